import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CleanupStack } from './cleanup-stack.ts';

/** What hangs is given up after a time, and nobody needs to wait for it. */
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('all are closed in the opposite order, also where one throws, fails or never ends, and those are told', async () => {
  const closed: string[] = [];
  const failed: [string, string][] = [];
  const stack = new CleanupStack((name, error) => failed.push([name, (error as Error).message]));
  const push = (name: string, close: () => unknown = () => {}) =>
    stack.push(name, () => {
      closed.push(name);
      return close();
    });
  push('first');
  push('throws', () => {
    throw new Error('broken');
  });
  push('fails', () => Promise.reject(new Error('gone')));
  push('hangs', () => new Promise(() => {}));
  push('last');
  await Promise.all([stack.close(), vi.runAllTimersAsync()]);
  expect(closed).toEqual(['last', 'hangs', 'fails', 'throws', 'first']);
  expect(failed).toEqual([
    ['hangs', 'it takes too long'],
    ['fails', 'gone'],
    ['throws', 'broken'],
  ]);
});

test('many that hang are given up soon enough for all of them together', async () => {
  const stack = new CleanupStack(() => {});
  for (let count = 0; count < 8; count++) stack.push('hangs', () => new Promise(() => {}));
  const began = performance.now();
  await Promise.all([stack.close(), vi.runAllTimersAsync()]);
  expect(performance.now() - began).toBeLessThan(10_000);
});
