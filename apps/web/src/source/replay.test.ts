import { readFileSync } from 'node:fs';
import { readAny } from '@mura/records';
import { beforeAll, describe, expect, test } from 'vitest';
import { emakiOf } from '../model/emaki.ts';
import { suspicionsOf } from '../model/suspicion.ts';
import { type Film, filmOf, ReplaySource, shotsFor } from './replay.ts';
import type { News } from './source.ts';

let film: Film;
beforeAll(() => {
  const file = new URL('../../../../golden/logs/aiwolf-protocol/gat2017-15p-000.log', import.meta.url);
  const read = readAny(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.error.reason);
  film = filmOf(read.value, 'contest');
});

const isSecret = (type: string) =>
  ['roleTold', 'divined', 'identified', 'guarded', 'attackVoted', 'sealed'].includes(type);

describe('what eyes see of a record', () => {
  test('an observer sees nothing that is secret before the end', () => {
    const shots = shotsFor(film, 'observer');
    const end = shots.findIndex(({ event }) => event.type === 'ended');
    const before = shots.slice(0, end);
    expect(before.length).toBeGreaterThan(500);
    expect(before.filter(({ event }) => isSecret(event.type))).toEqual([]);
    expect(before.filter(({ event }) => event.type === 'talked' && event.channel !== 'talk')).toEqual([]);
  });

  test('a player sees their own secrets and no others', () => {
    const told = shotsFor(film, 3).flatMap(({ event }) => (event.type === 'roleTold' ? [event.player] : []));
    expect(told).toEqual([3]);
  });

  test('the pack hears its whispers, and the master everything', () => {
    const whispers = (eyes: 'werewolves' | 'master') =>
      shotsFor(film, eyes).filter(({ event }) => event.type === 'talked' && event.channel === 'whisper')
        .length;
    expect(whispers('werewolves')).toBeGreaterThan(0);
    expect(whispers('werewolves')).toBe(whispers('master'));
    expect(shotsFor(film, 'werewolves').some(({ event }) => event.type === 'divined')).toBe(false);
    expect(shotsFor(film, 'master')).toHaveLength(film.events.length);
  });

  test('is told as far as one has come, in order and once', () => {
    const shots = shotsFor(film, 'observer');
    const source = new ReplaySource(shots, 'observer');
    const news: News[] = [];
    source.listen((one) => news.push(one));
    for (const place of [100, 100, 250, film.events.length]) source.goOn(place);
    const numbers = news.flatMap((one) => (one.type === 'event' ? [one.number] : []));
    expect(numbers).toEqual(shots.map((_, number) => number));
  });
});

describe('the picture scroll', () => {
  test('runs from 0 to 1 without going back, and every day has its stretch', () => {
    const { shares, stretches, glyphs } = emakiOf(film.events);
    expect(shares).toHaveLength(film.events.length);
    expect(shares.every((share, place) => place === 0 || share >= shares[place - 1]!)).toBe(true);
    expect(shares.at(-1)).toBeCloseTo(1);
    const days = film.events.flatMap((event) => (event.type === 'dawnBroke' ? [event.day] : []));
    expect(stretches.flatMap(({ type, day }) => (type === 'day' && days.includes(day) ? [day] : []))).toEqual(
      days,
    );
    expect(stretches.map(({ from }) => from).slice(1)).toEqual(stretches.map(({ to }) => to).slice(0, -1));
    const executed = film.events.flatMap((event, place) => (event.type === 'executed' ? [place] : []));
    expect(glyphs.flatMap(({ type, place }) => (type === 'executed' ? [place] : []))).toEqual(executed);
  });
});

describe('suspicion', () => {
  test('without boards comes from what is said, stays within bounds and ends where somebody leaves', () => {
    const { from, lines } = suspicionsOf(film.events, 15);
    expect(from).toBe('words');
    expect(lines.every(({ points }) => points.every(({ value }) => value >= 0 && value <= 100))).toBe(true);
    const gone = lines.filter(({ left }) => left !== null);
    expect(gone.length).toBeGreaterThan(5);
    expect(gone.every(({ points, left }) => points.every(({ place }) => place <= left!.place))).toBe(true);
  });

  test('with boards is the mean of their marks', () => {
    const marked = (player: number, mark: 'O' | 'X') =>
      ({ type: 'marked', audience: [player], day: 1, player, target: 3, role: 'werewolf', mark }) as never;
    const { from, lines } = suspicionsOf([marked(1, 'O'), marked(2, 'X')], 3);
    expect(from).toBe('boards');
    expect(lines[2]!.points).toEqual([
      { place: 0, value: 75 },
      { place: 1, value: 50 },
    ]);
  });
});

test('how people voted tells whom they suspect, where that is told', () => {
  const votes = [{ player: 1, target: 3 }];
  const counted = { type: 'votesCounted', audience: 'public', day: 1, round: 0, votes } as never;
  const { lines } = suspicionsOf([counted], 3);
  expect(lines[2]!.points).toEqual([{ place: 0, value: 60 }]);
});
