import { aiwolf, natural, toNatural, utteranceToNatural, type werewolf } from '@mura/language';
import { Command, Option } from 'commander';
import { type NaturalSetting, parsedLine, personaOptions, UtteranceSayer } from '../natural.ts';
import { jsonOption } from '../options.ts';
import { print, printJson } from '../print.ts';
import { type FormalLanguage, LANGUAGES, utterancesIn } from '../utterances.ts';
import { settingOptions } from './parse.ts';

interface Options extends NaturalSetting {
  readonly lang: natural.Tongue;
  readonly from: FormalLanguage;
  readonly json?: true;
}

/** `mura say`: formal sentences in the words of people. */
export function sayCommand(): Command {
  const command = new Command('say')
    .description('say formal sentences from standard input, one a line, in Japanese or English')
    .addOption(
      new Option('--lang <language>', 'in which language').choices(natural.TONGUES).makeOptionMandatory(),
    )
    .addOption(
      new Option('--from <language>', 'the language of the sentences').choices(LANGUAGES).default('aiwolf'),
    );
  return personaOptions(settingOptions(command))
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
Examples:
  $ mura say --lang en --persona child < sentences.txt
  $ echo 'VOTE Agent[02]' | mura say --lang ja --persona old-man`;

async function run({ lang, from, json, ...setting }: Options): Promise<void> {
  const narrator = new UtteranceSayer(setting, await natural.loadSpeech(lang));
  for await (const input of utterancesIn('-')) {
    const parsed = parsedLine(input, from, setting);
    if ('error' in parsed) print(json ? JSON.stringify({ input, error: parsed.error }) : `✗ ${parsed.error}`);
    else tell(input, parsed.tree, from, narrator, json === true);
  }
}

function tell(
  input: string,
  tree: aiwolf.Sentence | werewolf.Utterance,
  from: FormalLanguage,
  narrator: UtteranceSayer,
  asJson: boolean,
): void {
  const context = narrator.context();
  const { spoken, losses } =
    from === 'aiwolf'
      ? toNatural(tree as aiwolf.Sentence, context, narrator.speech)
      : utteranceToNatural(tree as werewolf.Utterance, context, narrator.speech);
  narrator.remember(spoken);
  if (!asJson) {
    print(spoken.text);
    return;
  }
  const { sentences, ...rest } = spoken;
  printJson({
    input,
    ...rest,
    voice: context.persona.voice,
    sentences: sentences.map((sentence) => aiwolf.printAIWolf(sentence, 'java')),
    losses,
  });
}
