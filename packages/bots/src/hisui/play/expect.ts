import type { PlayerId } from '@mura/engine';
import type { Mind } from '../mind.ts';
import { sizeOf } from '../size.ts';
import type { BallotOdds } from './ballots.ts';

/** How each of the others will vote, as far as one can tell. */
export function expectedBallots(mind: Mind, among: readonly PlayerId[]): BallotOdds[] {
  const { witness, belief } = mind;
  const { declared, accusers, living } = witness;
  const pulls = mind.policy.pulls[sizeOf(witness.players)];
  const pack = belief.place('werewolf');
  const pullOf = (voter: PlayerId) => (declared[voter] === 0 ? pulls.open : pulls.declared);
  // What all think is much to reckon, and moves nobody who has said their word in a large village.
  const hasLooks = mind.others.some((voter) => pullOf(voter).look !== 0);
  const looks = among.map((player) => (hasLooks ? Math.log(mind.all.share(player, pack) + LEAST_LOOK) : 0));
  const names = among.map((player) => mind.others.filter((other) => declared[other] === player).length);
  return mind.others.map((voter) => {
    const word = declared[voter]!;
    const pull = pullOf(voter);
    const weights = among.map((player, place) => {
      if (player === voter) return 0;
      const accused = Math.min(2, accusers[player]!);
      const others = names[place]! - (word === player ? 1 : 0);
      return Math.exp(
        (word === player ? pull.word : 0) +
          pull.look * looks[place]! +
          pull.accused * accused +
          (pull.named * others) / living +
          (declared[player] === voter ? pull.foe : 0),
      );
    });
    const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
    return weights.map((weight) => weight / total);
  });
}

export const LEAST_LOOK = 0.02;
