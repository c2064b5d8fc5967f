import type { Worlds } from '@mura/worlds';
import type { Film, ReplayEyes } from '../../source/replay.ts';
import type { AskedWhy, WhyAnswer } from '../../source/worlds/explain.ts';
import type { FromReplayCounter, ToReplayCounter } from '../../source/worlds/replay-messages.ts';

/** The worlds of a record, counted in a worker for one viewpoint. */
export class Counting {
  readonly #worker = new Worker(new URL('../../source/worlds/replay.worker.ts', import.meta.url), {
    type: 'module',
  });
  #run = 0;
  /** After every event, as far as counted. */
  counts = $state.raw<readonly number[]>([]);
  worlds = $state.raw<Worlds | null>(null);
  /** The place of which `worlds` is. */
  worldsAt = $state(-1);
  why = $state.raw<WhyAnswer | null>(null);

  constructor() {
    this.#worker.onmessage = ({ data }: { data: FromReplayCounter }) => this.#receive(data);
  }

  follow({ events, isWhole }: Film, as: ReplayEyes, assume: 'none' | 'village'): void {
    this.#run++;
    this.counts = [];
    this.worlds = null;
    this.why = null;
    this.#send({ type: 'follow', run: this.#run, events, as, assume, isWhole });
  }

  at(place: number): void {
    this.why = null;
    this.#send({ type: 'at', run: this.#run, place });
  }

  explain(place: number, asked: AskedWhy): void {
    this.#send({ type: 'why', run: this.#run, place, ...asked });
  }

  close(): void {
    this.#worker.terminate();
  }

  #receive(message: FromReplayCounter): void {
    if (message.run !== this.#run) return;
    switch (message.type) {
      case 'counts':
        this.counts = [...this.counts, ...message.counts];
        return;
      case 'worlds':
        this.worlds = message.worlds;
        this.worldsAt = message.place;
        return;
      case 'why':
        this.why = message;
        return;
    }
  }

  #send(message: ToReplayCounter): void {
    this.#worker.postMessage(message);
  }
}
