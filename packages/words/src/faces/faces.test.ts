import { CASTS, EXPRESSIONS, ROLES } from '@mura/engine';
import { expect, test } from 'vitest';
import { loadTexts } from '../languages.ts';
import { figureOf, figureOfCharacter } from './looks.ts';
import { portrait } from './portrait.ts';

const characters = CASTS.flatMap((cast) => cast.characters.map((character) => [cast.id, character] as const));

test('[R003-LPLAY-18] [R000-PLAT-13] every character of every cast has a face of their own, and a work', async () => {
  expect(CASTS.length).toBeGreaterThanOrEqual(3);
  const figures = characters.map(([cast, character]) => figureOfCharacter(cast, character));
  const faces = figures.map(({ looks }) => portrait(looks, 'neutral'));
  expect(new Set(faces).size).toBe(faces.length);
  const { works } = await loadTexts('characters', 'ja');
  expect(figures.map(({ work }) => work).sort()).toEqual(Object.keys(works).sort());
});

test('[R000-PLAT-14] a face changes with each of eight expressions', () => {
  expect(EXPRESSIONS.length).toBeGreaterThanOrEqual(8);
  for (const [cast, character] of characters) {
    const { looks } = figureOfCharacter(cast, character);
    expect(new Set(EXPRESSIONS.map((expression) => portrait(looks, expression))).size).toBe(
      EXPRESSIONS.length,
    );
  }
});

test('a name in Japanese or English leads to the same face', () => {
  for (const [cast, character] of characters) {
    const figure = figureOfCharacter(cast, character);
    expect(figureOf(character.names.ja).id).toBe(figure.id);
    expect(figureOf(character.names.en).id).toBe(figure.id);
  }
});

test('a stranger has a face that is always the same, and nothing of his name is in it', () => {
  const name = '<script>alert(1)</script>';
  const figure = figureOf(name);
  expect(figureOf(name)).toBe(figure);
  expect(figure.id).toMatch(/^stranger-[a-z0-9]+$/);
  expect(portrait(figure.looks, 'happy')).not.toContain('script');
  expect(figureOf('Agent[03]').letter).toBe('3');
});

test('[R003-LPLAY-18] every role has a seal of its own and a name for it', async () => {
  const ja = await loadTexts('page', 'ja');
  expect(new Set(ROLES.map((role) => ja[`seal.${role}`])).size).toBe(ROLES.length);
  expect(new Set(ROLES.map((role) => ja[`role.${role}`])).size).toBe(ROLES.length);
});

test('faces are drawn without style attributes, which the page would not allow', () => {
  for (const [cast, character] of characters) {
    expect(portrait(figureOfCharacter(cast, character).looks, 'thinking')).not.toMatch(
      /style=|<style|on\w+=/,
    );
  }
});
