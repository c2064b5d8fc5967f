import type { Action, NoAnswer, PlayerAction, Refusal, Talk } from './action.ts';
import type { Chance } from './chance.ts';
import { decideWatcherTalk } from './clock/watchers.ts';
import type { Decided } from './event.ts';
import { decideMind, isPrivateAction } from './mind/mind.ts';
import { decideAnnouncement, decideChoice, decideNoAnswer, decideOver, decideTime } from './phase/decide.ts';
import { accept, type Result, refuse } from './result.ts';
import { type Step, unfold } from './step.ts';
import { decideCorrection } from './talk/correct.ts';
import { decideTalk } from './talk/talk.ts';
import { isPlayer, type Village } from './village.ts';

/** An action with all its consequences, up to the next open request; or why it is refused, and nothing has changed. */
export function decide(village: Village, action: Action, chance: Chance): Result<Step, Refusal> {
  const first = action.type === 'talk' ? firstOfTalk(village, action) : firstOfOther(village, action, chance);
  return typeof first === 'string' ? refuse(first) : accept(unfold(village, first, chance));
}

function firstOfTalk(village: Village, talk: Talk): Decided {
  if (!isPlayer(village, talk.player)) return 'unknownPlayer';
  return village.outcome === null || isEpilogue(village) ? decideTalk(village, talk) : 'ended';
}

function firstOfOther(village: Village, action: Exclude<Action, Talk>, chance: Chance): Decided {
  if (action.type === 'timeUp' || action.type === 'warn') return decideTime(village, action);
  if (action.type === 'watcherTalk') return decideWatcherTalk(village, action);
  return isPlayer(village, action.player) ? firstOfPlayer(village, action, chance) : 'unknownPlayer';
}

/** What a player does, or does not, besides talk. */
function firstOfPlayer(
  village: Village,
  action: Exclude<PlayerAction, Talk> | NoAnswer,
  chance: Chance,
): Decided {
  if (isPrivateAction(action)) return decideMind(village, action);
  if (action.type === 'correct') return decideCorrection(village, action);
  if (village.outcome !== null) return 'ended';
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
