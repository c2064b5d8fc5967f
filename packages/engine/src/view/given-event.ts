import type { Event } from '../event.ts';
import { type Audience, only, type PlayerId } from '../player.ts';
import type { Rules } from '../rules.ts';

/** An event as it leaves a village: who else learns of it stays behind. */
export type GivenEvent = WithoutAudience<Event>;
type WithoutAudience<One> = One extends unknown ? Omit<One, 'audience'> : never;

export function toGiven(event: Event): GivenEvent {
  const { audience: _, ...facts } = event;
  return facts as GivenEvent;
}

/**
 * An event as the viewer's fold needs it: everybody knows it, or they alone. The audience itself is never sent, so it is
 * told from the kind of event and the rules.
 */
export function fromGiven(event: GivenEvent, viewer: PlayerId | null, rules: Rules | null): Event {
  const audience: Audience = isPrivate(event, rules) ? only(viewer ?? 0) : 'public';
  return { ...event, audience } as Event;
}

function isPrivate(event: GivenEvent, rules: Rules | null): boolean {
  switch (event.type) {
    case 'talked':
    case 'translated':
      return event.channel !== 'talk' && event.channel !== 'act';
    case 'executed':
      return rules?.vote.executionTold === 'nextMorning';
    default:
      return PRIVATE.has(event.type);
  }
}

/** What is only ever told to whom it concerns. */
const PRIVATE: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'roleTold',
  'chose',
  'warned',
  'marked',
  'starred',
  'noted',
  'talkSealed',
  'voted',
  'polled',
  'attackVoted',
  'attackVotesCounted',
  'attackChosen',
  'divined',
  'identified',
  'guarded',
  'substituted',
  'watcherTalked',
]);
