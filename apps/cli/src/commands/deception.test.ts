import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRun, playGame, ready, simulate } from '@mura/arena';
import { findBot } from '@mura/bots';
import { deceptionsIn, studied } from '@mura/corpus';
import { type Event, givenTo, only } from '@mura/engine';
import { eventsOf, readRecord, type VillageRecord } from '@mura/records';
import { beforeAll, describe, expect, test } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { testFolder } from '../../testing/folder.ts';

const folder = testFolder();
const GAMES = process.env.MURA_LONG === '1' ? 1000 : 30;

interface DeceptionLine {
  readonly type: string;
  readonly [fact: string]: unknown;
}

let files: readonly string[];

beforeAll(async () => {
  const record = join(folder, 'games');
  const run = {
    preset: 'aiwolf-15',
    seed: 'lies',
    bots: ['honest'],
    games: GAMES,
    workers: 1,
    filePerGame: true,
  };
  const played = await simulate({ ...run, record });
  if (!played.ok) throw new Error(played.error);
  files = Array.from({ length: GAMES }, (_, game) =>
    join(record, `game-${String(game + 1).padStart(7, '0')}.mura.jsonl`),
  );
});

/** Claims and reports of one game that are wrong, found by looking at its lines. */
function wrongIn(file: string): string[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  const events = lines.map((line) => JSON.parse(line)).map((line) => (line.event ?? line) as DeceptionLine);
  const deal = events.find(({ type }) => type === 'sealed')?.deal as string[];
  const results = new Set(
    events
      .filter(({ type }) => type === 'divined' || type === 'identified')
      .map(({ type, player, target, result }) => `${player} ${type} ${target} ${result}`.toUpperCase()),
  );
  return events.flatMap(({ type, channel, player, text }) => {
    if (type !== 'talked' || channel !== 'talk') return [];
    const [, verb, agent, word] =
      /^(COMINGOUT|DIVINED|IDENTIFIED) Agent\[(\d+)\] ([A-Z]+)$/.exec(String(text)) ?? [];
    if (verb === undefined) return [];
    const isTrue =
      verb === 'COMINGOUT'
        ? Number(agent) !== player || deal[Number(player) - 1] === String(word).toLowerCase()
        : results.has(`${player} ${verb} ${Number(agent)} ${word}`);
    return isTrue ? [] : [`${player}: ${text}`];
  });
}

describe('corpus deception', () => {
  test('finds every false claim and result of bots that speak the protocol, and no other', async () => {
    let found = 0;
    for (const file of files) {
      const said = await answer(['corpus', 'deception', file, '--json']);
      const labels = said
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line));
      const facts = labels.filter(({ basis }) => basis === 'fact');
      expect(facts.map(({ player, stated }) => `${player}: ${stated}`).sort()).toEqual(wrongIn(file).sort());
      expect(facts.every(({ confidence, evidence }) => confidence === 1 && evidence.length > 0)).toBe(true);
      found += facts.length;
    }
    expect(found).toBeGreaterThan(GAMES);
  });

  test('labels words against what the game has told their speaker, apart from facts, and only those of werewolves here', async () => {
    const said = await answer(['corpus', 'deception', files[0]!, '--json']);
    const beliefs = said
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
      .filter(({ basis }) => basis === 'belief');
    expect(beliefs.length).toBeGreaterThan(0);
    expect(new Set(beliefs.map(({ source }) => source))).toEqual(new Set(['knowledge']));
    expect(new Set(beliefs.map(({ role }) => role))).toEqual(new Set(['werewolf']));
  });
});

/** Marks at `werewolf` of whom a mind is sure, from the chances that it gives. */
type Sure = ReadonlyMap<number, 'O' | 'X'>;

function sureOf(chances: readonly number[]): Sure {
  const sure = new Map<number, 'O' | 'X'>();
  for (const [player, chance] of chances.entries())
    if (player > 0 && (chance > 0.9 || chance < 0.02)) sure.set(player, chance > 0.9 ? 'O' : 'X');
  return sure;
}

/** What the mind on a seat was sure of before each of its own public utterances, by the number of the utterance. */
function mindOf(player: number, events: readonly Event[]): Map<Event, Sure> {
  const found = findBot('honest');
  if (!found.ok) return expect.fail(found.error);
  const { mind } = found.value;
  const memory = mind.begin({ player });
  const sure = new Map<Event, Sure>();
  for (const { event } of givenTo(player, events)) {
    if (event.type === 'talked' && event.channel === 'talk' && event.player === player)
      sure.set(event, sureOf(mind.believes?.(memory) ?? []));
    mind.hear(memory, event);
  }
  return sure;
}

/** The record of a game in which every bot keeps a board, and the words that went against it. */
function withBoards(record: VillageRecord): { readonly record: VillageRecord; readonly against: string[] } {
  const minds = record.header.cast.map((_, index) => mindOf(index + 1, eventsOf(record)));
  const boards = new Map<string, string>();
  const against: string[] = [];
  const events = eventsOf(record).flatMap((event): Event[] => {
    if (event.type !== 'talked' || event.channel !== 'talk') return [event];
    const { player, text } = event;
    const sure = minds[player - 1]!.get(event);
    if (sure === undefined) return [event];
    const marks = [...sure].flatMap(([target, mark]): Event[] => {
      if (target === player || boards.get(`${player}/${target}`) === mark) return [];
      boards.set(`${player}/${target}`, mark);
      return [{ type: 'marked', audience: only(player), player, target, role: 'werewolf', mark }];
    });
    const said = /^(?:VOTE|(?:ESTIMATE|DIVINED|IDENTIFIED)) Agent\[(\d+)\](?: (WEREWOLF|HUMAN))?$/.exec(text);
    const target = Number(said?.[1] ?? 0);
    const held = boards.get(`${player}/${target}`);
    const isSuspected = said?.[2] !== 'HUMAN';
    if (said !== null && target !== player && held !== undefined && isSuspected !== (held === 'O'))
      against.push(`${player}: ${isSuspected ? 'suspicion' : 'trust'} of ${target}: ${text}`);
    return [...marks, event];
  });
  return { record: { ...record, entries: events.map((event, seq) => ({ seq, at: null, event })) }, against };
}

test('belief labels are where words go against the minds of bots that keep boards, and nowhere else', async () => {
  const run = checkRun({ preset: 'aiwolf-15', seed: 'minds', bots: ['honest'] });
  if (!run.ok) return expect.fail(run.error);
  const prepared = ready(run.value);
  let found = 0;
  for (let game = 1; game <= (process.env.MURA_LONG === '1' ? 100 : 10); game++) {
    const read = readRecord(playGame(prepared, game).text);
    if (!read.ok) return expect.fail(read.error.reason);
    const { record, against } = withBoards(read.value.record);
    const labels = deceptionsIn(record, studied(record)).filter(({ source }) => source === 'board');
    const simple = labels.flatMap(({ player, about, stated, seq }) => {
      const { text } = record.entries[seq!]!.event as { text: string };
      return /[()]|TALK/.test(text) ? [] : [`${player}: ${stated.split(' ')[0]} of ${about}: ${text}`];
    });
    expect(simple.sort()).toEqual(against.sort());
    found += against.length;
  }
  expect(found).toBeGreaterThan(20);
}, 120_000);
