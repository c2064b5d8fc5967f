import { castFor, findCast } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { allNames, lettersOf, namesFor } from './names.ts';

const MURA = findCast('mura')!;

describe('the names of a village', () => {
  const japanese = castFor(MURA, 3, 'ja');

  test('are those of the reader’s language, whatever the village speaks', () => {
    expect(namesFor(japanese, 'en')).toEqual(['Chiyo', 'Genta', 'Aya']);
    expect(namesFor(japanese, 'ja')).toEqual(['千代', '源太', '綾']);
    expect(namesFor(castFor(MURA, 3, 'en'), 'ja')).toEqual(['千代', '源太', '綾']);
    expect(namesFor(japanese, 'ko')).toEqual(['Chiyo', 'Genta', 'Aya']);
  });

  test('stay as they are where one of them is of no cast', () => {
    const mixed = [...japanese, { name: '名無し' }];
    expect(namesFor(mixed, 'en')).toEqual(['千代', '源太', '綾', '名無し']);
  });

  test('are all known where a text is searched for them', () => {
    expect(allNames(japanese)).toEqual([
      ['千代', 'Chiyo'],
      ['源太', 'Genta'],
      ['綾', 'Aya'],
    ]);
    expect(allNames([{ name: '名無し' }])).toEqual([['名無し']]);
  });

  test('have the shortest beginning that no other has', () => {
    expect(lettersOf(['Aya', 'Chiyo', 'Chen'])).toEqual(['A', 'Chi', 'Che']);
    expect(lettersOf(['Ann', 'Anna'])).toEqual(['Ann', 'Anna']);
  });
});
