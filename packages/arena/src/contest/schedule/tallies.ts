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

  /** By how much the sum of the squares would grow. */
  cost(row: number, column: number, change: number): number {
    return change * (change + 2 * this.#differences[row * this.#columns + column]!);
  }

  /** The same for two of one kind, whoever is named first; nobody makes a pair with themselves. */
  addPair(one: number, other: number, change: number): number {
    if (one === other) return 0;
    return one < other ? this.add(one, other, change) : this.add(other, one, change);
  }

  costOfPair(one: number, other: number, change: number): number {
    if (one === other) return 0;
    return one < other ? this.cost(one, other, change) : this.cost(other, one, change);
  }

  get squares(): number {
    return this.#differences.reduce((sum, difference) => sum + difference * difference, 0);
  }

  get largest(): number {
    return this.#differences.reduce((most, difference) => Math.max(most, Math.abs(difference)), 0);
  }
}

/** Who keeps two company that change places: to the one who is named first, some come more often, or less. */
export class Company {
  readonly #tallies: Tallies;
  /** By how often each comes more to the first; to the other it is as often less. */
  readonly #gains: Int32Array;
  /** Those who do, some of them twice. */
  readonly #changed: Int32Array;
  #count = 0;

  constructor(tallies: Tallies, { teams, places }: { teams: number; places: number }) {
    this.#tallies = tallies;
    this.#gains = new Int32Array(teams);
    this.#changed = new Int32Array(places);
  }

  gain(team: number, times: number): void {
    if (this.#gains[team] === 0) this.#changed[this.#count++] = team;
    this.#gains[team]! += times;
  }

  /** What it costs in pairs that two change places; then all come as often as before. */
  takeCost(one: number, other: number): number {
    const tallies = this.#tallies;
    const gains = this.#gains;
    let cost = tallies.costOfPair(one, other, gains[other]! - gains[one]!);
    gains[one] = 0;
    gains[other] = 0;
    for (let index = 0; index < this.#count; index++) {
      const team = this.#changed[index]!;
      const times = gains[team]!;
      if (times === 0) continue;
      gains[team] = 0;
      cost += tallies.costOfPair(one, team, times) + tallies.costOfPair(other, team, -times);
    }
    this.#count = 0;
    return cost;
  }
}

/** What is counted for somebody is counted elsewhere: another role for the one they had, another seat. */
export function move(tallies: Tallies, who: number, before: number, after: number): void {
  tallies.add(who, before, -1);
  tallies.add(who, after, 1);
}

export function costOfMove(tallies: Tallies, who: number, before: number, after: number): number {
  return tallies.cost(who, before, -1) + tallies.cost(who, after, 1);
}
