import type { Action } from '@mura/engine';
import type { Sender, TooMuchKept } from '../host/access-policy.ts';
import { RateLimiter } from '../host/rate-limiter.ts';
import { addressPerson } from './ids.ts';

const HOUR = 3_600_000;

/** Bytes in an hour. */
export interface KeptRates {
  readonly keptPerPerson: number;
  readonly keptPerAddress: number;
  readonly keptPerVillage: number;
}

/** What an event has besides its text, about. */
const EVENT = 200;

/** How much of what people do is kept: records are for ever, and so is what stands in them. */
export class KeptLimits {
  readonly #rates: KeptRates;
  readonly #people: RateLimiter;
  readonly #addresses: RateLimiter;
  readonly #villages: RateLimiter;

  constructor(rates: KeptRates, now: () => number) {
    const limiter = (most: number) => new RateLimiter({ most, every: HOUR }, now);
    this.#rates = rates;
    this.#people = limiter(rates.keptPerPerson);
    this.#addresses = limiter(rates.keptPerAddress);
    this.#villages = limiter(rates.keptPerVillage);
  }

  /** Why an action is not kept; `null`: it is. */
  tooMuch(village: string, action: Action, { person, network, isProgram }: Sender): TooMuchKept | null {
    const bytes =
      (isProgram ? 0 : EVENT) + textsOf(action).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    const { keptPerPerson, keptPerAddress, keptPerVillage } = this.#rates;
    if (!this.#people.take(person ?? addressPerson(network), bytes)) return refused(keptPerPerson, 'person');
    if (!this.#addresses.take(network, bytes)) return refused(keptPerAddress, 'address');
    // Nobody outside can stop a village from playing: what its players say in it does not count here.
    if (isBeside(action) && !this.#villages.take(village, bytes)) return refused(keptPerVillage, 'village');
    return null;
  }
}

function refused(most: number, of: string): TooMuchKept {
  return { code: 'tooManyMessages', allowed: `${most} bytes an hour of one ${of}` };
}

function textsOf(action: Action): string[] {
  const said = 'text' in action ? [action.text] : [];
  return 'meant' in action && action.meant !== undefined ? [...said, action.meant] : said;
}

/** Without it the game goes on: notes, boards, stars, thoughts, how words were meant, and the talk of those who watch. */
function isBeside(action: Action): boolean {
  return (
    ['note', 'mark', 'star', 'correct', 'watcherTalk'].includes(action.type) ||
    (action.type === 'talk' && action.channel === 'soliloquy')
  );
}
