import { countPlayers, PRESETS, ROLES, type Rules, seatsOf } from '@mura/engine';
import { Command } from 'commander';
import { aboutRules } from '../about-rules.ts';
import { jsonOption } from '../options.ts';
import { print, printJson, table } from '../print.ts';

/** `mura presets`: every form of the game that has a name. */
export function presetsCommand(): Command {
  return new Command('presets')
    .description('list the presets: how many players hold each role, and how they are played')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  $ mura presets')
    .action(({ json }: { json?: true }) => {
      if (json) printJson({ presets: [...PRESETS].map(describe) });
      else print(table([['preset', 'players', ...ROLES, 'how'], ...[...PRESETS].map(row)]));
    });
}

function describe([name, rules]: [string, Rules]) {
  const { roles, grammar } = rules;
  return { name, players: countPlayers(rules), roles, grammar, about: aboutRules(rules) };
}

function row([name, rules]: [string, Rules]): (string | number)[] {
  return [name, countPlayers(rules), ...ROLES.map((role) => seatsOf(rules.roles, role)), aboutRules(rules)];
}
