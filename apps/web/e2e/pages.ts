import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { runs } from '../../../checks/runs.ts';
import { launchChromium } from '../testing/chromium.mjs';
import { serveDist } from '../testing/serve.mjs';
import { closePage, closePages, newPage, takePage } from './page-pool.ts';

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The built page in a real browser. */
export interface TestSite {
  readonly url: string;
  /** A page of its own, in which bots think fast; what goes wrong in it is kept. */
  open(options?: Options): Promise<Page>;
  stop(): Promise<void>;
}

export interface Options extends BrowserContextOptions {
  readonly language?: 'ja' | 'en' | 'ko';
  readonly seed?: string;
  readonly pace?: number;
  /** Somebody who has never played here, and is told what to press. */
  readonly isNewcomer?: boolean;
  /** A browser that has loaded nothing here yet. */
  readonly isFirstVisit?: boolean;
  /** Whether it loads fonts, which costs as much as all else; in long runs it does wherever a test chooses the size. */
  readonly hasFonts?: boolean;
}

let running: Promise<Browser> | undefined;

/** The one browser of this process: files of tests that run one after another share it, and leave no page in it. */
export function browserHere(): Promise<Browser> {
  running ??= launchChromium();
  return running;
}

let serving: ReturnType<typeof serveDist> | undefined;

/** At the same address for all files of tests in this process, so that what a page has loaded is loaded. */
export async function openSite(): Promise<TestSite> {
  serving ??= serveDist();
  const [{ url }, browser] = await Promise.all([serving, browserHere()]);
  return { url, open: (options) => openPage(browser, url, options ?? {}), stop: closePages };
}

/** Shows an open village in another size: it is drawn anew, and what is pressed before that is lost with the old one. */
export async function showOn(page: Page, viewport: typeof WIDE): Promise<void> {
  await page.setViewportSize(viewport);
  await page.locator('.phone').waitFor({ state: viewport === PHONE ? 'attached' : 'detached' });
}

/** One page for the tests of a group, one after another: to open it costs more than most of them. */
export function sharedPage(open: () => Promise<Page>): () => Page {
  let page: Page;
  beforeAll(async () => {
    page = await open();
  });
  afterAll(() => closePage(page));
  return () => page;
}

/** What went wrong in a page, and what it asked of others. */
const troubles = new WeakMap<Page, string[]>();

export function troublesOf(page: Page): string[] {
  return troubles.get(page) ?? [];
}

