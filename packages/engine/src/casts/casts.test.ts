import { describe, expect, test } from 'vitest';
import { aiwolfRoles, aiwolfRules, checkSetup, MAX_PLAYERS, plainSetup } from '../index.ts';
import { CASTS, type CastCharacter, type CastLanguage, castFor, findCast } from './index.ts';

const LANGUAGES: readonly CastLanguage[] = ['ja', 'en'];
const ROLES_OF_20 = { ...aiwolfRoles(18), freemason: 2 };

function allDiffer(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

test('there are at least three casts, each found by its id', () => {
  expect(CASTS.length).toBeGreaterThanOrEqual(3);
  expect(allDiffer(CASTS.map(({ id }) => id))).toBe(true);
  for (const cast of CASTS) expect(findCast(cast.id)).toBe(cast);
  expect(findCast('nobody')).toBeUndefined();
});

test('no two characters of all casts have the same profile', () => {
  for (const language of LANGUAGES) {
    expect(
      allDiffer(CASTS.flatMap(({ characters }) => characters.map(({ profiles }) => profiles[language]))),
    ).toBe(true);
  }
});

describe.each(CASTS.map((cast) => [cast.id, cast] as const))('the cast %s', (_id, cast) => {
  const { characters } = cast;
  const each = (read: (character: CastCharacter) => string) => characters.map(read);

  test('fills the largest village', () => {
    expect(characters.length).toBeGreaterThanOrEqual(MAX_PLAYERS);
  });

  test('has ids, names and letters that differ', () => {
    expect(allDiffer(each(({ id }) => id))).toBe(true);
    expect(allDiffer(each(({ letter }) => letter))).toBe(true);
    for (const language of LANGUAGES) expect(allDiffer(each(({ names }) => names[language]))).toBe(true);
    expect(allDiffer(each(({ names }) => names.en.slice(0, 1)))).toBe(true);
  });

  test('has letters of one Japanese character', () => {
    for (const { letter } of characters) {
      expect([...letter]).toHaveLength(1);
      expect(letter).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u);
    }
  });

  test('has young and old, women and men, also in a village of five', () => {
    for (const players of [characters, characters.slice(0, 5)]) {
      expect(new Set(players.map(({ sex }) => sex)).size).toBe(2);
    }
    const ages = characters.map(({ age }) => age);
    expect(Math.min(...ages)).toBeLessThan(13);
    expect(Math.max(...ages)).toBeGreaterThan(60);
  });

  test('has one visible sentence in each language and no control characters', () => {
    for (const { names, profiles } of characters) {
      expect(names.ja).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u);
      expect(names.en).toMatch(/^[A-Z][a-z]+$/);
      expect(profiles.ja).toMatch(/^[^。\p{Cc}]+。$/u);
      expect(profiles.en).toMatch(/^[A-Z][^.\p{Cc}]+\.$/u);
    }
  });

  test.each(LANGUAGES)('opens a village of 20 and of 5 in %s', (language) => {
    for (const roles of [ROLES_OF_20, aiwolfRoles(5)]) {
      const setup = plainSetup('custom', aiwolfRules(roles), null);
      const players = setup.players.length;
      const named = { ...setup, cast: castFor(cast, players, language), language };
      expect(checkSetup(named)).toEqual({ ok: true, value: named });
    }
  });

  test('gives names and profiles of the language, and refuses more players than it has characters', () => {
    const [first] = characters;
    expect(castFor(cast, 3, 'ja')[0]).toEqual({ name: first?.names.ja, profile: first?.profiles.ja });
    expect(castFor(cast, 3, 'en')[0]).toEqual({ name: first?.names.en, profile: first?.profiles.en });
    expect(() => castFor(cast, characters.length + 1, 'en')).toThrow(RangeError);
  });
});
