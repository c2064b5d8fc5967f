import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPreset } from '@mura/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Plan } from '../../host/plan.ts';
import { setupOf } from '../../host/setup.ts';
import { LeaseLost } from '../store.ts';
import { Journal, readJournal } from './journal.ts';
import { FileStore } from './store.ts';

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const fdatasyncSync = (file: number) => {
    if (disk.isFull) throw new Error('disk full');
    fs.fdatasyncSync(file);
  };
  return { ...fs, fdatasyncSync };
});

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'mura-files-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const HEADER = '{"header":true}\n';

async function open(store: FileStore, id: string) {
  const rules = findPreset('aiwolf-3');
  if (!rules.ok) throw new Error(rules.error);
  const seats = [1, 2, 3].map((index) => ({ type: 'client', door: 'test', name: `${index}` }) as const);
  const plan: Plan = {
    name: id,
    preset: 'aiwolf-3',
    rules: rules.value,
    cast: 'agents',
    language: 'aiwolf',
    maker: null,
    names: 'hidden',
    watch: 'nobody',
    delay: 0,
    pace: 0,
    seats,
  };
  await store.create({ id, plan, created: 0 });
  const setup = setupOf(plan, 'seed');
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const lease = await store.start(id, 0, { setup: setup.value, header: HEADER });
  return lease!;
}

function record(id: string): string {
  return readFileSync(join(directory, `${id}.mura.jsonl`), 'utf8');
}

/** What the next process finds: the journal of one that is no more. */
function leaveJournal(): void {
  const [journal] = readdirSync(directory).filter((file) => file.startsWith('.journal'));
  const text = readFileSync(join(directory, journal!));
  unlinkSync(join(directory, journal!));
  // No process has this number.
  writeFileSync(join(directory, '.journal-999999999-0'), text);
}

test('what was appended is read at once, and nothing is left but whole records', async () => {
  const store = new FileStore(directory);
  const lease = await open(store, 'one');
  await store.append(lease, { first: 0, lines: ['a\n', 'b\n'], act: null });
  expect(await store.read('one', 1)).toEqual(['b\n']);
  expect(record('one')).toBe(`${HEADER}a\nb\n`);
  await store.append(lease, { first: 2, lines: ['c\n'], act: null });
  await store.end(lease, 'ended');
  expect(record('one')).toBe(`${HEADER}a\nb\nc\n`);
  await store.close();
  expect(readdirSync(directory)).toEqual(['one.mura.jsonl']);
});

test('what was appended stands in the record soon, while the village goes on', async () => {
  const store = new FileStore(directory);
  const lease = await open(store, 'one');
  await store.append(lease, { first: 0, lines: ['a\n'], act: null });
  await vi.waitFor(() => expect(record('one')).toBe(`${HEADER}a\n`), { timeout: 60_000 });
  await store.append(lease, { first: 1, lines: ['b\n'], act: null });
  await vi.waitFor(() => expect(record('one')).toBe(`${HEADER}a\nb\n`), { timeout: 60_000 });
  await store.close();
});

test('what stands in the journal only is mended: the process was killed before it was written', async () => {
  const store = new FileStore(directory);
  const lease = await open(store, 'one');
  await store.append(lease, { first: 0, lines: ['a\n', 'b\n'], act: null });
  const journal = readFileSync(join(directory, `.journal-${process.pid}-0`));
  await store.close();
  writeFileSync(join(directory, 'one.mura.jsonl'), '');
  writeFileSync(join(directory, '.journal-999999999-0'), journal);
  await new FileStore(directory).close();
  expect(record('one')).toBe(`${HEADER}a\nb\n`);
});

test.each([
  ['alone', () => true],
  ['among others', () => false],
])(
  'a journal that has grown long goes on in another part, written %s; the old one goes when the records are durable',
  async (_, isAlone) => {
    const gates: (() => void)[] = [];
    const sync = () => new Promise<void>((resolve) => gates.push(resolve));
    const journal = new Journal((part) => join(directory, `${part}`), { sync, isAlone }, 20);
    await journal.append('one', 0, ['a line that is long enough\n']);
    await journal.append('one', 1, ['b\n']);
    expect(readdirSync(directory)).toEqual(['0', '1']);
    expect(readJournal(readFileSync(join(directory, '1'), 'utf8'))).toEqual([
      { village: 'one', first: 1, lines: ['b'] },
    ]);
    gates.shift()?.();
    await vi.waitFor(() => expect(readdirSync(directory)).toEqual(['1']), { timeout: 60_000 });
    const closing = journal.close();
    await vi.waitFor(() => expect(gates).toHaveLength(1), { timeout: 60_000 });
    gates.shift()?.();
    await closing;
    expect(readdirSync(directory)).toEqual([]);
  },
);

