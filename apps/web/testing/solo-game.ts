import type { Legal } from '@mura/engine';
import { NewsFeed } from '../src/source/news-feed.ts';
import type { FromWorker, SoloWish } from '../src/source/solo/messages.ts';
import { SoloHost } from '../src/source/solo/solo-host.ts';
import { NO_STORE, type SavedSolo, type SoloStore } from '../src/source/solo/solo-store.ts';
import type { SeatAction } from '../src/source/source.ts';
import { FakeTime } from './fake-time.ts';

const WISH: SoloWish = {
  size: 5,
  form: 'table',
  role: null,
  cast: 'mura',
  characters: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  language: 'ja',
  nickname: 'somebody',
  pace: 1,
  game: 'game',
  seed: 'seed',
};

/** A village with bots in this process, in time that passes at once. */
export class SoloGame {
  readonly told: FromWorker[] = [];
  /** The same as the page has it. */
  readonly room = new NewsFeed();
  /** What came first after each action. */
  readonly answers: (FromWorker | undefined)[] = [];
  readonly time = new FakeTime();
  readonly #host: SoloHost;
  #next = 0;

  private constructor(keep: SoloStore) {
    this.#host = new SoloHost((message) => this.#hear(message), this.time, keep);
  }

  #hear(message: FromWorker): void {
    this.told.push(message);
    if (message.type === 'welcome') this.room.welcome(message.player, message.now);
    else if (message.type === 'event') this.room.hear(message.number, message.at, message.event);
    else if (message.type === 'asked') this.room.ask(message.question);
  }

  static async begin(wish: Partial<SoloWish> = {}, keep: SoloStore = NO_STORE): Promise<SoloGame> {
    const game = new SoloGame(keep);
    const characters = WISH.characters.slice(0, wish.size ?? WISH.size);
    await game.#host.receive({ type: 'begin', wish: { ...WISH, characters, ...wish } });
    return game;
  }

  act(action: SeatAction): void {
    const before = this.told.length;
    void this.#host.receive({ type: 'act', id: this.#next++, action });
    this.answers.push(this.told[before]);
  }

  hurry(): void {
    void this.#host.receive({ type: 'hurry' });
  }

  record(): string | null {
    void this.#host.receive({ type: 'record', id: -1 });
    const last = this.told.pop();
    return last?.type === 'recorded' ? last.text : null;
  }

  /** A person who speaks once a day, ends the talk, and chooses the first that may be chosen. */
  playToEnd(): this {
    let seen = 0;
    for (let steps = 0; steps < 50_000 && !this.hasEnded(); steps++) {
      for (; seen < this.told.length; seen++) this.#answer(this.told[seen]!);
      if (!this.time.step()) break;
    }
    return this;
  }

  /** Some time passes, and the person says nothing. */
  pass(steps: number): this {
    for (let step = 0; step < steps && this.time.step(); step++) {}
    return this;
  }

  hasEnded(): boolean {
    return this.told.some((message) => message.type === 'event' && message.event.type === 'rolesRevealed');
  }

  #answer(message: FromWorker): void {
    if (message.type === 'asked') this.#choose(message.question.act, message.question.legal);
    if (
      message.type !== 'event' ||
      message.event.type !== 'phaseBegan' ||
      message.event.phase !== 'discussion'
    )
      return;
    this.act({ type: 'talk', channel: 'talk', text: 'hello' });
    this.act({ type: 'talk', channel: 'soliloquy', text: 'hm' });
    this.act({ type: 'over' });
  }

  #choose(act: string, legal: Legal): void {
    const [target] = 'targets' in legal ? legal.targets : [];
    if (target !== undefined) this.act({ type: act, target } as SeatAction);
    else if (act === 'talk' || act === 'whisper') this.act({ type: 'talk', channel: act, text: 'Over' });
  }
}

/** A store that lives as long as the test. */
export function newKeep(): SoloStore {
  let kept: SavedSolo | null = null;
  return {
    find: async (game) => (kept?.wish.game === game ? kept : null),
    begin: (village) => {
      kept = village;
    },
    append: (entries) => {
      if (kept !== null) kept = { ...kept, entries: [...kept.entries, ...entries] };
    },
  };
}
