import type { Benchmark } from '@mura/arena';

export function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** Milliseconds. */
const LONGEST_WARM_UP = 20_000;

/** The games that ended, and what they took. */
export class GameCount {
  #times: number[] = [];
  #begin: (() => void) | null = null;
  /** The first game has ended. */
  readonly #first = new Promise<void>((resolve) => {
    this.#begin = resolve;
  });

  add(seconds: number): void {
    this.#begin?.();
    this.#times.push(seconds * 1000);
  }

  /**
   * Compilers need some games, and those that began together must part: at least so many seconds and games pass, though
   * on a busy machine nobody waits for ever.
   */
  async warmUp(seconds: number, games: number): Promise<void> {
    await this.#first;
    await pause(seconds);
    const latest = performance.now() + LONGEST_WARM_UP;
    while (this.#times.length < games && performance.now() < latest) await pause(0.1);
  }

  async during(work: () => Promise<void>): Promise<Pick<Benchmark, 'perCpuSecond' | 'perSecond' | 'p99Ms'>> {
    this.#times = [];
    const cpuBefore = process.cpuUsage();
    const began = performance.now();
    await work();
    // Games that began together end together, and on a busy machine none may end for a while.
    while (this.#times.length === 0) await pause(0.1);
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
