import { describe, expect, test } from 'vitest';
import {
  execute,
  lastDawn,
  licosVillage,
  phaseNow,
  say,
  timeUp,
  untilPhase,
} from '../../testing/clock/index.ts';
import { asked, attackVote, divine, given, guard, happened, play, vote } from '../../testing/index.ts';
import { viewFor } from '../index.ts';

describe('an execution is hidden until the morning', () => {
  const night = play(licosVillage(), ...execute(5));

  test('[H1] the executed knows it at once, nobody else', () => {
    expect(happened(night, 'executed')).toMatchObject([{ audience: [5], player: 5 }]);
    expect(viewFor(5, night.events).own.pages.at(-1)?.executed).toBe(5);
    for (const viewer of [1, 4, 8, 'observer'] as const) {
      const { shared } = viewFor(viewer, night.events);
      expect(shared.alive[4]).toBe(true);
      expect(shared.pages.at(-1)?.executed).toBeNull();
    }
    expect(phaseNow(night).asked).toContain(5);
    const morning = play(night, timeUp);
    expect(lastDawn(morning)).toMatchObject({ audience: 'public', executed: 5, dead: [] });
    expect(viewFor(1, morning.events).shared.status[4]).toEqual({ state: 'executed', day: 1 });
  });

  test('[H2] they have no act of the night and no voice; what they say in the grave they hear alone', () => {
    expect(asked(night)).toEqual(['guard 7', 'attackVote 8', 'attackVote 9']);
    given(night).when(divine(5, 1)).refused('notAsked');
    given(night)
      .when(say(5, 'soliloquy', 'alas'))
      .refused('channelClosed');
    const alas = play(night, say(5, 'grave', 'alas'));
    expect(happened(alas, 'talked').at(-1)).toMatchObject({ channel: 'grave', audience: [5], number: null });
    given(night)
      .when(say(4, 'grave', 'not dead'))
      .refused('channelClosed');
  });

  test('[H6] the dead hear nothing of them, and they nothing of them, before the morning', () => {
    const second = play(
      night,
      attackVote(8, 1),
      timeUp,
      ...execute(6, [2, 3, 4]),
      say(1, 'grave', 'who is there?'),
    );
    expect(happened(second, 'talked').at(-1)).toMatchObject({ channel: 'grave', audience: [1, 5] });
    const morning = play(second, timeUp, say(6, 'grave', 'it is me'));
    expect(happened(morning, 'talked').at(-1)).toMatchObject({ channel: 'grave', audience: [1, 5, 6] });
  });

  test('[H3] choosing them is accepted and does nothing', () => {
    const scene = play(licosVillage(), ...execute(2));
    for (const choice of [divine(5, 2), guard(7, 2), attackVote(8, 2)]) play(scene, choice);
    const morning = play(scene, divine(5, 2), guard(7, 1), attackVote(8, 2), attackVote(9, 2));
    expect(happened(morning, 'divined')).toMatchObject([{ player: 5, target: 2, result: 'human' }]);
    expect(happened(morning, 'attacked')).toMatchObject([{ audience: 'master', target: 2, died: false }]);
    expect(lastDawn(morning)).toMatchObject({ dead: [], executed: 2 });
  });

  test('[H3] a fox that is executed and divined dies once', () => {
    const morning = play(licosVillage(), ...execute(10), divine(5, 10), timeUp);
    expect(happened(morning, 'cursed')).toEqual([]);
    expect(lastDawn(morning)).toMatchObject({ dead: [], executed: 10 });
  });

  test('[H5] the pack is not told its votes: one missing would tell which of them is dead', () => {
    const morning = play(
      licosVillage(),
      ...execute(8, [1, 2, 3]),
      attackVote(9, 1),
      divine(5, 1),
      guard(7, 2),
    );
    expect(happened(morning, 'attackVotesCounted')).toMatchObject([{ audience: 'master' }]);
    expect(happened(morning, 'attackChosen')).toMatchObject([{ audience: 'master', target: 1 }]);
    expect(happened(morning, 'phaseEnded').at(-1)).toMatchObject({ why: 'answered' });
  });

  test('[H7] an execution that decides the game leaves the night out', () => {
    const small = licosVillage(['villager', 'villager', 'villager', 'werewolf']);
    const ended = play(small, untilPhase('vote'), vote(1, 4), timeUp);
    expect(happened(ended, 'phaseBegan').map(({ phase }) => phase)).toEqual([
      'discussion',
      'vote',
      'epilogue',
    ]);
    expect(happened(ended, 'ended')).toMatchObject([{ day: 2, winner: 'village', why: 'noWerewolf' }]);
  });
});
