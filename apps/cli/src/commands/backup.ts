import { defaultDataFolder } from '@mura/server/data-folder';
import { Command, Option } from 'commander';
import { describeFileError, WrongInput } from '../ending.ts';
import { jsonOption } from '../options.ts';
import { print, printJson, table } from '../print.ts';

interface Options {
  readonly data: string;
  readonly database?: string;
  readonly json?: true;
}

/** `mura backup`: everything a server keeps, in one file. */
export function backupCommand(): Command {
  return about(new Command('backup'))
    .description('write everything a server keeps into one file, also while it runs')
    .argument('<file>', 'where to, e.g. mura-2026-11-16.jsonl.gz; it must not exist yet')
    .addHelpText('after', BACKUP_EXAMPLE)
    .action((file: string, options: Options) => run(file, options, 'backUp'));
}

/** `mura restore`: a backup into an empty database. */
export function restoreCommand(): Command {
  return about(new Command('restore'))
    .description('put a backup into a new data directory or an empty database')
    .argument('<file>', 'a file that mura backup wrote')
    .addHelpText('after', RESTORE_EXAMPLE)
    .action((file: string, options: Options) => run(file, options, 'restore'));
}

const BACKUP_EXAMPLE = `
The file holds secrets of the server and of people: keep it where nobody else reads it.

Example:
  $ mura backup mura-2026-11-16.jsonl.gz`;

const RESTORE_EXAMPLE = `
All of it is put back, or nothing.

Example:
  $ mura restore mura-2026-11-16.jsonl.gz --data /srv/mura`;

function about(command: Command): Command {
  return command
    .option('--data <directory>', 'where the server keeps its data', defaultDataFolder(process.env))
    .addOption(new Option('--database <url>', 'a PostgreSQL in place of the one there').env('DATABASE_URL'))
    .addOption(jsonOption());
}

type BackupTask = 'backUp' | 'restore';

async function run(file: string, { data, database, json }: Options, work: BackupTask): Promise<void> {
  const { withDatabase, ...works } = await import('@mura/server');
  const counted = await attempt(file, () =>
    withDatabase({ data, database: database ?? null }, (url) => works[work](url, file)),
  );
  if (json) printJson({ file, rows: counted });
  else
    print(table([['table', 'rows'], ...Object.entries(counted).map(([name, rows]) => [name, String(rows)])]));
}

async function attempt<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const { BackupFault, PostgresFault } = await import('@mura/server');
    if (error instanceof BackupFault || error instanceof PostgresFault) throw new WrongInput(error.message);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new WrongInput(`The file ${file} cannot be used: ${describeFileError(error)}.`);
    if (code === 'ECONNREFUSED' || /^(28|3D)/.test(code))
      throw new WrongInput('The database cannot be reached: check --database or DATABASE_URL.');
    throw error;
  }
}
