import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  EXPORT_FORMATS,
  EXPORTED,
  type ExportedTable,
  type ExportFormat,
  headOf,
  type Row,
  rowsOf,
  studied,
  writeRow,
} from '@mura/corpus';
import type { natural } from '@mura/language';
import { SOFTWARE } from '@mura/records';
import { Command, Option } from 'commander';
import { WrongInput } from '../ending.ts';
import { GAMES, withGames } from '../games.ts';
import { jsonOption, talkLanguageOption, tongueIn } from '../options.ts';
import { counted, print, printJson } from '../print.ts';
import { Progress } from '../progress.ts';

interface Options {
  readonly out: string;
  readonly format: ExportFormat;
  readonly lang?: natural.Tongue;
  readonly json?: true;
}

/** `mura corpus export`: games as tables. */
export function exportCommand(): Command {
  return new Command('export')
    .description('tables of games: one row for each utterance, player, vote and game, with everything joined')
    .argument('<games...>', GAMES)
    .requiredOption('--out <directory>', 'an empty or new directory')
    .addOption(new Option('--format <format>', 'of the tables').choices(EXPORT_FORMATS).default('jsonl'))
    .addOption(talkLanguageOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
The tables name characters, never people. The dataset card (README.md) has the counts, the licences and a hash.

Examples:
  $ mura corpus export games/*.mura.jsonl --out dataset --format csv`;

async function run(places: string[], { out, format, lang, json }: Options): Promise<void> {
  prepare(out);
  const progress = new Progress();
  const dataset = new Dataset(out, format);
  await withGames(places, {}, ({ record }) => {
    dataset.add(rowsOf(record, studied(record, tongueIn(lang))));
    progress.show(counted(dataset.counts.games, 'game'));
  });
  progress.end();
  dataset.end();
  if (json) printJson({ out, ...dataset.counts, hash: dataset.hash });
  else
    print(
      `${counted(dataset.counts.games, 'game')} and ${counted(dataset.counts.utterances, 'utterance')} in ${out}`,
    );
}

function prepare(out: string): void {
  try {
    mkdirSync(out, { recursive: true });
  } catch (error) {
    throw new WrongInput(`Cannot make ${out}: ${error instanceof Error ? error.message : error}.`);
  }
  if (existsSync(out) && readdirSync(out).length > 0)
    throw new WrongInput(`The directory ${out} is not empty: choose another one.`);
}

/** Tables that grow by a game at a time, so that memory holds one game. */
class Dataset {
  readonly counts: Record<ExportedTable, number> = { games: 0, players: 0, utterances: 0, votes: 0 };
  readonly #out: string;
  readonly #format: ExportFormat;
  readonly #hash = createHash('sha256');
  readonly #licences = new Set<string>();
  hash = '';

  constructor(out: string, format: ExportFormat) {
    this.#out = out;
    this.#format = format;
  }

  add(tables: Record<ExportedTable, Row[]>): void {
    for (const table of EXPORTED) this.#append(table, tables[table]);
    for (const { licence } of tables.games) this.#licences.add(String(licence ?? 'none stated'));
  }

  #append(table: ExportedTable, rows: readonly Row[]): void {
    const [first] = rows;
    if (first === undefined) return;
    const head = this.counts[table] === 0 ? headOf(first, this.#format) : '';
    const text = head + rows.map((row) => writeRow(row, this.#format)).join('');
    appendFileSync(join(this.#out, `${table}.${this.#format}`), text);
    this.#hash.update(text);
    this.counts[table] += rows.length;
  }

  end(): void {
    this.hash = this.#hash.digest('hex');
    writeFileSync(join(this.#out, 'README.md'), this.#card());
  }

  #card(): string {
    const rows = EXPORTED.map((table) => `| ${table}.${this.#format} | ${this.counts[table]} |`);
    return `${[
      '# Werewolf games as data',
      '',
      '| table | rows |',
      '| --- | --- |',
      ...rows,
      '',
      `Made by ${SOFTWARE} with \`mura corpus export\`. SHA-256 of all rows: ${this.hash}`,
      '',
      `Licences of the games: ${[...this.#licences].sort().join(', ') || 'none'}`,
      '',
      'Players are named by their characters. `sentences` are what was understood, in the AIWolf protocol; `tags`, `previous`',
      'and `relation` are those of the analysis of discussions; `deception` has the basis and the kind of each label.',
    ].join('\n')}\n`;
  }
}
