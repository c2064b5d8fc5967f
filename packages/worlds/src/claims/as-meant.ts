import { type Corrected, type Event, SKIP } from '@mura/engine';

/**
 * The same events with all words as they were meant, where somebody has said so (X8): an utterance says its meaning in the
 * protocol. Whoever reads claims, votes or wishes out of talk reads these. Where nobody has corrected anything it is the
 * same list.
 */
export function asMeant(events: readonly Event[]): readonly Event[] {
  const meanings = meaningsIn(events);
  return meanings.size === 0 ? events : events.map((event) => withMeaning(event, meanings));
}

/** By the utterance they are of, the ones that count: the speaker's last, and else the last. */
function meaningsIn(events: readonly Event[]): ReadonlyMap<string, Corrected> {
  const meanings = new Map<string, Corrected>();
  for (const event of events) {
    if (event.type !== 'corrected') continue;
    const before = meanings.get(keyOf(event));
    if (before === undefined || counts(event, before)) meanings.set(keyOf(event), event);
  }
  return meanings;
}

/** Whether a meaning counts against one that was told before. */
export function counts({ player, speaker }: Corrected, before: Corrected): boolean {
  return player === speaker || before.player !== before.speaker;
}

function withMeaning(event: Event, meanings: ReadonlyMap<string, Corrected>): Event {
  if (event.type !== 'talked' && event.type !== 'translated') return event;
  const meant = event.number === null ? undefined : meanings.get(keyOf(event));
  if (meant === undefined || meant.speaker !== event.player) return event;
  if (event.type === 'talked') return { ...event, text: meant.text === '' ? SKIP : meant.text };
  // The utterance itself says it in the protocol now.
  return event.language === 'aiwolf' ? { ...event, text: SKIP } : event;
}

function keyOf({ channel, number }: { readonly channel: string; readonly number: number | null }): string {
  return `${channel} ${number}`;
}
