import type { PlayerId } from '@mura/engine';
import type { Mind } from '../mind.ts';

/** How often the last werewolf and a possessed outvote the third: where the possessed can tell the two apart, and not. */
const WINS_WITH_FRIEND = 0.82;
const WINS_UNKNOWN = 0.57;
/** What is left of the hope that the last two disagree: they have heard each other. */
const WINS_ALONE = 0.8;
/** How sharply one of three votes by what they think. */
const SHARPNESS = 2.5;

/** Whether three will be left after the attack, one of them the last werewolf. */
export function isLastAttack({ facts, witness }: Mind): boolean {
  return witness.living === 4 && facts.fellows.every((fellow) => !witness.alive[fellow]);
}

/** How likely the last werewolf wins if this one is attacked: by who is left, and whom they will suspect. */
export function worthOfLastAttack(mind: Mind, victim: PlayerId): number {
  const { own, belief, others } = mind;
  const [one, other] = others.filter((player) => player !== victim);
  if (one === undefined || other === undefined) return 0;
  const alone = WINS_ALONE * (1 - votesAgainst(mind, one, other) * votesAgainst(mind, other, one));
  const helper = belief.place('possessed');
  const [friendOne, friendOther] = [own.share(one, helper), own.share(other, helper)];
  return (
    friendOne * worthOfFriend(mind, other) +
    friendOther * worthOfFriend(mind, one) +
    (1 - friendOne - friendOther) * alone
  );
}

/** A possessed knows the werewolf by the claims of both: nobody else would be left for it. */
function worthOfFriend({ witness, facts }: Mind, third: PlayerId): number {
  const isClear = (witness.claims[third] === 'seer') !== (witness.claims[facts.me] === 'seer');
  return isClear ? WINS_WITH_FRIEND : WINS_UNKNOWN;
}

/** How likely one of the last three votes for the bot rather than for the third. */
function votesAgainst(mind: Mind, voter: PlayerId, third: PlayerId): number {
  const { belief, facts, witness } = mind;
  const learnt = facts.reports.filter(({ player, act }) => player === voter && act === 'divined');
  const role = witness.claims[voter] === 'seer' ? 'seer' : 'villager';
  const seen = belief.seenBy({ player: voter, role, acquainted: [], learnt: role === 'seer' ? learnt : [] });
  const pack = belief.place('werewolf');
  const me = seen.share(facts.me, pack) ** SHARPNESS;
  const sum = me + seen.share(third, pack) ** SHARPNESS;
  return sum === 0 ? 0.5 : me / sum;
}
