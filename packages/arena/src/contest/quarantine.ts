import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { write } from '../files.ts';

/** Which teams forfeit the rest of a contest, in its folder; whoever is taken out of it plays on. */
const QUARANTINE_FILE = 'quarantined.json';

export function readQuarantine(folder: string): string[] {
  const path = join(folder, QUARANTINE_FILE);
  if (!existsSync(path)) return [];
  const teams: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return Array.isArray(teams) ? teams.filter((team) => typeof team === 'string') : [];
}

export function keepQuarantine(folder: string, teams: readonly string[]): void {
  write(join(folder, QUARANTINE_FILE), `${JSON.stringify(teams)}\n`);
}
