import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Letters of an id behind those of its time. */
const REST = 16;

/** The id of a game as agents expect it: 26 letters, those of later games after those of earlier ones. */
export function ulid(now: number): string {
  return timeLetters(now) + Array.from(randomBytes(REST), (byte) => LETTERS[byte & 31]).join('');
}

/** The same for a village that has an id of its own: when it opened, and the letters of that id, which end it. */
export function ulidOfVillage(village: string, openedAt: number): string {
  return timeLetters(openedAt) + village.toUpperCase().padStart(REST, '0');
}

function timeLetters(time: number): string {
  let letters = '';
  for (let left = time, place = 0; place < 10; place++, left = Math.floor(left / 32))
    letters = LETTERS[left % 32] + letters;
  return letters;
}
