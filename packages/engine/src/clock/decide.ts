import { fails } from '../absence.ts';
import type {
  Act,
  Announce,
  AskedChannel,
  Choice,
  NoAnswer,
  Refusal,
  SayOver,
  TimeUp,
  Warn,
} from '../action.ts';
import type { Event, PhaseName } from '../event.ts';
import { only, type PlayerId } from '../player.ts';
import type { Request } from '../request.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { Part } from '../rules.ts';
import { sightOf, targetRefusal } from '../targets.ts';
import { type Gathering, isThere, type Village } from '../village.ts';
import { actorsFor, CHOICES, choiceOf, PART_OF } from './gathering.ts';
import { hasFinished, isOpenTo, postsLeft } from './post.ts';
import { silent } from './settle.ts';

/** The limit of a phase, or the warning before it. A phase that is over already is not ended twice. */
export function decideTime(village: Village, { type, day, phase }: TimeUp | Warn): Result<Event, Refusal> {
  const { gathering } = village;
  if (gathering === null || gathering.ended || village.day !== day || nameOf(village, gathering) !== phase) {
    return refuse('phaseOver');
  }
  if (type === 'timeUp') {
    return accept({
      type: 'phaseEnded',
      audience: 'public',
      day,
      phase: nameOf(village, gathering),
      why: 'limit',
    });
  }
  const player = silent(village).find((mute) => !gathering.warned.includes(mute));
  return player === undefined
    ? refuse('phaseOver')
    : accept({ type: 'warned', audience: only(player), day, player });
}

function nameOf({ stage }: Village, { phase }: Gathering): PhaseName {
  return stage === 'epilogue' ? 'epilogue' : phase.name;
}

export function decideOver(village: Village, { player }: SayOver): Result<Event, Refusal> {
  const { gathering, day } = village;
  if (gathering === null || !isOpenTo(village, player, 'talk')) return refuse('channelClosed');
  if (gathering.over.includes(player)) return refuse('saidOver');
  return accept({ type: 'saidOver', audience: 'public', day, player });
}

/** An intention told to all: while the village talks or votes, also after Over. */
export function decideAnnouncement(village: Village, announce: Announce): Result<Event, Refusal> {
  const { player, about, target } = announce;
  const { gathering, day } = village;
  if (gathering === null || gathering.ended || !isThere(village, player)) return refuse('channelClosed');
  if (!gathering.phase.parts.some((part) => ANNOUNCED_IN.includes(part))) return refuse('channelClosed');
  const refusal = targetRefusal(about, player, target, sightOf(village));
  return refusal === null
    ? accept({ type: 'announced', audience: 'public', day, player, about, target })
    : refuse(refusal);
}

const ANNOUNCED_IN: readonly Part[] = ['talk', 'poll', 'vote'];

/** A choice in a phase by the clock; by rule it can be changed until the phase ends. */
export function decideClockChoice(village: Village, choice: Choice): Result<Event, Refusal> {
  const { type: act, player, target } = choice;
  const { gathering, day, table } = village;
  if (gathering === null || gathering.ended || !actorsFor(village, act).includes(player))
    return refuse('notAsked');
  if (table.rules.clock?.answers === 'final' && choiceOf(gathering, player, act) !== undefined) {
    return refuse('alreadyAnswered');
  }
  if (act === 'vote' && table.rules.vote.style === 'announced' && !village.night.announced.includes(player)) {
    return refuse('notAnnounced');
  }
  const refusal = targetRefusal(act, player, target, sightOf(village));
  if (refusal !== null) return refuse(refusal);
  const audience = only(player);
  if (act === 'divine' || act === 'guard')
    return accept({ type: 'chose', audience, day, player, act, target });
  return accept({ type: VOTED[act], audience, day, round: 0, player, target });
}

const VOTED = { vote: 'voted', poll: 'polled', attackVote: 'attackVoted' } as const;

/** Somebody is gone for good; whoever is merely late loses nothing in a phase by the clock. */
export function decideLeave(village: Village, { player, act, reason }: NoAnswer): Result<Event, Refusal> {
  const { gathering, day } = village;
  if (
    gathering === null ||
    gathering.ended ||
    !gathering.asked.includes(player) ||
    !isThere(village, player)
  ) {
    return refuse('notAsked');
  }
  if (!fails(village, reason)) return refuse('notAsked');
  const audience = only(player);
  return accept({ ...NOTHING_CAME, audience, day, player, act, reason });
}

const NOTHING_CAME = { type: 'substituted', sent: null, used: null, spent: 0, manner: null } as const;

/** What is open in a phase by the clock: talk for whoever may and has something left, and acts not yet done. */
export function clockRequests(village: Village, gathering: Gathering): Request[] {
  const open: Request[] = [];
  if (gathering.ended) return open;
  const { day } = village;
  const ask = (act: Act, player: PlayerId) => open.push({ act, player, day, round: 0, turn: 0 });
  for (const player of gathering.asked) {
    if (mayTalk(village, gathering, player, 'talk')) ask('talk', player);
    if (mayTalk(village, gathering, player, 'whisper')) ask('whisper', player);
  }
  for (const act of CHOICES) {
    if (!gathering.phase.parts.includes(PART_OF[act])) continue;
    for (const player of actorsFor(village, act)) {
      if (choiceOf(gathering, player, act) === undefined) ask(act, player);
    }
  }
  return open;
}

/** Whether a player can be asked to talk: the channel is open to him, and he has something left to say. */
export function mayTalk(
  village: Village,
  gathering: Gathering,
  player: PlayerId,
  channel: AskedChannel,
): boolean {
  if (!isOpenTo(village, player, channel)) return false;
  if (channel === 'talk') return !hasFinished(village, gathering, player);
  return (postsLeft(village, gathering, channel, player) ?? 1) > 0;
}
