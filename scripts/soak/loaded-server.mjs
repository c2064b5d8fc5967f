// A server of its own for load from one address: with a data folder that goes with it, and limits as wide as there are.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../files.mjs';

const MANY = 1_000_000_000;
const LIMITS = Object.fromEntries(
  [
    ...['requestsPerMinute', 'guestsPerHour', 'accountsPerHour', 'villagesPerHour', 'seatsPerHour'],
    ...['villagesPerPerson', 'keptPerPerson', 'keptPerAddress', 'keptPerVillage'],
    ...['socketsPerAddress', 'messagesPerSecond'],
  ].map((limit) => [limit, MANY]),
);

/**
 * What `mura serve --json` tells of itself, and the folder it was given.
 * @typedef {{
 *   url: string, doors: { aiwolf: string, nlp: string }, metrics: string, pid: number, processes?: number[],
 *   data: string, stop: () => Promise<void>,
 * }} LoadedServer
 */

/**
 * @param {number} processes
 * @returns {Promise<LoadedServer>}
 */
export async function startLoaded(processes) {
  const data = mkdtempSync(join(tmpdir(), 'mura-load-'));
  const config = join(data, 'config.json');
  writeFileSync(config, JSON.stringify({ limits: LIMITS }));
  const where = ['--port', '0', '--metrics-port', '0', '--data', data, '--config', config];
  const words = ['serve', ...where, '--processes', String(processes), '--json'];
  const child = spawn(process.execPath, [join(root, 'apps/cli/bin/mura.mjs'), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(data, { recursive: true, force: true });
  };
  return { ...JSON.parse(String(line)), data, stop };
}
