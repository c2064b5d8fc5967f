import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A person without a mouse comes to everything that can be pressed or written in, and sees where they are. */
export async function expectWalkedByTab(page: Page): Promise<void> {
  const reached = await walkByTab(page);
  expect(reached.length).toBeGreaterThan(0);
  expect(reached.filter(({ isSeen }) => !isSeen).map(({ what }) => what)).toEqual([]);
  const names = new Set(reached.map(({ what }) => what));
  expect((await thingsToReach(page)).filter((what) => !names.has(what))).toEqual([]);
}

/** What can be pressed or written in, as a person without a mouse must reach it; of a group of radio buttons the chosen one. */
function thingsToReach(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex >= 0)
      .filter((one) => !one.matches(':disabled, [inert] *, input[type=radio]:not(:checked)'))
      .map((one) => one.outerHTML.slice(0, 120)),
  );
}

const MOST_STEPS = 400;

/** Every place that the key comes to, and whether one sees that it is there. */
async function walkByTab(page: Page): Promise<{ what: string; isSeen: boolean }[]> {
  const reached: { what: string; isSeen: boolean }[] = [];
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const one = document.activeElement;
      if (one === null || one === document.body) return null;
      // What is drawn for a hidden field is its label.
      const drawn = [one, one.parentElement!, one.nextElementSibling ?? one].map((part) =>
        getComputedStyle(part),
      );
      const isSeen = drawn.some(
        ({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
      );
      return { what: one.outerHTML.slice(0, 120), isSeen };
    });
    if (here === null) break;
    reached.push(here);
  }
  return reached;
}
