import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../testing/folder.ts';
import { mura } from '../../testing/mura.ts';

const folder = testFolder();

test('how players talk is told of each file and of all together, by the names of the fields that are promised', async () => {
  for (const seed of ['one', 'other'])
    await mura([
      ...['simulate', '--preset', 'nlp-5', '--words', 'en', '--games', '1', '--bots', 'talker'],
      ...['--seed', seed, '--record', join(folder, seed)],
    ]);
  const records = ['one', 'other'].map((seed) => join(folder, seed, readdirSync(join(folder, seed))[0]!));
  const { code, stdout } = await mura(['bots', 'talk', ...records, '--json']);
  expect(code).toBe(0);
  const told = JSON.parse(stdout);
  expect(told).toMatchObject({
    ...{
      games: 2,
      contradictions: 0,
      secrets: 0,
      repeated: expect.any(Number),
      answered: expect.any(Number),
    },
    files: records.map((file) => ({ file, games: 1 })),
  });
  const [one, other] = told.files;
  expect(one.utterances).toBeGreaterThan(5);
  expect(told.utterances).toBe(one.utterances + other.utterances);
  expect(told.repeatedShare).toBeCloseTo(told.repeated / told.utterances, 9);
});
