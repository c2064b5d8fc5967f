import { aiwolfRoles, playersOf } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { TestSitting } from '../../testing/seat.ts';
import { honest } from './honest.ts';

const FIFTEEN = aiwolfRoles(15);

function isComingOut(text: string): boolean {
  return text.startsWith('COMINGOUT');
}

/** The day on which a player of this role comes out when nothing happens. */
function dayOfComingOut(role: 'seer' | 'medium', seed: string): number {
  const sitting = new TestSitting(honest, { role, seed, roles: FIFTEEN });
  for (let day = 1; day <= 5; day++) {
    if (sitting.nextDay().saysAll().some(isComingOut)) return day;
  }
  return 0;
}

const SEEDS = playersOf(60).map((number) => `seed ${number}`);

describe.each(['seer', 'medium'] as const)('a %s', (role) => {
  test('comes out on day 1, 2 or 3, by chance', () => {
    const days = SEEDS.map((seed) => dayOfComingOut(role, seed));
    for (const day of [1, 2, 3]) expect(days.filter((other) => other === day).length).toBeGreaterThan(8);
    expect(days.filter((day) => day < 1 || day > 3)).toEqual([]);
  });

  test('comes out at once when it has found a werewolf', () => {
    const act = role === 'seer' ? 'divined' : 'identified';
    for (const seed of SEEDS.slice(0, 10)) {
      const sitting = new TestSitting(honest, { role, seed, roles: FIFTEEN })
        .learns(act, 4, 'werewolf')
        .nextDay();
      expect(sitting.says()).toBe(`COMINGOUT Agent[01] ${role.toUpperCase()}`);
      expect(sitting.says()).toBe(`${act.toUpperCase()} Agent[04] WEREWOLF`);
    }
  });

  test('comes out at once when another claims its role', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const sitting = new TestSitting(honest, { role, seed, roles: FIFTEEN }).nextDay();
      sitting.hears(9, `COMINGOUT Agent[09] ${role.toUpperCase()}`);
      expect(sitting.says()).toBe(`COMINGOUT Agent[01] ${role.toUpperCase()}`);
    }
  });

  test('comes out at once when it knows that a claimant lies', () => {
    const other = role === 'seer' ? 'IDENTIFIED' : 'DIVINED';
    const act = role === 'seer' ? 'divined' : 'identified';
    for (const seed of SEEDS.slice(0, 10)) {
      const sitting = new TestSitting(honest, { role, seed, roles: FIFTEEN })
        .learns(act, 4, 'human')
        .nextDay();
      sitting.hears(9, `${other} Agent[04] WEREWOLF`);
      expect(sitting.says()).toBe(`COMINGOUT Agent[01] ${role.toUpperCase()}`);
      expect(sitting.chooses('vote')).toBe(9);
    }
  });

  test('reports every finding, each once', () => {
    const act = role === 'seer' ? 'divined' : 'identified';
    const verb = act.toUpperCase();
    const sitting = new TestSitting(honest, { role, roles: FIFTEEN });
    const reported: string[] = [];
    for (const target of [3, 4, 5, 6]) {
      sitting.learns(act, target, target === 6 ? 'werewolf' : 'human').nextDay();
      reported.push(...sitting.saysAll().filter((text) => text.startsWith(verb)));
    }
    expect(reported).toEqual([
      `${verb} Agent[03] HUMAN`,
      `${verb} Agent[04] HUMAN`,
      `${verb} Agent[05] HUMAN`,
      `${verb} Agent[06] WEREWOLF`,
    ]);
  });
});

test('a seer is not alone with a second seat, until three claim it', () => {
  const roles = { ...FIFTEEN, seer: 2, villager: 7 };
  const seed = SEEDS.find((other) => dayOfComingOut('seer', other) === 3) ?? expect.fail();
  const seer = new TestSitting(honest, { role: 'seer', roles, seed }).nextDay();
  expect(seer.hears(5, 'COMINGOUT Agent[05] SEER').says()).toBe('Skip');
  expect(seer.hears(6, 'COMINGOUT Agent[06] SEER').says()).toBe('COMINGOUT Agent[01] SEER');
});

test('a seer divines somebody new every night, and never itself', () => {
  const seer = new TestSitting(honest, { role: 'seer', roles: FIFTEEN });
  const divined: number[] = [];
  for (let night = 0; night < 14; night++) {
    const target = seer.chooses('divine', playersOf(15));
    divined.push(target);
    seer.learns('divined', target, 'human').nextDay();
  }
  expect(divined.toSorted((one, other) => one - other)).toEqual(playersOf(15).slice(1));
});

test('a seer divines whom many suspect rather than a claimant', () => {
  const seer = new TestSitting(honest, { role: 'seer', roles: FIFTEEN })
    .nextDay()
    .hears(9, 'COMINGOUT Agent[09] SEER')
    .hearsAll({ 3: 'VOTE Agent[07]', 4: 'VOTE Agent[07]' });
  expect(seer.chooses('divine')).toBe(7);
});

describe('a bodyguard guards', () => {
  const place = { role: 'bodyguard', roles: FIFTEEN } as const;

  test('the only seer', () => {
    const bodyguard = new TestSitting(honest, place)
      .nextDay()
      .hears(9, 'COMINGOUT Agent[09] SEER')
      .hears(9, 'DIVINED Agent[03] HUMAN')
      .hears(4, 'COMINGOUT Agent[04] MEDIUM');
    expect(bodyguard.chooses('guard')).toBe(9);
  });

  test('an uncontradicted medium rather than one of two seers', () => {
    const bodyguard = new TestSitting(honest, place)
      .nextDay()
      .hears(9, 'COMINGOUT Agent[09] SEER')
      .hears(10, 'COMINGOUT Agent[10] SEER')
      .hears(4, 'COMINGOUT Agent[04] MEDIUM');
    expect(bodyguard.chooses('guard')).toBe(4);
  });

  test('the seer who is left when the other is proved false', () => {
    const bodyguard = new TestSitting(honest, place)
      .nextDay()
      .hears(9, 'DIVINED Agent[01] WEREWOLF')
      .hears(10, 'DIVINED Agent[03] HUMAN');
    expect(bodyguard.chooses('guard')).toBe(10);
  });

  test('the living, where the dead may be guarded too', () => {
    const bodyguard = new TestSitting(honest, place)
      .nextDay()
      .hears(9, 'COMINGOUT Agent[09] SEER')
      .hears(4, 'COMINGOUT Agent[04] MEDIUM')
      .executed(5)
      .nextDay(9);
    expect(bodyguard.chooses('guard', playersOf(15).slice(1))).toBe(4);
  });

  test('somebody who is not suspected, where nobody has come out', () => {
    const bodyguard = new TestSitting(honest, place).nextDay().hears(3, 'COMINGOUT Agent[03] WEREWOLF');
    expect(bodyguard.chooses('guard', [3, 4])).toBe(4);
  });
});
