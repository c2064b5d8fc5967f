import { DEFAULT_BOT } from '@mura/bots';
import { accept, type Result, refuse } from '@mura/engine';
import { CLOSINGS, type licos } from '@mura/protocols';
import { villageNumber } from '@mura/records';
import type { Clock } from '../../host/clock.ts';
import type { Host } from '../../host/host.ts';
import { findSeat, type Plan, withBotOn, withSeat } from '../../host/plan.ts';
import { addressPerson } from '../../people/program-ids.ts';
import type { StoredVillage } from '../../store/store.ts';
import { keptFor, takeKept, vacated } from './kept-seats.ts';
import type { LicosSocket } from './licos-socket.ts';
import type { SeatSession } from './seat-session.ts';
import type { Avatar, Users } from './users.ts';
import { VillageRegister } from './village-register.ts';
import { LicosVillageRoom } from './village-room.ts';
import { isWatching, type LobbyVisitor, WaitingRooms } from './waiting-rooms.ts';

export interface DoorStateOptions {
  readonly host: Host;
  readonly clock: Clock;
  readonly users: Users;
  /** Milliseconds that a village waits for its players' pages to load. */
  readonly readyLimit: number;
  readonly villagesPerPerson: number;
  /** Whether one more village may be made from an address. */
  mayBuild(address: string): boolean;
  warn(error: unknown): void;
}

/** Milliseconds. */
const PATIENCE = 30_000;
/** So long a village that has ended is kept for those whose line broke. */
const DESERTED = 600_000;

/** Everything of the door that lasts longer than a line: users, waiting rooms, villages that are played. */
export class DoorState {
  readonly host: Host;
  readonly clock: Clock;
  readonly users: Users;
  readonly openedAt: number;
  readonly readyLimit: number;
  readonly book: VillageRegister;
  readonly rooms: WaitingRooms;
  /** Pages of the lobby that know of robots, by session. */
  readonly browsers = new Map<string, { askToAuthorize(accessToken: string): void }>();
  /** Lines of robots that wait for their owner, by token. */
  readonly robots = new Map<string, { send(message: object): boolean; readonly isOpen: boolean }>();
  readonly #options: DoorStateOptions;
  readonly #stages = new Map<string, LicosVillageRoom>();
  /** Those who may come back yet. */
  readonly #leaving = new Set<() => void>();
  #isClosed = false;
  /** The village that follows another one, and back. */
  readonly #next = new Map<string, string>();

