import {
  agentCast,
  aiwolfRoles,
  aiwolfRules,
  type Channel,
  type Choice,
  countPlayers,
  type Event,
  type LegalTalk,
  OVER,
  type PlayerId,
  playersOf,
  type Role,
  type RoleCounts,
  type Rules,
  type Species,
} from '@mura/engine';
import type { Bot } from '../src/index.ts';
import { randomOf } from './villages.ts';

/** Where a bot sits in an example; player 1 of five by default. */
export interface SittingOptions {
  readonly me?: PlayerId;
  readonly role?: Role;
  readonly fellows?: readonly PlayerId[];
  readonly roles?: RoleCounts;
  readonly rules?: Rules;
  readonly seed?: string;
  /** The names of the characters; those of the contests by default. */
  readonly names?: readonly string[];
}

/** A bot that is told hand-made events and asked hand-made questions. */
export class TestSitting {
  readonly me: PlayerId;
  readonly #bot: Bot;
  readonly #memory: unknown;
  readonly #random;
  readonly #players: number;
  readonly #rules: Rules;
  readonly #dead = new Set<PlayerId>();
  #day = 0;
  #talks = 0;
  #round = 0;

  constructor(
    bot: Bot,
    { me = 1, role = 'villager', fellows = [], seed = 'example', ...place }: SittingOptions = {},
  ) {
    this.me = me;
    this.#bot = bot;
    this.#memory = bot.begin({ player: me });
    this.#random = randomOf(seed);
    this.#rules = place.rules ?? aiwolfRules(place.roles ?? aiwolfRoles(5));
    this.#players = countPlayers(this.#rules);
    const cast = place.names?.map((name) => ({ name })) ?? agentCast(this.#players);
    this.hear({ type: 'opened', audience: 'public', preset: '', rules: this.#rules, cast, language: 'ja' });
    this.hear({ type: 'roleTold', audience: [me], player: me, role, fellows });
    this.hear({ type: 'dayBegan', audience: 'public', day: 0 });
  }

  hear(event: Event): this {
    this.#bot.hear(this.#memory, event);
    return this;
  }

  /** The next day breaks, after a night in which these died. */
  nextDay(...dead: readonly PlayerId[]): this {
    this.#day++;
    this.#talks = 0;
    this.#round = 0;
    for (const player of dead) this.#dead.add(player);
    const day = this.#day;
    this.hear({
      type: 'dawnBroke',
      audience: 'public',
      day,
      dead,
      votes: null,
      counts: null,
      executed: null,
    });
    return this.hear({ type: 'dayBegan', audience: 'public', day });
  }

  /** What somebody says, aloud by default. */
  hears(player: PlayerId, text: string, channel: Channel = 'talk'): this {
    const idx = this.#talks++;
    return this.hear({
      type: 'talked',
      audience: 'public',
      day: this.#day,
      turn: null,
      channel,
      player,
      text,
      to: null,
      number: idx,
      idx,
      replyTo: null,
      expression: null,
      language: null,
    });
  }

  /** What several say, by player: `{ 2: 'VOTE Agent[03]' }`. */
  hearsAll(texts: Readonly<Record<PlayerId, string>>): this {
    for (const [player, text] of Object.entries(texts)) this.hears(Number(player), text);
    return this;
  }

  learns(act: 'divined' | 'identified', target: PlayerId, result: Species): this {
    const { me: player } = this;
    return this.hear({ type: act, audience: [player], day: this.#day, player, target, result });
  }

  executed(player: PlayerId): this {
    this.#dead.add(player);
    return this.hear({ type: 'executed', audience: 'public', day: this.#day, player });
  }

  /** A tie: `[voter, target]` each, and the vote is repeated. */
  votesAgain(...votes: readonly (readonly [PlayerId, PlayerId])[]): this {
    const ballots = votes.map(([player, target]) => ({ player, target }));
    const round = this.#round++;
    return this.hear({ type: 'votesCounted', audience: 'public', day: this.#day, round, votes: ballots });
  }

  /** Asked to talk or whisper once; everybody hears the answer. */
  says(channel: 'talk' | 'whisper' = 'talk', more: Partial<LegalTalk> = {}): string {
    const { length, perPlayer } = this.#rules[channel];
    const legal: LegalTalk = {
      act: channel,
      left: perPlayer,
      skipIsOver: false,
      longest: 1000,
      length,
      budget: null,
      ...more,
    };
    const action = this.#bot.act(this.#memory, { request: this.#request(channel), legal }, this.#random);
    if (action.type !== 'talk' || action.channel !== channel || action.player !== this.me) {
      throw new Error(`Asked to ${channel}, answered ${JSON.stringify(action)}`);
    }
    this.hears(this.me, action.text, channel);
    return action.text;
  }

  /** All it says until it says Over, without the Over. */
  saysAll(channel: 'talk' | 'whisper' = 'talk'): string[] {
    const texts: string[] = [];
    for (let text = this.says(channel); text !== OVER; text = this.says(channel)) {
      texts.push(text);
      if (texts.length > 50) throw new Error(`It never says Over: ${texts.join(', ')}`);
    }
    return texts;
  }

  /** Whom it chooses among the living others, or among these. */
  chooses(act: Choice['type'], targets: readonly PlayerId[] = this.#others()): PlayerId {
    const question = { request: this.#request(act), legal: { act, targets } };
    const action = this.#bot.act(this.#memory, question, this.#random);
    if (action.type !== act || action.player !== this.me || !targets.includes(action.target)) {
      throw new Error(`Asked to ${act} one of ${targets.join()}, answered ${JSON.stringify(action)}`);
    }
    return action.target;
  }

  #others(): PlayerId[] {
    return playersOf(this.#players).filter((player) => player !== this.me && !this.#dead.has(player));
  }

  #request<Act extends 'talk' | 'whisper' | Choice['type']>(act: Act) {
    return { act, player: this.me, day: this.#day, round: this.#round, turn: 0 };
  }
}
