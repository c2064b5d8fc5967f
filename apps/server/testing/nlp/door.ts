import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countPlayers, type Event, findPreset } from '@mura/engine';
import type { nlp } from '@mura/protocols';
import { eventsOf, readRecord } from '@mura/records';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { DoorAlone } from '../../src/doors/alone.ts';
import { type NlpDoorOptions, openNlpDoor } from '../../src/doors/nlp/alone.ts';

/** A door that is open for a test. */
export interface TestDoor extends DoorAlone {
  readonly url: string;
  readonly folder: string;
  /** It is closed, and all that it writes is written; the folder goes after the test. */
  stop(): Promise<void>;
  /** What was recorded, by village. */
  records(): Map<string, Event[]>;
}

export const SELF: nlp.Matching = {
  mode: 'self',
  teams: 5,
  games: 5,
  path: '',
  endless: false,
  abortedWeight: 0,
};

/** Closed after the test, if not before. */
export async function testDoor(preset: string, changed: Partial<NlpDoorOptions> = {}): Promise<TestDoor> {
  const rules = findPreset(preset);
  if (!rules.ok) throw new Error(rules.error);
  const folder = mkdtempSync(join(tmpdir(), 'mura-nlp-'));
  const opened = await openNlpDoor({
    port: 0,
    address: '127.0.0.1',
    games: 1,
    first: 1,
    seed: randomBytes(8).toString('hex'),
    preset,
    rules: rules.value,
    timeout: { action: 60_000, response: 60_000 },
    generation: 's25',
    talk: 'asked',
    matching: SELF,
    characters: [],
    language: 'ja',
    symbols: null,
    agents: countPlayers(rules.value),
    bots: [],
    secret: null,
    realtime: null,
    showRoles: false,
    gameLog: null,
    record: join(folder, 'records'),
    diary: join(folder, 'diary'),
    ...changed,
  });
  if (!opened.ok) throw new Error(opened.error);
  const door = opened.value;
  let stopping: Promise<void> | null = null;
  let closing: Promise<void> | null = null;
  const stop = () => {
    stopping ??= door.close();
    return stopping;
  };
  const close = () => {
    closing ??= stop().then(() => rmSync(folder, { recursive: true }));
    return closing;
  };
  onTestFinished(close);
  return {
    ...door,
    stop,
    close,
    url: `ws://127.0.0.1:${door.port}/ws`,
    folder,
    records: () => readRecords(join(folder, 'records')),
  };
}

function readRecords(folder: string): Map<string, Event[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mura.jsonl'));
  return new Map(
    files.map((file) => {
      const read = readRecord(readFileSync(join(folder, file), 'utf8'));
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      return [file, eventsOf(read.value.record)];
    }),
  );
}

/** How an agent of a test answers; `null`: it says nothing. */
export type AgentAnswers = (packet: nlp.Packet, agent: NlpTestAgent) => string | readonly string[] | null;

/** An agent that keeps what it was sent. */
export class NlpTestAgent {
  readonly name: string;
  readonly socket: WebSocket;
  readonly packets: nlp.Packet[] = [];
  readonly #waiting: { is(packet: nlp.Packet): boolean; resolve(packet: nlp.Packet): void }[] = [];
  code: number | null = null;
  /** Settles when the connection is closed, with its code. */
  readonly closed: Promise<number>;

  constructor(
    url: string,
    name: string,
    answers: AgentAnswers = politely,
    headers: Record<string, string> = {},
  ) {
    this.name = name;
    this.socket = new WebSocket(url, { headers });
    this.socket.on('message', (data) => this.#take(JSON.parse(String(data)), answers));
    this.closed = new Promise((resolve) => {
      this.socket.on('error', () => {});
      this.socket.on('close', (code) => {
        this.code = code;
        resolve(code);
      });
    });
  }

  send(...texts: readonly string[]): void {
    for (const text of texts) this.socket.send(text);
  }

  requests(): string[] {
    return this.packets.map(({ request }) => request);
  }

  /** The next packet of a kind, also one that came already. */
  until(request: string, is: (packet: nlp.Packet) => boolean = () => true): Promise<nlp.Packet> {
    const matches = (packet: nlp.Packet) => packet.request === request && is(packet);
    const known = this.packets.find(matches);
    if (known !== undefined) return Promise.resolve(known);
    return new Promise((resolve) => this.#waiting.push({ is: matches, resolve }));
  }

  #take(packet: nlp.Packet, answers: AgentAnswers): void {
    this.packets.push(packet);
    const text = answers(packet, this);
    if (text !== null) this.send(...(typeof text === 'string' ? [text] : text));
    for (const waiting of this.#waiting.filter(({ is }) => is(packet))) waiting.resolve(packet);
  }
}

/** Says its name, one sentence and Over, and chooses the first living other. */
export function politely({ request, info }: nlp.Packet, { name }: NlpTestAgent): string | null {
  switch (request) {
    case 'NAME':
      return name;
    case 'TALK':
    case 'WHISPER':
      return (info?.remain_count ?? 0) > 2 ? 'こんにちは。' : 'Over';
    case 'VOTE':
    case 'DIVINE':
    case 'GUARD':
    case 'ATTACK':
      return livingOther(info);
    default:
      return null;
  }
}

function livingOther(info: nlp.Info | undefined): string {
  const living = Object.entries(info?.status_map ?? {}).filter(([, status]) => status === 'ALIVE');
  return living.map(([name]) => name).find((name) => name !== info?.agent) ?? '';
}

/** So many agents of one team. */
export function team(
  url: string,
  count: number,
  answers: AgentAnswers = politely,
  name = 'kanolab',
): NlpTestAgent[] {
  return Array.from({ length: count }, (_, index) => new NlpTestAgent(url, `${name}${index + 1}`, answers));
}
