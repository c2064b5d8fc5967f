import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Benchmark } from '@mura/arena';
import { AIWOLF_LOADS, benchAIWolfWire } from './aiwolf.ts';
import { benchNlpWire } from './nlp.ts';
import { benchWebLoad } from './web-load.ts';

export interface WireBenchOptions {
  readonly seconds: number;
  /** Villages with five people each who talk at the same time. */
  readonly villages: number;
  /** Villages that have ended before. */
  readonly finished: number;
  /** Names that are measured; all by default. */
  readonly only: readonly string[] | null;
}

/** What is measured at the doors; all that it writes goes into the folder. */
type WireMeasure = (options: WireBenchOptions, folder: string) => Promise<Benchmark>;

const WIRES: readonly (readonly [name: string, measure: WireMeasure])[] = [
  ...AIWOLF_LOADS.map((load): [string, WireMeasure] => [
    load.name,
    ({ seconds }, folder) => benchAIWolfWire(load, seconds, folder),
  ]),
  ['wire/nlp-5', ({ seconds }, folder) => benchNlpWire(5, seconds, folder)],
  ['wire/web-load', benchWebLoad],
];

/**
 * Games at the doors, one kind after another. Their files are removed at the very end: after many were removed, ext4 makes
 * new ones slowly for minutes, and the next line would pay for that.
 */
export async function benchWire(
  options: WireBenchOptions,
  onBegin: (name: string) => void,
): Promise<Benchmark[]> {
  const measured: Benchmark[] = [];
  const folders: string[] = [];
  try {
    for (const [name, measure] of WIRES) {
      if (options.only !== null && !options.only.includes(name)) continue;
      onBegin(name);
      const folder = mkdtempSync(join(tmpdir(), 'mura-bench-'));
      folders.push(folder);
      measured.push(await measure(options, folder));
    }
    return measured;
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
