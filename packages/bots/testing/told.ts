import { type Event, type PlayerId, PRESETS, type Talked } from '@mura/engine';
import { VillageChronicle } from '../src/talker/chronicle.ts';

const NAMES = ['千代', '源太', '綾', '栄作', '花'];

/** A village whose talk is told in the protocol. */
export class ToldVillage {
  readonly book = new VillageChronicle();
  #number = 0;

  constructor() {
    this.hear({
      type: 'opened',
      rules: PRESETS.get('nlp-5'),
      cast: NAMES.map((name) => ({ name })),
    } as never);
    this.dawn(1);
  }

  hear(event: Event): this {
    this.book.hear(event);
    return this;
  }

  dawn(day: number, ...dead: PlayerId[]): this {
    this.hear({
      type: 'dawnBroke',
      audience: 'public',
      day,
      dead,
      votes: null,
      counts: null,
      executed: null,
    });
    return this.hear({ type: 'dayBegan', audience: 'public', day });
  }

  says(player: PlayerId, ...texts: string[]): this {
    for (const text of texts) {
      const number = this.#number++;
      const place = {
        type: 'talked',
        audience: 'public',
        day: this.book.day,
        turn: null,
        channel: 'talk',
      } as const;
      this.hear({ ...place, player, text, to: null, number, idx: number } as unknown as Talked);
    }
    return this;
  }

  votes(...targets: PlayerId[]): this {
    const votes = targets.map((target, index) => ({ player: index + 1, target }));
    return this.hear({ type: 'votesCounted', audience: 'public', day: this.book.day, round: 0, votes });
  }

  hangs(player: PlayerId): this {
    return this.hear({ type: 'executed', audience: 'public', day: this.book.day, player });
  }
}
