import {
  type Channel,
  type Event,
  isPack,
  knowsFellows,
  only,
  type PlayerId,
  type Role,
  type Rules,
  speciesOf,
  type Team,
} from '@mura/engine';
import { FOREIGN, type RecordEntry, type RecordedEvent } from '../record.ts';
import type { ForeignGame, StoryPlayer, StoryStep } from './foreign-game.ts';

/** Tells a story as the events of a village. */
export class StoryEvents {
  readonly entries: RecordEntry[] = [];
  readonly #numbers: ReadonlyMap<string, PlayerId>;
  readonly #players: readonly StoryPlayer[];
  readonly #roles: readonly (Role | null)[];
  readonly #pack: readonly PlayerId[];
  readonly #everybody: readonly PlayerId[];
  readonly #said = new Map<string, number>();
  readonly #saidToday = new Map<Channel, number>();
  #votes: { player: PlayerId; target: PlayerId }[] = [];
  #round = 0;
  #day = 0;
  #dead: PlayerId[] = [];
  #isOver = false;

  constructor({ players, steps, language }: ForeignGame, rules: Rules) {
    this.#players = players;
    this.#roles = players.map(({ role }) => role);
    this.#everybody = players.map((_, index) => index + 1);
    this.#numbers = new Map(players.map(({ name }, index) => [name, index + 1]));
    this.#pack = this.#everybody.filter((player) => isPack(this.#roles[player - 1] ?? 'villager'));
    const cast = players.map(({ name, title }) =>
      title === undefined ? { name } : { name, profile: title },
    );
    this.#tell({ type: 'opened', audience: 'public', preset: 'custom', rules, cast, language });
    this.#deal();
    for (const step of steps) this.#take(step);
    this.#countVotes();
  }

