import type { Event, PlayerId } from '@mura/engine';
import { asMeant, type Follower, follow } from '@mura/worlds';
import { workerScope } from '../worker-scope.ts';
import { type Assumed, explain } from './explain.ts';
import type { FromCounter, ToCounter } from './messages.ts';

const scope = workerScope<ToCounter, FromCounter>();
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
      heard.push(...data.events);
      // Whoever says how they meant something has always said that.
      if (data.events.some(({ type }) => type === 'corrected')) follower = followerOf(assume);
      else for (const [index, event] of data.events.entries()) follower.take(event, data.from + index);
      tellWorlds(follower);
      return;
    case 'assume':
      assume = data.assume;
      follower = followerOf(assume);
      tellWorlds(follower);
      return;
    case 'why':
      if (follower === null) return;
      void explain(follower, () => followerOf('none'), data).then((answer) =>
        scope.postMessage({ type: 'why', ...answer }),
      );
  }
};

/** Somebody who has heard everything so far. */
function followerOf(assumed: Assumed): Follower {
  const made = follow({ as: viewer, assume: assumed, hypotheses: [] });
  for (const [seq, event] of asMeant(heard).entries()) made.take(event, seq);
  return made;
}

function tellWorlds(of: Follower): void {
  scope.postMessage({ type: 'worlds', after: heard.length, worlds: of.worlds() });
}
