import { type Action, OVER, SKIP } from '@mura/engine';
import { web } from '@mura/protocols';
import type { Plan } from '../host/plan.ts';
import type { Standing } from './moderation.ts';
import { findUnwanted } from './word-filter.ts';

/** Why the village does not take an action from somebody, besides its rules; `null`: it does. */
export function turnedAway(
  action: Action,
  { filter = [] }: Plan,
  { standing, reason }: Pick<Standing, 'standing' | 'reason'>,
): web.WebError | null {
  if (standing === 'banned') return web.webError('banned', reason === '' ? undefined : reason);
  const text = heardText(action);
  if (text === null) return null;
  if (standing === 'muted') return web.webError('muted', reason === '' ? undefined : reason);
  const unwanted = findUnwanted(text, filter);
  return unwanted === null ? null : web.webError('wordFiltered', `anything without '${unwanted}'`);
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
    default:
      return null;
  }
}
