import type { Event, shape } from '@mura/engine';
import { isKnown, type RecordEntry } from '../src/record.ts';
import { factsOnDisk } from '../src/shape/entry.ts';
import { stampText } from '../src/write/write.ts';

/** The keys of what stands inside of facts, so that their order on disk is always the same. */
const INNER_KEYS = ['replyTo', 'expression', 'language', 'player', 'target', 'votes', 'day', 'cause'];

/** The line of an event by a walk through the table: slow, and easy to believe. */
export function plainLine(entry: RecordEntry): string {
  const { event } = entry;
  const { type, audience, ...foreign } = event;
  const head = [stampText(entry), `"type":${JSON.stringify(type)}`, `"audience":${JSON.stringify(audience)}`];
  const facts = isKnown(event) ? knownFacts(event) : Object.keys(foreign).map((name) => member(event, name));
  return `${[...head, ...facts].join(',')}}\n`;
}

function knownFacts(event: Event): string[] {
  return Object.entries(factsOnDisk(event.type)).flatMap(([name, form]) => {
    const value: unknown = (event as unknown as shape.JsonObject)[name];
    return isLeftOut(form, value) ? [] : [member(event, name, INNER_KEYS)];
  });
}

function member(event: object, name: string, keys?: string[]): string {
  return `${JSON.stringify(name)}:${JSON.stringify((event as shape.JsonObject)[name], keys)}`;
}

function isLeftOut(form: shape.FieldForm, value: unknown): boolean {
  if (value === null) return form.kind === 'nullable' && form.sparse === true;
  return value === undefined;
}
