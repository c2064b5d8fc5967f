import { availableParallelism } from 'node:os';
import { parseMapping, type TableMapping } from '@mura/records';
import { Command } from 'commander';
import { CorpusFolder, type ImportReport } from '../corpus/import/corpus-folder.ts';
import { filesAt } from '../corpus/import/files.ts';
import { type ImportResult, type Job, jobsIn, type TakenPart } from '../corpus/import/take.ts';
import { takeAll } from '../corpus/import/threads.ts';
import { WRONG_INPUT, WrongInput } from '../ending.ts';
import { readBytes } from '../input.ts';
import { jsonOption, wholeNumber } from '../options.ts';
import { prepareFolder } from '../output.ts';
import { counted, ProgressLine, percent, print, printJson, table } from '../print.ts';

interface Options {
  readonly out: string;
  readonly mapping?: string;
  readonly workers: number;
  readonly json?: true;
}

/** `mura corpus import`: logs from everywhere become records. */
export function importCommand(): Command {
  return new Command('import')
    .description('logs of any known form, from files and folders, as one corpus of records')
    .argument(
      '<paths...>',
      'files and folders: records, logs, pages, tables and collections of them, packed with gzip or not',
    )
    .requiredOption('--out <directory>', 'an empty or new directory')
    .option('--mapping <file>', 'what the columns of tables (.csv, .tsv) mean, as JSON')
    .option('--workers <number>', 'threads', wholeNumber(1, 64), availableParallelism())
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(run);
}

const HELP = `
Every file is recognised by what stands in it: Mura records and shards; logs of AIWolf (2016 and later), of the
natural-language contests and their packets, of LiCOS; pages of 人狼BBS and of chat sites, a village of several pages as one
game; games of Mafia; utterances; tables by a mapping. UTF-8, Shift_JIS and EUC-JP. What a source does not say stays unknown.
The same game comes in once. The directory gets games-0001.mura.jsonl …, import.json (how it went, by source) and
not-taken.jsonl (what did not come in, each with its reason). The exit code is 1 where something was rejected.

Examples:
  $ mura corpus import logs/ more/*.jsonl.gz --out corpus
  $ mura corpus import posts.csv --mapping posts.json --out corpus`;

async function run(paths: string[], { out, mapping, workers, json }: Options): Promise<void> {
  const columns = mapping === undefined ? null : await mappingIn(mapping);
  const files = filesAt(paths);
  prepareFolder(out);
  const report = await importInto(out, files, workers, columns);
  if (report.rejected > 0) process.exitCode = WRONG_INPUT;
  if (json) printJson(report);
  else print(inWords(report));
}

async function importInto(
  out: string,
  files: readonly string[],
  workers: number,
  mapping: TableMapping | null,
): Promise<ImportReport> {
  const progress = new ProgressLine();
  const folder = new CorpusFolder(out);
  const parts = new Map<string, TakenPart[]>();
  const keep = (taken: readonly ImportResult[]) => {
    for (const one of taken) {
      if (one.type === 'game') folder.add(one);
      else if (one.type === 'rejected') folder.reject(one);
      else parts.set(one.key, [...(parts.get(one.key) ?? []), one]);
    }
  };
  let opened = 0;
  const jobs = async function* () {
    for (const file of files) {
      opened++;
      yield* jobsIn(file);
    }
  };
  for await (const taken of takeAll(jobs(), workers, mapping)) {
    keep(taken);
    progress.show(`${opened} of ${counted(files.length, 'file')}, ${counted(folder.games, 'game')}`);
  }
  for await (const taken of takeAll(jobsOf(parts), workers, mapping)) keep(taken);
  progress.end();
  return folder.end(files.length);
}

/** Pages and tables that belong together, once all of them are known. */
async function* jobsOf(parts: ReadonlyMap<string, readonly TakenPart[]>): AsyncGenerator<Job> {
  for (const together of parts.values())
    yield { type: 'parts', form: together[0]!.form, paths: together.map(({ path }) => path) };
}

async function mappingIn(path: string): Promise<TableMapping> {
  const mapping = parseMapping((await readBytes(path)).toString('utf8'));
  if (!mapping.ok) throw new WrongInput(`The mapping ${path} cannot be used: ${mapping.error}.`);
  return mapping.value;
}

function inWords({ out, files, games, duplicates, rejected, sources }: ImportReport): string {
  const rows = Object.entries(sources).map(([format, one]) => [
    format,
    one.games,
    one.utterances,
    one.share === null ? '—' : percent(one.share),
    one.kept,
  ]);
  return [
    table([['source', 'games', 'public utterances', 'understood', 'lines kept'], ...rows]),
    `${counted(games, 'game')} from ${counted(files, 'file')} in ${out}; ${duplicates} came twice, ${rejected} rejected.`,
    ...(rejected > 0 ? [`Why: ${out}/not-taken.jsonl`] : []),
  ].join('\n');
}