/** What the journal of this process holds now. */
function held() {
  return readJournal(readFileSync(join(directory, `.journal-${process.pid}-0`), 'utf8'));
}

test('what nobody hears of is durable with what follows, in its order', async () => {
  const store = new FileStore(directory);
  const one = await open(store, 'one');
  expect(held()).toEqual([]);
  await store.append(one, { first: 0, lines: ['a\n'], act: null });
  expect(store.append(one, { first: 1, lines: ['b\n'], act: null, mayWait: true })).toBeUndefined();
  expect(held()).toHaveLength(2);
  await store.append(one, { first: 2, lines: ['c\n'], act: null });
  expect(held().flatMap(({ lines }) => lines)).toEqual([HEADER.trim(), 'a', 'b', 'c']);
  expect(await store.read('one', 0)).toEqual(['a\n', 'b\n', 'c\n']);
  await store.close();
});

test('a journal that could not write what nobody waited for keeps nothing any more', async () => {
  const records = { sync: async () => {}, isAlone: () => true };
  const journal = new Journal((part) => join(directory, `${part}`), records);
  disk.isFull = true;
  await expect(journal.append('one', 0, ['a\n'])).rejects.toThrow('disk full');
  disk.isFull = false;
  await journal.append('two', 0, ['b\n']);
  journal.add('two', 1, ['c\n']);
  disk.isFull = true;
  await expect(journal.append('three', 0, ['d\n'])).rejects.toThrow('disk full');
  disk.isFull = false;
  await expect(journal.append('two', 2, ['e\n'])).rejects.toThrow('disk full');
  await journal.close();
});

test('of one village alone an append stands in the journal at once', async () => {
  const store = new FileStore(directory);
  const one = await open(store, 'one');
  const first = store.append(one, { first: 0, lines: ['a\n'], act: null });
  expect(held()).toHaveLength(2);
  await first;
  const two = await open(store, 'two');
  const second = store.append(two, { first: 0, lines: ['b\n'], act: null });
  expect(held()).toHaveLength(2);
  await second;
  await store.end(one, 'ended');
  const third = store.append(two, { first: 1, lines: ['c\n'], act: null });
  expect(held()).toHaveLength(5);
  await third;
  await store.close();
  expect(record('two')).toBe(`${HEADER}b\nc\n`);
});

test('parts of a journal are mended in their order', async () => {
  writeFileSync(join(directory, 'one.mura.jsonl'), HEADER);
  for (let part = 0; part < 12; part++) {
    writeFileSync(join(directory, `.journal-999999999-${part}`), `one ${part + 1} 1\nline ${part}\n`);
  }
  await new FileStore(directory).close();
  const lines = Array.from({ length: 12 }, (_, part) => `line ${part}\n`);
  expect(record('one')).toBe(HEADER + lines.join(''));
});

test('when records cannot be made durable, nothing more is kept, and their journal stays', async () => {
  const journal = new Journal(
    (part) => join(directory, `${part}`),
    { sync: () => Promise.reject(new Error('disk')), isAlone: () => false },
    20,
  );
  const long = 'a line that is long enough\n';
  await journal.append('one', 0, [long]);
  await journal.append('one', 1, [long]);
  await vi.waitFor(() => expect(journal.append('one', 2, [long])).rejects.toThrow('disk'), {
    timeout: 60_000,
  });
  expect(readdirSync(directory)).toContain('0');
  await expect(journal.close()).rejects.toThrow('disk');
});

test('a record that is there already is not touched', async () => {
  writeFileSync(join(directory, 'one.mura.jsonl'), 'of another\n');
  const store = new FileStore(directory);
  await expect(open(store, 'one')).rejects.toThrow('EEXIST');
  await store.close();
  expect(record('one')).toBe('of another\n');
});

