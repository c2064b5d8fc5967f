import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The id of a game as agents expect it: 26 letters, those of later games after those of earlier ones. */
export function ulid(now: number): string {
  let time = '';
  for (let left = now, place = 0; place < 10; place++, left = Math.floor(left / 32))
    time = LETTERS[left % 32] + time;
  return time + Array.from(randomBytes(16), (byte) => LETTERS[byte & 31]).join('');
}
