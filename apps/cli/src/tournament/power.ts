import { gamesNeeded } from '@mura/arena';
import { Command, InvalidArgumentError } from 'commander';
import { jsonOption, wholeNumber } from '../options.ts';
import { counted, print, printJson } from '../print.ts';

interface Options {
  readonly points: number;
  readonly around: number;
  readonly teams: number;
  readonly power: number;
  readonly json?: true;
}

/** `mura tournament power`: how many games are needed. */
export function tournamentPowerCommand(): Command {
  return new Command('power')
    .description('how many games it takes to see a difference of two win rates')
    .option('--points <number>', 'the difference, in points of a hundred', between(0.1, 99), 10)
    .option('--around <percent>', 'the mean of the two rates', between(1, 99), 50)
    .option('--teams <number>', 'teams, every two of which are compared', wholeNumber(2, 1000), 2)
    .option('--power <percent>', 'how often the difference is to be seen', between(1, 99.9), 80)
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
Two-sided at 5 %, shared out among all pairs of teams.

Examples:
  $ mura tournament power --points 10
  $ mura tournament power --points 5 --teams 6 --power 90 --json`;

function run({ points, around, teams, power, json }: Options): void {
  const comparisons = (teams * (teams - 1)) / 2;
  const games = gamesNeeded({
    difference: points / 100,
    around: around / 100,
    level: 0.05,
    power: power / 100,
    comparisons,
  });
  if (json) printJson({ points, around, teams, power, comparisons, games });
  else print(`${counted(games, 'game')} of each team`);
}

function between(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() !== '' && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a number from ${least} to ${most}.`);
  };
}
