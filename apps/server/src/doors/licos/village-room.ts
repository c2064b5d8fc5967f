import type { Feed, Subscription } from '@mura/engine';
import { licos } from '@mura/protocols';
import type { Clock } from '../../host/clock.ts';
import type { Host, StartError } from '../../host/host.ts';
import { findSeat } from '../../host/plan.ts';
import { castOf } from '../../host/setup.ts';
import type { StoredVillage } from '../../store/store.ts';
import type { LicosSocket } from './licos-socket.ts';
import { type ClientKnowledge, SeatSession } from './seat-session.ts';
import type { Avatar, Users } from './users.ts';

/** Where a stage stands. */
export interface StageContext {
  readonly host: Host;
  readonly clock: Clock;
  readonly users: Users;
  /** When this door opened. */
  readonly openedAt: number;
  /** Milliseconds that a village waits for its players' pages to load. */
  readonly readyLimit: number;
  /** To the village that follows this one, while it waits. */
  invitationAfter(village: string): object | null;
  warn(error: unknown): void;
  /** Nobody is on it any more. */
  forget(stage: LicosVillageRoom): void;
}

/** Milliseconds until a village that could not begin tries again. */
const RETRY = 20_000;

/** A village that is played, or is about to be, with those who look at it through this door. */
export class LicosVillageRoom {
  readonly village: string;
  readonly #number: number;
  readonly #context: StageContext;
  readonly #sessions = new Map<string, SeatSession>();
  /** Whoever waited in the room without a seat: they watch, with a name or without. */
  readonly #watchers = new Map<string, string | null>();
  #awaited: Set<string> | null = null;
  #cancel: (() => void) | null = null;
  #feed: Feed | null = null;
  /** Holds the feed while nobody here follows it yet, so that it is not forgotten with its last other reader. */
  #hold: Subscription | null = null;
  #emptySince: number | null = null;

  constructor(village: string, number: number, context: StageContext) {
    this.village = village;
    this.#number = number;
    this.#context = context;
  }

  /** Somebody was sent here from the waiting room. */
  expect({ token, name, kind }: Avatar, lobby: licos.LobbyName): void {
    const isNamed = lobby !== 'anonymous audience' && kind === 'onymous audience';
    this.#watchers.set(token, isNamed || lobby === 'onymous audience' ? name : null);
  }

  /** Opens the village when these clients have loaded their page, or have had time enough. */
  openWhenReady(tokens: readonly string[]): void {
    this.#awaited = new Set(tokens.filter((token) => this.#sessions.get(token)?.isHere !== true));
    this.#openAfter(this.#awaited.size === 0 ? 0 : this.#context.readyLimit);
  }

