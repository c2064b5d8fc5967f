import type { Random } from '@mura/bots';
import { isReached, leastSeats, seatTallies } from './deviation.ts';
import { improve, shuffle } from './improve.ts';
import type { Lineup } from './lineups.ts';
import { Company, costOfMove, move, Tallies } from './tallies.ts';

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
  const company = new Company(neighbours, { teams, places: 4 });
  /** Those beside a place come more often, or less; whoever changes places with it stays a neighbour. */
  const gainBeside = (lineup: Lineup, place: number, without: number, times: number) => {
    const after = (place + 1) % places;
    const before = (place + places - 1) % places;
    if (after !== without) company.gain(lineup[after]!, times);
    if (before !== without) company.gain(lineup[before]!, times);
  };
  const countBeside = (lineup: Lineup, place: number, change: number) => {
    neighbours.addPair(lineup[place]!, lineup[(place + 1) % places]!, change);
    neighbours.addPair(lineup[place]!, lineup[(place + places - 1) % places]!, change);
  };
  improve(
    {
      rows: lineups.length,
      places,
      enter(row) {
        const lineup = lineups[row]!;
        for (let place = 0; place < places; place++) {
          seats.add(lineup[place]!, place, 1);
          // Each pair is seen from both sides.
          countBeside(lineup, place, 0.5);
        }
      },
      cost(row, one, other) {
        const lineup = lineups[row]!;
        const team = lineup[one]!;
        const mate = lineup[other]!;
        if (team === mate) return 0;
        gainBeside(lineup, one, other, -1);
        gainBeside(lineup, other, one, 1);
        const moved = costOfMove(seats, team, one, other) + costOfMove(seats, mate, other, one);
        return SEAT_WEIGHT * moved + company.takeCost(team, mate);
      },
      change(row, one, other) {
        const lineup = lineups[row]!;
        const team = lineup[one]!;
        const mate = lineup[other]!;
        if (team === mate) return;
        countBeside(lineup, one, -1);
        countBeside(lineup, other, -1);
        lineup[one] = mate;
        lineup[other] = team;
        countBeside(lineup, one, 1);
        countBeside(lineup, other, 1);
        move(seats, team, one, other);
        move(seats, mate, other, one);
      },
      isBest: () => isReached(seats, least),
      harmless: SEAT_WEIGHT,
    },
    random,
  );
}
