import { BOTS, CHARACTERS, HABITS, LEVELS } from '@mura/bots';
import { Command } from 'commander';
import { jsonOption } from '../options.ts';
import { print, printJson, table } from '../print.ts';
import { fitCommand } from './bots-fit.ts';
import { soakCommand } from './bots-soak.ts';
import { talkMannerCommand } from './bots-talk.ts';

/** `mura bots`: the built-in players. */
export function botsCommand(): Command {
  return new Command('bots')
    .description('the built-in players')
    .addCommand(listCommand())
    .addCommand(talkMannerCommand())
    .addCommand(fitCommand())
    .addCommand(soakCommand());
}

function listCommand(): Command {
  return new Command('list')
    .description('list the built-in players')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  $ mura bots list')
    .action(({ json }: { json?: true }) => {
      const bots = [...BOTS.values()].map(({ name, about }) => ({ name, about }));
      const characters = CHARACTERS.map(({ id, voice }) => ({ id, voice, habit: HABITS[voice] }));
      if (json) printJson({ bots, levels: LEVELS, characters });
      else {
        print(table(bots.map(({ name, about }) => [name, about])));
        print(`\nLevels (hisui@gentle): ${LEVELS.join(', ')}`);
        print(`Characters (talker@fair:kiku): ${characters.map(({ id }) => id).join(', ')}`);
      }
    });
}
