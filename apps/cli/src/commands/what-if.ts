import { LONGEST_SEED } from '@mura/arena';
import {
  DEFAULT_MIND,
  describeForkTrouble,
  FORK_FORMS,
  type Fork,
  type ForkComparison,
  ForkTally,
  MOST_PAIRS,
  parseFork,
  playPair,
  printFork,
  readyFork,
  type ShareDifference,
} from '@mura/arena/what-if';
import { Command } from 'commander';
import { WrongInput } from '../ending.ts';
import { type FoundGame, GAMES, printPlace, withGames } from '../games.ts';
import { jsonOption, salvageOption, wholeNumber } from '../options.ts';
import { counted, ProgressLine, print, printJson, table } from '../print.ts';

interface Options {
  readonly games: number;
  readonly seed: string;
  readonly bot: string;
  readonly salvage?: true;
  readonly json?: true;
}

/** `mura what-if`: a record played on from a moment, as it was and changed. */
export function whatIfCommand(): Command {
  return new Command('what-if')
    .description('play a record on from a moment with bots, as it was and changed, and compare who wins')
    .argument('<game>', GAMES)
    .argument('<fork>', `the number of an event (mura replay FILE --json) and what changes: ${FORK_FORMS}`)
    .option('--games <number>', 'how often each of the two is played', wholeNumber(1, MOST_PAIRS), 200)
    .option('--seed <text>', 'the seed of all chance', '1')
    .option('--bot <name>', 'who plays every seat on', DEFAULT_MIND)
    .addOption(salvageOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(run);
}

const EXAMPLES = `
Both are played with the same chance from the same moment, so the difference is that of the change.
Other ballots of the same count stay as they stand in the record.

Examples:
  $ mura what-if game.mura.jsonl "142 choose 5"
  $ mura what-if game.mura.jsonl "97 say COMINGOUT Agent[03] SEER" --games 1000
  $ mura what-if game.mura.jsonl "97 mind 3 random" --json`;

async function run(place: string, text: string, options: Options): Promise<void> {
  const fork = parseFork(text);
  if (!fork.ok) throw new WrongInput(`${fork.error}.`);
  if (options.seed === '' || options.seed.length > LONGEST_SEED)
    throw new WrongInput(`A seed has 1 to ${LONGEST_SEED} characters.`);
  await withGames([place], options, (game) => compare(game, fork.value, options));
}

function compare(game: FoundGame, fork: Fork, options: Options): void {
  const { games, seed, bot } = options;
  const ready = readyFork(game.record, fork, bot);
  if (!ready.ok) throw new WrongInput(describeForkTrouble(ready.error));
  const progress = new ProgressLine();
  const tally = new ForkTally();
  for (let pair = 1; pair <= games; pair++) {
    tally.add(playPair(ready.value, seed, pair));
    progress.show(`${pair} of ${games} games`);
  }
  progress.end();
  const compared = tally.compare();
  if (options.json) printJson({ file: game.place, fork: printFork(fork), seed, bot, ...compared });
  else {
    printPlace(game);
    print(report(fork, options, compared));
  }
}

function report(fork: Fork, { seed, bot }: Options, { pairs, sides, days }: ForkComparison): string {
  return [
    `${printFork(fork)}: ${counted(pairs, 'pair')} of games, seed ${seed}, bot ${bot}`,
    '',
    table([
      ['wins', 'as it was', 'changed', 'difference'],
      ...sides.map(({ winner, asItWas, changed, change }) => [
        winner === 'none' ? 'nobody' : winner,
        percent(asItWas.share),
        percent(changed.share),
        points(change),
      ]),
    ]),
    '',
    table([
      ['ended on day', 'as it was', 'changed'],
      ...days.map((day) => [day.day, day.asItWas, day.changed]),
    ]),
  ].join('\n');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function points({ difference, low, high }: ShareDifference): string {
  return `${signed(difference)} (${signed(low)} to ${signed(high)})`;
}

function signed(share: number): string {
  const text = (share * 100).toFixed(1);
  return share > 0 ? `+${text}` : text;
}
