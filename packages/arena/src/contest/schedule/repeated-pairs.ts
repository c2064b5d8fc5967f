import type { Random } from '@mura/bots';
import { shuffle } from './improve.ts';
import { type EachPair, type Lineup, meetingsIn, neighboursIn } from './lineups.ts';

/** Places for the teams that are drawn, of which the best are taken. */
const TRIES = 12;

/** How often every two teams meet and sit side by side in a block that is used again and again, the teams in other places. */
export class RepeatedPairs {
  readonly #teams: number;
  /** Of the block, and of all its uses so far. */
  readonly #kinds: readonly { readonly block: Float64Array; readonly all: Float64Array }[];

  constructor(block: readonly Lineup[], teams: number) {
    this.#teams = teams;
    this.#kinds = [meetingsIn, neighboursIn].map((eachPair) => ({
      block: countPairs(block, teams, eachPair),
      all: new Float64Array(teams * teams),
    }));
  }

  /** The places of the teams in the next use: those that were together less often so far come together more often. */
  nextPlaces(random: Random): readonly number[] {
    let best: number[] = [];
    let least = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const places = Array.from({ length: this.#teams }, (_, team) => team);
      shuffle(places, random);
      const cost = this.#costOf(places);
      if (cost >= least) continue;
      least = cost;
      best = places;
    }
    this.#add(best);
    return best;
  }

  /** Of the sum of squares, the part that depends on the places. */
  #costOf(places: readonly number[]): number {
    let cost = 0;
    for (const { block, all } of this.#kinds)
      for (let one = 0; one < places.length; one++) {
        const row = places[one]! * this.#teams;
        for (let other = 0; other < places.length; other++)
          cost += all[row + places[other]!]! * block[one * this.#teams + other]!;
      }
    return cost;
  }

  #add(places: readonly number[]): void {
    for (const { block, all } of this.#kinds)
      for (let one = 0; one < places.length; one++)
        for (let other = 0; other < places.length; other++)
          all[places[one]! * this.#teams + places[other]!]! += block[one * this.#teams + other]!;
  }
}

/** Each pair from both sides; a person, who comes after the teams, is nobody's company here. */
function countPairs(lineups: readonly Lineup[], teams: number, eachPair: EachPair): Float64Array {
  const counts = new Float64Array(teams * teams);
  for (const lineup of lineups)
    eachPair(lineup, (one, other) => {
      if (one === other || one >= teams || other >= teams) return;
      counts[one * teams + other]!++;
      counts[other * teams + one]!++;
    });
  return counts;
}
