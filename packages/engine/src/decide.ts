import type { Action, NoAnswer, PlayerAction, Refusal, Talk } from './action.ts';
import type { Chance } from './chance.ts';
import { decideWatcherTalk } from './clock/watchers.ts';
import type { Event } from './event.ts';
import { decideMind, isPrivateAction } from './mind/mind.ts';
import { decideAnnouncement, decideChoice, decideNoAnswer, decideOver, decideTime } from './phase/decide.ts';
import { accept, type Result, refuse } from './result.ts';
import { type Step, unfold } from './step.ts';
import { decideCorrection } from './talk/correct.ts';
import { decideTalk } from './talk/talk.ts';
import { isPlayer, type Village } from './village.ts';

/** An action with all its consequences, up to the next open request; or why it is refused, and nothing has changed. */
export function decide(village: Village, action: Action, chance: Chance): Result<Step, Refusal> {
  const event = firstEvent(village, action, chance);
  return event.ok ? accept(unfold(village, event.value, chance)) : event;
}

function firstEvent(village: Village, action: Action, chance: Chance): Result<Event, Refusal> {
  if (action.type === 'timeUp' || action.type === 'warn') return decideTime(village, action);
  if (action.type === 'watcherTalk') return decideWatcherTalk(village, action);
  if (!isPlayer(village, action.player)) return refuse('unknownPlayer');
  if (action.type !== 'talk') return otherEvent(village, action, chance);
  return village.outcome === null || isEpilogue(village) ? decideTalk(village, action) : refuse('ended');
}

/** What a player does, or does not, besides talk. */
function otherEvent(
  village: Village,
  action: Exclude<PlayerAction, Talk> | NoAnswer,
  chance: Chance,
): Result<Event, Refusal> {
  if (isPrivateAction(action)) return decideMind(village, action);
  if (action.type === 'correct') return decideCorrection(village, action);
  if (village.outcome !== null) return refuse('ended');
  switch (action.type) {
    case 'over':
      return decideOver(village, action);
    case 'announce':
      return decideAnnouncement(village, action);
    case 'noAnswer':
      return decideNoAnswer(village, action, chance);
    default:
      return decideChoice(village, action);
  }
}

function isEpilogue({ phase, outcome }: Village): boolean {
  return phase.limit !== null && outcome !== null && !outcome.closed;
}
