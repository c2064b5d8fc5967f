import type { Random } from '@mura/bots';
import { isReached, leastSeats, seatTallies } from './deviation.ts';
import { improve, shuffle } from './improve.ts';
import type { Lineup } from './lineup.ts';
import { Tallies } from './tallies.ts';

/** Every team should sit everywhere equally often; who sits side by side counts less. */
const SEAT_WEIGHT = 32;

/** Puts every lineup in the order of its seats, the last one next to the first. */
export function arrangeSeats(lineups: readonly Lineup[], teams: number, random: Random): void {
  const places = lineups[0]?.length ?? 0;
  const seats = seatTallies(lineups, teams);
  const least = leastSeats(lineups, teams);
  // All pairs have one ideal, which changes nothing in a sum that stays.
  const neighbours = new Tallies(teams, teams, () => 0);
  for (const lineup of lineups) shuffle(lineup, random);
  const countNeighbours = (lineup: Lineup, place: number, change: number) =>
    neighbours.addPair(lineup[place]!, lineup[(place + 1) % places]!, change);
  /** The neighbours of two places, each pair once. */
  const countAround = (lineup: Lineup, one: number, other: number, change: number) => {
    const beforeOne = (one + places - 1) % places;
    const beforeOther = (other + places - 1) % places;
    let cost = countNeighbours(lineup, one, change) + countNeighbours(lineup, other, change);
    if (beforeOne !== other) cost += countNeighbours(lineup, beforeOne, change);
    if (beforeOther !== one) cost += countNeighbours(lineup, beforeOther, change);
    return cost;
  };
  improve(
    {
      rows: lineups.length,
      places,
      enter(row) {
        const lineup = lineups[row]!;
        for (let place = 0; place < places; place++) {
          seats.add(lineup[place]!, place, 1);
          countNeighbours(lineup, place, 1);
        }
      },
      change(row, one, other) {
        const lineup = lineups[row]!;
        const team = lineup[one]!;
        const mate = lineup[other]!;
        let beside = countAround(lineup, one, other, -1);
        lineup[one] = mate;
        lineup[other] = team;
        beside += countAround(lineup, one, other, 1);
        const moved =
          seats.add(team, one, -1) +
          seats.add(team, other, 1) +
          seats.add(mate, other, -1) +
          seats.add(mate, one, 1);
        return SEAT_WEIGHT * moved + beside;
      },
      isBest: () => isReached(seats, least),
      harmless: SEAT_WEIGHT,
    },
    random,
  );
}
