import { ForkTally, playPair, readyFork } from '@mura/arena/what-if';
import { workerScope } from '../worker-scope.ts';
import type { ForkNews, PlayFork } from './messages.ts';

/** Plays a fork on, beside the page and not in it; whoever has had enough ends the worker. */
const scope = workerScope<PlayFork, ForkNews>();

/** News come so often, in milliseconds. */
const NEWS_EVERY = 250;

scope.onmessage = ({ data: { record, fork, mind, seed, pairs } }) => {
  const ready = readyFork(record, fork, mind);
  if (!ready.ok) {
    scope.postMessage({ type: 'refused', trouble: ready.error });
    return;
  }
  const tally = new ForkTally();
  let toldAt = performance.now();
  for (let pair = 1; pair <= pairs; pair++) {
    tally.add(playPair(ready.value, seed, pair));
    if (pair < pairs && performance.now() - toldAt < NEWS_EVERY) continue;
    toldAt = performance.now();
    scope.postMessage({ type: 'played', comparison: tally.compare() });
  }
};
