import { describe, expect, test } from 'vitest';
import { Sitting } from '../../testing/seat.ts';
import { hisui } from './hisui.ts';

describe('in a village of five', () => {
  test('a seer comes out with their first words, and accuses or clears somebody with the next', () => {
    const seer = new Sitting(hisui, { role: 'seer' }).learns('divined', 3, 'human').nextDay();
    expect(seer.says()).toBe('COMINGOUT Agent[01] SEER');
    expect(seer.says()).toMatch(/^DIVINED Agent\[0[2-5]\] (HUMAN|WEREWOLF)$/);
  });

  test('a seer who has found a werewolf says so', () => {
    const seer = new Sitting(hisui, { role: 'seer' }).learns('divined', 3, 'werewolf').nextDay();
    expect(seer.saysAll()).toContain('DIVINED Agent[03] WEREWOLF');
    expect(seer.chooses('vote')).toBe(3);
  });

  test('a possessed comes out as a seer', () => {
    const possessed = new Sitting(hisui, { role: 'possessed' }).nextDay();
    expect(possessed.says()).toBe('COMINGOUT Agent[01] SEER');
  });

  test('a werewolf who is accused comes out against it', () => {
    const werewolf = new Sitting(hisui, { role: 'werewolf' }).nextDay();
    werewolf.hears(2, 'COMINGOUT Agent[02] SEER').hears(2, 'DIVINED Agent[01] WEREWOLF');
    expect(werewolf.saysAll().join()).toContain('COMINGOUT Agent[01] SEER');
  });

  test('a villager votes for whom the only seer accuses', () => {
    const villager = new Sitting(hisui).nextDay();
    villager.hears(2, 'COMINGOUT Agent[02] SEER').hears(2, 'DIVINED Agent[04] WEREWOLF');
    villager.hears(3, 'VOTE Agent[04]').hears(5, 'VOTE Agent[04]');
    expect(villager.chooses('vote')).toBe(4);
  });

  test('among three a possessed shows themselves, and votes with the werewolf who does', () => {
    const possessed = new Sitting(hisui, { role: 'possessed' }).nextDay().executed(4).nextDay(5);
    possessed.hears(2, 'COMINGOUT Agent[02] WEREWOLF');
    expect(possessed.says()).toBe('COMINGOUT Agent[01] POSSESSED');
    expect(possessed.chooses('vote')).toBe(3);
  });
});

test('first words without news are the same for villagers and for werewolves who hide', () => {
  const words = (role: 'villager' | 'werewolf', seed: string) =>
    new Sitting(hisui, { role, seed }).nextDay().says();
  const hiding = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    .map((seed) => words('werewolf', seed))
    .filter((text) => !text.startsWith('COMINGOUT'));
  expect(hiding.length).toBeGreaterThan(0);
  for (const text of hiding) expect(text).toBe(words('villager', 'a'));
});

test('of a werewolf whom it has divined it never says that they are human', () => {
  const seer = new Sitting(hisui, { role: 'seer' }).learns('divined', 3, 'werewolf').nextDay();
  expect(seer.saysAll().join()).not.toContain('Agent[03] HUMAN');
});
