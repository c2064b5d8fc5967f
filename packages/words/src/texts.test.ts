import { ROLES } from '@mura/engine';
import { ROLE_NAMES } from '@mura/language';
import { describe, expect, test } from 'vitest';
import { placeholdersIn } from './fill.ts';
import { LANGUAGES, loadTexts } from './languages.ts';
import type { TextsPart } from './texts.ts';

/** By name, so that no part is forgotten. */
const PARTS: Readonly<Record<TextsPart, true>> = {
  page: true,
  return: true,
  admin: true,
  afterwards: true,
  characters: true,
  corpus: true,
  criteria: true,
  guide: true,
  hints: true,
  mine: true,
  reasons: true,
  report: true,
  rulePage: true,
  stage: true,
  story: true,
  study: true,
  worlds: true,
};
const CASES = (Object.keys(PARTS) as TextsPart[]).flatMap((part) =>
  LANGUAGES.map((language) => [part, language] as const),
);

/** Every text of a part with the names that lead to it; what is made by a function is not looked at here. */
function textsIn(part: unknown, path = ''): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`));
}

/** Marks that some languages write and others do not; nothing marks plain talk. */
const MAY_BE_EMPTY = /^\/clock\.|^\/channels\/talk$/;

/** A plural is a form of the number that Japanese writes without one. */
function fillings(text: string): string[] {
  return placeholdersIn(text).filter((name) => name !== 'n');
}

describe.each(CASES)('[R000-PLAT-15] the part %s in %s', (part, language) => {
  test('has the texts that it has in Japanese, filled with the same things', async () => {
    const texts = new Map(textsIn(await loadTexts(part, language)));
    const wanted = textsIn(await loadTexts(part, 'ja'));
    expect([...texts.keys()].sort()).toEqual(wanted.map(([path]) => path).sort());
    expect(wanted.map(([path]) => [path, fillings(texts.get(path)!)])).toEqual(
      wanted.map(([path, text]) => [path, fillings(text)]),
    );
  });

  test('is in words of that language', async () => {
    const texts = textsIn(await loadTexts(part, language));
    const empty = texts.filter(([path, text]) => text.trim() === '' && !MAY_BE_EMPTY.test(path));
    expect(empty).toEqual([]);
    const borrowed = texts.filter(([, text]) => /[\u3040-\u30ff]/.test(text));
    expect(language === 'ja' ? [] : borrowed).toEqual([]);
  });
});

test.each(LANGUAGES)('a role has one name in %s, on the page and in sentences', async (language) => {
  const page = await loadTexts('page', language);
  const named = ROLES.map((role) => page[`role.${role}`].toLowerCase());
  expect(named).toEqual(ROLES.map((role) => ROLE_NAMES[language][role]));
});
