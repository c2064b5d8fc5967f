import {
  type ContestStanding,
  type ContestStatus,
  contestStatus,
  type KindStanding,
  type TeamStanding,
} from '@mura/arena';
import { Command } from 'commander';
import { WrongInput } from '../ending.ts';
import { jsonOption } from '../options.ts';
import { counted, intervalText, print, printJson, table } from '../print.ts';

/** `mura tournament status`: how far a contest has come. */
export function tournamentStatusCommand(): Command {
  return new Command('status')
    .description('how far a contest has come, and how the teams stand, while it runs or after it')
    .argument('<directory>', 'where a contest is run')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
It reads what is kept in the directory, and changes nothing.

Examples:
  $ mura tournament status contest
  $ mura tournament status contest --json | jq .played`;

function run(directory: string, { json }: { json?: true }): void {
  const status = contestStatus(directory);
  if (!status.ok) throw new WrongInput(`${status.error}.`);
  if (json) printJson(status.value);
  else print(statusText(status.value));
}

function statusText(status: ContestStatus): string {
  const { name, games, played, kinds, quarantined, digest } = status;
  const far = digest === null ? `${played} of ${counted(games, 'game')}` : `over, ${counted(played, 'game')}`;
  return [
    `${name}: ${far}`,
    ...(kinds.length === 0 ? [] : [standingText(status)]),
    ...(quarantined.length === 0 ? [] : [`in quarantine: ${quarantined.join(', ')}`]),
    ...(digest === null ? [] : [`digest ${digest}`]),
  ].join('\n\n');
}

/** A table for each kind of match: wins by role and in all, with the interval of the rate. */
export function standingText({ kinds }: ContestStanding): string {
  return kinds.map((kind) => (kinds.length === 1 ? kindTable(kind) : kindText(kind))).join('\n\n');
}

function kindText(kind: KindStanding): string {
  return `${kind.kind}: ${counted(kind.games, 'game')}\n${kindTable(kind)}`;
}

function kindTable({ teams }: KindStanding): string {
  const roles = Object.keys(teams[0]?.byRole ?? {});
  const cell = ({ games, wins }: { games: number; wins: number }) => `${wins}/${games}`;
  return table([
    ['team', ...roles, 'total', ''],
    ...teams.map((team) => [team.name, ...Object.values(team.byRole).map(cell), cell(team), rateText(team)]),
  ]);
}

function rateText({ rate, interval }: TeamStanding): string {
  if (rate === null || interval === null) return '';
  const [low, high] = interval;
  return intervalText({ share: rate, low, high });
}