  /** A deal is told only as a whole; of a part of it, everybody's own role is. */
  #deal(): void {
    const deal = this.#wholeDeal();
    if (deal !== null)
      this.#tell({ type: 'sealed', audience: 'master', seed: null, players: this.#people(), deal });
    for (const [index, role] of this.#roles.entries()) {
      if (role === null) continue;
      const player = index + 1;
      const fellows = this.#everybody.filter(
        (other) => knowsFellows(role) && other !== player && this.#roles[other - 1] === role,
      );
      this.#tell({ type: 'roleTold', audience: only(player), player, role, fellows });
    }
  }

  #wholeDeal(): readonly Role[] | null {
    const known = this.#roles.filter((role) => role !== null);
    return known.length === this.#roles.length ? known : null;
  }

  #people(): string[] {
    return this.#players.map(({ playedBy, name }) => playedBy ?? name);
  }

  #tell(event: RecordedEvent, at: number | null = null): void {
    this.entries.push({ seq: this.entries.length, at, event });
  }

  #take(step: StoryStep): void {
    if (step.type !== 'vote') this.#countVotes();
    switch (step.type) {
      case 'day':
        this.#begin(step.day, step.stage);
        break;
      case 'said':
        this.#say(step);
        break;
      case 'vote':
        this.#vote(step.player, step.target);
        break;
      case 'executed':
      case 'sudden':
        this.#die(step.type === 'sudden' ? 'diedSuddenly' : 'executed', step.player);
        break;
      case 'found':
        this.#find(step.dead);
        break;
      case 'divined':
      case 'guarded':
        this.#act(step.type, step.player, step.target);
        break;
      case 'ended':
        this.#end(step.winner);
        break;
      case 'kept':
        this.#keep(step.line);
    }
  }

  #die(type: 'executed' | 'diedSuddenly', name: string): void {
    this.#withPlayer(name, type, (player) =>
      this.#tell({ type, audience: 'public', day: this.#day, player }),
    );
  }

  #keep(line: string): void {
    this.#tell({ type: FOREIGN, audience: 'master', line });
  }

  /** What names somebody who is not at the table is kept as it was, with what they said or what became of them. */
  #withPlayer(name: string, what: string, tell: (player: PlayerId) => void): void {
    const player = this.#numbers.get(name);
    if (player === undefined) this.#keep(`${name} (not at the table): ${what}`);
    else tell(player);
  }

  #begin(day: number, stage: 'prologue' | 'game' | 'epilogue'): void {
    this.#saidToday.clear();
    this.#round = 0;
    this.#day = day;
    if (stage === 'game')
      this.#tell({
        type: 'dawnBroke',
        audience: 'public',
        day,
        dead: this.#dead.sort((one, other) => one - other),
        votes: null,
        counts: null,
        executed: null,
      });
    this.#dead = [];
    const phase = stage === 'game' ? 'day' : stage;
    const asked = this.#everybody;
    this.#tell({ type: 'phaseBegan', audience: 'public', day, phase, round: 0, asked, seconds: null });
  }

  /** The dead of a night are found in the morning, which may be told before or after the day begins. */
  #find(names: readonly string[]): void {
    const found = names.flatMap((name) => this.#numbers.get(name) ?? []);
    for (const name of names) this.#withPlayer(name, 'found dead', () => {});
    const dawn = this.entries.findLastIndex(({ event }) => event.type === 'dawnBroke');
    const last = this.entries[dawn]?.event as (Event & { type: 'dawnBroke' }) | undefined;
    const isMorning =
      last?.day === this.#day &&
      !this.entries.slice(dawn).some(({ event }) => event.type === 'talked' || event.type === 'executed');
    if (!isMorning) this.#dead.push(...found);
    else {
      const dead = [...new Set([...last.dead, ...found])].sort((one, other) => one - other);
      this.entries[dawn] = { ...this.entries[dawn]!, event: { ...last, dead } };
    }
  }

  #say({ channel, player: name, text, at }: Extract<StoryStep, { type: 'said' }>): void {
    this.#withPlayer(name, text, (player) => {
      const key = channel === 'soliloquy' ? `${channel}/${player}` : channel;
      const number = this.#said.get(key) ?? 0;
      const idx = this.#saidToday.get(channel) ?? 0;
      this.#said.set(key, number + 1);
      this.#saidToday.set(channel, idx + 1);
      const manner = { to: null, replyTo: null, expression: null, language: null };
      const isNumbered = channel !== 'grave';
      this.#tell(
        {
          type: 'talked',
          audience: this.#hearers(channel, player),
          number: isNumbered ? number : null,
          idx: isNumbered ? idx : null,
          day: this.#day,
          turn: null,
          channel,
          player,
          text,
          ...manner,
        },
        at,
      );
    });
  }

  /** Who the dead were at that moment the source need not say: its speaker is a hearer for certain. */
  #hearers(channel: Channel, player: PlayerId): Event['audience'] {
    if (channel === 'talk' || channel === 'act') return 'public';
    return channel === 'whisper' && this.#pack.includes(player) ? this.#pack : only(player);
  }

  #vote(voter: string, voted: string): void {
    const player = this.#numbers.get(voter);
    const target = this.#numbers.get(voted);
    if (player === undefined || target === undefined) {
      this.#keep(`${voter} → ${voted}`);
      return;
    }
    const day = this.#day;
    this.#votes.push({ player, target });
    this.#tell({ type: 'voted', audience: only(player), day, round: this.#round, player, target });
  }

  #countVotes(): void {
    if (this.#votes.length === 0) return;
    const { length } = this.#votes;
    const votes = this.#votes.splice(0, length);
    this.#tell({ type: 'votesCounted', audience: 'public', day: this.#day, round: this.#round++, votes });
  }

  /** What a seer saw follows from what the target was; where that is not known, it is only kept. */
  #act(type: 'divined' | 'guarded', actor: string, acted: string): void {
    const player = this.#numbers.get(actor);
    const target = this.#numbers.get(acted);
    const role = target === undefined ? null : (this.#roles[target - 1] ?? null);
    if (player === undefined || target === undefined || (type === 'divined' && role === null)) {
      this.#keep(`${actor} ${type} ${acted}`);
      return;
    }
    const fact = { audience: only(player), day: this.#day, player, target };
    if (type === 'guarded') this.#tell({ type, ...fact });
    else this.#tell({ type, ...fact, result: speciesOf(role!) });
  }

  #end(winner: Team | null): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const why = winner === 'village' ? 'noWerewolf' : winner === null ? 'aborted' : 'parity';
    this.#tell({ type: 'ended', audience: 'public', day: this.#day, winner, why });
    const roles = this.#wholeDeal();
    if (roles !== null)
      this.#tell({ type: 'rolesRevealed', audience: 'public', roles, players: this.#people() });
  }
}
