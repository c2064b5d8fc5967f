import { givenTo } from '@mura/engine';
import { isKnown, type TellingLanguage, type VillageRecord } from '@mura/records';
import { Command } from 'commander';
import { readGame } from '../game-file.ts';
import {
  findViewer,
  jsonOption,
  languageOption,
  salvageOption,
  viewerOption,
  wholeNumber,
} from '../options.ts';
import { print, printJson, warn } from '../print.ts';
import { retold } from '../retold.ts';
import { scriptOf } from '../script.ts';

interface Options {
  readonly as: string;
  readonly until: number;
  readonly lang: TellingLanguage;
  readonly words?: true;
  readonly salvage?: true;
  readonly json?: true;
}

/** `mura replay`: a record as somebody saw it. */
export function replayCommand(): Command {
  return new Command('replay')
    .description('show a record as somebody saw it')
    .argument('<file>', 'a record or a game log, packed with gzip or not; - is standard input')
    .addOption(viewerOption())
    .option('--until <seq>', 'the number of the last event shown', wholeNumber(0, Number.MAX_SAFE_INTEGER))
    .addOption(languageOption())
    .option('--words', 'show talk in the AIWolf protocol in the words of people')
    .addOption(salvageOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  $ mura replay game.mura.jsonl --as 3 --lang en')
    .action(run);
}

async function run(file: string, options: Options): Promise<void> {
  const { record, damage } = await readGame(file, options);
  const viewer = findViewer(options.as, record.header.cast);
  const shown = until(record, options.until);
  if (options.json) {
    for (const given of givenTo(viewer, shown.entries.map(({ event }) => event).filter(isKnown)))
      printJson(given);
  } else {
    const told = options.words ? await retold(shown, options.lang) : shown;
    print(scriptOf(told, { viewer, language: options.lang }));
  }
  if (damage !== null) warn(`What stands before the damage was shown. ${damage}.`);
}

function until({ header, entries }: VillageRecord, last = Number.POSITIVE_INFINITY): VillageRecord {
  return { header, entries: entries.filter(({ seq }) => seq <= last) };
}
