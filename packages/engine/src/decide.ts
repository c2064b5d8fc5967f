import { withoutAnswer } from './absence.ts';
import type { Act, Action, Choice, NoAnswer, Refusal } from './action.ts';
import type { Chance } from './chance.ts';
import {
  clockRequests,
  decideAnnouncement,
  decideClockChoice,
  decideLeave,
  decideOver,
  decideTime,
} from './clock/decide.ts';
import { decidePost } from './clock/post.ts';
import { decideWatcherTalk } from './clock/watchers.ts';
import type { Event } from './event.ts';
import { decideMind, isOfTheMind } from './mind/mind.ts';
import { only, type PlayerId } from './player.ts';
import type { Request } from './request.ts';
import { accept, type Result, refuse } from './result.ts';
import { appearanceOf } from './roles/index.ts';
import type { Stage } from './rules.ts';
import { type Step, unfold } from './step.ts';
import { decideCorrection } from './talk/correct.ts';
import { decideTalk, isAskedToTalk, missTalk, talkRequests } from './talk/talk.ts';
import { sightOf, targetRefusal } from './targets.ts';
import { isPlayer, roleOf, type Village } from './village.ts';
import { missVote } from './vote/vote.ts';

/** An action with all its consequences, up to the next open request; or why it is refused, and nothing has changed. */
export function decide(village: Village, action: Action, chance: Chance): Result<Step, Refusal> {
  const event = firstEvent(village, action, chance);
  return event.ok ? accept(unfold(village, event.value, chance)) : event;
}

function firstEvent(village: Village, action: Action, chance: Chance): Result<Event, Refusal> {
  if (action.type === 'timeUp' || action.type === 'warn') return decideTime(village, action);
  if (action.type === 'watcherTalk') return decideWatcherTalk(village, action);
  if (!isPlayer(village, action.player)) return refuse('unknownPlayer');
  if (isOfTheMind(action)) return decideMind(village, action);
  if (action.type === 'correct') return decideCorrection(village, action);
  if (village.outcome !== null && !(action.type === 'talk' && isEpilogue(village))) return refuse('ended');
  switch (action.type) {
    case 'talk':
      return village.gathering === null ? decideTalk(village, action) : decidePost(village, action);
    case 'over':
      return decideOver(village, action);
    case 'announce':
      return decideAnnouncement(village, action);
    case 'noAnswer':
      return village.gathering === null
        ? decideNoAnswer(village, action, chance)
        : decideLeave(village, action);
    default:
      return village.gathering === null ? decideChoice(village, action) : decideClockChoice(village, action);
  }
}

function isEpilogue({ gathering, outcome }: Village): boolean {
  return gathering !== null && outcome !== null && !outcome.closed;
}

/** What a stage of the day asks for, besides talk. */
function askedAt(stage: Stage): Choice['type'] | null {
  switch (stage) {
    case 'poll':
    case 'vote':
    case 'divine':
    case 'guard':
      return stage;
    case 'attack':
      return 'attackVote';
    default:
      return null;
  }
}

function isAskedFor(village: Village, player: PlayerId, act: Act): boolean {
  if (act === 'talk' || act === 'whisper') return isAskedToTalk(village, player, act);
  return (
    askedAt(village.stage) === act && village.ballot.standIn === null && village.ballot.open.includes(player)
  );
}

function decideChoice(village: Village, { type, player, target }: Choice): Result<Event, Refusal> {
  if (!isAskedFor(village, player, type)) return refuse('notAsked');
  const refusal = targetRefusal(type, player, target, sightOf(village));
  return refusal === null ? accept(chosen(village, type, player, target)) : refuse(refusal);
}

function chosen(village: Village, type: Choice['type'], player: PlayerId, target: PlayerId): Event {
  const { day, round } = village;
  const audience = only(player);
  switch (type) {
    case 'poll':
      return { type: 'polled', audience, day, round, player, target };
    case 'vote':
      return { type: 'voted', audience, day, round, player, target };
    case 'attackVote':
      return { type: 'attackVoted', audience, day, round, player, target };
    case 'divine': {
      const result = appearanceOf(roleOf(village, target), 'divined');
      return { type: 'divined', audience, day, player, target, result };
    }
    case 'guard':
      return { type: 'guarded', audience, day, player, target };
  }
}

function decideNoAnswer(village: Village, noAnswer: NoAnswer, chance: Chance): Result<Event, Refusal> {
  const { player, act, reason } = noAnswer;
  if (!isAskedFor(village, player, act)) return refuse('notAsked');
  if (act === 'talk' || act === 'whisper') return accept(missTalk(village, noAnswer));
  return accept(
    act === 'vote' ? missVote(village, noAnswer, chance) : withoutAnswer(village, player, act, reason, null),
  );
}

/** Who is asked for what now; empty only after the end. */
export function requests(village: Village): Request[] {
  if (village.outcome !== null) return [];
  if (village.gathering !== null) return clockRequests(village, village.gathering);
  const { floor } = village.speech;
  if (floor !== null) return talkRequests(village, floor);
  const act = askedAt(village.stage);
  return act === null ? [] : choiceRequests(village, act);
}

function choiceRequests({ ballot, day, round }: Village, act: Choice['type']): Request[] {
  return ballot.open.map((player) => ({ act, player, day, round, turn: 0 }));
}
