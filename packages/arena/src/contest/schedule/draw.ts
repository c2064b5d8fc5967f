import type { Random } from '@mura/bots';
import type { Role } from '@mura/engine';
import type { MatchKind } from '../contest.ts';
import { dealRoles } from './deal.ts';
import { crossLineups, type Lineup, selfLineups } from './lineups.ts';
import { RepeatedPairs } from './repeated-pairs.ts';
import { arrangeSeats } from './seats.ts';

/** The sets of one kind and preset that are to be drawn. */
export interface ToDraw {
  readonly teams: number;
  readonly kind: MatchKind;
  /** The roles there are. */
  readonly kinds: readonly Role[];
  /** Their places in that list, as often as a game has them. */
  readonly dealt: readonly number[];
  /** Games of each set. */
  readonly lengths: readonly number[];
  readonly random: Random;
}

export interface Drawn {
  /** By set: the team at each seat. */
  readonly lineups: Lineup[];
  /** By game: the role of each seat. */
  readonly deals: (readonly number[])[];
}

/** Sets that are drawn at once, at least, in all and for each team; where that makes meetings come out even, at most. */
const BLOCK = 60;
const SETS_FOR_A_TEAM = 8;
const LONGEST_BLOCK = 500;

/**
 * Draws who sits where and has which role. Many sets are drawn as blocks in which everything comes out even, so a block
 * can be used again, the teams in other places of it.
 */
export function draw(order: ToDraw): Drawn {
  const { teams, lengths, random } = order;
  const block = blockOf(order);
  if (lengths.length < 2 * block) return drawBlock(order);
  const { lineups, deals } = drawBlock({ ...order, lengths: lengths.slice(0, block) });
  const drawn: Drawn = { lineups: [], deals: [] };
  const pairs = new RepeatedPairs(lineups, teams);
  while (isRepeated(lengths, drawn.lineups.length, block)) {
    const places = pairs.nextPlaces(random);
    // A person, who comes after the teams, stays.
    for (const lineup of lineups) drawn.lineups.push(lineup.map((team) => places[team] ?? team));
    for (const deal of deals) drawn.deals.push(deal);
  }
  if (drawn.lineups.length === lengths.length) return drawn;
  const last = drawBlock({ ...order, lengths: lengths.slice(drawn.lineups.length) });
  return { lineups: [...drawn.lineups, ...last.lineups], deals: [...drawn.deals, ...last.deals] };
}

/** Whether the next sets are a block as long as the first one; only the last set of all may be shorter. */
function isRepeated(lengths: readonly number[], from: number, block: number): boolean {
  return from + block <= lengths.length && lengths[from + block - 1] === lengths[0];
}

/** After so many sets every team can have had every seat and role, and met every other, equally often. */
function blockOf({ teams, kind, dealt }: ToDraw): number {
  const seats = leastCommonMultiple(teams, dealt.length);
  const drawn = seatsForTeams(kind, dealt.length) % teams;
  // One team meets nobody.
  const meetings = Math.max(1, teams * (teams - 1));
  const both = leastCommonMultiple(seats, meetings / greatestCommonDivisor(meetings, drawn * (drawn - 1)));
  const period = both <= LONGEST_BLOCK ? both : seats;
  return period * Math.ceil(Math.max(BLOCK, SETS_FOR_A_TEAM * teams) / period);
}

function leastCommonMultiple(one: number, other: number): number {
  return (one * other) / greatestCommonDivisor(one, other);
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}

function drawBlock({ teams, kind, kinds, dealt, lengths, random }: ToDraw): Drawn {
  const lineups =
    kind === 'self'
      ? selfLineups(teams, dealt.length, lengths.length / teams)
      : crossLineups(teams, seatsForTeams(kind, dealt.length), lengths, random);
  if (kind === 'human') for (const lineup of lineups) lineup.push(teams);
  const rows = teams + (kind === 'human' ? 1 : 0);
  arrangeSeats(lineups, rows, random);
  return { lineups, deals: dealRoles(eachGame(lineups, lengths), rows, kinds, dealt, random) };
}

export function seatsForTeams(kind: MatchKind, places: number): number {
  return kind === 'human' ? places - 1 : places;
}

/** The lineup of each game. */
export function eachGame(lineups: readonly Lineup[], lengths: readonly number[]): Lineup[] {
  const games: Lineup[] = [];
  for (const [set, lineup] of lineups.entries())
    for (let game = lengths[set]!; game > 0; game--) games.push(lineup);
  return games;
}
