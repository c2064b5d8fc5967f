import { coverage, natural } from '@mura/language';
import { readRecord, type VillageRecord } from '@mura/records';
import { convertedTalk } from '@mura/records/converted-talk';
import { describe, expect, test } from 'vitest';
import { playGame } from '../game.ts';
import { checkRun, ready } from '../run.ts';
import { type Behaviours, BehaviourTally, behavioursIn, TARGETED } from './behaviour.ts';
import { understandingIn } from './understanding.ts';

function recordsOf(
  preset: string,
  bot: string,
  games: number,
  speech: natural.Speech | null = null,
): VillageRecord[] {
  const run = checkRun({ preset, seed: '7', bots: [bot] });
  if (!run.ok) throw new Error(run.error);
  const made = ready(run.value, speech);
  return Array.from({ length: games }, (_, index) => {
    const read = readRecord(playGame(made, index + 1).text);
    if (!read.ok) throw new Error('a game that was played can be read');
    return read.value.record;
  });
}

const rateOf = (all: Behaviours, name: keyof Behaviours) => all[name]!.count / all[name]!.of;

describe('the behaviour of players', () => {
  const records = recordsOf('aiwolf-15', 'honest', 10);
  const seats = records.flatMap((record) => behavioursIn(record)!);
  const tally = new BehaviourTally();
  for (const { numbers } of seats) tally.addAll(numbers);
  const all = tally.measures();

  test('has a measure of every seat', () => {
    expect(seats).toHaveLength(150);
  });

  test.each(TARGETED)('that is aimed at somebody (%s) is chance over all seats', (measure) => {
    expect(all[measure]!.of).toBeGreaterThan(0);
    expect(rateOf(all, measure)).toBeCloseTo(1, 9);
  });

  test('of bots who think is better than chance where chance is known', () => {
    expect(rateOf(all, 'villageVote')).toBeGreaterThan(1.2);
  });

  test('of bots who play by the rules has no errors of a missing act', () => {
    for (const error of ['noVote', 'noAttackVote', 'noDivination', 'noGuard'] as const)
      expect(all[error]).toMatchObject({ count: 0 });
  });

  test('tells how long players live', () => {
    expect(rateOf(all, 'survived')).toBeGreaterThan(0);
    expect(rateOf(all, 'survived')).toBeLessThan(0.6);
    expect(rateOf(all, 'daysSurvived')).toBeGreaterThan(rateOf(all, 'survived'));
    expect(all.executionHazard!.count).toBeGreaterThan(10);
  });

  test('is unknown where a record has no end', () => {
    const [record] = records;
    expect(behavioursIn({ ...record!, entries: record!.entries.slice(0, 30) })).toBeNull();
  });
});

describe('understanding', () => {
  test.each(['ja', 'en'] as const)('of talk in words (%s) is that of its conversion', async (tongue) => {
    const speech = await natural.loadSpeech(tongue);
    for (const record of recordsOf('nl2017', 'honest', 2, speech)) {
      const fates = record.header.cast.map(() => ({ whole: 0, part: 0, none: 0 }));
      for (const { channel, player, conversion } of convertedTalk(record))
        if (channel === 'talk') fates[player - 1]![coverage.fateOf(conversion)]++;
      expect(understandingIn(record)).toMatchObject(fates);
    }
  });

  test('[R001-METR-04] of talk in the protocol is whole, but for what refers to talk that there is not', () => {
    const [record] = recordsOf('aiwolf-5', 'honest', 1);
    const said = record!.entries.find(({ event }) => event.type === 'talked')!;
    const texts = ['VOTE Agent[02]', 'AGREE TALK day1 ID:0', 'AGREE TALK day1 ID:9', 'AGREE TALK day7 ID:0'];
    const entries = texts.map((text, idx) => {
      const event = { ...said.event, player: 1, day: 1, idx, text } as typeof said.event;
      return { ...said, seq: idx, event };
    });
    expect(understandingIn({ ...record!, entries })[0]).toMatchObject({ whole: 2, part: 2, none: 0 });
  });

  test('[R001-METR-04] counts what says nothing of the game as not understood, and silence not at all', () => {
    const [record] = recordsOf('aiwolf-5', 'honest', 1);
    const said = record!.entries.find(({ event }) => event.type === 'talked')!;
    const texts = ['ぷるるんぱ', 'Skip', 'Over'];
    const entries = texts.map((text, seq) => ({ ...said, seq, event: { ...said.event, player: 1, text } }));
    const [first] = understandingIn({ ...record!, entries });
    expect(first).toMatchObject({ whole: 0, part: 0, none: 1 });
  });

  test('counts what was addressed to somebody, and whether they took it up that day', () => {
    const [record] = recordsOf('aiwolf-5', 'honest', 1);
    const said = record!.entries.find(({ event }) => event.type === 'talked')!;
    const talks = [
      { player: 1, to: 2, text: 'どう思う？', day: 1 },
      { player: 3, to: 4, text: '占い師ですか？', day: 1 },
      { player: 2, to: 1, text: 'Agent[03]が怪しい', day: 1 },
      { player: 4, to: 3, text: '違います', day: 2 },
    ];
    const entries = talks.map((talk, seq) => ({
      ...said,
      seq,
      event: { ...said.event, ...talk, number: seq, replyTo: null },
    }));
    const understood = understandingIn({ ...record!, entries });
    expect(understood.map(({ asked, answered }) => `${answered}/${asked}`)).toEqual([
      '0/1',
      '1/1',
      '0/1',
      '0/1',
      '0/0',
    ]);
  });
});
