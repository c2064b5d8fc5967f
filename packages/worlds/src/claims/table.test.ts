import { findPreset, open, plainSetup, seeded } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import {
  dawn,
  dayBegan,
  eventsOf,
  executed,
  type Happening,
  hearAll,
  opened,
  shown,
  tableOf,
} from '../../testing/claims.ts';
import { hear, NOTHING_HEARD } from './hearing.ts';
import { claimTable } from './table.ts';

const FIFTEEN = opened('aiwolf-15');
const BBS = opened('bbs-15');

type Happenings = readonly Happening[];

/** The contradictions of player 1 after these happenings: their types. */
function contradictions(...happenings: Happenings): string[] {
  const [one] = tableOf(FIFTEEN, ...happenings).claimants.filter(({ player }) => player === 1);
  return one?.contradictions.map(({ type }) => type) ?? [];
}

describe('the claim table', () => {
  test('has a row for everybody who claims something, with their results by day', () => {
    const table = tableOf(
      FIFTEEN,
      dayBegan(1),
      [3, 'COMINGOUT Agent[03] SEER'],
      [3, 'DIVINED Agent[05] HUMAN'],
      [3, 'DIVINED Agent[05] HUMAN'],
      [2, 'VOTE Agent[05]'],
      dayBegan(2),
      [3, 'DIVINED Agent[06] WEREWOLF'],
      [1, 'IDENTIFIED Agent[05] HUMAN'],
    );
    expect(table.day).toBe(2);
    expect(table.claimants).toMatchObject([
      { player: 1, role: 'medium', isImplied: true },
      {
        player: 3,
        role: 'seer',
        isImplied: false,
        withdrawn: [],
        comingOuts: [{ type: 'role', role: 'seer', seq: 2, day: 1 }],
        results: [
          { day: 1, target: 5, result: 'human', seq: 3 },
          { day: 2, target: 6, result: 'werewolf', seq: 7 },
        ],
        contradictions: [],
      },
    ]);
  });

  test('tells who took what back', () => {
    const rows = tableOf(
      FIFTEEN,
      dayBegan(1),
      [1, 'COMINGOUT Agent[01] SEER'],
      [1, 'DIVINED Agent[05] HUMAN'],
      [1, 'NOT (COMINGOUT Agent[01] SEER)'],
      [2, 'COMINGOUT Agent[02] MEDIUM'],
      [2, 'COMINGOUT Agent[02] VILLAGER'],
      [3, 'NOT (COMINGOUT Agent[03] SEER)'],
      [4, 'COMINGOUT Agent[04] SEER'],
      [4, 'NOT (COMINGOUT Agent[04] MEDIUM)'],
    ).claimants;
    expect(rows.map(({ role, withdrawn, contradictions }) => ({ role, withdrawn, contradictions }))).toEqual([
      { role: null, withdrawn: ['seer'], contradictions: [] },
      { role: 'villager', withdrawn: ['medium'], contradictions: [] },
      { role: null, withdrawn: [], contradictions: [] },
      { role: 'seer', withdrawn: [], contradictions: [] },
    ]);
  });

  test('lists roles that too many claim', () => {
    const seers: Happenings = [
      [1, 'COMINGOUT Agent[01] SEER'],
      [4, 'COMINGOUT Agent[04] SEER'],
    ];
    expect(tableOf(FIFTEEN, dayBegan(1), ...seers).counterClaims).toEqual([
      { role: 'seer', players: [1, 4], held: 1 },
    ]);
    expect(tableOf(opened('aiwolf-15', { seer: 2 }), dayBegan(1), ...seers).counterClaims).toEqual([]);
  });

  test('hears nothing after the end', () => {
    const end = { type: 'ended', audience: 'public', day: 2, winner: 'village', why: 'noWerewolf' } as const;
    expect(tableOf(FIFTEEN, dayBegan(1), end, [1, 'COMINGOUT Agent[01] SEER']).claimants).toEqual([]);
  });

  test('is a value: nothing new gives the same, and an old one stays as it was', () => {
    const events = eventsOf(FIFTEEN, dayBegan(1), [1, 'COMINGOUT Agent[01] SEER'], [1, 'VOTE Agent[02]']);
    const [first, second, third, fourth] = events.map((_, index) => hearAll(events.slice(0, index + 1)));
    expect(first && claimTable(first).claimants).toEqual([]);
    expect(third && claimTable(third).claimants).toHaveLength(1);
    expect(second && claimTable(second).claimants).toEqual([]);
    expect(hear(third ?? NOTHING_HEARD, events[3] as never, 3)).toBe(third);
    expect(fourth).toEqual(third);
  });

  test('takes claims that stand beside the talk', () => {
    const natural = eventsOf(FIFTEEN, dayBegan(1), [4, '占い師です。5番は白でした。']);
    const claims = [{ type: 'role', seq: 2, day: 1, player: 4, role: 'seer' }] as const;
    const hearing = natural.reduce(
      (heard, event, seq) =>
        hear(
          heard,
          event,
          seq,
          claims.filter((claim) => claim.seq === seq),
        ),
      NOTHING_HEARD,
    );
    expect(claimTable(hearing).claimants).toMatchObject([{ player: 4, role: 'seer' }]);
  });
});

