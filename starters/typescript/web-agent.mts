/**
 * A first agent for the browser protocol of a Mura server, in TypeScript.
 *
 *     node web-agent.mts http://127.0.0.1:8080 --make aiwolf-5      # makes a village with bots and plays in it
 *     node web-agent.mts http://127.0.0.1:8080 --village ID         # takes a seat there and waits for the start
 *     node web-agent.mts http://127.0.0.1:8080                      # takes the next open seat of the lobby
 *
 * Node 22.18 or later runs this file as it is. For Node 20 compile it first: `npx tsc -p .`, then `node dist/web-agent.mjs …`
 * (there it needs the package `ws`, because Node 20 has no WebSocket of its own).
 *
 * It sits in villages with people and bots, of any number of players. Change `Player` and it is yours; the rest is the
 * wire, which docs/PROTOCOL-WEB.md describes.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const LOOK_EVERY = 1000;
const HTTP_LIMIT = 30_000;
const RECONNECT_TRIES = 30;
/** The server answers a ping; after so long a silence the connection is dead. */
const PING_EVERY = 30_000;
const LONGEST_SILENCE = 90_000;
/** With these codes the server says that connecting again is of no use. */
const FOR_GOOD = [4001, 4003, 4004, 4007, 4008];

// ------------------------------------------------------------------------------------------------ messages

type Species = 'human' | 'werewolf';

/** An event: its type, and facts that depend on it. Only those that are used here are named. */
interface VillageEvent {
  readonly type: string;
  readonly day?: number;
  readonly player?: number;
  readonly target?: number;
  readonly role?: string;
  readonly fellows?: readonly number[];
  readonly result?: Species;
  readonly channel?: string;
  readonly text?: string;
  readonly dead?: readonly number[];
  readonly executed?: number | null;
  readonly votes?: readonly { readonly player: number; readonly target: number }[] | null;
  readonly cast?: readonly { readonly name: string }[];
  readonly language?: string;
  readonly rules?: { readonly grammar?: string };
  readonly winner?: string | null;
}

interface Question {
  readonly act: string;
  readonly day: number;
  readonly round: number;
  readonly turn: number;
  /** All that may be answered: one of the targets, or a text. */
  readonly legal: { readonly targets?: readonly number[] };
}

type Action =
  | { readonly type: 'talk'; readonly channel: string; readonly text: string }
  | { readonly type: string; readonly target: number };

type Message =
  | { readonly type: 'welcome'; readonly player: number | null }
  | { readonly type: 'event'; readonly number: number; readonly event: VillageEvent }
  | { readonly type: 'asked'; readonly question: Question }
  | { readonly type: 'done'; readonly id: string }
  | Refusal;

interface Refusal {
  readonly type: 'refused';
  readonly id: string | null;
  readonly code: string;
  readonly message: string;
  readonly allowed?: string;
}

// ------------------------------------------------------------------------------------------------ the player

/** What it says in villages of free speech; elsewhere sentences of the AIWolf protocol are said instead. */
const PHRASES: Readonly<Record<'ja' | 'en', Readonly<Record<string, string>>>> = {
  ja: {
    seer: '私は占い師です。',
    medium: '私は霊能者です。',
    werewolf: '結果をお伝えします。{name}は人狼でした。',
    human: '結果をお伝えします。{name}は人間でした。',
    vote: '今日は{name}に投票します。',
    attack: '{name}を襲撃しましょう。',
  },
  en: {
    seer: 'I am the seer.',
    medium: 'I am the medium.',
    werewolf: 'My result: {name} is a werewolf.',
    human: 'My result: {name} is human.',
    vote: 'Today I will vote for {name}.',
    attack: 'Let us attack {name}.',
  },
};

