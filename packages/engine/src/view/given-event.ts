import type { Event } from '../event.ts';
import { defaultAudience } from '../event-fields.ts';
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
 * told from the kind of event and the rules; whoever is given what only the master knows sees the whole village.
 */
export function fromGiven(event: GivenEvent, viewer: PlayerId | null, rules: Rules | null): Event {
  const usual = defaultAudience(event, rules);
  const audience: Audience = usual === 'public' || usual === 'master' ? 'public' : only(viewer ?? 0);
  return { ...event, audience } as Event;
}
