export interface Speed {
  readonly perCpuSecond: number;
  readonly perSecond: number;
  /** Of a hundred, ninety-nine take at most so many milliseconds. */
  readonly p99Ms: number;
}

/** Measured in so many stretches; the middle one counts. */
export const STRETCHES = 10;

/** Compilers need time, and how much differs from work to work: warming up ends when it no longer makes faster. */
const LONGEST_WARM_UP = 2 * STRETCHES;

/** What is done over and over, with another number from 1 on each time. */
export type MeasuredWork = (number: number) => void;

/** How fast something is. */
export function measure(seconds: number, work: MeasuredWork): Speed {
  const stretches = Array.from({ length: STRETCHES }, warmUp(seconds, work));
  return {
    perCpuSecond: quantile(stretches.map(perCpuSecond), 0.5),
    perSecond: quantile(
      stretches.map(({ times, seconds }) => times.length / seconds),
      0.5,
    ),
    p99Ms: quantile(
      stretches.flatMap(({ times }) => times),
      0.99,
    ),
  };
}

/** Does the work until its speed is steady; then gives what does it for a stretch of these seconds. */
export function warmUp(seconds: number, work: MeasuredWork): () => MeasuredTimes {
  const next = numbers();
  const stretch = () => repeat(seconds / STRETCHES, next, work);
  const speeds: number[] = [];
  while (speeds.length < LONGEST_WARM_UP && !isSteady(speeds)) speeds.push(perCpuSecond(stretch()));
  return stretch;
}

const COMPARED = 3;
const STEADY = 0.03;

/** Whether the last few of these speeds are those of the few before them. */
export function isSteady(speeds: readonly number[]): boolean {
  if (speeds.length < 2 * COMPARED) return false;
  const last = quantile(speeds.slice(-COMPARED), 0.5);
  const before = quantile(speeds.slice(-2 * COMPARED, -COMPARED), 0.5);
  return Math.abs(last - before) <= STEADY * before;
}

function numbers(): () => number {
  let last = 0;
  return () => ++last;
}

export interface MeasuredTimes {
  /** Of each piece of work, in milliseconds. */
  readonly times: readonly number[];
  readonly seconds: number;
  readonly cpuSeconds: number;
}

function perCpuSecond({ times, cpuSeconds }: MeasuredTimes): number {
  return times.length / cpuSeconds;
}

function repeat(length: number, next: () => number, work: MeasuredWork): MeasuredTimes {
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
