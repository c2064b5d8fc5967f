/** Who plays a set: teams by their index, some twice where there are fewer teams than seats. */
export type Lineup = number[];

/** How often each team plays. */
export function playedBy(lineups: readonly Lineup[], teams: number): number[] {
  const played = new Array<number>(teams).fill(0);
  for (const lineup of lineups) for (const team of lineup) played[team]!++;
  return played;
}

/** Tells of all pairs of a lineup. */
export type EachPair = (lineup: Lineup, tell: (one: number, other: number) => void) => void;

export const meetingsIn: EachPair = (lineup, tell) => {
  for (let place = 0; place < lineup.length; place++)
    for (let next = place + 1; next < lineup.length; next++) tell(lineup[place]!, lineup[next]!);
};

/** The last one sits next to the first. */
export const neighboursIn: EachPair = (lineup, tell) => {
  for (let place = 0; place < lineup.length; place++)
    tell(lineup[place]!, lineup[(place + 1) % lineup.length]!);
};
