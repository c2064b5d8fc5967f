import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../../checks/runs.ts';
import { enterAs, LONG, say, testHouse, villageOfOne } from './house.ts';
import { axe, type Options, openSite, PHONE, sharedPage, type TestSite, troublesOf, WIDE } from './pages.ts';

const GOLDEN = fileURLToPath(new URL('../../../golden/', import.meta.url));
/** Nine agents of a contest, in Japanese words. */
const WORDS = `${GOLDEN}logs/nlp-contest/jsai2026_truck9.log`;
/** Five of another contest, in the protocol. */
const SHORT = `${GOLDEN}logs/aiwolf-protocol/gat2017-05p-000.log`;
/** Fifteen, in the protocol. */
const PROTOCOL = `${GOLDEN}logs/aiwolf-protocol/gat2017-15p-000.log`;
const RECORD = `${GOLDEN}records/v1-licos-5c.mura.jsonl`;
const STREAM = { width: 1920, height: 1080 };

const house = testHouse({ keeps: true });
let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

/** A record, as its reader finds it: dropped on the page of replays, and then watched on the stage. */
async function openFilm(file: string, options: Options = {}): Promise<Page> {
  const page = await site.open(options);
  await page.goto(`${site.url}/replay`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.stagelink').click();
  await page.locator('.stagepage .actor').first().waitFor();
  return page;
}

const placeOf = (page: Page) => page.locator('.emaki').getAttribute('aria-valuenow').then(Number);

/** What a pose looks like: the address of its drawing. */
function drawingOf(page: Page, player: number): Promise<string | null> {
  return page.locator(`.actor[data-player="${player}"] use`).last().getAttribute('href');
}

/** What a film must have shown at least; the long run watches on. */
const ENOUGH = { poses: ['listen', 'accuse', 'claim', 'gone'], faces: 5, captions: 20 };

/** Goes through a film by key until all of it, or enough, was seen; in the page, since each look from outside costs as much as a step. */
function watchThrough(page: Page): Promise<{ poses: string[]; faces: string[]; captions: number }> {
  return page.evaluate(
    async (enough) => {
      const poses = new Set<string>();
      const faces = new Set<string>();
      const captions = new Set<string>();
      let before = -1;
      for (let steps = 0; steps < 160; steps++) {
        const place = Number(document.querySelector('.emaki')?.getAttribute('aria-valuenow'));
        if (place === before) break;
        before = place;
        for (const actor of document.querySelectorAll('.actor')) {
          poses.add(actor.getAttribute('data-pose') ?? '');
          faces.add(actor.getAttribute('data-face') ?? '');
        }
        captions.add(document.querySelector('.scap .csay p')?.textContent ?? '');
        const isEnough =
          enough?.poses.every((pose) => poses.has(pose)) &&
          faces.size > enough.faces &&
          captions.size > enough.captions;
        if (isEnough) break;
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        await new Promise(requestAnimationFrame);
      }
      return { poses: [...poses], faces: [...faces], captions: captions.size };
    },
    runs(1, 0) === 1 ? ENOUGH : null,
  );
}

/** Gestures wait for the readers of talk. */
async function expectFiguresThatMove(page: Page): Promise<void> {
  await page.keyboard.press('End');
  await page.waitForTimeout(500);
  await page.keyboard.press('Home');
  const { poses, faces, captions } = await watchThrough(page);
  expect(poses).toEqual(expect.arrayContaining(ENOUGH.poses));
  expect(faces.filter((face) => face !== 'none').length).toBeGreaterThanOrEqual(ENOUGH.faces);
  expect(captions).toBeGreaterThan(ENOUGH.captions);
  expect(await page.locator('.actor.gone .lantern').count()).toBeGreaterThan(0);
  expect(troublesOf(page)).toEqual([]);
}

/** From the beginning of a film, where an act is told and at its end. */
async function expectNoFindings(page: Page): Promise<void> {
  await page.keyboard.press('Home');
  const act = page.locator('.cmeta .act');
  for (let steps = 0; steps < 60 && !(await act.isVisible()); steps++)
    await page.keyboard.press('ArrowRight');
  await act.waitFor();
  expect(await axe(page)).toEqual([]);
  const { width } = page.viewportSize()!;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(
    await page
      .locator('.splayer .set .chip')
      .last()
      .evaluate((chip) => chip.getBoundingClientRect().right),
  ).toBeLessThanOrEqual(width);
  await page.keyboard.press('End');
  expect(await axe(page)).toEqual([]);
}

describe('a contest log in words on the stage, in English', () => {
  // One page for a desk by day and a phone by night.
  const film = sharedPage(() => openFilm(WORDS, { language: 'en', hasFonts: true }));

  test(
    '[R001-NLSYS-12] has figures whose faces and poses change: claims, accusations and deaths are seen',
    () => expectFiguresThatMove(film()),
    LONG,
  );

  test.each([
    ['wide, by day', WIDE, 'light'],
    ['on a phone, by night', PHONE, 'dark'],
  ] as const)(
    'has no serious findings, and nothing sticks out: %s',
    async (_, viewport, colorScheme) => {
      await film().setViewportSize(viewport);
      await film().emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoFindings(film());
    },
    LONG,
  );

  test(
    'whoever reads another language gets captions in it, as far as a post was understood, with the original',
    async () => {
      const page = film();
      await page.keyboard.press('Home');
      const caption = page.locator('.scap .csay p').first();
      for (let steps = 0; steps < 60 && (await page.locator('.csay .orig').count()) === 0; steps++)
        await page.keyboard.press('ArrowRight');
      await page.locator('.csay .orig').waitFor();
      expect(await caption.getAttribute('lang')).toBe('en');
      expect(await page.locator('.csay .orig').getAttribute('lang')).toBe('ja');
      expect(await caption.innerText()).not.toBe(await page.locator('.csay .orig').innerText());
    },
    LONG,
  );
});

// Every page is looked at in Korean in every-page.test.ts.
describe.runIf(process.env.MURA_LONG)('a contest log in words on the stage, on a phone, in Korean', () => {
  const film = sharedPage(() => openFilm(WORDS, { language: 'ko', viewport: PHONE, colorScheme: 'light' }));

  test('has no serious findings, and nothing sticks out', () => expectNoFindings(film()), LONG);
});

describe('the film', () => {
  const film = sharedPage(() => openFilm(RECORD));

  test(
    'plays by itself at the reader’s speed, stops, is moved by keys, and keeps its moment in the address',
    async () => {
      const page = film();
      for (let presses = 0; presses < 3; presses++) await page.keyboard.press('s');
      await page.getByRole('button', { name: '速さ ×4' }).waitFor();
      await page.keyboard.press('Home');
      await page.keyboard.press(' ');
      await page.getByRole('button', { name: '止める' }).waitFor();
      await page.waitForFunction(
        () => Number(document.querySelector('.emaki')?.getAttribute('aria-valuenow')) > 8,
      );
      await page.keyboard.press(' ');
      const stopped = await placeOf(page);
      await page.waitForTimeout(1500);
      expect(await placeOf(page)).toBe(stopped);
      expect(new URL(page.url()).searchParams.get('at')).toBe(String(stopped));
      await page.keyboard.press('ArrowLeft');
      expect(await placeOf(page)).toBeLessThan(stopped);
      const talk = page.locator('.seg a').first();
      expect(await talk.getAttribute('href')).toBe(`/replay?at=${await placeOf(page)}`);
      await talk.click();
      await page.locator('.replay .emaki').waitFor();
      await page.goBack();
      await page.locator('.stagepage').waitFor();
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );

  test(
    'plays a whole game to its end',
    async () => {
      const page = film();
      const speed = page.getByRole('button', { name: '速さ ×4' });
      for (let presses = 0; presses < 4 && !(await speed.isVisible()); presses++)
        await page.keyboard.press('s');
      await page.keyboard.press('Home');
      await page.keyboard.press(' ');
      await page.waitForFunction(
        () => {
          const scroll = document.querySelector('.emaki');
          return scroll?.getAttribute('aria-valuenow') === scroll?.getAttribute('aria-valuemax');
        },
        undefined,
        { timeout: 120_000 },
      );
      await page.getByRole('button', { name: '再生' }).waitFor();
      expect(await page.locator('.actor.gone').count()).toBeGreaterThan(0);
    },
    LONG,
  );
});

/** The properties that move just now. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      return effect instanceof KeyframeEffect
        ? effect.getKeyframes().flatMap((frame) => Object.keys(frame))
        : [];
    }),
  );

/**
 * Milliseconds of script, style and layout for each frame of a screen of 60 a second while a film plays, by the clock of
 * the page's own thread: who else is at work on the machine does not count.
 */
async function frameCost(page: Page, seconds: number, slower = 1): Promise<number> {
  // What is loaded and compiled at first is no cost of a frame, and a stretch in which nobody speaks shows none.
  const stretches: number[] = [];
  for (let stretch = 0; stretch < 3; stretch++) stretches.push(await costOfStretch(page, seconds, slower));
  return stretches.toSorted((one, other) => one - other)[1]!;
}

async function costOfStretch(page: Page, seconds: number, slower: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return 1000 * (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration'));
  };
  const before = await spent();
  await page.waitForTimeout(seconds * 1000);
  const cost = ((await spent()) - before) / (60 * seconds);
  await session.detach();
  return cost;
}

describe('a film of fifteen', () => {
  // One page for those who like motion and those who want none; each test comes back to the stage.
  const film = sharedPage(() => openFilm(PROTOCOL, { language: 'en', viewport: STREAM, hasFonts: false }));

  test(
    '[R001-NLSYS-12] another act is another drawing, and names, seals and captions go with it',
    async () => {
      const page = film();
      await page.keyboard.press('Home');
      await page.keyboard.press('j');
      await page.locator('.overhead .seal').first().waitFor();
      const claimant = Number(await page.locator('.actor.lit').first().getAttribute('data-player'));
      await page.locator(`.actor[data-player="${claimant}"][data-pose="claim"]`).waitFor();
      const claiming = await drawingOf(page, claimant);
      expect(await page.locator('.cmeta .act').innerText()).toContain('Claims');
      await page.keyboard.press('ArrowRight');
      await page.locator(`.actor[data-player="${claimant}"]:not([data-pose="claim"])`).waitFor();
      expect(await drawingOf(page, claimant)).not.toBe(claiming);
      expect(await page.locator('.overhead .seal').count()).toBeGreaterThan(0);
      // What was told is kept for those who hear the page.
      const log = page.getByRole('log', { name: 'Captions so far' });
      expect(await log.locator('li').count()).toBeGreaterThanOrEqual(2);
      // No role is shown to those who watch, before the end.
      expect(await page.locator('.overhead .seal.full').count()).toBe(0);
    },
    LONG,
  );

  test(
    'all motion stops for those who want none',
    async () => {
      const page = film();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.keyboard.press('Home');
      for (let steps = 0; steps < 3; steps++) await page.keyboard.press('j');
      expect(await moving(page)).toEqual([]);
    },
    LONG,
  );

  test(
    'moves only what is cheap, for those who like motion',
    async () => {
      const page = film();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.keyboard.press('Home');
      await page.keyboard.press('j');
      const parts = new Set(await moving(page));
      expect(parts.has('opacity')).toBe(true);
      for (const part of ['left', 'top', 'width', 'height', 'filter', 'margin'])
        expect(parts.has(part)).toBe(false);
    },
    LONG,
  );

  test(
    'an overlay has one size, no buttons, and nothing behind its figures',
    async () => {
      const page = film();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await goToOverlay(page);
      expect(await page.locator('.ov button, .ov input, .ov footer').count()).toBe(0);
      const box = await page.locator('.ov').evaluate((main) => {
        const { width, height } = main.getBoundingClientRect();
        return { width, height };
      });
      expect(box).toEqual(STREAM);
      const papers = () =>
        page.evaluate(() =>
          [document.documentElement, document.body, document.querySelector('.ov')!].map(
            (element) => getComputedStyle(element).backgroundColor,
          ),
        );
      // The paper of the page before it fades.
      await expect.poll(async () => [...new Set(await papers())]).toEqual(['rgba(0, 0, 0, 0)']);
      await page.locator('.ovcap p').waitFor();
      // It plays: nobody can press a button in a stream.
      const first = await page.locator('.ovcap p').innerText();
      await page.waitForFunction(
        (before) => document.querySelector('.ovcap p')?.textContent !== before,
        first,
      );
      expect(await axe(page)).toEqual([]);
      await page.goBack();
      await page.locator('.stagepage .actor').first().waitFor();
    },
    LONG,
  );
});

/** Goes to the overlay of a film, some events after its beginning. */
async function goToOverlay(page: Page): Promise<void> {
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press('j');
  const address = await page.locator('.overlaylink').getAttribute('href');
  await page.goto(`${site.url}${address}`);
  await page.locator('.ov .actor').nth(14).waitFor();
}

describe('a film of fifteen by a clock', () => {
  const film = sharedPage(() =>
    openFilm(PROTOCOL, { reducedMotion: 'no-preference', viewport: STREAM, hasFonts: false }),
  );

  // Only where nothing else runs.
  test.runIf(process.env.MURA_LONG)(
    'costs little: script, style and layout of a frame, also on a machine four times slower',
    async () => {
      const page = film();
      await goToOverlay(page);
      const seconds = 4;
      const overlay = [await frameCost(page, seconds), await frameCost(page, seconds, 4)] as const;
      await page.goBack();
      await page.setViewportSize(WIDE);
      await page.locator('.stagepage .actor').first().waitFor();
      for (let presses = 0; presses < 3; presses++) await page.keyboard.press('s');
      await page.keyboard.press(' ');
      const stage = [await frameCost(page, seconds), await frameCost(page, seconds, 4)] as const;
      for (const [name, [usual, slower]] of Object.entries({ stage, overlay })) {
        console.log(
          `${name}: ${usual.toFixed(2)} ms of script, style and layout a frame, ${slower.toFixed(2)} ms at 4x throttle`,
        );
        expect(usual).toBeLessThan(4);
        expect(slower).toBeLessThan(8);
      }
    },
    LONG,
  );
});

/** Voices of a browser that has three, and says everything at once. */
async function giveVoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: unknown[] = [];
    const voices = ['one', 'two', 'three'].map((name) => ({ name, lang: 'ja-JP' }));
    class StageUtterance {
      onend: (() => void) | null = null;
      voice: { name: string } | null = null;
      constructor(readonly text: string) {}
      lang = '';
      pitch = 1;
      rate = 1;
    }
    const synthesis = {
      getVoices: () => voices,
      cancel: () => undefined,
      speak: (one: StageUtterance) => {
        spoken.push({ text: one.text, lang: one.lang, sound: `${one.voice?.name} ${one.pitch} ${one.rate}` });
        setTimeout(() => one.onend?.(), 5);
      },
    };
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis, configurable: true });
    Object.assign(globalThis, { SpeechSynthesisUtterance: StageUtterance, muraSpoken: spoken });
  });
}

