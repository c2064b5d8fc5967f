/** Probabilities corrected for how many there are, by Holm (1979): at most so many false findings in all. */
export function holm(probabilities: readonly number[]): number[] {
  const order = probabilities.map((_, index) => index).sort((a, b) => probabilities[a]! - probabilities[b]!);
  const corrected = new Array<number>(probabilities.length);
  let least = 0;
  order.forEach((index, rank) => {
    least = Math.max(least, Math.min(1, probabilities[index]! * (probabilities.length - rank)));
    corrected[index] = least;
  });
  return corrected;
}
