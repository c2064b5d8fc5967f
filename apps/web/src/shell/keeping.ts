/** What the reader chose, kept in their browser and nowhere else; a browser that keeps nothing is no error. */
export type KeptKey =
  | 'language'
  | 'theme'
  | 'keys'
  | 'sound'
  | 'nickname'
  | 'solo'
  | 'game'
  | 'hints'
  /** The notes of a first game that were had, or that they were put away. */
  | 'guide'
  /** The voices of the stage. */
  | 'voice'
  /** The characters over the talk of a village. */
  | 'avatars'
  /** What one answered to puzzles. */
  | 'puzzles'
  /** The test villages of one's own programs. */
  | 'tests'
  /** The tokens of one's own programs, by village. */
  | `programs.${string}`;

export function kept(key: KeptKey): string | null {
  try {
    return localStorage.getItem(`mura.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: KeptKey, value: string): void {
  try {
    localStorage.setItem(`mura.${key}`, value);
  } catch {
    // Nothing is lost but the wish for next time.
  }
}
