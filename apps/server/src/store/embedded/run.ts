import { spawn, spawnSync } from 'node:child_process';
import { PostgresFault } from './fault.ts';

/** Whose rights a program gets; PostgreSQL refuses to run as root. */
export interface SystemAccount {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const ACCOUNT = 'postgres';

/** The account for the database where this process is root's; it is made where it is missing. `null`: our own will do. */
export function databaseAccount(): SystemAccount | null {
  if (process.getuid?.() !== 0) return null;
  return findAccount() ?? makeAccount();
}

function findAccount(): SystemAccount | null {
  const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, ACCOUNT], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return null;
  return { name: ACCOUNT, uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** Of the common systems: shadow utilities, busybox. */
const WAYS: readonly (readonly [string, ...string[]])[] = [
  ['useradd', '--system', '--user-group', '--no-create-home'],
  ['adduser', '-S', '-D', '-H'],
];

function makeAccount(): SystemAccount {
  for (const [program, ...args] of WAYS) {
    spawnSync(program, [...args, ACCOUNT]);
    const account = findAccount();
    if (account !== null) return account;
  }
  throw new PostgresFault(
    `PostgreSQL cannot run as root, and the user '${ACCOUNT}' could not be made. ` +
      'Start Mura as another user, or give a database with --database or DATABASE_URL.',
  );
}

function rightsOf(account: SystemAccount | null): { uid?: number; gid?: number } {
  return account === null ? {} : { uid: account.uid, gid: account.gid };
}

export function tryAs(account: SystemAccount | null, program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { ...rightsOf(account), cwd: '/', stdio: 'ignore' }).status === 0;
}

export interface ProgramRun {
  readonly code: number;
  readonly said: string;
}

/** Runs a program to its end. What it leaves running must not hold our pipes, so its output goes where it likes. */
export function runAs(
  account: SystemAccount | null,
  program: string,
  args: readonly string[],
): Promise<ProgramRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...rightsOf(account),
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C', PGTZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let said = '';
    const hear = (bytes: Buffer) => {
      said = (said + bytes.toString()).slice(-4000);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    // `exit`, not `close`: the database inherits the pipes and keeps them open.
    child.on('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ code: code ?? 1, said });
    });
  });
}
