import type { web } from '@mura/protocols';
import { RateLimiter } from '../host/rate-limiter.ts';
import { networkOf } from './address.ts';
import type { WebLimits } from './limits.ts';
import { RequestRefused } from './request-refused.ts';

/** What is kept, and how it is refused; a new guest is nobody yet, so it is counted by whence they come. */
const CODES = {
  guests: 'tooManyTries',
  accounts: 'tooManyTries',
  villages: 'tooManyVillages',
  seats: 'tooManyTries',
  reports: 'tooManyReports',
  tokens: 'tooManyTokens',
  casts: 'tooManyCasts',
  records: 'tooManyRecords',
  files: 'tooManyFiles',
} as const satisfies Record<string, web.WebCode>;

export type QuotaName = keyof typeof CODES;

const HOUR = 3_600_000;

/** How much may be made from one address in an hour. */
export class Quotas {
  readonly #limits: WebLimits;
  readonly #limiters: Readonly<Record<QuotaName, RateLimiter>>;

  constructor(limits: WebLimits, now: () => number) {
    this.#limits = limits;
    const limiters = Object.keys(CODES).map((quota) => {
      const most = limits[`${quota as QuotaName}PerHour`];
      return [quota, new RateLimiter({ most, every: HOUR }, now)];
    });
    this.#limiters = Object.fromEntries(limiters);
  }

  /** False: there were too many. */
  has(quota: QuotaName, address: string): boolean {
    return this.#limiters[quota].take(networkOf(address));
  }

  admit(quota: QuotaName, address: string): void {
    if (this.has(quota, address)) return;
    throw RequestRefused.of(CODES[quota], `${this.#limits[`${quota}PerHour`]} an hour from one address`);
  }
}
