import type { shape } from '@mura/engine';
import { licos } from '@mura/protocols';
import { WebSocket } from 'ws';

/** A client as somebody else would write it: it knows the messages and nothing of the server. */
export class TestClient {
  readonly received: shape.JsonObject[] = [];
  /** The same, as it came. */
  readonly frames: string[] = [];
  readonly #url: string;
  readonly #headers: Record<string, string>;
  #socket: WebSocket | null = null;
  #changed: (() => void)[] = [];
  closed: { code: number; reason: string } | null = null;
  /** Whatever a server sends must be right; a wrong message fails the test that waits for another. */
  #fault: Error | null = null;
  /** Whether it says that it has received a message, as the real client does. */
  receipts: { token: string; villageId: number } | null = null;

  /** `who`: the session of a door that stands alone, or headers; nothing of a program that has only its token. */
  constructor(url: string, who: string | Record<string, string> = {}) {
    this.#url = url;
    this.#headers = typeof who === 'string' ? { cookie: `mura_licos=${who}` } : who;
  }

  async open(): Promise<this> {
    this.closed = null;
    const socket = new WebSocket(this.#url, { headers: this.#headers });
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(data.toString()));
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.#notify();
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return this;
  }

  /** The line breaks without a good-bye. */
  break(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.#socket?.close();
  }

  send(message: unknown): void {
    const isRaw = typeof message === 'string' || message instanceof Uint8Array;
    this.#socket?.send(isRaw ? message : JSON.stringify(message));
  }

