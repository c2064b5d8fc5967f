import type { Event, Talked } from '@mura/engine';
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
    if (!this.commons.hear(event) || event.audience !== 'public') return;
    this.#info = null;
    switch (event.type) {
      case 'talked':
        if (event.channel === 'talk') this.#note(event);
        return;
      case 'translated':
        if (event.language === 'aiwolf' && event.channel === 'talk')
          this.talk.retell(event.number, event.text);
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

  #note(talked: Talked): void {
    const { rules, outcome } = this.commons.shared;
    if (rules !== null && outcome === null) this.talk.add(talked, rules.talk);
  }
}
