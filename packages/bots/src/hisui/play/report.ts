import type { Random } from '../../bot.ts';
import type { Finding } from '../../honest/memory.ts';
import type { Mind } from '../mind.ts';
import { prospectsIf } from './vote.ts';

/** Of these the report after which its team may hope for most; a little worse ones are told too, so that none betrays it. */
export function bestReport(mind: Mind, among: readonly Finding[], random: Random): Finding {
  const values = among.map((found) => (mind.policy.weighsReports ? worthOf(mind, found) : 0));
  const most = Math.max(...values);
  const weights = values.map((value) => Math.exp((value - most) / mind.policy.mixing));
  let draw = (random(PRECISION) / PRECISION) * weights.reduce((sum, weight) => sum + weight, 0);
  for (let place = 0; place < among.length; place++) {
    draw -= weights[place]!;
    if (draw < 0) return among[place]!;
  }
  return among.at(-1)!;
}

const PRECISION = 1 << 20;

function worthOf(mind: Mind, { target, result }: Finding): number {
  const { witness, facts, belief } = mind;
  const aim = result === 'werewolf' ? 'divinedWerewolf' : 'divinedHuman';
  const seen = belief.seenBy(null, [witness.aimed(facts.me, aim, target)]);
  return prospectsIf(mind, seen, result === 'werewolf' ? target : 0);
}
