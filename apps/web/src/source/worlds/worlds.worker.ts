import { type Follower, follow } from '@mura/worlds';
import type { FromCounter, ToCounter } from './messages.ts';

interface WorkerScope {
  postMessage(message: FromCounter): void;
  onmessage: ((event: { data: ToCounter }) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
let follower: Follower | null = null;

/** Counting may take a moment in a large village, and the page must not wait for it. */
scope.onmessage = ({ data: { viewer, events, from } }) => {
  follower ??= follow({ as: viewer, assume: 'none', hypotheses: [] });
  for (const [index, event] of events.entries()) follower.take(event, from + index);
  scope.postMessage({ after: from + events.length, worlds: follower.worlds() });
};
