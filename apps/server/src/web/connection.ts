import { randomUUID } from 'node:crypto';
import {
  type Action,
  type Event,
  type Feed,
  maySpeak,
  type PlayerId,
  playersOf,
  type Question,
  type Rules,
  type Subscriber,
  type Subscription,
} from '@mura/engine';
import { aiwolf } from '@mura/language';
import { CLOSINGS, web } from '@mura/protocols';
import type { Clock } from '../host/clock.ts';
import type { Host } from '../host/host.ts';
import type { Plan } from '../host/plan.ts';
import type { RateLimiter } from '../host/rate-limiter.ts';
import type { ActResult } from '../host/replies.ts';
import type { Moderation } from '../people/moderation.ts';
import type { People } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import type { HostedSocket } from './hosted-socket.ts';
import type { WebLimits } from './limits.ts';
import type { Meters } from './meters.ts';
import type { Presence } from './presence.ts';
import type { Typing } from './typing.ts';

export interface ConnectionOptions {
  readonly socket: HostedSocket;
  readonly host: Host;
  readonly village: string;
  readonly feed: Feed;
  readonly clock: Clock;
  readonly limits: WebLimits;
  readonly presence: Presence;
  readonly typing: Typing;
  readonly people: People;
  readonly moderation: Moderation;
  readonly meters: Meters;
  readonly plan: Plan;
  /** `null`: somebody who watches. */
  readonly player: PlayerId | null;
  /** `null`: somebody without a name. */
  readonly person: Person | null;
  /** The last number the client has; -1: none. */
  readonly after: number;
  /** Milliseconds by which they are behind. */
  readonly delay: number;
  /** How many messages somebody may send, over all their sockets. */
  readonly messages: RateLimiter;
  /** Whence they come, as far as it is counted. */
  readonly network: string;
}

/**
 * One socket that looks at one village. It keeps nothing of it: a slow reader costs the cursor of a subscription, and is
 * told what they missed when they read again.
 */
