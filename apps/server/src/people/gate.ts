import { type Action, OVER, SKIP } from '@mura/engine';
import type { TurnedAway } from '../host/access-policy.ts';
import type { Plan } from '../host/plan.ts';
import type { PersonStanding } from './moderation.ts';
import { findUnwanted } from './word-filter.ts';

/** Why the village does not take an action from somebody, besides its rules; `null`: it does. */
export function turnedAway(
  action: Action,
  { filter = [] }: Plan,
  { standing, reason }: Pick<PersonStanding, 'standing' | 'reason'>,
): TurnedAway | null {
  if (standing === 'banned') return withReason('banned', reason);
  const text = heardText(action);
  if (text === null) return null;
  if (standing === 'muted') return withReason('muted', reason);
  const unwanted = findUnwanted(text, filter);
  return unwanted === null ? null : withReason('wordFiltered', `anything without '${unwanted}'`);
}

function withReason(code: TurnedAway['code'], reason: string): TurnedAway {
  return reason === '' ? { code } : { code, allowed: reason };
}

/** What others would read; a word that only says that one has nothing to say is none. */
function heardText(action: Action): string | null {
  switch (action.type) {
    case 'talk':
      return action.channel === 'soliloquy' || action.text === SKIP || action.text === OVER
        ? null
        : action.text;
    case 'watcherTalk':
      return action.text;
    case 'correct':
      return action.meant;
    default:
      return null;
  }
}
