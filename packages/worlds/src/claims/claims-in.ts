import type { Character, Event } from '@mura/engine';
import { findAIWolfClaims } from './aiwolf-claims.ts';
import type { Claim, ClaimUtterance } from './claim.ts';
import { findWerewolfClaims } from './werewolf-claims.ts';

const NOTHING: readonly Claim[] = Object.freeze([]);

/**
 * What somebody claims in an event: in talk that everybody hears, in the AIWolf protocol or in the werewolf language of
 * 2013. What is said in words claims what the host has told of it in the protocol, right after it; `parseClaims` reads
 * what people have found in natural talk.
 */
export function claimsIn(event: Event, seq: number, cast: readonly Character[]): readonly Claim[] {
  if (!isPublicTalk(event)) return NOTHING;
  if (event.type === 'translated')
    return event.language === 'aiwolf' ? findAIWolfClaims(utterance(event, seq - 1), cast.length) : NOTHING;
  if (mayBeProtocol(event.text)) return findAIWolfClaims(utterance(event, seq), cast.length);
  return event.text.includes('declare ') ? findWerewolfClaims(utterance(event, seq), cast) : NOTHING;
}

/** What is said, as it was or in another language. */
export type TalkEvent = Extract<Event, { type: 'talked' | 'translated' }>;

function isPublicTalk(event: Event): event is TalkEvent {
  return (
    (event.type === 'talked' || event.type === 'translated') &&
    event.channel === 'talk' &&
    event.audience === 'public'
  );
}

function utterance({ day, player, text }: TalkEvent, seq: number): ClaimUtterance {
  return { seq, day, player, text };
}

/** Verbs of claims, among them one of an older protocol. Most talk has none, and is not parsed at all. */
function mayBeProtocol(text: string): boolean {
  return (
    text.includes('COMINGOUT') ||
    text.includes('DIVINED') ||
    text.includes('IDENTIFIED') ||
    text.includes('GUARDED') ||
    text.includes('INQUESTED')
  );
}
