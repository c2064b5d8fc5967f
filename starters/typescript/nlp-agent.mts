/**
 * An agent for the natural-language contest that thinks in the AIWolf protocol, in TypeScript.
 *
 *     npx tsc -p starters/typescript
 *     node starters/typescript/dist/nlp-agent.mjs ws://127.0.0.1:8080/ws --name team1
 *
 * What others say in Japanese or English is read into sentences of the protocol (`natural.read`), thinking knows only
 * those, and what is to be said is put into words again (`natural.say`), in the voice of the character. It needs the
 * package `@mura/language`, so it runs in the folder of the project. Change `Mind` and it is yours; the rest is words
 * and the wire, which docs/PROTOCOL-NLP.md describes.
 */
import { parseArgs } from 'node:util';
import { aiwolf, natural } from '@mura/language';

type Sentence = aiwolf.Sentence;
type LengthRules = NonNullable<natural.SayContext['length']>;
type Species = 'HUMAN' | 'WEREWOLF';

/** The members of a packet that are used here; the server may send more. */
interface Packet {
  readonly request?: string;
  readonly info?: Info;
  readonly setting?: { readonly talk?: { readonly max_length?: MaxLength } };
  readonly talk_history?: readonly Line[];
  readonly new_talk?: Line;
}

interface MaxLength {
  readonly count_in_word?: boolean;
  readonly count_spaces?: boolean;
  readonly per_talk?: number;
  readonly base_length?: number;
  readonly mention_length?: number;
}

interface Info {
  readonly day?: number;
  readonly agent?: string;
  readonly profile?: string;
  readonly status_map?: Readonly<Record<string, string>>;
  readonly role_map?: Readonly<Record<string, string>>;
  readonly divine_result?: Result | null;
  readonly medium_result?: Result | null;
  readonly remain_count?: number;
}

interface Result {
  readonly target: string;
  readonly result: Species;
}

interface Line {
  readonly agent: string;
  readonly text: string;
}

// ------------------------------------------------------------------------------------------------ the mind

/** Thinks in sentences of the protocol and in numbers of players; no word of any language comes in here. */
class Mind {
  me = 0;
  role = '';
  day = 0;
  alive: readonly number[] = [];
  fellows: readonly number[] = [];
  readonly results = new Map<number, Species>();
  /** Who claims what and has reported what. */
  context: natural.TalkContext = {};
  /** Of today: whom each player says they will vote for. */
  readonly announced = new Map<number, number>();
  readonly #toSay: string[] = [];
  #hasVotedAloud = false;

  beginDay(day: number): void {
    if (day === this.day) return;
    this.day = day;
    this.announced.clear();
    this.#hasVotedAloud = false;
  }

  /** A result of my own is told, and at the first one what I am. */
  learn(verb: 'DIVINED' | 'IDENTIFIED', target: number, species: Species): void {
    if (this.results.has(target)) return;
    if (this.results.size === 0) this.#toSay.push(`COMINGOUT ${agent(this.me)} ${this.role}`);
    this.results.set(target, species);
    this.#toSay.push(`${verb} ${agent(target)} ${species}`);
  }

  hear(speaker: number, sentences: readonly Sentence[]): void {
    this.context = natural.heard(this.context, speaker, sentences);
    for (const sentence of sentences) {
      const isOwn = sentence.subject === null || sentence.subject === speaker;
      if (sentence.kind === 'act' && sentence.verb === 'VOTE' && isOwn && sentence.target !== 'ANY')
        this.announced.set(speaker, sentence.target);
      if (sentence.kind === 'ask' && sentence.target === this.me) this.#answer(sentence);
    }
  }