  constructor(options: DoorStateOptions) {
    this.#options = options;
    this.host = options.host;
    this.clock = options.clock;
    this.users = options.users;
    this.openedAt = options.clock.now();
    this.readyLimit = options.readyLimit;
    this.book = new VillageRegister(options.host);
    this.rooms = new WaitingRooms(options.clock, this.book);
    this.host.onSentAway((village, person) => this.#stages.get(village)?.sendAway(person));
  }

  warn(error: unknown): void {
    this.#options.warn(error);
  }

  async build(
    request: licos.BuildVillage,
    avatar: Avatar,
    address: string,
  ): Promise<Result<StoredVillage, string>> {
    if (!this.#options.mayBuild(address)) return refuse('Too many villages were made from your address');
    const made = await this.host.countMade(avatar.person);
    if (made >= this.#options.villagesPerPerson) return refuse('You have made too many villages');
    return this.book.build(request, avatar);
  }

  async seat(village: string, avatar: Avatar, address: string): Promise<Result<StoredVillage, string>> {
    return this.host.sit(village, [avatar.person, addressPerson(address)], (plan) => takenBy(plan, avatar));
  }

  /** Somebody leaves a waiting room; where it was the host, another becomes it. */
  async unseat(village: string, guest: LobbyVisitor): Promise<void> {
    this.rooms.leave(village, guest.avatar.token);
    await this.#freeSeat(village, guest, () => false);
  }

  /** Unless they come back while it is freed. */
  async #freeSeat(village: string, guest: LobbyVisitor, isBack: () => boolean): Promise<void> {
    if (isWatching(guest)) return;
    const { person } = guest.avatar;
    const changed = await this.host.change(village, (plan) =>
      accept(isBack() ? plan : withoutPerson(plan, person)),
    );
    if (!changed.ok) return;
    this.rooms.show(changed.value);
    if (changed.value.plan.maker === null) this.#closeInvitation(village);
  }

  /** A page of the lobby that is loaded anew comes back at once; who does not gives their seat free. */
  leaveLater(village: string, guest: LobbyVisitor): void {
    const { token } = guest.avatar;
    this.rooms.leave(village, token);
    if (this.#isClosed) return;
    const cancel = this.clock.wakeAt(this.clock.now() + PATIENCE, () => {
      this.#leaving.delete(cancel);
      const isBack = () => this.rooms.find(village, token) !== undefined;
      if (isBack() || this.#stages.has(village)) return;
      this.#freeSeat(village, guest, isBack).catch((error: unknown) => this.warn(error));
    });
    this.#leaving.add(cancel);
  }

  /** The host begins: seats that are left go to bots, and everybody is told to load the page of the village. */
  async play(village: StoredVillage): Promise<string | null> {
    const filled = await this.host.change(village.id, (plan) => accept(withBotOn(plan, DEFAULT_BOT)));
    if (!filled.ok) return 'The village has begun already';
    const stage = this.stageOf(village.id);
    const waiting = this.rooms.in(village.id);
    const players = waiting.filter(
      (guest) => !isWatching(guest) && findSeat(filled.value.plan, guest.avatar.person) !== null,
    );
    for (const { line, avatar, lobby } of waiting) {
      stage.expect(avatar, lobby);
      line.send({ type: 'played', language: filled.value.plan.language });
      this.rooms.leave(village.id, avatar.token);
    }
    this.#closeInvitation(village.id);
    stage.openWhenReady(players.map(({ avatar }) => avatar.token));
    return null;
  }

  /** Where a village is played, as its clients see it. */
  stageOf(village: string): LicosVillageRoom {
    const known = this.#stages.get(village);
    if (known !== undefined) return known;
    const stage = new LicosVillageRoom(village, villageNumber(village), this);
    this.#stages.set(village, stage);
    return stage;
  }

  forget(stage: LicosVillageRoom): void {
    this.#stages.delete(stage.village);
  }

  /** The host of a village that is over opens the next one, and everybody is invited. */
  async buildNext(
    former: string,
    request: licos.BuildVillage,
    avatar: Avatar,
    address: string,
  ): Promise<void> {
    const built = await this.build(request, avatar, address);
    if (!built.ok) return;
    await this.seat(built.value.id, avatar, address);
    this.#next.set(built.value.id, former);
    this.#stages.get(former)?.tellAll(invitationTo(built.value.id));
  }

  invitationAfter(former: string): object | null {
    const [next] = [...this.#next].find(([, village]) => village === former) ?? [];
    return next === undefined ? null : invitationTo(next);
  }

  #closeInvitation(village: string): void {
    const former = this.#next.get(village);
    this.#next.delete(village);
    if (former !== undefined) this.#stages.get(former)?.tellAll({ type: 'nextGameInvitationIsClosed' });
  }

  /** The owner of a robot has let it in. */
  authorized(token: string): void {
    this.robots
      .get(token)
      ?.send({ type: 'authorizationRequestResponse', accessToken: token, response: 'authorized' });
  }

  statusOf({
    token,
    robot,
  }: Avatar): Pick<licos.RobotRow, 'status' | 'isAuthorized' | 'isTestPassed' | 'isFullyAutomated'> {
    const {
      isAuthorized = false,
      isTestPassed = false,
      isFullyAutomated = true,
      isInBackground = false,
    } = robot ?? {};
    const isHere = this.robots.get(token)?.isOpen === true;
    const running = isInBackground ? 'running in the background' : 'connected';
    const status = !isAuthorized ? 'awaiting authorization' : isHere ? running : 'disconnected';
    return { status, isAuthorized, isTestPassed, isFullyAutomated };
  }

  /** A page that was in a village comes back on a new line. */
  async takeUp(
    user: string,
    line: LicosSocket,
    desk: { takeUp(stage: LicosVillageRoom, lost: SeatSession): void },
  ): Promise<void> {
    const { avatars = [] } = (await this.users.find(user)) ?? {};
    const tokens = avatars.map(({ token }) => token);
    for (const stage of this.#stages.values()) {
      const lost = stage.findLost(tokens, line.page);
      if (lost !== undefined) desk.takeUp(stage, lost);
    }
  }

  /** The one village that somebody plays in, and was not here for; `null`: there is none, or they have to say which. */
  async findSeated(user: string): Promise<{ readonly village: string; readonly token: string } | null> {
    const { avatars = [] } = (await this.users.find(user)) ?? {};
    const players = avatars.filter(({ kind }) => kind !== 'onymous audience');
    const seated = (await this.book.playing()).flatMap(({ id, plan }) => {
      const avatar = players.find(({ person }) => findSeat(plan, person) !== null);
      const wasHere = players.some(({ token }) => this.#stages.get(id)?.knows(token));
      return avatar === undefined || wasHere ? [] : [{ village: id, token: avatar.token }];
    });
    return seated.length === 1 ? seated[0]! : null;
  }

  /** Now and then: signs of life in the waiting rooms, villages that were begun from elsewhere, and those that are left. */
  tick(): void {
    this.rooms.ping();
    for (const village of this.rooms.villages) {
      this.#callIfBegun(village).catch((error: unknown) => this.warn(error));
    }
    for (const stage of [...this.#stages.values()]) {
      if (!stage.isDeserted(DESERTED)) continue;
      stage.close();
      this.forget(stage);
    }
  }

  /** Tokens have ended: whoever came with one of them goes. */
  async closeEnded(): Promise<void> {
    for (const stage of [...this.#stages.values()]) await stage.closeEnded();
    for (const village of this.rooms.villages) {
      for (const waiting of this.rooms.in(village)) {
        if ((await this.users.findAvatar(waiting.avatar.token)) !== null) continue;
        await this.unseat(village, waiting);
        waiting.line.close(CLOSINGS.licos.wrongToken);
      }
    }
  }

  async #callIfBegun(village: string): Promise<void> {
    const stored = await this.host.find(village);
    if (stored?.state !== 'open') return;
    for (const { line, avatar, lobby } of this.rooms.in(village)) {
      this.stageOf(village).expect(avatar, lobby);
      line.send({ type: 'played', language: stored.plan.language });
      this.rooms.leave(village, avatar.token);
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const cancel of this.#leaving) cancel();
    for (const stage of this.#stages.values()) stage.close();
    this.#stages.clear();
  }
}

function invitationTo(village: string): object {
  return { type: 'nextGameInvitation', villageId: villageNumber(village) };
}

function takenBy(plan: Plan, avatar: Avatar): Result<Plan, string> {
  const { person } = avatar;
  if (findSeat(plan, person) !== null) return accept(plan);
  const kept = keptFor(plan, avatar);
  if (kept !== null) return accept(takeKept(plan, kept, avatar));
  const open = plan.seats.findIndex(({ type }) => type === 'open') + 1;
  if (open === 0) return refuse('villageFull');
  return accept(withSeat(plan, open, { type: 'person', person, name: avatar.name, wish: null }));
}

function withoutPerson(plan: Plan, person: string): Plan {
  const player = findSeat(plan, person);
  const left = player === null ? plan : withSeat(plan, player, vacated(plan.seats[player - 1]));
  if (plan.maker !== person) return left;
  const heir = left.seats.find((seat) => seat.type === 'person');
  return { ...left, maker: heir?.type === 'person' ? heir.person : null };
}
