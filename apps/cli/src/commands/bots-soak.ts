import { existsSync, readFileSync } from 'node:fs';
import { isSameSoak, MOST_GAMES, type SoakTally, soak, writeWhole } from '@mura/arena';
import { Command } from 'commander';
import { describeFileError, WrongInput } from '../ending.ts';
import { checkBots, jsonOption, wholeNumber } from '../options.ts';
import { counted, ProgressLine, print, printJson } from '../print.ts';

interface Options {
  readonly games: number;
  readonly seed: string;
  readonly out?: string;
  readonly json?: true;
}

/** `mura bots soak`: many games of one bot over all forms, to see that nothing goes wrong. */
export function soakCommand(): Command {
  return new Command('soak')
    .description('play a bot in every seat of every form, and count what must not happen')
    .argument('<bot>', 'e.g. honest, hisui, talker (in words where talk is free)')
    .option('--games <number>', 'games over all forms together', wholeNumber(1, MOST_GAMES), 750)
    .option('--seed <text>', 'the seed of all chance', '1')
    .option('--out <file>', 'where the tally is kept; a run that was stopped goes on from it')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
What must not happen: an answer that is refused or changed, a throw, a game without an end, an answer that takes over 200 ms
of processor time in three tries, another record from the same seed (one game of 37 is played twice). Exit code 2 where it did.

Examples:
  $ mura bots soak honest --games 100000 --out honest-soak.json
  $ mura bots soak talker --games 5000 --out talker-soak.json`;

/** Milliseconds between two writings of the tally. */
const SAVED_EVERY = 2000;

async function run(bot: string, { games, seed, out, json }: Options): Promise<void> {
  checkBots([bot]);
  let tally = out === undefined ? null : await tallyIn(out, bot, seed);
  const progress = new ProgressLine();
  let savedAt = Date.now();
  if (tally === null || tally.games < games)
    for await (tally of soak(bot, seed, tally)) {
      progress.show(`${tally.games} of ${games} games`);
      const isDone = tally.games >= games;
      if (out !== undefined && (isDone || Date.now() - savedAt > SAVED_EVERY)) {
        writeWhole(out, `${JSON.stringify(tally)}\n`);
        savedAt = Date.now();
      }
      if (isDone) break;
    }
  progress.end();
  tell(tally!, json === true);
}

/** The tally of a run that was stopped; it must be of the same bot as it still plays. */
async function tallyIn(file: string, bot: string, seed: string): Promise<SoakTally | null> {
  if (!existsSync(file)) return null;
  const tally = readTally(file);
  if (tally.bot !== bot || tally.seed !== seed)
    throw new WrongInput(
      `'${file}' is a tally of ${tally.bot} with the seed ${tally.seed}; name another file.`,
    );
  if (!(await isSameSoak(tally)))
    throw new WrongInput(`${bot} does not play as it did when '${file}' was begun; name another file.`);
  return tally;
}

function readTally(file: string): SoakTally {
  try {
    const tally: SoakTally = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof tally?.games === 'number' && Array.isArray(tally.faults)) return tally;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw new WrongInput(`'${file}': ${describeFileError(error)}.`);
  }
  throw new WrongInput(`'${file}' is no tally of a soak; name another file.`);
}

function tell(tally: SoakTally, isJson: boolean): void {
  if (tally.faults.length > 0) process.exitCode = FOUND;
  if (isJson) {
    printJson(tally);
    return;
  }
  const { bot, games, again, answers, milliseconds, slowest, faults } = tally;
  print(
    `${counted(games, 'game')} of ${bot}, ${again} of them twice: ${counted(answers, 'answer')}, ` +
      `${(milliseconds / Math.max(1, answers)).toFixed(3)} ms each, the slowest ${slowest.toFixed(1)} ms; ` +
      `${counted(faults.length, 'fault')}`,
  );
  for (const { preset, seed, what } of faults) print(`${preset}, seed ${seed}: ${what}`);
}

/** A fault of Mura. */
const FOUND = 2;
