import { readFileSync } from 'node:fs';
import { type Ending, replay, type Team, type Viewer } from '@mura/engine';
import { type Language, loadTexts } from '@mura/words';
import { describe, expect, test } from 'vitest';
import { expectGolden } from '../../../checks/golden.ts';
import { readRecord } from './read/read.ts';
import { eventsOf, type VillageRecord } from './record.ts';
import { tell } from './text/tell.ts';

function fileOf(name: string): URL {
  return new URL(`../../../golden/records/${name}`, import.meta.url);
}

function readGolden(name: string): VillageRecord {
  const read = readRecord(readFileSync(fileOf(`${name}.mura.jsonl`)));
  return read.ok ? read.value.record : expect.unreachable(JSON.stringify(read.error));
}

describe('records of version 1.0 stay readable, and replay to their end', () => {
  test.each<[name: string, entries: number, winner: Team | null, why: Ending, day: number, alive: number[]]>([
    ['v1-aiwolf-5', 120, 'werewolf', 'parity', 3, [5]],
    ['v1-nlp-5', 91, 'werewolf', 'parity', 3, [1, 2]],
    ['v1-nl2017', 145, 'werewolf', 'parity', 3, [4]],
    ['v1-licos-5c', 76, 'werewolf', 'parity', 3, [2, 4]],
    ['v1-bbs-9', 138, 'village', 'noWerewolf', 3, [1, 7]],
  ])('%s', (name, entries, winner, why, day, alive) => {
    const record = readGolden(name);
    const village = replay(eventsOf(record));
    const ended = eventsOf(record).find(({ type }) => type === 'ended');
    expect(record.header).toMatchObject({ mura: 1, minor: 0, village: name.replace('v1-', 'golden/') });
    expect(record.entries.length).toBe(entries);
    expect(ended).toEqual({ type: 'ended', audience: 'public', day, winner, why });
    const { end, clock } = record.header.rules;
    const closed = clock !== null && clock.epilogue !== null;
    expect(village.outcome).toEqual({ winner, revealed: true, opened: end.opensChannels, closed });
    expect(village.day).toBe(day);
    expect(village.life.alive.flatMap((lives, index) => (lives ? [index + 1] : []))).toEqual(alive);
  });
});

describe('records are told as they always were', () => {
  test.each<[name: string, viewer: Viewer, language: Language]>([
    ['v1-aiwolf-5', 'master', 'en'],
    ['v1-aiwolf-5', 1, 'en'],
    ['v1-nlp-5', 2, 'ja'],
    ['v1-nl2017', 'observer', 'en'],
    ['v1-nl2017', 'master', 'ja'],
    ['v1-licos-5c', 'master', 'en'],
    ['v1-licos-5c', 2, 'ja'],
    ['v1-bbs-9', 'observer', 'ja'],
    ['v1-bbs-9', 4, 'en'],
  ])('%s as %s in %s', async (name, viewer, language) => {
    const words = await loadTexts('story', language);
    const script = tell(readGolden(name), { viewer, words }).join('\n');
    expectGolden(fileOf(`${name}.${viewer}.${language}.txt`), `${script}\n`);
  });
});
