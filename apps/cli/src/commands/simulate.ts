import { availableParallelism } from 'node:os';
import {
  MOST_GAMES,
  MOST_WORKERS,
  type SeatWins,
  type Simulated,
  type SimulateOptions,
  simulate,
  WINNERS,
  type Winner,
} from '@mura/arena';
import { natural } from '@mura/language';
import { Command, Option } from 'commander';
import { WrongInput } from '../ending.ts';
import { botsOption, firstOption, jsonOption, presetOption, wholeNumber } from '../options.ts';
import { counted, ProgressLine, print, printJson, shareText, table } from '../print.ts';

interface Options extends SimulateOptions {
  readonly json?: true;
}

/** `mura simulate`: many games, no network. */
export function simulateCommand(): Command {
  return new Command('simulate')
    .description('play many games of bots, without a network')
    .addOption(presetOption())
    .option('--games <number>', 'how many games', wholeNumber(1, MOST_GAMES), 1000)
    .option('--seed <text>', 'the seed of all chance', '1')
    .addOption(botsOption())
    .option('--workers <number>', 'threads', wholeNumber(1, MOST_WORKERS), defaultWorkers())
    .addOption(firstOption())
    .addOption(
      new Option(
        '--words <language>',
        'bots talk as characters, in forms of free talk; default: the protocol',
      ).choices(natural.TONGUES),
    )
    .option('--record <directory>', 'write every record there, in shards of 50')
    .option('--file-per-game', 'every record in a file of its own')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
The digest depends on preset, seed, bots, words and games only, not on the number of workers.

Examples:
  $ mura simulate --preset aiwolf-15 --games 1000 --seed 1 --bots chatter
  $ mura simulate --preset nlp-13 --games 5 --bots honest --words ja --record talk
  $ mura simulate --seed 1 --first 17 --games 1 --record records`;

function defaultWorkers(): number {
  return Math.min(availableParallelism(), MOST_WORKERS);
}

async function run(options: Options): Promise<void> {
  const progress = new ProgressLine();
  const onProgress = ({ done, games }: { done: number; games: number }) =>
    progress.show(`${done} of ${games} games`);
  const simulated = await simulate({ ...options, onProgress }).finally(() => progress.end());
  if (!simulated.ok) throw new WrongInput(`${simulated.error}.`);
  const { preset, seed, bots, first } = options;
  if (options.json) printJson({ preset, seed, bots, first, ...simulated.value });
  else print(report(options, simulated.value));
}

function report({ preset, seed, bots, record }: Options, result: Simulated): string {
  const { games, seconds, cpuSeconds, wins, digest } = result;
  return [
    `${counted(games, 'game')} of ${preset}, seed ${seed}, bots ${bots.join(', ')}`,
    '',
    table(WINNERS.filter((winner) => wins[winner] > 0).map((winner) => row(winner, result))),
    ...(new Set(bots).size > 1 ? ['', table(botRows(result))] : []),
    '',
    `${seconds.toFixed(2)} s, ${cpuSeconds.toFixed(2)} CPU s, ${Math.round(games / seconds)} games per second`,
    ...(record === undefined ? [] : [`records in ${record}`]),
    `digest ${digest}`,
  ].join('\n');
}

function row(winner: Winner, { wins, games }: Simulated): (string | number)[] {
  return [winner === 'none' ? 'nobody' : winner, wins[winner], shareText(wins[winner], games)];
}

type TableCells = readonly (string | number)[];

/** How often each bot won, in all its seats and with each role. */
function botRows({ byBot }: Simulated): TableCells[] {
  const rows = Object.entries(byBot).flatMap(([bot, roles]): TableCells[] => {
    const tallies = Object.entries(roles);
    const all = tallies.reduce(
      (sum, [, { played, won }]) => ({ played: sum.played + played, won: sum.won + won }),
      { played: 0, won: 0 },
    );
    return [botRow(bot, 'all', all), ...tallies.map(([role, tally]) => botRow(bot, role, tally))];
  });
  return [['bot', 'role', 'won', 'of', ''], ...rows];
}

function botRow(bot: string, role: string, { played, won }: SeatWins): TableCells {
  return [bot, role, won, played, shareText(won, played)];
}
