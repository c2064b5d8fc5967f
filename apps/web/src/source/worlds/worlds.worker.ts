import { type Follower, follow } from '@mura/worlds';
import { explain } from './explain.ts';
import type { FromCounter, ToCounter } from './messages.ts';

interface WorkerScope {
  postMessage(message: FromCounter): void;
  onmessage: ((event: { data: ToCounter }) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
let follower: Follower | null = null;

/** Counting may take a moment in a large village, and the page must not wait for it. */
scope.onmessage = ({ data }) => {
  if (data.type === 'why') {
    if (follower !== null) scope.postMessage({ type: 'why', ...explain(follower, data) });
    return;
  }
  const { viewer, events, from } = data;
  follower ??= follow({ as: viewer, assume: 'none', hypotheses: [] });
  for (const [index, event] of events.entries()) follower.take(event, from + index);
  scope.postMessage({ type: 'worlds', after: from + events.length, worlds: follower.worlds() });
};
