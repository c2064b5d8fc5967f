import type { Benchmark } from '@mura/arena';
import { benchAIWolfWire } from './aiwolf.ts';
import { benchNlpWire } from './nlp.ts';

/** What is measured at the doors; adding one is a line here. */
const WIRES: readonly (readonly [name: string, measure: (seconds: number) => Promise<Benchmark>])[] = [
  ['wire/aiwolf-5', (seconds) => benchAIWolfWire(5, seconds)],
  ['wire/aiwolf-15', (seconds) => benchAIWolfWire(15, seconds)],
  ['wire/nlp-5', (seconds) => benchNlpWire(5, seconds)],
];

/** Games at the doors, one kind after another. */
export async function benchWire(seconds: number, onBegin: (name: string) => void): Promise<Benchmark[]> {
  const measured: Benchmark[] = [];
  for (const [name, measure] of WIRES) {
    onBegin(name);
    measured.push(await measure(seconds));
  }
  return measured;
}
