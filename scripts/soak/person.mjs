// A person at the socket of a village, who comes back whatever happens to the connection.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../files.mjs';

/** Of the server, which has it for its own sockets. */
const WebSocket = createRequire(join(root, 'apps/server/package.json'))('ws');

/** @typedef {{ type: string, text?: string, channel?: string, target?: number }} Action */
/** @typedef {{ act: string, day: number, round: number, turn: number, legal: { targets?: number[] } }} Question */
/** @typedef {{ village: string, token: string, name: string }} Place where somebody sits, and as whom */

/** Milliseconds after which somebody does again what the server could not take just now. */
const AGAIN = 500;

export class SoakPerson {
  /** @type {Map<string, { action: Action, at: number }>} what was sent and not acknowledged yet, by its id */
  #waiting = new Map();
  /** @type {Set<string>} questions that were answered */
  #answered = new Set();
  /** @type {string[]} what was said and acknowledged */
  #said = [];
  #heard = 0;
  #sent = 0;
  /** @type {any} the socket that is open now */
  #socket = null;

  /**
   * @param {import('./run.mjs').SoakRun} run
   * @param {Place} place
   */
  constructor(run, place) {
    this.run = run;
    this.place = place;
  }

  /** Plays to the end; gives what was said and acknowledged. */
  async play() {
    let isDone = false;
    while (!isDone && !this.run.isOver()) {
      isDone = await this.#listen();
      if (!isDone) await pause(200);
    }
    return this.#said.filter((text) => text !== 'Over');
  }

  /** Until the village is over (true) or the connection breaks. @returns {Promise<boolean>} */
  #listen() {
    const { url } = this.run.server;
    const { village, token } = this.place;
    const address = `${url.replace('http', 'ws')}/api/v1/villages/${village}/live?after=${this.#heard - 1}`;
    const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } });
    this.#socket = socket;
    let isDone = false;
    const end = setInterval(() => this.run.isOver() && socket.terminate(), 500);
    socket.on('open', () => {
      for (const [id, { action }] of this.#waiting) this.#send(id, action);
    });
    socket.on('message', (/** @type {Buffer} */ bytes) => {
      const message = JSON.parse(String(bytes));
      if (message.type === 'event') this.#hear(message.number);
      else if (message.type === 'asked') void this.#answer(message.question);
      else if (message.type === 'done' || message.type === 'refused') this.#settle(message);
      isDone ||= message.type === 'event' && message.event.type === 'rolesRevealed';
      if (isDone) socket.terminate();
    });
    socket.on('error', () => {});
    return new Promise((resolve) => {
      socket.on('close', () => {
        clearInterval(end);
        resolve(isDone);
      });
    });
  }

  /** Nothing is missed, nothing comes twice. @param {number} number */
  #hear(number) {
    if (number === this.#heard) this.#heard++;
    else this.run.faults.push(`${this.place.name}: event ${number} after ${this.#heard - 1}`);
  }

  /** @param {Question} question */
  async #answer({ act, day, round, turn, legal }) {
    const key = `${act}/${day}/${round}/${turn}`;
    if (this.#answered.has(key)) return;
    this.#answered.add(key);
    await pause(200 + Math.random() * 800);
    const { name, village } = this.place;
    const text = turn < 3 ? `${name} says ${this.#sent} in ${village}` : 'Over';
    const [target] = legal.targets ?? [];
    const action = target === undefined ? { type: 'talk', channel: act, text } : { type: act, target };
    const id = `${name}-${this.#sent++}`;
    this.#waiting.set(id, { action, at: performance.now() });
    this.#send(id, action);
  }

  /**
   * @param {string} id
   * @param {Action} action
   */
  #send(id, action) {
    if (this.#socket.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ type: 'act', id, action }));
  }

  /** @param {{ type: string, id: string, code?: string }} message */
  #settle({ type, id, code }) {
    const sent = this.#waiting.get(id);
    if (sent === undefined) return;
    if (type === 'refused' && code === 'tryAgain') {
      setTimeout(() => this.#waiting.has(id) && this.#send(id, sent.action), AGAIN);
      return;
    }
    this.#waiting.delete(id);
    this.run.latencies.push(performance.now() - sent.at);
    this.run.counted.acts++;
    if (type === 'refused') this.run.counted.refused++;
    else if (sent.action.type === 'talk') this.#said.push(sent.action.text ?? '');
  }
}
