import type { Role } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { TestSitting } from '../../testing/seat.ts';
import type { BotSeat } from '../bot.ts';
import { NO_HELPERS } from './habits/helpers.ts';
import { NO_TURNS, turnsAfter } from './habits/turns.ts';
import { hisui } from './hisui.ts';
import { KINDS, type UtteranceKind } from './observe/kinds.ts';

describe('in a village of five', () => {
  test('a seer comes out with their first words, and accuses or clears somebody with the next', () => {
    const seer = new TestSitting(hisui, { role: 'seer' }).learns('divined', 3, 'human').nextDay();
    expect(seer.says()).toBe('COMINGOUT Agent[01] SEER');
    expect(seer.says()).toMatch(/^DIVINED Agent\[0[2-5]\] (HUMAN|WEREWOLF)$/);
  });

  test('a seer who has found a werewolf says so', () => {
    const seer = new TestSitting(hisui, { role: 'seer' }).learns('divined', 3, 'werewolf').nextDay();
    expect(seer.saysAll()).toContain('DIVINED Agent[03] WEREWOLF');
    expect(seer.chooses('vote')).toBe(3);
  });

  test('a possessed lets others begin, and comes out as a seer unless the werewolf has', () => {
    const possessed = new TestSitting(hisui, { role: 'possessed' })
      .nextDay()
      .hears(2, 'COMINGOUT Agent[02] SEER');
    expect(possessed.says()).toBe('Skip');
    expect(possessed.says()).toBe('COMINGOUT Agent[01] SEER');
    const third = new TestSitting(hisui, { role: 'possessed' }).nextDay();
    third.hears(2, 'COMINGOUT Agent[02] SEER').hears(3, 'COMINGOUT Agent[03] SEER');
    expect(third.saysAll().join()).not.toContain('COMINGOUT Agent[01] SEER');
  });

  test('a werewolf who is accused comes out against it', () => {
    const werewolf = new TestSitting(hisui, { role: 'werewolf' }).nextDay();
    werewolf.hears(2, 'COMINGOUT Agent[02] SEER').hears(2, 'DIVINED Agent[01] WEREWOLF');
    expect(werewolf.saysAll().join()).toContain('COMINGOUT Agent[01] SEER');
  });

  test('a villager votes for whom the only seer accuses', () => {
    const villager = new TestSitting(hisui).nextDay();
    villager.hears(2, 'COMINGOUT Agent[02] SEER').hears(2, 'DIVINED Agent[04] WEREWOLF');
    villager.hears(3, 'VOTE Agent[04]').hears(5, 'VOTE Agent[04]');
    expect(villager.chooses('vote')).toBe(4);
  });

  test('among three a possessed shows themselves, and votes with the werewolf who does', () => {
    const possessed = new TestSitting(hisui, { role: 'possessed' }).nextDay().executed(4).nextDay(5);
    possessed.hears(2, 'COMINGOUT Agent[02] WEREWOLF');
    expect(possessed.says()).toBe('COMINGOUT Agent[01] POSSESSED');
    expect(possessed.chooses('vote')).toBe(3);
  });
});

test('in a first game the first words without news are the same for villagers and for werewolves who hide', () => {
  const words = (role: 'villager' | 'werewolf', seed: string) =>
    new TestSitting(hisui, { role, seed }).nextDay().says();
  const hiding = Array.from({ length: 40 }, (_, seed) => words('werewolf', `seed ${seed}`)).filter(
    (text) => !text.startsWith('COMINGOUT'),
  );
  expect(hiding.length).toBeGreaterThan(0);
  for (const text of hiding) expect(text).toBe(words('villager', 'a'));
});

/** A seat that has begun so many games with words of these kinds, as players of these roles. */
function begunWith(...begun: readonly (readonly [Role, UtteranceKind, number])[]) {
  let turns = NO_TURNS;
  for (const [role, kind, times] of begun) {
    const first = { type: 'turnTaken', player: 1, kind: KINDS.indexOf(kind), day: 1, turn: 0 } as const;
    const seen = Array.from({ length: times }, () => ({ ...first, context: 0, coarse: 0 }));
    turns = turnsAfter(turns, { seen }, 1, [role]);
  }
  return {
    ...hisui,
    begin: (seat: BotSeat) => hisui.begin(seat, { habits: [], turns, helpers: NO_HELPERS }),
  };
}

/** The first words in as many games. */
function firstWords(bot: typeof hisui, role: Role, games: number, before: readonly number[] = []): string[] {
  return Array.from({ length: games }, (_, seed) => {
    const sitting = new TestSitting(bot, { role, seed: `seed ${seed}` }).nextDay();
    for (const player of before) sitting.hears(player, `COMINGOUT Agent[0${player}] SEER`);
    return sitting.says();
  });
}

const isClaim = (text: string) => text.startsWith('COMINGOUT Agent[01] SEER');

/** The first words without news, two others being out as seers; whoever is meant. */
function waysToBegin(seat: typeof hisui, role: Role): string[] {
  return firstWords(seat, role, 120, [2, 3]).map((text) => text.replace(/Agent\[\d+\]/g, 'Agent'));
}

test('from the second game of a set on nobody is known by how they begin, in whatever role', () => {
  const seat = begunWith(['seer', 'claimSeer', 2]);
  const villager = new Set(waysToBegin(seat, 'villager'));
  expect(villager.size).toBeGreaterThan(5);
  expect(new Set(waysToBegin(seat, 'werewolf'))).toEqual(villager);
});

