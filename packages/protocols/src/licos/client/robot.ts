import {
  type Choice,
  type Event,
  legalActions,
  OVER,
  only,
  type PlayerAction,
  type PlayerId,
  type Question,
  type Role,
  SKIP,
  see,
  type View,
  viewFor,
} from '@mura/engine';
import { actIn } from '../encode/choices.ts';
import { boardMessageOf, type SentFacts, sentChatOf, voteMessageOf } from '../encode/client-messages.ts';
import type { WireTime } from '../encode/head.ts';
import { narratorOf } from '../encode/narration.ts';
import { type LicosVillage, sceneOf } from '../encode/scene.ts';
import type { ChatMessage, SystemMessage } from '../schema/village.ts';
import { readTime, writeClientTime } from '../words/time.ts';
import { toChatLanguage, type WireChannel } from '../words/wire.ts';
import { castIn, fellowsIn, resultIn, rulesIn, type SystemNews, toldIn } from './told.ts';

/** What a message brings to a player. */
export interface RobotNews {
  readonly events: readonly Event[];
  /** What must be chosen now. */
  readonly question: Question | null;
}

const NOTHING: RobotNews = { events: [], question: null };

const CHANNELS = { public: 'talk', werewolf: 'whisper', private: 'soliloquy', grave: 'grave' } as const;
const WIRE: Readonly<Record<string, WireChannel>> = {
  talk: 'public',
  whisper: 'werewolf',
  soliloquy: 'private',
  grave: 'grave',
};

/** Seconds between two posts, until a server says otherwise. */
const DEFAULT_INTERVAL = 5;

/** The client's side: messages of a village become what one of our bots hears, and its actions become messages. */
export class Robot {
  readonly #token: string;
  #view: View | null = null;
  #scene: LicosVillage | null = null;
  #moment: WireTime | null = null;
  #told: SystemNews | null = null;
  #alive: boolean[] = [];
  #numbers = new Map<string, number>();
  #divined: PlayerId | null = null;
  #day = 0;
  #hasFinished = false;
  #interval = DEFAULT_INTERVAL;

  constructor(token: string) {
    this.#token = token;
  }

  /** 0 before the first morning. */
  get player(): PlayerId {
    return this.#told?.me ?? 0;
  }

  get hasBegun(): boolean {
    return this.#scene !== null;
  }

  /** Seconds that must pass between two posts. */
  get interval(): number {
    return this.#interval;
  }

  take(message: { readonly [key: string]: unknown }): RobotNews {
    const kind = String(message['@id']).split('/').at(-1);
    if (kind === 'systemMessage') return this.#takeSystem(message as unknown as SystemMessage);
    if (kind === 'chatMessage') return this.#takeChat(message as unknown as ChatMessage);
    return NOTHING;
  }

