import { CASTS, EXPRESSIONS } from '@mura/engine';
import { expect, test } from 'vitest';
import { figureOfCharacter, strangerCalled } from './looks.ts';
import { POSES, standing } from './standing.ts';

const figures = CASTS.flatMap((cast) =>
  cast.characters.map((character) => figureOfCharacter(cast.id, character)),
);

test('every character stands differently in every pose, whatever their face says', () => {
  for (const { looks } of figures)
    for (const expression of [...EXPRESSIONS, 'closed'] as const)
      expect(new Set(POSES.map((pose) => standing(looks, expression, pose))).size).toBe(POSES.length);
});

test('in every pose each face is another one', () => {
  const { looks } = strangerCalled('Agent[03]');
  const faces = [...EXPRESSIONS, 'closed'] as const;
  for (const pose of POSES)
    expect(new Set(faces.map((face) => standing(looks, face, pose))).size).toBe(faces.length);
});

test('figures are drawn without style attributes, which the page would not allow', () => {
  for (const { looks } of figures)
    for (const pose of POSES) expect(standing(looks, 'neutral', pose)).not.toMatch(/style=|<style|on\w+=/);
});
