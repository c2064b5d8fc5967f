import { natural } from '@mura/language';
import { Command, Option } from 'commander';
import { WrongInput } from '../ending.ts';
import { type NaturalSetting, personaOptions } from '../natural.ts';
import { jsonOption } from '../options.ts';
import { print, printJson } from '../print.ts';
import { isFormal, TALK_LANGUAGES, type TalkLanguage, translatorOf } from '../translation.ts';
import {
  type FormalLanguage,
  translateUtterance,
  type UtteranceSetting,
  utterancesIn,
} from '../utterances.ts';
import { inWords, settingOptions } from './parse.ts';

interface Options extends UtteranceSetting, NaturalSetting {
  readonly from: TalkLanguage;
  readonly to: TalkLanguage;
  readonly json?: true;
}

/** `mura translate`: between the formal languages, Japanese and English; says what was lost. */
export function translateCommand(): Command {
  const command = new Command('translate')
    .description('translate utterances from standard input, one a line, and say what is lost')
    .addOption(
      new Option('--from <language>', 'their language').choices(TALK_LANGUAGES).makeOptionMandatory(),
    )
    .addOption(new Option('--to <language>', 'the other one').choices(TALK_LANGUAGES).makeOptionMandatory());
  return personaOptions(settingOptions(command))
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
Examples:
  $ mura translate --from werewolf --to aiwolf < talk.txt
  $ echo '源太に投票します。' | mura translate --from ja --to en`;

async function run(options: Options): Promise<void> {
  const { from, to } = options;
  if (from === to)
    throw new WrongInput(
      `--from and --to are the same language; choose two of ${TALK_LANGUAGES.join(', ')}.`,
    );
  if (isFormal(from) && isFormal(to)) await betweenFormal(from, options);
  else await throughSentences(options);
}

async function betweenFormal(from: FormalLanguage, { json, ...setting }: Options): Promise<void> {
  for await (const input of utterancesIn('-')) {
    const translated = translateUtterance(input, from, setting);
    if (json) printJson(translated);
    else for (const line of [...inWords(translated), ...lossLines(translated)]) print(line);
  }
}

/** A natural text goes through the sentences of the protocol. */
async function throughSentences({ from, to, json, ...setting }: Options): Promise<void> {
  const translated = translatorOf(from, to, setting, isFormal(to) ? null : await natural.loadSpeech(to));
  for await (const input of utterancesIn('-')) {
    const result = translated(input);
    if (json) printJson(result);
    else for (const line of [result.text ?? '✗', ...lossLines(result)]) print(line);
  }
}

function lossLines({ losses }: { readonly losses: readonly { readonly message: string }[] }): string[] {
  return losses.map(({ message }) => `  lost: ${message}`);
}
