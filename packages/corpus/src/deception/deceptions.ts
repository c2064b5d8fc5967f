import type { PlayerId, Role } from '@mura/engine';
import { type SaidAndBelieved, saidAndBelieved, type VillageRecord } from '@mura/records';
import type { CorpusVillage } from '../villages/village.ts';
import { guessedInsincerity, insincereStances } from './beliefs.ts';
import { falseFacts } from './facts.ts';
import { DECEPTION_BASES, DECEPTION_KINDS, type DeceptionLabel } from './label.ts';
import { stancesBySeq } from './stances.ts';

/** Every label of a village: facts, beliefs, then guesses, each in the order of the talk. */
export function deceptionsIn(
  record: VillageRecord,
  village: CorpusVillage,
  pairs: readonly SaidAndBelieved[] = saidBesideBelieved(record, village),
): DeceptionLabel[] {
  return [
    ...falseFacts(record, village),
    ...insincereStances(village, pairs),
    ...guessedInsincerity(village, pairs),
  ];
}

/** Every public utterance beside what its speaker held, as far as the record shows it, by what the reader understood. */
export function saidBesideBelieved(record: VillageRecord, village: CorpusVillage): SaidAndBelieved[] {
  const read = stancesBySeq(village);
  return saidAndBelieved(record, (seq) => read.get(seq) ?? null);
}

/** One player's labels, in the order in which they spoke. */
export interface LieTimeline {
  readonly player: PlayerId;
  readonly name: string;
  readonly role: Role | null;
  readonly labels: readonly DeceptionLabel[];
}

/** Everybody of the village, also who has no label. */
export function lieTimelines(
  { players }: Pick<CorpusVillage, 'players'>,
  labels: readonly DeceptionLabel[],
): LieTimeline[] {
  return players.map(({ player, name, role }) => ({
    player,
    name,
    role,
    labels: labels.filter((label) => label.player === player).sort(bySeq),
  }));
}

function bySeq(one: DeceptionLabel, other: DeceptionLabel): number {
  return (one.seq ?? 0) - (other.seq ?? 0);
}

/** How many labels of each kind there are, the bases apart. */
export interface DeceptionCount {
  readonly basis: DeceptionLabel['basis'];
  readonly kind: DeceptionLabel['kind'];
  readonly labels: number;
}

/** Kinds that do not occur on a basis are left out. */
export function countDeceptions(labels: readonly DeceptionLabel[]): DeceptionCount[] {
  return DECEPTION_BASES.flatMap((basis) =>
    DECEPTION_KINDS.map((kind) => ({
      basis,
      kind,
      labels: labels.filter((label) => label.basis === basis && label.kind === kind).length,
    })),
  ).filter((count) => count.labels > 0);
}
