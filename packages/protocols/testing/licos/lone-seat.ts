import { type Event, seeGiven, viewFor } from '@mura/engine';
import { LicosEncoder, type SeatOptions, type VillageMessage } from '../../src/licos/encode/seat-encoder.ts';

/** The encoder of a seat with a view of its own, which nobody else folds. */
export class LoneSeat {
  readonly encoder: LicosEncoder;
  readonly #view;

  constructor(options: SeatOptions) {
    this.encoder = new LicosEncoder(options);
    this.#view = viewFor(options.player ?? 'observer', []);
  }

  hear(event: Event, at: number): VillageMessage[] {
    seeGiven(this.#view, event);
    return this.encoder.hear(event, at, this.#view);
  }
}
