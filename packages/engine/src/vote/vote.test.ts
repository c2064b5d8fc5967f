import { test } from 'vitest';
import { all, given, until, villageOf, vote } from '../../testing/index.ts';

test('[V3] a tie is voted once more, by all and for anyone', () => {
  const village = villageOf(['werewolf', 'seer', 'villager', 'villager']);
  given(village, until('vote'), vote(1, 2), vote(2, 1), vote(3, 1))
    .when(vote(4, 2))
    .then(
      { type: 'voted', player: 4, target: 2 },
      { type: 'votesCounted', round: 0 },
      { type: 'phaseBegan', phase: 'vote', round: 1, asked: [1, 2, 3, 4] },
    );
});
