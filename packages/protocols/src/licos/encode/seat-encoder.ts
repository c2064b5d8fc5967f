import {
  type DawnBroke,
  type Ended,
  type Event,
  type Judged,
  type Opened,
  type PlayerId,
  type RolesRevealed,
  type SaidOver,
  type Talked,
  type Translated,
  teamOf,
  type View,
  type VoteCount,
  viewFor,
  type WatcherTalked,
  writeReferences,
} from '@mura/engine';
import { NO_FACE } from '../words/iri.ts';
import { type LicosPerson, pseudonym, toAvatarName } from '../words/people.ts';
import { type ChatLanguage, toChatLanguage, type WireChannel } from '../words/wire.ts';
import { chatOf, flavorTextOf, toWireChannel, watcherChatOf } from './chat.ts';
import { choicesIn } from './choices.ts';
import { type ErrorFacts, errorOf } from './error.ts';
import { fatesOf } from './fates.ts';
import type { WireTime } from './head.ts';
import { KnownCells } from './known-cells.ts';
import { narrationMoment, nextMoment, PROLOGUE, toWirePhase } from './moment.ts';
import { narratorOf } from './narration.ts';
import { type Identity, type LicosVillage, sceneOf, type VillageGround } from './scene.ts';
import { splitText } from './split.ts';
import { resultOf, systemOf } from './system.ts';
import { inWords } from './wording.ts';

/** A message for a client of a village, ready to be written as JSON. */
export type VillageMessage = { readonly '@id': string; readonly [key: string]: unknown };

export interface SeatOptions {
  /** `null`: somebody who watches. */
  readonly player: PlayerId | null;
  readonly token: string;
  readonly identity: Identity;
  /** Who plays whom, for the result; without it names are taken from the record. */
  readonly people?: (player: PlayerId) => LicosPerson;
  /** The name of somebody who watches; what is said under it is their own. */
  readonly watcher?: string | null;
  /** Who reads: a person is told in words what bots say in the AIWolf protocol; a program reads it as it was said. */
  readonly reader?: 'person' | 'program';
  /** The village as it is planned, for what must be said before it begins. */
  readonly planned?: VillageGround;
}

/**
 * What one seat hears, as messages of LiCOS 0.3 in the order and form that the real client needs. It knows nothing but
 * what its player is given, and says the same of the same events: hearing them again is a replay.
 */
export class LicosEncoder {
  readonly #options: SeatOptions;
  /** As of the last event. */
  #view: View;
  #scene: LicosVillage | null = null;
  #cells: KnownCells | null = null;
  #moment: WireTime = PROLOGUE;
  #counts: readonly VoteCount[] = [];
  #ended: Ended | null = null;
  /** Messages on each channel so far; those of the narrator count as public. */
  readonly #numbers = new Map<WireChannel, number>();
  /** Posts of each player on each channel in this phase. */
  readonly #posts = new Map<string, number>();
  /** Public utterances by the time under which they were shown, and by the number; of other messages there is the time. */
  readonly #talks = new Map<string, Talked | null>();
  readonly #talksById = new Map<number, Talked>();
  /** Under which number a public utterance was shown, by its number in the village. */
  readonly #idsByNumber = new Map<number, number>();
  /** By day and number of the day, as the AIWolf protocol names them. */
  readonly #shownNumbers = new Map<string, number>();
  /** What was said last: a translation may follow. */
  #last: { readonly talked: Talked; readonly id: number; readonly counter: number } | null = null;
  #hasChosen = false;
  #lastAt = 0;

  constructor(options: SeatOptions) {
    this.#options = options;
    this.#view = viewFor(options.player ?? 'observer', []);
  }

  get view(): View {
    return this.#view;
  }

  get moment(): WireTime {
    return this.#moment;
  }

  get scene(): LicosVillage | null {
    return this.#scene;
  }

