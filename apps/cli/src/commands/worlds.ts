import { Command } from 'commander';
import { GAMES } from '../games.ts';
import { jsonOption, languageOption, salvageOption, wholeNumber } from '../options.ts';
import type { WorldsOptions } from '../worlds/run.ts';

/** `mura worlds`: who can be what. */
export function worldsCommand(): Command {
  return new Command('worlds')
    .description('count the worlds that are possible: who can be what, for whom, and why')
    .argument('<games...>', GAMES)
    .option('--at <seq>', 'the number of the last event known', wholeNumber(0, Number.MAX_SAFE_INTEGER))
    .option(
      '--as <viewpoint>',
      'whose knowledge: a player by number or name, observer, werewolves, master',
      'observer',
    )
    .option(
      '--assume <who>',
      'who is taken as honest: none, village, or players with commas between them',
      'none',
    )
    .option(
      '--if <hypothesis>',
      "suppose something: '3=seer', 'Agent[03] is not a wolf'; may be repeated",
      gather,
      [],
    )
    .option('--why <cell>', "explain why it must or cannot be so: '3=werewolf'; may be repeated", gather, [])
    .option('--curve <path>', 'write the number of worlds after every event, as .svg or .json')
    .option('--claims', 'show who claims what')
    .option('--beside <path>', 'claims found in natural talk, one JSON object a line')
    .option('--shorthand', 'show what is certain as a table for a post')
    .option('--table <path>', 'count the worlds of each row of such a table')
    .addOption(languageOption())
    .addOption(salvageOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .addCommand(theoryCommand())
    .action(run);
}

const EXAMPLES = `
Examples:
  $ mura worlds game.mura.jsonl --as 3
  $ mura worlds game.mura.jsonl --assume village --if 'Agent[02] is the seer'
  $ mura worlds game.mura.jsonl --curve worlds.svg`;

function gather(text: string, known: readonly string[]): string[] {
  return [...known, text];
}

/** Loaded only here, for worlds bring the languages with them, the largest part of the program. */
async function run(places: string[], options: WorldsOptions): Promise<void> {
  const { runWorlds } = await import('../worlds/run.ts');
  await runWorlds(places, options);
}

/** More players than any village; the exact fraction then has a hundred digits. */
const MOST_PLAYERS = 300;

/** `mura worlds theory`: how likely the werewolves win where nobody has an ability. */
export function theoryCommand(): Command {
  return new Command('theory')
    .description(
      'the chance of the werewolves in a village without abilities: exact, by the guide, and simulated',
    )
    .option('--players <n>', 'how many play', wholeNumber(1, MOST_PLAYERS), 15)
    .option('--wolves <m>', 'how many of them are werewolves', wholeNumber(0, MOST_PLAYERS), 3)
    .option('--games <n>', 'games of each simulation', wholeNumber(0, 10_000_000), 20_000)
    .option('--seed <text>', 'the seed of the simulations', '1')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  $ mura worlds theory --players 15 --wolves 3')
    .action(runTheory);
}

/** `--json` is also an option of `mura worlds` itself, which takes it first. */
async function runTheory(_options: unknown, command: Command): Promise<void> {
  const theory = await import('../worlds/theory.ts');
  theory.runTheory(command.optsWithGlobals());
}
