import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { accept, type Result, ROLES, type Role, type RoleCounts, refuse } from '@mura/engine';
import { z } from 'zod';
import type { Match, Schedule } from './schedule.ts';

const match = z.record(z.string(), z.array(z.int().min(0)));

/** The file of the contest server: a tournament begun there goes on here, and the other way round. */
const file = z.object({
  infinite_loop: z.boolean(),
  team_count: z.int().min(1),
  game_count: z.int().min(1),
  role_num_map: z.record(z.string(), z.int().min(0)),
  idx_team_map: z.record(z.string(), z.string()),
  scheduled_matches: z.array(z.object({ role_idxs: match, weight: z.number() })).nullable(),
  ended_matches: z.array(match).nullable(),
});

/** The schedule in a file; `null`: there is no file. */
export function readSchedule(path: string): Result<Schedule | null, string> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return accept(null);
  }
  try {
    const read = file.parse(JSON.parse(text));
    return accept({
      teamCount: read.team_count,
      gameCount: read.game_count,
      roles: toCounts(read.role_num_map),
      endless: read.infinite_loop,
      teams: Object.entries(read.idx_team_map)
        .sort(([one], [other]) => Number(one) - Number(other))
        .map(([, team]) => team),
      planned: (read.scheduled_matches ?? []).map(({ role_idxs, weight }) => ({
        match: toMatch(role_idxs),
        weight,
      })),
      ended: (read.ended_matches ?? []).map(toMatch),
    });
  } catch (error) {
    const [message] = String(error instanceof Error ? error.message : error).split('\n');
    return refuse(`${path} is not a schedule: ${message}`);
  }
}

/** Replaced as a whole: whoever reads it never sees half of it. */
export function writeSchedule(path: string, schedule: Schedule): void {
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

function toMatch(teams: Readonly<Record<string, readonly number[]>>): Match {
  return Object.fromEntries(Object.entries(teams).map(([role, list]) => [role.toLowerCase(), list]));
}

function toCounts(counts: Readonly<Record<string, number>>): RoleCounts {
  return Object.fromEntries(ROLES.map((role) => [role, counts[role.toUpperCase()] ?? 0])) as Record<
    Role,
    number
  >;
}
