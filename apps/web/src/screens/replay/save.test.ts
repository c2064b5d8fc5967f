import { readFileSync } from 'node:fs';
import { readAny } from '@mura/records';
import { expect, test } from 'vitest';
import { fileOf } from './save.ts';

const LOG = readFileSync(
  new URL('../../../../../golden/logs/aiwolf-protocol/gat2017-05p-000.log', import.meta.url),
  'utf8',
);

function recordIn(text: string) {
  const read = readAny(text, 'log');
  if (!read.ok) throw new Error(read.error.reason);
  return read.value;
}

test('a log goes out in its own form unchanged, and as a Mura record that holds the same game', async () => {
  const record = recordIn(LOG);
  expect((await fileOf(record, 'aiwolf', 'en'))?.text).toBe(LOG);
  const mura = (await fileOf(record, 'mura', 'en'))!;
  expect(mura.name).toMatch(/\.mura\.jsonl$/);
  expect((await fileOf(recordIn(mura.text), 'aiwolf', 'en'))?.text).toBe(LOG);
});

test('it can be read as a story in both languages', async () => {
  const record = recordIn(LOG);
  const [ja, en] = [(await fileOf(record, 'text', 'ja'))!, (await fileOf(record, 'text', 'en'))!];
  expect(ja.text).toMatch(/人狼/);
  expect(en.text).toMatch(/werewol/i);
});

test('the name of the file is safe, whatever the village is called', async () => {
  const record = recordIn(LOG);
  const { header } = record;
  const odd = { ...record, header: { ...header, village: '../<村>' } };
  expect((await fileOf(odd, 'text', 'ja'))?.name).toMatch(/^[\w.-]+$/);
});
