// What a run came to: plots, and sums as JSON.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plot } from '../plot.mjs';

/** @typedef {import('./samples.mjs').Sample} Sample */
/** @typedef {import('./run.mjs').SoakRun} SoakRun */
/** @typedef {import('../plot.mjs').Line} Line */

/**
 * @param {SoakRun} run
 * @param {readonly Sample[]} samples
 * @param {string} folder
 */
export function drawPlots(run, samples, folder) {
  mkdirSync(folder, { recursive: true });
  const draw = (
    /** @type {string} */ file,
    /** @type {string} */ title,
    /** @type {string} */ unit,
    /** @type {Line[]} */ lines,
  ) => writeFileSync(join(folder, file), plot({ title, unit, lines, marks: run.kills }));
  draw('soak-memory.svg', 'Memory of the processes', 'MB', linesOf(samples, 'memory', 1e-6));
  draw('soak-latency.svg', 'Until an act is durable and acknowledged', 'ms', [
    { name: 'half within', points: samples.map(({ minute, half }) => [minute, half]) },
    { name: '99 % within', points: samples.map(({ minute, most }) => [minute, most]) },
  ]);
  draw('soak-lag.svg', 'Lag of the event loop, 99 %', 'ms', linesOf(samples, 'lag', 1000));
}

/**
 * A line for each process.
 * @param {readonly Sample[]} samples
 * @param {'memory' | 'lag'} field
 * @param {number} scale
 * @returns {Line[]}
 */
function linesOf(samples, field, scale) {
  const numbers = new Set(samples.flatMap((sample) => Object.keys(sample[field])));
  return [...numbers].sort().map((number) => ({
    name: `process ${number}`,
    points: samples.flatMap((sample) => {
      const value = sample[field][number];
      return value === undefined ? [] : [/** @type {const} */ ([sample.minute, value * scale])];
    }),
  }));
}

/**
 * @param {SoakRun} run
 * @param {readonly Sample[]} samples
 */
export function summaryOf({ minutes, counted, faults }, samples) {
  const loads = samples.map(({ load }) => load);
  return {
    ...{ minutes, ...counted, faults: faults.length, firstFaults: faults.slice(0, 5) },
    load: [Math.min(...loads), Math.max(...loads)],
    ...{ first: samples[0], last: samples.at(-1) },
  };
}