describe('a contradiction is', () => {
  test('a role that nobody has', () => {
    expect(contradictions([1, 'COMINGOUT Agent[01] FOX'])).toEqual(['noSuchRole']);
  });

  test('two roles', () => {
    expect(contradictions([1, 'COMINGOUT Agent[01] SEER'], [1, 'COMINGOUT Agent[01] MEDIUM'])).toEqual([
      'twoRoles',
    ]);
    expect(
      contradictions(
        [1, 'COMINGOUT Agent[01] SEER'],
        [1, 'NOT (COMINGOUT Agent[01] SEER)'],
        [1, 'COMINGOUT Agent[01] MEDIUM'],
      ),
    ).toEqual([]);
  });

  test('a report of another role', () => {
    expect(
      contradictions(dayBegan(1), [1, 'COMINGOUT Agent[01] MEDIUM'], [1, 'DIVINED Agent[05] HUMAN']),
    ).toEqual(['otherRole']);
  });

  test('two results of one player', () => {
    const table = tableOf(FIFTEEN, dayBegan(1), [1, 'DIVINED Agent[05] HUMAN'], dayBegan(2), [
      1,
      'DIVINED Agent[05] WEREWOLF',
    ]);
    expect(table.claimants[0]?.contradictions).toEqual([{ type: 'twoResults', target: 5, seqs: [2, 4] }]);
  });

  test('more results than nights', () => {
    const results: Happenings = [
      [1, 'DIVINED Agent[05] HUMAN'],
      [1, 'DIVINED Agent[06] HUMAN'],
    ];
    expect(contradictions(dayBegan(1), ...results)).toEqual(['tooManyResults']);
    expect(contradictions(dayBegan(2), ...results)).toEqual([]);
    // On the bulletin board nobody divines on the night before the first day of the game.
    const [first] = tableOf(BBS, dayBegan(2), ...results).claimants;
    const rules = findPreset('bbs-15');
    expect(rules.ok && rules.value.firstDay.includes('divine')).toBe(false);
    expect(first?.contradictions).toMatchObject([{ type: 'tooManyResults', count: 2, possible: 1 }]);
  });

  test('more werewolves than there are', () => {
    const black = [5, 6, 7, 8].map((target): [number, string] => [1, `DIVINED Agent[0${target}] WEREWOLF`]);
    expect(contradictions(dayBegan(9), ...black.slice(0, 3))).toEqual([]);
    expect(contradictions(dayBegan(9), ...black)).toEqual(['tooManyWerewolves']);
  });

  test('a day to come', () => {
    expect(contradictions(dayBegan(1), [1, 'DAY 2 (DIVINED Agent[05] HUMAN)'])).toEqual(['ofTheFuture']);
    expect(contradictions(dayBegan(1), [1, 'DAY 1 (DIVINED Agent[05] HUMAN)'])).toEqual([]);
  });

  test('a report on oneself', () => {
    const [one] = tableOf(BBS, dayBegan(2), [1, 'DIVINED Agent[01] HUMAN']).claimants;
    expect(one?.contradictions).toEqual([{ type: 'onHimself', by: 'divined', seqs: [2] }]);
    // The AIWolf servers let the seer divine themselves.
    expect(contradictions(dayBegan(1), [1, 'DIVINED Agent[01] HUMAN'])).toEqual([]);
    expect(contradictions(dayBegan(1), [1, 'GUARDED Agent[01]'])).toEqual(['onHimself']);
  });

  test('a victim of the night called werewolf, whether before or after', () => {
    const divined: Happenings[number] = [1, 'DIVINED Agent[05] WEREWOLF'];
    expect(contradictions(dayBegan(1), divined, dawn(2, 5), dayBegan(2))).toEqual(['victimCalledWerewolf']);
    expect(contradictions(dayBegan(1), dawn(2, 5), dayBegan(2), divined)).toEqual(['victimCalledWerewolf']);
    expect(contradictions(dayBegan(1), divined, executed(5, 1), dawn(2, 6), dayBegan(2))).toEqual([]);
  });

  test('a medium’s word of who was not executed before', () => {
    const identified: Happenings[number] = [1, 'IDENTIFIED Agent[05] HUMAN'];
    expect(contradictions(dayBegan(1), executed(5, 1), dawn(2), dayBegan(2), identified)).toEqual([]);
    expect(contradictions(dayBegan(1), dawn(2, 5), dayBegan(2), identified)).toEqual(['notIdentified']);
    expect(contradictions(dayBegan(1), identified)).toEqual(['notIdentified']);
    expect(contradictions(dayBegan(1), identified, executed(5, 1), dawn(2), dayBegan(2))).toEqual([
      'notIdentified',
    ]);
    // Where mediums learn of all deaths, a victim will do.
    const all = tableOf(opened('licos-15'), dayBegan(1), dawn(2, 5), dayBegan(2), identified);
    expect(all.claimants[0]?.contradictions).toEqual([]);
  });

  test('a victim who is said to have been guarded', () => {
    const guarded: Happenings[number] = [1, 'DAY 1 (GUARDED Agent[05])'];
    expect(contradictions(dayBegan(1), dawn(2, 5), dayBegan(2), guarded)).toEqual(['guardedVictim']);
    expect(contradictions(dayBegan(1), dawn(2, 6), dawn(3, 5), dayBegan(3), guarded)).toEqual([]);
    const withFox = tableOf(opened('aiwolf-15', { fox: 1 }), dayBegan(1), dawn(2, 5), dayBegan(2), guarded);
    expect(withFox.claimants[0]?.contradictions).toEqual([]);
  });

  test('a role that is shown to be another one', () => {
    const said: Happenings = [
      [1, 'COMINGOUT Agent[01] SEER'],
      [1, 'DIVINED Agent[05] HUMAN'],
    ];
    expect(contradictions(dayBegan(1), ...said, shown(1, 'villager'))).toEqual(['shownOtherwise']);
    expect(contradictions(dayBegan(1), ...said, shown(5, 'werewolf'))).toEqual(['shownOtherwise']);
    expect(contradictions(dayBegan(1), ...said, shown(1, 'seer'), shown(5, 'possessed'))).toEqual([]);
  });
});

