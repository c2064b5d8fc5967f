import type { Role } from '@mura/engine';
import { type Language, loadTexts, tellFact } from '@mura/words';
import { type Follower, type Knowledge, why } from '@mura/worlds';

/** Whose word is taken for true: nobody's, or that of whoever is on the side of the village. */
export type Assumed = 'none' | 'village';

export interface AskedWhy {
  readonly player: number;
  readonly role: Role;
  readonly language: Language;
  /** What the reader calls the players. */
  readonly names: readonly string[];
}

export interface WhyReason {
  readonly text: string;
  /** The place of the event that tells it. */
  readonly place: number;
}

export interface WhyAnswer {
  readonly player: number;
  readonly role: Role;
  readonly verdict: 'certain' | 'impossible' | 'open';
  readonly reasons: readonly WhyReason[];
  /** Whether it holds also when nobody's word is taken for true; `null`: nobody's word was. */
  readonly holdsAnyway: boolean | null;
}

/**
 * Why somebody must or cannot have a role, by what the follower knows; that it is open needs no reason. And whether it
 * holds where nobody's word is taken for true: `doubter` has heard the same so.
 */
export async function explain(
  { now }: Follower,
  doubter: () => Follower,
  { player, role, language, names }: AskedWhy,
): Promise<WhyAnswer> {
  // Only the words are waited for: by then the follower may have gone on.
  const reason = why(now, player, role);
  if (reason === null) return { player, role, verdict: 'open', reasons: [], holdsAnyway: null };
  const holdsAnyway = now.question.assume === 'none' ? null : why(doubter().now, player, role) !== null;
  const called = withNames(now, names);
  const words = await loadTexts('reasons', language);
  const reasons = reason.facts.map((fact) => ({ text: tellFact(called, fact, words), place: fact.seq }));
  return { player, role, verdict: reason.verdict, reasons, holdsAnyway };
}

function withNames(knowledge: Knowledge, names: readonly string[]): Knowledge {
  const { story } = knowledge;
  if (story === null) return knowledge;
  const cast = story.cast.map((one, index) => ({ ...one, name: names[index] ?? one.name }));
  return { ...knowledge, story: { ...story, cast } };
}
