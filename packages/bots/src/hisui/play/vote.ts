import { type PlayerId, type Role, teamOf } from '@mura/engine';
import { candidates } from '../../memory/among.ts';
import { butMe } from '../../memory/memory.ts';
import type { Mind } from '../mind.ts';
import { executionOdds } from './ballots.ts';
import { expectedBallots } from './expect.ts';
import { villageWinsAtNight } from './prospects.ts';

/** Whom it wants executed, with the ballots of the others reckoned with: the vote after which its team wins most. */
export function bestVote(mind: Mind, among: readonly PlayerId[]): PlayerId | null {
  const { facts, policy } = mind;
  const own = candidates(facts, butMe(facts, among));
  if (own.length === 0) return null;
  const third = besidesFriend(mind, own);
  if (third !== null) return third;
  const all = own.includes(facts.me) || !among.includes(facts.me) ? [...own, facts.me] : own;
  const worth = worthOfExecution(mind, all);
  // Among three the vote decides, and nobody looks at it afterwards.
  const hides = mind.isEvil && mind.witness.living > 3;
  const plain = (place: number) =>
    worth[place]! +
    (hides ? policy.conformity * mind.face.share(all[place]!, mind.belief.place('werewolf')) : 0);
  if (!policy.responds) return own[bestOf(own.map((_, place) => plain(place)))]!;
  const odds = executionOdds(all.length, expectedBallots(mind, all), mind.witness.seen.length);
  const values = own.map((_, place) => {
    const expected = odds[place]!.reduce((sum, chance, executed) => sum + chance * worth[executed]!, 0);
    return expected + (mind.isEvil ? WEIGHT_OF_OWN : WEIGHT_OF_OPINION) * plain(place);
  });
  return own[bestOf(values)]!;
}

/** Among three: the one who is left when one of the others has shown that they help the werewolves. */
function besidesFriend({ isEvil, witness }: Mind, others: readonly PlayerId[]): PlayerId | null {
  if (!isEvil || witness.living !== 3) return null;
  const strangers = others.filter((player) => {
    const claim = witness.claims[player];
    return claim !== 'werewolf' && claim !== 'possessed';
  });
  return strangers.length === 1 ? strangers[0]! : null;
}

/** A vote that decides nothing still says what one thinks; of the village more, since others are moved by it. */
const WEIGHT_OF_OWN = 0.1;
const WEIGHT_OF_OPINION = 1;

function bestOf(values: readonly number[]): number {
  let best = 0;
  for (let place = 1; place < values.length; place++) if (values[place]! > values[best]!) best = place;
  return best;
}

/** What else it costs the village to lose somebody. */
const LOSS: Partial<Record<Role, number>> = { seer: 0.06, medium: 0.03, bodyguard: 0.03, freemason: 0.02 };

/** How likely its team wins after each of these is executed. */
function worthOfExecution(mind: Mind, among: readonly PlayerId[]): number[] {
  const { own, belief, witness } = mind;
  const { roles } = belief.evidence;
  const sides = roles.map((role) => (role === 'werewolf' ? 1 : teamOf(role) === 'werewolf' ? 2 : 0));
  const losses = roles.map((role) => LOSS[role] ?? 0);
  const values = among.map(() => 0);
  const counts = [0, 0, 0];
  for (let world = 0; world < own.size; world++) {
    counts.fill(0);
    for (let player = 1; player <= witness.players; player++) {
      if (witness.alive[player]) counts[sides[own.role(world, player)]!]!++;
    }
    const weight = own.weights[world]!;
    for (let place = 0; place < among.length; place++) {
      const role = own.role(world, among[place]!);
      const side = sides[role]!;
      const chance = villageWinsAtNight(
        counts[0]! - (side === 0 ? 1 : 0),
        counts[1]! - (side === 1 ? 1 : 0),
        counts[2]! - (side === 2 ? 1 : 0),
      );
      values[place]! += weight * (chance - losses[role]!);
    }
  }
  return mind.isEvil ? values.map((value) => 1 - value) : values;
}