test('a werewolf of a seat that is known by how it began takes the way that only its villagers took', () => {
  const seat = begunWith(['villager', 'estimateOther', 8], ['villager', 'skip', 8], ['werewolf', 'skip', 12]);
  expect(new Set(waysToBegin(seat, 'werewolf'))).toEqual(new Set(['ESTIMATE Agent VILLAGER']));
  expect(new Set(waysToBegin(seat, 'villager')).size).toBeGreaterThan(1);
});

test('a villager leaves alone what its werewolves have said, and takes all else alike', () => {
  const ways = waysToBegin(begunWith(['villager', 'skip', 4], ['werewolf', 'skip', 4]), 'villager');
  const often = (text: string) => ways.filter((way) => way === text).length;
  expect(often('Skip')).toBeLessThan(5);
  for (const way of ['Over', 'VOTE Agent', 'COMINGOUT Agent VILLAGER'])
    expect(often(way)).toBeGreaterThan(10);
});

test('a werewolf comes out the oftener, the less it can look like a villager', () => {
  const claims = (spent: number) => {
    const kinds = ['skip', 'vote', 'estimateOther', 'requestVote', 'claimVillager', 'over'] as const;
    const seat = begunWith(
      ...kinds.map((kind) => ['villager', kind, 2] as const),
      ...kinds.slice(0, spent).map((kind) => ['werewolf', kind, 1] as const),
      ['werewolf', 'claimSeer', kinds.length - spent],
    );
    return firstWords(seat, 'werewolf', 80).filter(isClaim).length;
  };
  expect(claims(6)).toBeGreaterThan(claims(1));
});

test('a werewolf comes out the oftener, the less its seat is known for it', () => {
  const claims = (times: number) => {
    const seat = begunWith(['werewolf', 'claimSeer', times], ['werewolf', 'skip', 4 - times]);
    return firstWords(seat, 'werewolf', 40).filter(isClaim).length;
  };
  expect(claims(0)).toBeGreaterThan(claims(1));
  expect(claims(1)).toBeGreaterThan(claims(3));
});

test('a werewolf comes out as one of two seers, and never as a third', () => {
  expect(firstWords(hisui, 'werewolf', 40).filter(isClaim).length).toBeGreaterThan(0);
  expect(firstWords(hisui, 'werewolf', 40, [2]).filter(isClaim).length).toBeGreaterThan(0);
  expect(firstWords(hisui, 'werewolf', 40, [2, 3]).filter(isClaim)).toEqual([]);
});

test('a werewolf comes out the oftener, the more of the seats would leave the lie to it', () => {
  const claims = (yielded: number) => {
    const helpers = Array.from({ length: 6 }, () => ({ games: 4, yielded }));
    const past = { habits: [], turns: NO_TURNS, helpers };
    const bot = { ...hisui, begin: (seat: BotSeat) => hisui.begin(seat, past) };
    return firstWords(bot, 'werewolf', 40, [2]).filter(isClaim).length;
  };
  expect(claims(4)).toBeGreaterThan(claims(0));
});

test('a werewolf who has come out waits for its rivals, and calls human who lies for it', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => `seed ${seed}`);
  const seed = seeds.find((seed) =>
    isClaim(new TestSitting(hisui, { role: 'werewolf', seed }).nextDay().says()),
  )!;
  const werewolf = new TestSitting(hisui, { role: 'werewolf', seed }).nextDay();
  expect(isClaim(werewolf.says())).toBe(true);
  werewolf.hears(2, 'COMINGOUT Agent[02] SEER').hears(3, 'COMINGOUT Agent[03] SEER');
  werewolf.hears(2, 'DIVINED Agent[01] HUMAN').hears(3, 'DIVINED Agent[01] WEREWOLF');
  expect(werewolf.says()).toBe('DIVINED Agent[02] HUMAN');
});

/** A hidden werewolf; two seers have told this. */
function hiddenAfter(second: string, third: string): TestSitting {
  const werewolf = new TestSitting(hisui, { role: 'werewolf', seed: 'hidden' }).nextDay();
  werewolf.hears(2, 'COMINGOUT Agent[02] SEER').hears(3, 'COMINGOUT Agent[03] SEER');
  return werewolf.hears(2, `DIVINED ${second}`).hears(3, `DIVINED ${third}`);
}

test('a hidden werewolf among five spares the seer who calls it human, and attacks the other', () => {
  expect(hiddenAfter('Agent[01] HUMAN', 'Agent[05] HUMAN').chooses('attackVote')).toBe(3);
  expect(hiddenAfter('Agent[05] HUMAN', 'Agent[01] HUMAN').chooses('attackVote')).toBe(2);
});

test('among four it attacks the other one who hides, whichever of the seers lies for it', () => {
  const after = (second: string, third: string) =>
    hiddenAfter(second, third).executed(4).chooses('attackVote');
  expect(after('Agent[01] HUMAN', 'Agent[05] HUMAN')).toBe(5);
  expect(after('Agent[05] HUMAN', 'Agent[01] HUMAN')).toBe(5);
});

test('among three a werewolf votes for the seer, who shows themselves as a werewolf to spoil it', () => {
  const werewolf = hiddenAfter('Agent[01] HUMAN', 'Agent[01] WEREWOLF').executed(4).nextDay(5);
  werewolf.hears(3, 'COMINGOUT Agent[03] WEREWOLF');
  expect(werewolf.chooses('vote')).toBe(3);
});

test('of a werewolf whom it has divined it never says that they are human', () => {
  const seer = new TestSitting(hisui, { role: 'seer' }).learns('divined', 3, 'werewolf').nextDay();
  expect(seer.saysAll().join()).not.toContain('Agent[03] HUMAN');
});
