import { createHmac } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  anonymised,
  bratConfiguration,
  bratOf,
  type CorpusVillage,
  conllOf,
  DISCUSSION,
  discussionOf,
  type ExportedTable,
  type ExportRow,
  rowsOf,
  studied,
} from '@mura/corpus';
import { accept, type Result, refuse } from '@mura/engine';
import type { natural } from '@mura/language';
import { type VillageRecord, writeLicosLog } from '@mura/records';
import { Command, Option } from 'commander';
import { datasetCard } from '../corpus/export/card.ts';
import {
  type ExportedVillage,
  exportedVillage,
  MANIFEST,
  villagesOfExport,
  type Withdrawal,
  withdrawalsSince,
} from '../corpus/export/manifest.ts';
import { DatasetTables, TABLE_FORMATS, type TableFormat } from '../corpus/export/tables.ts';
import { WrongInput } from '../ending.ts';
import { complain, GAMES, withGames } from '../games.ts';
import { jsonOption, talkLanguageOption, tongueIn } from '../options.ts';
import { prepareFolder } from '../output.ts';
import { counted, ProgressLine, print, printJson } from '../print.ts';

const FORMATS = [...TABLE_FORMATS, 'brat', 'conll', 'licos'] as const;
type ExportFormat = (typeof FORMATS)[number];

interface Options {
  readonly out: string;
  readonly format: ExportFormat;
  readonly anonymous?: string;
  readonly consent?: string;
  readonly licence?: string;
  readonly since?: string;
  readonly lang?: natural.Tongue;
  readonly json?: true;
}

