import type { Act } from '../action.ts';
import type { PlayerId } from '../player.ts';
import { isSameQuestion, type Question } from '../view/legal.ts';
import { openView, seeGiven } from '../view/see.ts';
import { newSharedView } from '../view/shared.ts';
import type { View, Viewer } from '../view/view.ts';
import type { Entry } from './entry.ts';
import type { Inbox, InboxReader } from './inbox.ts';
import type { Subscriber, ViewSoFar } from './subscriber.ts';

/** The feed, as far as a subscription needs it. */
interface SubscribedFeed {
  viewOf(viewer: Viewer): View;
  questionsFor(player: PlayerId): readonly Question[];
  /** Does what is a subscriber's. */
  guard(call: () => void): void;
}

/**
 * How far a subscriber has come with what its viewer is given. Everything reaches it in the viewer's order; what it
 * cannot take yet waits in the feed, and only the cursor is its own.
 */
export class Subscription implements ViewSoFar, InboxReader {
  readonly #feed: SubscribedFeed;
  readonly #inbox: Inbox;
  readonly #subscriber: Subscriber;
  /** The number of the event that comes next. */
  #next: number;
  /** How many of its actions are not answered yet. */
  #underWay = 0;
  #isEnded = false;
  /** The last question told in this phase, by what is asked. */
  readonly #asked = new Map<Act, Question>();
  /** What the viewer knew so far, while it is behind. */
  #past: { readonly view: View; seen: number } | null = null;

  constructor(feed: SubscribedFeed, inbox: Inbox, subscriber: Subscriber, after: number) {
    this.#feed = feed;
    this.#inbox = inbox;
    this.#subscriber = subscriber;
    this.#next = after + 1;
  }

  get view(): View {
    const { viewer, given } = this.#inbox;
    if (this.#isUpToDate) {
      this.#past = null;
      return this.#feed.viewOf(viewer);
    }
    this.#past ??= { view: openView(viewer, newSharedView()), seen: 0 };
    while (this.#past.seen < this.#next) seeGiven(this.#past.view, given[this.#past.seen++]!.event);
    return this.#past.view;
  }

  get #isUpToDate(): boolean {
    return this.#next >= this.#inbox.given.length;
  }

  /** Something new, under its number; a subscriber who is behind, or not ready, comes to it later. */
  offer(entry: Entry, number: number): void {
    if (this.#next === number) this.#give(entry);
  }

  /** Goes on from its cursor, as far as the subscriber can take it; then it is told what is open. */
  resume(): void {
    while (!this.#isUpToDate) if (!this.#give(this.#inbox.given[this.#next]!)) return;
    this.tellQuestions();
  }

  /**
   * The subscriber acts: `carry` brings its action to whoever decides, and the answer back, once. The answer goes out
   * before anything that follows from the action: behind it, its place among the events would show whether the village
   * went on at once or waited for somebody in secret.
   */
  act<Answer>(carry: (answered: (answer: Answer) => void) => void, give: (answer: Answer) => void): void {
    this.#underWay++;
    carry((answer) => {
      give(answer);
      this.#underWay--;
      this.resume();
    });
  }

  /**
   * Each question once in a phase, and again when it changes; that it is over is not told, since others' answers would
   * show in it.
   */
  tellQuestions(): void {
    const { viewer } = this.#inbox;
    if (this.#subscriber.ask === undefined || typeof viewer !== 'number') return;
    if (this.#isHeld || !this.#isUpToDate) return;
    for (const question of this.#feed.questionsFor(viewer)) {
      const { act } = question.request;
      const asked = this.#asked.get(act);
      if (asked !== undefined && isSameQuestion(asked, question)) continue;
      this.#asked.set(act, question);
      this.#feed.guard(() => this.#subscriber.ask?.(question));
    }
  }

  end(): void {
    this.#isEnded = true;
    this.#inbox.remove(this);
  }

  get #isHeld(): boolean {
    return this.#isEnded || this.#underWay > 0;
  }

  /** False: not now. */
  #give({ event, at }: Entry): boolean {
    if (this.#isHeld || this.#subscriber.isReady?.(at) === false) return false;
    const number = this.#next++;
    // The next phase may ask in the same words.
    if (event.type === 'phaseBegan') this.#asked.clear();
    this.#feed.guard(() => this.#subscriber.hear(event, number, at));
    return true;
  }
}
