import {
  type Event,
  invariant,
  openView,
  type PhaseBegan,
  type PlayerId,
  type Question,
  type Request,
  seeOwn,
  type Talked,
  type View,
} from '@mura/engine';
import { DaySheet } from './day-sheet.ts';
import { writeGameInfo } from './game-info.ts';
import { PublicSheet } from './public-sheet.ts';
import { writeGameSetting } from './setting.ts';
import { type RequestName, requestFor } from './words.ts';

/** A packet that asks for something before the game. */
export function writeBare(request: 'NAME' | 'ROLE'): string {
  return `{"gameInfo":null,"gameSetting":null,"request":"${request}","talkHistory":null,"whisperHistory":null}`;
}

/**
 * What a client on one seat is sent: a packet for some of the events he hears, and one for each question. Each packet is
 * one line without its end. It knows what its player was told, and nothing else.
 */
export class SeatWriter {
  readonly #view: View;
  readonly #randomSeed: bigint;
  readonly #limit: number | undefined;
  readonly #sheet: PublicSheet;
  readonly #whisper = new DaySheet();
  /** How much of today's talk and whispers delta packets have brought; full packets do not count. */
  #told = { talk: 0, whisper: 0 };

  /** `limit`: milliseconds for an answer, where clients have not the village's own. */
  constructor(player: PlayerId, randomSeed: bigint, limit?: number, sheet = new PublicSheet()) {
    this.#view = openView(player, sheet.commons.shared);
    this.#sheet = sheet;
    this.#randomSeed = randomSeed;
    this.#limit = limit;
  }

  /** An event of his village; the packet that tells it, where the wire has one. */
  hear(event: Event): string | null {
    this.#sheet.hear(event);
    seeOwn(this.#view, event);
    switch (event.type) {
      case 'talked':
        if (event.channel === 'whisper') this.#noteWhisper(event);
        return null;
      case 'translated':
        if (event.language === 'aiwolf' && event.channel === 'whisper')
          this.#whisper.retell(event.number, event.text);
        return null;
      case 'phaseBegan':
        if (WHISPERS.includes(event.phase) || event.seconds !== null) this.#whisper.refill();
        return null;
      case 'dawnBroke':
        this.#whisper.clear();
        this.#forgetTold();
        return null;
      case 'roleTold':
        return this.#initialize();
      case 'dayBegan':
        return this.#full('DAILY_INITIALIZE');
      case 'duskFell':
        return this.#delta('DAILY_FINISH');
      case 'rolesRevealed':
        return this.#full('FINISH');
      default:
        return null;
    }
  }

  ask({ request }: Question): string {
    const name = requestFor(request.act);
    invariant(name !== null, 'a village with a straw poll does not open at this door');
    return this.#isFull(request) ? this.#full(name) : this.#delta(name);
  }

  /** A client comes back to its seat: who it is, how the village stands, and with the next delta all of today's talk. */
  welcomeBack(): string[] {
    if (this.#view.own.role === null) return [];
    this.#forgetTold();
    return [this.#initialize(), this.#full('DAILY_INITIALIZE')];
  }

  #noteWhisper(talked: Talked): void {
    const { rules, outcome } = this.#view.shared;
    if (rules !== null && outcome === null) this.#whisper.add(talked, rules.whisper);
  }

  #forgetTold(): void {
    this.#told = { talk: 0, whisper: 0 };
  }

  /** A vote again, an attack vote again that has votes to show, and nights in which somebody was executed before. */
  #isFull({ act, round }: Request): boolean {
    const { shared, own } = this.#view;
    if (act === 'talk') return false;
    if (act === 'vote') return round > 0;
    if (shared.pages.at(-1)!.executed !== null) return true;
    return act === 'attackVote' && (own.pages.at(-1)!.attackVotes.at(-1)?.length ?? 0) > 0;
  }

  #initialize(): string {
    const { rules } = this.#view.shared;
    invariant(rules !== null, 'a village that tells roles has opened');
    return this.#full('INITIALIZE', writeGameSetting(rules, this.#randomSeed, this.#limit));
  }

  #full(request: RequestName, gameSetting = 'null'): string {
    const gameInfo = writeGameInfo(this.#view, this.#whisper, this.#sheet.info);
    return `{"gameInfo":${gameInfo},"gameSetting":${gameSetting},"request":"${request}","talkHistory":null,"whisperHistory":null}`;
  }

  #delta(request: RequestName): string {
    const talk = this.#sheet.talk.since(this.#told.talk);
    const whisper = this.#whisper.since(this.#told.whisper);
    this.#told.talk = this.#sheet.talk.length;
    this.#told.whisper = this.#whisper.length;
    return `{"gameInfo":null,"gameSetting":null,"request":"${request}","talkHistory":[${talk}],"whisperHistory":[${whisper}]}`;
  }
}

const WHISPERS: readonly PhaseBegan['phase'][] = [
  'morningWhisper',
  'duskWhisper',
  'whisper',
  'attackWhisper',
];
