import type { Corrected, Event, Opened, PlayerId, Role, Rules, Talked, Vote } from '@mura/engine';
import { OVER, roleThat, SKIP } from '@mura/engine';
import type { natural } from '@mura/language';
import { type SaidStatement, statementsIn } from '../../talk/statements.ts';
import { calledIn, statementsInWords } from '../../talk/words.ts';
import { AIMS, type AimKind, aimedAt, isAim, KINDS, kindOf, type UtteranceKind } from './kinds.ts';

/** A player took their turn to talk in a certain way. */
export interface TurnTaken {
  readonly type: 'turnTaken';
  readonly player: PlayerId;
  /** Of `KINDS`. */
  readonly kind: number;
  readonly day: number;
  /** Of the player's turns of the day, from 0. */
  readonly turn: number;
  /** Of `CONTEXTS`, and of the coarse ones. */
  readonly context: number;
  readonly coarse: number;
}

/** A player (0: the pack) chose somebody among others. */
export interface Aimed {
  readonly type: 'aimed';
  readonly player: PlayerId;
  /** Of `AIMS`. */
  readonly aim: number;
  readonly target: PlayerId;
  readonly early: boolean;
  /** Who could have been chosen, and how each of them stood (of `STANDINGS`). */
  readonly among: readonly PlayerId[];
  readonly standings: readonly number[];
}

export type Observation = TurnTaken | Aimed;

/** How somebody stands before all. */
export const STANDINGS = ['plain', 'seer', 'claimant', 'accused'] as const;

const SLOTS = 4;
export const COARSE = 2 * SLOTS * 3;
export const CONTEXTS = COARSE * 3;

/** What everybody could see of a village: enough to say how each player behaves. Lists by player begin at 1. */
export class Witness {
  rules: Rules | null = null;
  players = 0;
  day = 0;
  readonly alive: boolean[] = [];
  living = 0;
  /** Died in the night. */
  readonly killed: boolean[] = [];
  /** Who was found dead, morning by morning. */
  readonly nights: (readonly PlayerId[])[] = [];
  /** The roles that the dead, or the end, have shown. */
  readonly shown: (Role | null)[] = [];
  /** What each came out as. */
  readonly claims: (Role | null)[] = [];
  /** How many have called each a werewolf as a seer. */
  readonly accusers: number[] = [];
  /** Whom each last said they vote for today; 0: nobody. */
  readonly declared: PlayerId[] = [];
  /** The last round of votes of the day. */
  ballots: readonly Vote[] = [];
  readonly seen: Observation[] = [];
  roles: readonly Role[] | null = null;
  #cast: readonly natural.Called[] = [];
  /** Turns to talk that each has had today. */
  readonly #slots: number[] = [];
  readonly #said = new Set<number>();
  /** What was said in words, as it was understood. */
  readonly #inWords: { readonly talked: Talked; own: readonly SaidStatement[] }[] = [];
  /** Whom the talks of today speak against, by their ids. */
  readonly #against = new Map<number, PlayerId>();

  hear(event: Event): void {
    switch (event.type) {
      case 'opened':
        this.#open(event);
        break;
      case 'dayBegan':
        this.#beginDay(event.day);
        break;
      case 'talked':
        if (event.channel === 'talk') this.#talked(event);
        break;
      case 'corrected':
        if (event.channel === 'talk' && event.player === event.speaker) this.#corrected(event);
        break;
      case 'votesCounted':
        this.#counted(event.votes);
        break;
      case 'pollCounted':
        for (const { player, target } of event.votes) this.declared[player] = target;
        break;
      case 'announced':
        if (event.about === 'vote') this.declared[event.player] = event.target;
        break;
      case 'executed':
      case 'failed':
      case 'diedSuddenly':
        this.#lose(event.player);
        break;
      case 'dawnBroke':
        if (event.votes !== null) this.#counted(event.votes);
        if (event.executed !== null) this.#lose(event.executed);
        this.nights.push(event.dead);
        for (const player of event.dead) this.#kill(player);
        break;
      case 'roleShown':
        this.shown[event.player] = event.role;
        break;
      case 'rolesRevealed':
        this.roles = event.roles;
    }
  }

