import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Clock, steadyClock } from './clock.ts';

const HOUR = 3_600_000;
const START = 1_700_000_000_000;

let set = 0;
let passed = 0;
let clock: Clock;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  set = START;
  passed = 0;
  clock = steadyClock(
    () => set + passed,
    () => 0.5 + passed,
  );
  clock.now();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Time goes by, a second at a time. */
function pass(seconds: number): void {
  for (let second = 0; second < seconds; second++) {
    passed += 1000;
    vi.advanceTimersByTime(1000);
  }
}

test('set back, it goes on as before, and limits come when they should', () => {
  const due = vi.fn();
  clock.wakeAt(START + 5000, due);
  set -= HOUR;
  expect(clock.now()).toBe(START);
  pass(4);
  expect(due).not.toHaveBeenCalled();
  pass(1);
  expect(due).toHaveBeenCalledOnce();
  expect(clock.now()).toBe(START + 5000);
});

test('after a jump forward all that is due comes soon', () => {
  const due = vi.fn();
  clock.wakeAt(START + HOUR, due);
  set += 2 * HOUR;
  expect(clock.now()).toBe(START + 2 * HOUR);
  pass(10);
  expect(due).toHaveBeenCalledOnce();
});

test('what is called off does not come', () => {
  const due = vi.fn();
  clock.wakeAt(START + 20_000, due)();
  pass(30);
  expect(due).not.toHaveBeenCalled();
});