  /** The public utterance that was shown with this server time; `null`: something else was, e.g. of the narrator. */
  findTalk(serverTimestamp: string): Talked | null | undefined {
    return this.#talks.get(serverTimestamp);
  }

  /** The utterance that was shown as `>>id`. */
  findTalkById(id: number): Talked | undefined {
    return this.#talksById.get(id);
  }

  /** What the client of this seat is to be told of an event that its player may know; `view`: with it. */
  hear(event: Event, at: number, view: View): VillageMessage[] {
    this.#lastAt = at;
    this.#view = view;
    const before = this.#moment;
    this.#moment = nextMoment(before, event, at);
    switch (event.type) {
      case 'opened':
        return this.#open(event, at);
      case 'roleTold':
        this.#learnRoles([event.player, ...event.fellows], event.role);
        return [];
      case 'roleShown':
        this.#cells?.learnRole(event.player, event.role, this.#moment);
        return [];
      case 'divined':
      case 'identified':
        this.#learnJudgement(event);
        return [];
      case 'marked':
        // Boards of others may be opened after the end; the client has a board of its own only.
        if (event.player === this.#view.viewer)
          this.#cells?.mark(event.target, event.role, event.mark, this.#moment);
        return [];
      case 'dawnBroke':
        return this.#tellDawn(event, at);
      case 'phaseBegan':
        return this.#moment === before ? [] : this.#beginPhase(at);
      case 'talked':
        return this.#tellTalk(event, at);
      case 'translated':
        return this.#tellTranslation(event, at);
      case 'saidOver':
        return this.#tellOver(event, at);
      case 'watcherTalked':
        return this.#tellWatcher(event, at);
      case 'voted':
      case 'chose':
      case 'attackVoted':
        this.#hasChosen ||= event.player === this.#options.player;
        return [];
      case 'ended':
        this.#ended = event;
        return [];
      case 'rolesRevealed':
        return this.#tellResult(event, at);
      default:
        return [];
    }
  }

  /** The state of things as a page that is loaded anew must be told it: with all marks, and no second choice. */
  again(): VillageMessage | null {
    if (this.#scene === null || this.#ended !== null || this.#moment === PROLOGUE) return null;
    return this.#system(this.#scene, this.#lastAt, this.#hasChosen);
  }

  /** Something the client sent was not taken. */
  error(facts: Pick<ErrorFacts, 'content' | 'severity' | 'source'>, at: number): VillageMessage | null {
    const { planned, identity } = this.#options;
    const scene = this.#scene ?? (planned === undefined ? null : sceneOf(planned, identity));
    if (scene === null) return null;
    return errorOf(scene, this.#moment, {
      ...facts,
      token: this.#options.token,
      at,
      channel: 'private',
    });
  }

  #open(opened: Opened, at: number): VillageMessage[] {
    this.#scene = sceneOf(opened, this.#options.identity);
    this.#cells = new KnownCells(opened.rules.roles, opened.cast.length);
    return [this.#narrate(this.#moment, narratorOf(opened.language).opening(opened.cast.length), at)];
  }

  #learnRoles(players: readonly PlayerId[], role: Parameters<KnownCells['learnRole']>[1]): void {
    for (const player of players) this.#cells?.learnRole(player, role, { phase: 'morning', day: 1 });
  }

