import { agentCast } from '@mura/engine';
import { expect, test } from 'vitest';
import { decimalNumber, findViewer, names, terminalLanguage, wholeNumber } from './options.ts';

test('a number with a point is read between its limits, written in digits', () => {
  const read = decimalNumber(0.1, 600);
  expect(['0.1', '5', '2.50', '600'].map(read)).toEqual([0.1, 5, 2.5, 600]);
  for (const text of ['0', '0.09', '600.1', '-1', '1e2', '.5', '5.', '', 'many'])
    expect(() => read(text)).toThrow('It must be a number from 0.1 to 600.');
});

test('a whole number is digits between its limits', () => {
  const read = wholeNumber(1, 1000);
  expect(['1', '7', '0042', '1000'].map(read)).toEqual([1, 7, 42, 1000]);
  for (const wrong of [
    '',
    '0',
    '-1',
    '1001',
    '1.5',
    '1e2',
    '0x10',
    ' 7',
    '７',
    'NaN',
    'Infinity',
    '9'.repeat(400),
  ]) {
    expect(() => read(wrong)).toThrow('It must be a whole number from 1 to 1000.');
  }
});

test('names stand between commas', () => {
  expect(names('a')).toEqual(['a']);
  expect(names('a, b,a')).toEqual(['a', 'b', 'a']);
  for (const wrong of ['', ',', 'a,', 'a,,b']) expect(() => names(wrong)).toThrow('one name or several');
});

test('a viewer is a number, a name, an observer or the master', () => {
  const cast = agentCast(5);
  const words = ['1', '05', 'Agent[03]', 'observer', 'master'];
  expect(words.map((word) => findViewer(word, cast))).toEqual([1, 5, 3, 'observer', 'master']);
  for (const wrong of ['0', '6', '-1', '1.0', '', 'Agent[06]', 'Master', 'constructor']) {
    expect(() => findViewer(wrong, cast)).toThrow(`There is no viewer '${wrong}'.`);
  }
});

test.each([
  [{ LANG: 'ja_JP.UTF-8' }, 'ja'],
  [{ LANG: 'ja' }, 'ja'],
  [{ LANG: 'en_US.UTF-8' }, 'en'],
  [{ LANG: 'ko_KR.UTF-8' }, 'ko'],
  [{ LANG: 'jam_JM' }, 'en'],
  [{ LANG: 'ja_JP', LC_ALL: 'C' }, 'en'],
  [{ LANG: 'ja_JP', LC_ALL: '' }, 'ja'],
  [{ LANG: 'C', LC_MESSAGES: 'ja_JP' }, 'ja'],
  [{}, 'en'],
])('the terminal of %o speaks %s', (environment, language) => {
  expect(terminalLanguage(environment)).toBe(language);
});
