import type { PlayerId } from '@mura/engine';

/** What somebody said, by what a claim keeps of it. */
export interface ClaimUtterance {
  readonly seq: number;
  readonly day: number;
  readonly player: PlayerId;
  readonly text: string;
}
