import {
  countPlayers,
  longestOf,
  PRESETS,
  partsOf,
  phasesOn,
  ROLES,
  type Rules,
  seatsOf,
} from '@mura/engine';
import { Command } from 'commander';
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

/** How a village by these rules is played, in one line. */
export function aboutRules(rules: Rules): string {
  return [
    pace(rules),
    rules.grammar === 'aiwolf' ? 'talk in the AIWolf protocol' : 'free talk',
    partsOf(rules, 0).includes('talk') ? 'from day 0 on' : 'from day 1 on',
    ...(rules.talk.mode === 'turns' && rules.talk.turn === 'closed' ? ['all speak at once in a turn'] : []),
    ...(rules.clock?.suddenDeath ? ['whoever stays silent dies'] : []),
    ...(rules.revealOnDeath ? ['the dead show their role'] : []),
  ].join(', ');
}

function pace(rules: Rules): string {
  if (rules.clock === null) return 'turn by turn';
  const daily = phasesOn(rules, 1);
  const seconds = daily.reduce((sum, phase) => sum + longestOf(phase), 0);
  const isAll = partsOf(rules, 1).every(
    (part) => part === 'dusk' || daily.some(({ parts }) => parts.includes(part)),
  );
  return isAll
    ? `by the clock, a day of up to ${spanText(seconds)}`
    : `talk by the clock, up to ${spanText(seconds)} a day`;
}

function spanText(seconds: number): string {
  const hours = seconds / 3600;
  return hours >= 1 ? `${round(hours)} h` : `${round(seconds / 60)} min`;
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
