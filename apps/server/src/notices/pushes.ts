import { createHash } from 'node:crypto';
import { accept, type Event, type Result, refuse } from '@mura/engine';
import { fill, type Language, loadTexts } from '@mura/words';
import type { Kysely } from 'kysely';
import type { Log } from '../host/log.ts';
import type { Plan } from '../host/plan.ts';
import type { Database } from '../store/postgres/schema.ts';
import { type PushTarget, ServerKey, sealed } from './web-push.ts';

/** What an operator says so that browsers are told. */
export interface PushOptions {
  /** Whom push services turn to: `mailto:…` or `https://…`. */
  readonly contact: string;
  /** Origins of push services, where they are not those of the browsers there are. */
  readonly services?: readonly string[];
}

export interface PushesOptions {
  readonly database: Kysely<Database>;
  /** Of which the key of this server is made. */
  readonly secret: Uint8Array;
  /** `null`: nobody is told anything. */
  readonly push: PushOptions | null;
  readonly log: Log;
  now(): number;
}

const HOUR = 3600;
const MOST_BROWSERS = 10;
/** Milliseconds a service has for its answer. */
const PATIENCE = 10_000;

/**
 * Whether those who play are told that something is to be done: a long phase has begun, or the game has ended. It
 * follows from what everybody knows, so neither a notice nor its moment tells anything about anybody.
 */
export function isNoticed(events: readonly Event[]): boolean {
  return events.some(
    (event) =>
      event.audience === 'public' &&
      (event.type === 'ended' ||
        (event.type === 'phaseBegan' && event.seconds !== null && event.seconds >= HOUR)),
  );
}

/** Tells browsers, by the choice of whoever uses them, that something is to be done in a village: nothing else. */
export class Pushes {
  readonly #options: PushesOptions;
  readonly #key: ServerKey | null;
  readonly #services: readonly string[];
  readonly #stopping = new AbortController();
  #sending: Promise<void> = Promise.resolve();

  constructor(options: PushesOptions) {
    this.#options = options;
    const { push, secret } = options;
    this.#key = push === null ? null : new ServerKey(secret, push.contact);
    this.#services = push?.services ?? PUSH_SERVICES;
  }

  /** With which browsers ask their service; `null`: this server tells nobody. */
  get key(): string | null {
    return this.#key?.public ?? null;
  }

  async subscribe(
    person: string,
    target: PushTarget,
    language: Language,
  ): Promise<Result<null, 'noPush' | 'wrongEndpoint' | 'tooManyBrowsers'>> {
    if (this.#key === null) return refuse('noPush');
    if (!isServed(target.endpoint, this.#services)) return refuse('wrongEndpoint');
    const { database } = this.#options;
    const own = await this.#targetsOf([person]);
    const isNew = own.every(({ endpoint }) => endpoint !== target.endpoint);
    if (isNew && own.length >= MOST_BROWSERS) return refuse('tooManyBrowsers');
    const row = { ...target, person, language };
    await database
      .insertInto('push_targets')
      .values(row)
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute();
    return accept(null);
  }

  async unsubscribe(person: string, endpoint: string): Promise<void> {
    await this.#options.database
      .deleteFrom('push_targets')
      .where('person', '=', person)
      .where('endpoint', '=', endpoint)
      .execute();
  }

  /** Everybody on a seat is told alike, one after the other, beside all else. */
  tell(village: string, { name, seats }: Plan): void {
    if (this.#key === null) return;
    const people = seats.flatMap((seat) =>
      seat.type === 'person' && seat.person !== '' ? [seat.person] : [],
    );
    this.#sending = this.#sending
      .then(() => this.#tellAll(village, name, people))
      .catch((error) => this.#options.log.warn({ error: String(error) }, 'notices could not be sent'));
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#sending;
  }

  async #tellAll(village: string, name: string, people: readonly string[]): Promise<void> {
    if (people.length === 0) return;
    for (const { language, ...target } of await this.#targetsOf(people)) {
      if (this.#stopping.signal.aborted) return;
      const words = await loadTexts('mine', language);
      const notice = {
        title: words['notice.title'],
        body: fill(words['notice.body'], { name }),
        url: `/village/${village}`,
      };
      await this.#send(target, JSON.stringify(notice), village);
    }
  }

  /** A browser that is gone is forgotten; whatever else goes wrong is the service's, and the next notice tries again. */
  async #send(target: PushTarget, text: string, village: string): Promise<void> {
    const { endpoint } = target;
    try {
      const { status } = await fetch(endpoint, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(PATIENCE)]),
        headers: {
          authorization: this.#key?.authorization(endpoint, this.#options.now()) ?? '',
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(12 * HOUR),
          // What was not taken in time is replaced by the next of the same village; the service learns no name of it.
          topic: createHash('sha256').update(village).digest('base64url').slice(0, 32),
          urgency: 'normal',
        },
        body: new Uint8Array(sealed(text, target)),
      });
      if (status === 404 || status === 410) await this.#forget(endpoint);
    } catch (error) {
      this.#options.log.info({ error: String(error) }, 'a notice was not taken');
    }
  }

  async #forget(endpoint: string): Promise<void> {
    await this.#options.database.deleteFrom('push_targets').where('endpoint', '=', endpoint).execute();
  }

  #targetsOf(people: readonly string[]) {
    return this.#options.database
      .selectFrom('push_targets')
      .select(['endpoint', 'p256dh', 'auth', 'language'])
      .where('person', 'in', people)
      .orderBy('endpoint')
      .execute();
  }
}

/** The services of the browsers there are. An address that a browser names is asked for by this server: not any is. */
export const PUSH_SERVICES = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.notify.windows.com',
  'https://*.push.apple.com',
] as const;

/** Whether an endpoint belongs to one of these origins; `*.` stands for any name before. */
export function isServed(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '') return false;
  return services.some((service) => {
    const [scheme = '', host = ''] = service.split('://');
    if (url.protocol !== `${scheme}:`) return false;
    return host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host;
  });
}