  #openAfter(milliseconds: number): void {
    const { clock } = this.#context;
    this.#cancel?.();
    this.#cancel = clock.wakeAt(clock.now() + milliseconds, () => this.#open());
  }

  /** A client is here: its page was loaded, or its line came in place of one that broke. */
  async enter(line: LicosSocket, token: string, known: ClientKnowledge): Promise<SeatSession | null> {
    const { host, users } = this.#context;
    const avatar = (await users.findAvatar(token))?.avatar;
    // Asked last: the village may begin meanwhile.
    const stored = await host.find(this.village);
    if (stored !== null && stored.state !== 'waiting') await this.#follow();
    if (stored === null || avatar === undefined) return null;
    const isBanned = host.access.isBanned(this.village, [avatar.person]);
    const session = isBanned ? null : this.#sessionOf(stored, avatar);
    if (session === null) return null;
    session.take(line, known);
    const invitation = this.#context.invitationAfter(this.village);
    if (invitation !== null) session.send(invitation);
    this.#awaited?.delete(session.token);
    if (this.#awaited?.size === 0) this.#open();
    else if (avatar.person === stored.plan.maker) this.#beginLater(stored);
    return session;
  }

  /** A server that was killed before the village began forgot that it was to begin; its host's page knows. */
  #beginLater({ state, plan }: StoredVillage): void {
    const isFull = plan.seats.every(({ type }) => type !== 'open');
    if (state === 'waiting' && isFull && this.#cancel === null) this.#openAfter(this.#context.readyLimit);
  }

  /** Whether somebody was here with this token. */
  knows(token: string): boolean {
    return this.#sessions.has(token);
  }

  /** Whoever was here from this page with one of these tokens, and has no line now. */
  findLost(tokens: readonly string[], page: string | null): SeatSession | undefined {
    const sessions = tokens.map((token) => this.#sessions.get(token));
    return sessions.find((session) => session?.isHere === false && session.page === page);
  }

  #sessionOf({ plan, created }: StoredVillage, avatar: Avatar): SeatSession | null {
    const { token, person, kind } = avatar;
    const known = this.#sessions.get(token);
    if (known !== undefined) return known;
    const isSpectator = kind === 'onymous audience';
    const player = isSpectator ? null : findSeat(plan, person);
    const mayWatch = plan.watch === 'everybody' && (isSpectator || this.#watchers.has(token));
    if (player === null && !mayWatch) return null;
    const session = new SeatSession({
      village: this.village,
      host: this.#context.host,
      clock: this.#context.clock,
      token,
      person,
      player,
      name: this.#watcherNameOf(avatar),
      reader: kind === 'robot player' ? 'program' : 'person',
      identity: { number: this.#number, name: licos.toVillageName(plan.name) },
      planned: { rules: plan.rules, cast: castOf(plan), language: plan.language },
      openedAt: created < this.#context.openedAt ? this.#context.openedAt : null,
      delay: player === null ? plan.delay * 1000 : 0,
    });
    this.#sessions.set(token, session);
    if (this.#feed !== null) session.follow(this.#feed);
    return session;
  }

  /** Under which name somebody watches; after a restart nobody knows whether they wanted none. */
  #watcherNameOf({ token, kind, name }: Avatar): string | null {
    const known = this.#watchers.get(token);
    return known === undefined && kind === 'onymous audience' ? name : (known ?? null);
  }

  #open(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#awaited = null;
    this.#begin().catch((error: unknown) => this.#context.warn(error));
  }

  async #begin(): Promise<void> {
    const opened = await this.#context.host.open(this.village);
    if (opened.ok || opened.error.code === 'alreadyStarted') await this.#follow();
    else this.#delay(opened.error);
  }

  /** Those who wait are told why; what is missing may come yet. */
  #delay({ code }: StartError): void {
    const isMissing = code === 'programsMissing' || code === 'programsElsewhere';
    const complaint = licos.complaint(isMissing ? 'programsMissing' : 'cannotBegin');
    for (const session of this.#sessions.values()) session.complain(complaint, '');
    if (code !== 'unknownVillage') this.#openAfter(RETRY);
  }

  async #follow(): Promise<void> {
    this.#feed ??= await this.#context.host.feed(this.village);
    if (this.#feed === null) return;
    this.#hold ??= this.#feed.subscribe('observer', { hear() {} });
    for (const session of this.#sessions.values()) session.follow(this.#feed);
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
    this.#context.forget(this);
  }

  /** Whoever is banned has to go. */
  sendAway(person: string): void {
    for (const [token, session] of this.#sessions) {
      if (session.person !== person) continue;
      session.end('banned');
      this.#sessions.delete(token);
    }
  }

  /** Whose token opens nothing any more is not here any more. */
  async closeEnded(): Promise<void> {
    for (const [token, session] of [...this.#sessions]) {
      if ((await this.#context.users.findAvatar(token)) !== null) continue;
      session.end('wrongToken');
      this.#sessions.delete(token);
    }
  }

  /** After the end nobody has been here for so long. */
  isDeserted(patience: number): boolean {
    const now = this.#context.clock.now();
    const isEmpty = [...this.#sessions.values()].every(({ isHere }) => !isHere);
    if (this.#feed?.village.outcome == null || !isEmpty) this.#emptySince = null;
    else this.#emptySince ??= now;
    return this.#emptySince !== null && now - this.#emptySince > patience;
  }

  close(): void {
    this.#cancel?.();
    for (const session of this.#sessions.values()) session.end();
    this.#sessions.clear();
    this.#hold?.end();
    this.#context.host.release(this.village);
  }
}
