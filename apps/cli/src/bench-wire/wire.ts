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

/** What is measured at the doors. */
type WireMeasure = (options: WireBenchOptions) => Promise<Benchmark>;

const WIRES: readonly (readonly [name: string, measure: WireMeasure])[] = [
  ...AIWOLF_LOADS.map((load): [string, WireMeasure] => [
    load.name,
    ({ seconds }) => benchAIWolfWire(load, seconds),
  ]),
  ['wire/nlp-5', ({ seconds }) => benchNlpWire(5, seconds)],
  ['wire/web-load', benchWebLoad],
];

/** Games at the doors, one kind after another. */
export async function benchWire(
  options: WireBenchOptions,
  onBegin: (name: string) => void,
): Promise<Benchmark[]> {
  const measured: Benchmark[] = [];
  for (const [name, measure] of WIRES) {
    if (options.only !== null && !options.only.includes(name)) continue;
    onBegin(name);
    measured.push(await measure(options));
  }
  return measured;
}