interface SpokenOnStage {
  readonly text: string;
  readonly lang: string;
  readonly sound: string;
}
const spokenIn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { muraSpoken: SpokenOnStage[] }).muraSpoken);

describe('a contest log in the protocol on the stage', () => {
  const film = sharedPage(async () => {
    const page = await site.open();
    await giveVoices(page);
    await page.goto(`${site.url}/stage`);
    await page.locator('input[type=file]').setInputFiles(SHORT);
    await page.locator('.stagepage .actor').first().waitFor();
    return page;
  });

  test(
    '[R001-NLSYS-12] has figures whose faces and poses change: claims, accusations and deaths are seen',
    () => expectFiguresThatMove(film()),
    LONG,
  );

  test(
    '[R001-METR-14] all seats speak with the browser’s voices, each with their own, once somebody wants it',
    async () => {
      const page = film();
      await page.keyboard.press('Home');
      for (let presses = 0; presses < 3; presses++) await page.keyboard.press('s');
      await page.keyboard.press(' ');
      await page.waitForFunction(
        () => Number(document.querySelector('.emaki')?.getAttribute('aria-valuenow')) > 6,
      );
      expect(await spokenIn(page)).toEqual([]);
      await page.keyboard.press(' ');
      await page.keyboard.press('Home');
      await page.locator('.splayer .voice').click();
      await page.locator('.splayer .rbtn.big').click();
      // Five seats and the narrator.
      await page.waitForFunction(
        () => {
          const { muraSpoken } = globalThis as unknown as { muraSpoken: { sound: string }[] };
          return new Set(muraSpoken.map(({ sound }) => sound)).size >= 6;
        },
        undefined,
        { timeout: 120_000 },
      );
      const spoken = await spokenIn(page);
      expect(spoken.every(({ lang }) => lang === 'ja')).toBe(true);
      expect(new Set(spoken.map(({ sound }) => sound)).size).toBe(6);
      await page.reload();
      await page.locator('.splayer .voice[aria-pressed="true"]').waitFor();
    },
    LONG,
  );
});

