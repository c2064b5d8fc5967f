import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { aiwolfRoles, aiwolfRules, plainSetup, type Rules } from '@mura/engine';
import { describe, expect, test, vi } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { playRandomly, playSetup } from '../../testing/play.ts';
import { readAny } from '../aiwolf/read/read-any.ts';
import { writeAIWolfLog } from '../aiwolf/write/write-log.ts';
import { hashOfRules } from '../canonical.ts';
import { writeNlpLog } from '../nlp/write-log.ts';
import { readRecord } from '../read/read.ts';
import type { Header, VillageRecord } from '../record.ts';
import { writeRecord } from '../write/write.ts';
import { type RuleSet, ruleSetOf, ruleSetOfContest } from './contest.ts';

// The long runs take minutes.
vi.setConfig({ testTimeout: 900_000 });

const GAMES = runs(8, 200);

/** The header of a game as it is read from its log. */
function headerFrom(record: VillageRecord, form: 'aiwolf' | 'nlp'): Header {
  const log = form === 'nlp' ? writeNlpLog(record) : writeAIWolfLog(record);
  const read = log.ok ? readAny(log.value) : expect.unreachable(log.error.reason);
  return read.ok ? read.value.header : expect.unreachable(`line ${read.error.line}: ${read.error.reason}`);
}

function many<Item>(make: (seed: string) => Item): Item[] {
  return Array.from({ length: GAMES }, (_, seed) => make(`contest ${seed}`));
}

function classes(headers: readonly Header[]): string[] {
  return [...new Set(headers.map(({ preset, rulesHash }) => `${preset} ${rulesHash}`))];
}

describe('the logs of many games by one set of rules, whatever happened in them,', () => {
  test.each([
    ['aiwolf-5', 'aiwolf'],
    ['aiwolf-15', 'aiwolf'],
    ['nl2017', 'aiwolf'],
    ['nlp-5', 'nlp'],
    ['nlp-9', 'nlp'],
    ['nlp-13', 'nlp'],
  ] as const)('have one hash, and belong to the preset: %s', (preset, form) => {
    const headers = many((seed) => headerFrom(playRandomly(preset, seed), form));
    expect(classes(headers)).toEqual([`${preset} ${headers[0]!.rulesHash}`]);
  });

  test.each<[name: string, rules: Rules]>([
    ['no attack', aiwolfRules(aiwolfRoles(5), { enableNoAttack: true })],
    ['no execution', aiwolfRules(aiwolfRoles(5), { enableNoExecution: true, maxRevote: 0 })],
    ['many rounds', aiwolfRules(aiwolfRoles(9), { maxRevote: 4, maxAttackRevote: 4 })],
    ['a last night', withLastNight(aiwolfRules(aiwolfRoles(5)))],
  ])('have one hash though no preset has these rules: %s', (_, rules) => {
    const headers = many((seed) => headerFrom(playSetup(plainSetup('custom', rules, seed), seed), 'aiwolf'));
    expect(classes(headers)).toHaveLength(1);
  });
});

const CONTESTS = new URL('../../../../golden/logs/contests/', import.meta.url);

/** Real contests: how many games of each are here, and the preset whose rules theirs may be. */
const REAL = [
  ['anac2019-05p', 50, 'aiwolf-5'],
  ['anac2019-15p', 8, 'aiwolf-15'],
  ['anac2020-05p', 50, 'aiwolf-5'],
  ['anac2020-15p', 8, 'aiwolf-15'],
  ['cedec2017-05p', 50, 'aiwolf-5'],
  ['cedec2017-15p', 8, 'aiwolf-15'],
  ['cedec2018-05p', 50, 'aiwolf-5'],
  ['cedec2018-15p', 8, 'aiwolf-15'],
  ['gat2016-15p', 8, 'custom'],
  ['gat2017-05p', 50, 'custom'],
  ['gat2017-15p', 8, 'custom'],
  ['inlg2025_en_truck13', 5, 'nlp-13'],
  ['inlg2025_en_truck5', 5, 'nlp-5'],
  ['jsai2025_truck13', 5, 'nlp-13'],
  ['jsai2025_truck5', 7, 'nlp-5'],
  ['jsai2026_truck5', 9, 'nlp-5'],
  ['jsai2026_truck9', 9, 'nlp-9'],
  ['jsai2026_truck_freeform5', 6, 'nlp-5-freeform'],
  ['nlp2025', 6, 'custom'],
] as const;

function gamesOf(contest: string): RuleSet[] {
  const rows = gunzipSync(readFileSync(new URL(`${contest}.jsonl.gz`, CONTESTS))).toString();
  return rows
    .trimEnd()
    .split('\n')
    .map((row) => {
      const read = readAny(JSON.parse(row).log);
      return read.ok ? ruleSetOf(read.value.header) : expect.unreachable(read.error.reason);
    });
}

describe('a real contest', () => {
  test.each(REAL)('is one rule set, whatever happened in a game of it: %s', (contest, games, preset) => {
    const [first, ...others] = gamesOf(contest);
    expect(others).toHaveLength(games - 1);
    for (const { hash, preset } of others)
      expect({ hash, preset }).toEqual({ hash: first!.hash, preset: first!.preset });
    expect(ruleSetOfContest([first!, ...others]).preset).toBe(preset);
  });

  test('is looked at wherever there is one', () => {
    expect(readdirSync(CONTESTS).sort()).toEqual(REAL.map(([name]) => `${name}.jsonl.gz`).sort());
  });
});

describe('a record that was made from a log', () => {
  const record = playRandomly('aiwolf-5', 'kept');
  const log = writeAIWolfLog(record);
  const read = log.ok ? readAny(log.value) : expect.unreachable(log.error.reason);
  const made = read.ok ? read.value : expect.unreachable(read.error.reason);
  const withHash = (rulesHash: string) =>
    readRecord(writeRecord({ ...made, header: { ...made.header, rulesHash } }));

  test('is read with the hash of the rules that are known', () => {
    expect(made.header.rulesHash).not.toBe(hashOfRules(made.header.rules));
    const again = readRecord(writeRecord(made));
    expect(again.ok && again.value.record.header).toEqual(made.header);
  });

  test('is read, too, with the hash of all its rules, as records had it before', () => {
    const older = withHash(hashOfRules(made.header.rules));
    expect(older.ok && older.value.record.header.rulesHash).toBe(hashOfRules(made.header.rules));
  });

  test('is refused with any other', () => {
    expect(withHash('0123456789abcdef')).toMatchObject({ ok: false, error: { line: 1 } });
  });

  test('of a village that was played here has the hash of all its rules', () => {
    expect(record.header.rulesHash).toBe(hashOfRules(record.header.rules));
  });
});

test('a log by LiCOS without a head has the rules of its composition, whatever happens in it', () => {
  const text = readFileSync(
    new URL('../../../../golden/licos/game-5-players-seer.jsonl', import.meta.url),
    'utf8',
  );
  const lines = text.trimEnd().split('\n');
  const hashes = [1, 0.8, 0.6]
    .map((share) => Math.floor(lines.length * share))
    .map((length) => {
      const read = readAny(`${lines.slice(0, length).join('\n')}\n`);
      return read.ok ? `${read.value.header.preset} ${read.value.header.rulesHash}` : read.error.reason;
    });
  expect(new Set(hashes).size).toBe(1);
  expect(hashes[0]).toMatch(/^licos-5/);
});

function withLastNight(rules: Rules): Rules {
  return { ...rules, vote: { ...rules.vote, lastNight: 'acts' } };
}
