import { shape } from '@mura/engine';
import { visibleName } from './words.ts';

const { about, flag, list, loose, mapOf, object, orNull, otherwise, refined, text, whole, word } = shape;

const inLanguages = (longest: number) => object({ ja: visibleName(longest), en: visibleName(longest) });

/** In addresses: a character of a cast, a face of a character. */
const slug = text({ pattern: /^[a-z][a-z0-9-]{0,29}$/, allowed: 'a-z, 0-9 and -, from a letter on' });

/** Base64; which kind of picture it is, its first bytes say. */
const picture = about(
  text({ format: 'base64', most: 400_000 }),
  'A PNG, JPEG or WebP picture of at most 300 kB, in base64.',
);

const character = object({
  id: slug,
  names: inLanguages(40),
  letter: visibleName(4),
  sex: word(['female', 'male']),
  age: whole(0, 1000),
  profiles: inLanguages(200),
  faces: otherwise(
    refined(mapOf(picture, slug), (faces) =>
      Object.keys(faces).length <= 12 ? [] : [{ path: '', problem: 'must be at most 12 faces' }],
    ),
    {},
  ),
});

/** A cast as somebody brings it: the characters, and their faces as pictures. */
export const castPack = object({
  names: inLanguages(40),
  licence: about(visibleName(60), 'Of the pictures and texts, e.g. CC0-1.0.'),
  characters: refined(list(character, { least: 5, most: 20 }), (characters) =>
    isEachOnce(characters) ? [] : [{ path: '', problem: 'must have each id, name and letter once' }],
  ),
});
export type CastPack = shape.ValueOf<typeof castPack>;

function isEachOnce(characters: readonly shape.ValueOf<typeof character>[]): boolean {
  const once = (values: readonly string[]) => new Set(values).size === values.length;
  return (
    once(characters.map(({ id }) => id)) &&
    once(characters.map(({ letter }) => letter)) &&
    once(characters.map(({ names }) => names.ja)) &&
    once(characters.map(({ names }) => names.en))
  );
}

export const castId = loose({ id: slug });
export const faceAddress = loose({ id: slug, character: slug, face: slug });

export const castAnswer = object({
  id: text(),
  names: mapOf(text()),
  licence: orNull(text()),
  mine: flag,
  characters: list(
    object({
      id: text(),
      names: mapOf(text()),
      letter: text(),
      sex: word(['female', 'male']),
      age: whole(),
      profiles: mapOf(text()),
      faces: about(mapOf(text()), 'Addresses of the pictures.'),
    }),
  ),
});