// How others may say it.
const ROLE_WORDS: Readonly<Record<string, string>> = {
  占い師: 'seer',
  霊能者: 'medium',
  霊媒師: 'medium',
  騎士: 'bodyguard',
  狩人: 'bodyguard',
};
const CLAIM_JA = new RegExp(
  `(?:私|わたし|僕|俺|自分)(?:は|が)、?(${Object.keys(ROLE_WORDS).join('|')})(?!では|じゃ)`,
);
const CLAIM_EN = /\bI(?: am|'m) (?:the |a )?(seer|medium|bodyguard)\b/i;
const SPECIES_WORDS: Readonly<Record<string, Species>> = {
  人狼: 'werewolf',
  黒: 'werewolf',
  人間: 'human',
  白: 'human',
};
const PROTOCOL = /^(?:Agent\[(\d+)\] )?(COMINGOUT|DIVINED|IDENTIFIED|VOTE) Agent\[(\d+)\](?: ([A-Z]+))?$/;
/** Roles of which a village has one, from the one it can least do without. */
const UNIQUE = ['seer', 'medium', 'bodyguard'];

/** What a player says they have found about another. */
interface Report {
  readonly speaker: number;
  readonly target: number;
  readonly species: Species;
}

/** Thinks for one village. Players are numbers from 1 on; their names stand in `names`. */
class Player {
  readonly me: number;
  role = '';
  day = 0;
  names: readonly string[] = [];
  language: 'ja' | 'en' = 'en';
  speaksProtocol = false;
  /** Werewolves of my pack, or freemasons. */
  fellows: readonly number[] = [];
  readonly alive = new Set<number>();
  readonly deaths: { day: number; player: number; how: string }[] = [];
  readonly votes: { day: number; player: number; target: number }[] = [];
  /** My own, by player. */
  readonly results = new Map<number, Species>();
  /** The roles that players say they have. */
  readonly claims = new Map<number, string>();
  /** What players say they have found. */
  reports: readonly Report[] = [];
  /** Whom players say they will vote for today. */
  readonly announced = new Map<number, number>();
  readonly #toSay: string[] = [];
  #hasSpokenOfVote = false;
  #hasWhispered = false;

  constructor(me: number) {
    this.me = me;
  }

  /** What happens; events that do not matter here are left alone. */
  hear(event: VillageEvent): void {
    switch (event.type) {
      case 'opened':
        this.#open(event);
        break;
      case 'roleTold':
        this.role = event.role ?? '';
        this.fellows = event.fellows ?? [];
        log(`I am ${this.nameOf(this.me)}, ${this.role}, of ${this.names.length} players`);
        break;
      case 'dayBegan':
        this.#beginDay(event.day ?? this.day);
        break;
      case 'executed':
        this.#die(event.player, 'was executed');
        break;
      case 'dawnBroke':
        for (const player of event.dead ?? []) this.#die(player, 'died in the night');
        this.#die(event.executed, 'was executed');
        break;
      case 'diedSuddenly':
        this.#die(event.player, 'died suddenly');
        break;
      case 'votesCounted':
        for (const vote of event.votes ?? []) this.votes.push({ day: this.day, ...vote });
        break;
      case 'divined':
        this.#rememberResult('DIVINED', event);
        break;
      case 'identified':
        this.#rememberResult('IDENTIFIED', event);
        break;
      case 'talked':
        if (event.channel === 'talk' && event.player !== this.me)
          this.#listen(event.player ?? 0, event.text ?? '');
        break;
    }
  }

  nameOf(player: number): string {
    return this.names[player - 1] ?? '';
  }

  #open({ cast = [], language, rules }: VillageEvent): void {
    this.names = cast.map(({ name }) => name);
    this.names.forEach((_, index) => {
      this.alive.add(index + 1);
    });
    this.language = language === 'ja' ? 'ja' : 'en';
    this.speaksProtocol = rules?.grammar === 'aiwolf';
  }

  #beginDay(day: number): void {
    this.day = day;
    this.announced.clear();
    this.#hasSpokenOfVote = false;
    this.#hasWhispered = false;
  }

  #die(player: number | null | undefined, how: string): void {
    if (player == null || !this.alive.delete(player)) return;
    this.deaths.push({ day: this.day, player, how });
    log(`day ${this.day}: ${this.nameOf(player)} ${how}`);
  }

  #rememberResult(verb: string, { player, target, result }: VillageEvent): void {
    if (player !== this.me || target === undefined || result === undefined || this.results.has(target))
      return;
    this.results.set(target, result);
    if (!this.claims.has(this.me)) {
      this.claims.set(this.me, this.role);
      this.#say(this.role, `COMINGOUT ${agent(this.me)} ${this.role.toUpperCase()}`);
    }
    this.#say(result, `${verb} ${agent(target)} ${result.toUpperCase()}`, target);
  }

  #say(phrase: string, sentence: string, player = 0): void {
    const text = this.#inWords(phrase, sentence, player);
    if (text !== '') this.#toSay.push(text);
  }

  /** In the words of the village: a sentence of the protocol, or a phrase of people. */
  #inWords(phrase: string, sentence: string, player: number): string {
    if (this.speaksProtocol) return sentence;
    return (PHRASES[this.language][phrase] ?? '').replace('{name}', this.nameOf(player));
  }

  /** Takes note of claims, results and announced votes; of all else nothing. */
  #listen(speaker: number, text: string): void {
    const protocol = PROTOCOL.exec(text);
    if (protocol !== null) {
      this.#listenToProtocol(speaker, protocol);
      return;
    }
    const claim = ROLE_WORDS[CLAIM_JA.exec(text)?.[1] ?? ''] ?? CLAIM_EN.exec(text)?.[1]?.toLowerCase();
    if (claim !== undefined) this.claims.set(speaker, claim);
    this.names.forEach((name, index) => {
      this.#listenFor(name, index + 1, speaker, text);
    });
  }

  #listenFor(name: string, player: number, speaker: number, text: string): void {
    const there = `${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?: ?さん)?`;
    if (new RegExp(`${there} ?に投票|vote for @?${there}`, 'i').test(text))
      this.announced.set(speaker, player);
    if (!['seer', 'medium'].includes(this.claims.get(speaker) ?? '')) return;
    const japanese = new RegExp(`${there} ?(?:は|が|、)(人狼|黒|人間|白)(?!では|じゃ)`).exec(text)?.[1];
    const english = new RegExp(`${there} (?:is|was) (?:a |an )?(werewolf|human)`, 'i').exec(text)?.[1];
    const species = japanese === undefined ? (english?.toLowerCase() as Species) : SPECIES_WORDS[japanese];
    if (species !== undefined) this.#note({ speaker, target: player, species });
  }

  #listenToProtocol(speaker: number, [, subject, verb, about, word]: readonly string[]): void {
    if (subject !== undefined && Number(subject) !== speaker) return;
    const target = Number(about);
    if (verb === 'VOTE') this.announced.set(speaker, target);
    else if (verb === 'COMINGOUT' && target === speaker && word) this.claims.set(speaker, word.toLowerCase());
    else if (word === 'HUMAN' || word === 'WEREWOLF')
      this.#note({ speaker, target, species: word.toLowerCase() as Species });
  }

  /** What somebody says later of the same player counts. */
  #note(report: Report): void {
    const { speaker, target } = report;
    const others = this.reports.filter((one) => one.speaker !== speaker || one.target !== target);
    this.reports = [...others, report];
  }

  /** Whoever claims what only I am, calls me a werewolf, or contradicts what I know. */
  isLiar(player: number): boolean {
    if (UNIQUE.includes(this.role) && this.claims.get(player) === this.role) return true;
    return this.reports.some(
      ({ speaker, target, species }) =>
        speaker === player &&
        ((target === this.me && species === 'werewolf') || (this.results.get(target) ?? species) !== species),
    );
  }

  /** The higher, the more I want them gone. */
  suspicion(player: number): number {
    if (player === this.me || this.fellows.includes(player)) return -100;
    let points = this.isLiar(player) ? 8 : 0;
    if (this.results.has(player)) points += this.results.get(player) === 'werewolf' ? 20 : -20;
    for (const { speaker, target, species } of this.reports) {
      if (target === player && !this.isLiar(speaker)) points += species === 'werewolf' ? 4 : -2;
    }
    // Better together than alone.
    return points + 0.2 * [...this.announced.values()].filter((one) => one === player).length;
  }

  mostSuspected(players: readonly number[]): number {
    const most = Math.max(...players.map((player) => this.suspicion(player)));
    return anyOf(players.filter((player) => this.suspicion(player) === most));
  }

  /** The one whom the village can least do without, if they say what they are; else anybody. */
  bestClaim(players: readonly number[]): number {
    const strangers = players.filter((one) => one !== this.me && !this.fellows.includes(one));
    const among = strangers.length > 0 ? strangers : players;
    const claimants = (role: string) =>
      among.filter((one) => this.claims.get(one) === role && !this.isLiar(one));
    return anyOf(UNIQUE.map(claimants).find((found) => found.length > 0) ?? among);
  }

  /** What to do; `null`: nothing. */
  answer({ act, legal: { targets } }: Question): Action | null {
    if (targets?.length === 0) return null;
    if (targets !== undefined) return { type: act, target: this.#choose(act, targets) };
    return { type: 'talk', channel: act, text: act === 'whisper' ? this.#whisper() : this.#talk() };
  }

  #choose(act: string, targets: readonly number[]): number {
    if (act === 'guard' || act === 'attackVote') return this.bestClaim(targets);
    const unknown = targets.filter((player) => !this.results.has(player));
    return this.mostSuspected(act === 'divine' && unknown.length > 0 ? unknown : targets);
  }

  #talk(): string {
    const others = [...this.alive].filter((player) => player !== this.me);
    if (this.#toSay.length === 0 && !this.#hasSpokenOfVote && this.day > 0 && others.length > 0) {
      this.#hasSpokenOfVote = true;
      const suspect = this.mostSuspected(others);
      this.#say('vote', `VOTE ${agent(suspect)}`, suspect);
    }
    return this.#toSay.shift() ?? 'Over';
  }

  #whisper(): string {
    if (this.#hasWhispered || this.day === 0) return 'Over';
    this.#hasWhispered = true;
    const prey = this.bestClaim([...this.alive].filter((player) => player !== this.me));
    return this.#inWords('attack', `ATTACK ${agent(prey)}`, prey);
  }
}

