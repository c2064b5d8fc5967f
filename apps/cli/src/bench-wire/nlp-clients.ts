import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { instantAnswers } from './instant-agent.ts';

/**
 * Clients that answer at once, in a process of their own, for `mura bench wire`: two short talks a day and Over, any
 * living target. After its game each connects anew. They know no more of WebSocket than they must.
 *
 *     node nlp-clients.js <port> <clients>
 */
const TALKS = ['おはようございます。今日もよろしくお願いします。', '誰が怪しいと思いますか。'].map((talk) =>
  Buffer.from(talk).toString('latin1'),
);

const [port = 0, clients = 0] = process.argv.slice(2).map(Number);

/** Plays games until the process is ended. */
function play(client: number): void {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const frames = new ServerFrames();
  const answerTo = instantAnswers({
    name: `bench${client}`,
    talks: TALKS,
    choose: (packet, drawn) => livingOther(packet, client + drawn),
  });
  socket.on('error', () => {});
  socket.on('close', () => setImmediate(play, client));
  socket.on('data', (chunk) => {
    for (const text of frames.push(chunk)) {
      const answer = answerTo(text.slice(12, text.indexOf('"', 12)), text);
      if (answer !== null) send(socket, answer);
    }
    if (frames.isClosed) socket.destroy();
  });
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
}

/** Nobody caches anything here. */
const KEY = randomBytes(16).toString('base64');

/** One of those who are alive, but not oneself. Texts are read as Latin letters, and so written again. */
function livingOther(packet: string, drawn: number): string {
  const { info } = JSON.parse(packet) as { info: { agent: string; status_map: Record<string, string> } };
  const others = Object.keys(info.status_map).filter(
    (name) => name !== info.agent && info.status_map[name] === 'ALIVE',
  );
  return others[drawn % others.length] ?? '';
}

/** A short text in one frame; the mask is all zeros, which changes nothing. */
function send(socket: Socket, text: string): void {
  socket.write(`\x81${String.fromCharCode(0x80 | text.length)}\0\0\0\0${text}`, 'latin1');
}

/** Texts out of the bytes of a server that sends whole messages. */
class ServerFrames {
  #rest: Buffer = Buffer.alloc(0);
  #isOpen = false;
  isClosed = false;

  push(chunk: Buffer): string[] {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    if (!this.#isOpen && !this.#open()) return [];
    const texts: string[] = [];
    for (let text = this.#next(); text !== null; text = this.#next()) texts.push(text);
    return texts;
  }

  #open(): boolean {
    const end = this.#rest.indexOf('\r\n\r\n');
    if (end < 0) return false;
    this.isClosed = !this.#rest.toString('latin1', 0, 12).endsWith('101');
    this.#rest = this.#rest.subarray(end + 4);
    this.#isOpen = true;
    return true;
  }

  #next(): string | null {
    const { length } = this.#rest;
    if (length < 2 || this.isClosed) return null;
    const short = this.#rest[1]! & 127;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (length < head) return null;
    const size =
      short < 126 ? short : short === 126 ? this.#rest.readUInt16BE(2) : this.#rest.readUInt32BE(6);
    if (length < head + size) return null;
    this.isClosed = (this.#rest[0]! & 15) === 8;
    const text = this.#rest.toString('latin1', head, head + size);
    this.#rest = this.#rest.subarray(head + size);
    return this.isClosed ? null : text;
  }
}

for (let client = 0; client < clients; client++) play(client);
// Whoever measures may be killed.
process.on('disconnect', () => process.exit());
