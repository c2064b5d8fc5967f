import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { rulesOf } from '../../testing/index.ts';
import { chiSquare, oneInAMillion, tally } from '../../testing/laws/chi-square.ts';
import {
  countPlayers,
  fingerprint,
  open,
  PRESETS,
  plainSetup,
  type Role,
  type Rules,
  seeded,
} from '../index.ts';

function some(rules: Rules): Partial<Rules['roles']> {
  return Object.fromEntries(Object.entries(rules.roles).filter(([, count]) => count > 0));
}

describe('人狼BBS', () => {
  test('[P1] [R002-BBS-14] villages of 9 to 15, the roles fixed by the number', () => {
    const names = [...PRESETS.keys()].filter((name) => name.startsWith('bbs-'));
    expect(names).toEqual(['bbs-9', 'bbs-10', 'bbs-11', 'bbs-12', 'bbs-13', 'bbs-14', 'bbs-15']);
    expect(names.map((name) => countPlayers(rulesOf(name)))).toEqual([9, 10, 11, 12, 13, 14, 15]);
    expect(some(rulesOf('bbs-9'))).toEqual({ villager: 4, werewolf: 2, seer: 1, medium: 1, possessed: 1 });
    expect(some(rulesOf('bbs-10'))).toEqual({ villager: 5, werewolf: 2, seer: 1, medium: 1, possessed: 1 });
    expect(some(rulesOf('bbs-11'))).toEqual({ ...some(rulesOf('bbs-10')), bodyguard: 1 });
    expect(some(rulesOf('bbs-12'))).toEqual({ ...some(rulesOf('bbs-11')), villager: 6 });
    expect(some(rulesOf('bbs-13'))).toEqual({ ...some(rulesOf('bbs-12')), werewolf: 3 });
    expect(some(rulesOf('bbs-14'))).toEqual({ ...some(rulesOf('bbs-13')), villager: 5, freemason: 2 });
  });

  test('[P1] [R002-BBS-15] fifteen: 6 villagers, 3 wolves, seer, hunter, medium, lunatic, 2 freemasons', () => {
    const roles = { villager: 6, werewolf: 3, seer: 1, bodyguard: 1, medium: 1, possessed: 1, freemason: 2 };
    expect(some(rulesOf('bbs-15'))).toEqual(roles);
  });

  test('[O3] [R002-BBS-01] sides are dealt at random, each seat equally likely', () => {
    const setup = plainSetup('bbs-15', rulesOf('bbs-15'), null);
    const games = runs(1500, 30_000);
    const seats = (role: Role) =>
      Array.from({ length: games }, (_, game) => {
        const opened = open(setup, seeded(`deal ${game}`));
        if (!opened.ok) throw new Error('The setup is wrong');
        return opened.value.village.table.roles.flatMap((other, index) => (other === role ? [index] : []));
      }).flat();
    for (const role of ['seer', 'werewolf'] as const) {
      expect(chiSquare(tally(seats(role)).values(), 15)).toBeLessThan(oneInAMillion(14));
    }
  });

  test('the record of a game names its rules in full, so games of other rules can be told apart', () => {
    const rules = rulesOf('bbs-15');
    const others = [
      rulesOf('bbs-14'),
      { ...rules, vote: { ...rules.vote, missing: 'none' as const } },
      { ...rules, talk: { ...rules.talk, perPlayer: 15 } as Rules['talk'] },
    ];
    const prints = [rules, ...others].map((other) => {
      const opened = open(plainSetup('custom', other, null), seeded('one'));
      if (!opened.ok || opened.value.events[0]?.type !== 'opened') throw new Error('The setup is wrong');
      expect(opened.value.events[0].rules).toEqual(other);
      return fingerprint(JSON.stringify(opened.value.events[0].rules));
    });
    expect(new Set(prints).size).toBe(4);
  });
});