function anyOf(players: readonly number[]): number {
  return players[Math.floor(Math.random() * players.length)] ?? 0;
}

function agent(player: number): string {
  return `Agent[${String(player).padStart(2, '0')}]`;
}

// ------------------------------------------------------------------------------------------------ HTTP

/** What the user is told in one sentence. */
class Failure extends Error {}

/** What the server says where it does not do what was asked. */
class Problem extends Failure {}

interface Village {
  readonly id: string;
  readonly name: string;
  readonly state: 'waiting' | 'open' | 'ended';
  readonly players: number;
  readonly taken: number;
  readonly seats: readonly { readonly mine: boolean }[];
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

class Server {
  readonly #url: string;
  token: string | null;

  constructor(url: string, token: string | null) {
    this.#url = url.replace(/\/+$/, '');
    this.token = token;
  }

  async ask<Answer = Village>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${this.#url}/api/v1${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...this.headers },
      signal: AbortSignal.timeout(HTTP_LIMIT),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error) => {
      const reason = error instanceof Error ? ((error.cause as Error)?.message ?? error.message) : error;
      throw new Failure(
        `Cannot reach ${this.#url}: ${reason || 'nobody listens there'}. Has the server been started?`,
      );
    });
    const text = await answer.text();
    if (answer.ok && isJson(text)) return JSON.parse(text) as Answer;
    if (!isJson(text)) throw new Failure(`${this.#url} does not look like a Mura server; check the address.`);
    const { code, message, allowed = '' } = JSON.parse(text) as Omit<Refusal, 'type'>;
    throw new Problem(`The server refused: ${code}: ${message} ${allowed}`.trimEnd());
  }

  get headers(): Record<string, string> {
    return this.token === null ? {} : { authorization: `Bearer ${this.token}` };
  }

  socketAddress(village: string, after: number): string {
    return `${this.#url.replace(/^http/, 'ws')}/api/v1/villages/${village}/live?after=${after}`;
  }
}

