import { readFileSync } from 'node:fs';
import {
  type ContestPlan,
  type Division,
  gamesOf,
  parsePlan,
  planHash,
  type Schedule,
  scheduleOf,
} from '@mura/arena';
import { whyNotThrough } from '@mura/protocols';
import { Command } from 'commander';
import { describeFileError, WrongInput } from '../ending.ts';
import { jsonOption } from '../options.ts';
import { counted, print, printJson, table } from '../print.ts';

/** `mura tournament plan`: what would be played, and how even it is. */
export function tournamentPlanCommand(): Command {
  return new Command('plan')
    .description('the games of a contest, and how even roles, seats and opponents are, before anything runs')
    .argument('<plan>', 'a plan file (YAML)')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
Nothing is played, and no command of a team is started.

Examples:
  $ mura tournament plan contest.yaml
  $ mura tournament plan contest.yaml --json | jq .divisions`;

function run(path: string, { json }: { json?: true }): void {
  const plan = readPlan(path);
  const schedule = scheduleOf(plan);
  if (json) {
    const { divisions, sets } = schedule;
    const games = sets.flatMap((set) => gamesOf(plan, set));
    printJson({ name: plan.name, planHash: planHash(plan), divisions, games });
  } else print(report(plan.name, schedule));
}

function report(name: string, { games, divisions }: Schedule): string {
  return [`${name}: ${counted(games, 'game')}`, ...divisions.map(divisionText)].join('\n\n');
}

function divisionText(division: Division): string {
  const { kind, preset, games, sets, teams } = division;
  const roles = Object.keys(teams[0]?.roles ?? {});
  return [
    `${kind}, ${preset}: ${counted(games, 'game')} in ${counted(sets, 'set')}`,
    table([
      ['team', 'games', ...roles],
      ...teams.map((team) => [team.name, team.games, ...Object.values(team.roles)]),
    ]),
    table([
      ['how even', 'largest difference', 'squares', 'at least'],
      ...(['roles', 'seats', 'meetings', 'neighbours'] as const).map((what) => {
        const { largest, squares, least } = division[what];
        return [what, largest, squares, least];
      }),
    ]),
  ].join('\n');
}

/** The plan in a file; all that is wrong with it is told at once. */
export function readPlan(path: string): ContestPlan {
  const plan = parsePlan(textOf(path), whyNotThrough);
  if (plan.ok) return plan.value;
  throw new WrongInput(`${path}: ${plan.error.join('; ')}.`);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new WrongInput(`Cannot read ${path}: ${describeFileError(error)}.`);
  }
}
