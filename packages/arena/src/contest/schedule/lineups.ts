import type { Random } from '@mura/bots';
import { Tallies } from './tallies.ts';

/** Copies of one team, all teams in turn. */
export function selfLineups(teams: number, seats: number, setsOfTeam: number): Lineup[] {
  return Array.from({ length: teams * setsOfTeam }, (_, index) =>
    new Array<number>(seats).fill(index % teams),
  );
}

/**
 * Different teams where there are as many as seats; else all of them, and some once more in rotation. Who has played
 * least comes first, and among those who has met the others least.
 */
export function crossLineups(
  teams: number,
  seats: number,
  lengths: readonly number[],
  random: Random,
): Lineup[] {
  const all = Array.from({ length: teams }, (_, team) => team);
  const everybody = Array.from({ length: Math.floor(seats / teams) }, () => all).flat();
  const drawn = drawLineups(teams, seats - everybody.length, lengths, random);
  improveMeetings(drawn, teams, lengths, random);
  return drawn.map((some) => [...everybody, ...some]);
}

function drawLineups(teams: number, seats: number, lengths: readonly number[], random: Random): Lineup[] {
  const played = new Float64Array(teams);
  const met = new Float64Array(teams * teams);
  return lengths.map((length) => {
    const lineup: Lineup = [];
    while (lineup.length < seats) lineup.push(nextTeam(played, met, lineup, random));
    for (const team of lineup) {
      played[team]! += length;
      for (const mate of lineup) met[team * teams + mate]! += length;
    }
    return lineup;
  });
}

function nextTeam(played: Float64Array, met: Float64Array, lineup: Lineup, random: Random): number {
  const teams = played.length;
  let best = { team: -1, played: Number.POSITIVE_INFINITY, met: 0, draw: 0 };
  for (let team = 0; team < teams; team++) {
    if (played[team]! > best.played || lineup.includes(team)) continue;
    const one = { team, played: played[team]!, met: 0, draw: random(1 << 20) };
    for (const mate of lineup) one.met += met[team * teams + mate]!;
    if (one.played < best.played || one.met < best.met || (one.met === best.met && one.draw < best.draw))
      best = one;
  }
  return best.team;
}

const LEAST_TRIES = 50_000;
const TRIES_FOR_A_SEAT = 5;

/** Two teams change places between two sets of one length, where the meetings are then as even or more even. */
function improveMeetings(
  lineups: readonly Lineup[],
  teams: number,
  lengths: readonly number[],
  random: Random,
): void {
  const seats = lineups[0]?.length ?? 0;
  if (seats < 2 || seats === teams) return;
  const met = new Tallies(teams, teams, () => 0);
  for (const lineup of lineups) meetingsIn(lineup, (one, other) => met.addPair(one, other, 1));
  const tries = Math.max(TRIES_FOR_A_SEAT * lineups.length * seats, LEAST_TRIES);
  for (let attempt = 0; attempt < tries; attempt++) {
    const [one, other] = [random(lineups.length), random(lineups.length)];
    if (one === other || lengths[one] !== lengths[other]) continue;
    const places = [random(seats), random(seats)] as const;
    const isApart = arePlacesApart(lineups[one]!, lineups[other]!, places);
    if (isApart && changePlaces(met, lineups[one]!, lineups[other]!, places) > 0)
      changePlaces(met, lineups[one]!, lineups[other]!, places);
  }
}

type Places = readonly [here: number, there: number];

/** Nobody may sit at a table twice that others share. */
function arePlacesApart(here: Lineup, there: Lineup, [from, to]: Places): boolean {
  return !here.includes(there[to]!) && !there.includes(here[from]!);
}

function changePlaces(met: Tallies, here: Lineup, there: Lineup, [from, to]: Places): number {
  const [team, other] = [here[from]!, there[to]!];
  let cost = 0;
  for (let place = 0; place < here.length; place++) {
    if (place !== from) cost += met.addPair(team, here[place]!, -1) + met.addPair(other, here[place]!, 1);
    if (place !== to) cost += met.addPair(other, there[place]!, -1) + met.addPair(team, there[place]!, 1);
  }
  here[from] = other;
  there[to] = team;
  return cost;
}

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