// ------------------------------------------------------------------------------------------------ WebSocket

/** As much of a WebSocket as is used here. */
interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
  /** 1: open. */
  readonly readyState: number;
  send(text: string): void;
  close(code?: number): void;
}

type WireMaker = new (url: string, options: { headers: Record<string, string> }) => Wire;

/** That of Node 22 and later, else that of the package `ws`; both take headers. */
async function webSockets(): Promise<WireMaker> {
  const own = (globalThis as { WebSocket?: unknown }).WebSocket;
  if (own !== undefined) return own as WireMaker;
  const library: string = 'ws'; // a variable, so that it compiles also where the package is not needed
  try {
    return (await import(library)).WebSocket;
  } catch {
    throw new Failure('This Node has no WebSocket: use Node 22 or later, or `npm install ws`.');
  }
}

// ------------------------------------------------------------------------------------------------ the village

interface Waiting {
  readonly message: string;
  readonly action: Action;
  readonly question: Question;
}

/** One village, over one connection or several: after a loss it is told what it has missed, and nothing twice. */
class Game {
  readonly #server: Server;
  readonly #village: string;
  readonly #WireMaker: WireMaker;
  #player = new Player(0);
  #lastNumber = -1;
  /** To connect, since it last worked. */
  #tries = 0;
  #lastHeard = 0;
  #hasEnded = false;
  /** Actions that the server has not answered yet. */
  readonly #waiting = new Map<string, Waiting>();
  /** Ids of actions must not be those of another run of this program. */
  readonly #run = randomBytes(4).toString('hex');
  #count = 0;

  constructor(server: Server, village: string, maker: WireMaker) {
    this.#server = server;
    this.#village = village;
    this.#WireMaker = maker;
  }

