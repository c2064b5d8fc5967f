import {
  appearanceOf,
  type ClockPhase,
  doesKnow,
  type Event,
  factsOf,
  isPack,
  type Part,
  type PlayerId,
  partsOf,
  type Role,
  type Rules,
  seatsThat,
  type Vote,
} from '@mura/engine';
import { canHappen, type SparedBits, type Target, type World } from './night.ts';

/** Roles that make no difference to what a night may bring. */
const DULL: readonly Role[] = ['villager', 'medium', 'freemason', 'possessed'];

/** A village in one world, as one viewpoint saw it. */
export class TestCourse {
  readonly world: World;
  readonly rules: Rules;
  readonly seats: ReadonlySet<PlayerId>;
  readonly nights: Map<string, ReadonlySet<SparedBits>>;
  readonly complete: boolean;
  alive: boolean[];
  failed: boolean[];
  day = 0;
  /** What the village was last seen to begin; `null` after it was seen to end. */
  stage: string | null = 'morning';
  seen: string[] = [];
  executed: PlayerId | null = null;
  divined = new Map<PlayerId, PlayerId>();
  guarded = new Map<PlayerId, PlayerId>();
  ballots = new Map<PlayerId, PlayerId>();
  counted: readonly Vote[] | null = null;
  chosen: Target | undefined = undefined;
  answered = false;
  failedToday = false;
  played = false;
  /** Who may have survived their one attack by now. */
  spared: ReadonlySet<SparedBits> = new Set([0]);
  failedLate: PlayerId[] = [];

  constructor(
    world: World,
    rules: Rules,
    seats: ReadonlySet<PlayerId>,
    nights: Map<string, ReadonlySet<SparedBits>>,
    complete: boolean,
  ) {
    this.complete = complete;
    this.world = world;
    this.rules = rules;
    this.seats = seats;
    this.nights = nights;
    this.alive = world.map(() => true);
    this.failed = world.map(() => false);
  }

  role(player: PlayerId): Role {
    return this.world[player - 1]!;
  }

  /** Whether the event can have happened in this world. */
  follow(event: Event): boolean {
    switch (event.type) {
      case 'roleTold':
        return this.role(event.player) === event.role && this.#areFellows(event);
      case 'sealed':
        return event.deal.join() === this.world.join();
      case 'rolesRevealed':
        return event.roles.join() === this.world.join();
      case 'roleShown':
        return this.role(event.player) === event.role;
      case 'divined':
        this.divined.set(event.player, event.target);
        return (
          this.#isPlayed() &&
          this.#isAsked(event.player, 'divine', this.rules.divine.seers) &&
          appearanceOf(this.role(event.target), 'divined') === event.result
        );
      case 'identified':
        return (
          factsOf(this.role(event.player)).identifies &&
          appearanceOf(this.role(event.target), 'identified') === event.result
        );
      case 'guarded':
        this.guarded.set(event.player, event.target);
        return this.#isPlayed() && this.#isAsked(event.player, 'guard', this.rules.guard.bodyguards);
      case 'attackVoted':
        this.ballots.set(event.player, event.target);
        return this.#isPlayed();
      case 'attackVotesCounted':
        this.counted = event.votes;
        return true;
      case 'attackChosen':
        this.chosen = event.target;
        return true;
      case 'cursed':
        return factsOf(this.role(event.player)).diesWhenDivined;
      case 'attacked':
        return (
          event.savedBy === null ||
          event.savedBy === 'guard' ||
          (event.target !== null && this.role(event.target) === event.savedBy)
        );
      case 'substituted':
        return (event.act !== 'divine' && event.act !== 'guard') || this.#isPlayed();
      case 'phaseBegan':
        return this.#beginPhase(event);
      case 'phaseEnded':
        if (this.phaseWith('attack')?.name === event.phase && event.why !== 'limit') this.answered = true;
        this.stage = null;
        return true;
      case 'votesCounted':
      case 'pollCounted':
        if (event.audience === 'public') this.stage = null;
        return true;
      case 'duskFell':
        this.seen.push('dusk');
        this.stage = null;
        return true;
      case 'executed':
        this.stage = null;
        this.executed = event.player;
        this.alive[event.player - 1] = false;
        return true;
      case 'diedSuddenly':
        this.alive[event.player - 1] = false;
        return true;
      case 'failed':
        return this.#fail(event.player);
      case 'dawnBroke':
        return this.#dawn(event.dead, event.executed);
      case 'dayBegan':
        this.#newDay(event.day);
        return this.#verdict() === null;
      case 'ended':
        return event.why === 'aborted' || this.#endsWith(event.winner, event.why);
      default:
        return true;
    }
  }

