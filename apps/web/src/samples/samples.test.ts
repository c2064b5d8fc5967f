import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countPlayers, type Event, familyOf } from '@mura/engine';
import { readRecord } from '@mura/records';
import { describe, expect, test } from 'vitest';
import { SAMPLES } from './samples.ts';
import wanted from './wanted.json';

const MOST_BYTES = 400_000;
const textOf = (id: string) => readFileSync(join(import.meta.dirname, `${id}.mura.jsonl`), 'utf8');

describe('the sample games', () => {
  test('are those that are wanted, of each form in which people and programs play', () => {
    expect(SAMPLES.map(({ id, preset }) => [id, preset])).toEqual(
      wanted.map(({ id, preset }) => [id, preset]),
    );
    expect(new Set(SAMPLES.map(({ preset }) => familyOf(preset)))).toEqual(
      new Set(['aiwolf', 'nlp', 'licos', 'bbs']),
    );
    expect(readdirSync(import.meta.dirname).filter((name) => name.endsWith('.jsonl'))).toHaveLength(
      SAMPLES.length,
    );
  });

  test('are small', () => {
    const bytes = SAMPLES.reduce((sum, { id }) => sum + Buffer.byteLength(textOf(id)), 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  test.each(SAMPLES)('$id is a whole game, and what the list says of it', (sample) => {
    const read = readRecord(textOf(sample.id));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { header, entries } = read.value.record;
    const events = entries.map(({ event }) => event as Event);
    const ended = events.find((event) => event.type === 'ended');
    expect(header.preset).toBe(sample.preset);
    expect(countPlayers(header.rules)).toBe(sample.players);
    expect([ended?.winner, ended?.day]).toEqual([sample.winner, sample.days]);
    const posts = events.filter((event) => event.type === 'talked');
    expect(posts.length).toBeGreaterThan(sample.players);
    // Words of a language, or sentences of the protocol.
    const isProtocol = posts.some(({ text }) => /^(COMINGOUT|VOTE|ESTIMATE|DIVINED|REQUEST)/.test(text));
    expect(isProtocol).toBe(sample.language === null);
    expect(posts.some(({ text }) => /[\u3040-\u30ff]/.test(text))).toBe(sample.language === 'ja');
  });
});
