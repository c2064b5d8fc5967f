import type { PlayerId } from '@mura/engine';
import type { Worlds, WorldsQuestion } from '@mura/worlds';
import type { AskedMoment } from './answer.ts';
import type { RivalCases } from './cases.ts';
import type { FakeClaim } from './if-fake.ts';
import type { Explained, TellingEvent } from './reasons.ts';
import type { RowCount } from './shorthand.ts';

/** All that is answered; `null` is what was not asked for. */
export interface WorldsReport {
  readonly moment: AskedMoment;
  readonly question: WorldsQuestion;
  readonly worlds: Worlds;
  /** Claimants who cannot be what they claim and have told the truth. */
  readonly broken: readonly PlayerId[];
  readonly cases: readonly RivalCases[];
  /** Where no world is left, the events that contradict. */
  readonly contradicts: readonly TellingEvent[] | null;
  readonly why: readonly Explained[];
  /** With the claim table: what follows if a claim is false. */
  readonly fakes: readonly FakeClaim[] | null;
  readonly shorthand: string | null;
  readonly rows: readonly RowCount[] | null;
}
