import { expect, test } from 'vitest';
import { say, timeUp, untilPhase } from '../../testing/clock/index.ts';
import { happened, many, play, villageOf } from '../../testing/index.ts';
import { findPreset, type Role } from '../index.ts';

const NINE: Role[] = [...many(4, 'villager'), 'seer', 'medium', 'possessed', 'werewolf', 'werewolf'];

test('the last one there, who has nobody to vote for, does not keep the day from ending', () => {
  const bbs = findPreset('bbs-9');
  if (!bbs.ok) throw new Error(bbs.error);
  const scene = play(
    villageOf(NINE, { rules: bbs.value }),
    untilPhase('day', 1),
    say(1, 'talk', 'hello?'),
    timeUp,
  );
  expect(happened(scene, 'diedSuddenly').map(({ player }) => player)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(happened(scene, 'votesCounted')).toMatchObject([{ votes: [] }]);
  expect(happened(scene, 'ended')).toMatchObject([{ winner: 'village', why: 'noWerewolf' }]);
});
