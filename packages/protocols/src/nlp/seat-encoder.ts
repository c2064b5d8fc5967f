import {
  type AskedChannel,
  type Event,
  factsOf,
  invariant,
  type LegalTalk,
  OVER,
  type PhaseBegan,
  type PlayerId,
  type Question,
  type Quota,
  type Rules,
  SKIP,
  type Talked,
  type Translated,
  type View,
} from '@mura/engine';
import { infoOf, type Maps, mapsOf, nameOf } from './info.ts';
import type { Info, Packet, PacketTalk, Setting } from './packet.ts';
import { settingOf, type Timeouts, UNCOUNTED } from './setting.ts';
import { toRequestName } from './words.ts';

/** How a village is told on this wire. */
export interface Wire {
  gameId(): string;
  /**
   * The generation of the contest's servers whose counting agents are given: until early 2026 `remain_count` does not
   * count the request it comes with, since then it does.
   */
  readonly generation: 's25' | 's26';
  readonly timeout: Timeouts;
  /** In a phase by the clock agents are asked to talk, or speak freely: the group chat of 2026. */
  readonly talk: 'asked' | 'freely';
  /** What was said, as it is told; made once for all agents of the game. */
  readonly lines: Map<Talked, PacketTalk>;
  /** When something was said: Unix milliseconds. */
  timeOf(talked: Talked): number;
}

/**
 * What one agent is sent, from what its seat hears and is asked. Of both lists of talk it knows how far the agent has
 * been told; each moves only with packets that carry it.
 */
export class NlpEncoder {
  readonly #wire: Wire;
  readonly #told: Record<AskedChannel, number> = { talk: 0, whisper: 0 };
  /** The channel of the group chat that is open, where the agent takes part. */
  #chat: AskedChannel | null = null;
  #setting: Setting | null = null;
  #maps: Maps | null = null;
  /** What was said in words, where it was said in a language of programs; by the original. */
  #translated: Map<string, string> | null = null;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** The channel on which the agent may speak unasked now; `null`: none. */
  get chat(): AskedChannel | null {
    return this.#chat;
  }

