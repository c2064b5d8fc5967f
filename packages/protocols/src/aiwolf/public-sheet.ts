import { aboutPreset, type Event, type SharedView, type Talked, type Translated } from '@mura/engine';
import { DaySheet } from './day-sheet.ts';
import { type PublicInfo, writePublicInfo } from './game-info.ts';
import { writeExistingRoles } from './setting.ts';

/** By what all seats of a village know together. */
const SHEETS = new WeakMap<SharedView, PublicSheet>();

/** What all seats of a village are told, as it stands on the wire: written once for those who share a view. */
export class PublicSheet {
  readonly talk: DaySheet;
  readonly #shared: SharedView;
  /** Until something happens. */
  #info: PublicInfo | null = null;
  #last: Event | null = null;

  private constructor(shared: SharedView, talk: DaySheet) {
    this.#shared = shared;
    this.talk = talk;
  }

  /** The sheet of a view; whoever comes to it with one of their own, and is the first, brings what is on that. */
  static of(shared: SharedView, own: PublicSheet | null): PublicSheet {
    if (own !== null && own.#shared === shared) return own;
    const known = SHEETS.get(shared);
    if (known !== undefined) return known;
    const sheet = new PublicSheet(shared, own?.talk ?? new DaySheet());
    SHEETS.set(shared, sheet);
    return sheet;
  }

  /** What full packets tell everybody now. */
  get info(): PublicInfo {
    this.#info ??= writePublicInfo(this.#shared, this.talk, this.#existingRoles());
    return this.#info;
  }

  #existingRoles(): string {
    const { rules } = this.#shared;
    return rules === null ? '[]' : writeExistingRoles(rules);
  }

  /** Each seat hears it, and the first of them writes it down. */
  hear(event: Event): void {
    if (event === this.#last) return;
    this.#last = event;
    // What is told to the seats of this wire only is told to all of them.
    if (event.type === 'translated') this.#retell(event);
    if (event.audience !== 'public') return;
    this.#info = null;
    switch (event.type) {
      case 'talked':
        if (event.channel === 'talk') this.#note(event);
        return;
      case 'phaseBegan':
        if (event.phase === 'talk' || event.seconds !== null) this.talk.refill();
        return;
      case 'dawnBroke':
        this.talk.clear();
        return;
    }
  }

  /** Agents of a contest in words hear them as they are. */
  isRetold({ language }: Translated): boolean {
    return language === 'aiwolf' && aboutPreset(this.#shared.preset)?.talkIsNatural !== true;
  }

  #retell(translated: Translated): void {
    const { channel, number, text } = translated;
    if (!this.isRetold(translated) || channel !== 'talk') return;
    this.#info = null;
    this.talk.retell(number, text);
  }

  #note(talked: Talked): void {
    const { rules, outcome } = this.#shared;
    if (rules !== null && outcome === null) this.talk.add(talked, rules.talk);
  }
}
