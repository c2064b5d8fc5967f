import {
  type Event,
  invariant,
  type PhaseBegan,
  type Question,
  type Request,
  type Talked,
  type View,
} from '@mura/engine';
import { DaySheet } from './day-sheet.ts';
import { writeGameInfo } from './game-info.ts';
import { PublicSheet } from './public-sheet.ts';
import { writeGameSetting } from './setting.ts';
import { type RequestWord, requestFor } from './words.ts';

/** A packet that asks for something before the game. */
export function writeBare(request: 'NAME' | 'ROLE'): string {
  return `{"gameInfo":null,"gameSetting":null,"request":"${request}","talkHistory":null,"whisperHistory":null}`;
}

/**
 * What a client on one seat is sent: a packet for some of the events they hear, and one for each question. Each packet is
 * one line without its end. It keeps nothing but how far it has told: what its player knows it is given.
 */
export class SeatWriter {
  readonly #randomSeed: bigint;
  readonly #limit: number | undefined;
  #sheet: PublicSheet | null = null;
  readonly #whisper = new DaySheet();
  /** How much of today's talk and whispers delta packets have brought; full packets do not count. */
  #told = { talk: 0, whisper: 0 };

  /** `limit`: milliseconds for an answer, where clients have not the village's own. */
  constructor(randomSeed: bigint, limit?: number) {
    this.#randomSeed = randomSeed;
    this.#limit = limit;
  }

  /** An event, with what the player knows now; the packet that tells it, where the wire has one. */
  hear(event: Event, view: View): string | null {
    this.#sheetOf(view).hear(event);
    switch (event.type) {
      case 'talked':
        if (event.channel === 'whisper') this.#noteWhisper(event, view);
        return null;
      case 'translated':
        if (event.channel === 'whisper' && this.#sheetOf(view).isRetold(event))
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
        return this.#initialize(view);
      case 'dayBegan':
        return this.#full('DAILY_INITIALIZE', view);
      case 'duskFell':
        return this.#delta('DAILY_FINISH', view);
      case 'rolesRevealed':
        return this.#full('FINISH', view);
      default:
        return null;
    }
  }

  ask({ request }: Question, view: View): string {
    const name = requestFor(request.act);
    invariant(name !== null, 'a village with a straw poll does not open at this door');
    return isFull(request, view) ? this.#full(name, view) : this.#delta(name, view);
  }

  /** A client comes back to its seat: who it is, how the village stands, and with the next delta all of today's talk. */
  welcomeBack(view: View): string[] {
    if (view.own.role === null) return [];
    this.#forgetTold();
    return [this.#initialize(view), this.#full('DAILY_INITIALIZE', view)];
  }

  #sheetOf({ shared }: View): PublicSheet {
    this.#sheet = PublicSheet.of(shared, this.#sheet);
    return this.#sheet;
  }

  #noteWhisper(talked: Talked, { shared }: View): void {
    const { rules, outcome } = shared;
    if (rules !== null && outcome === null) this.#whisper.add(talked, rules.whisper);
  }

  #forgetTold(): void {
    this.#told = { talk: 0, whisper: 0 };
  }

  #initialize(view: View): string {
    const { rules } = view.shared;
    invariant(rules !== null, 'a village that tells roles has opened');
    return this.#full('INITIALIZE', view, writeGameSetting(rules, this.#randomSeed, this.#limit));
  }

  #full(request: RequestWord, view: View, gameSetting = 'null'): string {
    const gameInfo = writeGameInfo(view, this.#whisper, this.#sheetOf(view).info);
    return `{"gameInfo":${gameInfo},"gameSetting":${gameSetting},"request":"${request}","talkHistory":null,"whisperHistory":null}`;
  }

  #delta(request: RequestWord, view: View): string {
    const sheet = this.#sheetOf(view);
    const talk = sheet.talk.since(this.#told.talk);
    const whisper = this.#whisper.since(this.#told.whisper);
    this.#told.talk = sheet.talk.length;
    this.#told.whisper = this.#whisper.length;
    return `{"gameInfo":null,"gameSetting":null,"request":"${request}","talkHistory":[${talk}],"whisperHistory":[${whisper}]}`;
  }
}

/** A vote again, an attack vote again that has votes to show, and nights in which somebody was executed before. */
function isFull({ act, round }: Request, { shared, own }: View): boolean {
  if (act === 'talk') return false;
  if (act === 'vote') return round > 0;
  if (shared.pages.at(-1)!.executed !== null) return true;
  return act === 'attackVote' && (own.pages.at(-1)!.attackVotes.at(-1)?.length ?? 0) > 0;
}

const WHISPERS: readonly PhaseBegan['phase'][] = [
  'morningWhisper',
  'duskWhisper',
  'whisper',
  'attackWhisper',
];
