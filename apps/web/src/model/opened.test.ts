import {
  decide,
  type Event,
  givenTo,
  MARKS,
  type Mark,
  open,
  type PlayerId,
  type Role,
  seeded,
  teamOf,
  toGiven,
} from '@mura/engine';
import type { VillageRecord } from '@mura/records';
import { describe, expect, test } from 'vitest';
import { playSetup } from '../../../../packages/records/testing/play.ts';
import type { SoloWish } from '../source/solo/messages.ts';
import { setupFor } from '../source/solo/solo-setup.ts';
import { bestPosts, starActions, starredNumbers, votesForPosts } from './best-posts.ts';
import { boardFor, rolesIn } from './board.ts';
import { datedMarks } from './dated-marks.ts';
import { insightByDay, insightOfOthers } from './insight.ts';
import { daysOfTalk, mirrorOf, sideIn } from './mirror.ts';
import { take } from './take.ts';
import { newVillage, type VillageModel } from './village-model.ts';

const WISH: SoloWish = {
  size: 9,
  form: 'table',
  role: null,
  cast: 'mura',
  characters: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  language: 'ja',
  nickname: 'somebody',
  pace: 1,
  game: 'game',
};

/** A village by the rules of the page in which everybody marks and stars as they like, also after the end. */
function played(seed: string): VillageRecord {
  return playSetup(setupFor(WISH, seed), seed);
}

/** What a seat was given of it, as the page folds it. */
function seenBy(
  player: PlayerId,
  { entries }: VillageRecord,
  isUntil: (event: Event) => boolean,
): VillageModel {
  const end = entries.findIndex(({ event }) => isUntil(event as Event));
  const shown = end < 0 ? entries : entries.slice(0, end);
  const times = new Map(shown.map(({ event, at }) => [event as Event, at ?? 0]));
  const model = newVillage();
  take(model, { type: 'welcome', player, now: 0 }, 0);
  for (const { event, number } of givenTo(player, times.keys()))
    take(model, { type: 'event', number, at: times.get(event) ?? 0, event: toGiven(event) }, 0);
  return model;
}

const NEVER = () => false;
const records = ['one', 'two', 'three', 'four'].map(played);

/** Told from the whole record: who marked whom as what on which day. */
function marksIn({ entries }: VillageRecord) {
  let day = 0;
  return entries.flatMap(({ event: one }) => {
    const event = one as Event;
    if (event.type === 'dawnBroke' || event.type === 'dayBegan') day = event.day;
    return event.type === 'marked' ? [{ ...event, day }] : [];
  });
}

describe('[R000-INFO-09] after the end', () => {
  test('the boards of all are known with the days of their marks; before it, only one’s own', () => {
    for (const record of records) {
      const all = marksIn(record);
      expect(all.some(({ player }) => player !== 1)).toBe(true);
      const known = datedMarks(seenBy(1, record, NEVER));
      const order = (marks: readonly { player: number }[]) =>
        marks.toSorted((one, other) => one.player - other.player);
      const facts = all.map(({ player, target, role, mark, day }) => ({ player, target, role, mark, day }));
      expect(order(known)).toEqual(order(facts));
      const before = datedMarks(seenBy(1, record, ({ type }) => type === 'ended'));
      expect(before.every(({ player }) => player === 1)).toBe(true);
    }
  });

  test('how others saw me is read from their boards, day by day', () => {
    let seen = 0;
    for (const record of records)
      for (let me = 1; me <= WISH.size; me++) {
        const model = seenBy(me, record, NEVER);
        const roles = rolesIn(model.view.shared.rules!.roles);
        const days = daysOfTalk(model);
        for (const { player, days: shown, steps } of mirrorOf(model)) {
          const marks = marksIn(record).filter((mark) => mark.player === player);
          expect(steps).toHaveLength(marks.filter(({ target }) => target === me).length);
          for (const [index, { board }] of shown.entries()) {
            const until = marks.filter(({ day }) => day <= days[index]!);
            const cells = new Map<Role, Mark>(
              until.filter(({ target }) => target === me).map(({ role, mark }) => [role, mark]),
            );
            expect(board).toBe(until.length === 0 ? null : sideIn(cells, roles));
            if (board !== null && board !== '?') seen++;
          }
        }
      }
    expect(seen).toBeGreaterThan(10);
  });

  test('a row of a board says of which side somebody is held to be', () => {
    const roles: Role[] = ['villager', 'seer', 'possessed', 'werewolf'];
    const side = (...marks: [Role, Mark][]) => sideIn(new Map(marks), roles);
    expect(side()).toBe('?');
    expect(side(['seer', 'O'])).toBe('O');
    expect(side(['possessed', 'O'])).toBe('X');
    expect(side(['werewolf', 'X'], ['possessed', 'X'])).toBe('O');
    expect(side(['villager', 'X'], ['seer', 'X'])).toBe('X');
    expect(side(['werewolf', 'Δ'])).toBe('Δ');
    expect(side(['werewolf', 'X'])).toBe('Δ');
    expect(side(['werewolf', '?'])).toBe('?');
    expect(roles.map(teamOf)).toContain('werewolf');
  });

  test('how near one was to the truth is told of one’s own board, and of the others apart', () => {
    for (const record of records) {
      const model = seenBy(1, record, NEVER);
      const own = insightByDay(model);
      const alone = newVillage();
      take(alone, { type: 'welcome', player: 1, now: 0 }, 0);
      let number = 0;
      for (const [index, event] of model.events.entries()) {
        if (event.type === 'marked' && event.player !== 1) continue;
        take(alone, { type: 'event', number: number++, at: model.givenAt[index]!, event: toGiven(event) }, 0);
      }
      expect(insightByDay(alone)).toEqual(own);
      expect(insightOfOthers(alone)).toEqual([]);
      expect(insightOfOthers(model).length).toBeGreaterThan(0);
    }
  });
});

