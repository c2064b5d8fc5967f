import { fails, withoutAnswer } from '../absence.ts';
import type { Announce, Choice, NoAnswer, Refusal, SayOver, TimeUp, Warn } from '../action.ts';
import type { Chance } from '../chance.ts';
import type { Decided, Event } from '../event.ts';
import { actAtNight } from '../night/acts.ts';
import { only, type PlayerId } from '../player.ts';
import type { Stage } from '../rules.ts';
import { floorFor } from '../talk/channel.ts';
import { missTalk } from '../talk/talk.ts';
import { sightOf, targetRefusal } from '../targets.ts';
import { isOpen, isThere, type Village } from '../village.ts';
import { missVote } from '../vote/vote.ts';
import { findBallot, isAwaited } from './phase.ts';
import { silent } from './settle.ts';

/** A vote, or what somebody does at night. */
export function decideChoice(village: Village, choice: Choice): Decided {
  const { type: act, player, target } = choice;
  const refusal = askedRefusal(village, player, act) ?? targetRefusal(act, player, target, sightOf(village));
  return refusal === null ? chosen(village, choice) : refusal;
}

/** Who is asked answers once; in a phase with a limit, by rule, the last answer counts. */
function askedRefusal(village: Village, player: PlayerId, act: Choice['type']): Refusal | null {
  const { phase, table, night } = village;
  const ballot = findBallot(phase, act);
  if (ballot === undefined || !isOpen(village) || phase.standIn !== null) return 'notAsked';
  if (!ballot.open.includes(player)) {
    if (phase.limit === null || !ballot.asked.includes(player)) return 'notAsked';
    if (table.rules.clock?.answers === 'final') return 'alreadyAnswered';
  }
  const isUnannounced = table.rules.vote.style === 'announced' && !night.announced.includes(player);
  return act === 'vote' && isUnannounced ? 'notAnnounced' : null;
}

function chosen(village: Village, choice: Choice): Event {
  const { type: act, player, target } = choice;
  const { day, phase } = village;
  const { round } = phase;
  const audience = only(player);
  switch (act) {
    case 'vote':
      return { type: 'voted', audience, day, round, player, target };
    case 'poll':
      return { type: 'polled', audience, day, round, player, target };
    case 'attackVote':
      return { type: 'attackVoted', audience, day, round, player, target };
    default:
      return phase.limit === null
        ? actAtNight(village, act, choice)
        : { type: 'chose', audience, day, player, act, target };
  }
}

/** Nothing came from somebody who was asked. In a phase with a limit only who is gone for good loses anything. */
export function decideNoAnswer(village: Village, noAnswer: NoAnswer, chance: Chance): Decided {
  const { player, act, reason } = noAnswer;
  if (village.phase.limit !== null) {
    const leaves = isOpen(village) && isAskedAtAll(village, player) && fails(village, reason);
    return leaves ? withoutAnswer(village, player, act, reason, null) : 'notAsked';
  }
  if (act === 'talk' || act === 'whisper')
    return floorFor(village, player, act) !== null ? missTalk(village, noAnswer) : 'notAsked';
  if (village.phase.standIn !== null || !isAwaited(village.phase, player, act)) return 'notAsked';
  return act === 'vote'
    ? missVote(village, noAnswer, chance)
    : withoutAnswer(village, player, act, reason, null);
}

function isAskedAtAll(village: Village, player: PlayerId): boolean {
  return village.phase.asked.includes(player) && isThere(village, player);
}

/** The limit of a phase, or the warning before it. A phase that is over already is not ended twice. */
export function decideTime(village: Village, { type, day, phase }: TimeUp | Warn): Decided {
  const { limit } = village.phase;
  if (limit === null || limit.ended || village.day !== day || limit.name !== phase) return 'phaseOver';
  if (type === 'timeUp')
    return { type: 'phaseEnded', audience: 'public', day, phase: limit.name, why: 'limit' };
  const player = silent(village).find((mute) => !limit.warned.includes(mute));
  return player === undefined ? 'phaseOver' : { type: 'warned', audience: only(player), day, player };
}

export function decideOver(village: Village, { player }: SayOver): Decided {
  const { phase, day } = village;
  const floor = phase.limit === null ? null : floorFor(village, player, 'talk');
  if (floor === null) return 'channelClosed';
  if (floor.over.includes(player)) return 'saidOver';
  return { type: 'saidOver', audience: 'public', day, player };
}

/** An intention told to all: while the village talks or votes, also after Over. */
export function decideAnnouncement(village: Village, announce: Announce): Decided {
  const { player, about, target } = announce;
  const { phase, day } = village;
  if (phase.limit === null || phase.limit.ended || !isThere(village, player)) return 'channelClosed';
  if (!phase.parts.some((part) => ANNOUNCED_IN.includes(part))) return 'channelClosed';
  const refusal = targetRefusal(about, player, target, sightOf(village));
  return refusal === null ? { type: 'announced', audience: 'public', day, player, about, target } : refusal;
}

const ANNOUNCED_IN: readonly Stage[] = ['talk', 'poll', 'vote'];
