export interface Speed {
  readonly perCpuSecond: number;
  readonly perSecond: number;
  /** Of a hundred, ninety-nine take at most so many milliseconds. */
  readonly p99Ms: number;
}

/** Measured so often; the middle one counts. */
const REPETITIONS = 5;
/** Of the time measured, and at least half a second: compilers need it. */
const WARM_UP_SHARE = 0.4;
const SHORTEST_WARM_UP = 0.5;

/** How fast something is that is done over and over, with another number from 1 on each time. */
export function measure(seconds: number, work: (number: number) => void): Speed {
  const next = numbers();
  repeat(Math.max(SHORTEST_WARM_UP, seconds * WARM_UP_SHARE), next, work);
  const repetitions = Array.from({ length: REPETITIONS }, () => repeat(seconds / REPETITIONS, next, work));
  return {
    perCpuSecond: quantile(
      repetitions.map(({ times, cpuSeconds }) => times.length / cpuSeconds),
      0.5,
    ),
    perSecond: quantile(
      repetitions.map(({ times, seconds }) => times.length / seconds),
      0.5,
    ),
    p99Ms: quantile(
      repetitions.flatMap(({ times }) => times),
      0.99,
    ),
  };
}

function numbers(): () => number {
  let last = 0;
  return () => ++last;
}

interface Repetition {
  /** Of each piece of work, in milliseconds. */
  readonly times: readonly number[];
  readonly seconds: number;
  readonly cpuSeconds: number;
}

function repeat(length: number, next: () => number, work: (number: number) => void): Repetition {
  const times: number[] = [];
  const cpuBefore = process.cpuUsage();
  const started = performance.now();
  let now = started;
  while (now < started + length * 1000) {
    work(next());
    const after = performance.now();
    times.push(after - now);
    now = after;
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  return { times, seconds: (now - started) / 1000, cpuSeconds: (user + system) / 1e6 };
}

/** The number below which this share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
