import { findPreset } from '@mura/engine';
import { type Language, loadTexts, rulePage } from '@mura/words';
import { Command } from 'commander';
import { WrongInput } from '../ending.ts';
import { jsonOption, languageOption, presetOption } from '../options.ts';
import { printJson, printText } from '../print.ts';

interface Options {
  readonly preset: string;
  readonly lang: Language;
  readonly json?: true;
}

/** `mura rules`: the page that explains a village to its players, made from the rules that run. */
export function rulesCommand(): Command {
  return new Command('rules')
    .description('explain the rules of a preset to those who play it, as Markdown')
    .addOption(presetOption())
    .addOption(languageOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  $ mura rules --preset bbs-15 --lang ja')
    .action(run);
}

async function run({ preset, lang, json }: Options): Promise<void> {
  const rules = findPreset(preset);
  if (!rules.ok) throw new WrongInput(`${rules.error}.`);
  const page = rulePage(rules.value, await loadTexts('rulePage', lang), preset);
  if (json) printJson({ preset, language: lang, rules: rules.value, page });
  else printText(page);
}
