import { describe, expect, test } from 'vitest';
import {
  allVote,
  attackVote,
  changed,
  given,
  happened,
  heard,
  noAnswer,
  play,
  type TestScene,
  until,
  villageOf,
} from '../../testing/index.ts';
import { aiwolfRoles, aiwolfRules, type Role, viewFor } from '../index.ts';

const EIGHT: Role[] = [
  'medium',
  'villager',
  'villager',
  'possessed',
  'villager',
  'villager',
  'werewolf',
  'werewolf',
];

/** The morning after this player was executed. */
function morning(executed: number): TestScene {
  const scene = play(villageOf(EIGHT), until('vote', 1), allVote(executed), until('attackVote', 1));
  return play(scene, until('talk', 2, { attackVote: () => 5 }));
}

describe('the medium', () => {
  test('[M1] [D5] learns in the morning whether the executed player was a werewolf', () => {
    const results = [2, 4, 7].map((executed) => {
      const [event] = happened(morning(executed), 'identified');
      return event;
    });
    expect(results).toEqual([
      { type: 'identified', audience: [1], day: 2, player: 1, target: 2, result: 'human' },
      { type: 'identified', audience: [1], day: 2, player: 1, target: 4, result: 'human' },
      { type: 'identified', audience: [1], day: 2, player: 1, target: 7, result: 'werewolf' },
    ]);
    expect(viewFor(1, morning(7).events).own.pages[2]?.identified).toMatchObject({ target: 7 });
  });

  test('[M1] nobody else learns it', () => {
    const scene = morning(7);
    for (const viewer of [2, 3, 4, 8, 'observer'] as const)
      expect(heard(viewer, scene).filter(({ type }) => type === 'identified')).toEqual([]);
  });

  test('[M1] [D6] a dead medium is told as well', () => {
    const own = play(villageOf(EIGHT), until('vote', 1), allVote(1), until('talk', 2));
    expect(heard(1, own).filter(({ type }) => type === 'identified')).toMatchObject([
      { target: 1, result: 'human', day: 2 },
    ]);
    const later = play(own, until('vote', 2), allVote(7), until('talk', 3));
    expect(happened(later, 'identified').at(-1)).toMatchObject({ player: 1, target: 7, result: 'werewolf' });
  });

  test('[M1] every medium is told', () => {
    const roles: Role[] = ['medium', 'villager', 'medium', 'villager', 'villager', 'werewolf'];
    const scene = play(villageOf(roles), until('vote', 1), allVote(2), until('talk', 2));
    expect(happened(scene, 'identified').map(({ player }) => player)).toEqual([1, 3]);
  });

  test('[M1] the result comes after the dawn and before the day, also of the last night', () => {
    const roles: Role[] = ['medium', 'villager', 'villager', 'werewolf'];
    given(villageOf(roles), until('vote', 1), allVote(2), until('attackVote', 1))
      .when(attackVote(4, 3))
      .then(
        { type: 'attackVoted' },
        { type: 'attackVotesCounted' },
        { type: 'attackChosen' },
        { type: 'attacked' },
        { type: 'dawnBroke', day: 2 },
        { type: 'identified', player: 1, target: 2 },
        { type: 'ended', winner: 'werewolf' },
        { type: 'rolesRevealed' },
      );
  });

  test('[M2] where nobody was executed there is no result', () => {
    const rules = changed(aiwolfRules(aiwolfRoles(8)), { vote: { missing: 'none' } });
    const nobody = { vote: ({ player }: { player: number }) => noAnswer(player, 'vote') };
    const scene = play(villageOf(EIGHT, { rules }), until('talk', 2, nobody));
    expect(happened(scene, 'identified')).toEqual([]);
  });

  test('[M2] there is no result of the day before yesterday', () => {
    const rules = changed(aiwolfRules(aiwolfRoles(8)), { vote: { missing: 'none' } });
    const nobody = {
      vote: ({ player }: { player: number }) => noAnswer(player, 'vote'),
      attackVote: () => 5,
    };
    const first = play(villageOf(EIGHT, { rules }), until('vote', 1), allVote(2), until('vote', 2));
    expect(happened(play(first, until('talk', 3, nobody)), 'identified').length).toBe(1);
  });
});
