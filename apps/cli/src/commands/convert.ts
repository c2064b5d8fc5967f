import { accept, type Result } from '@mura/engine';
import {
  type TellingLanguage,
  tell,
  type VillageRecord,
  writeAIWolfLog,
  writeLicosLog,
  writeNlpLog,
  writeOldLicosLog,
  writeRecord,
} from '@mura/records';
import { Command, Option } from 'commander';
import { WrongInput } from '../ending.ts';
import { type Game, readGame } from '../game-file.ts';
import { jsonOption, languageOption, salvageOption } from '../options.ts';
import { writeOutput } from '../output.ts';
import { printJson, printText, warn } from '../print.ts';

const FORMS = ['mura', 'aiwolf', 'nlp', 'licos', 'licos-0.2', 'text'] as const;
type Form = (typeof FORMS)[number];

interface Options {
  readonly to: Form;
  readonly out?: string;
  readonly lang: TellingLanguage;
  readonly salvage?: true;
  readonly json?: true;
}

/** `mura convert`: any form of record in, any out. */
export function convertCommand(): Command {
  return new Command('convert')
    .description('turn a record or a game log into another form')
    .argument('<file>', 'a record or a game log, packed with gzip or not; - is standard input')
    .addOption(new Option('--to <form>', 'the form wanted').choices(FORMS).makeOptionMandatory())
    .option('--out <path>', 'where to write (packed if it ends in .gz); standard output unless told')
    .addOption(languageOption())
    .addOption(salvageOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  $ mura convert game.log --to mura --out game.mura.jsonl')
    .action(run);
}

async function run(file: string, options: Options): Promise<void> {
  const { to, lang, out, json } = options;
  const game = await readGame(file, options);
  const text = formed(game.record, to, lang);
  if (!text.ok) throw new WrongInput(`${file} cannot be written as ${to}: ${text.error.reason}.`);
  if (game.damage !== null) warn(`What stands before the damage was taken. ${game.damage}.`);
  if (out !== undefined) writeOutput(out, text.value);
  if (json) printJson(report(game, text.value, options));
  else if (out === undefined) printText(text.value);
}

function formed(
  record: VillageRecord,
  to: Form,
  language: TellingLanguage,
): Result<string, { reason: string }> {
  switch (to) {
    case 'mura':
      return accept(writeRecord(record));
    case 'aiwolf':
      return writeAIWolfLog(record);
    case 'nlp':
      return writeNlpLog(record);
    case 'text':
      return accept(`${tell(record, { viewer: 'master', language }).join('\n')}\n`);
    case 'licos':
      return writeLicosLog(record);
    case 'licos-0.2':
      return writeOldLicosLog(record);
  }
}

function report({ record, format, damage }: Game, text: string, { to, out }: Options) {
  const { header, entries } = record;
  return {
    from: format,
    to,
    preset: header.preset,
    events: entries.length,
    /** What the source did not say. */
    unknown: header.source?.unknown ?? [],
    damage,
    ...(out === undefined ? { text } : { out }),
  };
}
