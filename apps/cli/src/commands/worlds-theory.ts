import { Command } from 'commander';
import { jsonOption, wholeNumber } from '../options.ts';

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
    .action(run);
}

/** `--json` is also an option of `mura worlds` itself, which takes it first. */
async function run(_options: unknown, command: Command): Promise<void> {
  const { runTheory } = await import('../worlds/theory.ts');
  runTheory(command.optsWithGlobals());
}
