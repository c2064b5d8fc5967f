/** How often something came together with something else, less how often it should: what is even has small squares. */
export class Tallies {
  readonly #columns: number;
  readonly #differences: Float64Array;

  constructor(rows: number, columns: number, ideal: (row: number, column: number) => number) {
    this.#columns = columns;
    this.#differences = Float64Array.from(
      { length: rows * columns },
      (_, cell) => -ideal(Math.floor(cell / columns), cell % columns),
    );
  }

  /** By how much the sum of the squares grows. */
  add(row: number, column: number, change: number): number {
    const cell = row * this.#columns + column;
    const before = this.#differences[cell]!;
    this.#differences[cell] = before + change;
    return change * (change + 2 * before);
  }

  /** The same for two of one kind, whoever is named first; nobody makes a pair with themselves. */
  addPair(one: number, other: number, change: number): number {
    if (one === other) return 0;
    return one < other ? this.add(one, other, change) : this.add(other, one, change);
  }

  get squares(): number {
    return this.#differences.reduce((sum, difference) => sum + difference * difference, 0);
  }

  get largest(): number {
    return this.#differences.reduce((most, difference) => Math.max(most, Math.abs(difference)), 0);
  }
}
