import { type Event, type PlayerId, type Role, speciesOf } from '@mura/engine';
import type { Cell } from './board-history.ts';

/** Where a belief is read from. Each is an assumption, and is named with the label that rests on it. */
export type Basis = 'board' | 'knowledge' | 'memo' | 'vote';

/** Whether somebody takes another for a werewolf. */
export interface Belief {
  readonly about: PlayerId;
  readonly werewolf: 'believed' | 'excluded';
  readonly basis: Basis;
  /** The events that show it. */
  readonly evidence: readonly number[];
}

/** `O` at werewolf, or `X` there, or `O` at another role; a `Δ` and a `?` say nothing for certain. */
export function beliefOnBoard(cells: readonly Cell[], about: PlayerId): Belief | null {
  const own = cells.filter(({ target }) => target === about);
  const yes = own.find(({ role, mark }) => role === 'werewolf' && mark === 'O');
  if (yes !== undefined) return { about, werewolf: 'believed', basis: 'board', evidence: [yes.seq] };
  const no = own.find(({ role, mark }) => (role === 'werewolf' ? mark === 'X' : mark === 'O'));
  return no === undefined ? null : { about, werewolf: 'excluded', basis: 'board', evidence: [no.seq] };
}

/** What the game itself has told a player: of his fellows, and what he divined or saw in the dead. */
export class Knowledge {
  readonly #known = new Map<PlayerId, Map<PlayerId, Belief>>();
  readonly #players: number;

  constructor(players: number) {
    this.#players = players;
  }

  note(event: Event, seq: number): void {
    if (event.type === 'roleTold') this.#learnRole(event.player, event.role, event.fellows, seq);
    if (event.type === 'divined' || event.type === 'identified')
      this.#learn(event.player, event.target, event.result === 'werewolf', seq);
  }

  of(player: PlayerId, about: PlayerId): Belief | null {
    return this.#known.get(player)?.get(about) ?? null;
  }

  #learnRole(player: PlayerId, role: Role, fellows: readonly PlayerId[], seq: number): void {
    for (const fellow of fellows) this.#learn(player, fellow, speciesOf(role) === 'werewolf', seq);
    if (role !== 'werewolf') return;
    for (let other = 1; other <= this.#players; other++) {
      if (other !== player && !fellows.includes(other)) this.#learn(player, other, false, seq);
    }
  }

  #learn(player: PlayerId, about: PlayerId, isWerewolf: boolean, seq: number): void {
    const known = this.#known.get(player) ?? new Map<PlayerId, Belief>();
    known.set(about, {
      about,
      werewolf: isWerewolf ? 'believed' : 'excluded',
      basis: 'knowledge',
      evidence: [seq],
    });
    this.#known.set(player, known);
  }
}
