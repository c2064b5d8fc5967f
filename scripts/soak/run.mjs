// What all who load the server share: its address, the time, and what is counted.
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('./loaded-server.mjs').LoadedServer} LoadedServer */

/** Nobody is replaced because they are slow: the load itself makes everybody slow. */
export const RULES = { absence: { answerLimit: null } };

/** The server is asked for too much at a time, and says when to ask again. */
const TOO_MANY = 429;

export class SoakRun {
  /**
   * @param {LoadedServer} server
   * @param {number} minutes
   */
  constructor(server, minutes) {
    this.server = server;
    this.minutes = minutes;
    this.began = performance.now();
    this.counted = {
      ...{ villages: 0, programGames: 0, contests: 0, kills: 0 },
      ...{ acts: 0, lost: 0, repeated: 0, refused: 0 },
    };
    /** @type {string[]} what must not happen, each as a sentence */
    this.faults = [];
    /** @type {number[]} milliseconds until an act was acknowledged, since the last sample */
    this.latencies = [];
    /** @type {number[]} minutes at which a process was killed */
    this.kills = [];
  }

  minute() {
    return (performance.now() - this.began) / 60_000;
  }

  isOver() {
    return this.minute() >= this.minutes;
  }

  /** Does something one time after the other; what fails is told and tried again. @param {() => Promise<unknown>} work */
  async again(work) {
    while (!this.isOver()) {
      try {
        await work();
      } catch (thrown) {
        const error = /** @type {Error} */ (thrown);
        if (!this.isOver() && !isPassing(error))
          this.faults.push(`${this.minute().toFixed(1)} min: ${error.message}`);
        await pause(500);
      }
    }
  }

  /**
   * @param {string | null} token
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @returns {Promise<any>} what the API answers
   */
  async ask(token, method, path, body) {
    try {
      return await this.#askOnce(token, method, path, body);
    } catch (error) {
      // To look is harmless: whoever waits for something goes on waiting for it.
      if (method !== 'GET' || this.isOver() || !isPassing(/** @type {Error} */ (error))) throw error;
      await pause(500);
      return this.ask(token, method, path, body);
    }
  }

  /**
   * @param {string | null} token
   * @param {string} method
   * @param {string} path
   * @param {unknown} body
   * @returns {Promise<any>}
   */
  async #askOnce(token, method, path, body) {
    const answer = await fetch(`${this.server.url}/api/v1${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status === TOO_MANY && !this.isOver()) {
      await pause(Number(answer.headers.get('retry-after') ?? 1) * 1000);
      return this.ask(token, method, path, body);
    }
    if (answer.status !== 200) throw new Error(`${method} ${path}: "${answer.status} ${text.slice(0, 200)}`);
    return answer.headers.get('content-type')?.includes('application/json') ? JSON.parse(text) : text;
  }

  /** @param {string} village */
  async untilEnded(village) {
    while (!this.isOver() && (await this.ask(null, 'GET', `/villages/${village}`)).state !== 'ended')
      await pause(200);
  }
}

/** A process was just killed: whoever asked it asks again. @param {Error} error */
function isPassing(error) {
  return /fetch failed|ECONNRE|socket hang up|" *503|tryAgain/.test(`${error.message} ${error.cause ?? ''}`);
}