export class PageConnection implements Subscriber {
  readonly #options: ConnectionOptions;
  readonly #viewer: PlayerId | 'observer';
  readonly #name = randomUUID();
  readonly #subscription: Subscription;
  readonly #leave: () => void;
  readonly #unguard: () => void;
  #here = '';
  /** Has been told who was who. */
  #knowsNames = false;
  #waiting: (() => void) | null = null;
  readonly #unfollow: () => void;
  /** When they last said that they write. */
  #typedAt = Number.NEGATIVE_INFINITY;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    const { socket, village, feed, player, after, clock, presence } = options;
    this.#viewer = player ?? 'observer';
    socket.socket.on('message', (data, isBinary) => this.#receive(isBinary ? null : data.toString()));
    this.#send(
      web.encodeMessage({ type: 'welcome', protocol: web.WEB_PROTOCOL, village, player, now: clock.now() }),
    );
    this.#subscription = feed.subscribe(this.#viewer, this, { after });
    this.#leave = presence.enter(village, this.#viewer, () => this.#tellPresence());
    this.#unfollow = options.typing.follow(village, (writer) => this.#tellTyping(writer));
    this.#unguard = options.moderation.follow(() => this.#obey());
  }

  /** The socket is closed. */
  end(): void {
    this.#subscription.end();
    this.#leave();
    this.#unfollow();
    this.#unguard();
    this.#waiting?.();
    this.#options.host.release(this.#options.village);
  }

  /** Whoever is banned has to go. */
  #obey(): void {
    const { moderation, village, person, socket } = this.#options;
    if (moderation.isBanned(village, person?.id ?? null)) socket.close(CLOSINGS.web.banned);
  }

  /** As far as the reader keeps up, and it is time. */
  isReady(at: number): boolean {
    const { socket } = this.#options;
    return socket.isOpen && !this.#isTooEarly(at) && socket.keepsUp(() => this.#subscription.resume());
  }

  hear(event: Event, number: number, at: number): void {
    this.#options.meters.told();
    this.#send(web.encodeGiven(number, at, factsOf(event)));
    if (event.type === 'rolesRevealed') this.#knowsNames = true;
  }

  /** Who only answers what they are asked is never too fast, however fast the village is. */
  ask(question: Question): void {
    this.#options.messages.give(this.#sender);
    this.#send(web.encodeAsked(question));
  }

  /**
   * Programs are always here. Only people come and go, so where it is hidden until the end who is one, everybody is
   * here until then.
   */
  #tellPresence(): void {
    const { presence, village, plan } = this.#options;
    const { here, watching } = presence.in(village);
    const isHidden = plan.names === 'hidden' && !this.#knowsNames;
    const isHere = (player: PlayerId) =>
      isHidden || plan.seats[player - 1]?.type !== 'person' || here.includes(player);
    const present = playersOf(plan.seats.length).filter(isHere);
    const told = web.encodeMessage({ type: 'presence', here: present, watching });
    if (told === this.#here) return;
    this.#here = told;
    this.#send(told);
  }

  /** Whoever watches with a delay is told when it is time. */
  #isTooEarly(at: number): boolean {
    const { clock, delay } = this.#options;
    const time = at + delay;
    if (delay === 0 || time <= clock.now()) return false;
    this.#waiting ??= clock.wakeAt(time, () => {
      this.#waiting = null;
      this.#subscription.resume();
    });
    return true;
  }

  #receive(text: string | null): void {
    this.#options.meters.received();
    if (!this.#mayAsk()) {
      this.#refuse(
        null,
        web.webError('tooManyMessages', `${this.#options.limits.messagesPerSecond} a second`),
      );
      return;
    }
    const decoded = text === null ? null : web.decodeClientMessage(text);
    if (decoded === null) this.#refuse(null, web.webError('notJson', 'messages are texts'));
    else if (!decoded.ok) this.#refuse(decoded.error.id, decoded.error.error);
    else if (decoded.value.type === 'ping') this.#send(web.encodeMessage({ type: 'pong' }));
    else if (decoded.value.type === 'typing') this.#types();
    else this.#act(decoded.value.id, decoded.value.action);
  }

  /**
   * They write in public. Where it is hidden who is a person nobody is told, bots neither: they would show it by their
   * silence. More than some such messages are not looked at.
   */
  #types(): void {
    const { player, plan, feed, clock, typing, village } = this.#options;
    if (player === null || plan.names === 'hidden' || !maySpeak(feed.village, player, 'talk')) return;
    const now = clock.now();
    if (now < this.#typedAt + TYPING_EVERY) return;
    this.#typedAt = now;
    typing.tell(village, player);
  }

  /** Whoever is behind the village is not told what happens in it now. */
  #tellTyping(writer: PlayerId): void {
    const { player, delay, socket } = this.#options;
    if (writer === player || delay > 0 || !socket.isOpen) return;
    this.#send(web.encodeMessage({ type: 'typing', player: writer }));
  }

  get #sender(): string {
    return this.#options.person?.id ?? this.#name;
  }

  #mayAsk(): boolean {
    const { messages, people, person } = this.#options;
    return messages.take(this.#sender) && (person === null || people.mayAsk(person));
  }

  #act(id: string, given: web.WebAction): void {
    const { village, host, plan, person, network } = this.#options;
    const action = web.toAction(given, this.#actor());
    if (action === null) this.#refuse(id, web.webError('notSeated'));
    else if (isOutsideGrammar(action, plan.rules)) this.#refuse(id, web.webError('grammar'));
    else if (isNoMeaning(action)) this.#refuse(id, web.webError('meaning'));
    else {
      const sender = { person: person?.id ?? null, network };
      this.#subscription.act<ActResult>(
        (answered) =>
          void host
            .act(village, { action, id: this.#ownId(id) }, sender)
            .catch(() => null)
            .then(answered),
        (result) => this.#answer(id, result),
      );
    }
  }

  #actor(): web.Actor {
    const { player, person } = this.#options;
    return player === null ? { type: 'watcher', name: person?.nickname ?? null } : { type: 'player', player };
  }

  /** Ids are each player's own; those who watch have no number, so theirs are told apart by who they are. */
  #ownId(id: string): string {
    const { player } = this.#options;
    return player === null ? `${this.#sender}/${id}` : id;
  }

  #answer(id: string, result: ActResult): void {
    if (result === null) this.#refuse(id, web.webError('tryAgain'));
    else if (result.ok) this.#send(web.encodeMessage({ type: 'done', id }));
    else if (typeof result.error === 'string') this.#refuse(id, web.webError(result.error));
    else this.#refuse(id, web.webError(result.error.code, result.error.allowed));
  }

  #refuse(id: string | null, error: web.WebError): void {
    this.#options.meters.refused(error.code);
    this.#send(web.encodeRefused(id, error));
    const { socket } = this.#options;
    if (IMPATIENT.has(error.code) && !socket.bear())
      socket.close({ ...CLOSINGS.web.tooManyMessages, word: error.code });
  }

  #send(text: string): void {
    this.#options.socket.send(text);
  }
}

/** More often nobody has to say that they write, in milliseconds. */
const TYPING_EVERY = 1500;

/** What no working client sends. */
const IMPATIENT: ReadonlySet<web.WebCode> = new Set([
  'notJson',
  'tooDeep',
  'wrongMessage',
  'tooManyMessages',
]);

/** A text that the village would hear as Skip; whoever writes by hand rather learns of it. */
function isOutsideGrammar(action: Action, { grammar }: Rules): boolean {
  return grammar === 'aiwolf' && action.type === 'talk' && !aiwolf.validTalk(action.text);
}

/** Free words beside the posts would be talk that nobody counts. */
function isNoMeaning(action: Action): boolean {
  if ((action.type !== 'talk' && action.type !== 'correct') || action.meant === undefined) return false;
  return action.meant !== '' && !aiwolf.validTalk(action.meant);
}

/** An event goes to many in the same bytes. */
const FACTS = new WeakMap<Event, string>();

function factsOf(event: Event): string {
  const known = FACTS.get(event);
  if (known !== undefined) return known;
  const facts = web.encodeEvent(event);
  FACTS.set(event, facts);
  return facts;
}
