import { makePuzzles } from '@mura/arena';
import { findBot } from '@mura/bots';
import { CASTS, castFor, countPlayers, findPreset } from '@mura/engine';
import { loadTexts, type ReasonTexts, tellFact } from '@mura/words';
import { eventsOfPuzzle, type Puzzle, prove } from '@mura/worlds';
import { Command } from 'commander';
import { WrongInput } from '../ending.ts';
import { jsonOption, wholeNumber } from '../options.ts';
import { counted, print, printJson } from '../print.ts';

interface Options {
  readonly presets: string;
  readonly seed: string;
  readonly count: number;
  readonly games: number;
  readonly bot: string;
  readonly json?: true;
}

/** More games would take longer than anybody waits. */
const MOST_GAMES = 10_000;

/** `mura puzzles`: moments of games at which it is certain who is a werewolf. */
export function puzzlesCommand(): Command {
  return new Command('puzzles')
    .description('make puzzles of games of bots: who must be a werewolf, with the proof')
    .option('--presets <names>', 'forms of the game, with commas', 'aiwolf-5,aiwolf-9')
    .option('--seed <text>', 'the seed of all chance', 'puzzles')
    .option('--count <number>', 'how many of each form at most', wholeNumber(1, 1000), 6)
    .option('--games <number>', 'how many games of each form are looked at', wholeNumber(1, MOST_GAMES), 300)
    .option('--bot <name>', 'who plays', 'honest')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(run);
}

const EXAMPLES = `
Each has exactly one living player who must be a werewolf, by what everybody was told, if nobody of the village side
says what is not so of themselves. It is proved, by the fewest facts, and it is so in the game.

Examples:
  $ mura puzzles --presets aiwolf-5 --count 3
  $ mura puzzles --json > apps/web/src/screens/puzzles/puzzles.jsonl`;

async function run({ presets, seed, count, games, bot, json }: Options): Promise<void> {
  const words = await loadTexts('reasons', 'en');
  const found = findBot(bot);
  if (!found.ok) throw new WrongInput(`${found.error}.`);
  for (const preset of presets.split(',')) {
    const made = makePuzzles({ preset, seed, count, games, bot });
    if (!made.ok) throw new WrongInput(`${made.error}.`);
    for (const puzzle of made.value)
      if (json) printJson(puzzle);
      else print(told(puzzle, words));
  }
}

function told(puzzle: Puzzle, words: ReasonTexts): string {
  const rules = findPreset(puzzle.preset);
  const [characters] = CASTS;
  if (!rules.ok || characters === undefined) return '';
  const cast = castFor(characters, countPlayers(rules.value), 'en');
  const proof = prove(eventsOfPuzzle(puzzle, cast));
  if (proof === null) return '';
  const steps = proof.steps.map(
    ({ fact, worlds }) => `  ${tellFact(proof.knowledge, fact, words)} (${counted(worlds, 'world')} left)`,
  );
  const { seed, preset, day } = puzzle;
  return [`${preset}, seed ${seed}, day ${day}: ${cast[proof.answer - 1]?.name}`, ...steps].join('\n');
}
