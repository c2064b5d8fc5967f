import type { Role, RoleCounts } from '@mura/engine';
import type { Guest } from '../lobby/guest.ts';
import { type Draws, shuffled } from './draws.ts';
import { byTeam } from './matchmaking.ts';

/** The teams of a match by their index, under their roles. */
export type TeamMatch = Readonly<Partial<Record<Role, readonly number[]>>>;

export interface PlannedMatch {
  readonly match: TeamMatch;
  /** Those of greater weight are played first; 0: not again. */
  readonly weight: number;
}

/** A tournament in which every team plays every role as often as the others. */
export interface SeriesSchedule {
  readonly teamCount: number;
  readonly gameCount: number;
  readonly roles: RoleCounts;
  readonly endless: boolean;
  /** By index; they get theirs as they appear. */
  readonly teams: readonly string[];
  readonly planned: readonly PlannedMatch[];
  readonly ended: readonly TeamMatch[];
}

/** So many plans are drawn at most, and the most even one is kept. */
const MOST_PLANS = 500;

export function newSchedule(
  facts: Pick<SeriesSchedule, 'teamCount' | 'gameCount' | 'roles' | 'endless'>,
  draws: Draws,
): SeriesSchedule {
  return { ...facts, teams: [], planned: plan(facts, draws), ended: [] };
}

type ScheduleSize = Pick<SeriesSchedule, 'teamCount' | 'gameCount' | 'roles'>;

function plan(facts: ScheduleSize, draws: Draws): PlannedMatch[] {
  const plans = Math.min(MOST_PLANS, facts.gameCount * facts.teamCount * 5);
  let best = drawPlan(facts, draws);
  for (let tries = 1; tries < plans && best.deviation > 0; tries++) {
    const other = drawPlan(facts, draws);
    if (other.deviation < best.deviation) best = other;
  }
  return best.matches.map((match) => ({ match, weight: 1 }));
}

interface DrawnMatches {
  readonly matches: readonly TeamMatch[];
  readonly deviation: number;
}

/** For each game and role, in a drawn order, the free team that has played the role least; chance among equals. */
function drawPlan({ teamCount, gameCount, roles }: ScheduleSize, draws: Draws): DrawnMatches {
  const played = Array.from({ length: teamCount }, () => new Map<Role, number>());
  const seats = (Object.keys(roles) as Role[]).flatMap((role) => Array<Role>(roles[role] ?? 0).fill(role));
  const matches = Array.from({ length: gameCount }, () => drawMatch(played, seats, draws));
  let deviation = 0;
  for (const role of new Set(seats)) {
    const target = ((roles[role] ?? 0) * gameCount) / teamCount;
    for (const counts of played) deviation += ((counts.get(role) ?? 0) - target) ** 2;
  }
  return { matches, deviation };
}

function drawMatch(played: readonly Map<Role, number>[], seats: readonly Role[], draws: Draws): TeamMatch {
  const match: Partial<Record<Role, number[]>> = {};
  const free = new Set(played.keys());
  for (const role of shuffled(seats, draws)) {
    const candidates = [...free];
    const cost = (team: number) => (played[team]!.get(role) ?? 0) * 1000 + sum(played[team]!.values());
    const least = Math.min(...candidates.map(cost));
    const equals = candidates.filter((team) => cost(team) === least);
    const team = equals[draws(equals.length)]!;
    free.delete(team);
    played[team]!.set(role, (played[team]!.get(role) ?? 0) + 1);
    match[role] = [...(match[role] ?? []), team];
  }
  return match;
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** A team appears; later ones than the schedule has room for get no place. */
export function withTeam(schedule: SeriesSchedule, team: string): SeriesSchedule {
  const { teams, teamCount } = schedule;
  return teams.includes(team) || teams.length >= teamCount
    ? schedule
    : { ...schedule, teams: [...teams, team] };
}

/** Where everything is played and it goes on for ever, the next round is planned. */
export function withMore(schedule: SeriesSchedule, draws: Draws): SeriesSchedule {
  if (!schedule.endless || schedule.planned.some(({ weight }) => weight > 0)) return schedule;
  return { ...schedule, planned: [...schedule.planned, ...plan(schedule, draws)] };
}

/** A match was played to its end, or aborted, which makes it less urgent. */
export function withResult(schedule: SeriesSchedule, match: TeamMatch, left: number | null): SeriesSchedule {
  const place = schedule.planned.findIndex((planned) => planned.match === match);
  if (place < 0) return schedule;
  const { weight } = schedule.planned[place]!;
  if (left !== null)
    return { ...schedule, planned: schedule.planned.with(place, { match, weight: weight * left }) };
  return { ...schedule, planned: schedule.planned.toSpliced(place, 1), ended: [...schedule.ended, match] };
}

/** A match that can be played, in the order of seats. */
export interface FoundMatch<Someone> {
  readonly match: TeamMatch;
  readonly seats: readonly { readonly guest: Someone; readonly role: Role }[];
}

/** The most urgent match whose teams all wait, none of which is being played. */
export function findMatch<Someone extends Pick<Guest, 'name'>>(
  { planned, teams }: SeriesSchedule,
  playing: ReadonlySet<TeamMatch>,
  waiting: readonly Someone[],
): FoundMatch<Someone> | null {
  const present = byTeam(waiting);
  const guestOf = (team: number) => present.get(teams[team] ?? '')?.[0];
  const isReady = ({ match, weight }: PlannedMatch) =>
    weight > 0 &&
    !playing.has(match) &&
    seatsOf(match).every(([, team]) => teams[team] !== undefined && guestOf(team));
  const [first] = planned.filter(isReady).toSorted((one, other) => other.weight - one.weight);
  if (first === undefined) return null;
  const seats = seatsOf(first.match).map(([role, team]) => ({ guest: guestOf(team)!, role }));
  return { match: first.match, seats };
}

function seatsOf(match: TeamMatch): [Role, number][] {
  return (Object.keys(match) as Role[]).flatMap((role) =>
    (match[role] ?? []).map((team): [Role, number] => [role, team]),
  );
}
