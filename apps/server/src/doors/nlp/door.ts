import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { agentCast, countPlayers } from '@mura/engine';
import type { nlp } from '@mura/protocols';
import { refuseUpgrade } from '../../web/refuse-upgrade.ts';
import { type GameResult, inOrder } from '../game-result.ts';
import { drawsOfGame, type Series } from '../series.ts';
import { beginGame, type SeriesGameOptions } from '../series-game.ts';
import { drawCharacters } from './characters.ts';
import type { NlpGuest } from './guest.ts';
import type { Matching, Party } from './matching.ts';
import type { Realtime, Sight } from './realtime.ts';
import { NlpReception } from './reception.ts';
import { type CheckToken, tokenOf } from './token.ts';
import { ulid } from './ulid.ts';

export interface NlpDoorOptions extends SeriesGameOptions, Series {
  readonly port: number;
  readonly address: string;
  readonly timeout: nlp.Timeouts;
  readonly generation: nlp.Wire['generation'];
  readonly talk: nlp.Wire['talk'];
  /** The characters to draw from; `null`: agents go by `Agent[01]` … */
  readonly characters: readonly nlp.ProfiledCharacter[] | null;
  readonly language: string;
  readonly matching: Matching<NlpGuest>;
  /** `null`: everybody may play and watch. */
  readonly checkToken: CheckToken | null;
  readonly realtime: Realtime | null;
  /** Viewers without a token see roles while a game is played. */
  readonly showRoles: boolean;
  onGame?(result: GameResult): void | Promise<void>;
}

const MOST_WAITING = 2000;

/**
 * The door for agents of the natural-language contest: they connect, give their name, wait, play one game, and are
 * let go. It is done when all games are played.
 */
export class NlpDoor {
  readonly #options: NlpDoorOptions;
  readonly #server: Server;
  readonly #reception: NlpReception;
  readonly #players = new Set<NlpGuest>();
  readonly #results: GameResult[] = [];
  #begun = 0;
  #isDraining = false;
  #settle: { resolve(results: GameResult[]): void; reject(error: unknown): void } | null = null;
  /** All games, once they are played. */
  readonly done: Promise<GameResult[]>;

