import { aiwolfRoles } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { TestSitting } from '../../testing/seat.ts';
import { honest } from './honest.ts';

const FIFTEEN = { roles: aiwolfRoles(15) };
/** Without a possessed: whoever lies about their role is a werewolf. */
const SEVEN = { roles: aiwolfRoles(7) };

describe('a villager suspects', () => {
  test('whom an uncontradicted seer called a werewolf, whomever all others name', () => {
    const villager = new TestSitting(honest, FIFTEEN)
      .nextDay()
      .hears(2, 'COMINGOUT Agent[02] SEER')
      .hears(2, 'DIVINED Agent[07] WEREWOLF')
      .hearsAll({ 3: 'VOTE Agent[05]', 4: 'VOTE Agent[05]', 6: 'VOTE Agent[05]', 8: 'VOTE Agent[05]' });
    expect(villager.chooses('vote')).toBe(7);
  });

  test('nobody whom an uncontradicted seer called human, whatever the others say', () => {
    const villager = new TestSitting(honest, FIFTEEN)
      .nextDay()
      .hears(2, 'COMINGOUT Agent[02] SEER')
      .hears(2, 'DIVINED Agent[05] HUMAN')
      .hearsAll({ 3: 'VOTE Agent[05]', 4: 'VOTE Agent[05]', 6: 'VOTE Agent[05]' });
    expect(villager.chooses('vote')).not.toBe(5);
    expect(villager.chooses('vote')).not.toBe(2);
  });

  test('a seer who calls them a werewolf: they know better', () => {
    const villager = new TestSitting(honest, FIFTEEN)
      .nextDay()
      .hears(2, 'COMINGOUT Agent[02] SEER')
      .hears(2, 'DIVINED Agent[01] WEREWOLF')
      .hearsAll({ 3: 'VOTE Agent[05]', 4: 'VOTE Agent[05]', 6: 'VOTE Agent[05]' });
    expect(villager.chooses('vote')).toBe(2);
  });

  test('whoever claims the only seat of their own role', () => {
    const seer = new TestSitting(honest, { ...FIFTEEN, role: 'seer' })
      .nextDay()
      .hears(9, 'COMINGOUT Agent[09] SEER')
      .hearsAll({ 3: 'VOTE Agent[05]', 4: 'VOTE Agent[05]', 6: 'VOTE Agent[05]' });
    expect(seer.chooses('vote')).toBe(9);
  });

  test('a seer whose werewolf was attacked, and believes the other seer', () => {
    const told = new TestSitting(honest, FIFTEEN)
      .nextDay()
      .hears(2, 'COMINGOUT Agent[02] SEER')
      .hears(2, 'DIVINED Agent[07] WEREWOLF')
      .hears(3, 'COMINGOUT Agent[03] SEER')
      .hears(3, 'DIVINED Agent[08] HUMAN')
      .executed(9)
      .nextDay(7)
      .hearsAll({ 4: 'VOTE Agent[05]', 6: 'VOTE Agent[05]', 10: 'VOTE Agent[05]' });
    expect(told.chooses('vote')).toBe(2);
    told.hears(3, 'DIVINED Agent[10] WEREWOLF');
    expect(told.chooses('vote')).toBe(10);
  });

  test('one of two who claim one seat, where a liar can only be a werewolf', () => {
    const villager = new TestSitting(honest, SEVEN)
      .nextDay()
      .hears(2, 'COMINGOUT Agent[02] SEER')
      .hears(2, 'DIVINED Agent[04] HUMAN')
      .hears(3, 'COMINGOUT Agent[03] SEER')
      .hears(3, 'DIVINED Agent[04] HUMAN')
      .hearsAll({ 4: 'VOTE Agent[06]', 5: 'VOTE Agent[06]' });
    expect([2, 3]).toContain(villager.chooses('vote'));
  });

  test('an honest seer less than a werewolf, where two claim one seat and the possessed may be the liar', () => {
    const villager = new TestSitting(honest, FIFTEEN)
      .nextDay()
      .hears(2, 'COMINGOUT Agent[02] SEER')
      .hears(3, 'COMINGOUT Agent[03] SEER')
      .hears(2, 'DIVINED Agent[04] HUMAN')
      .hears(3, 'DIVINED Agent[05] HUMAN')
      .hearsAll({ 4: 'VOTE Agent[06]', 5: 'VOTE Agent[06]' });
    expect(villager.chooses('vote')).toBe(6);
  });

  test('the seer less whom an uncontradicted medium contradicts', () => {
    const villager = new TestSitting(honest, FIFTEEN)
      .nextDay()
      .hears(2, 'COMINGOUT Agent[02] SEER')
      .hears(3, 'COMINGOUT Agent[03] SEER')
      .hears(2, 'DIVINED Agent[07] WEREWOLF')
      .hears(3, 'DIVINED Agent[08] HUMAN')
      .executed(7)
      .nextDay()
      .hears(4, 'COMINGOUT Agent[04] MEDIUM')
      .hears(4, 'IDENTIFIED Agent[07] HUMAN')
      .hears(2, 'DIVINED Agent[10] WEREWOLF')
      .hears(3, 'DIVINED Agent[11] WEREWOLF');
    expect(villager.chooses('vote')).toBe(11);
  });

  test('whom most name, where they know nothing', () => {
    const villager = new TestSitting(honest, FIFTEEN)
      .nextDay()
      .hearsAll({ 3: 'ESTIMATE Agent[05] WEREWOLF', 4: 'REQUEST ANY (VOTE Agent[05])', 6: 'VOTE Agent[08]' });
    expect(villager.chooses('vote')).toBe(5);
  });

  test('of a tie, in the second vote, the more suspicious', () => {
    const villager = new TestSitting(honest)
      .nextDay()
      .hears(2, 'COMINGOUT Agent[02] SEER')
      .hears(2, 'DIVINED Agent[03] WEREWOLF')
      .hears(2, 'VOTE Agent[03]')
      .votesAgain([2, 4], [3, 4], [4, 2], [5, 2], [1, 3]);
    expect(villager.chooses('vote')).toBe(4);
  });
});

