import { type LengthRules, OVER, SKIP } from '@mura/engine';

/** What a player said in a phase of talk. */
export interface PhaseSpeaker {
  readonly texts: readonly string[];
  /** Was not asked any more, although they had not said Over. */
  readonly stopped: boolean;
}

/** No contest came near; texts that are longer tell nothing of a base. */
const LARGEST_BASE = 500;

/**
 * A budget of length with which everybody who had to stop had just used it up, and nobody else; `null` where there is
 * none. Each utterance is free up to a base, and takes the rest from the budget.
 */
export function budgetSeen(speakers: readonly PhaseSpeaker[], most: number): LengthRules | null {
  const short = speakers.find(({ texts, stopped }) => stopped && texts.length < most);
  if (short === undefined) return null;
  for (const countIn of ['characters', 'charactersAndSpaces'] as const) {
    const lengthsOf = ({ texts }: PhaseSpeaker) => texts.map((text) => length(text, countIn));
    const longest = Math.min(LARGEST_BASE, Math.max(0, ...lengthsOf(short)));
    for (let base = 0; base < longest; base++) {
      const perPlayer = lengthsOf(short).reduce((sum, each) => sum + Math.max(0, each - base), 0);
      const fits = speakers.every((speaker) =>
        isExplained(lengthsOf(speaker), speaker, base, perPlayer, most),
      );
      if (fits) return { countIn, perTalk: null, perPlayer, base, mention: null };
    }
  }
  return null;
}

/** Skip and Over take nothing. */
function length(text: string, countIn: LengthRules['countIn']): number {
  if (text === SKIP || text === OVER) return 0;
  return [...(countIn === 'characters' ? text.replace(/\s/gu, '') : text)].length;
}

function isExplained(
  lengths: readonly number[],
  { stopped }: PhaseSpeaker,
  base: number,
  budget: number,
  most: number,
): boolean {
  let left = budget;
  for (const each of lengths) {
    if (left <= 0 || each > base + left) return false;
    left -= Math.max(0, each - base);
  }
  return stopped ? left <= 0 || lengths.length === most : true;
}
