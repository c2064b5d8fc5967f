import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { accept, FIRST_ROLES, type Result, type Role, type RoleCounts, refuse, shape } from '@mura/engine';
import type { SeriesSchedule, TeamMatch } from './schedule.ts';

const { count, flag, list, loose, mapOf, orNull, numberFrom, text, whole } = shape;

const match = mapOf(list(count));

/** The file of the contest server: a tournament begun there goes on here, and the other way round. */
const file = loose({
  infinite_loop: flag,
  team_count: whole(1),
  game_count: whole(1),
  role_num_map: mapOf(count),
  idx_team_map: mapOf(text()),
  scheduled_matches: orNull(list(loose({ role_idxs: match, weight: numberFrom() }))),
  ended_matches: orNull(list(match)),
});

/** The schedule in a file; `null`: there is no file. */
export function readSchedule(path: string): Result<SeriesSchedule | null, string> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return accept(null);
  }
  const json = parse(text);
  const read = shape.read(file, json, { most: 1 });
  if (!read.ok) return refuse(`${path} is not a schedule: ${complaint(json, read.error[0]!)}`);
  const found = read.value;
  return accept({
    teamCount: found.team_count,
    gameCount: found.game_count,
    roles: toCounts(found.role_num_map),
    endless: found.infinite_loop,
    teams: Object.entries(found.idx_team_map)
      .sort(([one], [other]) => Number(one) - Number(other))
      .map(([, team]) => team),
    planned: (found.scheduled_matches ?? []).map(({ role_idxs, weight }) => ({
      match: toMatch(role_idxs),
      weight,
    })),
    ended: (found.ended_matches ?? []).map(toMatch),
  });
}

/** `undefined`: it is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function complaint(json: unknown, { path, problem }: shape.Fault): string {
  if (json === undefined) return 'it is not JSON';
  return path === '' ? problem : `${path} ${problem}`;
}

/** Replaced as a whole: whoever reads it never sees half of it. */
export function writeSchedule(path: string, schedule: SeriesSchedule): void {
  const { teamCount, gameCount, roles, endless, teams, planned, ended } = schedule;
  const written = {
    infinite_loop: endless,
    team_count: teamCount,
    game_count: gameCount,
    role_num_map: upper(roles),
    idx_team_map: Object.fromEntries(teams.entries()),
    scheduled_matches: planned.map((one) => ({ role_idxs: upper(one.match), weight: one.weight })),
    ended_matches: ended.map(upper),
  };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, `${JSON.stringify(written)}\n`);
  renameSync(`${path}.new`, path);
}

function upper<Value>(map: Readonly<Partial<Record<Role, Value>>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(map).map(([role, value]) => [role.toUpperCase(), value as Value]));
}

function toMatch(teams: Readonly<Record<string, readonly number[]>>): TeamMatch {
  return Object.fromEntries(Object.entries(teams).map(([role, list]) => [role.toLowerCase(), list]));
}

function toCounts(counts: Readonly<Record<string, number>>): RoleCounts {
  return Object.fromEntries(FIRST_ROLES.map((role) => [role, counts[role.toUpperCase()] ?? 0])) as Record<
    Role,
    number
  >;
}
