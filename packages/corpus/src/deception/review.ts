import { accept, type Result, refuse } from '@mura/engine';
import { DECEPTION_KINDS, type DeceptionKind, type DeceptionLabel, keyOfLabel } from './label.ts';

/** What a reviewer decides about a label. */
export const REVIEW_DECISIONS = ['confirm', 'correct', 'reject'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/** One decision, as a line of a file of reviews. */
export interface DeceptionReview {
  readonly village: string;
  /** As `keyOfLabel` gives it. */
  readonly label: string;
  /** Who reviewed. */
  readonly by: string;
  readonly decision: ReviewDecision;
  /** What it should be; only where the decision is `correct`. */
  readonly corrected?: {
    readonly kind?: DeceptionKind;
    readonly stated?: string;
    readonly held?: string;
  };
  readonly note?: string;
}

/** A label with what was decided about it; what was corrected stands as corrected. */
export interface ReviewedLabel {
  readonly key: string;
  readonly label: DeceptionLabel;
  /** `null`: nobody has looked at it. */
  readonly decision: ReviewDecision | null;
  readonly reviews: readonly DeceptionReview[];
}

/** The last review of a label counts; all of them are kept. */
export function withReviews(
  village: string,
  labels: readonly DeceptionLabel[],
  reviews: readonly DeceptionReview[],
): ReviewedLabel[] {
  return labels.map((label) => {
    const key = keyOfLabel(label);
    const own = reviews.filter((review) => review.village === village && review.label === key);
    const last = own.at(-1);
    const corrected = last?.decision === 'correct' ? { ...label, ...last.corrected } : label;
    return { key, label: corrected, decision: last?.decision ?? null, reviews: own };
  });
}

/** The labels that stand: those nobody rejected. */
export function standingLabels(reviewed: readonly ReviewedLabel[]): DeceptionLabel[] {
  return reviewed.filter(({ decision }) => decision !== 'reject').map(({ label }) => label);
}

const LONGEST = 2000;

/** A line of a file of reviews; or what is wrong with it. */
export function parseReview(line: string): Result<DeceptionReview, string> {
  const value = objectIn(line);
  if (value === null) return refuse('it is no JSON object');
  const { village, label, by, decision, corrected, note } = value;
  for (const [name, text] of Object.entries({ village, label, by }))
    if (!isText(text)) return refuse(`'${name}' must be a text`);
  if (!REVIEW_DECISIONS.some((one) => one === decision))
    return refuse(`'decision' must be one of ${REVIEW_DECISIONS.join(', ')}`);
  if ((corrected !== undefined) !== (decision === 'correct'))
    return refuse("'corrected' stands with the decision correct, and only there");
  if (corrected !== undefined && !isCorrection(corrected))
    return refuse(`'corrected' may have kind (${DECEPTION_KINDS.join(', ')}), stated and held`);
  if (note !== undefined && !isText(note)) return refuse("'note' must be a text");
  return accept(value as unknown as DeceptionReview);
}

function isCorrection(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, what]) =>
    name === 'kind'
      ? DECEPTION_KINDS.some((kind) => kind === what)
      : (name === 'stated' || name === 'held') && isText(what),
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST;
}

function objectIn(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : null;
  } catch {
    return null;
  }
}