  #receive(text: string): void {
    const message: shape.JsonObject = JSON.parse(text);
    this.frames.push(text);
    const { ok, faults } = licos.validate(message);
    if (!ok) this.#fault ??= new Error(`The server sent a wrong message: ${JSON.stringify(faults)} ${text}`);
    this.received.push(message);
    this.#acknowledge(message);
    this.#notify();
  }

  #acknowledge(message: shape.JsonObject): void {
    if (this.receipts === null || message['@id'] === undefined) return;
    const { serverTimestamp, clientTimestamp, phase, day } = message;
    const kind = kindOf(message);
    if (kind === 'chatMessage' && phase !== 'result')
      this.send({ type: 'receivedChatMessage', ...this.receipts, serverTimestamp, clientTimestamp });
    if (kind === 'systemMessage') this.send({ type: 'receivedSystemMessage', ...this.receipts, phase, day });
    if (kind === 'flavorTextMessage')
      this.send({ type: 'receivedFlavorTextMessage', ...this.receipts, phase, day });
  }

  #notify(): void {
    const waiting = this.#changed;
    this.#changed = [];
    for (const call of waiting) call();
  }

  /** The first message from a place on that fits; waits for it. */
  async wait(fits: (message: shape.JsonObject) => boolean, from = 0): Promise<shape.JsonObject> {
    for (;;) {
      if (this.#fault !== null) throw this.#fault;
      const found = this.received.slice(from).find(fits);
      if (found !== undefined) return found;
      if (this.closed !== null) throw new Error(`closed: ${JSON.stringify(this.closed)}`);
      await new Promise<void>((resolve) => this.#changed.push(resolve));
    }
  }

  type(type: string, from = 0): Promise<shape.JsonObject> {
    return this.wait((message) => message.type === type, from);
  }

  phase(phase: string, day?: number, from = 0): Promise<shape.JsonObject> {
    return this.wait(
      (message) =>
        kindOf(message) === 'systemMessage' &&
        message.phase === phase &&
        (day === undefined || message.day === day),
      from,
    );
  }

  async closing(): Promise<{ code: number; reason: string }> {
    while (this.closed === null) await new Promise<void>((resolve) => this.#changed.push(resolve));
    return this.closed;
  }
}

export function kindOf(message: shape.JsonObject): string {
  return String(message['@id'] ?? message.type)
    .split('/')
    .at(-1)!;
}

type SystemRow = {
  id: number;
  isMine: boolean;
  isAChoice?: boolean;
  status: string;
  name: shape.JsonObject;
  image: string;
};

/** What somebody can read off a system message, to make their own messages from: as the real client does. */
export class LicosPlayer {
  readonly token: string;
  #system: shape.JsonObject | null = null;

  constructor(token: string) {
    this.token = token;
  }

  see(system: shape.JsonObject): this {
    this.#system = system;
    return this;
  }

  get rows(): SystemRow[] {
    return (this.#system?.character ?? []) as SystemRow[];
  }

  get me(): SystemRow {
    return this.rows.find(({ isMine }) => isMine)!;
  }

  get choices(): SystemRow[] {
    return this.rows.filter(({ isAChoice }) => isAChoice === true);
  }

  get #roles(): shape.JsonObject[] {
    return (this.#system?.role ?? []) as shape.JsonObject[];
  }

  get role(): { name: { en: string } } {
    return this.#roles.find(({ isMine }) => isMine === true) as { name: { en: string } };
  }

  #head(kind: string, channel: string): shape.JsonObject {
    const { village, phase, day, phaseTimeLimit, phaseStartTime, serverTimestamp } = this.#system!;
    const id = (village as { id: number }).id;
    return {
      '@context': [`${CONTEXT}base.jsonld`, `${CONTEXT}${kind}.jsonld`],
      '@id': `https://licos.online/state/0.3/village#${id}/${kind}Message`,
      village,
      token: this.token,
      phase,
      day,
      phaseTimeLimit,
      phaseStartTime,
      serverTimestamp,
      clientTimestamp: licos.writeClientTime(clientNow++),
      directionality: 'client to server',
      intensionalDisclosureRange: channel,
      extensionalDisclosureRange: [],
      myCharacter: { ...this.#reference(this.me), role: this.#roleReference(this.role.name.en) },
    };
  }

  #reference({ id, name, image }: SystemRow): shape.JsonObject {
    const { '@context': context, '@id': iri } = (this.rows as unknown as shape.JsonObject[])[id - 1]!;
    return { '@context': context, '@id': iri, id, name, image };
  }

  #roleReference(en: string): shape.JsonObject {
    const found = this.#roles.find(({ name }) => (name as { en: string }).en === en)!;
    const { '@context': context, '@id': iri, name, image } = found;
    return { '@context': context, '@id': iri, name, image };
  }

  chat(text: string, channel = 'public', isOver = false): shape.JsonObject {
    return {
      ...this.#head('chat', channel),
      character: this.#reference(this.me),
      isMine: true,
      text: { '@value': text, '@language': 'ja' },
      maxLengthOfUnicodeCodePoints: 140,
      isOver,
      isFromServer: true,
    };
  }

  vote(row: SystemRow): shape.JsonObject {
    return { ...this.#head('vote', 'private'), character: this.#reference(row) };
  }

  mark(row: SystemRow, role: string, prediction: string): shape.JsonObject {
    return {
      ...this.#head('board', 'private'),
      character: this.#reference(row),
      role: this.#roleReference(role),
      prediction,
    };
  }
}

const CONTEXT = 'https://werewolf.world/village/context/0.3/';
let clientNow = Date.UTC(2026, 3, 2, 10);

type Roles = Readonly<Record<string, number>>;

/** Compositions of the real client: B of four, C of five, A of fifteen. */
const NOBODY = {
  villager: 0,
  werewolf: 0,
  seer: 0,
  medium: 0,
  madman: 0,
  hunter: 0,
  mason: 0,
  werehamster: 0,
};
const COMPOSITIONS: Readonly<Record<number, Roles>> = {
  4: { ...NOBODY, villager: 2, werewolf: 1, seer: 1 },
  5: { ...NOBODY, villager: 1, werewolf: 1, seer: 1, madman: 1, hunter: 1 },
  15: { villager: 6, werewolf: 2, seer: 1, medium: 1, madman: 1, hunter: 1, mason: 2, werehamster: 1 },
};

/** A village as the real client builds it. */
export function buildVillage(token: string, name = 'Misty Harbor', robots = 0, number = 5): shape.JsonObject {
  return {
    type: 'buildVillage',
    token,
    name,
    id: -1,
    idForSearching: -1,
    hostPlayer: { name: 'Tamaki', isAnonymous: false, isHuman: true },
    playerSetting: {
      number,
      current: -1,
      robot: { min: robots, current: -1 },
      human: { max: number - robots, current: -1 },
    },
    roleSetting: COMPOSITIONS[number],
    avatar: 'fixed',
    comment: 'slow table',
  };
}