/** `mura corpus export`: games as data for other tools. */
export function exportCommand(): Command {
  return new Command('export')
    .description('tables of games: one row for each utterance, player, vote and game, with everything joined')
    .argument('<games...>', GAMES)
    .requiredOption('--out <directory>', 'an empty or new directory')
    .addOption(new Option('--format <format>', 'of the data').choices(FORMATS).default('jsonl'))
    .option('--anonymous <salt>', 'pseudonyms for villages, characters, people and the names in talk')
    .option('--consent <purpose>', 'only villages whose players agreed to this, e.g. research')
    .option('--licence <name>', 'only villages under this licence, e.g. CC-BY-4.0')
    .option('--since <directory>', 'an earlier export: who has withdrawn since stands in withdrawals.jsonl')
    .addOption(talkLanguageOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
Tables are jsonl, csv or parquet. brat and conll have the public talk with its tags, a file for each village; licos has the
games as LiCOS logs (JSON-LD). The dataset card (README.md) has the counts, licences, consents and a hash; manifest.json the
villages. Keep the salt secret: with it, names can be tried.

Examples:
  $ mura corpus export games/*.mura.jsonl --out dataset --format parquet
  $ mura corpus export games/*.mura.jsonl --out open --anonymous "$SALT" --consent research --since last-year`;

async function run(places: string[], options: Options): Promise<void> {
  const { out, format, lang, since, json } = options;
  const before = since === undefined ? null : villagesOfExport(since);
  if (options.anonymous === '') throw new WrongInput('The salt of --anonymous is empty.');
  prepareFolder(out);
  const progress = new ProgressLine();
  const dataset = new Dataset(out, format);
  await withGames(places, {}, ({ record }) => {
    const why = leftOutBy(record, options);
    const shown = options.anonymous === undefined ? record : anonymised(record, saltedBy(options.anonymous));
    if (why !== null) {
      dataset.leaveOut(why, shown);
      return;
    }
    dataset.add(shown, studied(shown, tongueIn(lang)));
    progress.show(counted(dataset.counts.games, 'game'));
  });
  progress.end();
  const { hash, withdrawals } = await dataset.end(options.anonymous !== undefined, before);
  const leftOut = Object.fromEntries(dataset.leftOut);
  if (json) printJson({ out, ...dataset.counts, hash, leftOut, withdrawals: withdrawals.length });
  else
    print(
      [
        `${counted(dataset.counts.games, 'game')} and ${counted(dataset.counts.utterances, 'utterance')} in ${out}`,
        ...[...dataset.leftOut].map(([why, games]) => `Left out, ${why}: ${counted(games, 'game')}`),
        ...(withdrawals.length === 0 ? [] : [`Withdrawn since: ${withdrawals.length}, in withdrawals.jsonl`]),
      ].join('\n'),
    );
}

/** Consent and licence are those of each village; `null`: it may be passed on. */
function leftOutBy({ header }: VillageRecord, { consent, licence }: Options): string | null {
  if (consent !== undefined && header.consent !== consent) return `consent is not ${consent}`;
  return licence !== undefined && header.licence !== licence ? `licence is not ${licence}` : null;
}

const LENGTH_OF_PSEUDONYM = 16;

function saltedBy(salt: string): (what: string) => string {
  return (what) => createHmac('sha256', salt).update(what).digest('hex').slice(0, LENGTH_OF_PSEUDONYM);
}

/** A file of one village. */
interface ExportedFile {
  readonly ending: string;
  readonly text: string;
  readonly utterances: number;
}

/** An export as it grows, a game at a time. */
class Dataset {
  readonly leftOut = new Map<string, number>();
  readonly #out: string;
  readonly #format: ExportFormat;
  readonly #tables: DatasetTables;
  readonly #licences = new Map<string, number>();
  readonly #consents = new Map<string, number>();
  readonly #languages = new Map<string, number>();
  readonly #sources = new Map<string, number>();
  readonly #villages: ExportedVillage[] = [];
  readonly #without: ExportedVillage[] = [];

  constructor(out: string, format: ExportFormat) {
    this.#out = out;
    this.#format = format;
    this.#tables = new DatasetTables(out, isTable(format) ? format : 'jsonl');
  }

  get counts(): Readonly<Record<ExportedTable, number>> {
    return this.#tables.counts;
  }

  /** Who has withdrawn from it is told all the same: an earlier export may have it. */
  leaveOut(why: string, record: VillageRecord): void {
    count(this.leftOut, why);
    this.#without.push(exportedVillage(record));
  }

  add(record: VillageRecord, village: CorpusVillage): void {
    const { header } = record;
    const files = this.#filesOf(record, village);
    if (!files.ok) {
      this.leaveOut(files.error, record);
      return;
    }
    this.#tables.add(this.#rowsFor(record, village));
    for (const { ending, text, utterances } of files.value)
      this.#tables.addFile(`${fileName(village.id, this.counts.games)}.${ending}`, text, utterances);
    count(this.#licences, header.licence ?? 'none stated');
    count(this.#consents, header.consent ?? 'nobody was asked');
    count(this.#languages, header.language);
    count(this.#sources, header.source?.format ?? 'mura');
    this.#villages.push(exportedVillage(record));
  }

  /** Beside annotated texts only the table of games stands. */
  #rowsFor(record: VillageRecord, village: CorpusVillage): Record<ExportedTable, ExportRow[]> {
    const rows = rowsOf(record, village);
    return isTable(this.#format) ? rows : { games: rows.games, players: [], utterances: [], votes: [] };
  }

  /** What stands beside the tables; or why the village cannot be told so. */
  #filesOf(record: VillageRecord, village: CorpusVillage): Result<readonly ExportedFile[], string> {
    const posts = discussionOf(village).length;
    if (this.#format === 'brat') {
      const { text, annotations } = bratOf(village);
      return accept([
        { ending: 'txt', text, utterances: posts },
        { ending: 'ann', text: annotations, utterances: 0 },
      ]);
    }
    if (this.#format === 'conll')
      return accept([{ ending: 'conll', text: conllOf(village), utterances: posts }]);
    if (this.#format !== 'licos') return accept([]);
    const log = writeLicosLog(record);
    return log.ok
      ? accept([{ ending: 'licos.jsonl', text: log.value, utterances: village.utterances.length }])
      : refuse(`no LiCOS log: ${log.error.reason}`);
  }

  async end(
    isAnonymous: boolean,
    before: readonly ExportedVillage[] | null,
  ): Promise<{ readonly hash: string; readonly withdrawals: readonly Withdrawal[] }> {
    if (this.#format === 'brat') this.#tables.addFile('annotation.conf', bratConfiguration(DISCUSSION));
    const hash = await this.#tables.end();
    const card = datasetCard({
      format: this.#format,
      counts: this.counts,
      hash,
      licences: this.#licences,
      consents: this.#consents,
      languages: this.#languages,
      sources: this.#sources,
      isAnonymous,
      leftOut: this.leftOut,
    });
    writeFileSync(join(this.#out, 'README.md'), card);
    writeFileSync(join(this.#out, MANIFEST), `${JSON.stringify({ hash, villages: this.#villages })}\n`);
    const withdrawals = before === null ? [] : this.#withdrawalsSince(before);
    for (const one of withdrawals)
      appendFileSync(join(this.#out, 'withdrawals.jsonl'), `${JSON.stringify(one)}\n`);
    return { hash, withdrawals };
  }

  /** Where no village is in both, an empty list would say that nobody has withdrawn. */
  #withdrawalsSince(before: readonly ExportedVillage[]): Withdrawal[] {
    const now = [...this.#villages, ...this.#without];
    const then = new Set(before.map(({ village }) => village));
    if (!now.some(({ village }) => then.has(village)))
      complain(
        'No village of the earlier export is among these games: were it other games, or another salt?',
      );
    return withdrawalsSince(before, now);
  }
}

function isTable(format: ExportFormat): format is TableFormat {
  return TABLE_FORMATS.some((one) => one === format);
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

/** Two villages may have one id, and ids come from outside: the number of the game stands before what is a plain name. */
function fileName(village: string, game: number): string {
  const number = String(game).padStart(4, '0');
  return /^[\w-]{1,80}$/.test(village) ? `${number}-${village}` : number;
}
