import { MediaQuery } from 'svelte/reactivity';

/** How much room there is: one column, a drawer, one panel beside the talk, two, or three. */
export class Width {
  readonly #phone = new MediaQuery('max-width: 767px', false);
  readonly #narrow = new MediaQuery('max-width: 1023px', false);
  readonly #two = new MediaQuery('min-width: 1280px', true);
  readonly #wide = new MediaQuery('min-width: 1600px', false);

  get isPhone(): boolean {
    return this.#phone.current;
  }

  /** The notebook is a drawer. */
  get isNarrow(): boolean {
    return this.#narrow.current;
  }

  get hasTwoPanels(): boolean {
    return this.#two.current;
  }

  get isWide(): boolean {
    return this.#wide.current;
  }
}