test('of a thousand villages that have ended the plan is still known, of others the record alone', async () => {
  const store = new FileStore(directory);
  const ids = Array.from({ length: 1001 }, (_, number) => `village-${number}`);
  for (const id of ids) await store.end(await open(store, id), 'ended');
  expect(await store.find(ids[0]!)).toBeNull();
  expect(await store.find(ids[1]!)).toMatchObject({ state: 'ended' });
  await store.close();
  expect(record(ids[0]!)).toBe(HEADER);
});

test('what is appended after the end is refused', async () => {
  const store = new FileStore(directory);
  const lease = await open(store, 'one');
  const ended = store.end(lease, 'ended');
  await expect(store.append(lease, { first: 0, lines: ['a\n'], act: null })).rejects.toThrow(LeaseLost);
  await ended;
  await store.close();
  expect(record('one')).toBe(HEADER);
});

test('a gap or a double is refused', async () => {
  const store = new FileStore(directory);
  const lease = await open(store, 'one');
  await store.append(lease, { first: 0, lines: ['a\n'], act: null });
  await expect(store.append(lease, { first: 0, lines: ['a\n'], act: null })).rejects.toThrow(LeaseLost);
  await expect(store.append(lease, { first: 2, lines: ['c\n'], act: null })).rejects.toThrow(LeaseLost);
  await store.close();
});

test('records that lost their end in a power failure are mended from the journal', async () => {
  const store = new FileStore(directory);
  const [one, two, three] = [await open(store, 'one'), await open(store, 'two'), await open(store, 'three')];
  await Promise.all([
    store.append(one, { first: 0, lines: ['a\n', 'b\n'], act: null }),
    store.append(two, { first: 0, lines: ['x\n'], act: null }),
    store.append(three, { first: 0, lines: ['p\n'], act: null }),
  ]);
  await store.append(one, { first: 2, lines: ['c\n'], act: null });
  leaveJournal();
  truncateSync(join(directory, 'one.mura.jsonl'), HEADER.length + 3);
  rmSync(join(directory, 'two.mura.jsonl'));
  const next = new FileStore(directory);
  expect(record('one')).toBe(`${HEADER}a\nb\nc\n`);
  expect(record('two')).toBe(`${HEADER}x\n`);
  expect(record('three')).toBe(`${HEADER}p\n`);
  await next.close();
});

test('the last append of a journal may be cut anywhere: it was not acknowledged', async () => {
  const store = new FileStore(directory);
  const lease = await open(store, 'one');
  await store.append(lease, { first: 0, lines: ['a\n'], act: null });
  await store.append(lease, { first: 1, lines: ['b\n', 'c\n'], act: null });
  leaveJournal();
  const path = join(directory, '.journal-999999999-0');
  const file = readFileSync(path);
  const whole = file.subarray(0, file.indexOf(0));
  for (let length = whole.length; length >= 0; length--) {
    // Behind the cut the file ends, or has the zeros in whose place the rest was to be written.
    const zeros = Buffer.alloc(length % 2 === 0 ? 0 : whole.length - length + 10);
    writeFileSync(path, Buffer.concat([whole.subarray(0, length), zeros]));
    writeFileSync(join(directory, 'one.mura.jsonl'), HEADER);
    const next = new FileStore(directory);
    await next.close();
    expect([`${HEADER}a\nb\nc\n`, `${HEADER}a\n`, HEADER]).toContain(record('one'));
    if (length === whole.length) expect(record('one')).toBe(`${HEADER}a\nb\nc\n`);
  }
});

test('where a part of the last batch did not come to the disk, nothing of what stands behind it is taken', async () => {
  const store = new FileStore(directory);
  const lease = await open(store, 'one');
  await store.append(lease, { first: 0, lines: ['a\n'], act: null });
  await store.append(lease, { first: 1, lines: ['b\n', 'c\n', 'd\n'], act: null });
  leaveJournal();
  const path = join(directory, '.journal-999999999-0');
  const torn = readFileSync(path);
  torn.fill(0, torn.indexOf('c\n'), torn.indexOf('d\n'));
  writeFileSync(path, torn);
  writeFileSync(join(directory, 'one.mura.jsonl'), HEADER);
  await new FileStore(directory).close();
  expect(record('one')).toBe(`${HEADER}a\n`);
});
