import { readFileSync } from 'node:fs';
import type { Event } from '@mura/engine';
import type { NumberedEvent } from '../src/curve/curve.ts';

/** The events of a record in `golden/records`, which this package cannot read with the reader of records. */
export function goldenGame(name: string): NumberedEvent[] {
  const file = new URL(`../../../golden/records/${name}.mura.jsonl`, import.meta.url);
  const [head = '{}', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const { preset, rules, cast, language } = JSON.parse(head) as Extract<Event, { type: 'opened' }>;
  return lines.map((line) => {
    const { seq, at: _at, ...event } = JSON.parse(line) as { seq: number; at: number } & Event;
    // What the opening tells stands in the first line of the file.
    const isOpening = event.type === 'opened';
    return { seq, event: (isOpening ? { ...event, preset, rules, cast, language } : event) as Event };
  });
}
