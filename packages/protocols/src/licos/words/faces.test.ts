import { CASTS, castFor } from '@mura/engine';
import { expect, test } from 'vitest';
import { facesOf } from './faces.ts';

test('characters of our own casts have their real names in both languages, whatever the village speaks', () => {
  for (const cast of CASTS) {
    const names = cast.characters.slice(0, 15).map((character) => character.names);
    for (const language of ['ja', 'en'] as const)
      expect(facesOf(castFor(cast, 15, language)).map(({ name }) => name)).toEqual(names);
  }
});

test('figures of LiCOS are themselves, and a stranger keeps the one name they have', () => {
  const cast = ['スーザン', 'Yihan', 'Agent[03]', 'A name that is too long'].map((name) => ({ name }));
  expect(facesOf(cast)).toMatchObject([
    { name: { en: 'Susan', ja: 'スーザン' }, letter: 's' },
    { name: { en: 'Yihan', ja: 'イーハン' }, letter: 'y' },
    { name: { en: 'Agent[03]', ja: 'Agent[03]' } },
    { name: { en: 'A name that is ', ja: 'A name that is ' } },
  ]);
});

test('no two characters of a village have the same picture', () => {
  const letters = facesOf(castFor(CASTS[0]!, 15, 'ja')).map(({ letter }) => letter);
  expect(new Set(letters).size).toBe(15);
});
