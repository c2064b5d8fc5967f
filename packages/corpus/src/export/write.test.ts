import { expect, test } from 'vitest';
import { headOf, writeRow } from './rows.ts';

test('a row is a line of JSON, or cells by RFC 4180 of which none is a formula', () => {
  const row = { a: 'say "no", please', b: '=1+1', c: null, d: -3, e: ['x', 'y'], f: 'two\nlines' };
  expect(JSON.parse(writeRow(row, 'jsonl'))).toEqual(row);
  expect(headOf(row, 'csv')).toBe('a,b,c,d,e,f\r\n');
  expect(writeRow(row, 'csv')).toBe('"say ""no"", please",\'=1+1,,-3,"[""x"",""y""]","two\nlines"\r\n');
});
