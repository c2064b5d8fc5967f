import type { shape } from '@mura/engine';
import { CLOSINGS, licos } from '@mura/protocols';
import type { DoorState } from './door-state.ts';
import type { LicosSocket, SocketHandler } from './licos-socket.ts';
import type { ClientKnowledge, SeatSession } from './seat-session.ts';
import type { LicosVillageRoom } from './village-room.ts';

/** Messages that wait while a village is looked up. */
const MOST_HELD = 200;

/** Milliseconds. */
const SILENCE = 3000;

const UNSAID: ClientKnowledge = { type: 'unsaid', since: null };

/** What a client of a village sends, one after another. */
export class VillageHandler implements SocketHandler {
  readonly #state: DoorState;
  readonly #line: LicosSocket;
  #stage: LicosVillageRoom | null = null;
  #session: SeatSession | null = null;
  #work: Promise<void> = Promise.resolve();
  #held = 0;
  #forgetIt: () => void = () => {};

  constructor(state: DoorState, line: LicosSocket, user: string | null) {
    this.#state = state;
    this.#line = line;
    if (user === null || line.saysReady) return;
    this.#do(() => state.takeUp(user, line, this));
    // A page that is loaded anew says so at once; one that says nothing was here before this server was.
    const { clock } = state;
    this.#forgetIt = clock.wakeAt(clock.now() + SILENCE, () => this.#do(() => this.#takeUpSeat(user)));
  }

  #do(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch((error: unknown) => this.#state.warn(error));
  }

  async #takeUpSeat(user: string): Promise<void> {
    const seated = this.#session === null ? await this.#state.findSeated(user) : null;
    if (seated === null || !this.#line.isOpen) return;
    this.#stage = this.#state.stageOf(seated.village);
    this.#session = await this.#stage.enter(this.#line, seated.token, UNSAID);
  }

  /** A page that was here comes back on a new line. */
  takeUp(stage: LicosVillageRoom, session: SeatSession): void {
    this.#stage = stage;
    this.#session = session;
    session.take(this.#line, UNSAID);
  }

  take(message: object, recognised: licos.Recognised, source: string): void {
    if (++this.#held > MOST_HELD) {
      this.#line.close(CLOSINGS.licos.tooManyMessages);
      return;
    }
    this.#forgetIt();
    this.#do(() => this.#answer(message as shape.JsonObject, recognised, source).finally(() => this.#held--));
  }

  complain(complaint: licos.Complaint, source: string): void {
    this.#session?.complain(complaint, source);
  }

  gone(): void {
    this.#forgetIt();
  }

  async #answer(message: shape.JsonObject, recognised: licos.Recognised, source: string): Promise<void> {
    const { kind, protocol, version, direction } = recognised;
    if (protocol === 'auth' || version !== '0.3' || direction === 'server to client') {
      this.complain(licos.complaint('notForServer', 'directionality'), source);
      return;
    }
    if (kind === 'ready')
      await this.#enter(Number(message.villageId), String(message.token), knownOf(message));
    else if (message.type === undefined) await this.#play(kind, message as never, source);
    else await this.#answerPlain(kind, message, source);
  }

  async #enter(number: number, token: string, known: ClientKnowledge): Promise<void> {
    const village = await this.#state.book.find(number);
    this.#stage = village === null ? null : this.#state.stageOf(village.id);
    this.#session = (await this.#stage?.enter(this.#line, token, known)) ?? null;
    // Nothing can be said to somebody who is in no village: every message names one.
    if (this.#session === null) this.#line.close(CLOSINGS.licos.wrongToken);
  }

  /** Who speaks without having loaded a page lost their line, or we forgot them in a restart. */
  async #play(kind: string, message: licos.PlayerMessage, source: string): Promise<void> {
    if (this.#session === null) {
      const since = licos.readTime(message.serverTimestamp) ?? 0;
      await this.#enter(message.village.id, message.token, { type: 'unsaid', since });
    }
    if (kind === 'errorMessage') return;
    await this.#session?.act(kind, message, source);
  }

  async #answerPlain(kind: string, message: shape.JsonObject, source: string): Promise<void> {
    const isOwn = String(message.token).toLowerCase() === this.#session?.token;
    if (this.#session === null || !isOwn) {
      this.complain(licos.complaint('wrongToken', 'token'), source);
      return;
    }
    const { phase, day, serverTimestamp } = message;
    switch (kind) {
      case 'receivedChatMessage':
        return this.#session.received(`chat ${serverTimestamp}`);
      case 'receivedSystemMessage':
        return this.#session.received(`system ${phase} ${day}`);
      case 'receivedFlavorTextMessage':
        return this.#session.received(`flavor ${phase} ${day}`);
      case 'buildVillage':
        return this.#buildNext(message as never);
      case 'leaveWaitingPage':
        this.#stage?.leave(this.#session);
        this.#session = null;
        return;
      default:
        this.complain(licos.complaint('notForServer', 'type'), source);
    }
  }

  async #buildNext(request: licos.BuildVillage): Promise<void> {
    const found = await this.#state.users.findAvatar(request.token);
    if (found !== null && this.#stage !== null)
      await this.#state.buildNext(this.#stage.village, request, found.avatar, this.#line.address);
  }
}

/** A client that says how much it has heard was here before; others have just loaded their page. */
function knownOf({ heard }: shape.JsonObject): ClientKnowledge {
  return heard === undefined ? { type: 'nothing' } : { type: 'messages', heard: Number(heard) };
}
