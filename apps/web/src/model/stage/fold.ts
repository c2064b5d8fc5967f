import type { Event } from '@mura/engine';
import { direct, type Ear } from './direct.ts';
import { EMPTY_SCENE, type StageMoment } from './scene.ts';

/** The scene of a village as far as it has come; going on is cheap, going back begins anew. */
export class SceneFold {
  readonly #isShown: (event: Event) => boolean;
  #events: readonly Event[] | null = null;
  #ear: Ear = null;
  #count = 0;
  #scene: StageMoment = EMPTY_SCENE;

  /** `isShown`: an overlay shows only what everybody may know, whoever has opened it. */
  constructor(isShown: (event: Event) => boolean = () => true) {
    this.#isShown = isShown;
  }

  at(events: readonly Event[], count: number, ear: Ear): StageMoment {
    if (this.#events !== events || this.#ear !== ear || count < this.#count) this.#begin(events, ear);
    for (; this.#count < count; this.#count++) {
      const event = events[this.#count];
      if (event !== undefined && this.#isShown(event))
        this.#scene = direct(this.#scene, event, this.#count, ear);
    }
    return this.#scene;
  }

  #begin(events: readonly Event[], ear: Ear): void {
    [this.#events, this.#ear, this.#count, this.#scene] = [events, ear, 0, EMPTY_SCENE];
  }
}
