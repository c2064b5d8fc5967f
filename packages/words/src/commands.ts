/** What the commands say besides games and tables. */
export interface CommandTexts {
  /** What to try after a village of `mura play`. */
  next(seed: string): string;
}
