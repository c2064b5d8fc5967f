import { Command, Option } from 'commander';
import { jsonOption, wholeNumber } from '../options.ts';
import { print, printJson } from '../print.ts';
import {
  agent,
  type FormalLanguage,
  LANGUAGES,
  type ParsedUtterance,
  read,
  type UtteranceSetting,
  utterancesIn,
} from '../utterances.ts';

interface Options extends UtteranceSetting {
  readonly language: FormalLanguage;
  readonly json?: true;
}

/** `mura parse`: utterances of a formal language, one a line, to trees or errors. */
export function parseCommand(): Command {
  const command = new Command('parse')
    .description('read utterances of a formal language from standard input, one a line')
    .addOption(new Option('--language <language>', 'their language').choices(LANGUAGES).default('aiwolf'));
  return settingOptions(command).addOption(jsonOption()).addHelpText('after', EXAMPLE).action(run);
}

const EXAMPLE = `
A line ends at a line feed; nothing is trimmed, and an empty line is an utterance.

Example:
  $ mura parse --language aiwolf --speaker 'Agent[01]' --json < talk.txt`;

/** Who speaks, when, and in which village. */
export function settingOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--dialect <dialect>', 'how much is accepted')
        .choices(['strict', 'java', 'lenient'])
        .default('strict'),
    )
    .option('--speaker <agent>', 'who says it', agent, null)
    .option('--day <number>', 'on which day', wholeNumber(0, 1000), 1)
    .option('--agents <number>', 'how many play', wholeNumber(1, 99), 15);
}

async function run({ language, json, ...setting }: Options): Promise<void> {
  for await (const input of utterancesIn('-')) {
    const reading = read(input, language, setting);
    if (json) printJson(reading);
    else for (const line of inWords(reading)) print(line);
  }
}

/** For people: what it says, or where it goes wrong. */
export function inWords({ input, ok, canonical, resolved, gloss, diagnostics }: ParsedUtterance): string[] {
  const lines = ok
    ? [
        `${canonical}`,
        ...(resolved === canonical ? [] : [`  = ${resolved}`]),
        `  ${gloss?.en}`,
        `  ${gloss?.ja}`,
      ]
    : [`✗ ${visible(input)}`];
  return [...lines, ...diagnostics.map(({ message, start }) => `  ${start}: ${message}`)];
}

/** What came from outside must not move the cursor of a terminal. */
function visible(text: string): string {
  return text.replace(/\p{Cc}/gu, '\u{fffd}');
}
