import { describe, expect, test } from 'vitest';
import { allVote, bbsVillage, greetings, say, timeUp, untilPhase } from '../../testing/clock/index.ts';
import {
  attackVote,
  given,
  heard,
  openScene,
  play,
  rulesOf,
  setupOf,
  type TestScene,
} from '../../testing/index.ts';
import { givenTo, type Role, viewFor } from '../index.ts';

describe('the end', () => {
  const small = bbsVillage(rulesOf('bbs-15'), ['villager', 'villager', 'medium', 'werewolf', 'werewolf']);
  const ended = play(
    small,
    untilPhase('day', 1),
    greetings(),
    say(1, 'soliloquy', 'to myself'),
    say(4, 'whisper', 'to the pack'),
    allVote(3),
    attackVote(4, 1),
    timeUp,
  );

  test('[B8] the epilogue opens all channels: everybody gets what they did not hear', () => {
    const opened = (viewer: number | 'observer') => {
      const events = givenTo(viewer, ended.events).map(({ event }) => event);
      const from = events.findIndex(({ type }) => type === 'channelsOpened');
      return events.slice(from + 1).flatMap((event) => (event.type === 'talked' ? [event.text] : []));
    };
    expect(opened(1)).toEqual(['to the pack']);
    expect(opened(2)).toEqual(['to myself', 'to the pack']);
    expect(opened(4)).toEqual(['to myself']);
    expect(opened('observer')).toEqual(['to myself', 'to the pack']);
    expect(viewFor(2, ended.events).own.opened.map(({ text }) => text)).toEqual(['to myself', 'to the pack']);
  });

  test('[B9] then all talk, the dead too, as much as they like, and on no other channel', () => {
    const posts = Array.from({ length: 25 }, (_, index) => say(3, 'talk', `post ${index}`));
    const scene = play(ended, ...posts);
    expect(viewFor(3, scene.events).own.quotas.talk.left).toBeNull();
    for (const channel of ['whisper', 'soliloquy', 'grave', 'act'] as const) {
      given(ended)
        .when(say(4, channel, 'hello'))
        .refused('channelClosed');
    }
  });

  test('[R000-PLAT-09] a player plays a character; who plays whom is told at the end', () => {
    const cast = ['Albin', 'Katharina', 'Moritz'].map((name) => ({ name }));
    const roles: Role[] = ['villager', 'villager', 'werewolf'];
    const players = ['account 1', 'account 2', 'account 3'];
    const start = openScene({ ...setupOf(roles, { rules: rulesOf('bbs-15'), cast }), players });
    const before = play(start, untilPhase('day', 1), greetings(), allVote(3));
    const sent = (scene: TestScene) =>
      [1, 2, 3, 'observer' as const].map((viewer) => JSON.stringify(heard(viewer, scene)));
    expect(sent(before).filter((text) => text.includes('account'))).toEqual([]);
    expect(sent(before).every((text) => text.includes('Katharina'))).toBe(true);
    const after = play(before, timeUp);
    expect(sent(after).every((text) => text.includes('account 2'))).toBe(true);
    expect(viewFor(1, after.events).shared.players).toEqual(['account 1', 'account 2', 'account 3']);
  });
});
