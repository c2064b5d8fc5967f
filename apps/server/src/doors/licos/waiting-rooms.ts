import { randomUUID } from 'node:crypto';
import { licos } from '@mura/protocols';
import type { Clock } from '../../host/clock.ts';
import { personOn } from '../../host/plan.ts';
import type { StoredVillage } from '../../store/store.ts';
import { isFree } from './kept-seats.ts';
import type { LicosSocket } from './licos-socket.ts';
import { type Avatar, publicToken } from './users.ts';
import type { VillageRegister } from './village-register.ts';

/** Somebody with one of their avatars in one of the lobbies. */
export interface LobbyVisitor {
  readonly avatar: Avatar;
  readonly lobby: licos.LobbyName;
}

/** Somebody who waits for a village to begin, over their line to the lobby. */
export interface WaitingVisitor extends LobbyVisitor {
  readonly line: LicosSocket;
}

/** Whoever only watches has no seat, and gives none free. */
export function isWatching({ avatar, lobby }: LobbyVisitor): boolean {
  return lobby.endsWith('audience') || avatar.kind === 'onymous audience';
}

/** How long an answer to a ping takes is good, not good, or as if there was none. */
const SAFE = 1000;
const WARNING = 5000;
const NO_ANSWER = 99_999;

interface Ping {
  readonly id: string;
  readonly sentAt: number;
}

/** Who waits for which village, and how quickly each answers. */
export class WaitingRooms {
  readonly #clock: Clock;
  readonly #book: VillageRegister;
  readonly #rooms = new Map<string, Map<string, WaitingVisitor>>();
  readonly #pings = new Map<string, Ping>();
  /** The last measured answer, by token. */
  readonly #latencies = new Map<string, number>();

  constructor(clock: Clock, book: VillageRegister) {
    this.#clock = clock;
    this.#book = book;
  }

  enter(village: string, waiting: WaitingVisitor): void {
    const room = this.#rooms.get(village) ?? new Map<string, WaitingVisitor>();
    room.set(waiting.avatar.token, waiting);
    this.#rooms.set(village, room);
  }

  leave(village: string, token: string): WaitingVisitor | undefined {
    const room = this.#rooms.get(village);
    const waiting = room?.get(token);
    room?.delete(token);
    if (room?.size === 0) this.#rooms.delete(village);
    this.#latencies.delete(token);
    this.#pings.delete(token);
    return waiting;
  }

  /** Whoever waits in a village under this token, their own or the one others know. */
  find(village: string, token: string): WaitingVisitor | undefined {
    const key = token.toLowerCase();
    return this.in(village).find(({ avatar }) => avatar.token === key || publicToken(avatar.token) === key);
  }

  /** Villages for which somebody waits. */
  get villages(): string[] {
    return [...this.#rooms.keys()];
  }

  in(village: string): WaitingVisitor[] {
    return [...(this.#rooms.get(village)?.values() ?? [])];
  }

  /** Shows everybody in a room how it stands. */
  show(village: StoredVillage): void {
    for (const waiting of this.in(village.id)) waiting.line.send(this.pageFor(village, waiting.avatar, null));
  }

  pageFor(village: StoredVillage, me: Avatar, error: string | null): licos.LobbyAnswer {
    const { plan } = village;
    const isAnonymous = plan.names === 'hidden';
    const players = plan.seats.flatMap((seat, index) => {
      if (seat.type === 'open' || isFree(seat)) return [];
      const person = personOn(seat);
      const waiting = person === null ? undefined : this.#findPerson(village.id, person);
      const isMe = person === me.person;
      const name = seat.type === 'bot' ? `Robot ${seat.bot}` : seat.name;
      return [
        {
          token: isMe ? me.token : publicToken(waiting?.avatar.token ?? `${village.id}/${index}`),
          name:
            isAnonymous && !isMe ? 'Anonymous' : licos.toAvatarName(name.slice(0, 15), `Player ${index + 1}`),
          avatarImage: licos.figureImage(
            isAnonymous && !isMe ? 'anonymous' : (waiting?.avatar.letter ?? 'anonymous'),
          ),
          isAnonymous,
          isHost: person !== null && person === plan.maker,
          isMe,
        },
      ];
    });
    return { type: 'waitingPage', village: this.#book.describe(village), players, error };
  }

  #findPerson(village: string, person: string): WaitingVisitor | undefined {
    return this.in(village).find(({ avatar }) => avatar.person === person);
  }

  /** Asks everybody who waits for a sign of life, and shows them the last answers. */
  ping(): void {
    for (const room of this.#rooms.values()) {
      const all = [...room.values()];
      for (const { line, avatar } of all) {
        const id = randomUUID();
        const before = this.#pings.get(avatar.token);
        if (before !== undefined) this.#latencies.set(avatar.token, NO_ANSWER);
        this.#pings.set(avatar.token, { id, sentAt: this.#clock.now() });
        line.send({ type: 'ping', id, results: all.map((other) => this.#resultOf(other.avatar, avatar)) });
      }
    }
  }

  pong(token: string, id: string): void {
    const ping = this.#pings.get(token);
    if (ping?.id !== id.toLowerCase()) return;
    this.#pings.delete(token);
    this.#latencies.set(token, Math.min(NO_ANSWER, this.#clock.now() - ping.sentAt));
  }

  #resultOf({ token }: Avatar, me: Avatar) {
    const latency = this.#latencies.get(token) ?? 0;
    return {
      token: token === me.token ? token : publicToken(token),
      ping: (latency / 1000).toFixed(3).padStart(6, '0'),
      status: latency < SAFE ? 'safe' : latency < WARNING ? 'warning' : 'danger',
    };
  }
}
