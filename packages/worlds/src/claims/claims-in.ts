import type { Character, Event, Talked } from '@mura/engine';
import { findAIWolfClaims } from './aiwolf-claims.ts';
import type { Claim } from './claim.ts';
import type { Utterance } from './utterance.ts';
import { findWerewolfClaims } from './werewolf-claims.ts';

const NOTHING: readonly Claim[] = Object.freeze([]);

/**
 * What somebody claims in an event: in talk that everybody hears, in the AIWolf protocol or in the werewolf language of
 * 2013. Natural talk claims nothing here; `parseClaims` reads what people have found in it.
 */
export function claimsIn(event: Event, seq: number, cast: readonly Character[]): readonly Claim[] {
  if (event.type !== 'talked' || event.channel !== 'talk' || event.audience !== 'public') return NOTHING;
  if (mayBeProtocol(event.text)) return findAIWolfClaims(utterance(event, seq), cast.length);
  return event.text.includes('declare ') ? findWerewolfClaims(utterance(event, seq), cast) : NOTHING;
}

function utterance({ day, player, text }: Talked, seq: number): Utterance {
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
