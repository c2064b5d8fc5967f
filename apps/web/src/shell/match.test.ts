import { expect, test } from 'vitest';
import { matchPath } from './match.ts';

test.each([
  ['/', '/', {}],
  ['/solo', '/solo', {}],
  ['/solo', '/solo/', {}],
  ['/village/:id', '/village/a%207', { id: 'a 7' }],
  ['/village/:id', '/village/%', { id: '%' }],
  ['/village/:id', '/village', null],
  ['/solo', '/', null],
  ['/', '/solo', null],
])('%s of %s', (pattern, path, found) => {
  expect(matchPath(pattern, path)).toEqual(found);
});