describe('freemasons', () => {
  const freemasons = (...happenings: Happenings) => tableOf(BBS, dayBegan(1), ...happenings).freemasons;
  const one: Happenings = [
    [1, 'COMINGOUT Agent[01] FREEMASON'],
    [1, 'COMINGOUT Agent[02] FREEMASON'],
  ];
  const other: Happenings = [[2, 'AND (COMINGOUT Agent[02] FREEMASON) (COMINGOUT Agent[01] FREEMASON)']];

  test('[R002-BBS-13] are told their partner, and recognised when they name each other', () => {
    const rules = findPreset('bbs-15');
    if (!rules.ok) throw new Error(rules.error);
    const village = open(plainSetup('bbs-15', rules.value, '1'), seeded('1'));
    if (!village.ok) throw new Error('cannot open');
    const notices = village.value.events.filter((event) => event.type === 'roleTold');
    const [first, second] = notices.filter(({ role }) => role === 'freemason');
    expect(first?.fellows).toEqual([second?.player]);
    expect(second?.fellows).toEqual([first?.player]);
    expect(freemasons(...one)).toEqual([]);
    expect(freemasons(...one, ...other)).toEqual([{ players: [1, 2], state: 'confirmed', counteredBy: [] }]);
    expect(
      freemasons([1, 'COMINGOUT Agent[01] FREEMASON'], [2, 'COMINGOUT Agent[02] FREEMASON']),
    ).toMatchObject([{ players: [1, 2], state: 'confirmed' }]);
  });

  test('are countered by whoever else claims it', () => {
    expect(freemasons(...one, ...other, [3, 'COMINGOUT Agent[03] FREEMASON'])).toEqual([
      { players: [1, 2], state: 'countered', counteredBy: [3] },
    ]);
  });

  test('are no pair when one names a third', () => {
    const third: Happenings = [[2, 'AND (COMINGOUT Agent[02] FREEMASON) (COMINGOUT Agent[03] FREEMASON)']];
    expect(freemasons(...one, ...third)).toEqual([]);
  });
});
