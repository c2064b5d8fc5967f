import { connect, type Socket } from 'node:net';

export interface ReceivedPacket {
  readonly request: string;
  // biome-ignore lint/suspicious/noExplicitAny: looked at by tests
  readonly gameInfo: any;
  // biome-ignore lint/suspicious/noExplicitAny: looked at by tests
  readonly gameSetting: any;
  readonly talkHistory: { agent: number; text: string; turn: number; idx: number; day: number }[] | null;
}

/** What an agent does at a packet: a line, raw bytes, nothing (`null`), or what a plain agent does (`undefined`). */
export type AgentBehaviour = (
  packet: ReceivedPacket,
  agent: AiwolfTestAgent,
) => string | Buffer | null | undefined;

/** A client written by hand, without anything of ours: it answers like a plain agent by default. */
export class AiwolfTestAgent {
  readonly name: string;
  readonly socket: Socket;
  readonly packets: ReceivedPacket[] = [];
  /** The raw lines of the server. */
  readonly lines: string[] = [];
  readonly closed: Promise<unknown>;
  readonly #behaviour: AgentBehaviour;
  #rest = '';
  #said = 0;
  #targets: string[] = [];
  #choice = 0;

  constructor(port: number, name: string, behaviour: AgentBehaviour = () => undefined) {
    this.name = name;
    this.#behaviour = behaviour;
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('error', () => {});
    this.socket.on('data', (chunk) => this.#read(chunk.toString('utf8')));
    this.closed = new Promise((resolve) => this.socket.once('close', resolve));
  }

  count(request: string): number {
    return this.packets.filter((packet) => packet.request === request).length;
  }

  send(answer: string | Buffer): void {
    if (!this.socket.writable) return;
    this.socket.write(typeof answer === 'string' ? `${answer}\n` : answer);
  }

  #read(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop()!;
    for (const line of lines) this.#take(line);
  }

  #take(line: string): void {
    const packet = JSON.parse(line) as ReceivedPacket;
    this.lines.push(line);
    this.packets.push(packet);
    if (packet.request === 'DAILY_INITIALIZE') this.#said = 0;
    if (packet.gameInfo !== null) this.#look(packet.gameInfo);
    const told = this.#behaviour(packet, this);
    const answer = told === undefined ? this.plainAnswer(packet) : told;
    if (answer !== null) this.send(answer);
  }

  #look({ statusMap, roleMap }: { statusMap: Record<string, string>; roleMap: Record<string, string> }) {
    this.#targets = Object.keys(statusMap).filter((key) => statusMap[key] === 'ALIVE' && !(key in roleMap));
  }

  plainAnswer({ request }: ReceivedPacket): string | null {
    switch (request) {
      case 'NAME':
        return this.name;
      case 'ROLE':
        return 'none';
      case 'TALK':
      case 'WHISPER':
        return this.#said++ < 2 ? 'VOTE Agent[01]' : 'Over';
      case 'VOTE':
      case 'DIVINE':
      case 'GUARD':
      case 'ATTACK':
        return `{"agentIdx":${this.#targets[this.#choice++ % this.#targets.length]}}`;
      default:
        return null;
    }
  }
}

/** Plain agents for the other seats. */
export function plainAgents(port: number, count: number): AiwolfTestAgent[] {
  return Array.from({ length: count }, (_, index) => new AiwolfTestAgent(port, `plain ${index + 1}`));
}
