import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Event } from '@mura/engine';
import { detectFormat, readAny, type VillageRecord, writeLicosLog, writeRecord } from '@mura/records';
import { curveOf } from '@mura/worlds';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closePage } from './page-pool.ts';
import { axe, type Options, openSite, PHONE, sharedPage, type TestSite, troublesOf } from './pages.ts';

const LOGS = fileURLToPath(new URL('../../../golden/logs/', import.meta.url));
/** A game of fifteen players of a contest of 2017. */
const CONTEST = `${LOGS}aiwolf-protocol/gat2017-15p-000.log`;
/** One of five. */
const SMALL = `${LOGS}aiwolf-protocol/gat2017-05p-000.log`;
const FIVE_PLAYERS = fileURLToPath(
  new URL('../../../golden/records/v1-aiwolf-5.mura.jsonl', import.meta.url),
);
const LONG = 300_000;

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

async function openRecord(page: Page, file: string): Promise<void> {
  await page.goto(`${site.url}/replay`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.emaki').waitFor();
}

/** A record that is opened once for several tests. */
function sharedRecord(file: string, options: Options = {}): () => Page {
  return sharedPage(async () => {
    const page = await site.open(options);
    await openRecord(page, file);
    return page;
  });
}

/** As somebody sees it who has just opened it. */
async function toBeginning(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Observer', exact: true }).click();
  await page.locator('.emaki').focus();
  await page.keyboard.press('Home');
}

const placeOf = (page: Page) => page.locator('.emaki').getAttribute('aria-valuenow').then(Number);

describe('a contest log of fifteen players', () => {
  const film = sharedRecord(CONTEST, { language: 'en' });

  test(
    'is read from a file, moved through by keys, and seen through anybody’s eyes',
    async () => {
      const page = film();
      await toBeginning(page);
      await page.locator('.lc').first().waitFor();
      expect(await page.locator('.logic tbody tr').count()).toBe(15);
      await page.keyboard.press('j');
      const first = await placeOf(page);
      await page.keyboard.press('ArrowRight');
      expect(await placeOf(page)).toBeGreaterThan(first);
      await page.keyboard.press('k');
      expect(await placeOf(page)).toBeLessThanOrEqual(first);

      for (let steps = 0; steps < 8; steps++) await page.keyboard.press('j');
      await page.locator('.lc.no').first().waitFor();
      expect(await page.locator('.glyph.executed:not(.ahead)').count()).toBeGreaterThan(0);
      expect(await page.locator('.glyph.ahead text').count()).toBe(0);
      expect(await page.locator('.vm tbody tr').count()).toBeGreaterThan(0);
      expect(await page.locator('.claims tbody tr').count()).toBeGreaterThan(0);
      expect(await page.locator('.post.whisper').count()).toBe(0);

      await page.getByRole('button', { name: 'Werewolves', exact: true }).click();
      await page.locator('.post.whisper').first().waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Observer' }).click();
      await page.locator('.post.whisper').first().waitFor({ state: 'detached' });
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );

  test(
    'has an address for every moment',
    async () => {
      const page = film();
      await toBeginning(page);
      for (let steps = 0; steps < 4; steps++) await page.keyboard.press('j');
      await page.getByRole('button', { name: 'See as Agent[03]' }).click();
      const place = await placeOf(page);
      expect(page.url()).toContain(`at=${place}&as=3`);
      await page.reload();
      await page.locator('.emaki').waitFor();
      expect(await placeOf(page)).toBe(place);
      expect(await page.getByRole('button', { name: 'See as Agent[03]' }).getAttribute('aria-pressed')).toBe(
        'true',
      );
    },
    LONG,
  );

  test(
    'tells why something cannot be, by posts one can go to',
    async () => {
      const page = film();
      await toBeginning(page);
      for (let steps = 0; steps < 8; steps++) await page.keyboard.press('j');
      await page.locator('button.lc.no').first().click();
      await page.locator('.why li').first().waitFor();
      expect(await page.locator('.why h3').innerText()).toMatch(/cannot be/);
      const before = await placeOf(page);
      await page.locator('.why .linkish').first().click();
      expect(await placeOf(page)).toBeLessThanOrEqual(before);
    },
    LONG,
  );

  test(
    'hides the roles until they are asked for',
    async () => {
      const page = film();
      await toBeginning(page);
      await page.keyboard.press('End');
      await page.keyboard.press('k');
      expect(await page.locator('.seal.full').count()).toBe(0);
      await page.getByRole('button', { name: 'Show the roles' }).click();
      expect(await page.locator('.viewbar .seal.full').count()).toBe(15);
      await page.getByRole('button', { name: 'Hide the roles' }).click();
      expect(await page.locator('.seal.full').count()).toBe(0);
    },
    LONG,
  );

  test(
    'a sentence of an older contest is read for people too',
    async () => {
      const page = film();
      await toBeginning(page);
      await page.keyboard.press('End');
      const sentence = page.getByText('Everyone, please vote for', { exact: false });
      await sentence.first().waitFor({ state: 'attached' });
      expect(await sentence.count()).toBeGreaterThan(0);
    },
    LONG,
  );

  test(
    'goes out again in the form in which it came, byte for byte',
    async () => {
      const page = film();
      await page.getByRole('button', { name: 'Export' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'AIWolf log (.log)' }).click(),
      ]);
      expect(readFileSync(await file.path())).toEqual(readFileSync(CONTEST));
    },
    LONG,
  );

  test(
    'its picture scroll goes where one clicks and drags; curves and boards follow, by day and by night paper',
    async () => {
      const page = film();
      await toBeginning(page);
      const scroll = page.locator('.emaki');
      const box = (await scroll.boundingBox())!;
      await page.mouse.click(box.x + box.width / 4, box.y + 50);
      const quarter = await placeOf(page);
      await page.mouse.move(box.x + box.width / 4, box.y + 50);
      await page.mouse.down();
      await page.mouse.move(box.x + (box.width * 3) / 4, box.y + 50, { steps: 4 });
      await page.mouse.up();
      expect(quarter).toBeGreaterThan(0);
      expect(await placeOf(page)).toBeGreaterThan(quarter);
      expect(await page.locator('.glyph.claim').count()).toBeGreaterThan(0);

      // The number of worlds: fewer as one comes along, and others for other eyes.
      const worlds = page.getByRole('img', { name: /^Possible worlds/ });
      await page.getByRole('img', { name: /^Possible worlds: [\d,]{4,} at first, [\d,]+ now$/ }).waitFor();
      const asObserver = await worlds.getAttribute('aria-label');
      await page.getByText('Choose a face above').waitFor();
      await page.getByRole('button', { name: 'See as Agent[06]' }).click();
      await page.waitForFunction(
        (before) =>
          ![...document.querySelectorAll('.curve svg')].some(
            (one) => one.getAttribute('aria-label') === before,
          ),
        asObserver,
      );

      // The board of whoever one looks through the eyes of, at this moment.
      const board = page.locator('.playerboard');
      await page.getByRole('heading', { name: /Board of Agent\[06\]/ }).waitFor();
      expect(await board.locator('tbody tr').count()).toBe(14);
      const late = await board.locator('td.m-o').count();
      expect(late).toBeGreaterThan(0);
      await page.keyboard.press('Home');
      await scroll.focus();
      await page.keyboard.press('Home');
      expect(await board.locator('td.m-o').count()).toBe(0);
      await page.keyboard.press('End');
      expect(await board.locator('td.m-o').count()).toBeGreaterThanOrEqual(late);

      // At the end it is known that somebody of the village side had lied.
      await page.getByRole('button', { name: 'Drop the assumption' }).click();
      await page.locator('.lc.sure').first().waitFor();

      await page.getByRole('button', { name: 'Show as a table' }).click();
      expect(await page.locator('.curve .plaintable tr').count()).toBe(15);
      expect(await axe(page), 'day').toEqual([]);
      await page.evaluate(() => localStorage.setItem('mura.theme', 'night'));
      await page.reload();
      await page.locator('html[data-theme=night] .emaki').waitFor();
      await page.locator('.lc:not(.none)').first().waitFor();
      expect(await axe(page, 'color-contrast'), 'night').toEqual([]);
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );
});

describe('a game in natural language', () => {
  test(
    'is read on a phone',
    async () => {
      const page = await site.open({ language: 'en', viewport: PHONE });
      await openRecord(page, `${LOGS}nlp-contest/jsai2025_truck5.log`);
      for (let steps = 0; steps < 3; steps++) await page.keyboard.press('j');
      for (const tab of [0, 1, 2]) {
        await page.locator('.replaytabs button').nth(tab).click();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          PHONE.width,
        );
        expect(await axe(page)).toEqual([]);
      }
      expect(troublesOf(page)).toEqual([]);
      await closePage(page);
    },
    LONG,
  );
});