  /** Whoever asks me for whom I vote or whom I suspect gets an answer. */
  #answer({ operator, operands: [asked] }: Extract<Sentence, { kind: 'ask' }>): void {
    if (operator !== 'INQUIRE' || asked === undefined || this.others().length === 0) return;
    const suspect = agent(this.mostSuspected(this.others()));
    if (asked.kind === 'act' && asked.verb === 'VOTE') this.#toSay.push(`VOTE ${suspect}`);
    if (asked.kind === 'role' && asked.verb === 'ESTIMATE') this.#toSay.push(`ESTIMATE ${suspect} WEREWOLF`);
  }

  /** The next thing to say, or nothing. */
  speak(): Sentence | null {
    if (this.#toSay.length === 0 && !this.#hasVotedAloud && this.day > 0 && this.others().length > 0) {
      this.#hasVotedAloud = true;
      this.#toSay.push(`VOTE ${agent(this.mostSuspected(this.others()))}`);
    }
    const text = this.#toSay.shift();
    return text === undefined ? null : sentenceIn(text);
  }

  others(): number[] {
    return this.alive.filter((player) => player !== this.me);
  }

  /** The higher, the more I want them gone. */
  suspicion(player: number): number {
    if (this.fellows.includes(player)) return -100;
    let points = { WEREWOLF: 20, HUMAN: -20, '': 0 }[this.results.get(player) ?? ''];
    if (this.isLiar(player)) points += 8;
    for (const { by, target, species } of this.context.reports ?? [])
      if (target === player && !this.isLiar(by)) points += species === 'WEREWOLF' ? 4 : -2;
    const votes = [...this.announced.values()].filter((target) => target === player).length;
    return points + 0.2 * votes; // better together than alone
  }

  /** Whoever claims what only I am, calls me a werewolf, or contradicts what I know. */
  isLiar(player: number): boolean {
    const isRival = ['SEER', 'MEDIUM'].includes(this.role) && this.context.claims?.get(player) === this.role;
    const isWrong = (this.context.reports ?? []).some(
      ({ by, target, species }) =>
        by === player &&
        ((target === this.me && species === 'WEREWOLF' && this.role !== 'WEREWOLF') ||
          (this.results.get(target) ?? species) !== species),
    );
    return player !== this.me && (isRival || isWrong);
  }

  mostSuspected(players: readonly number[]): number {
    const most = Math.max(...players.map((player) => this.suspicion(player)));
    const worst = players.filter((player) => this.suspicion(player) === most);
    // Everybody begins to count at themselves, so that a village without any hint does not agree by number.
    return worst.find((player) => player > this.me) ?? worst[0] ?? this.me;
  }

  choose(request: string): number {
    const others = this.others();
    const prey = others.filter((player) => !this.fellows.includes(player));
    if (request === 'VOTE') return this.mostSuspected(others);
    if (request === 'DIVINE') {
      const unknown = others.filter((player) => !this.results.has(player));
      return this.mostSuspected(unknown.length > 0 ? unknown : others);
    }
    const seer = prey.find((player) => this.context.claims?.get(player) === 'SEER' && !this.isLiar(player));
    return seer ?? prey[0] ?? others[0] ?? this.me;
  }
}

function agent(player: number): string {
  return `Agent[${String(player).padStart(2, '0')}]`;
}

function sentenceIn(text: string): Sentence | null {
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  return parsed.ok && parsed.value.tree.kind !== 'unknown' ? parsed.value.tree : null;
}

// ------------------------------------------------------------------------------------------------ the words

/** Between the talk of the village and the sentences of the mind. */
class Tongue {
  readonly #said: natural.SaidToday[] = [];
  readonly names: readonly string[];
  readonly #speech: natural.Speech;
  readonly #length: LengthRules;

  constructor(names: readonly string[], speech: natural.Speech, length: MaxLength) {
    this.names = names;
    this.#speech = speech;
    this.#length = lengthRules(length);
  }

  /** What a text says; our own bots may speak the protocol as it is. */
  read(text: string, speaker: number, { day, context }: Mind): Sentence[] {
    const formal = sentenceIn(this.#withNumbers(text));
    if (formal !== null) return formal.kind === 'control' ? [] : [formal];
    const cast = this.names.map((name, index) => ({ player: index + 1, name, aliases: [] }));
    const { sentences } = natural.read({ text, speaker, cast, day, context }, natural.tongueOf(text));
    return sentences.map(({ sentence }) => sentence);
  }

  #withNumbers(text: string): string {
    return this.names.reduce((changed, name, index) => changed.replaceAll(name, agent(index + 1)), text);
  }

