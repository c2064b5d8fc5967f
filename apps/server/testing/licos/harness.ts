import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LicosDoor, type LicosDoorOptions } from '../../src/doors/licos/door.ts';
import { SimpleUsers } from '../../src/doors/licos/simple-users.ts';
import { Host } from '../../src/host/host.ts';
import { FileStore } from '../../src/store/files/store.ts';
import { temporaryFolder } from '../database.ts';
import { FakeClock } from '../fake-clock.ts';

const SILENT = { info() {}, warn() {}, error() {} };

/** A door of LiCOS in this process, whose clock runs as fast as the machine can. */
export class LicosHarness {
  readonly folder: string;
  readonly clock: FakeClock;
  readonly users = new SimpleUsers();
  host!: Host;
  door!: LicosDoor;
  url = '';
  #store!: FileStore;
  #hasStopped = false;
  #server = createServer();
  #running: NodeJS.Timeout | null = null;
  readonly #limits: LicosDoorOptions['limits'];

  constructor(limits: LicosDoorOptions['limits'] = {}) {
    this.folder = temporaryFolder();
    this.clock = new FakeClock(Date.UTC(2026, 3, 2, 10));
    this.#limits = limits;
  }

  async open(): Promise<this> {
    this.#store = new FileStore(this.folder);
    this.host = new Host({ store: this.#store, clock: this.clock, log: SILENT });
    await this.host.start();
    this.door = this.#newDoor();
    this.#server = createServer();
    this.#server.on('upgrade', (request, socket, head) => this.door.upgrade(request, socket, head));
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}/licos`;
    return this;
  }

  #newDoor(): LicosDoor {
    const { host, clock, users } = this;
    const limits = this.#limits ?? {};
    return new LicosDoor({ host, clock, log: SILENT, users, pingEvery: 100, readyLimit: 5000, limits });
  }

  /** The door forgets where everybody was; users and villages go on. */
  forget(): void {
    this.door.close();
    this.door = this.#newDoor();
  }

  /** Lets time pass: half a second of the village at each turn of this process. */
  run(): void {
    this.#running ??= setInterval(() => this.clock.goTo(this.clock.now() + 500), 2);
  }

  pause(): void {
    if (this.#running !== null) clearInterval(this.#running);
    this.#running = null;
  }

  /** A new user with their three tokens. */
  user(language = 'ja') {
    const user = this.users.welcome(language);
    const tokenOf = (kind: string) => user.avatars.find((avatar) => avatar.kind === kind)?.token ?? '';
    return {
      session: user.id,
      human: tokenOf('human player'),
      robot: tokenOf('robot player'),
      audience: tokenOf('onymous audience'),
    };
  }

  /** The villages stop, and their records are complete. */
  async stop(): Promise<void> {
    this.pause();
    if (this.#hasStopped) return;
    this.#hasStopped = true;
    await this.host.stop();
    await this.#store.close();
  }

  async close(): Promise<void> {
    this.pause();
    this.door.close();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
