import { describe, expect, test } from 'vitest';
import {
  many,
  play,
  setupOf,
  type TestScene,
  tableFor,
  until,
  villageOf,
  vote,
} from '../../testing/index.ts';
import { Conductor, type Entry, type Event, Feed, type Question, type Role, type Seat } from '../index.ts';

const FIVE: Role[] = [...many(3, 'villager'), 'seer', 'werewolf'];

/** The record of a scene, all of it written down at the same time. */
function entriesOf({ events }: TestScene): Entry[] {
  return events.map((event, seq) => ({ seq, at: 0, event }));
}

function filled(entries: readonly Entry[], fault?: (error: unknown) => void): Feed {
  const feed = new Feed(FIVE.length, fault === undefined ? {} : { fault });
  feed.push(entries);
  return feed;
}

/** Somebody who writes down what reaches them. */
function listener() {
  const heard: Event[] = [];
  const asked: Question[] = [];
  const seat: Seat = { hear: (event) => heard.push(event), ask: (question) => asked.push(question) };
  return { heard, asked, seat };
}

describe('the feed', () => {
  const entries = entriesOf(play(villageOf(FIVE), until('vote', 1)));

  test('passes over what it knows, and takes nothing before what comes first', () => {
    const feed = filled(entries.slice(0, 4));
    const { heard, seat } = listener();
    feed.subscribe('master', seat);
    feed.push(entries.slice(2, 6));
    expect(heard).toEqual(entries.slice(0, 6).map(({ event }) => event));
    expect(() => feed.push(entries.slice(7))).toThrow('entries follow one another');
  });

  test('whoever sits down in place of another hears what their player knows, then that they know it, then is asked', () => {
    const table = tableFor(FIVE.length);
    const opened = Conductor.open(setupOf(FIVE), table.outside);
    expect(opened.ok).toBe(true);
    const { feed } = table.outside;
    const order: string[] = [];
    const seat: Seat = { hear: () => order.push('hears'), ask: () => order.push('is asked') };
    feed.sit(4, seat, { caughtUp: () => order.push('knows') });
    expect(order).toEqual([...feed.given(4).map(() => 'hears'), 'knows', 'is asked']);
    const before = table.heard[3]!.length;
    if (opened.ok) opened.value.answer({ type: 'divine', player: 4, target: 5 });
    expect(table.heard[3]).toHaveLength(before);
    expect(order.length).toBe(feed.given(4).length + 2);
  });

  test('whoever has a bug does not keep others from hearing and being asked', () => {
    const errors: unknown[] = [];
    const feed = filled([], (error) => errors.push(error));
    const { heard, asked, seat } = listener();
    const bug = () => {
      throw new Error('a bug');
    };
    feed.sit(1, { hear: bug, ask: bug });
    feed.subscribe(1, { hear: bug, ask: bug });
    feed.sit(2, seat);
    feed.push(entries);
    feed.ask({ act: 'vote', player: 1, day: 1, round: 0, turn: 0 }, 0);
    feed.ask({ act: 'vote', player: 2, day: 1, round: 0, turn: 0 }, 0);
    expect(heard).toEqual(feed.given(2).map(({ event }) => event));
    expect(asked).toHaveLength(1);
    // Twice each event, the question, and the one that is open besides.
    expect(errors).toHaveLength(2 * feed.given(1).length + 2);
  });

  test('is followed as long as somebody reads, and whoever has ended hears nothing more', () => {
    const feed = filled(entries.slice(0, 4));
    const { heard, seat } = listener();
    expect(feed.isFollowed).toBe(false);
    const subscription = feed.subscribe('master', seat);
    expect(feed.isFollowed).toBe(true);
    subscription.end();
    feed.push(entries.slice(4));
    subscription.resume();
    expect([feed.isFollowed, heard.length]).toEqual([false, 4]);
  });

  test('that forgets keeps nothing for those who come later, and they cannot come', () => {
    const { heard, seat } = listener();
    const feed = Feed.of([seat, ...FIVE.slice(1).map(() => listener().seat)], [], { forgets: true });
    feed.push(entries);
    expect(heard).toEqual(
      filled(entries)
        .given(1)
        .map(({ event }) => event),
    );
    expect(() => feed.subscribe('observer', seat)).toThrow('nobody reads what was forgotten');
  });

  test('that a question is over is not told: others would show in it', () => {
    const scene = play(villageOf(FIVE), until('vote', 1));
    const feed = filled(entriesOf(scene));
    const { asked, seat } = listener();
    feed.subscribe(2, seat);
    expect(asked.map(({ request }) => request.act)).toEqual(['vote']);
    feed.push(entriesOf(play(scene, vote(2, 1), vote(1, 2))).slice(feed.length));
    expect([asked.length, feed.questionsFor(2)]).toEqual([1, []]);
  });

  test('a reader who is not ready costs a cursor, and goes on from it', () => {
    const feed = filled(entries.slice(0, 2));
    const { heard, seat } = listener();
    let isReady = false;
    const subscription = feed.subscribe('master', { ...seat, isReady: () => isReady });
    feed.push(entries.slice(2));
    expect(heard).toEqual([]);
    isReady = true;
    subscription.resume();
    expect(heard).toEqual(entries.map(({ event }) => event));
  });
});
