import { readFileSync } from 'node:fs';
import { coverage } from '@mura/language';
import { describe, expect, test } from 'vitest';
import { readAny } from '../aiwolf/read/read-any.ts';
import { isKnown } from '../record.ts';
import { convertedTalk } from './converted-talk.ts';

function recordAt(path: string) {
  const url = new URL(`../../../../golden/${path}`, import.meta.url);
  const read = readAny(readFileSync(url, 'utf8'), path);
  if (!read.ok) throw new Error(path);
  return read.value;
}

describe('the talk of a record beside its form in the language of 2013', () => {
  test.each([
    'records/v1-nl2017.mura.jsonl',
    'records/v1-bbs-9.mura.jsonl',
    'records/v1-aiwolf-5.mura.jsonl',
  ])('[R000-EVAL-02] has both columns for everything that was said in %s', (path) => {
    const record = recordAt(path);
    const talk = convertedTalk(record);
    const said = record.entries.flatMap(({ event }) =>
      isKnown(event) && event.type === 'talked' && ['talk', 'whisper'].includes(event.channel)
        ? [event.text]
        : [],
    );
    const spoken = said.filter((text) => text !== 'Skip' && text !== 'Over');
    expect(talk.map(({ original }) => original)).toEqual(spoken);
    expect(new Set(talk.map(({ id }) => id)).size).toBe(talk.length);
    for (const { conversion } of talk)
      expect(conversion.converted.length > 0).toBe(coverage.fateOf(conversion) !== 'none');
    expect(talk.some(({ conversion }) => conversion.converted.length > 0)).toBe(true);
  });
});
