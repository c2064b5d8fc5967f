import type { Event, PlayerId } from '@mura/engine';
import { type Follower, follow } from '@mura/worlds';
import { type Assumed, explainTrusting } from './explain.ts';
import type { FromCounter, ToCounter } from './messages.ts';

interface WorkerScope {
  postMessage(message: FromCounter): void;
  onmessage: ((event: { data: ToCounter }) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
/** All that the viewer was given: with another assumption it is heard once more. */
const heard: Event[] = [];
let viewer: PlayerId | 'observer' = 'observer';
let assume: Assumed = 'none';
let follower: Follower | null = null;

/** Counting may take a moment in a large village, and the page must not wait for it. */
scope.onmessage = ({ data }) => {
  switch (data.type) {
    case 'take':
      viewer = data.viewer;
      follower ??= followerOf(assume);
      for (const [index, event] of data.events.entries()) follower.take(event, data.from + index);
      heard.push(...data.events);
      tellWorlds(follower);
      return;
    case 'assume':
      assume = data.assume;
      follower = followerOf(assume);
      tellWorlds(follower);
      return;
    case 'why':
      if (follower === null) return;
      scope.postMessage({ type: 'why', ...explainTrusting(follower, () => followerOf('none'), data) });
  }
};

/** Somebody who has heard everything so far. */
function followerOf(assumed: Assumed): Follower {
  const made = follow({ as: viewer, assume: assumed, hypotheses: [] });
  for (const [seq, event] of heard.entries()) made.take(event, seq);
  return made;
}

function tellWorlds(of: Follower): void {
  scope.postMessage({ type: 'worlds', after: heard.length, worlds: of.worlds() });
}
