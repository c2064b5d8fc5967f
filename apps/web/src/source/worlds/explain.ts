import type { Role } from '@mura/engine';
import { type Follower, tellFact, type WhyLanguage, why } from '@mura/worlds';
import type { WhyAnswer } from './replay-messages.ts';

export interface AskedWhy {
  readonly player: number;
  readonly role: Role;
  readonly language: WhyLanguage;
}

/** Why somebody must or cannot have a role, by what the follower knows; that it is open needs no reason. */
export function explain({ now }: Follower, { player, role, language }: AskedWhy): WhyAnswer {
  const reason = why(now, player, role);
  if (reason === null) return { player, role, verdict: 'open', reasons: [], holdsAnyway: null };
  const reasons = reason.facts.map((fact) => ({ text: tellFact(now, fact, language), place: fact.seq }));
  return { player, role, verdict: reason.verdict, reasons, holdsAnyway: null };
}
