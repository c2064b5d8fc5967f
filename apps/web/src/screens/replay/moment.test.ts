import { expect, test } from 'vitest';
import { addressOf, momentIn } from './moment.ts';

test.each([
  { place: 12, eyes: 3 },
  { place: 5, eyes: 'werewolves' },
  { place: 700, eyes: 'master' },
  { place: 9, eyes: 'observer' },
] as const)('the address of a moment leads back to it: $place as $eyes', (moment) => {
  const address = addressOf('/replay', moment);
  expect(momentIn(new URL(address, 'http://mura').searchParams, 15)).toEqual(moment);
});

test.each(['at=x&as=99', 'as=__proto__', 'at=-4', 'as=0'])('nonsense is the beginning: %s', (query) => {
  expect(momentIn(new URLSearchParams(query), 15)).toEqual({ place: null, eyes: 'observer' });
});
