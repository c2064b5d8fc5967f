import type { Result, Role } from '@mura/engine';
import type { SeatAction, SourceRefusal, VillageSource } from '../source/source.ts';
import { language } from '../words/speech.svelte.ts';
import { starActions, starredNumbers } from './best-posts.ts';
import { boardFor } from './board.ts';
import { openChannels } from './channels.ts';
import { namesFor } from './names.ts';
import type { PageReader } from './reading.ts';
import { seatsCalled, seatsOf } from './seats.ts';
import { take } from './take.ts';
import { newVillage, phaseOf, rulesOf, secondsLeft, type VillageModel } from './village-model.ts';
import { votesByDay } from './votes.ts';

const TICK = 500;

/** A village as components see it: the model behind a signal that is set whenever something was added. */
export class PlayedVillageModel {
  readonly source: VillageSource;
  readonly #model = newVillage();
  #version = $state(0);
  /** The reader's clock, twice a second. */
  #now = $state(Date.now());
  readonly #stop: () => void;

  /** Whether something can still be done here. */
  readonly isOpen = $derived.by(() => {
    const { outcome, phase } = this.model.view.shared;
    if (outcome === null || this.source.staysOpen === true) return true;
    return phase === 'epilogue' && this.secondsLeft !== 0;
  });
  /** In the reader's language. */
  readonly names = $derived.by(() => namesFor(this.model.view.shared.cast, language()));
  readonly reader = $derived.by((): PageReader => ({ names: this.names, language: language() }));
  readonly seats = $derived.by(() => seatsCalled(seatsOf(this.model), this.names, language()));
  readonly board = $derived.by(() => boardFor(this.model));
  readonly channels = $derived.by(() => openChannels(this.model));
  readonly votes = $derived.by(() => votesByDay(this.model));
  /** The numbers of the posts that the viewer starred. */
  readonly starred = $derived.by(() => starredNumbers(this.model));
  /** The person that is looked at: their posts and their row of the board are lit. */
  lit = $state<number | null>(null);
  /** Who was what, where the reader of a record has asked for it. */
  revealed = $state.raw<readonly Role[] | null>(null);
  /** How far whoever watches is behind the village, in seconds. */
  delay = $state(0);

  constructor(source: VillageSource) {
    this.source = source;
    const stopListening = source.listen((news) => {
      take(this.#model, news, Date.now());
      this.#version++;
    });
    const timer = setInterval(() => {
      this.#now = Date.now();
    }, TICK);
    this.#stop = () => {
      stopListening();
      clearInterval(timer);
    };
  }

  /** Whoever reads it is told when it changes. */
  get model(): VillageModel {
    void this.#version;
    return this.#model;
  }

  get me() {
    const { player } = this.model;
    return player === null ? null : (this.seats[player - 1] ?? null);
  }

  get rules() {
    return rulesOf(this.model);
  }

  get phase() {
    return phaseOf(this.model);
  }

  get day(): number {
    return this.model.view.shared.day;
  }

  get outcome() {
    return this.model.view.shared.outcome;
  }

  /** Of the phase; `null` where it is not limited. */
  get secondsLeft(): number | null {
    return secondsLeft(this.model.times, this.now);
  }

  /** The share of the phase's time that is left. */
  get shareLeft(): number | null {
    const { beganAt, endsAt } = this.model.times;
    if (endsAt === null || endsAt === beganAt) return null;
    return Math.min(1, Math.max(0, (endsAt - this.now) / (endsAt - beganAt)));
  }

  /** The clock by which the village goes. */
  get now(): number {
    return this.#now + this.model.clockOffset - this.delay * 1000;
  }

  /** Who is writing in public, as far as others are told. */
  get typing(): readonly number[] {
    const now = this.#now;
    return [...this.model.typing].flatMap(([player, until]) => (until > now ? [player] : []));
  }

  act(action: SeatAction): Promise<Result<null, SourceRefusal>> {
    return this.source.act({ ...action, clientAt: Date.now() });
  }

  /** A bookmark at a post, and after the end a vote for it; the same again takes it away. */
  async star(number: number): Promise<void> {
    for (const action of starActions(this.#model, number)) await this.act(action);
  }

  close(): void {
    this.#stop();
    this.source.close();
  }
}
