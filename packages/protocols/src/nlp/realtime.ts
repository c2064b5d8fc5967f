import { type Event, isNight, maySee, type PlayerId, type Role, type Team, type Vote } from '@mura/engine';
import { toRoleName } from './words.ts';

/** A line of the feed that the viewer of the contest reads. Its events are named in Japanese, whatever is spoken. */
export interface RealtimePacket {
  readonly id: string;
  /** Counts from 1. */
  readonly idx: number;
  readonly day: number;
  readonly is_day: boolean;
  readonly agents: readonly RealtimeAgent[];
  readonly event: string;
  readonly message?: string;
  readonly from_idx?: number;
  readonly to_idx?: number;
  readonly bubble_idx?: number;
  /** Unix seconds. */
  readonly timestamp: number;
}

export interface RealtimeAgent {
  readonly idx: PlayerId;
  readonly team: string;
  readonly name: string;
  readonly profile?: string;
  readonly avatar?: string;
  readonly role: string;
  readonly is_alive: boolean;
}

type ViewerNews = Pick<RealtimePacket, 'event' | 'message' | 'from_idx' | 'to_idx' | 'bubble_idx'>;

/** What stands in the place of what a viewer may not know. */
const HIDDEN = '?';

const WINNERS: Readonly<Record<Team, string>> = { village: 'VILLAGER', werewolf: 'WEREWOLF', fox: 'FOX' };

/**
 * The feed of a game, for those who may see everything or for everybody. It is made of the events that such a viewer may
 * see: roles and teams are in the second one when the game has ended.
 */
export class RealtimeFeed {
  readonly #gameId: string;
  readonly #viewer: 'master' | 'observer';
  readonly #avatars: ReadonlyMap<string, string>;
  #agents: RealtimeAgent[] = [];
  #idx = 0;
  #day = 0;
  #isDay = true;
  #isAttacked = false;

  constructor(gameId: string, viewer: 'master' | 'observer', avatars: ReadonlyMap<string, string>) {
    this.#gameId = gameId;
    this.#viewer = viewer;
    this.#avatars = avatars;
  }

  /** The lines that an event brings. */
  take(event: Event, at: number): RealtimePacket[] {
    if (!maySee(this.#viewer, event.audience)) return [];
    this.#note(event);
    return this.#show(event).map((shown) => ({
      id: this.#gameId,
      idx: ++this.#idx,
      day: this.#day,
      is_day: this.#isDay,
      agents: this.#agents,
      ...shown,
      timestamp: Math.floor(at / 1000),
    }));
  }

  /** The agents as they are now; the list is a new one whenever it changes. */
  #note(event: Event): void {
    switch (event.type) {
      case 'opened':
        this.#agents = event.cast.map(({ name, profile = '' }, index) =>
          this.#agentOf(index + 1, name, profile),
        );
        return;
      case 'sealed':
        this.#reveal(event.deal, event.players);
        return;
      case 'rolesRevealed':
        this.#reveal(event.roles, event.players);
        return;
      case 'executed':
      case 'diedSuddenly':
        this.#bury([event.player]);
        return;
      case 'attacked':
        this.#isAttacked = true;
        if (event.died && event.target !== null) this.#bury([event.target]);
        return;
      case 'dawnBroke':
        this.#bury(event.executed === null ? event.dead : [...event.dead, event.executed]);
        return;
      case 'dayBegan':
        this.#day = event.day;
        this.#isDay = true;
        return;
      case 'duskFell':
        this.#isDay = false;
        return;
      case 'phaseBegan':
        if (isNight(event.phase as Parameters<typeof isNight>[0])) this.#isDay = false;
        return;
      case 'ended':
        this.#day = event.day;
        return;
    }
  }

  #agentOf(idx: PlayerId, name: string, profile: string): RealtimeAgent {
    const avatar = this.#avatars.get(name);
    return {
      idx,
      team: HIDDEN,
      name,
      ...(profile === '' ? {} : { profile }),
      ...(avatar === undefined ? {} : { avatar }),
      role: HIDDEN,
      is_alive: true,
    };
  }

  #reveal(roles: readonly Role[], players: readonly string[]): void {
    this.#agents = this.#agents.map((agent, index) => ({
      ...agent,
      team: teamOf(players[index] ?? ''),
      role: toRoleName(roles[index] ?? 'villager') ?? HIDDEN,
    }));
  }

  #bury(dead: readonly PlayerId[]): void {
    if (dead.length === 0) return;
    this.#agents = this.#agents.map((agent) =>
      dead.includes(agent.idx) ? { ...agent, is_alive: false } : agent,
    );
  }

  #show(event: Event): ViewerNews[] {
    switch (event.type) {
      case 'dayBegan':
        return event.day === 0 ? [{ event: '開始', message: 'ゲームが開始されました' }] : [];
      case 'talked':
        if (event.channel !== 'talk' && event.channel !== 'whisper') return [];
        return [
          {
            event: event.channel === 'talk' ? 'トーク' : '囁き',
            message: event.text,
            bubble_idx: event.player,
          },
        ];
      case 'votesCounted':
        return votes('投票', event.votes);
      case 'attackVotesCounted':
        return votes('襲撃投票', event.votes);
      case 'executed':
        return [{ event: '追放', to_idx: event.player }];
      case 'divined':
        return [{ event: '占い', from_idx: event.player, to_idx: event.target }];
      case 'guarded':
        return [{ event: '護衛', from_idx: event.player, to_idx: event.target }];
      case 'attacked':
        return [attack(event.target, event.died)];
      case 'dawnBroke':
        return this.#showDawn(event.votes ?? [], event.dead);
      case 'rolesRevealed':
        return [{ event: '終了', message: this.#winner }];
      case 'ended':
        this.#winner = event.winner === null ? 'NONE' : WINNERS[event.winner];
        return [];
      default:
        return [];
    }
  }

  #winner = 'NONE';

  /** Whoever sees everything has seen the votes and the attack when they happened. */
  #showDawn(told: readonly Vote[], dead: readonly PlayerId[]): ViewerNews[] {
    const isKnown = this.#isAttacked || this.#viewer === 'master';
    this.#isAttacked = false;
    if (isKnown) return [];
    return [...votes('投票', told), ...dead.map((player) => ({ event: '襲撃', to_idx: player }))];
  }
}

function votes(event: string, list: readonly Vote[]): ViewerNews[] {
  return list.map(({ player, target }) => ({ event, from_idx: player, to_idx: target }));
}

function attack(target: PlayerId | null, died: boolean): ViewerNews {
  if (target === null) return { event: '襲撃' };
  return died ? { event: '襲撃', to_idx: target } : { event: '襲撃', from_idx: -1, to_idx: target };
}

/** The team of an agent: the name that it gave, without the digits at its end. `kanolab3` plays for `kanolab`. */
export function teamOf(name: string): string {
  let end = name.length;
  while (end > 0 && isDigit(name.charCodeAt(end - 1))) end--;
  return name.slice(0, end);
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
