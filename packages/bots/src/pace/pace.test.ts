import { castFor, type Entry, findCast, PRESETS, plainSetup, type Setup } from '@mura/engine';
import { natural } from '@mura/language';
import { describe, expect, test } from 'vitest';
import { playByClock } from '../../testing/by-clock.ts';
import { type Bot, honest, talker } from '../index.ts';

const SPEECH = await natural.loadSpeech('ja');
const BOT = talker(honest, SPEECH) as Bot;

function setupOf(preset: string, seed: string): Setup {
  const plain = plainSetup(preset, PRESETS.get(preset)!, seed);
  return { ...plain, language: 'ja', cast: castFor(findCast('mura')!, plain.cast.length, 'ja') };
}

interface SpokenAt {
  readonly player: number;
  readonly text: string;
  readonly at: number;
  /** Where in its phase, from 0 to 1. */
  readonly share: number;
}

/** All public posts of the days, with where they stand in their phase. */
function spokenIn(record: readonly Entry[]): SpokenAt[] {
  let phase = { at: 0, seconds: 0 };
  return record.flatMap(({ event, at }) => {
    if (event.type === 'phaseBegan') phase = { at, seconds: event.seconds ?? 0 };
    if (event.type !== 'talked' || event.channel !== 'talk' || event.day === 0) return [];
    const { player, text } = event;
    return [{ player, text, at, share: (at - phase.at) / (phase.seconds * 1000) }];
  });
}

describe.each(['licos-9', 'licos-15', 'bbs-9', 'cgi'])('by the clock of %s', (preset) => {
  const setup = setupOf(preset, preset);
  const record = playByClock(
    setup,
    preset,
    setup.cast.map(() => BOT),
    2,
  );
  const posts = spokenIn(record);

  test('bots spread what they say over the phase, like people', () => {
    expect(posts.length).toBeGreaterThan(setup.cast.length);
    const fifths = [0, 0, 0, 0, 0];
    for (const { share } of posts) fifths[Math.min(4, Math.floor(share * 5))]!++;
    expect(Math.max(...fifths)).toBeLessThan(posts.length / 2);
    expect(fifths.filter((count) => count > 0).length).toBeGreaterThanOrEqual(4);
    expect(posts.filter(({ share }) => share < 0.05).length).toBeLessThan(posts.length * 0.15);
  });

  test('they do not speak into the words of others', () => {
    const gaps = posts.slice(1).map(({ at }, index) => at - posts[index]!.at);
    const crowded = gaps.filter((gap) => gap < 500).length;
    expect(crowded).toBeLessThan(posts.length * 0.1);
  });
});

test('the same again from the same seed', () => {
  const setup = setupOf('licos-5', 'again');
  const play = () =>
    playByClock(
      setup,
      'again',
      setup.cast.map(() => BOT),
      1,
    );
  expect(play()).toEqual(play());
});

test('whoever is asked by name answers within seconds', () => {
  const setup = setupOf('licos-9', 'asked');
  const bots = setup.cast.map((_, index) => (index === 0 ? null : BOT));
  const asked = [2, 3, 4].map((player, index) => ({
    player,
    day: 1,
    after: 120 + index * 40,
    text: `${setup.cast[player - 1]!.name}さん、誰が人狼だと思いますか？`,
  }));
  const posts = spokenIn(playByClock(setup, 'asked', bots, 1, asked));
  for (const { player, text } of asked) {
    const question = posts.find((post) => post.text === text) ?? expect.fail();
    const answer = posts.find((post) => post.player === player && post.at > question.at) ?? expect.fail();
    expect(answer.at - question.at).toBeLessThan(15_000);
    expect(answer.at - question.at).toBeGreaterThan(1_000);
  }
});
