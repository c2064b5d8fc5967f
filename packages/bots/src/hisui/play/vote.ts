import type { PlayerId } from '@mura/engine';
import { candidates } from '../../memory/among.ts';
import { butMe } from '../../memory/memory.ts';
import type { Mind } from '../mind.ts';
import { sizeOf } from '../size.ts';
import { executionOdds } from './ballots.ts';
import { worthOfExecution } from './execution.ts';
import { expectedBallots } from './expect.ts';

/** Whom it wants executed: the vote after which its team wins most, where it pays with the ballots of the others reckoned with. */
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
  if (!responds(mind)) return own[bestOf(own.map((_, place) => plain(place)))]!;
  const odds = executionOdds(all.length, expectedBallots(mind, all), mind.witness.seen.length);
  const values = own.map((_, place) => {
    const expected = odds[place]!.reduce((sum, chance, executed) => sum + chance * worth[executed]!, 0);
    return expected + (mind.isEvil ? WEIGHT_OF_OWN : WEIGHT_OF_OPINION) * plain(place);
  });
  return own[bestOf(values)]!;
}

/** Whether it reckons with the ballots of the others: in small villages that pays to a werewolf only (docs/MINDS.md). */
function responds({ policy, facts, witness }: Mind): boolean {
  return policy.responds && (facts.role === 'werewolf' || sizeOf(witness.players) === 'large');
}

/**
 * Among three: the one beside whom it takes for its friend, if it has one. Seers and villagers show themselves as werewolves
 * too, to spoil it: so it goes by all it believes, and not by who has shown what.
 */
function besidesFriend(mind: Mind, others: readonly PlayerId[]): PlayerId | null {
  const { isEvil, witness, policy } = mind;
  if (!isEvil || witness.living !== 3 || others.length !== 2) return null;
  const [one, other] = others.map((player) => friendship(mind, player));
  if (one! + other! < policy.showsFrom) return null;
  return one! > other! ? others[1]! : others[0]!;
}

/** How likely somebody is the one other who wins with the werewolves. */
export function friendship({ facts, own, belief }: Mind, player: PlayerId): number {
  if (facts.seats.possessed !== 1) return 0;
  return own.share(player, belief.place(facts.role === 'werewolf' ? 'possessed' : 'werewolf'));
}

/** A vote that decides nothing still says what one thinks; of the village more, since others are moved by it. */
const WEIGHT_OF_OWN = 0.1;
const WEIGHT_OF_OPINION = 1;

function bestOf(values: readonly number[]): number {
  let best = 0;
  for (let place = 1; place < values.length; place++) if (values[place]! > values[best]!) best = place;
  return best;
}