  /** Judgements of the night are shown in the morning after it; those of the medium come with the morning. */
  #learnJudgement({ type, day, target, result }: Judged): void {
    const morning = type === 'divined' ? day + 1 : day;
    this.#cells?.learnSpecies(target, result === 'werewolf', {
      phase: 'morning',
      day: Math.min(13, morning),
    });
  }

  #tellDawn(dawn: DawnBroke, at: number): VillageMessage[] {
    const yesterday = this.#view.shared.pages.at(-2);
    this.#counts = dawn.counts ?? countsOf(yesterday?.votes.at(-1) ?? []);
    if (dawn.day <= 1) return [];
    const { cast, language } = this.#view.shared;
    const narrator = narratorOf(language);
    const text = this.#hadNight ? narrator.dawn(dawn, cast) : narrator.execution(dawn, cast);
    return [this.#narrate(narrationMoment(dawn, at), text, at)];
  }

  /** A village that is decided by an execution has no night, where nights are phases that everybody is told of. */
  get #hadNight(): boolean {
    const phases = this.#view.shared.rules?.clock?.phases ?? [];
    return this.#moment.phase === 'night' || !phases.some(({ name }) => toWirePhase(name) === 'night');
  }

  #beginPhase(at: number): VillageMessage[] {
    if (this.#moment.phase !== 'morning') this.#counts = [];
    this.#posts.clear();
    this.#hasChosen = false;
    return this.#scene === null ? [] : [this.#system(this.#scene, at, false)];
  }

  #system(scene: LicosVillage, at: number, hasChosen: boolean): VillageMessage {
    const { player, token } = this.#options;
    const { phase } = this.#moment;
    return systemOf(scene, this.#moment, {
      token,
      at,
      channel: 'private',
      me: player,
      myRole: this.#view.own.role,
      fates: fatesOf(this.#view),
      choices: player === null || hasChosen ? [] : choicesIn(this.#view, player, phase),
      cells: this.#cells!,
      counts: this.#counts,
    });
  }

  #tellTalk(talked: Talked, at: number): VillageMessage[] {
    const { player } = talked;
    const channel = toWireChannel(talked.channel);
    const counter = this.#countPost(channel, player);
    const id = this.#nextNumber(channel);
    const { text, language } = this.#asRead(talked);
    const messages = splitText(text).map((part) =>
      this.#chat(channel, player, part, language, id, counter, at),
    );
    for (const message of messages) this.#noteTime(message, talked.channel === 'talk' ? talked : null);
    if (talked.channel === 'talk') this.#noteNumber(talked, id);
    this.#last = { talked, id, counter };
    return messages;
  }

  /** What is said in another language is told again in the village's, as a further part of the same message. */
  #tellTranslation({ channel, number, language, text }: Translated, at: number): VillageMessage[] {
    const { talked, id, counter } = this.#last ?? {};
    if (talked === undefined || id === undefined || counter === undefined) return [];
    const isOfThis = talked.channel === channel && talked.number === number;
    if (!isOfThis || this.#options.reader !== 'person' || language !== this.#scene?.language) return [];
    const told = narratorOf(language).translated(text);
    const wire = toWireChannel(channel);
    const messages = splitText(told).map((part) =>
      this.#chat(wire, talked.player, part, language, id, counter, at),
    );
    for (const message of messages) this.#noteTime(message, channel === 'talk' ? talked : null);
    return messages;
  }

  /** What is said, in the words of its reader and in the numbers that stand beside the messages. */
  #asRead(talked: Talked): { text: string; language: string | null } {
    const { channel, text, replyTo, language } = talked;
    const shownNumber = (day: number, idx: number) => this.#shownNumbers.get(`${day}/${idx}`);
    const words = this.#options.reader === 'person' ? inWords(talked, this.#scene!, shownNumber) : null;
    const answered = channel === 'talk' ? replyTo : null;
    const read = writeReferences(words ?? text, answered, (number) => this.#idsByNumber.get(number));
    return { text: read, language: words === null ? language : this.#scene!.language };
  }

  #noteNumber(talked: Talked, id: number): void {
    this.#talksById.set(id, talked);
    if (talked.number !== null) this.#idsByNumber.set(talked.number, id);
    if (talked.idx !== null) this.#shownNumbers.set(`${talked.day}/${talked.idx}`, id);
  }

  #tellOver({ player }: SaidOver, at: number): VillageMessage[] {
    const text = narratorOf(this.#view.shared.language).over;
    const counter = this.#posts.get(`public/${player}`) ?? 0;
    const message = this.#chat('public', player, text, null, this.#nextNumber('public'), counter, at);
    this.#noteTime(message, null);
    return [{ ...message, isOver: true }];
  }

  #chat(
    channel: WireChannel,
    player: PlayerId,
    text: string,
    language: string | null,
    id: number,
    counter: number,
    at: number,
  ): VillageMessage {
    const { token } = this.#options;
    const isMine = player === this.#options.player;
    const facts = {
      token,
      at,
      channel,
      player,
      isMine,
      id,
      counter,
      text,
      language: this.#languageOf(language),
    };
    return chatOf(this.#scene!, this.#moment, facts);
  }

  #tellWatcher({ name, text, language }: WatcherTalked, at: number): VillageMessage[] {
    if (this.#scene === null) return [];
    const channel = name === null ? 'anonymousAudience' : 'onymousAudience';
    const token = pseudonym(String(this.#scene.number), `watcher/${name}`);
    const person = name === null ? null : { token, name: toAvatarName(name, 'Spectator'), letter: NO_FACE };
    return splitText(text).map((part) =>
      watcherChatOf(this.#scene!, this.#moment, {
        token: this.#options.token,
        at,
        channel,
        isMine: name !== null && name === this.#options.watcher,
        text: part,
        language: this.#languageOf(language),
        person,
      }),
    );
  }

  #tellResult({ roles, players }: RolesRevealed, at: number): VillageMessage[] {
    if (this.#scene === null || this.#ended === null) return [];
    const { winner } = this.#ended;
    const narration = narratorOf(this.#view.shared.language).ending(this.#ended);
    const result = resultOf(this.#scene, this.#moment, {
      token: this.#options.token,
      at,
      channel: 'private',
      me: this.#options.player,
      roles,
      fates: fatesOf(this.#view),
      winners: roles.flatMap((role, index) => (teamOf(role) === winner ? [index + 1] : [])),
      counts: this.#counts,
      people: roles.map((_, index) => this.#person(index + 1, players[index] ?? '')),
    });
    return [this.#narrate(narrationMoment(this.#ended, at), narration, at), result];
  }

  /** Tokens of others stay secret also after the end. */
  #person(player: PlayerId, name: string): LicosPerson {
    const { people, token, identity } = this.#options;
    const { letter } = this.#scene!.faces[player - 1]!;
    const own = player === this.#options.player ? token : pseudonym(String(identity.number), player);
    return people?.(player) ?? { token: own, name: toAvatarName(name, `Player ${player}`), letter };
  }

  #narrate(moment: WireTime, text: string, at: number): VillageMessage {
    const { token } = this.#options;
    const id = this.#nextNumber('public');
    const language = this.#languageOf(null);
    const facts = { token, at, channel: 'public', isMine: false, id, counter: 0, language } as const;
    const message = flavorTextOf(this.#scene!, moment, {
      ...facts,
      player: null,
      text: splitText(text)[0]!,
    });
    this.#noteTime(message, null);
    return message;
  }

  #noteTime({ serverTimestamp }: VillageMessage, talked: Talked | null): void {
    const time = String(serverTimestamp);
    this.#talks.set(time, talked ?? this.#talks.get(time) ?? null);
  }

  #languageOf(language: string | null): ChatLanguage {
    return toChatLanguage(language, this.#view.shared.language);
  }

  #nextNumber(channel: WireChannel): number {
    const number = (this.#numbers.get(channel) ?? 0) + 1;
    this.#numbers.set(channel, number);
    return number;
  }

  #countPost(channel: WireChannel, player: PlayerId): number {
    const key = `${channel}/${player}`;
    const posts = (this.#posts.get(key) ?? 0) + 1;
    this.#posts.set(key, posts);
    return posts;
  }
}

function countsOf(votes: readonly { readonly target: PlayerId }[]): VoteCount[] {
  const counts = new Map<PlayerId, number>();
  for (const { target } of votes) counts.set(target, (counts.get(target) ?? 0) + 1);
  return [...counts].map(([player, number]) => ({ player, votes: number }));
}
