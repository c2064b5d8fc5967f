import type { ForkComparison, ForkTrouble } from '@mura/arena/what-if';
import type { ForkNews, PlayFork } from '../../source/what-if/messages.ts';

/** A fork that is being played in a worker, and what is known of it so far. */
export class Forking {
  #worker: Worker | null = null;
  state = $state<'idle' | 'running' | 'stopped' | 'done' | 'failed'>('idle');
  comparison = $state.raw<ForkComparison | null>(null);
  trouble = $state.raw<ForkTrouble | null>(null);
  wanted = $state(0);

  play(order: PlayFork): void {
    this.close();
    this.comparison = null;
    this.trouble = null;
    this.wanted = order.pairs;
    this.state = 'running';
    const worker = new Worker(new URL('../../source/what-if/what-if.worker.ts', import.meta.url), {
      type: 'module',
    });
    this.#worker = worker;
    worker.onmessage = ({ data }: { data: ForkNews }) => this.#take(data);
    worker.onerror = () => this.#end('failed');
    worker.postMessage(order);
  }

  stop(): void {
    if (this.state === 'running') this.#end('stopped');
  }

  /** What was played before belongs to another fork. */
  forget(): void {
    this.close();
    this.state = 'idle';
    this.comparison = null;
    this.trouble = null;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #take(news: ForkNews): void {
    if (news.type === 'refused') {
      this.trouble = news.trouble;
      this.#end('idle');
      return;
    }
    this.comparison = news.comparison;
    if (news.comparison.pairs >= this.wanted) this.#end('done');
  }

  #end(state: Forking['state']): void {
    this.state = state;
    this.close();
  }
}
