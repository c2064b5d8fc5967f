/** Who plays a set: teams by their index, some twice where there are fewer teams than seats. */
export type Lineup = number[];

/** How often each team plays. */
export function playedBy(lineups: readonly Lineup[], teams: number): number[] {
  const played = new Array<number>(teams).fill(0);
  for (const lineup of lineups) for (const team of lineup) played[team]!++;
  return played;
}

export type Pair = readonly [number, number];

export function meetingsIn(lineup: Lineup): Pair[] {
  return lineup.flatMap((one, place) => lineup.slice(place + 1).map((other): Pair => [one, other]));
}

export function neighboursIn(lineup: Lineup): Pair[] {
  return lineup.map((one, place): Pair => [one, lineup[(place + 1) % lineup.length]!]);
}
