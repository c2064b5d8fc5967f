import type { Act, Action, NoAnswer, PlayerAction } from '../action.ts';
import type { PlayerId } from '../player.ts';
import type { Request } from '../request.ts';

/**
 * The requests that seats have been asked and have not answered, in the order in which they were asked, and when. There
 * are few at a time, so they are looked for one after another.
 */
export class OpenRequests {
  readonly #requests: Request[] = [];
  readonly #askedAt: number[] = [];

  isOpen(player: PlayerId, act: Act): boolean {
    return this.#find(player, act) >= 0;
  }

  /** The question itself is open, not another one of its kind. */
  isThis(request: Request): boolean {
    return this.#at(this.#find(request.player, request.act)) === request;
  }

  /** A request that is not open. */
  ask(request: Request, now: number): void {
    this.#requests.push(request);
    this.#askedAt.push(now);
  }

  /** Closes a request; when it was asked, where it was. */
  close(player: PlayerId, act: Act): number | undefined {
    const place = this.#find(player, act);
    if (place < 0) return undefined;
    const askedAt = this.#askedAt[place];
    for (let next = place + 1; next < this.#requests.length; next++) {
      this.#requests[next - 1] = this.#requests[next]!;
      this.#askedAt[next - 1] = this.#askedAt[next]!;
    }
    this.#requests.pop();
    this.#askedAt.pop();
    return askedAt;
  }

  closeAll(): void {
    this.#requests.length = 0;
    this.#askedAt.length = 0;
  }

  /** The one that was asked first. */
  first(): Request | undefined {
    return this.#requests[0];
  }

  /** Those of a player. */
  of(player: PlayerId): readonly Request[] {
    return this.#requests.filter((request) => request.player === player);
  }

  /** The earliest time at which one of them was asked. */
  oldest(): number | null {
    return this.#askedAt[0] ?? null;
  }

  /** Those asked at that time or before. */
  askedBy(time: number): Request[] {
    return this.#requests.filter((_, place) => this.#askedAt[place]! <= time);
  }

  #at(place: number): Request | undefined {
    return place < 0 ? undefined : this.#requests[place];
  }

  #find(player: PlayerId, act: Act): number {
    for (let place = 0; place < this.#requests.length; place++) {
      const request = this.#requests[place]!;
      if (request.player === player && request.act === act) return place;
    }
    return -1;
  }
}

/** Whether an action is what its player is asked for. */
export function isAnswerTo({ player, act }: Request, action: PlayerAction | NoAnswer): boolean {
  if (action.player !== player) return false;
  return action.type === 'talk' ? action.channel === act : actOf(action) === act;
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
