import { Client, type Notification } from 'pg';

/** Of our advisory locks: each living process holds the one with its number. */
export const LIVING = 0x6d7572;

const CHANNELS = ['mura_appended', 'mura_action', 'mura_answer', 'mura_said'] as const;
export type PgChannel = (typeof CHANNELS)[number];

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;

export interface ListenerOptions {
  readonly url: string;
  readonly owner: number;
  hear(channel: PgChannel, payload: string): void;
  /** The connection was lost for a while: what was said meanwhile was not heard. */
  missed(): void;
  warn(error: unknown): void;
}

/**
 * The connection on which this process hears of others. It also holds the lock that says that the process lives: when
 * the process is killed, the database lets go of it at once.
 */
export class PgListener {
  readonly #options: ListenerOptions;
  #client: Client | null = null;
  #closed = false;

  private constructor(options: ListenerOptions) {
    this.#options = options;
  }

  static async start(options: ListenerOptions): Promise<PgListener> {
    const listener = new PgListener(options);
    await listener.#connect();
    return listener;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const { url, owner, hear } = this.#options;
    const client = new Client({
      connectionString: url,
      application_name: 'mura',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    client.on('error', () => {}); // `end` follows.
    client.on('notification', ({ channel, payload }: Notification) =>
      hear(channel as PgChannel, payload ?? ''),
    );
    await client.connect();
    await client.query('select pg_advisory_lock($1, $2)', [LIVING, owner]);
    for (const channel of CHANNELS) await client.query(`listen ${channel}`);
    client.on('end', () => this.#reconnect());
    this.#client = client;
  }

  async #reconnect(): Promise<void> {
    for (let pause = FIRST_PAUSE; !this.#closed; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (this.#closed) return;
      try {
        await this.#connect();
        this.#options.missed();
        return;
      } catch (error) {
        this.#options.warn(error);
      }
    }
  }
}
