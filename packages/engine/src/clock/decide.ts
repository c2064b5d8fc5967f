import type { Act, Announce, AskedChannel, Choice, Refusal, SayOver, TimeUp, Warn } from '../action.ts';
import type { Event } from '../event.ts';
import { only, type PlayerId } from '../player.ts';
import type { Request } from '../request.ts';
import { accept, type Result, refuse } from '../result.ts';
import { sightOf, targetRefusal } from '../targets.ts';
import type { Gathering, Village } from '../village.ts';
import { actorsFor, CHOICES, choiceOf, PART_OF } from './gathering.ts';
import { isOpenTo, postsLeft } from './post.ts';
import { silent } from './settle.ts';

/** The limit of a phase, or the warning before it. A phase that is over already is not ended twice. */
export function decideTime(village: Village, { type, day, phase }: TimeUp | Warn): Result<Event, Refusal> {
  const { gathering } = village;
  if (gathering === null || gathering.ended || village.day !== day || nameOf(village, gathering) !== phase) {
    return refuse('phaseOver');
  }
  if (type === 'timeUp') {
    return accept({ type: 'phaseEnded', audience: 'public', day, phase: gathering.phase.name, why: 'limit' });
  }
  const player = silent(village).find((mute) => !gathering.warned.includes(mute));
  return player === undefined ? refuse('phaseOver') : accept({ type: 'warned', audience: only(player), day, player });
}

function nameOf({ stage }: Village, { phase }: Gathering): string {
  return stage === 'epilogue' ? 'epilogue' : phase.name;
}

/** Over, or an intention told to all. */
export function decideWord(village: Village, word: SayOver | Announce): Result<Event, Refusal> {
  const { player } = word;
  const { gathering, day } = village;
  if (gathering === null || !isOpenTo(village, player, 'talk')) return refuse('channelClosed');
  if (gathering.over.includes(player)) return refuse('saidOver');
  if (word.type === 'over') return accept({ type: 'saidOver', audience: 'public', day, player });
  const { about, target } = word;
  const refusal = targetRefusal(about, player, target, sightOf(village));
  return refusal === null ? accept({ type: 'announced', audience: 'public', day, player, about, target }) : refuse(refusal);
}

/** A choice in a phase by the clock; by rule it can be changed until the phase ends. */
export function decideClockChoice(village: Village, choice: Choice): Result<Event, Refusal> {
  const { type: act, player, target } = choice;
  const { gathering, day, table } = village;
  if (gathering === null || gathering.ended || !actorsFor(village, act).includes(player)) return refuse('notAsked');
  if (table.rules.clock?.answers === 'final' && choiceOf(gathering, player, act) !== undefined) {
    return refuse('alreadyAnswered');
  }
  if (act === 'vote' && table.rules.vote.style === 'announced' && !village.night.announced.includes(player)) {
    return refuse('notAnnounced');
  }
  const refusal = targetRefusal(act, player, target, sightOf(village));
  if (refusal !== null) return refuse(refusal);
  const audience = only(player);
  if (act === 'divine' || act === 'guard') return accept({ type: 'chose', audience, day, player, act, target });
  return accept({ type: VOTED[act], audience, day, round: 0, player, target });
}

const VOTED = { vote: 'voted', poll: 'polled', attackVote: 'attackVoted' } as const;

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
export function mayTalk(village: Village, gathering: Gathering, player: PlayerId, channel: AskedChannel): boolean {
  if (!isOpenTo(village, player, channel)) return false;
  if (channel === 'talk' && gathering.over.includes(player)) return false;
  return (postsLeft(village, gathering, channel, player) ?? 1) > 0;
}
