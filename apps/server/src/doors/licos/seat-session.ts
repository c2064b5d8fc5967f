import { createHash } from 'node:crypto';
import type { Action, Event, Feed, PlayerId, Subscriber, Subscription, ViewSoFar } from '@mura/engine';
import { CLOSINGS, licos } from '@mura/protocols';
import type { Sender, TooMuchKept } from '../../host/access-policy.ts';
import type { Clock } from '../../host/clock.ts';
import type { Host } from '../../host/host.ts';
import type { ActRefusal, ActResult } from '../../host/replies.ts';
import { networkOf } from '../../web/address.ts';
import type { LicosSocket } from './licos-socket.ts';

export interface SeatSessionOptions {
  readonly village: string;
  readonly host: Host;
  readonly clock: Clock;
  readonly token: string;
  readonly person: string;
  /** `null`: somebody who watches. */
  readonly player: PlayerId | null;
  /** Of somebody who watches; `null`: they have none. */
  readonly name: string | null;
  readonly reader: 'person' | 'program';
  readonly identity: licos.Identity;
  readonly planned: NonNullable<licos.SeatOptions['planned']>;
  /** From when on whoever comes to this server has heard nothing; `null`: from when they come. */
  readonly openedAt: number | null;
  /** Milliseconds by which they are behind. */
  readonly delay: number;
}

/** A message that was sent, and how its receipt would look; `null`: no client sends one. */
interface SentMessage {
  readonly message: licos.VillageMessage;
  readonly receipt: string | null;
}

/**
 * What a client knows of its village: nothing, as a page that was just loaded; so many messages of the game; or nobody
 * knows how much, at most that it has seen the state of a time.
 */
export type ClientKnowledge =
  | { readonly type: 'nothing' }
  | { readonly type: 'messages'; readonly heard: number }
  | { readonly type: 'unsaid'; readonly since: number | null };

/** Whoever sends no receipts is believed to have read everything; nothing is kept for ever. */
const MOST_KEPT = 300;

/**
 * What the client of one seat has been told. It outlives the line: a line that breaks is taken up with what was missed
 * only, a page that is loaded anew hears everything again.
 */
export class SeatSession implements Subscriber {
  readonly #options: SeatSessionOptions;
  #feed: Feed | null = null;
  /** `null`: the client has been told nothing yet. */
  #subscription: Subscription | null = null;
  #told: ViewSoFar | null = null;
  #encoder: licos.LicosEncoder;
  /** What is gathered before it is sent; `null`: it is sent at once. */
  #gathered: licos.VillageMessage[] | null = null;
  /** Of the messages that come next, so many are known to the client. */
  #heard = 0;
  #line: LicosSocket | null = null;
  #sent: SentMessage[] = [];
  #hasReceipts = false;
  #cancel: (() => void) | null = null;

  constructor(options: SeatSessionOptions) {
    this.#options = options;
    this.#encoder = this.#newEncoder();
  }

  get token(): string {
    return this.#options.token;
  }

  get person(): string {
    return this.#options.person;
  }

  /** The loaded page that was here last. */
  get page(): string | null {
    return this.#line?.page ?? null;
  }

  get isHere(): boolean {
    return this.#line?.isOpen === true;
  }

