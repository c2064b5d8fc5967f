import type { PlayerId } from '@mura/engine';
import type { Mind } from '../mind.ts';

/**
 * How often the last werewolf and a possessed outvote the third; where the third has come out as a seer beside the
 * possessed, and where what they reported has been proved wrong: then a possessed may take them for the werewolf.
 */
const WINS_WITH_FRIEND = 0.9;
const WINS_BESIDE_SEER = 0.72;
const WINS_BESIDE_LIAR = 0.5;
/** What comes of the hope that the last two disagree: they have heard each other. */
const WINS_ALONE_AT_LEAST = 0.05;
const WINS_BY_DISPUTE = 0.5;
/** How sharply one of three votes by what they think. */
const SHARPNESS = 2.5;

/** Whether three will be left after the attack, one of them the last werewolf. */
export function isLastAttack({ facts, witness }: Mind): boolean {
  return witness.living === 4 && facts.fellows.every((fellow) => !witness.alive[fellow]);
}

/** How likely the last werewolf wins if this one is attacked: by who is left, and whom they will suspect. */
export function worthOfLastAttack(mind: Mind, victim: PlayerId): number {
  const { others } = mind;
  const [one, other] = others.filter((player) => player !== victim);
  if (one === undefined || other === undefined) return 0;
  const dispute = 1 - votesAgainst(mind, one, other) * votesAgainst(mind, other, one);
  const alone = WINS_ALONE_AT_LEAST + WINS_BY_DISPUTE * dispute;
  const [friendOne, friendOther] = [friendship(mind, one), friendship(mind, other)];
  return (
    friendOne * worthOfFriend(mind, other) +
    friendOther * worthOfFriend(mind, one) +
    (1 - friendOne - friendOther) * alone
  );
}

/** Of who has not come out little can be told: a part of what it believes, and no less than this. */
const HIDDEN_AT_LEAST = 0.06;
const HIDDEN_PART = 0.4;

/** How likely somebody is the possessed. */
function friendship({ own, belief, witness }: Mind, player: PlayerId): number {
  const share = own.share(player, belief.place('possessed'));
  return witness.claims[player] === 'seer' ? share : HIDDEN_AT_LEAST + HIDDEN_PART * share;
}

/** A possessed has to tell the werewolf from the third by what both have claimed and reported. */
function worthOfFriend({ witness, facts }: Mind, third: PlayerId): number {
  if (witness.claims[third] !== 'seer' || witness.claims[facts.me] === 'seer') return WINS_WITH_FRIEND;
  const isLiar = facts.reports.some(
    ({ player, target, result }) => player === third && result === 'werewolf' && !witness.alive[target],
  );
  return isLiar ? WINS_BESIDE_LIAR : WINS_BESIDE_SEER;
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
