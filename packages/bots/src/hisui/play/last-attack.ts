import type { PlayerId } from '@mura/engine';
import type { Mind } from '../mind.ts';

/** How often the last werewolf and a possessed outvote the third; and how much less often a seer. */
const WINS_WITH_FRIEND = 0.83;
const LESS_AGAINST_SEER = 0.17;
/** How sharply one of three votes by what they think. */
const SHARPNESS = 1.5;

/** Whether three will be left after the attack, one of them the last werewolf. */
export function isLastAttack({ facts, witness }: Mind): boolean {
  return witness.living === 4 && facts.fellows.every((fellow) => !witness.alive[fellow]);
}

/** How likely the last werewolf wins if this one is attacked: by who is left, and whom they will suspect. */
export function worthOfLastAttack(mind: Mind, victim: PlayerId): number {
  const { own, belief, others } = mind;
  const [one, other] = others.filter((player) => player !== victim);
  if (one === undefined || other === undefined) return 0;
  const helper = belief.place('possessed');
  const friend = own.share(one, helper) + own.share(other, helper);
  const bothAgainst = votesAgainst(mind, one, other) * votesAgainst(mind, other, one);
  const seers = own.share(one, belief.place('seer')) + own.share(other, belief.place('seer'));
  return friend * (WINS_WITH_FRIEND - LESS_AGAINST_SEER * seers) + (1 - friend) * (1 - bothAgainst);
}

/** How likely one of the last three votes for the bot rather than for the third. */
function votesAgainst(mind: Mind, voter: PlayerId, third: PlayerId): number {
  const { belief, facts, witness } = mind;
  const learnt = facts.reports.filter(({ player, act }) => player === voter && act === 'divined');
  const role = witness.claims[voter] === 'seer' ? 'seer' : 'villager';
  const seen = belief.seenBy({ player: voter, role, fellows: [], learnt: role === 'seer' ? learnt : [] });
  const pack = belief.place('werewolf');
  const me = seen.share(facts.me, pack) ** SHARPNESS;
  const sum = me + seen.share(third, pack) ** SHARPNESS;
  return sum === 0 ? 0.5 : me / sum;
}
