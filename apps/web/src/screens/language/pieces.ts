import type { BenchFinding } from './analysis.ts';

/** A piece of a text, with the worst that is found there. */
export interface BenchPiece {
  readonly text: string;
  readonly kind: BenchFinding['kind'] | null;
}

const WORST: readonly BenchFinding['kind'][] = ['error', 'warning', 'repair'];

/** The text cut where findings begin and end; a finding at the very end marks a blank. */
export function markPieces(text: string, findings: readonly BenchFinding[]): BenchPiece[] {
  const whole = findings.some(({ start }) => start >= text.length) ? `${text}\u00a0` : text;
  const cuts = new Set([0, whole.length]);
  for (const { start, end } of findings) {
    cuts.add(Math.min(start, whole.length));
    cuts.add(Math.min(Math.max(end, start + 1), whole.length));
  }
  const places = [...cuts].sort((one, other) => one - other);
  return places
    .slice(0, -1)
    .map((from, index) => ({ text: whole.slice(from, places[index + 1]), kind: worstAt(from, findings) }));
}

function worstAt(place: number, findings: readonly BenchFinding[]): BenchFinding['kind'] | null {
  const here = findings.filter(({ start, end }) => place >= start && place < Math.max(end, start + 1));
  return WORST.find((kind) => here.some((finding) => finding.kind === kind)) ?? null;
}
