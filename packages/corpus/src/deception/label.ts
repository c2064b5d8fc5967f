import type { PlayerId, Role } from '@mura/engine';
import type { CorpusUtterance } from '../villages/village.ts';

/**
 * What a label rests on. The three are never mixed and never added up. `fact`: the true roles and results. `belief`: the
 * board, the votes, the private posts and the knowledge of the speaker at that moment. `guess`: what the reader makes of
 * the speaker's own public words; weak.
 */
export const DECEPTION_BASES = ['fact', 'belief', 'guess'] as const;
export type DeceptionBasis = (typeof DECEPTION_BASES)[number];

export const DECEPTION_KINDS = [
  'falseClaim',
  'falseResult',
  'falseSuspicion',
  'falseTrust',
  'omission',
] as const;
export type DeceptionKind = (typeof DECEPTION_KINDS)[number];

/** Where what was held is known from, besides the record's own truth; each is an assumption. */
export type DeceptionSource = 'record' | 'board' | 'knowledge' | 'memo' | 'vote' | 'ownWords';

/** A public statement beside what its speaker held, where the two part. Any role may deceive. */
export interface DeceptionLabel {
  /** The utterance, by its id in the village. */
  readonly id: string;
  /** The same by its number in the record: a replay opens here. */
  readonly seq: number | null;
  readonly day: number | string;
  readonly player: PlayerId;
  /** What they truly were; `null` where the record does not say. */
  readonly role: Role | null;
  readonly kind: DeceptionKind;
  /** Whom it is about; their own number for a claim. */
  readonly about: PlayerId | null;
  /** A sentence of the protocol, or a stance: `suspicion of Susan`. */
  readonly stated: string;
  /** What was so, or held to be so: a role, a result, `nothing`, `no werewolf`. */
  readonly held: string;
  readonly basis: DeceptionBasis;
  readonly source: DeceptionSource;
  /** The events that show it, by their numbers in the record. */
  readonly evidence: readonly number[];
  /** From 0 to 1: how sure it is that this was said and that that was held. */
  readonly confidence: number;
}

/** The part of a label that its utterance gives. */
export function placeOf({
  id,
  seq,
  day,
}: Pick<CorpusUtterance, 'id' | 'seq' | 'day'>): Pick<DeceptionLabel, 'id' | 'seq' | 'day'> {
  return { id, seq, day };
}

/** A name for a label inside its village: the same label of the same record has it again. */
export function keyOfLabel({ id, basis, kind, about, stated }: DeceptionLabel): string {
  return [id, basis, kind, about ?? '', stated].join('|');
}