  /** What an event is on the wire, with what the agent knows now; `null`: nothing. That of a translation takes the place of its original's. */
  hear(event: Event, view: View): Packet | null {
    switch (event.type) {
      case 'roleTold':
        return { request: 'INITIALIZE', info: this.#firstInfo(view), setting: this.#settingOf(view) };
      case 'dayBegan':
        this.#told.talk = 0;
        this.#told.whisper = 0;
        return { request: 'DAILY_INITIALIZE', info: this.#info(view), setting: this.#settingOf(view) };
      case 'duskFell':
        return this.#dailyFinish(view);
      case 'phaseBegan':
        return this.#phaseStart(event, view);
      case 'talked':
        return this.#broadcast(event, view);
      case 'translated':
        return event.language === wordsIn(view) ? this.#retell(event, view) : null;
      case 'phaseEnded':
        return this.#phaseEnd(view);
      case 'rolesRevealed':
        return { request: 'FINISH', info: this.#info(view) };
      default:
        return null;
    }
  }

  /** What a question is on the wire. */
  ask({ request, legal }: Question, view: View): Packet {
    const name = toRequestName(request.act);
    invariant(name !== null, 'a village whose acts have no name on the wire is not played here');
    const info = this.#info(view);
    if (legal.act === 'talk' || legal.act === 'whisper') this.#addRemaining(info, legal as LegalTalk, view);
    switch (request.act) {
      case 'talk':
        return { request: name, info, talk_history: this.#newLines('talk', view) };
      case 'whisper':
      case 'attackVote':
        return { request: name, info, whisper_history: this.#newLines('whisper', view) };
      default:
        return { request: name, info };
    }
  }

  /** An agent comes back to its seat: who it is, how the village stands, and with what follows all of today's talk. */
  welcomeBack(view: View): Packet[] {
    if (view.own.role === null) return [];
    this.#told.talk = 0;
    this.#told.whisper = 0;
    const setting = this.#settingOf(view);
    return [
      { request: 'INITIALIZE', info: this.#firstInfo(view), setting },
      { request: 'DAILY_INITIALIZE', info: this.#info(view), setting },
      ...this.#chatAgain(view),
    ];
  }

  /** The group chat that is open, from its beginning. */
  #chatAgain(view: View): Packet[] {
    const chat = this.#chat;
    if (chat === null) return [];
    const info = this.#chatInfo(chat, view);
    const { start, broadcast } = CHAT[chat];
    const said = this.#newLines(chat, view).map((line): Packet => {
      const what = chat === 'talk' ? { new_talk: line } : { new_whisper: line };
      return { request: broadcast, info, ...what };
    });
    return [{ request: start, info }, ...said];
  }

  #dailyFinish(view: View): Packet {
    const info = this.#info(view);
    const talk_history = this.#newLines('talk', view);
    if (view.own.role !== 'werewolf') return { request: 'DAILY_FINISH', info, talk_history };
    const whisper_history = this.#newLines('whisper', view);
    return { request: 'DAILY_FINISH', info, talk_history, whisper_history };
  }

  #phaseStart({ phase, seconds, asked }: PhaseBegan, view: View): Packet | null {
    if (seconds === null || this.#wire.talk === 'asked' || !asked.includes(view.viewer as PlayerId))
      return null;
    this.#chat = chatOf(phase, view);
    if (this.#chat === null) return null;
    return { request: CHAT[this.#chat].start, info: this.#chatInfo(this.#chat, view) };
  }

  #broadcast(talked: Talked, view: View): Packet | null {
    const { channel } = talked;
    if (this.#chat === null || channel !== this.#chat) return null;
    const line = this.#lineOf(talked, view);
    this.#told[channel] = listOf(channel, view).length;
    const { broadcast } = CHAT[channel];
    const info = this.#chatInfo(channel, view);
    return channel === 'talk'
      ? { request: broadcast, info, new_talk: line }
      : { request: broadcast, info, new_whisper: line };
  }

  #phaseEnd(view: View): Packet | null {
    const chat = this.#chat;
    this.#chat = null;
    return chat === null ? null : { request: CHAT[chat].end, info: this.#chatInfo(chat, view) };
  }

  #firstInfo(view: View): Info {
    const info = this.#info(view);
    const profile = view.shared.cast[(view.viewer as PlayerId) - 1]?.profile;
    if (profile !== undefined && profile !== '') info.profile = profile;
    return info;
  }

  #info(view: View): Info {
    this.#maps = mapsOf(view, this.#maps);
    return infoOf(this.#wire.gameId(), view, this.#maps);
  }

  #settingOf({ shared }: View): Setting {
    invariant(shared.rules !== null, 'a village that tells something has opened');
    this.#setting ??= settingFor(shared.rules, this.#wire.timeout);
    return this.#setting;
  }

  #addRemaining(info: Info, { act, left, budget }: LegalTalk, view: View): void {
    const counted = left ?? UNCOUNTED;
    info.remain_count = this.#wire.generation === 's25' ? Math.max(0, counted - 1) : counted;
    if (budget !== null) info.remain_length = budget;
    info.remain_skip = skipsLeft(act, view);
  }

  #chatInfo(channel: AskedChannel, view: View): Info {
    const info = this.#info(view);
    const { left, budget }: Quota = view.own.quotas[channel];
    info.remain_count = left ?? UNCOUNTED;
    if (budget !== null) info.remain_length = budget;
    info.remain_skip = skipsLeft(channel, view);
    return info;
  }

  /** What was said since the agent was last told. */
  #newLines(channel: AskedChannel, view: View): PacketTalk[] {
    const list = listOf(channel, view);
    const lines = list.slice(this.#told[channel]).map((talked) => this.#lineOf(talked, view));
    this.#told[channel] = list.length;
    return lines;
  }

  /** Agents are told everything in words. Where it was broadcast, this packet takes the place of that one. */
  #retell({ channel, number, text }: Translated, view: View): Packet | null {
    this.#translated ??= new Map();
    this.#translated.set(`${channel} ${number}`, text);
    const said = channel === this.#chat ? listOf(channel, view).at(-1) : undefined;
    if (said?.number !== number) return null;
    this.#wire.lines.delete(said);
    return this.#broadcast(said, view);
  }

  #lineOf(talked: Talked, { shared }: View): PacketTalk {
    const known = this.#wire.lines.get(talked);
    if (known !== undefined) return known;
    const { idx, day, turn, player, channel, number } = talked;
    const text = this.#translated?.get(`${channel} ${number}`) ?? talked.text;
    const line: PacketTalk = {
      idx: idx ?? 0,
      day,
      turn: turn ?? 0,
      agent: nameOf(shared.cast, player),
      text,
      skip: text === SKIP,
      over: text === OVER,
      time: this.#wire.timeOf(talked),
    };
    this.#wire.lines.set(talked, line);
    return line;
  }
}

/** In which agents are told words; also where the protocol is the village's own. */
function wordsIn({ shared }: View): string {
  return shared.language === 'en' ? 'en' : 'ja';
}

const SETTINGS = new WeakMap<Rules, Setting>();

/** Games of one door have the same rules, and the same setting. */
function settingFor(rules: Rules, timeout: Timeouts): Setting {
  const known = SETTINGS.get(rules);
  if (known !== undefined && known.timeout === timeout) return known;
  const setting = settingOf(rules, timeout);
  SETTINGS.set(rules, setting);
  return setting;
}

const CHAT = {
  talk: { start: 'TALK_PHASE_START', broadcast: 'TALK_BROADCAST', end: 'TALK_PHASE_END' },
  whisper: { start: 'WHISPER_PHASE_START', broadcast: 'WHISPER_BROADCAST', end: 'WHISPER_PHASE_END' },
} as const;

/** What may be said in a phase by the clock: talk, whispers of a wolf with company, or nothing. */
function chatOf(phase: string, { shared, own }: View): AskedChannel | null {
  const parts = shared.rules?.clock?.phases.find(({ name }) => name === phase)?.parts ?? [];
  if (parts.includes('talk')) return 'talk';
  const whispers = own.role !== null && factsOf(own.role).whispers;
  const hasCompany = whispers && own.fellows.some((fellow) => shared.alive[fellow - 1]);
  return hasCompany && parts.some((part) => part.toLowerCase().endsWith('whisper')) ? 'whisper' : null;
}

/** What was said today. */
function listOf(channel: AskedChannel, { shared, own }: View): readonly Talked[] {
  return channel === 'talk'
    ? shared.pages[shared.pages.length - 1]!.talks
    : own.pages[own.pages.length - 1]!.whispers;
}

function skipsLeft(channel: AskedChannel, { shared, own }: View): number {
  return Math.max(0, (shared.rules?.[channel].skips ?? 0) - own.quotas[channel].skips);
}