  constructor(options: NlpDoorOptions) {
    this.#options = options;
    this.#reception = new NlpReception((guest) => this.#enter(guest), {
      behindProxy: false,
      checkToken: options.checkToken,
      takesAccounts: false,
      introduction: options.timeout.response,
    });
    this.#server = createServer((request, response) => void this.#serve(request, response));
    this.#server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket as Socket, head));
    this.done = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
  }

  /** Listens; the port, which the system may have chosen. */
  async listen(): Promise<number> {
    const { port, address } = this.#options;
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, address, () => resolve());
    });
    const bound = this.#server.address();
    return typeof bound === 'object' && bound !== null ? bound.port : port;
  }

  /** No game begins any more; it is done when those under way have ended. */
  drain(): void {
    this.#isDraining = true;
    this.#dismissWaiting();
    this.#look();
  }

  async close(): Promise<void> {
    this.#isDraining = true;
    const guests = [...this.#players, ...this.#options.matching.guests];
    for (const guest of guests) guest.dismiss('server stops');
    const left = [this.#reception.dismissStrangers(), ...guests.map(({ closed }) => closed)];
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeIdleConnections();
    await Promise.all(left);
    this.#server.closeAllConnections();
    this.#reception.close();
    await closed;
  }

  #dismissWaiting(): void {
    void this.#reception.dismissStrangers();
    for (const guest of [...this.#options.matching.guests]) this.#dismiss(guest);
  }

  #upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void {
    socket.on('error', () => {});
    const isFull = this.#options.matching.size >= MOST_WAITING;
    const isHere = pathOf(request) === '/ws';
    if (!isHere || this.#isOver || isFull) {
      refuseUpgrade(socket, isHere ? '503 Service Unavailable' : '404 Not Found');
      return;
    }
    this.#reception.upgrade(request, socket, head);
  }

  get #isOver(): boolean {
    return this.#isDraining || this.#begun >= this.#options.games;
  }

  /** An agent has given its name, and may play. */
  #enter(guest: NlpGuest): void {
    if (this.#isOver) {
      guest.dismiss('server stops');
      return;
    }
    const { matching } = this.#options;
    guest.wait(() => matching.leave(guest));
    matching.enter(guest);
    this.#look();
  }

  #dismiss(guest: NlpGuest): void {
    this.#options.matching.leave(guest);
    guest.dismiss('server stops');
  }

  /** Begins every game for which there are players. */
  #look(): void {
    for (let party = this.#take(); party !== null; party = this.#take())
      void this.#play(party, this.#options.first + this.#begun++);
    if (this.#begun >= this.#options.games) this.#dismissWaiting();
    if (this.#isOver && this.#results.length === this.#begun) this.#settle?.resolve(inOrder(this.#results));
  }

  #take(): Party<NlpGuest> | null {
    const { matching, seed, first } = this.#options;
    return this.#isOver ? null : matching.take(drawsOfGame(seed, first + this.#begun, 'match'));
  }

  async #play(party: Party<NlpGuest>, number: number): Promise<void> {
    const { realtime, onGame } = this.#options;
    for (const guest of party.guests) this.#players.add(guest);
    try {
      const { id, cast, ended } = await this.#begin(party, number);
      await realtime?.follow(
        { id, cast },
        party.guests.map(({ team }) => team),
      );
      const result = await ended;
      party.ended(result.winner === null);
      await onGame?.(result);
      await Promise.all(party.guests.map(({ closed }) => closed));
      this.#results.push(result);
    } catch (error) {
      for (const guest of party.guests) guest.dismiss('the game cannot be played');
      this.#settle?.reject(error);
    }
    for (const guest of party.guests) this.#players.delete(guest);
    this.#look();
  }

  /** Deals agents into a village; every agent plays one game. */
  async #begin({ guests, roles }: Party<NlpGuest>, number: number) {
    const { rules, characters, seed, language, generation, timeout, talk, now } = this.#options;
    const id = ulid(now());
    const players = countPlayers(rules);
    const cast: readonly nlp.ProfiledCharacter[] =
      characters === null
        ? agentCast(players)
        : drawCharacters(characters, players, drawsOfGame(seed, number, 'characters'));
    const placed = guests.map((guest, index) => ({ guest, player: index + 1, wish: roles[index] ?? null }));
    const { ended } = await beginGame(this.#options, placed, {
      ...{ number, id, language },
      characters: cast.map(({ name, profile }) => (profile === undefined ? { name } : { name, profile })),
      wire: { nlp: { gameId: id, generation, timeout, talk } },
    });
    return { id, cast, ended };
  }

  /** What is not an agent: viewers, and whoever asks whether we are well. */
  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of HEADERS) response.setHeader(name, value);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const answer = await this.#answer(request);
    response.writeHead(answer.status, { 'Content-Type': answer.type ?? 'application/json' }).end(answer.body);
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const path = pathOf(request);
    if (path === '/api/v1/healthz') return { status: 200, body: '{"status":"ok"}' };
    if (path === '/api/v1/readyz')
      return this.#isOver
        ? { status: 503, body: '{"status":"draining"}' }
        : { status: 200, body: '{"status":"ready"}' };
    if (!path.startsWith('/realtime/')) return NOT_FOUND;
    const sight = await this.#sightOf(request);
    return sight === null ? UNAUTHORIZED : this.#answerViewer(path.slice('/realtime/'.length), sight);
  }

  #answerViewer(file: string, sight: Sight): Answer {
    const { realtime } = this.#options;
    if (realtime === null) return NOT_FOUND;
    if (file === 'games.json') return { status: 200, body: realtime.games() };
    const lines = file.endsWith('.jsonl') ? realtime.linesOf(file.slice(0, -'.jsonl'.length), sight) : null;
    return lines === null
      ? NOT_FOUND
      : { status: 200, type: 'application/jsonl; charset=utf-8', body: lines };
  }

  /** With tokens, those who watch need one and see everything; without, only what everybody may see. */
  async #sightOf(request: IncomingMessage): Promise<Sight | null> {
    const { checkToken, showRoles } = this.#options;
    if (checkToken === null) return showRoles ? 'master' : 'observer';
    return (await checkToken(tokenOf(request), { role: 'RECEIVER' })) ? 'master' : null;
  }
}

interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly body: string;
}

const NOT_FOUND: Answer = { status: 404, body: '{"error":"not found"}' };
const UNAUTHORIZED: Answer = { status: 401, body: '{"error":"a token of a RECEIVER is needed"}' };

const HEADERS = [
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Allow-Methods', 'GET, OPTIONS'],
  ['Access-Control-Allow-Headers', 'Content-Type, Authorization, Ngrok-Skip-Browser-Warning'],
  ['Cache-Control', 'no-store'],
] as const;

function pathOf({ url }: IncomingMessage): string {
  try {
    return decodeURIComponent((url ?? '/').split('?')[0] ?? '/');
  } catch {
    return '/';
  }
}
