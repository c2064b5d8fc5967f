/** Whoever asks their browser to save data reads in the fonts of the system: ours are up to two megabytes a game. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
