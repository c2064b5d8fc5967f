import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

test('a configuration says what differs from the usual', () => {
  const text = '{"port":80,"log":"info","limits":{"sockets":50000,"villagesPerPerson":3}}';
  expect(readConfiguration(text)).toEqual({
    ok: true,
    value: { port: 80, log: 'info', limits: { sockets: 50_000, villagesPerPerson: 3 } },
  });
  expect(readConfiguration('{}')).toEqual({ ok: true, value: {} });
});

test('what is wrong in it is named with its place', () => {
  const errorOf = (text: string) => {
    const read = readConfiguration(text);
    return read.ok ? null : read.error;
  };
  expect(errorOf('port: 80')).toBe('it is not JSON');
  expect(errorOf('{"port":"80"}')).toMatch(/^port: /);
  expect(errorOf('{"limits":{"sokets":1}}')).toMatch(/^limits\.sokets: /);
  expect(errorOf('{"limits":{"sockets":0}}')).toMatch(/^limits\.sockets: /);
});
