import type { Log } from '../../host/log.ts';
import type { EmbeddedPostgres } from './embedded.ts';
import { PostgresFault } from './fault.ts';

const LOOK_EVERY = 500;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

export interface SupervisorOptions {
  readonly database: EmbeddedPostgres;
  readonly log: Log;
  /** Milliseconds in which a database that has stopped must be running again. */
  readonly patience: number;
  /** It does not; the message says why. */
  lost(fault: PostgresFault): void;
}

/**
 * Looks whether our own database runs. One that has ended by itself (killed, or stopped by a full disk) is started
 * again, with longer and longer pauses, until it runs or patience is at an end.
 */
export class Supervisor {
  readonly #options: SupervisorOptions;
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;
  #working: Promise<void> = Promise.resolve();

  constructor(options: SupervisorOptions) {
    this.#options = options;
  }

  start(): void {
    this.#after(LOOK_EVERY, () => this.#look());
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#working;
  }

  #after(pause: number, work: () => Promise<void> | undefined): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#working = work() ?? this.#working;
    }, pause);
  }

  #look(): Promise<void> | undefined {
    const { database, log } = this.#options;
    if (database.isRunning()) {
      this.start();
      return undefined;
    }
    log.error({}, 'database has stopped: it is started again');
    return this.#bringBack(performance.now(), FIRST_PAUSE);
  }

  async #bringBack(since: number, pause: number): Promise<void> {
    const { database, log, patience } = this.#options;
    try {
      await database.startAgain();
      log.warn({}, 'database runs again');
      this.start();
    } catch (error) {
      if (performance.now() - since > patience) this.#giveUp(error);
      else {
        log.error({ error: String(error) }, 'database does not start: it is tried again');
        this.#after(pause, () => this.#bringBack(since, Math.min(2 * pause, LONGEST_PAUSE)));
      }
    }
  }

  #giveUp(error: unknown): void {
    const { database, patience, lost } = this.#options;
    const reason = error instanceof Error ? error.message : String(error);
    const fault = new PostgresFault(
      `The database in ${database.folder} has stopped and does not start again, ` +
        `also after ${patience / 1000} seconds: ${reason}`,
    );
    if (!this.#stopped) lost(fault);
  }
}
