import {
  type Channel,
  type Event,
  invariant,
  type PhaseBegan,
  type PlayerId,
  type Question,
  type Request,
  see,
  type Talked,
  type View,
  viewFor,
} from '@mura/engine';
import { DaySheet } from './day-sheet.ts';
import { type Sheets, writeGameInfo } from './game-info.ts';
import { writeExistingRoles, writeGameSetting } from './setting.ts';
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
  readonly #talk = new DaySheet();
  readonly #whisper = new DaySheet();
  #sheets: Sheets = { talk: this.#talk, whisper: this.#whisper, existingRoles: '[]' };

  /** `limit`: milliseconds for an answer, where clients have not the village's own. */
  constructor(player: PlayerId, randomSeed: bigint, limit?: number) {
    this.#view = viewFor(player, []);
    this.#randomSeed = randomSeed;
    this.#limit = limit;
  }

  /** An event of his village; the packet that tells it, where the wire has one. */
  hear(event: Event): string | null {
    see(this.#view, event);
    switch (event.type) {
      case 'talked':
        this.#note(event);
        return null;
      case 'translated':
        if (event.language === 'aiwolf') this.#sheetOf(event.channel)?.retell(event.number, event.text);
        return null;
      case 'opened':
        this.#sheets = {
          talk: this.#talk,
          whisper: this.#whisper,
          existingRoles: writeExistingRoles(event.rules),
        };
        return null;
      case 'phaseBegan':
        this.#beginPhase(event);
        return null;
      case 'dawnBroke':
        this.#talk.clear();
        this.#whisper.clear();
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
    this.#talk.forgetSent();
    this.#whisper.forgetSent();
    return [this.#initialize(), this.#full('DAILY_INITIALIZE')];
  }

  #note(talked: Talked): void {
    const { rules, outcome } = this.#view.shared;
    if (rules === null || outcome !== null) return;
    if (talked.channel === 'talk') this.#talk.add(talked, rules.talk);
    else if (talked.channel === 'whisper') this.#whisper.add(talked, rules.whisper);
  }

  #sheetOf(channel: Channel): DaySheet | null {
    if (channel === 'talk') return this.#talk;
    return channel === 'whisper' ? this.#whisper : null;
  }

  #beginPhase({ phase, seconds }: PhaseBegan): void {
    if (phase === 'talk' || seconds !== null) this.#talk.refill();
    if (WHISPERS.includes(phase) || seconds !== null) this.#whisper.refill();
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
    const gameInfo = writeGameInfo(this.#view, this.#sheets);
    return `{"gameInfo":${gameInfo},"gameSetting":${gameSetting},"request":"${request}","talkHistory":null,"whisperHistory":null}`;
  }

  #delta(request: RequestName): string {
    const talk = this.#talk.takeFresh();
    const whisper = this.#whisper.takeFresh();
    return `{"gameInfo":null,"gameSetting":null,"request":"${request}","talkHistory":[${talk}],"whisperHistory":[${whisper}]}`;
  }
}

const WHISPERS: readonly PhaseBegan['phase'][] = [
  'morningWhisper',
  'duskWhisper',
  'whisper',
  'attackWhisper',
];
