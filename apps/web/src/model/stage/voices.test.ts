import { CASTS } from '@mura/engine';
import { expect, test } from 'vitest';
import { soundOf } from './voices.ts';

const VOICES = [
  { name: 'one', lang: 'ja-JP' },
  { name: 'two', lang: 'ja-JP' },
  { name: 'three', lang: 'en-GB' },
];

test.each(CASTS.map(({ id }) => id))('no two characters of %s sound alike', (id) => {
  const characters = CASTS.find((cast) => cast.id === id)!.characters.slice(0, 15);
  for (const language of ['ja', 'en', 'ko']) {
    const sounds = characters.map(({ names }, index) =>
      soundOf({ name: names.ja, player: index + 1, players: characters.length }, language, VOICES),
    );
    expect(new Set(sounds.map((sound) => JSON.stringify(sound))).size).toBe(characters.length);
    for (const { voice, pitch, rate } of sounds) {
      expect(voice?.lang.slice(0, 2) ?? null).toBe(language === 'ko' ? null : language);
      expect(pitch).toBeGreaterThan(0.5);
      expect(pitch).toBeLessThan(1.8);
      expect(rate).toBeGreaterThanOrEqual(0.9);
    }
  }
});

test('a character always has the same voice', () => {
  const seat = { name: '千代', player: 1, players: 9 };
  expect(soundOf(seat, 'ja', VOICES)).toEqual(soundOf({ ...seat }, 'ja', [...VOICES]));
});