test('[R000-INFO-08] each seat has a board of its own about every other seat', () => {
  const setup = setupFor(WISH, 'boards');
  const opened = open(setup, seeded('boards'));
  if (!opened.ok) throw new Error(opened.error[0]?.message);
  const roles = rolesIn(setup.rules.roles);
  const markOf = (player: PlayerId, target: PlayerId, role: number): Mark =>
    MARKS[(player * 7 + target * 3 + role) % MARKS.length]!;
  let { village, events } = opened.value;
  const seats = setup.cast.map((_, index) => index + 1);
  for (const player of seats)
    for (const target of seats)
      for (const [index, role] of roles.entries()) {
        const mark = markOf(player, target, index);
        const decided = decide(village, { type: 'mark', player, target, role, mark }, seeded('boards'));
        if (!decided.ok) throw new Error(decided.error);
        village = decided.value.village;
        events = [...events, ...decided.value.events];
      }
  const entries = events.map((event, seq) => ({ seq, at: seq, event }));
  for (const player of seats) {
    const model = seenBy(player, { header: records[0]!.header, entries }, NEVER);
    const board = boardFor(model);
    const unknown = seats.filter((target) => target !== player && !model.view.own.fellows.includes(target));
    expect(unknown.length).toBeGreaterThan(setup.cast.length - 4);
    for (const target of unknown)
      for (const [index, role] of roles.entries())
        expect(board(target, role)).toEqual({ mark: markOf(player, target, index), isKnown: false });
  }
});

describe('the best post', () => {
  /** Told from the whole record: stars since everybody can see them. */
  function votesIn({ entries }: VillageRecord): Map<PlayerId, number> {
    const votes = new Map<PlayerId, number>();
    const opening = entries.findIndex(({ event }) => event.type === 'channelsOpened');
    for (const { event: one } of entries.slice(opening)) {
      const event = one as Event;
      if (event.type !== 'starred') continue;
      if (event.starred) votes.set(event.player, event.number);
      else if (votes.get(event.player) === event.number) votes.delete(event.player);
    }
    return votes;
  }

  test('is voted for after the end by everybody, each with one vote; stars before it do not count', () => {
    for (const record of records) {
      const votes = votesIn(record);
      for (const player of [1, 5]) expect(votesForPosts(seenBy(player, record, NEVER))).toEqual(votes);
      const model = seenBy(1, record, NEVER);
      const [best] = bestPosts(model);
      const most = Math.max(
        0,
        ...[...votes.values()].map((one) => [...votes.values()].filter((n) => n === one).length),
      );
      expect(best?.voters.length ?? 0).toBe(most);
    }
    expect(records.some((record) => votesIn(record).size > 0)).toBe(true);
  });

  test('a new vote takes the old one away, and the same again takes it back', () => {
    const model = seenBy(1, records[0]!, ({ type }) => type === 'phaseEnded');
    const after = seenBy(1, records[0]!, NEVER);
    expect(starActions(model, 3)).toEqual([{ type: 'star', channel: 'talk', number: 3, starred: true }]);
    const star = (number: number, starred: boolean) => {
      const event = { type: 'starred', player: 1, channel: 'talk', number, starred } as const;
      take(after, { type: 'event', number: after.events.length, at: Number.MAX_SAFE_INTEGER, event }, 0);
    };
    star(2, true);
    expect([...starredNumbers(after)]).toEqual([2]);
    const moved = starActions(after, 4);
    expect(moved).toMatchObject([
      { number: 2, starred: false },
      { number: 4, starred: true },
    ]);
    star(2, false);
    star(4, true);
    expect(starActions(after, 4)).toMatchObject([{ number: 4, starred: false }]);
    expect(votesForPosts(after).get(1)).toBe(4);
  });
});