  /** The village has begun. */
  follow(feed: Feed): void {
    if (this.#feed !== null) return;
    this.#feed = feed;
    if (this.#line !== null) this.#tellAll();
  }

  begin(told: ViewSoFar): void {
    this.#told = told;
  }

  /** Without a line nothing is new; as far as its reader keeps up, and it is time. */
  isReady(at: number): boolean {
    if (this.#isTooEarly(at)) return false;
    return this.#gathered !== null || this.#line?.keepsUp(() => this.#subscription?.resume()) === true;
  }

  hear(event: Event, _: number, at: number): void {
    if (this.#told === null) return;
    for (const message of this.#encoder.hear(event, at, this.#told.view)) {
      // Of the first ones, so many are known to the client.
      if (this.#heard > 0) this.#heard--;
      else if (this.#gathered !== null) this.#gathered.push(message);
      else this.#deliver(message);
    }
  }

  /** A client is here: on its first line, or on one in place of another that broke. */
  take(line: LicosSocket, known: ClientKnowledge): void {
    this.#takeLine(line);
    if (known.type === 'nothing') this.#tellAll();
    else if (known.type === 'messages') this.#tellAfter(known.heard);
    else this.#resume(line, known.since);
  }

  /** What a client says that it has is more certain than anything we remember. */
  #tellAfter(heard: number): void {
    const messages = this.#startOver(heard);
    for (const message of this.#inOrder(messages)) this.#deliver(message);
  }

  #resume(line: LicosSocket, since: number | null): void {
    if (this.#subscription === null) this.#skipTo(since, this.#options.openedAt ?? line.openedAt);
    const missed = this.#missed();
    for (const { message } of missed) this.#line?.send(message);
    this.#subscription?.resume();
  }

  #takeLine(line: LicosSocket): void {
    if (this.#line !== null && this.#line !== line && this.#line.isOpen)
      this.#line.close(CLOSINGS.licos.replaced);
    this.#line = line;
  }

  /** Nothing that follows the last receipt has surely arrived. */
  #missed(): SentMessage[] {
    const first = this.#sent.findIndex(({ receipt }) => receipt !== null);
    return !this.#hasReceipts || first < 0 ? [] : this.#sent.slice(first);
  }

  #newEncoder(): licos.LicosEncoder {
    const { name, ...options } = this.#options;
    return new licos.LicosEncoder({ ...options, watcher: name });
  }

  /** The same events give the same messages: who has heard so many goes on with the next one. All of them. */
  #startOver(heard: number): licos.VillageMessage[] {
    this.#subscription?.end();
    this.#encoder = this.#newEncoder();
    this.#sent = [];
    this.#heard = heard;
    const gathered: licos.VillageMessage[] = [];
    this.#gathered = gathered;
    this.#subscription = this.#feed?.subscribe(this.#options.player ?? 'observer', this) ?? null;
    this.#gathered = null;
    return gathered;
  }

  /** From the beginning, and at the end how things stand now: with all marks, and without a second vote. */
  #tellAll(): void {
    const messages = this.#startOver(0);
    const last = messages.findLastIndex((message) => isOf('system', message));
    const now = this.#encoder.again();
    if (last >= 0 && now !== null) messages[last] = now;
    for (const message of this.#inOrder(messages)) this.#deliver(message);
  }

  /** The real client shows narration a moment late; where talk follows at once, it must be chat to stand before it. */
  #inOrder(messages: readonly licos.VillageMessage[]): readonly licos.VillageMessage[] {
    if (this.#options.reader === 'program') return messages;
    const lastTalk = messages.findLastIndex((message) => isOf('chat', message));
    return messages.flatMap((message, index) =>
      index < lastTalk && Array.isArray(message.flavorText)
        ? (message.flavorText as licos.VillageMessage[])
        : [message],
    );
  }

  /**
   * After a restart nobody knows what a client has. What was said before this server opened it was sent by the one
   * before; how things stand it is told once more, unless it says that it knows.
   */
  #skipTo(since: number | null, openedAt: number): void {
    const seen = since ?? openedAt;
    const isNew = (message: licos.VillageMessage) => {
      const at = licos.readTime(message.serverTimestamp) ?? 0;
      return isOf('chat', message) ? seen <= openedAt && at > openedAt : at > seen;
    };
    const messages = this.#startOver(0);
    const first = messages.findIndex(isNew);
    const missed = first < 0 ? [] : messages.slice(first);
    const now = since === null && !missed.some((one) => isOf('system', one)) ? this.#encoder.again() : null;
    for (const message of now === null ? missed : [now, ...missed]) this.#deliver(message);
  }

  #isTooEarly(at: number): boolean {
    const { clock, delay } = this.#options;
    if (delay === 0 || at + delay <= clock.now()) return false;
    this.#cancel ??= clock.wakeAt(at + delay, () => {
      this.#cancel = null;
      this.#subscription?.resume();
    });
    return true;
  }

  #deliver(message: licos.VillageMessage): void {
    this.#sent.push({ message, receipt: receiptOf(message) });
    if (this.#sent.length > MOST_KEPT) this.#sent.shift();
    this.#line?.send(message);
  }

  /** A plain message, e.g. an invitation. */
  send(message: object): void {
    this.#line?.send(message);
  }

  /** The client has received a message, and all before it. */
  received(receipt: string): void {
    this.#hasReceipts = true;
    const index = this.#sent.findIndex((sent) => sent.receipt === receipt);
    if (index >= 0) this.#sent.splice(0, index + 1);
  }

  /** What the client does; a refusal is told to it, naming the field. */
  async act(kind: string, message: licos.PlayerMessage, source: string): Promise<void> {
    const actions = this.#decode(kind, message);
    if (!actions.ok) {
      this.complain(actions.error, source);
      return;
    }
    for (const [index, action] of actions.value.entries()) {
      const result = await this.#carry(action, idOf(this.#options.token, source, index), source);
      if (result?.ok !== true) return;
    }
  }

  /** Carries an action to its village, and its refusal back. */
  #carry(action: Action, own: string, source: string): Promise<ActResult> {
    const { host, village, player, person } = this.#options;
    // Those who watch have no number: their ids are told apart by who they are.
    const id = player === null ? `${person}/${own}` : own;
    return new Promise((resolve) => {
      const carry = (answered: (result: ActResult) => void) =>
        void host
          .act(village, { action, id }, this.#sender())
          .catch(() => null)
          .then(answered);
      const give = (result: ActResult) => {
        if (result?.ok === false) this.complain(complaintOf(result.error), source);
        resolve(result);
      };
      if (this.#subscription === null) carry(give);
      else this.#subscription.act(carry, give);
    });
  }

  #sender(): Sender {
    return { person: this.#options.person, network: networkOf(this.#line?.address ?? '') };
  }

  #decode(kind: string, message: licos.PlayerMessage) {
    const { player, token, identity, name } = this.#options;
    const encoder = this.#encoder;
    if (player === null) return licos.decodeWatcher(kind, message, { token, village: identity.number, name });
    return licos.decodeMessage(kind, message, {
      player,
      role: encoder.view.own.role,
      token,
      village: identity.number,
      language: encoder.view.shared.language,
      moment: encoder.moment,
      findTalk: (time) => encoder.findTalk(time),
      findTalkById: (id) => encoder.findTalkById(id),
    });
  }

  complain({ content, code }: licos.Complaint, source: string): void {
    const severity = code === 'malformed' || code === 'wrongToken' ? 'error' : 'warning';
    const message = this.#encoder.error({ content, severity, source }, this.#options.clock.now());
    if (message !== null) this.#line?.send(message);
  }

  end(why: 'stopped' | 'banned' | 'wrongToken' = 'stopped'): void {
    this.#subscription?.end();
    this.#cancel?.();
    this.#line?.close(CLOSINGS.licos[why]);
  }
}

function complaintOf(error: ActRefusal | TooMuchKept): licos.Complaint {
  if (typeof error === 'string') return licos.refusalComplaint(error);
  return licos.complaint(error.code === 'tooManyMessages' ? 'tooMany' : error.code);
}

/** The same message sent again is the same act. */
function idOf(token: string, source: string, index: number): string {
  const key = JSON.stringify([token, source, index]);
  return `licos-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;
}

function isOf(kind: licos.MessageKind, message: licos.VillageMessage): boolean {
  return message['@id'].endsWith(`/${kind}Message`);
}

/** How a client would say that it has a message; none is sent of talk before the first morning and after the end. */
function receiptOf(message: licos.VillageMessage): string | null {
  const { phase, day, serverTimestamp } = message;
  const kind = message['@id'].split('/').at(-1);
  if (kind === 'chatMessage')
    return phase === 'result' || phase === 'flavor text' ? null : `chat ${serverTimestamp}`;
  if (kind === 'systemMessage') return `system ${phase} ${day}`;
  return kind === 'flavorTextMessage' ? `flavor ${phase} ${day}` : null;
}
