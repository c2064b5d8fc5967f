import { describe, expect, test } from 'vitest';
import { phraseOf } from './phrase.ts';

describe('the phrase of a text', () => {
  const names = ['フミ', 'Otto'];

  test('takes away names, honorifics, fillers, endings and signs', () => {
    expect(phraseOf('うーん、フミさんが怪しいですね。', names)).toBe(phraseOf('Ottoが怪しいよ！', names));
    expect(phraseOf('Well, I vote Otto.', names)).toBe(phraseOf('I vote フミ', names));
  });

  test('takes away which post is answered', () => {
    expect(phraseOf('>>47 フミには入れないで。', names)).toBe(phraseOf('Ottoには入れないで。', names));
  });

  test('keeps what is said', () => {
    expect(phraseOf('フミが怪しい', names)).not.toBe(phraseOf('フミは白い', names));
  });
});
