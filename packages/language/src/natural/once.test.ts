import { expect, test } from 'vitest';
import { once } from './once.ts';
import { read } from './read.ts';

test('a table is built when it is first asked for, and once', () => {
  let built = 0;
  const table = once(() => ++built);
  expect(built).toBe(0);
  expect([table(), table()]).toEqual([1, 1]);
});

test.each([
  ['en', 'I will vote for Bob.'],
  ['ja', 'Bobに投票します。'],
] as const)('the first text in %s is read as all others are', (tongue, text) => {
  const said = { text, speaker: 1, cast: [{ player: 2, name: 'Bob', aliases: [] }] };
  const first = read(said, tongue);
  expect(first.sentences).toHaveLength(1);
  expect(read(said, tongue)).toEqual(first);
});
