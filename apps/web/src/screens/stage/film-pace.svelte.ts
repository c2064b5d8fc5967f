import { tick } from 'svelte';
import { isBeat } from '../../model/stage/beats.ts';
import type { Reel } from '../replay/reel.svelte.ts';

const SPEEDS: readonly number[] = [0.5, 1, 1.5, 2, 4];
const USUAL = 1;

/** What is shown now: how long one reads it, and the voice that says it. */
export interface FilmFrame {
  /** Milliseconds at the usual speed. */
  readonly time: number;
  say(): Promise<void>;
  hush(): void;
}

/** Plays a record as a film: each scene as long as it takes to read it, or to say it. */
export class FilmPace {
  readonly #reel: Reel;
  readonly #shown: () => FilmFrame;
  #isRunning = $state(false);
  #speed = $state(USUAL);
  /** Whoever has waited for an older turn goes on no more. */
  #turn = 0;
  #place = -1;

  constructor(reel: Reel, shown: () => FilmFrame) {
    this.#reel = reel;
    this.#shown = shown;
    // Whoever jumps elsewhere begins to read there.
    $effect(() => {
      const moved = reel.place !== this.#place;
      this.#place = reel.place;
      if (moved && this.#isRunning) void this.#go();
    });
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  get speed(): number {
    return this.#speed;
  }

  /** Only what the list has; from an address, say. */
  setSpeed(speed: number): void {
    this.#speed = SPEEDS.includes(speed) ? speed : USUAL;
  }

  faster(): void {
    const next = SPEEDS.indexOf(this.#speed) + 1;
    this.#speed = SPEEDS[next % SPEEDS.length]!;
  }

  toggle(): void {
    if (this.#isRunning) this.halt();
    else this.run();
  }

  run(): void {
    if (this.#reel.place >= this.#reel.last) this.#reel.goTo(0);
    this.#isRunning = true;
    void this.#go();
  }

  halt(): void {
    this.#turn++;
    this.#isRunning = false;
    this.#shown().hush();
  }

  step(by: 1 | -1): void {
    this.#reel.stepTo(isBeat, by);
  }

  async #go(): Promise<void> {
    const turn = ++this.#turn;
    this.#shown().hush();
    while (this.#isRunning) {
      await tick();
      const { time, say } = this.#shown();
      await Promise.all([waited(time / this.#speed), say()]);
      await inSight();
      if (turn !== this.#turn) return;
      if (this.#reel.place >= this.#reel.last) this.#isRunning = false;
      else this.step(1);
      this.#place = this.#reel.place;
    }
  }
}

function waited(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A film in a hidden tab stands still. */
async function inSight(): Promise<void> {
  while (document.hidden)
    await new Promise((resolve) => addEventListener('visibilitychange', resolve, { once: true }));
}