  /** The words for a sentence, those that Mura reads as they are meant; nothing where they would be too long. */
  say(sentence: Sentence, mind: Mind): string | null {
    const spoken = natural.say(
      [sentence],
      {
        persona: natural.personaOf(this.names[mind.me - 1] ?? ''),
        speaker: mind.me,
        day: mind.day,
        cast: this.names.map((name, index) => ({ ...natural.personaOf(name), player: index + 1, name })),
        seed: this.#said.length,
        said: this.#said,
        length: this.#length,
        readBack: (text) => this.read(text, mind.me, mind),
      },
      this.#speech,
    );
    this.#said.push(spoken);
    return spoken.fits ? spoken.text : null;
  }
}

function lengthRules({ count_in_word, count_spaces, ...most }: MaxLength): LengthRules {
  return {
    countIn: count_in_word ? 'words' : count_spaces ? 'charactersAndSpaces' : 'characters',
    perTalk: most.per_talk ?? null,
    perPlayer: null,
    base: most.base_length ?? null,
    mention: most.mention_length ?? null,
  };
}

// ------------------------------------------------------------------------------------------------ the wire

const CHOICES = ['VOTE', 'DIVINE', 'GUARD', 'ATTACK'];

/** One game on one connection. */
class Game {
  readonly #name: string;
  readonly #number: number;
  readonly #mind = new Mind();
  #tongue: Tongue | null = null;
  isOver = false;

  constructor(name: string, number: number) {
    this.#name = name;
    this.#number = number;
  }

  get hasBegun(): boolean {
    return this.#tongue !== null;
  }

