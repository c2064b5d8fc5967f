import type { Benchmark } from '@mura/arena';

export function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** The games that ended, and what they took. */
export class GameCount {
  #times: number[] = [];
  #begin: (() => void) | null = null;
  /** The first game has ended. */
  readonly first = new Promise<void>((resolve) => {
    this.#begin = resolve;
  });

  add(seconds: number): void {
    this.#begin?.();
    this.#times.push(seconds * 1000);
  }

  async during(work: () => Promise<void>): Promise<Pick<Benchmark, 'perCpuSecond' | 'perSecond' | 'p99Ms'>> {
    this.#times = [];
    const cpuBefore = process.cpuUsage();
    const began = performance.now();
    await work();
    const { user, system } = process.cpuUsage(cpuBefore);
    const seconds = (performance.now() - began) / 1000;
    const times = this.#times.sort((one, other) => one - other);
    return {
      perCpuSecond: times.length / ((user + system) / 1e6),
      perSecond: times.length / seconds,
      p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
    };
  }
}