  async play(): Promise<void> {
    while (!this.#hasEnded) {
      const { code, reason } = await this.#playUntilLost();
      if (this.#hasEnded) return;
      if (FOR_GOOD.includes(code)) throw new Failure(`The server closed the connection: ${code} ${reason}.`);
      if (++this.#tries > RECONNECT_TRIES)
        throw new Failure(`Lost in the middle of a village: ${code} ${reason}.`);
      const count = `${this.#tries} of ${RECONNECT_TRIES}`;
      log(`the connection was closed (${code} ${reason}); connecting again (${count})`);
      await pause(Math.min(this.#tries, 5) * 1000);
    }
  }

  /** Why the connection was closed. */
  #playUntilLost(): Promise<{ code: number; reason: string }> {
    const address = this.#server.socketAddress(this.#village, this.#lastNumber);
    const wire = new this.#WireMaker(address, { headers: this.#server.headers });
    let fault = '';
    // Perhaps they did not arrive: the same id is never done twice.
    wire.onopen = () => {
      for (const { message } of this.#waiting.values()) wire.send(message);
    };
    wire.onmessage = ({ data }) => {
      this.#lastHeard = Date.now();
      const text = String(data);
      if (isJson(text)) this.#take(JSON.parse(text) as Message, wire);
      else log(`not understood: ${text.slice(0, 200)}`);
    };
    wire.onerror = ({ message }) => {
      fault = message ?? 'the server cannot be reached';
    };
    const watching = setInterval(() => this.#watch(wire), PING_EVERY);
    return new Promise((resolve) => {
      wire.onclose = ({ code, reason }) => {
        clearInterval(watching);
        resolve({ code, reason: reason || fault || 'without a word' });
      };
    });
  }

  #watch(wire: Wire): void {
    if (Date.now() - this.#lastHeard > LONGEST_SILENCE) wire.close();
    else if (wire.readyState === 1) wire.send('{"type":"ping"}');
  }

  /** One message of the server; of unknown types nothing is wanted. */
  #take(message: Message, wire: Wire): void {
    switch (message.type) {
      case 'welcome':
        this.#tries = 0;
        if (this.#player.me === message.player) break; // we are back, and remember everything
        this.#player = new Player(message.player ?? 0);
        log(
          `village ${this.#village}: ${message.player === null ? 'I only watch' : `player ${message.player}`}`,
        );
        break;
      case 'event':
        this.#lastNumber = message.number;
        this.#hear(message.event, wire);
        break;
      case 'asked':
        if (!this.#isAnswered(message.question))
          this.#act(this.#think(message.question), message.question, wire);
        break;
      case 'done':
        this.#waiting.delete(message.id);
        break;
      case 'refused':
        this.#beRefused(message, wire);
        break;
    }
  }

  /** After a loss the server asks again what we have answered meanwhile. */
  #isAnswered({ act, day, round, turn }: Question): boolean {
    return [...this.#waiting.values()].some(
      ({ question: one }) => one.act === act && one.day === day && one.round === round && one.turn === turn,
    );
  }

  #hear(event: VillageEvent, wire: Wire): void {
    try {
      this.#player.hear(event);
    } catch (mistake) {
      console.error(mistake); // costs what it is about, not the game
    }
    if (event.type === 'ended') log(`the village is over: ${event.winner ?? 'nobody'} won`);
    if (event.type !== 'rolesRevealed') return;
    this.#hasEnded = true;
    wire.close(1000);
  }

  #think(question: Question): Action | null {
    try {
      return this.#player.answer(question);
    } catch (mistake) {
      console.error(mistake);
      return plainAnswer(question);
    }
  }

  #act(action: Action | null, question: Question, wire: Wire): void {
    if (action === null) return;
    const id = `${this.#run}-${++this.#count}`;
    const message = JSON.stringify({ type: 'act', id, action });
    this.#waiting.set(id, { message, action, question });
    wire.send(message);
  }

  /** Nothing has changed: the same again where that may help, else the plainest answer, once. */
  #beRefused({ id, code, message, allowed = '' }: Refusal, wire: Wire): void {
    const waiting = this.#waiting.get(id ?? '');
    if (code === 'tryAgain' && waiting !== undefined) {
      setTimeout(() => wire.send(waiting.message), 500);
      return;
    }
    log(`refused: ${code}: ${message} ${allowed}`.trim());
    this.#waiting.delete(id ?? '');
    if (waiting === undefined || !('text' in waiting.action) || waiting.action.text === 'Over') return;
    this.#act(plainAnswer(waiting.question), waiting.question, wire);
  }
}

function plainAnswer({ act, legal: { targets } }: Question): Action | null {
  if (targets === undefined) return { type: 'talk', channel: act, text: 'Over' };
  return targets.length > 0 ? { type: act, target: anyOf(targets) } : null;
}

// ------------------------------------------------------------------------------------------------ finding a seat

/** A village of our own: one seat for us, bots on all others, started. */
async function makeVillage(server: Server, preset: string, bot: string): Promise<string> {
  const { id } = await server.ask('POST', '/villages', { name: 'A village of my agent', preset });
  await server.ask('POST', `/villages/${id}/seat`, {});
  await server.ask('POST', `/villages/${id}/bots`, { bot });
  await server.ask('POST', `/villages/${id}/start`);
  return id;
}

/** Waits for a village of the lobby with an open seat, and takes it. */
async function findVillage(server: Server): Promise<string> {
  log('waiting for a village with an open seat');
  for (;;) {
    const { villages } = await server.ask<{ villages: Village[] }>('GET', '/villages?state=waiting');
    for (const { id, name, taken, players } of villages) {
      if (taken < players && (await isSeated(server, id, name))) return id;
    }
    await pause(LOOK_EVERY);
  }
}

async function isSeated(server: Server, village: string, name: string): Promise<boolean> {
  try {
    await takeSeat(server, village, undefined);
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    log(`${name}: ${error.message}`); // somebody was quicker, or it is not for us
    return false;
  }
}

async function takeSeat(server: Server, village: string, agree: string | undefined): Promise<void> {
  const { name, players, seats } = await server.ask('GET', `/villages/${village}`);
  if (seats.some(({ mine }) => mine)) return;
  await server.ask('POST', `/villages/${village}/seat`, agree === undefined ? {} : { agree });
  await server.ask('POST', `/villages/${village}/ready`, { ready: true });
  log(`seated in ${name}, with ${players} players`);
}

async function waitForStart(server: Server, village: string): Promise<void> {
  for (
    let isTold = false;
    (await server.ask('GET', `/villages/${village}`)).state === 'waiting';
    isTold = true
  ) {
    if (!isTold) log('waiting for the start');
    await pause(LOOK_EVERY);
  }
}

// ------------------------------------------------------------------------------------------------ the program

const OPTIONS = {
  make: { type: 'string' },
  bots: { type: 'string', default: 'honest' },
  village: { type: 'string' },
  agree: { type: 'string' },
  name: { type: 'string', default: 'typescript-agent' },
  token: { type: 'string' },
  games: { type: 'string', default: '1' },
} as const;

const USAGE = `Usage: web-agent http://HOST:PORT [options]
  --make PRESET  make a village of this form, with bots on the other seats
  --bots NAME    who plays there (honest)
  --village ID   play in this village
  --agree ID     of the consent that the village asks for, once you have read it
  --name NAME    the nickname of a guest
  --token TOKEN  of a guest or a bot of an account; default: a new guest
  --games N      how many villages, one after another (1)`;

function log(sentence: string): void {
  console.log(sentence);
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    return { ...values, games: Number(values.games), url: positionals[0] ?? '' };
  } catch (error) {
    throw new Failure(`${(error as Error).message}\n${USAGE}`);
  }
}

async function main(): Promise<void> {
  const { url, make, bots, village, agree, name, token, games } = readOptions();
  if (url === '' || !(games > 0)) throw new Failure(USAGE);
  if (!/^https?:\/\/[^/]+/.test(url)) {
    throw new Failure(`'${url}' is not an address: it must be like http://127.0.0.1:8080.`);
  }
  if (village !== undefined && games > 1) {
    throw new Failure('A village is played once: leave --village out to play several.');
  }
  const maker = await webSockets();
  const server = new Server(url, token ?? null);
  server.token ??= (await server.ask<{ token: string }>('POST', '/guest', { nickname: name })).token;
  const { nickname } = await server.ask<{ nickname: string }>('GET', '/me'); // refused where the token is wrong
  log(`I am ${nickname} at ${url}`);
  for (let game = 0; game < games; game++) {
    const id =
      village ?? (await (make === undefined ? findVillage(server) : makeVillage(server, make, bots)));
    if (village !== undefined) await takeSeat(server, village, agree);
    await waitForStart(server, id);
    await new Game(server, id, maker).play();
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