/** Drops a file on the page, as a hand does. */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  await page.evaluate(
    ([fileName, text]) => {
      const file = new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], fileName);
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      for (const type of ['dragover', 'drop'])
        window.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, bytes.toString('base64')] as const,
  );
}

function recordOf(file: string): VillageRecord {
  const read = readAny(readFileSync(file, 'utf8'), file);
  return read.ok ? read.value : expect.fail(read.error.reason);
}

function licosLogOf(record: VillageRecord): string {
  const written = writeLicosLog(record);
  return written.ok ? written.value : expect.fail(written.error.reason);
}

async function exported(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

/** The numbers that a curve shows one after another: none at all is not drawn, and the same is drawn once. */
function turnsOf(counts: readonly number[]): number[] {
  return counts.filter((count) => count > 0).filter((count, index, all) => count !== all[index - 1]);
}

describe('files', () => {
  const reader = sharedPage(async () => {
    const page = await site.open({ language: 'en' });
    await page.goto(`${site.url}/replay`);
    return page;
  });

  test(
    'what is no record is told to be none, with the place',
    async () => {
      const page = reader();
      const [name, mimeType] = ['talk.txt', 'text/plain'];
      await page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType, buffer: Buffer.from('hello\nworld\n') });
      expect(await page.locator('.trouble').innerText()).toMatch(/talk\.txt, line 1/);
      expect(await axe(page)).toEqual([]);
    },
    LONG,
  );

  test(
    'of every form that is known are read where they are dropped',
    async () => {
      const record = recordOf(SMALL);
      const files: [name: string, bytes: Buffer, players: number][] = [
        ['aiwolf.log', readFileSync(CONTEST), 15],
        ['nlp.log', readFileSync(`${LOGS}nlp-contest/jsai2025_truck5.log`), 5],
        ['own.mura.jsonl', Buffer.from(writeRecord(record)), 5],
        ['licos.jsonl', Buffer.from(licosLogOf(record)), 5],
        ['packed.log.gz', gzipSync(readFileSync(SMALL)), 5],
      ];
      const page = reader();
      await page.locator('.dropzone').waitFor();
      for (const [name, bytes, players] of files) {
        // One may drop the next on the one that is open.
        await drop(page, name, bytes);
        await page.locator('.filmname strong', { hasText: name.split('.')[0]! }).waitFor();
        expect(await page.locator('.viewbar .who button').count(), name).toBe(players);
      }
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );

  test(
    'go out in every form, and each can be read again',
    async () => {
      // What was dropped last.
      const page = reader();
      const forms = [
        ['Mura record (.mura.jsonl)', 'mura'],
        ['AIWolf log (.log)', 'aiwolf'],
        ['Natural-language contest log (.log)', 'nlp'],
        ['LiCOS log (.jsonl)', 'licos'],
        ['LiCOS 0.2 log (.jsonl)', 'licos'],
      ] as const;
      for (const [name, form] of forms) {
        const text = await exported(page, name);
        expect(detectFormat(text), name).toBe(form);
        if (name !== 'LiCOS 0.2 log (.jsonl)') expect(readAny(text, name), name).toMatchObject({ ok: true });
      }
      expect(await exported(page, 'To read (.txt)')).toContain('Agent[01]');
      expect(await page.locator('.trouble').count()).toBe(0);
    },
    LONG,
  );

  test(
    '[R000-INFO-11] the curve of possible worlds is counted after every event and drawn for each viewpoint',
    async () => {
      const text = readFileSync(FIVE_PLAYERS, 'utf8');
      const record = readAny(text, 'five.mura.jsonl');
      if (!record.ok) throw new Error('the record can be read');
      const events = record.value.entries.map(({ event }, seq) => ({ seq, event: event as Event }));
      const viewpoints = ['observer', 1, 2, 3, 4, 5, 'werewolves', 'master'] as const;
      const { lines, steps } = curveOf(events, {
        viewpoints,
        assume: 'village',
        hypotheses: [],
        complete: true,
      });
      expect(steps).toHaveLength(events.length);
      const page = reader();
      await drop(page, 'five.mura.jsonl', Buffer.from(text));
      await page.locator('.filmname strong', { hasText: 'five' }).waitFor();
      await page.locator('.emaki').focus();
      await page.keyboard.press('End');
      const heights = new Map<number, string>();
      for (const { as, counts } of lines) {
        const name =
          as === 'observer'
            ? 'Observer'
            : as === 'werewolves'
              ? 'Werewolves'
              : as === 'master'
                ? 'Everything'
                : `See as Agent[0${as}]`;
        await page.getByRole('button', { name, exact: true }).click();
        const turns = turnsOf(counts);
        const [first, now] = [turns[0] ?? 1, counts.at(-1)].map((count) => count?.toLocaleString('en'));
        await page.getByRole('img', { name: `Possible worlds: ${first} at first, ${now} now` }).waitFor();
        const path = await page.locator('.curve .line').first().getAttribute('d');
        const drawn = [...path!.matchAll(/(?:^M[\d.]+ |V)([\d.]+)/g)].map(([, y]) => y!);
        expect([as, drawn.length]).toEqual([as, turns.length]);
        // All these scales are the same as long as the first numbers are of one power of ten.
        if (Math.ceil(Math.log10(turns[0]!)) !== 2) continue;
        for (const [index, count] of turns.entries()) {
          expect([as, count, heights.get(count) ?? drawn[index]]).toEqual([as, count, drawn[index]]);
          heights.set(count, drawn[index]!);
        }
      }
      expect(heights.size).toBeGreaterThan(3);
    },
    LONG,
  );
});
