import { ACTS, type Act, type Action } from '../action.ts';
import { listFor, type PlayerId } from '../player.ts';
import type { Request } from '../request.ts';

/** The requests that seats have been asked and have not answered, and when. */
export class OpenRequests {
  readonly #open: (Request | undefined)[];
  readonly #askedAt: number[];

  constructor(players: number) {
    this.#open = listFor<Request | undefined>((players + 1) * ACTS.length, undefined);
    this.#askedAt = listFor((players + 1) * ACTS.length, 0);
  }

  isOpen(player: PlayerId, act: Act): boolean {
    return this.#open[keyOf(player, act)] !== undefined;
  }

  /** The question itself is open, not another one of its kind. */
  isThis(request: Request): boolean {
    return this.#open[keyOf(request.player, request.act)] === request;
  }

  ask(request: Request, now: number): void {
    const key = keyOf(request.player, request.act);
    this.#open[key] = request;
    this.#askedAt[key] = now;
  }

  /** Closes a request; when it was asked, where it was. */
  close(player: PlayerId, act: Act): number | undefined {
    const key = keyOf(player, act);
    if (this.#open[key] === undefined) return undefined;
    this.#open[key] = undefined;
    return this.#askedAt[key];
  }

  closeAll(): void {
    this.#open.fill(undefined);
  }

  /** Those of a player, in the order in which they were asked. */
  of(player: PlayerId): readonly Request[] {
    const first = keyOf(player, ACTS[0]);
    const keys: number[] = [];
    for (let key = first; key < first + ACTS.length; key++) if (this.#open[key] !== undefined) keys.push(key);
    return keys.length === 0 ? NONE : this.#inOrder(keys);
  }

  #inOrder(keys: readonly number[]): readonly Request[] {
    const sorted = keys.toSorted((one, other) => this.#askedAt[one]! - this.#askedAt[other]!);
    return sorted.map((key) => this.#open[key]!);
  }

  /** The earliest time at which one of them was asked. */
  oldest(): number | null {
    let oldest: number | null = null;
    for (let key = 0; key < this.#open.length; key++) {
      const at = this.#askedAt[key]!;
      if (this.#open[key] !== undefined && (oldest === null || at < oldest)) oldest = at;
    }
    return oldest;
  }

  /** Those asked at that time or before. */
  askedBy(time: number): Request[] {
    return this.#open.filter(
      (request, key): request is Request => request !== undefined && this.#askedAt[key]! <= time,
    );
  }
}

const NONE: readonly Request[] = [];

/** A number for each request that can be open at the same time. */
export function keyOf(player: PlayerId, act: Act): number {
  return player * ACTS.length + placeOf(act);
}

/** A switch, because this is done for every question and answer. */
function placeOf(act: Act): number {
  switch (act) {
    case 'talk':
      return 0;
    case 'whisper':
      return 1;
    case 'poll':
      return 2;
    case 'vote':
      return 3;
    case 'divine':
      return 4;
    case 'guard':
      return 5;
    case 'attackVote':
      return 6;
  }
}

/** What an action answers; `null`: nobody asks for it. */
export function actOf(action: Action): Act | null {
  switch (action.type) {
    case 'talk':
      return action.channel === 'talk' || action.channel === 'whisper' ? action.channel : null;
    case 'noAnswer':
      return action.act;
    case 'poll':
    case 'vote':
    case 'divine':
    case 'guard':
    case 'attackVote':
      return action.type;
    default:
      return null;
  }
}
