import type { Event, Talked, Translated } from '@mura/engine';
import { Commons } from '../commons.ts';
import { DaySheet } from './day-sheet.ts';
import { type PublicInfo, writePublicInfo } from './game-info.ts';
import { writeExistingRoles } from './setting.ts';

/** What all seats of a village are told: it is written once for those who hear it side by side. */
export class PublicSheet {
  readonly commons = new Commons();
  readonly talk = new DaySheet();
  #existingRoles = '[]';
  /** Until something happens. */
  #info: PublicInfo | null = null;

  /** What full packets tell everybody now. */
  get info(): PublicInfo {
    this.#info ??= writePublicInfo(this.commons.shared, this.talk, this.#existingRoles);
    return this.#info;
  }

  hear(event: Event): void {
    if (!this.commons.hear(event)) return;
    // What is told to the seats of this wire only is told to all of them.
    if (event.type === 'translated') this.#retell(event);
    if (event.audience !== 'public') return;
    this.#info = null;
    switch (event.type) {
      case 'talked':
        if (event.channel === 'talk') this.#note(event);
        return;
      case 'opened':
        this.#existingRoles = writeExistingRoles(event.rules);
        return;
      case 'phaseBegan':
        if (event.phase === 'talk' || event.seconds !== null) this.talk.refill();
        return;
      case 'dawnBroke':
        this.talk.clear();
        return;
    }
  }

  #retell({ language, channel, number, text }: Translated): void {
    if (language !== 'aiwolf' || channel !== 'talk') return;
    this.#info = null;
    this.talk.retell(number, text);
  }

  #note(talked: Talked): void {
    const { rules, outcome } = this.commons.shared;
    if (rules !== null && outcome === null) this.talk.add(talked, rules.talk);
  }
}
