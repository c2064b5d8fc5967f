import type { ReadPart } from './read-draft.ts';
import { actIn, type TalkAct } from './talk-act.ts';

/** How words are marked: a person, a role, a judgement, a deed, or unclear. */
export type WordMark = 'who' | 'role' | 'jw' | 'jv' | 'do' | 'amb';

export interface MarkedPiece {
  readonly text: string;
  readonly mark: WordMark | null;
}

/** Below it a reading is shown as unclear. */
const UNCLEAR = 0.6;

function markOf({ text, confidence }: Pick<ReadPart, 'text' | 'confidence'>): WordMark {
  if (confidence < UNCLEAR) return 'amb';
  const { act, species } = actIn(text);
  if (act === 'result' || act === 'suspect') return species === 'HUMAN' ? 'jv' : 'jw';
  return MARKS[act];
}

const MARKS: Readonly<Record<TalkAct, WordMark>> = {
  claim: 'role',
  trust: 'role',
  result: 'jw',
  suspect: 'jw',
  vote: 'do',
  ask: 'do',
  wish: 'do',
  opinion: 'do',
  guard: 'do',
  attack: 'do',
  other: 'do',
};

/** A text in pieces: what was read is marked, and in it the names of people. */
export function markedPieces(
  text: string,
  parts: readonly ReadPart[],
  names: readonly string[],
): MarkedPiece[] {
  const marks: (WordMark | null)[] = Array.from({ length: text.length }, () => null);
  for (const part of parts) marks.fill(markOf(part), part.start, part.end);
  if (parts.length > 0) for (const name of names) markName(text, name, marks);
  const pieces: { text: string; mark: WordMark | null }[] = [];
  for (const [index, mark] of marks.entries()) {
    const last = pieces.at(-1);
    if (last !== undefined && last.mark === mark) last.text += text[index];
    else pieces.push({ text: text[index]!, mark });
  }
  return pieces;
}

function markName(text: string, name: string, marks: (WordMark | null)[]): void {
  if (name === '') return;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    marks.fill('who', at, at + name.length);
}
