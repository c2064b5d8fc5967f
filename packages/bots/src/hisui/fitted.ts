import type { Tempers } from './belief/evidence.ts';
import type { Pull } from './play/pull.ts';
import type { PackedCounts } from './table/packed.ts';

/** A number for small villages, and one for large ones. */
export interface BySize<Value> {
  readonly small: Value;
  readonly large: Value;
}

/** What drives the choices of its own; improved against a league. */
export interface Conduct {
  /** What following the crowd is worth to a deceiver. */
  readonly conformity: number;
  /** How often a werewolf who is called one comes out as a seer against it. */
  readonly counters: number;
  /** How often a true seer of a small village calls the best suspect a werewolf on the first day, whatever they saw. */
  readonly seerAccuses: number;
  /** How often a possessed comes out as a seer, and how often their reports accuse. */
  readonly possessedClaims: number;
  readonly possessedAccuses: number;
  /** How often a pack sends somebody to come out as a seer; in small villages before it thinks of what is known of its seat. */
  readonly packClaims: BySize<number>;
  /** How often the reports of a werewolf accuse, before it thinks of what is known of its seat. */
  readonly packAccuses: BySize<number>;
  /** From which chance of a living friend on a werewolf, or a possessed, shows themselves among three. */
  readonly showsFrom: number;
}

/** All numbers that are fitted by `mura bots fit`, and what they were fitted on. */
export interface Fitted {
  readonly origin: readonly string[];
  /** SHA-256 of all the rest, as canonical JSON. */
  readonly hash: string;
  readonly table: BySize<PackedCounts>;
  readonly tempers: BySize<Tempers>;
  /** How others vote who have said for whom, and who have not. */
  readonly pulls: BySize<{ readonly declared: Pull; readonly open: Pull }>;
  readonly conduct: Conduct;
}