  #isAsked(player: PlayerId, act: 'divine' | 'guard', who: 'all' | 'first'): boolean {
    const isOf = (role: Role) => factsOf(role).nightAct === act;
    if (!isOf(this.role(player))) return false;
    return who === 'all' || this.present(isOf).every((other) => other >= player);
  }

  #areFellows({ player, role, fellows, known = [] }: Event & { type: 'roleTold' }): boolean {
    const others = this.world.flatMap((other, index) =>
      doesKnow(role, other) && index + 1 !== player ? [{ player: index + 1, role: other }] : [],
    );
    const told = [...fellows.map((fellow) => ({ player: fellow, role })), ...known];
    const text = (some: typeof others) =>
      some
        .map((one) => `${one.player} ${one.role}`)
        .sort()
        .join();
    return text(others) === text(told);
  }

  #newDay(day: number): void {
    this.day = day;
    this.stage = null;
    this.seen = [];
    this.executed = null;
    this.divined = new Map();
    this.guarded = new Map();
    this.ballots = new Map();
    this.counted = null;
    this.chosen = undefined;
    this.answered = false;
    this.failedToday = false;
    this.played = false;
    this.failedLate = [];
  }

  /** The phase by the clock in which a part of the day is played, if any. */
  phaseWith(part: Part): ClockPhase | undefined {
    const on = this.day === 0 ? 'firstDay' : 'laterDays';
    return this.rules.clock?.phases.find(
      (phase) => (phase.on === on || phase.on === 'everyDay') && phase.parts.includes(part),
    );
  }

  #beginPhase({ phase, audience, seconds }: Event & { type: 'phaseBegan' }): boolean {
    if (phase === 'epilogue') return true;
    if (audience === 'public') {
      const clock =
        seconds === null ? undefined : this.rules.clock?.phases.find(({ name }) => name === phase);
      this.seen.push(...(clock === undefined ? [phase] : this.#held(phase)));
      this.stage = phase;
      return clock === undefined || this.phaseWith('attack')?.name !== phase || this.#isPlayed();
    }
    if (phase === 'attack') this.ballots = new Map();
    return phase === 'attack' || phase === 'whisper' ? this.#isPlayed() : true;
  }

  #held(name: string): string[] {
    const on = this.day === 0 ? 'firstDay' : 'laterDays';
    const phases = this.rules.clock?.phases ?? [];
    const phase = phases.find((one) => one.name === name && (one.on === on || one.on === 'everyDay'));
    return [...(phase?.parts ?? [])];
  }

  /** Who fails while no phase of all is open was asked for something of their own. */
  #fail(player: PlayerId): boolean {
    const isOpen = this.stage !== null;
    this.failedToday = true;
    const present = this.present().length;
    this.failed[player - 1] = true;
    const isVoteOver = this.stage === 'vote' && this.rules.vote.told !== 'eachRound';
    if (!this.complete) this.failedLate.push(player);
    else if (!isOpen || isVoteOver) this.#noteLate(player);
    if (isOpen || !this.complete) return true;
    const parts = partsOf(this.rules, this.day);
    const last = Math.max(-1, ...this.seen.map((part) => parts.indexOf(part as Part)));
    const asked: ((role: Role) => boolean)[] = [];
    let isLate = true;
    for (const part of parts.slice(last + 1)) {
      if (part === 'dusk' || part === 'poll' || (part === 'vote' && this.rules.vote.rounds > 0)) break;
      if (part === 'talk' && present > 1) break;
      if (part === 'divine' || part === 'guard') asked.push((role) => factsOf(role).nightAct === part);
      if (part.toLowerCase().includes('whisper')) asked.push((role) => factsOf(role).whispers);
      if (part === 'attack') asked.push(isPack);
      isLate &&= ['divine', 'guard', 'attack', 'whisper'].includes(part);
    }
    if (asked.length === 0) return true;
    return asked.some((isOf) => isOf(this.role(player))) && (!isLate || this.#isPlayed());
  }

  /** The attack may have been asked for already. */
  #noteLate(player: PlayerId): void {
    const parts = partsOf(this.rules, this.day);
    const last = Math.max(-1, ...this.seen.map((part) => parts.indexOf(part as Part)));
    const isAttackNext = parts.slice(last + 1).every((part) => !['dusk', 'poll', 'talk'].includes(part));
    const isVoteAhead = this.rules.vote.rounds > 0 && parts.slice(last + 1).includes('vote');
    if (isAttackNext && !isVoteAhead && parts.slice(last + 1).includes('attack'))
      this.failedLate.push(player);
  }

  #verdict(): 'noWerewolf' | 'parity' | null {
    const living = this.world.filter((_, index) => this.alive[index]);
    const wolves = living.filter(isPack).length;
    if (wolves === 0) return 'noWerewolf';
    return living.length - wolves <= wolves ? 'parity' : null;
  }

  #endsWith(winner: string | null, why: string): boolean {
    const verdict = this.#verdict();
    if (why === 'lastDay') return verdict === null;
    const foxLives = this.world.some((role, index) => factsOf(role).takesVictory && this.alive[index]);
    return verdict === why && (winner === 'fox') === foxLives;
  }

  /** Whether the night is played at all, as far as the viewpoint knows who is dead. */
  #isPlayed(): boolean {
    if (this.day === 0 || !this.#isCutShort()) return true;
    this.played = true;
    if (this.rules.vote.executionTold === 'nextMorning' && this.executed === null) return true;
    return this.#verdict() === null;
  }

  #isCutShort(): boolean {
    const hasVote = this.rules.vote.rounds > 0 && partsOf(this.rules, this.day).includes('vote');
    const together = this.phaseWith('vote');
    const isTogether = together !== undefined && together === this.phaseWith('attack');
    return this.rules.end.test === 'eachPart' && hasVote && !isTogether;
  }

  #isAborted(): boolean {
    const { abortedBy } = this.rules.absence;
    return abortedBy !== null && this.failed.filter(Boolean).length >= abortedBy;
  }

  /** A night begins for all to see, or asks one of those whose viewpoint it is. */
  #wouldSeeNight(): boolean {
    if (this.phaseWith('attack') !== undefined) return true;
    const { rules } = this;
    const parts = partsOf(rules, this.day);
    const whisperers = this.present((role) => factsOf(role).whispers);
    return this.present().some((player) => {
      const { nightAct, whispers } = factsOf(this.role(player));
      if (!this.seats.has(player)) return false;
      if (nightAct === null) return whispers && parts.includes('whisper') && whisperers.length > 1;
      if (nightAct === 'attackVote') return parts.includes('attack');
      const who = nightAct === 'divine' ? rules.divine.seers : rules.guard.bodyguards;
      const isCertain =
        who === 'all' || seatsThat(rules.roles, (role) => factsOf(role).nightAct === nightAct) === 1;
      return isCertain && parts.includes(nightAct);
    });
  }

  /** Who lives and has not failed. */
  present(isOf: (role: Role) => boolean = () => true): PlayerId[] {
    return this.world.flatMap((held, index) =>
      this.alive[index] && !this.failed[index] && isOf(held) ? [index + 1] : [],
    );
  }

  #dawn(dead: readonly PlayerId[], executed: PlayerId | null): boolean {
    if (executed !== null) {
      this.executed = executed;
      this.alive[executed - 1] = false;
    }
    this.stage = 'dawn';
    const isPossible = this.#isNightPossible(dead);
    for (const player of dead) this.alive[player - 1] = false;
    return isPossible;
  }

  #isNightPossible(dead: readonly PlayerId[]): boolean {
    const isLeftOut = this.#isCutShort() && this.#verdict() !== null;
    if (isLeftOut && this.played) return false;
    if (this.#isCutShort() && !isLeftOut) {
      if (this.complete && !this.played && !this.#isAborted() && this.#wouldSeeNight()) return false;
    }
    const kinds = this.world.map((role) =>
      DULL.includes(role) ? '.' : isPack(role) ? 'w' : role.slice(0, 2),
    );
    const key = `${this.day} ${isLeftOut} ${kinds.join()} ${[...this.spared].sort().join()}`;
    this.spared = this.nights.get(key) ?? canHappen(this, dead, this.spared, !isLeftOut);
    this.nights.set(key, this.spared);
    return this.spared.size > 0;
  }
}
