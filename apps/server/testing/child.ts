import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The built program. */
const BIN = fileURLToPath(new URL('../../cli/bin/mura.mjs', import.meta.url));

/** A server as a process of its own, which can be killed. */
export class ChildServer {
  readonly #args: readonly string[];
  #child: ChildProcess | null = null;
  #url = '';
  #doors = { aiwolf: '', nlp: '' };
  #processes: readonly number[] = [];
  #metrics: string | null = null;
  #said = '';
  #ended: Promise<number | null> = Promise.resolve(null);
  #closed: Promise<unknown> = Promise.resolve();

  constructor(args: readonly string[]) {
    this.#args = args;
  }

  get url(): string {
    return this.#url;
  }

  /** Where programs arrive. */
  get doors(): { readonly aiwolf: string; readonly nlp: string } {
    return this.#doors;
  }

  /** Where it has several, their ids at the start. */
  get processes(): readonly number[] {
    return this.#processes;
  }

  /** Its numbers, as text. */
  async numbers(): Promise<string> {
    return (await fetch(this.#metrics ?? '')).text();
  }

  /** What it said on standard error. */
  get said(): string {
    return this.#said;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--json', ...this.#args], {
      env: { PATH: process.env.PATH, LANG: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stderr.on('data', (bytes: Buffer) => {
      this.#said += bytes.toString();
    });
    this.#ended = once(child, 'exit').then(([code]) => code);
    this.#closed = once(child, 'close');
    const lost = this.#ended.then(() => {
      throw new Error(`The server ended: ${this.#said}`);
    });
    lost.catch(() => {});
    const [bytes] = (await Promise.race([once(child.stdout, 'data'), lost])) as [Buffer];
    const { url, doors, metrics, processes = [] } = JSON.parse(bytes.toString());
    this.#url = url;
    this.#doors = doors;
    this.#metrics = metrics;
    this.#processes = processes;
  }

  /** Its exit code, when it has ended. */
  get ended(): Promise<number | null> {
    return this.#ended;
  }

  /** When it and all its processes have ended, and what they said has been heard. */
  get closed(): Promise<unknown> {
    return this.#closed;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** At once, with nothing said or saved. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** As Ctrl-C does. */
  async stop(): Promise<void> {
    await this.#end('SIGINT');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null) return;
    this.#child = null;
    child.kill(signal);
    await this.#ended;
  }
}