  /** The question whether to say something now; `null` where nothing may be said. */
  talk(): Question | null {
    const view = this.#view;
    if (view === null || this.#moment?.phase !== 'morning' || !this.#isAlive()) return null;
    if (view.own.quotas.talk.left === 0 || this.#hasFinished) return null;
    const request = { act: 'talk', player: this.player, day: this.#day, round: 0, turn: 0 } as const;
    return { request, legal: legalActions(view, request) };
  }

  /** Says that it has finished in this morning, also where no post is left; `null`: it has, or cannot. */
  finish(now: number): object | null {
    if (this.#moment?.phase !== 'morning' || !this.#isAlive() || this.#hasFinished) return null;
    const facts = this.#facts(now);
    return facts === null ? null : this.#writeTalk(OVER, 'public', facts);
  }

  #isAlive(): boolean {
    return this.#told?.statuses[this.player - 1] === 'alive';
  }

  #hear(events: readonly Event[]): readonly Event[] {
    for (const event of events) if (this.#view !== null) see(this.#view, event);
    return events;
  }

  #takeSystem(system: SystemMessage): RobotNews {
    const told = toldIn(system);
    if (told === null) return NOTHING;
    const events = this.#scene === null ? this.#open(system, told) : this.#go(system, told);
    this.#told = told;
    this.#hear(events);
    return { events, question: this.#choice(told) };
  }

  #open(system: SystemMessage, told: SystemNews): Event[] {
    const { preset, rules } = rulesIn(system);
    const { language, id, name } = system.village;
    const opened = {
      type: 'opened',
      audience: 'public',
      preset,
      rules,
      cast: castIn(system),
      language,
    } as const;
    this.#scene = sceneOf(opened, { number: id, name });
    this.#view = viewFor(told.me, []);
    this.#alive = told.statuses.map(() => true);
    const audience = only(told.me);
    const role = {
      type: 'roleTold',
      audience,
      player: told.me,
      role: told.myRole,
      fellows: fellowsIn(told),
    } as const;
    return [
      opened,
      role,
      { type: 'dayBegan', audience: 'public', day: 0 },
      { type: 'duskFell', audience: 'public', day: 0 },
      ...this.#go(system, told),
    ];
  }

  /** What must have happened for things to stand as they do. */
  #go(system: SystemMessage, told: SystemNews): Event[] {
    const { phase, day } = system;
    this.#moment = {
      phase,
      day,
      limit: system.phaseTimeLimit,
      startedAt: readTime(system.phaseStartTime) ?? 0,
    };
    this.#hasFinished = false;
    if (phase === 'result') return this.#end(system);
    const isMorning = phase === 'morning';
    const before = isMorning ? this.#dawn(day, told) : this.#secretDeath(told);
    this.#day = day;
    const name = isMorning ? 'discussion' : phase === 'noon' ? 'vote' : 'night';
    const asked = told.statuses.flatMap((status, index) => (status === 'alive' ? [index + 1] : []));
    const seconds = system.phaseTimeLimit < 0 ? null : system.phaseTimeLimit;
    return [
      ...before,
      { type: 'phaseBegan', audience: 'public', day, phase: name, round: 0, asked, seconds },
    ];
  }

  #dawn(day: number, told: SystemNews): Event[] {
    const newly = (isMeant: (status: string) => boolean) =>
      told.statuses.flatMap((status, index) => (this.#alive[index] && isMeant(status) ? [index + 1] : []));
    const [executed = null] = newly((status) => status === 'death by execution');
    const dead = newly(
      (status) => status === 'dead' || status.startsWith('death by attack') || status === 'death by fear',
    );
    const sudden = newly((status) => status === 'unnatural death');
    this.#alive = told.statuses.map((status) => status === 'alive');
    const gone = executed === null ? dead : [executed, ...dead];
    return [
      ...this.#judgement(day, told),
      ...sudden.map((player): Event => ({ type: 'diedSuddenly', audience: 'public', day: day - 1, player })),
      { type: 'dawnBroke', audience: 'public', day, dead, votes: null, counts: told.counts, executed },
      ...this.#identified(day, told, gone),
      { type: 'dayBegan', audience: 'public', day },
    ];
  }

  /** The seer finds on their board what they saw in the night. */
  #judgement(day: number, told: SystemNews): Event[] {
    const target = this.#divined;
    this.#divined = null;
    if (target === null) return [];
    const result = told.cell(target, 'werewolf') === 'positive' ? 'werewolf' : 'human';
    const { me } = told;
    return [{ type: 'divined', audience: only(me), day: day - 1, player: me, target, result }];
  }

  #identified(day: number, told: SystemNews, gone: readonly PlayerId[]): Event[] {
    if (told.myRole !== 'medium' || !this.#isAlive()) return [];
    const { me } = told;
    return gone.map((target) => {
      const result = told.cell(target, 'werewolf') === 'positive' ? 'werewolf' : 'human';
      return { type: 'identified', audience: only(me), day, player: me, target, result };
    });
  }

