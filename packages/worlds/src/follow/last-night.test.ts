import { aiwolfRoles, aiwolfRules, type Role } from '@mura/engine';
import { expect, test } from 'vitest';
import {
  allVote,
  attackVote,
  changed,
  divine,
  guard,
  happened,
  many,
  play,
  until,
  villageOf,
} from '../../../engine/testing/index.ts';
import { follow } from './follower.ts';

const ROLES: Role[] = ['seer', 'bodyguard', 'werewolf', ...many(5, 'villager')];

test('[V12] who was executed knows that they guarded in vain', () => {
  const rules = changed(aiwolfRules(aiwolfRoles(8)), { vote: { lastNight: 'guards' } });
  const night = play(villageOf(ROLES, { rules }), until('vote', 1), allVote(2), divine(1, 4), guard(2, 5));
  const morning = play(night, attackVote(3, 5));
  expect(happened(morning, 'dawnBroke').at(-1)).toMatchObject({ dead: [5] });
  const follower = follow({ as: 2, assume: 'none', hypotheses: [] });
  for (const [seq, event] of morning.events.entries()) follower.take(event, seq);
  // The one who died is no werewolf; any other may be.
  expect(follower.worlds()?.count).toBeGreaterThan(0);
  expect(follower.worlds()?.players[4]?.werewolf).toBe(0);
  expect(follower.worlds()?.players[2]?.werewolf).toBeGreaterThan(0);
});
