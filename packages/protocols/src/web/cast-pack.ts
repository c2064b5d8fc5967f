import { z } from 'zod';
import { visibleName } from './words.ts';

const inLanguages = (longest: number) =>
  z.strictObject({ ja: visibleName(longest), en: visibleName(longest) });

/** In addresses: a character of a cast, a face of a character. */
const slug = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/, 'must be a-z, 0-9 and -, from a letter on');

/** Base64; which kind of picture it is, its first bytes say. */
const picture = z.base64().max(400_000).describe('A PNG, JPEG or WebP picture of at most 300 kB, in base64.');

const character = z.strictObject({
  id: slug,
  names: inLanguages(40),
  letter: visibleName(4),
  sex: z.enum(['female', 'male']),
  age: z.int().min(0).max(1000),
  profiles: inLanguages(200),
  faces: z
    .record(slug, picture)
    .refine((faces) => Object.keys(faces).length <= 12, { error: 'must be at most 12 faces' })
    .default({}),
});

/** A cast as somebody brings it: the characters, and their faces as pictures. */
export const castPack = z.strictObject({
  names: inLanguages(40),
  licence: visibleName(60).describe('Of the pictures and texts, e.g. CC0-1.0.'),
  characters: z.array(character).min(5).max(20).refine(isEachOnce, {
    error: 'must have each id, name and letter once',
  }),
});
export type CastPack = z.infer<typeof castPack>;

function isEachOnce(characters: readonly z.infer<typeof character>[]): boolean {
  const once = (values: readonly string[]) => new Set(values).size === values.length;
  return (
    once(characters.map(({ id }) => id)) &&
    once(characters.map(({ letter }) => letter)) &&
    once(characters.map(({ names }) => names.ja)) &&
    once(characters.map(({ names }) => names.en))
  );
}

export const castId = z.object({ id: slug });
export const faceAddress = z.object({ id: slug, character: slug, face: slug });

export const castAnswer = z.object({
  id: z.string(),
  names: z.record(z.string(), z.string()),
  licence: z.string().nullable(),
  mine: z.boolean(),
  characters: z.array(
    z.object({
      id: z.string(),
      names: z.record(z.string(), z.string()),
      letter: z.string(),
      sex: z.enum(['female', 'male']),
      age: z.int(),
      profiles: z.record(z.string(), z.string()),
      faces: z.record(z.string(), z.string()).describe('Addresses of the pictures.'),
    }),
  ),
});
