import { type PlayerId, ROLES, type Role } from '@mura/engine';
import type { Hypothesis } from '../viewpoint/question.ts';
import { type Knowledge, type Worlds, worldsOf } from './knowledge.ts';

/** What would follow if a claim were a lie. */
export interface IfFake {
  /** The worlds in which it is one; a count of 0: it must be true. */
  readonly worlds: Worlds;
  /** What is certain or impossible then, and is not already. */
  readonly implied: readonly Implied[];
}

export interface Implied {
  readonly player: PlayerId;
  readonly role: Role;
  readonly verdict: 'certain' | 'impossible';
}

/** What would follow if a player who claims a role did not have it; `null` before the village has opened. */
export function ifFake(knowledge: Knowledge, claimant: PlayerId, role: Role): IfFake | null {
  const { question, source, story, pack } = knowledge;
  const before = worldsOf(knowledge);
  if (before === null) return null;
  const isFake: Hypothesis = { player: claimant, what: role, is: false };
  const hypotheses = [...question.hypotheses, isFake];
  const worlds = worldsOf({ question: { ...question, hypotheses }, source, story, pack })!;
  return { worlds, implied: worlds.count === 0 ? [] : impliedBy(before, worlds) };
}

function impliedBy(before: Worlds, after: Worlds): Implied[] {
  return after.players.flatMap((shares, index) =>
    ROLES.flatMap((role): Implied[] => {
      const known = verdictOf(before.players[index]![role], before.count);
      const verdict = verdictOf(shares[role], after.count);
      return verdict === null || verdict === known ? [] : [{ player: index + 1, role, verdict }];
    }),
  );
}

function verdictOf(share: number, count: number): Implied['verdict'] | null {
  if (share === 0) return 'impossible';
  return share === count ? 'certain' : null;
}
