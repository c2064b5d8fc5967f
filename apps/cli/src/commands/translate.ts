import { Command, Option } from 'commander';
import { WrongInput } from '../ending.ts';
import { jsonOption } from '../options.ts';
import { print, printJson } from '../print.ts';
import {
  type FormalLanguage,
  LANGUAGES,
  type Setting,
  translateUtterance,
  utterancesIn,
} from '../utterances.ts';
import { inWords, settingOptions } from './parse.ts';

interface Options extends Setting {
  readonly from: FormalLanguage;
  readonly to: FormalLanguage;
  readonly json?: true;
}

/** `mura translate`: between the formal languages; says what was lost. */
export function translateCommand(): Command {
  const command = new Command('translate')
    .description('translate utterances from standard input, one a line, and say what is lost')
    .addOption(new Option('--from <language>', 'their language').choices(LANGUAGES).makeOptionMandatory())
    .addOption(new Option('--to <language>', 'the other one').choices(LANGUAGES).makeOptionMandatory());
  return settingOptions(command).addOption(jsonOption()).addHelpText('after', EXAMPLE).action(run);
}

const EXAMPLE = `
Example:
  $ mura translate --from werewolf --to aiwolf < talk.txt`;

async function run({ from, to, json, ...setting }: Options): Promise<void> {
  if (from === to)
    throw new WrongInput(`--from and --to are the same language; choose two of ${LANGUAGES.join(', ')}.`);
  for await (const input of utterancesIn('-')) {
    const translated = translateUtterance(input, from, setting);
    if (json) printJson(translated);
    else
      for (const line of [
        ...inWords(translated),
        ...translated.losses.map(({ message }) => `  lost: ${message}`),
      ])
        print(line);
  }
}