describe('a villager says', () => {
  test('estimate, vote and request once a day, then Over', () => {
    const villager = new TestSitting(honest).nextDay();
    const said = villager.saysAll();
    expect(said.map((text) => text.split(' ')[0])).toEqual(['Skip', 'ESTIMATE', 'VOTE', 'REQUEST']);
    expect(villager.saysAll()).toEqual([]);
    expect(villager.executed(4).nextDay().saysAll()).toHaveLength(4);
  });

  test('why they vote, where a claimant whom they believe gave the reason', () => {
    const villager = new TestSitting(honest)
      .nextDay()
      .hears(2, 'COMINGOUT Agent[02] SEER')
      .hears(2, 'DIVINED Agent[03] WEREWOLF');
    expect(villager.saysAll()).toEqual([
      'Skip',
      'ESTIMATE Agent[03] WEREWOLF',
      'BECAUSE (Agent[02] DIVINED Agent[03] WEREWOLF) (VOTE Agent[03])',
      'REQUEST ANY (VOTE Agent[03])',
    ]);
  });

  test('that they agree, where another has said it before', () => {
    const villager = new TestSitting(honest)
      .nextDay()
      .hears(2, 'COMINGOUT Agent[02] SEER')
      .hears(2, 'DIVINED Agent[03] WEREWOLF')
      .hears(2, 'VOTE Agent[03]');
    expect(villager.saysAll().slice(0, 2)).toEqual(['Skip', 'AGREE TALK day1 ID:2']);
  });

  test('no request for what most want already', () => {
    const villager = new TestSitting(honest)
      .nextDay()
      .hearsAll({ 2: 'VOTE Agent[05]', 3: 'VOTE Agent[05]', 4: 'VOTE Agent[05]' });
    expect(villager.saysAll()).toEqual(['Skip', expect.stringMatching(/^AGREE /), 'VOTE Agent[05]']);
  });

  test('nothing of agreement with themselves', () => {
    const villager = new TestSitting(honest).nextDay();
    villager.says();
    const mine = villager.says().replace('ESTIMATE ', '').replace(' WEREWOLF', '');
    villager.hears(5, `VOTE ${mine}`);
    expect(villager.saysAll().some((text) => text.startsWith('AGREE'))).toBe(false);
  });

  test('with whom they agree, when they came to think something else, and vote so', () => {
    const villager = new TestSitting(honest).nextDay();
    villager.saysAll();
    villager
      .hears(2, 'COMINGOUT Agent[02] SEER')
      .hears(2, 'DIVINED Agent[04] WEREWOLF')
      .hears(2, 'VOTE Agent[04]');
    expect(villager.saysAll()[0]).toMatch(/^AGREE TALK day1 ID:\d+$/);
    expect(villager.chooses('vote')).toBe(4);
  });

  test('only their vote, where one utterance is left', () => {
    const villager = new TestSitting(honest).nextDay();
    expect(villager.says('talk', { left: 1, skipIsOver: true })).toMatch(/^VOTE /);
  });

  test('no Skip where it would be their last word', () => {
    const villager = new TestSitting(honest).nextDay();
    expect(villager.says('talk', { skipIsOver: true })).toMatch(/^ESTIMATE /);
  });

  test('nothing that the village would cut', () => {
    const villager = new TestSitting(honest).nextDay();
    const length = {
      countIn: 'characters',
      perTalk: 15,
      perPlayer: null,
      base: null,
      mention: null,
    } as const;
    expect(villager.says('talk', { length, skipIsOver: true })).toMatch(/^VOTE /);
    expect(villager.says('talk', { length, skipIsOver: true })).toBe('Over');
  });

  test('nothing on a day without a vote', () => {
    expect(new TestSitting(honest).saysAll()).toEqual([]);
  });
});

