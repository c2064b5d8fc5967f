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
/** Presses of the key after which the page is asked where it came: to ask costs as much as to press. */
const STEPS_AT_ONCE = 20;

interface ReachedPlace {
  readonly what: string;
  readonly isSeen: boolean;
}

/** Every place that the key comes to, until it leaves the page, and whether one sees that it is there. */
async function walkByTab(page: Page): Promise<readonly ReachedPlace[]> {
  await page.evaluate(() => {
    const walk = { reached: [] as ReachedPlace[], isOver: false };
    Object.assign(globalThis, { walk });
    const come = ({ target }: FocusEvent) => {
      const one = target as Element;
      // What is drawn for a hidden field is its label.
      const drawn = [one, one.parentElement!, one.nextElementSibling ?? one].map((part) =>
        getComputedStyle(part),
      );
      const isSeen = drawn.some(
        ({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
      );
      if (!walk.isOver) walk.reached.push({ what: one.outerHTML.slice(0, 120), isSeen });
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) walk.isOver = true;
    };
    document.addEventListener('focusin', come, true);
    document.addEventListener('focusout', leave, true);
  });
  for (let steps = 0; ; steps += STEPS_AT_ONCE) {
    for (let step = 0; step < STEPS_AT_ONCE; step++) await page.keyboard.press('Tab');
    const { reached, isOver } = await page.evaluate(
      () => (globalThis as unknown as { walk: { reached: readonly ReachedPlace[]; isOver: boolean } }).walk,
    );
    if (isOver || steps >= MOST_STEPS) return reached;
  }
}
