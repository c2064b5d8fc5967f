import { describe, expect, test } from 'vitest';
import { findPreset, PRESETS } from './presets/index.ts';
import { nearest, noSuch } from './spelling.ts';

describe('a name that is not known', () => {
  test.each([
    ['aiwolf5', 'aiwolf-5'],
    ['aiwlof-5', 'aiwolf-5'],
    ['AIWolf-5', 'aiwolf-5'],
    ['nlp5', 'nlp-5'],
    ['bbs15', 'bbs-15'],
    ['crad', 'card'],
  ])('is near to the one that was meant: %s', (typed, meant) => {
    expect(nearest(typed, [...PRESETS.keys()])).toEqual([meant]);
  });

  test('is near to those that begin with it', () => {
    expect(nearest('nlp', [...PRESETS.keys()])).toEqual(['nlp-5', 'nlp-9', 'nlp-13']);
  });

  test.each(['chess', '', 'x'.repeat(10_000)])('is near to nothing where nothing is like it', (typed) => {
    expect(nearest(typed, [...PRESETS.keys()])).toEqual([]);
  });

  test('is told with what may have been meant, and with all there are', () => {
    expect(noSuch('bot', 'honset', ['random', 'honest'])).toBe(
      "There is no bot 'honset'. Did you mean honest? Bots: random, honest",
    );
    expect(noSuch('bot', 'kasparov', ['honest'])).toBe("There is no bot 'kasparov'. Bots: honest");
  });

  test('of a preset is told so wherever a preset is looked for', () => {
    const found = findPreset('aiwolf5');
    expect(!found.ok && found.error).toContain(
      "There is no preset 'aiwolf5'. Did you mean aiwolf-5? Presets:",
    );
  });
});
