import { findPreset, plainSetup, type Rules } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { TestSitting } from '../../testing/seat.ts';
import { playOut } from '../../testing/villages.ts';
import { honest } from './honest.ts';

/** What only villages by the clock tell, or tell later. */

function rulesOf(preset: string): Rules {
  const found = findPreset(preset);
  return found.ok ? found.value : expect.fail(found.error);
}

const LICOS = rulesOf('licos-15');

describe('where the execution is secret until the morning', () => {
  const named = { 4: 'VOTE Agent[06]', 5: 'VOTE Agent[06]', 7: 'VOTE Agent[06]', 8: 'VOTE Agent[06]' };
  const more = { 9: 'VOTE Agent[06]', 10: 'VOTE Agent[06]', 11: 'VOTE Agent[06]', 12: 'VOTE Agent[06]' };

  test('a seer does not divine whom the village wanted executed', () => {
    const seer = new TestSitting(honest, { role: 'seer', rules: LICOS }).nextDay().hearsAll(named);
    expect(seer.chooses('divine')).toBe(6);
    expect(seer.hearsAll(more).chooses('divine')).not.toBe(6);
  });

  test('the morning tells of it: the dead are suspected no more, and their claim was not proved true', () => {
    const villager = new TestSitting(honest, { rules: LICOS }).nextDay().hearsAll(named);
    expect(villager.chooses('vote')).toBe(6);
    const dawn = { day: 2, dead: [], votes: null, counts: null, executed: 6 };
    villager.hear({ type: 'dawnBroke', audience: 'public', ...dawn }).hearsAll(named);
    expect(villager.saysAll().join()).not.toContain('Agent[06]');
  });
});

describe('where nobody votes before they have said for whom', () => {
  const bbs = rulesOf('bbs-9');
  const rules: Rules = { ...bbs, vote: { ...bbs.vote, style: 'announced' } };

  test('[R000-INFO-10] the vote of a bot is announced to all first, and none is refused', () => {
    const setup = plainSetup('custom', rules, 'announced');
    const { record, refusals } = playOut(setup, 'announced', Array(9).fill(honest));
    expect(refusals).toEqual([]);
    const votes = record.filter(({ type }) => type === 'voted');
    expect(votes.length).toBeGreaterThan(0);
    for (const vote of votes) {
      if (vote.type !== 'voted') continue;
      const before = record.slice(0, record.indexOf(vote));
      const said = before.some(
        (event) => event.type === 'announced' && event.player === vote.player && event.day === vote.day,
      );
      expect(said).toBe(true);
    }
  });
});

describe('where the dead show their role', () => {
  const rules: Rules = { ...rulesOf('bbs-9'), revealOnDeath: true };

  test('a claimant is proved true or false by it', () => {
    const villager = new TestSitting(honest, { rules })
      .nextDay()
      .hears(2, 'DIVINED Agent[04] WEREWOLF')
      .hears(3, 'DIVINED Agent[05] WEREWOLF')
      .executed(2);
    const shown = (role: 'seer' | 'possessed') =>
      villager.hear({ type: 'roleShown', audience: 'public', player: 2, role });
    expect(shown('seer').chooses('vote')).toBe(4);
    expect(shown('possessed').chooses('vote')).toBe(5);
  });
});

test('who announces their vote, or says it in a poll, names somebody', () => {
  const announced = new TestSitting(honest, { rules: rulesOf('bbs-9') }).nextDay();
  for (const player of [2, 3]) {
    const intention = { day: 1, player, about: 'vote', target: 7 } as const;
    announced.hear({ type: 'announced', audience: 'public', ...intention });
  }
  expect(announced.hears(4, 'VOTE Agent[06]').chooses('vote')).toBe(7);
  const polled = new TestSitting(honest, { rules: rulesOf('bbs-9') }).nextDay();
  const votes = [
    { player: 2, target: 7 },
    { player: 3, target: 7 },
    { player: 4, target: 6 },
  ];
  polled.hear({ type: 'pollCounted', audience: 'public', day: 1, round: 0, votes });
  expect(polled.chooses('vote')).toBe(7);
});

test('in a poll a werewolf says whom it would vote for, not whom it would attack', () => {
  const rules = rulesOf('bbs-15');
  const werewolf = new TestSitting(honest, { role: 'werewolf', fellows: [2, 3], rules }).nextDay();
  werewolf.hears(9, 'DIVINED Agent[02] WEREWOLF').hears(4, 'VOTE Agent[07]');
  expect(werewolf.chooses('poll')).toBe(7);
  expect(werewolf.chooses('attackVote')).toBe(9);
});

test('what is said on other channels is no talk', () => {
  const villager = new TestSitting(honest, { rules: rulesOf('bbs-9') }).nextDay();
  for (const channel of ['act', 'grave', 'soliloquy'] as const) {
    villager.hears(2, 'DIVINED Agent[04] WEREWOLF', channel);
  }
  expect(villager.hears(3, 'VOTE Agent[05]').chooses('vote')).toBe(5);
});
