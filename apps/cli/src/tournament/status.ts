import { type ContestStatus, contestStatus } from '@mura/arena';
import { Command } from 'commander';
import { WrongInput } from '../ending.ts';
import { jsonOption } from '../options.ts';
import { counted, print, printJson } from '../print.ts';
import { standingText } from './standing-text.ts';

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