  /** Whoever is executed knows it before the others do. */
  #secretDeath({ me, statuses }: SystemNews): Event[] {
    if (!this.#alive[me - 1] || statuses[me - 1] !== 'death by execution') return [];
    return [{ type: 'executed', audience: only(me), day: this.#day, player: me }];
  }

  #end(system: SystemMessage): Event[] {
    const result = resultIn(system);
    if (result === null) return [];
    const { roles, players, winner } = result;
    const why = winner === null ? 'aborted' : winner === 'werewolf' ? 'parity' : 'noWerewolf';
    return [
      { type: 'ended', audience: 'public', day: this.#day, winner, why },
      { type: 'rolesRevealed', audience: 'public', roles, players },
    ];
  }

  #choice({ choices, me, myRole }: SystemNews): Question | null {
    const act = this.#moment === null ? null : actIn(this.#moment.phase, myRole);
    if (act === null || choices.length === 0) return null;
    const request = { act, player: me, day: this.#day, round: 0, turn: 0 } as const;
    return { request, legal: { act, targets: choices } };
  }

  #takeChat(message: ChatMessage): RobotNews {
    const { intensionalDisclosureRange: range, character, text, isOver } = message;
    this.#interval = message.interval ?? this.#interval;
    const channel = CHANNELS[range as keyof typeof CHANNELS];
    const player = character?.id ?? 0;
    // Nobody of the village has the number of the narrator.
    if (this.#view === null || channel === undefined || player < 1) return NOTHING;
    const day = this.#day;
    const said = text['@value'];
    const over: Event[] = isOver ? [{ type: 'saidOver', audience: 'public', day, player }] : [];
    if (isOver && said === narratorOf(this.#view.shared.language).over)
      return { events: this.#hear(over), question: null };
    const number = this.#numbers.get(channel) ?? 0;
    this.#numbers.set(channel, number + 1);
    const audience = channel === 'talk' ? 'public' : only(this.player);
    const talked: Event = {
      ...{ type: 'talked', audience, number, idx: null, day, turn: null, channel, player, text: said },
      ...{ to: null, replyTo: null, expression: null, language: null },
    };
    return { events: this.#hear([talked, ...over]), question: null };
  }

  /** An action as the message that does it; `null`: it needs none. */
  write(action: PlayerAction, now: number): object | null {
    const facts = this.#facts(now);
    if (facts === null || this.#scene === null || this.#moment === null) return null;
    switch (action.type) {
      case 'talk':
        return this.#writeTalk(action.text, WIRE[action.channel] ?? 'public', facts);
      case 'over':
        return this.#writeTalk(OVER, 'public', facts);
      case 'mark':
        return boardMessageOf(this.#scene, this.#moment, {
          ...facts,
          target: action.target,
          role: action.role,
          mark: action.mark,
        });
      case 'vote':
      case 'divine':
      case 'guard':
      case 'attackVote':
        return this.#writeChoice(action, facts);
      default:
        return null;
    }
  }

  #facts(now: number): SentFacts | null {
    const myRole: Role | undefined = this.#told?.myRole;
    if (this.#moment === null || myRole === undefined) return null;
    // As the real client: the server's time is that of the last state seen, and is overwritten by the server.
    const at = this.#moment.startedAt;
    const clientTime = writeClientTime(now);
    return { token: this.#token, at, channel: 'private', clientTime, player: this.player, myRole };
  }

  #writeTalk(text: string, channel: WireChannel, facts: SentFacts): object | null {
    if (text === SKIP || text.trim() === '') return null;
    const language = toChatLanguage(this.#view?.shared.language ?? 'en');
    const isOver = text === OVER;
    this.#hasFinished ||= isOver;
    return sentChatOf(this.#scene!, this.#moment!, { ...facts, channel, text, language, isOver });
  }

  #writeChoice({ type, target }: Choice, facts: SentFacts): object {
    if (type === 'divine') this.#divined = target;
    return voteMessageOf(this.#scene!, this.#moment!, { ...facts, target });
  }
}
