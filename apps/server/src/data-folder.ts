import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where Mura keeps its data by default: the home of root is closed to the user that runs the database. */
export function defaultDataFolder(environment: NodeJS.ProcessEnv): string {
  const { MURA_DATA, XDG_DATA_HOME } = environment;
  if (MURA_DATA !== undefined && MURA_DATA !== '') return MURA_DATA;
  if (process.getuid?.() === 0) return '/var/lib/mura';
  return join(XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'mura');
}
