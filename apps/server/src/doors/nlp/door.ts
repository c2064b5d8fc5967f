import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { nlp } from '@mura/protocols';
import { WebSocketServer } from 'ws';
import { refuseUpgrade } from '../../web/refuse-upgrade.ts';
import { type GameResult, inOrder } from '../game-result.ts';
import { drawsOfGame, type Series } from '../series.ts';
import { beginGame, type GameOptions, type Player } from './game.ts';
import type { Matching, Party } from './matching.ts';
import type { Realtime, Sight } from './realtime.ts';
import { AgentSocket, LARGEST_FRAME, MOST_UNASKED } from './socket.ts';
import { Strangers } from './strangers.ts';
import { type CheckToken, tokenOf } from './token.ts';

export interface NlpDoorOptions extends GameOptions, Series {
  readonly port: number;
  readonly address: string;
  readonly matching: Matching<Player>;
  /** `null`: everybody may play and watch. */
  readonly checkToken: CheckToken | null;
  readonly realtime: Realtime | null;
  /** Viewers without a token see roles while a game is played. */
  readonly showRoles: boolean;
  onGame?(result: GameResult): void | Promise<void>;
}

const LONGEST_NAME = 100;
const MOST_WAITING = 2000;

/**
 * The door for agents of the natural-language contest: they connect, give their name, wait, play one game, and are
 * let go. It is done when all games are played.
 */
export class NlpDoor {
  readonly #options: NlpDoorOptions;
  readonly #server: Server;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    perMessageDeflate: false,
  });
  readonly #strangers = new Strangers();
  readonly #players = new Set<AgentSocket>();
  readonly #results: GameResult[] = [];
  #begun = 0;
  #isDraining = false;
  #settle: { resolve(results: GameResult[]): void; reject(error: unknown): void } | null = null;
  /** All games, once they are played. */
  readonly done: Promise<GameResult[]>;

  constructor(options: NlpDoorOptions) {
    this.#options = options;
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
    const left = [
      ...this.#strangers.all,
      ...this.#players,
      ...this.#options.matching.guests.map(({ socket }) => socket),
    ];
    for (const socket of left) socket.close('stopped');
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeIdleConnections();
    await Promise.all(left.map((socket) => socket.closed));
    this.#server.closeAllConnections();
    for (const client of this.#sockets.clients) client.terminate();
    await closed;
  }

  #dismissWaiting(): void {
    this.#strangers.dismiss();
    for (const { socket } of [...this.#options.matching.guests]) socket.close('stopped');
  }

  #upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void {
    socket.on('error', () => {});
    const isFull = this.#strangers.areTooMany || this.#options.matching.size >= MOST_WAITING;
    const isHere = pathOf(request) === '/ws';
    if (!isHere || this.#isOver || isFull) {
      refuseUpgrade(socket, isHere ? '503 Service Unavailable' : '404 Not Found');
      return;
    }
    socket.setNoDelay(true);
    this.#sockets.handleUpgrade(request, socket, head, (opened) => {
      const agent = new AgentSocket(opened, socket);
      this.#strangers.welcome(agent, this.#options.timeout.response, (name) => {
        void this.#introduce(agent, name, tokenOf(request));
      });
    });
  }

  get #isOver(): boolean {
    return this.#isDraining || this.#begun >= this.#options.games;
  }

  async #introduce(socket: AgentSocket, name: string, token: string | null): Promise<void> {
    const { checkToken, matching } = this.#options;
    const player: Player = { name, team: nlp.teamOf(name), socket };
    let unasked = 0;
    const text = () => {
      if (++unasked > MOST_UNASKED) socket.close('flood');
    };
    socket.listen({ text, gone: () => matching.leave(player) });
    const mayPlay = checkToken === null || (await checkToken(token, { role: 'PLAYER', team: player.team }));
    if (!mayPlay) socket.close('unauthorized');
    else if (name.length > LONGEST_NAME) socket.close('refused');
    else if (this.#isOver) socket.close('stopped');
    if (socket.isGone) return;
    matching.enter(player);
    this.#look();
  }

  /** Begins every game for which there are players. */
  #look(): void {
    for (let party = this.#take(); party !== null; party = this.#take())
      void this.#play(party, this.#options.first + this.#begun++);
    if (this.#begun >= this.#options.games) this.#dismissWaiting();
    if (this.#isOver && this.#results.length === this.#begun) this.#settle?.resolve(inOrder(this.#results));
  }

  #take(): Party<Player> | null {
    const { matching, seed, first } = this.#options;
    return this.#isOver ? null : matching.take(drawsOfGame(seed, first + this.#begun, 'match'));
  }

  async #play(party: Party<Player>, number: number): Promise<void> {
    const { realtime, onGame } = this.#options;
    for (const { socket } of party.guests) this.#players.add(socket);
    try {
      const game = await beginGame(this.#options, party, number);
      await realtime?.follow(
        game,
        party.guests.map(({ team }) => team),
      );
      const result = await game.ended;
      party.ended(result.winner === null);
      await onGame?.(result);
      await Promise.all(party.guests.map(({ socket }) => socket.closed));
      this.#results.push(result);
    } catch (error) {
      for (const { socket } of party.guests) socket.close('broken');
      this.#settle?.reject(error);
    }
    for (const { socket } of party.guests) this.#players.delete(socket);
    this.#look();
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