  /** What goes back to the server; nothing where the request wants no answer, or is not known here. */
  async answers(packet: Packet): Promise<string[]> {
    const { request = '' } = packet;
    if (request === 'NAME') return [this.#name];
    await this.#take(packet);
    if (request === 'TALK') return [this.#talk()];
    if (request === 'WHISPER') return ['Over'];
    if (CHOICES.includes(request)) return [this.#nameOf(this.#mind.choose(request))];
    if (request === 'TALK_PHASE_START') return this.#talkFreely(packet.info?.remain_count ?? 3);
    return request === 'WHISPER_PHASE_START' ? ['Over'] : [];
  }

  async #take({ request, info, setting, talk_history = [], new_talk }: Packet): Promise<void> {
    if (info !== undefined) await this.#learn(info, setting?.talk?.max_length ?? {});
    for (const line of [...talk_history, ...(new_talk === undefined || new_talk === null ? [] : [new_talk])])
      this.#hear(line);
    if (request === 'INITIALIZE')
      log(`game ${this.#number}: I am ${this.#nameOf(this.#mind.me)}, ${this.#mind.role}`);
    if (request === 'FINISH') this.#finish(info?.role_map ?? {}, info?.status_map ?? {});
  }

  async #learn(info: Info, length: MaxLength): Promise<void> {
    const status = Object.entries(info.status_map ?? {});
    const names = this.#tongue?.names ?? status.map(([name]) => name);
    const isJapanese = natural.tongueOf([...names, info.profile ?? ''].join(' ')) === 'ja';
    this.#tongue ??= new Tongue(names, await natural.loadSpeech(isJapanese ? 'ja' : 'en'), length);
    const mind = this.#mind;
    if (info.agent !== undefined) mind.me = this.#playerOf(info.agent);
    const roles = Object.entries(info.role_map ?? {});
    mind.role = roles.find(([name]) => name === info.agent)?.[1] ?? mind.role;
    if (mind.role === 'WEREWOLF')
      mind.fellows = roles.flatMap(([name, role]) => (role === 'WEREWOLF' ? [this.#playerOf(name)] : []));
    if (status.length > 0)
      mind.alive = status.flatMap(([name, state]) => (state === 'ALIVE' ? [this.#playerOf(name)] : []));
    mind.beginDay(info.day ?? mind.day);
    const { divine_result: divined, medium_result: identified } = info;
    if (divined) mind.learn('DIVINED', this.#playerOf(divined.target), divined.result);
    if (identified) mind.learn('IDENTIFIED', this.#playerOf(identified.target), identified.result);
  }

  #hear({ agent: name, text }: Line): void {
    const speaker = this.#playerOf(name);
    if (speaker === this.#mind.me || speaker === 0 || this.#tongue === null) return;
    const sentences = this.#tongue.read(text, speaker, this.#mind);
    for (const sentence of sentences) log(`${name} says: ${aiwolf.printAIWolf(sentence, 'java')}`);
    this.#mind.hear(speaker, sentences);
  }

  #talk(): string {
    const sentence = this.#mind.speak();
    const text = sentence === null ? null : (this.#tongue?.say(sentence, this.#mind) ?? null);
    if (sentence === null || text === null) return 'Over';
    log(`I mean: ${aiwolf.printAIWolf(sentence, 'java')}; I say: ${text}`);
    return text;
  }

  /** A group chat: nobody will ask. */
  #talkFreely(left: number): string[] {
    const texts = Array.from({ length: left }, () => this.#talk()).filter((text) => text !== 'Over');
    return [...texts, 'Over'];
  }

  #finish(roles: Readonly<Record<string, string>>, status: Readonly<Record<string, string>>): void {
    this.isOver = true;
    const wolves = Object.keys(roles).filter(
      (name) => roles[name] === 'WEREWOLF' && status[name] === 'ALIVE',
    );
    log(`game ${this.#number} is over: ${wolves.length > 0 ? 'the werewolves have' : 'the village has'} won`);
  }

  #playerOf(name: string): number {
    return (this.#tongue?.names.indexOf(name) ?? -1) + 1;
  }

  #nameOf(player: number): string {
    return this.#tongue?.names[player - 1] ?? '';
  }
}

/** As much of a WebSocket as is used here. */
interface Wire {
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Node 22 has one of its own; before, the package `ws` has. */
async function connect(url: string): Promise<Wire> {
  const own = (globalThis as { WebSocket?: unknown }).WebSocket;
  const library: string = 'ws'; // a variable, so that it compiles also where the package is not needed
  const Maker = (own ?? (await import(library)).WebSocket) as new (url: string) => Wire;
  return new Maker(url);
}

/** Plays one game; the sentence says what went wrong. */
async function play(game: Game, url: string, patience: number): Promise<string | null> {
  const wire = await connect(url);
  const { host } = new URL(url);
  let inOrder: Promise<void> = Promise.resolve();
  return new Promise((resolve) => {
    const silence = setTimeout(() => end(`nothing came from ${host} for too long`), patience * 1000);
    const end = (why: string | null) => {
      clearTimeout(silence);
      wire.onclose = null;
      wire.onerror = () => {};
      wire.close();
      resolve(why);
    };
    wire.onmessage = ({ data }) => {
      silence.refresh();
      inOrder = inOrder.then(async () => {
        for (const answer of await game.answers(JSON.parse(String(data)) as Packet)) wire.send(answer);
        if (game.isOver) end(null);
      });
      inOrder.catch((error: unknown) => end(`not understood: ${String(error)}`));
    };
    wire.onerror = ({ message }) =>
      end(
        /ECONNREFUSED/.test(message ?? '') ? `nobody listens at ${host}` : `the connection broke: ${message}`,
      );
    wire.onclose = ({ code, reason }) => end(`the server closed the connection: ${code} ${reason}`.trim());
  });
}

const MOST_TRIES = 5;

/** Plays one game to its end; whoever loses the connection in it tries to come back. */
async function playOn(game: Game, url: string, patience: number): Promise<void> {
  for (let tries = 0; ; tries++) {
    const wrong = await play(game, url, patience);
    if (wrong === null) return;
    if (!game.hasBegun) fail(`Cannot play: ${wrong}.`);
    if (tries === MOST_TRIES) fail(`Lost in the middle of a game: ${wrong}.`);
    log(`${wrong}; trying to come back (${tries + 1} of ${MOST_TRIES})`);
    await new Promise((resolve) => setTimeout(resolve, tries * 1000));
  }
}

function log(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function addressIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['ws:', 'wss:'].includes(url.protocol))
    fail(`'${text}' is not an address: it must be like ws://127.0.0.1:8080/ws.`);
  if (url.pathname === '/') url.pathname = '/ws';
  return url.href;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string', default: 'typescript1' },
    games: { type: 'string', default: '1' },
    patience: { type: 'string', default: '3600' },
  },
});
const url = addressIn(positionals[0] ?? '');
for (let number = 1; number <= Number(values.games); number++)
  await playOn(new Game(values.name, number), url, Number(values.patience));
process.exit(0);
