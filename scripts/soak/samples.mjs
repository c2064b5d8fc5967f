// What is looked at while it runs: memory, lag and latency every ten seconds; and the kills.
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('./run.mjs').SoakRun} SoakRun */
/** @typedef {Record<string, number>} ByProcess a number of each process, by its own number */
/**
 * @typedef {{
 *   minute: number, half: number, most: number, load: number,
 *   memory: ByProcess, lag: ByProcess, villages: ByProcess, sockets: ByProcess, cpu: ByProcess,
 * }} Sample `half` and `most`: milliseconds within which half and 99 % of the acts were acknowledged
 */

/**
 * One of the processes is killed, each in its turn.
 * @param {SoakRun} run
 * @param {number} every seconds
 */
export async function kill(run, every) {
  await pause(every * 1000);
  if (run.isOver()) return;
  const { pid } = run.server;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  // The first child may be the database of our own, which is no child for long.
  const processes = children.filter((one) =>
    readFileSync(`/proc/${one}/cmdline`, 'utf8').includes('mura.mjs'),
  );
  process.kill(Number(processes[run.counted.kills % processes.length]), 'SIGKILL');
  run.counted.kills++;
  run.kills.push(run.minute());
}

/**
 * @param {SoakRun} run
 * @returns {Promise<Sample>}
 */
export async function sample(run) {
  await pause(10_000);
  const text = await (await fetch(run.server.metrics)).text();
  const of = (/** @type {string} */ name) => byProcess(text, name);
  const sorted = run.latencies.splice(0).sort((one, other) => one - other);
  const part = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return {
    ...{ minute: run.minute(), half: part(0.5), most: part(0.99), load: loadavg()[0] ?? 0 },
    ...{ memory: of('process_resident_memory_bytes'), lag: of('nodejs_eventloop_lag_p99_seconds') },
    ...{ villages: of('mura_villages'), sockets: of('mura_sockets'), cpu: of('process_cpu_seconds_total') },
  };
}

/**
 * @param {string} metrics
 * @param {string} name
 * @returns {ByProcess}
 */
function byProcess(metrics, name) {
  const lines = metrics.matchAll(new RegExp(`^${name}\\{process="(\\d+)"\\} (\\S+)`, 'gm'));
  return Object.fromEntries([...lines].map(([, process, value]) => [process, Number(value)]));
}
