import type { Layers, LieMark, TaggedPost } from '@mura/corpus';
import type { VillageRecord } from '@mura/records';

export const LAYERS = ['links', 'tags', 'lies'] as const;
export type Layer = (typeof LAYERS)[number];

/** What is drawn over a replay; it is read in a worker when the first layer is asked for. */
export class Layering {
  readonly #record: VillageRecord;
  #worker: Worker | null = null;
  #shown = $state.raw<ReadonlySet<Layer>>(new Set());
  #layers = $state.raw<Layers | null>(null);
  state = $state<'idle' | 'reading' | 'failed'>('idle');
  /** By the number of the post in the record. */
  readonly posts = $derived(new Map<number, TaggedPost>(this.#layers?.posts.map((post) => [post.seq, post])));
  readonly lies = $derived.by((): ReadonlyMap<number, readonly LieMark[]> => {
    const found = new Map<number, LieMark[]>();
    for (const mark of this.#layers?.lies ?? []) found.set(mark.seq, [...(found.get(mark.seq) ?? []), mark]);
    return found;
  });

  constructor(record: VillageRecord) {
    this.#record = record;
  }

  get layers(): Layers | null {
    return this.#layers;
  }

  has(layer: Layer): boolean {
    return this.#shown.has(layer);
  }

  toggle(layer: Layer): void {
    const shown = new Set(this.#shown);
    if (!shown.delete(layer)) shown.add(layer);
    this.#shown = shown;
    if (this.#layers === null && this.#worker === null) this.#read();
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #read(): void {
    this.state = 'reading';
    const worker = new Worker(new URL('../../source/study/layers.worker.ts', import.meta.url), {
      type: 'module',
    });
    this.#worker = worker;
    worker.onmessage = ({ data }: { data: Layers }) => {
      this.#layers = data;
      this.state = 'idle';
      this.close();
    };
    worker.onerror = () => {
      this.state = 'failed';
      this.close();
    };
    worker.postMessage(this.#record);
  }
}