export async function openPage(
  browser: Browser,
  url: string,
  { language = 'ja', seed = 'e2e', pace = 0.01, isNewcomer = false, isFirstVisit = false, ...rest }: Options,
): Promise<Page> {
  const { hasFonts = runs(0, 1) === 1 && rest.viewport !== undefined, ...options } = rest;
  const take = isFirstVisit ? newPage : takePage;
  const page = await take(browser, {
    viewport: WIDE,
    // It keeps all files of the page anew in every context, which costs more than most tests do.
    serviceWorkers: 'block',
    locale: language,
    reducedMotion: 'reduce',
    ...options,
  });
  page.setDefaultTimeout(60_000);
  const wrong: string[] = [];
  troubles.set(page, wrong);
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(url))
      wrong.push(`asked ${request.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) wrong.push(message.text());
  });
  if (!hasFonts)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  if (!isNewcomer) await page.addInitScript(() => localStorage.setItem('mura.guide', 'left'));
  await page.addInitScript((test) => Object.assign(globalThis, { muraTest: test }), { seed, pace });
  return page;
}

interface AxeViolation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly {
    readonly html: string;
    readonly failureSummary: string;
    readonly target: readonly string[];
  }[];
}

type AxeImpact = { readonly impact: string };

/** What we use of axe; `_audit` is its own, and says how serious what a rule finds can be. */
interface Axe {
  readonly run: (options: unknown) => Promise<{ readonly violations: readonly AxeViolation[] }>;
  readonly _audit: {
    readonly rules: readonly (Record<'any' | 'all' | 'none', readonly (string | { readonly id: string })[]> &
      AxeImpact & { readonly id: string; readonly enabled: boolean; readonly tags: readonly string[] })[];
    readonly data: { readonly checks: Readonly<Record<string, AxeImpact>> };
  };
}

/** Serious findings of axe, as lines; `only` one rule, where all but colours has been looked at before. */
export async function axe(page: Page, only?: 'color-contrast'): Promise<string[]> {
  // The page's own policy forbids to add a script to it; a function of the driver is none.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(async (rule) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const isSerious = ({ impact }: AxeImpact) => impact === 'serious' || impact === 'critical';
    /** What is scrolled out of its box lies, for axe, on whatever is drawn there. */
    const isCut = (node: AxeViolation['nodes'][number]) => {
      const element = document.querySelector(node.target[0] ?? 'none');
      const box = element?.closest('.scroll, .popup, .panelbody')?.getBoundingClientRect();
      const own = element?.getBoundingClientRect();
      return box !== undefined && own !== undefined && (own.top < box.top || own.bottom > box.bottom);
    };
    /** Rules that find nothing serious, whatever they find, take a quarter of the time. */
    const seriousRules = () => {
      const { rules, data } = axe._audit;
      const impactOf = (check: string | { id: string }) =>
        data.checks[typeof check === 'string' ? check : check.id] ?? { impact: 'unknown' };
      return rules
        .filter(({ enabled, tags }) => enabled && !tags.includes('experimental'))
        .filter(
          (one) => isSerious(one) || [...one.any, ...one.all, ...one.none].map(impactOf).some(isSerious),
        )
        .map(({ id }) => id);
    };
    // Nothing that is looked at below needs the style sheets or the media themselves.
    const { violations } = await axe.run({
      ...{ resultTypes: ['violations'], preload: false },
      runOnly: rule === undefined ? seriousRules() : [rule],
    });
    return violations
      .filter(isSerious)
      .map(({ id, nodes }) => ({
        id,
        nodes: nodes.filter((node) => id !== 'color-contrast' || !isCut(node)),
      }))
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
  }, only);
  return found;
}

/** Serious findings by day and by night; only colours change with the paper. */
export async function axeByDayAndNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.locator('html[data-theme=day]').waitFor();
  const byDay = await axe(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.locator('html[data-theme=night]').waitFor();
  return [...byDay, ...(await axe(page, 'color-contrast'))];
}

/** Serious findings by day, and in long runs by night: every screen is seen by night in the tests of every page and screen. */
export async function axeInTurn(page: Page): Promise<string[]> {
  return runs(0, 1) === 1 ? axeByDayAndNight(page) : axe(page);
}

/** Plays a solo village to its end by mouse: has nothing to say, and chooses the first that may be chosen. */
export async function playByMouse(page: Page): Promise<void> {
  for (let steps = 0; steps < 400; steps++) {
    const moment = await momentOf(page);
    if (moment.hasEnded) break;
    await goOn(page, moment, { mayEndTalk: true });
    await pause(60);
  }
  await page.locator('.endcard .btn').waitFor();
}

/** Where the mouse presses a button. */
interface MousePoint {
  readonly x: number;
  readonly y: number;
}

/** What can be done in a village just now. */
export interface PlayMoment {
  readonly hasEnded: boolean;
  readonly isTurn: boolean;
  /** Somebody is to be chosen: the first, and when one is chosen, the button that decides it. */
  readonly choice: MousePoint | null;
  readonly endOfTalk: MousePoint | null;
}

/** The buttons by which one has nothing more to say, or lets the others hurry. */
const END_OF_TALK = ['話し終える', 'I am done', '先へ進める', 'Go on faster'];

/** All of it in one look: each costs some milliseconds, a locator more, and a game takes hundreds. */
export function momentOf(page: Page): Promise<PlayMoment> {
  return page.evaluate((names) => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '';
    /** Its middle, where nothing else lies on it. */
    const pointOf = (button: Element | undefined) => {
      if (button === undefined) return null;
      button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = button.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      return hit !== null && button.contains(hit) ? { x, y } : null;
    };
    const wanted =
      seen('.sheet .target.on').length > 0 ? '.sheet button[type=submit]:enabled' : '.sheet .target';
    return {
      hasEnded: seen('.endcard').length > 0,
      isTurn: seen('.chip.turn').length > 0,
      choice: pointOf(seen(wanted)[0]),
      endOfTalk: pointOf(seen('button').find((button) => names.includes(nameOf(button)))),
    };
  }, END_OF_TALK);
}

/** Chooses the first that may be chosen, and has nothing more to say; what it picked it decides at the next look. */
export async function goOn(
  page: Page,
  { choice, endOfTalk }: PlayMoment,
  { mayEndTalk }: { readonly mayEndTalk: boolean },
): Promise<void> {
  const point = choice ?? (mayEndTalk ? endOfTalk : null);
  if (point !== null) await page.mouse.click(point.x, point.y);
}

/** The screen may go on while the hand moves: then there is nothing to click any more. */
export async function clickIfThere(button: ReturnType<Page['locator']>): Promise<void> {
  if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => undefined);
}

/** Picks the first that may be chosen and decides it, as far as there is time: the screen may go on meanwhile. */
export async function chooseFirst(page: Page): Promise<void> {
  for (let clicks = 0; clicks < 2; clicks++) await goOn(page, await momentOf(page), { mayEndTalk: false });
}

/** Waits for the talk of the first day. */
export async function toTalk(page: Page): Promise<void> {
  await page.locator('.composer.say textarea').waitFor();
}

/** Cuts a page off as soon as it has kept itself for that; its context must allow service workers. */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.waitForFunction(async () => (await caches.keys()).length > 0);
  await page.context().setOffline(true);
}

/** A message of the worker, as far as tests look into it. */
export interface WorkerMessage {
  readonly type: string;
  readonly player?: number;
  readonly number: number;
  readonly event: { readonly type: string };
}

/** Keeps all that workers say to the page from now on. */
export async function keepMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    const Original = globalThis.Worker;
    globalThis.Worker = class extends Original {
      constructor(...given: ConstructorParameters<typeof Original>) {
        super(...given);
        if (String(given[0]).includes('solo'))
          this.addEventListener('message', ({ data }) => heard.push(structuredClone(data)));
      }
    };
  });
}

/** The record itself is handed out after the end, when nothing in it is secret. */
export async function messagesOf(page: Page): Promise<WorkerMessage[]> {
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: WorkerMessage[] }).heard);
  return heard.filter(({ type }) => type !== 'recorded');
}

/** A village that is told by a script instead of a worker: the news come when the page asks for its village. */
export async function scriptVillage(page: Page, news: readonly unknown[]): Promise<void> {
  await page.addInitScript((told) => {
    const Original = globalThis.Worker;
    const sent: unknown[] = [];
    class Scripted extends EventTarget {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      /** A text that begins with `refuse` is refused, for the reason that follows. */
      #answerTo({ id, action }: { id?: number; action?: { text?: string } }): unknown {
        const code = /^refuse (\w+)$/.exec(action?.text ?? '')?.[1];
        return code === undefined ? { type: 'done', id } : { type: 'refused', id, code };
      }
      postMessage(message: { type: string; id?: number; action?: { text?: string } }): void {
        sent.push(message);
        const answers = message.type === 'begin' ? told : [this.#answerTo(message)];
        setTimeout(() => {
          for (const data of answers) this.onmessage?.({ data });
        });
      }
      terminate(): void {}
    }
    const villages: Scripted[] = [];
    Object.assign(globalThis, {
      sent,
      tell: (news: unknown[]) => {
        for (const data of news) villages.at(-1)?.onmessage?.({ data });
      },
      Worker: function Worker(url: URL, options: WorkerOptions) {
        if (!String(url).includes('solo')) return new Original(url, options);
        villages.push(new Scripted());
        return villages.at(-1);
      },
    });
  }, news as unknown[]);
}

/** What happens in a scripted village after its page has been opened. */
export async function tell(page: Page, news: readonly unknown[]): Promise<void> {
  await page.evaluate(
    (told) => (globalThis as unknown as { tell: (news: unknown[]) => void }).tell(told),
    news as unknown[],
  );
}

/** What the page sent to the scripted village. */
export async function sentBy(page: Page): Promise<{ type: string; action?: Record<string, unknown> }[]> {
  return page.evaluate(() => (globalThis as unknown as { sent: { type: string }[] }).sent);
}
