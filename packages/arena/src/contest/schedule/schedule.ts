import { findPreset, invariant, ROLES, type Role, type Rules, seatsOf, seedOfGame } from '@mura/engine';
import { randomOf } from '../../play.ts';
import { type ContestPlan, MATCH_KINDS, type MatchKind, type PlannedGame } from '../contest.ts';
import { type Deviation, pairDeviation, roleDeviation, seatDeviation } from './deviation.ts';
import { draw, eachGame, seatsForTeams } from './draw.ts';
import { type Lineup, meetingsIn, neighboursIn } from './lineups.ts';

/** Games in a row in which the same teams keep their seats. */
export interface PlannedSet {
  /** From 1 on, over the whole contest. */
  readonly number: number;
  readonly kind: MatchKind;
  readonly preset: string;
  /** The number of its first game. */
  readonly first: number;
  readonly teams: readonly (string | null)[];
  /** By game and by player. */
  readonly roles: readonly (readonly Role[])[];
}

/** The games of one kind and preset, and how even they are. */
export interface Division {
  readonly kind: MatchKind;
  readonly preset: string;
  readonly games: number;
  readonly sets: number;
  /** By team: games, and seats by role. */
  readonly teams: readonly TeamShare[];
  readonly roles: Deviation;
  /** Counted in sets, as are the two below: seats of a team, who meets whom, who sits side by side. */
  readonly seats: Deviation;
  readonly meetings: Deviation;
  readonly neighbours: Deviation;
}

export interface TeamShare {
  readonly name: string;
  readonly games: number;
  readonly roles: Partial<Record<Role, number>>;
}

export interface Schedule {
  readonly sets: readonly PlannedSet[];
  /** Counted when they are asked for: whoever plays the games does not need them. */
  readonly divisions: readonly Division[];
  readonly games: number;
}

/**
 * All games of a contest, from its plan alone. The kinds and presets come mixed, so that every part of it has some of
 * each; games with people come last, because they are played live.
 */
export function scheduleOf(plan: ContestPlan): Schedule {
  const parts = MATCH_KINDS.filter((kind) => plan.kinds.includes(kind)).flatMap((kind) =>
    plan.presets.map((preset) => divide(plan, kind, preset)),
  );
  const sets: PlannedSet[] = [];
  let games = 0;
  for (const { kind, preset, teams, roles } of mixed(parts.map((part) => part.sets))) {
    sets.push({ number: sets.length + 1, kind, preset, first: games + 1, teams, roles });
    games += roles.length;
  }
  return {
    sets,
    games,
    get divisions() {
      return parts.map(({ division }) => division());
    },
  };
}

/** The sets of each part keep their order, and those of all parts come at the same pace. */
function mixed(parts: readonly (readonly DrawnSet[])[]): readonly DrawnSet[] {
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0) return only;
  const placed = parts.flatMap((sets) =>
    sets.map((set, index) => ({ set, place: (index + 0.5) / sets.length + (set.kind === 'human' ? 1 : 0) })),
  );
  return placed.toSorted((one, other) => one.place - other.place).map(({ set }) => set);
}

/** The roles that these presets deal, as they are listed. */
function rolesOf(presets: readonly string[]): Role[] {
  const dealt = presets.map((preset) => rulesOf(preset).roles);
  return ROLES.filter((role) => dealt.some((roles) => seatsOf(roles, role) > 0));
}

export function gamesOf({ seed }: ContestPlan, set: PlannedSet): PlannedGame[] {
  const { kind, preset, teams } = set;
  return set.roles.map((roles, index) => {
    const number = set.first + index;
    return { number, kind, preset, set: set.number, seed: seedOfGame(seed, number), teams, roles };
  });
}

function divide(plan: ContestPlan, kind: MatchKind, preset: string) {
  const { roles } = rulesOf(preset);
  const kinds = rolesOf([preset]);
  const dealt = kinds.flatMap((role, index) => new Array<number>(seatsOf(roles, role)).fill(index));
  const random = randomOf(plan.seed, `/schedule/${kind}/${preset}`);
  const lengths = lengthsOf(plan, kind, dealt.length);
  const { lineups, deals } = draw({ teams: plan.teams.length, kind, kinds, dealt, lengths, random });
  const names = [...plan.teams.map(({ name }) => name), null];
  const rolesIn = namedOnce(kinds);
  let next = 0;
  const sets = lineups.map((lineup, set): DrawnSet => {
    const own: (readonly Role[])[] = [];
    for (let game = lengths[set]!; game > 0; game--) own.push(rolesIn(deals[next++]!));
    return { kind, preset, teams: lineup.map((team) => names[team]!), roles: own };
  });
  const division = (): Division => {
    const seated = eachGame(lineups, lengths);
    // A person is one more who should sit everywhere and have every role.
    const rows = plan.teams.length + (kind === 'human' ? 1 : 0);
    return {
      ...{ kind, preset, games: seated.length, sets: sets.length },
      teams: sharesOf(plan, seated, deals, kinds),
      roles: roleDeviation(seated, deals, rows, dealt),
      seats: seatDeviation(lineups, rows),
      meetings: pairDeviation(lineups, plan.teams.length, meetingsIn),
      neighbours: pairDeviation(lineups, plan.teams.length, neighboursIn),
    };
  };
  return { sets, division };
}

/** The roles of a deal; a deal that is used again in another block has the same list. */
function namedOnce(kinds: readonly Role[]): (deal: readonly number[]) => readonly Role[] {
  const known = new Map<readonly number[], readonly Role[]>();
  return (deal) => {
    const roles = known.get(deal) ?? deal.map((role) => kinds[role]!);
    known.set(deal, roles);
    return roles;
  };
}

function rulesOf(preset: string): Rules {
  const rules = findPreset(preset);
  invariant(rules.ok, 'a plan that is scheduled has been checked');
  return rules.value;
}

/** How long the sets are; the last one is shorter where the games are no multiple. */
function lengthsOf({ games, set, teams }: ContestPlan, kind: MatchKind, places: number): number[] {
  if (kind === 'self')
    return split(games, set).flatMap((length) => new Array<number>(teams.length).fill(length));
  return split(Math.ceil(games * Math.max(1, teams.length / seatsForTeams(kind, places))), set);
}

function split(games: number, set: number): number[] {
  return Array.from({ length: Math.ceil(games / set) }, (_, index) => Math.min(set, games - index * set));
}

type DrawnSet = Omit<PlannedSet, 'number' | 'first'>;

/** What each team plays: games, and seats by role. */
function sharesOf(
  { teams }: ContestPlan,
  seated: readonly Lineup[],
  deals: readonly (readonly number[])[],
  kinds: readonly Role[],
): TeamShare[] {
  const games = new Int32Array(teams.length);
  const roles = teams.map(() => new Int32Array(kinds.length));
  for (const [game, lineup] of seated.entries())
    for (const [seat, team] of lineup.entries()) {
      if (team === teams.length) continue;
      roles[team]![deals[game]![seat]!]!++;
      if (lineup.indexOf(team) === seat) games[team]!++;
    }
  return teams.map(({ name }, team) => ({
    ...{ name, games: games[team]! },
    roles: Object.fromEntries(kinds.map((role, kind) => [role, roles[team]![kind]!])),
  }));
}