describe('a freemason', () => {
  const roles = { ...aiwolfRoles(15), villager: 6, freemason: 2 };
  const place = { roles, role: 'freemason', fellows: [2] } as const;

  test('never suspects the other', () => {
    const freemason = new TestSitting(honest, place)
      .nextDay()
      .hearsAll({ 3: 'VOTE Agent[02]', 4: 'VOTE Agent[02]', 5: 'VOTE Agent[02]' });
    expect(freemason.chooses('vote')).not.toBe(2);
  });

  test('comes out when the village turns on it, and not before', () => {
    const freemason = new TestSitting(honest, place).nextDay();
    expect(freemason.saysAll().join()).not.toContain('COMINGOUT');
    freemason.hearsAll({
      3: 'VOTE Agent[01]',
      4: 'VOTE Agent[01]',
      5: 'VOTE Agent[01]',
      6: 'VOTE Agent[01]',
    });
    expect(freemason.says()).not.toContain('COMINGOUT');
    freemason.hears(7, 'VOTE Agent[01]');
    expect(freemason.says()).toBe('COMINGOUT Agent[01] FREEMASON');
  });

  test('comes out when somebody calls it a werewolf, or claims to be one', () => {
    const called = new TestSitting(honest, place).nextDay().hears(5, 'DIVINED Agent[01] WEREWOLF');
    expect(called.says()).toBe('COMINGOUT Agent[01] FREEMASON');
    const claimed = new TestSitting(honest, place).nextDay().hears(2, 'COMINGOUT Agent[02] FREEMASON');
    expect(claimed.says()).toBe('Skip');
    expect(claimed.hears(5, 'COMINGOUT Agent[05] FREEMASON').says()).toBe('COMINGOUT Agent[01] FREEMASON');
    expect(claimed.chooses('vote')).toBe(5);
  });
});

test('a fox is as quiet as a villager', () => {
  const roles = { ...aiwolfRoles(15), villager: 7, fox: 1 };
  const heard = (role: 'fox' | 'villager') =>
    new TestSitting(honest, { roles, role }).nextDay().hears(4, 'VOTE Agent[06]');
  expect(heard('fox').saysAll()).toEqual(heard('villager').saysAll());
  expect(heard('fox').chooses('vote')).toBe(heard('villager').chooses('vote'));
});
