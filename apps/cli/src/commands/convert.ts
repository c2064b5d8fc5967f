import { accept, type Result } from '@mura/engine';
import {
  tell,
  unsaidIn,
  type VillageRecord,
  writeAIWolfLog,
  writeLicosLog,
  writeNlpLog,
  writeOldLicosLog,
  writeRecord,
} from '@mura/records';
import { type Language, loadTexts, type StoryTexts } from '@mura/words';
import { Command, Option } from 'commander';
import { WrongInput } from '../ending.ts';
import { type FoundGame, GAMES, placeLine, withGames } from '../games.ts';
import { jsonOption, languageOption, salvageOption } from '../options.ts';
import { writeOutput } from '../output.ts';
import { printJson, printText, warn } from '../print.ts';

const FORMS = ['mura', 'aiwolf', 'nlp', 'licos', 'licos-0.2', 'text'] as const;
type TargetForm = (typeof FORMS)[number];

interface Options {
  readonly to: TargetForm;
  readonly out?: string;
  readonly lang: Language;
  readonly salvage?: true;
  readonly json?: true;
}

/** `mura convert`: any form of record in, any out. */
export function convertCommand(): Command {
  return new Command('convert')
    .description('turn games into another form; several become a collection')
    .argument('<games...>', GAMES)
    .addOption(new Option('--to <form>', 'the form wanted').choices(FORMS).makeOptionMandatory())
    .option('--out <path>', 'where to write (packed if it ends in .gz); default: standard output')
    .addOption(languageOption())
    .addOption(salvageOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  $ mura convert game.log --to mura --out game.mura.jsonl')
    .action(run);
}

async function run(places: string[], options: Options): Promise<void> {
  const { out, json } = options;
  const words = await loadTexts('story', options.lang);
  const texts: string[] = [];
  await withGames(places, options, (game) => {
    const text = convert(game, options, words);
    if (out !== undefined) texts.push(text);
    if (json) printJson(report(game, text, options));
    else if (out === undefined) printText(text);
  });
  if (out !== undefined && texts.length > 0) writeOutput(out, texts.join(''));
}

/** The game in its new form; where it is one of several, as a line of a collection, which all commands read. */
function convert(game: FoundGame, { to }: Options, words: StoryTexts): string {
  const { place, record, damage, isAlone } = game;
  const text = formed(record, to, words);
  if (!text.ok) throw new WrongInput(`${place} cannot be written as ${to}: ${text.error.reason}.`);
  if (damage !== null) warn(`What stands before the damage was taken. ${damage}.`);
  warnOfUnsaid(text.value, to);
  if (isAlone) return text.value;
  return to === 'text'
    ? `${placeLine(place)}\n${text.value}\n`
    : `${JSON.stringify({ game: place, log: text.value })}\n`;
}

/** What a form cannot say is told, not dropped in silence. */
function warnOfUnsaid(text: string, to: Options['to']): void {
  const unsaid = to === 'licos' ? unsaidIn(text) : [];
  if (unsaid.length > 0) warn(`Not in the log, which lists it in its first line: ${unsaid.join(', ')}.`);
  if (to === 'licos-0.2') warn('LiCOS 0.2 has boards and talk only; nothing else is in the log.');
}

function formed(
  record: VillageRecord,
  to: TargetForm,
  words: StoryTexts,
): Result<string, { reason: string }> {
  switch (to) {
    case 'mura':
      return accept(writeRecord(record));
    case 'aiwolf':
      return writeAIWolfLog(record);
    case 'nlp':
      return writeNlpLog(record);
    case 'text':
      return accept(`${tell(record, { viewer: 'master', words }).join('\n')}\n`);
    case 'licos':
      return writeLicosLog(record);
    case 'licos-0.2':
      return writeOldLicosLog(record);
  }
}

function report({ place, record, format, damage }: FoundGame, text: string, { to, out }: Options) {
  const { header, entries } = record;
  return {
    file: place,
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
