import { licos } from '@mura/protocols';
import type { Clock } from '../../host/clock.ts';
import type { Host } from '../../host/host.ts';
import { findSeat } from '../../host/plan.ts';
import type { Telling } from '../../host/telling.ts';
import type { StoredVillage } from '../../store/store.ts';
import type { Line } from './line.ts';
import { SeatSession } from './seat-session.ts';
import { type Avatar, personOf } from './users.ts';

/** Where a stage stands. */
export interface StageTown {
  readonly host: Host;
  readonly clock: Clock;
  warn(error: unknown): void;
  /** Nobody is on it any more. */
  forget(stage: Stage): void;
}

/** A village that is played, or is about to be, with those who look at it through this door. */
export class Stage {
  readonly village: string;
  readonly #number: number;
  readonly #town: StageTown;
  readonly #sessions = new Map<string, SeatSession>();
  /** Whoever waited in the room without a seat: he watches, with a name or without. */
  readonly #watchers = new Map<string, string | null>();
  #awaited: Set<string> | null = null;
  #cancel: (() => void) | null = null;
  #telling: Telling | null = null;

  constructor(village: string, number: number, town: StageTown) {
    this.village = village;
    this.#number = number;
    this.#town = town;
  }

  /** Somebody was sent here from the waiting room. */
  expect({ token, name, kind }: Avatar, lobby: licos.Lobby): void {
    const isNamed = lobby !== 'anonymous audience' && kind === 'onymous audience';
    this.#watchers.set(token, isNamed || lobby === 'onymous audience' ? name : null);
  }

  /** Opens the village when these clients have loaded their page, or have had time enough. */
  openWhenReady(tokens: readonly string[], limit: number): void {
    const { clock } = this.#town;
    this.#awaited = new Set(tokens.filter((token) => this.#sessions.get(token)?.isHere !== true));
    this.#cancel = clock.wakeAt(clock.now() + (this.#awaited.size === 0 ? 0 : limit), () => this.#open());
  }

  /** A page was loaded and has seen nothing; or a line came in place of one that broke, and its client saw something last. */
  async enter(line: Line, token: string, since: number | 'nothing'): Promise<SeatSession | null> {
    const stored = await this.#town.host.find(this.village);
    if (stored !== null && stored.state !== 'waiting') await this.#follow();
    const session = stored === null ? null : this.#sessionOf(stored, token.toLowerCase());
    if (session === null) return null;
    if (since === 'nothing') session.begin(line);
    else session.resume(line, since);
    this.#awaited?.delete(session.token);
    if (this.#awaited?.size === 0) this.#open();
    return session;
  }

  /** Whoever was here with one of these tokens and has no line now. */
  findLost(tokens: readonly string[]): SeatSession | undefined {
    return tokens.map((token) => this.#sessions.get(token)).find((session) => session?.isHere === false);
  }

  #sessionOf({ plan }: StoredVillage, token: string): SeatSession | null {
    const known = this.#sessions.get(token);
    if (known !== undefined) return known;
    const player = findSeat(plan, personOf(token));
    const mayWatch = this.#watchers.has(token) && plan.watch === 'everybody';
    if (player === null && !mayWatch) return null;
    const session = new SeatSession({
      host: this.#town.host,
      clock: this.#town.clock,
      token,
      player,
      name: this.#watchers.get(token) ?? null,
      identity: { number: this.#number, name: licos.toVillageName(plan.name) },
      delay: player === null ? plan.delay * 1000 : 0,
    });
    this.#sessions.set(token, session);
    if (this.#telling !== null) session.follow(this.#telling);
    return session;
  }

  #open(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#awaited = null;
    const opened = this.#town.host.open(this.village).then(() => this.#follow());
    opened.catch((error: unknown) => this.#town.warn(error));
  }

  async #follow(): Promise<void> {
    this.#telling ??= await this.#town.host.telling(this.village);
    if (this.#telling === null) return;
    for (const session of this.#sessions.values()) session.follow(this.#telling);
  }

  tellAll(message: object): void {
    for (const session of this.#sessions.values()) session.send(message);
  }

  /** Somebody goes back to the lobby. */
  leave(session: SeatSession): void {
    session.end();
    this.#sessions.delete(session.token);
    if (this.#sessions.size > 0 || this.#awaited !== null) return;
    this.close();
    this.#town.forget(this);
  }

  close(): void {
    this.#cancel?.();
    for (const session of this.#sessions.values()) session.end();
    this.#sessions.clear();
    if (this.#telling !== null) this.#town.host.release(this.#telling);
  }
}