/** A browser that hears what the test says. */
async function giveEars(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const started: { onresult: ((event: unknown) => void) | null; lang: string }[] = [];
    class Recogniser {
      onresult: ((event: unknown) => void) | null = null;
      onend: (() => void) | null = null;
      onerror: ((event: unknown) => void) | null = null;
      lang = '';
      start() {
        started.push(this);
      }
      stop() {
        this.onend?.();
      }
    }
    Object.assign(globalThis, { SpeechRecognition: Recogniser, muraHeard: started });
  });
}

describe('a village that goes on', () => {
  let player: Page;
  let address: string;
  beforeAll(async () => {
    const { url } = await house.serve();
    const { id, guest } = await villageOfOne(url, { preset: 'licos-5c', pace: 60_000 });
    player = await house.open(url);
    await giveEars(player);
    await enterAs(player, url, guest);
    await player.goto(`${url}/village/${id}`);
    await player.locator('.composer.say textarea').waitFor();
    address = `${url}/stage/${id}`;
  });

  test(
    '[R001-METR-14] a microphone writes into the field when it is wanted, and sends nothing',
    async () => {
      const field = player.locator('.composer.say textarea').first();
      const listening = () =>
        player.evaluate(() => (globalThis as unknown as { muraHeard: { lang: string }[] }).muraHeard.length);
      expect(await player.locator('.mic[aria-pressed="true"]').count()).toBe(0);
      expect(await listening()).toBe(0);
      await field.fill('えっと、');
      const microphone = player.locator('.mic').first();
      await microphone.click();
      expect(await listening()).toBe(1);
      await player.evaluate(() => {
        const [one] = (globalThis as unknown as { muraHeard: { onresult(event: unknown): void }[] })
          .muraHeard;
        one?.onresult({ results: [[{ transcript: '綾さんが' }], [{ transcript: '怪しい。' }]] });
      });
      expect(await field.inputValue()).toBe('えっと、綾さんが怪しい。');
      expect(await player.locator('.post.me').count()).toBe(0);
      await microphone.click();
      await player.locator('.mic[aria-pressed="false"]').first().waitFor();
      await field.fill('');
    },
    LONG,
  );

  test(
    'is streamed without a secret, also from the machine of a player',
    async () => {
      await player.setViewportSize(STREAM);
      await player.goto(`${address}?overlay`);
      await player.locator('.ov .actor').nth(4).waitFor();
      expect(await player.locator('.overhead .seal').count()).toBe(0);
      await player.goBack();
      await player.setViewportSize(WIDE);
      await player.locator('.composer.say textarea').waitFor();
    },
    LONG,
  );

  test(
    '[R001-METR-13] [R001-NLSYS-12] its players switch the characters on and off, and watchers see them on the stage',
    async () => {
      expect(await player.locator('.playstage').count()).toBe(0);
      const toggle = player.getByRole('button', { name: '人物の絵を出す' });
      await toggle.click();
      await player.locator('.playstage .actor').nth(4).waitFor();

      const watcher = await house.open(new URL(address).origin);
      await watcher.goto(address);
      await watcher.locator('.stagepage .actor').nth(4).waitFor();
      // The next speaker takes the stage: somebody looks before it is said.
      const claimed = watcher.waitForFunction(() => {
        const isClaiming = document.querySelector('.actor[data-pose="claim"]') !== null;
        const said = document.querySelector('.scap .csay p')?.textContent ?? '';
        const seals = document.querySelectorAll('.overhead.read .seal').length;
        return isClaiming && said.includes('わたしは占い師です。') ? { seals } : null;
      });
      const shown = player.locator('.playstage .actor[data-pose="claim"]').waitFor();
      await say(player, 'わたしは占い師です。');
      expect(await (await claimed).jsonValue()).toEqual({ seals: 1 });
      await shown;
      // Who watches knows nobody's role; who plays knows their own.
      expect(await watcher.locator('.overhead .seal.full').count()).toBe(0);
      expect(await player.locator('.playstage .overhead .seal.full').count()).toBeGreaterThan(0);
      expect(await axe(watcher)).toEqual([]);
      expect(await axe(player)).toEqual([]);

      await toggle.click();
      await player.locator('.playstage').waitFor({ state: 'detached' });
      expect(await player.locator('.post').count()).toBeGreaterThan(0);
      await toggle.click();
      await player.reload();
      await player.locator('.playstage .actor').first().waitFor();
      await player.locator('.playstage a').click();
      await player.locator('.stagepage .actor').first().waitFor();
      expect([...troublesOf(player), ...troublesOf(watcher)]).toEqual([]);
    },
    LONG,
  );
});
