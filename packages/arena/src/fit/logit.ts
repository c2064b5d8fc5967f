/** A choice that was made: what speaks for each option, and which was taken. */
export interface Choosing {
  readonly options: readonly (readonly number[])[];
  readonly chosen: number;
}

const STEPS = 150;
const RATE = 0.1;
/** Keeps weights small that hardly matter. */
const SHRINKAGE = 0.001;

/** The weights under which the choices that were made are likeliest (conditional logit, by Adam's method). */
export function fitLogit(choices: readonly Choosing[], features: number): number[] {
  const weights = new Array<number>(features).fill(0);
  const speed = new Array<number>(features).fill(0);
  const spread = new Array<number>(features).fill(0);
  for (let step = 1; step <= STEPS; step++) {
    const slope = slopeOf(choices, weights);
    for (let index = 0; index < features; index++) {
      const pull = slope[index]! / choices.length - SHRINKAGE * weights[index]!;
      speed[index] = 0.9 * speed[index]! + 0.1 * pull;
      spread[index] = 0.99 * spread[index]! + 0.01 * pull * pull;
      const scale = Math.sqrt(spread[index]! / (1 - 0.99 ** step)) + 1e-8;
      weights[index]! += (RATE * speed[index]!) / (1 - 0.9 ** step) / scale;
    }
  }
  return weights;
}

function slopeOf(choices: readonly Choosing[], weights: readonly number[]): number[] {
  const slope = weights.map(() => 0);
  for (const { options, chosen } of choices) {
    const odds = options.map((values) =>
      Math.exp(values.reduce((sum, value, index) => sum + value * weights[index]!, 0)),
    );
    const total = odds.reduce((sum, one) => sum + one, 0);
    for (const [place, values] of options.entries()) {
      const surprise = (place === chosen ? 1 : 0) - odds[place]! / total;
      for (const [index, value] of values.entries()) slope[index]! += surprise * value;
    }
  }
  return slope;
}
