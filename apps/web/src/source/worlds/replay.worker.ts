import { asMeant, type Follower, follow } from '@mura/worlds';
import { workerScope } from '../worker-scope.ts';
import { explain, type WhyAnswer } from './explain.ts';
import type { FromReplayCounter, ToReplayCounter } from './replay-messages.ts';

type Followed = Extract<ToReplayCounter, { type: 'follow' }>;
type WhyQuestion = Extract<ToReplayCounter, { type: 'why' }>;

const scope = workerScope<ToReplayCounter, FromReplayCounter>();
/** So long it counts before it listens again, in milliseconds. */
const SLICE = 40;

let followed: Followed | null = null;
let reader: ReplayFollower | null = null;

/** A follower that goes to any place of the record. */
class ReplayFollower {
  readonly #events: Followed['events'];
  readonly follower: Follower;
  #next = 0;

  constructor({ events, as, assume, isWhole }: Followed) {
    this.#events = asMeant(events);
    this.follower = follow({ as, assume, hypotheses: [] }, { complete: isWhole });
  }

  goTo(place: number): void {
    if (place < this.#next - 1) {
      this.follower.back(place);
      this.#next = place + 1;
    }
    for (; this.#next <= place && this.#next < this.#events.length; this.#next++) {
      this.follower.take(this.#events[this.#next]!, this.#next);
    }
  }
}

scope.onmessage = ({ data }) => {
  if (data.type === 'follow') {
    followed = data;
    reader = new ReplayFollower(data);
    countFrom(data, new ReplayFollower(data), 0);
    return;
  }
  if (followed === null || reader === null || data.run !== followed.run) return;
  reader.goTo(data.place);
  if (data.type === 'at')
    scope.postMessage({ type: 'worlds', run: data.run, place: data.place, worlds: reader.follower.worlds() });
  else
    void explainAt(followed, reader, data).then((answer) =>
      scope.postMessage({ type: 'why', run: data.run, ...answer }),
    );
};

/** The number of worlds after every event, a slice at a time, so that questions in between need not wait. */
function countFrom(of: Followed, counter: ReplayFollower, from: number): void {
  if (of !== followed || from >= of.events.length) return;
  const end = performance.now() + SLICE;
  const counts: number[] = [];
  for (let place = from; place < of.events.length && performance.now() < end; place++) {
    counter.goTo(place);
    counts.push(counter.follower.worlds()?.count ?? 0);
  }
  scope.postMessage({ type: 'counts', run: of.run, from, counts });
  setTimeout(() => countFrom(of, counter, from + counts.length), 0);
}

function explainAt(of: Followed, { follower }: ReplayFollower, asked: WhyQuestion): Promise<WhyAnswer> {
  const doubter = () => {
    const reader = new ReplayFollower({ ...of, assume: 'none' });
    reader.goTo(asked.place);
    return reader.follower;
  };
  return explain(follower, doubter, asked);
}