  #open(opened: Opened): void {
    this.rules = opened.rules;
    this.#cast = calledIn(opened.cast);
    this.players = opened.cast.length;
    this.living = this.players;
    for (let player = 0; player <= this.players; player++) {
      this.alive.push(player > 0);
      this.killed.push(false);
      this.shown.push(null);
      this.claims.push(null);
      this.accusers.push(0);
      this.declared.push(0);
      this.#slots.push(0);
    }
  }

  #beginDay(day: number): void {
    this.day = day;
    this.ballots = [];
    this.declared.fill(0);
    this.#slots.fill(0);
    this.#said.clear();
    this.#against.clear();
  }

  #lose(player: PlayerId): void {
    if (!this.alive[player]) return;
    this.alive[player] = false;
    this.living--;
  }

  #kill(player: PlayerId): void {
    if (!this.alive[player]) return;
    this.#aim(0, 'killed', player);
    this.killed[player] = true;
    this.#lose(player);
  }

  #counted(votes: readonly Vote[]): void {
    const isFirst = this.ballots.length === 0;
    this.ballots = votes;
    if (isFirst) for (const { player, target } of votes) this.#aim(player, 'ballot', target);
  }

  #talked(talked: Talked): void {
    const { player, text } = talked;
    if (player < 1 || player > this.players || this.roles !== null) return;
    const own = this.#statementsOf(talked);
    if (statementsIn(text) === null) this.#inWords.push({ talked, own });
    this.#speak(player, mainKind(own, text, player));
    for (const statement of own) this.#take(talked, statement);
  }

  /** How it was said stays what it was; what was said is now what was meant. */
  #corrected({ number, speaker, text }: Corrected): void {
    const said = this.#inWords.find(({ talked }) => talked.number === number && talked.player === speaker);
    if (said === undefined || this.roles !== null) return;
    const meant = (statementsIn(text) ?? []).filter(({ by }) => by === null || by === speaker);
    for (const statement of said.own) this.#takeBack(speaker, statement);
    said.own = meant;
    for (const statement of meant) this.#take(said.talked, statement);
  }

  #takeBack(player: PlayerId, statement: SaidStatement): void {
    if (statement.type === 'name' && this.declared[player] === statement.target) this.declared[player] = 0;
    if (statement.type === 'claim' && this.claims[player] === statement.role) this.claims[player] = null;
    if (statement.type !== 'report') return;
    const isAccusation = kindOf(statement, player) === 'divinedWerewolf';
    if (this.claims[player] === roleThat(statement.act)) this.claims[player] = null;
    if (isAccusation && this.#isPlayer(statement.target)) this.accusers[statement.target]!--;
  }

  /** What the speaker says for themselves. */
  #statementsOf(talked: Talked): readonly SaidStatement[] {
    const { text, player, day } = talked;
    if (text === OVER || text === SKIP) return [];
    const words = {
      text,
      speaker: player,
      cast: this.#cast,
      day,
      channel: 'talk',
      context: NO_CLAIMS,
    } as const;
    const found = statementsIn(text) ?? statementsInWords(words, talked);
    return found.every(({ by }) => by === null || by === player)
      ? found
      : found.filter(({ by }) => by === null || by === player);
  }

  #speak(player: PlayerId, kind: UtteranceKind): void {
    const turn = this.#slots[player]!;
    const { day } = this;
    if (turn < 2 * SLOTS)
      this.seen.push({
        type: 'turnTaken',
        player,
        kind: KINDS.indexOf(kind),
        day,
        turn,
        ...this.contextOf(player),
      });
    this.#slots[player] = turn + 1;
  }

  /** In what situation a player takes their next turn. */
  contextOf(player: PlayerId): Pick<TurnTaken, 'context' | 'coarse'> {
    const claim = this.claims[player]!;
    const own = claim === null ? 0 : claim === 'seer' ? 1 : 2;
    const slot = Math.min(this.#slots[player]!, SLOTS - 1);
    const coarse = ((this.day > 1 ? 1 : 0) * SLOTS + slot) * 3 + own;
    const isOtherSeer = (role: Role | null, other: PlayerId) => role === 'seer' && other !== player;
    const seers = Math.min(2, this.claims.filter(isOtherSeer).length);
    return { context: coarse * 3 + seers, coarse };
  }

  #take({ player, idx, day }: Talked, statement: SaidStatement): void {
    const kind = kindOf(statement, player);
    const target = aimedAt(statement);
    if (isAim(kind) && target !== player) this.#aim(player, kind, target);
    if (statement.type === 'name' && this.#isPlayer(target)) this.#name(player, target, idx);
    if (statement.type === 'agreement' && statement.day === day)
      this.#name(player, this.#against.get(statement.id) ?? 0, idx);
    if (statement.type === 'claim' && statement.target === player) this.claims[player] = statement.role;
    if (statement.type !== 'report') return;
    this.claims[player] = roleThat(statement.act);
    if (kind === 'divinedWerewolf' && this.#isPlayer(target)) this.accusers[target]!++;
  }

  /** A player speaks against another, as others may have done before. */
  #name(player: PlayerId, target: PlayerId, talk: number | null): void {
    if (target === 0) return;
    const isOpinionOfOthers = this.declared.some((other, by) => other === target && by !== player);
    if (isOpinionOfOthers && target !== player) this.#aim(player, 'attuned', target);
    this.declared[player] = target;
    if (talk !== null) this.#against.set(talk, target);
  }

  /** The same words against the same player count once a day. */
  #aim(player: PlayerId, aim: AimKind, target: PlayerId): void {
    if (!this.#isPlayer(target)) return;
    const key = (player * AIMS.length + AIMS.indexOf(aim)) * (this.players + 1) + target;
    if (this.#said.has(key)) return;
    this.#said.add(key);
    this.seen.push(this.#aimed(player, aim, target));
  }

  /** What somebody does to another, with how all stand who could have been chosen. */
  #aimed(player: PlayerId, aim: AimKind, target: PlayerId): Aimed {
    const isOfDead = aim === 'identifiedHuman' || aim === 'identifiedWerewolf';
    const among: PlayerId[] = [];
    for (let other = 1; other <= this.players; other++) {
      if (other === target || (other !== player && this.alive[other] !== isOfDead)) among.push(other);
    }
    return {
      type: 'aimed',
      player,
      aim: AIMS.indexOf(aim),
      target,
      early: this.day <= 1,
      among,
      standings: among.map((other) => this.standing(other)),
    };
  }

  standing(player: PlayerId): number {
    if (this.accusers[player]! > 0) return 3;
    const claim = this.claims[player] ?? null;
    return claim === null || claim === 'villager' ? 0 : claim === 'seer' ? 1 : 2;
  }

  #isPlayer(player: PlayerId): boolean {
    return player >= 1 && player <= this.players;
  }
}

const NO_CLAIMS = { claims: new Map() };

/** The most telling of what was said. */
function mainKind(statements: readonly SaidStatement[], text: string, player: PlayerId): UtteranceKind {
  if (text === OVER) return 'over';
  if (text === SKIP) return 'skip';
  let main: UtteranceKind = 'other';
  for (const statement of statements) {
    const kind = kindOf(statement, player);
    if (KINDS.indexOf(kind) < KINDS.indexOf(main)) main = kind;
  }
  return main;
}
