import { type Event, factsOf, type Judged, type PlayerId, type Role, speciesOf } from '@mura/engine';
import type { StandingMark } from './board-history.ts';

/** Where a belief is read from. Each is an assumption, and is named with the label that rests on it. */
export type Basis = 'board' | 'knowledge' | 'memo' | 'vote';

/** Whether somebody takes another for a werewolf. */
export interface Belief {
  readonly about: PlayerId;
  readonly werewolf: 'believed' | 'excluded';
  readonly basis: Basis;
  /** What a player knows themselves to be, where the belief is about themselves. */
  readonly role?: Role;
  /** The events that show it. */
  readonly evidence: readonly number[];
}

/** `O` at werewolf, or `X` there, or `O` at another role; a `Δ` and a `?` say nothing for certain. */
export function beliefOnBoard(cells: readonly StandingMark[], about: PlayerId): Belief | null {
  const own = cells.filter(({ target }) => target === about);
  const yes = own.find(({ role, mark }) => role === 'werewolf' && mark === 'O');
  if (yes !== undefined) return { about, werewolf: 'believed', basis: 'board', evidence: [yes.seq] };
  const no = own.find(({ role, mark }) => (role === 'werewolf' ? mark === 'X' : mark === 'O'));
  return no === undefined ? null : { about, werewolf: 'excluded', basis: 'board', evidence: [no.seq] };
}

interface SeenResult {
  readonly by: Judged['type'];
  readonly belief: Belief;
}

/** What the game itself has told a player: what they are, who their fellows are, and what they divined or saw in the dead. */
export class PlayerKnowledge {
  readonly #known = new Map<PlayerId, Map<PlayerId, Belief>>();
  readonly #roles = new Map<PlayerId, Belief & { readonly role: Role }>();
  readonly #results = new Map<PlayerId, SeenResult[]>();
  readonly #players: number;
  /** Whether whoever is not told to be a fellow is none. */
  readonly #knowsFellows: boolean;

  constructor(players: number, knowsFellows: boolean) {
    this.#players = players;
    this.#knowsFellows = knowsFellows;
  }

  note(event: Event, seq: number): void {
    if (event.type === 'roleTold') this.#learnRole(event.player, event.role, event.fellows, seq);
    if (event.type === 'divined' || event.type === 'identified') this.#learnResult(event, seq);
  }

  #learnResult({ type, player, target, result }: Judged, seq: number): void {
    const belief = this.#learn(player, target, result === 'werewolf', seq);
    this.#results.set(player, [...(this.#results.get(player) ?? []), { by: type, belief }]);
  }

  /** What they are; `null`: the record does not say. */
  ofHimself(player: PlayerId): (Belief & { readonly role: Role }) | null {
    return this.#roles.get(player) ?? null;
  }

  /** What they learnt of somebody in this way; `null`: nothing. */
  resultOf(player: PlayerId, by: Judged['type'], about: PlayerId): Belief | null {
    const found = this.#results.get(player)?.findLast((one) => one.by === by && one.belief.about === about);
    return found?.belief ?? null;
  }

  of(player: PlayerId, about: PlayerId): Belief | null {
    return this.#known.get(player)?.get(about) ?? null;
  }

  #learnRole(player: PlayerId, role: Role, fellows: readonly PlayerId[], seq: number): void {
    const werewolf = speciesOf(role) === 'werewolf' ? 'believed' : 'excluded';
    this.#roles.set(player, { about: player, werewolf, basis: 'knowledge', role, evidence: [seq] });
    for (const fellow of fellows) this.#learn(player, fellow, speciesOf(role) === 'werewolf', seq);
    if (role !== 'werewolf' || !this.#knowsFellows) return;
    for (let other = 1; other <= this.#players; other++) {
      if (other !== player && !fellows.includes(other)) this.#learn(player, other, false, seq);
    }
  }

  #learn(player: PlayerId, about: PlayerId, isWerewolf: boolean, seq: number): Belief {
    const known = this.#known.get(player) ?? new Map<PlayerId, Belief>();
    const werewolf = isWerewolf ? 'believed' : 'excluded';
    const belief: Belief = { about, werewolf, basis: 'knowledge', evidence: [seq] };
    known.set(about, belief);
    this.#known.set(player, known);
    return belief;
  }
}

/** Whether a role learns of others in this way at all. */
export function canLearn(role: Role, by: Judged['type']): boolean {
  const { nightAct, identifies } = factsOf(role);
  return by === 'divined' ? nightAct === 'divine' : identifies;
}
