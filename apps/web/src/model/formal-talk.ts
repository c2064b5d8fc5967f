import type { Event } from '@mura/engine';

type SaidInPublic = Extract<Event, { type: 'talked' | 'translated' }>;

/** What may be a sentence of the protocol that all hear: said as such, or said in words and told in it. */
export function isFormalTalk(event: Event): event is SaidInPublic {
  if (event.type === 'talked') return event.channel === 'talk';
  return event.type === 'translated' && event.channel === 'talk' && event.language === 'aiwolf';
}
