import type { Event } from '@mura/engine';
import { type Emaki, emakiOf, isPost } from '../../model/emaki.ts';
import { namesFor } from '../../model/names.ts';
import { PlayedVillageModel } from '../../model/play.svelte.ts';
import {
  type Film,
  type FilmShot,
  type ReplayEyes,
  ReplaySource,
  type ReportPost,
  shotsFor,
} from '../../source/replay.ts';
import { language } from '../../words/speech.svelte.ts';

const SPEEDS = [1, 4, 16] as const;
/** A post is read so long at the usual speed, in milliseconds. */
const READING = 2400;

/** A record being watched: through whose eyes, how far one has come, and what is seen there. */
export class Reel {
  readonly film: Film;
  readonly emaki: Emaki;
  /** By the number in the record, where somebody keeps order over it. */
  readonly #report: ReportPost | undefined;
  #eyes = $state<ReplayEyes>('observer');
  #place = $state(0);
  #seen = $state.raw<{ play: PlayedVillageModel; source: ReplaySource; shots: readonly FilmShot[] }>() as {
    play: PlayedVillageModel;
    source: ReplaySource;
    shots: readonly FilmShot[];
  };
  #speed = $state<(typeof SPEEDS)[number]>(1);
  /** What the reader calls the players. */
  readonly names = $derived.by(() => namesFor(this.#cast, language()));
  readonly #cast: readonly { readonly name: string }[];
  #timer = $state<ReturnType<typeof setInterval> | null>(null);

  constructor(film: Film, place: number, eyes: ReplayEyes, report?: ReportPost) {
    this.film = film;
    this.#cast = film.cast.map((name) => ({ name }));
    this.#report = report;
    this.emaki = emakiOf(film.events);
    this.#eyes = eyes;
    this.#begin(this.#within(place));
  }

  get play(): PlayedVillageModel {
    return this.#seen.play;
  }

  get eyes(): ReplayEyes {
    return this.#eyes;
  }

  /** The place of the last event that is shown. */
  get place(): number {
    return this.#place;
  }

  get last(): number {
    return this.film.events.length - 1;
  }

  get share(): number {
    return this.emaki.shares[this.#place] ?? 0;
  }

  get isRunning(): boolean {
    return this.#timer !== null;
  }

  get speed(): number {
    return this.#speed;
  }

  /** The number in the record of what these eyes were told with this number. */
  seqOf(key: number): number | null {
    const place = this.#seen.shots[key]?.place;
    return place === undefined ? null : (this.film.seqs[place] ?? null);
  }

  look(eyes: ReplayEyes): void {
    this.#eyes = eyes;
    this.#begin(this.#place);
  }

  goTo(place: number): void {
    const to = this.#within(place);
    if (to < this.#place) this.#begin(to);
    else {
      this.#place = to;
      this.#seen.source.goOn(to);
    }
  }

  /** The next or the former post that these eyes see. */
  step(by: 1 | -1): void {
    this.stepTo((event) => isPost(event) || (event.type === 'talked' && event.channel !== 'talk'), by);
  }

  /** The next or the former event of a kind that these eyes see. */
  stepTo(isWanted: (event: Event) => boolean, by: 1 | -1): void {
    const places = this.#seen.shots.filter(({ event }) => isWanted(event)).map(({ place }) => place);
    this.#goToNext(places, by);
  }

  stepEvent(by: 1 | -1): void {
    this.#goToNext(
      this.emaki.glyphs.map(({ place }) => place),
      by,
    );
  }

  #goToNext(places: readonly number[], by: 1 | -1): void {
    const next =
      by > 0 ? places.find((place) => place > this.#place) : places.findLast((place) => place < this.#place);
    this.goTo(next ?? (by > 0 ? this.last : 0));
  }

  /** Where a share of the scroll lies. */
  placeAt(share: number): number {
    const found = this.emaki.shares.findIndex((one) => one >= share);
    return found < 0 ? this.last : found;
  }

  run(): void {
    if (this.#place >= this.last) this.goTo(0);
    this.#timer = setInterval(() => {
      this.step(1);
      if (this.#place >= this.last) this.halt();
    }, READING / this.#speed);
  }

  halt(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  faster(): void {
    this.#speed = SPEEDS[(SPEEDS.indexOf(this.#speed) + 1) % SPEEDS.length]!;
    if (this.#timer === null) return;
    this.halt();
    this.run();
  }

  close(): void {
    this.halt();
    this.#seen.play.close();
  }

  /** What was seen cannot be unseen: whoever goes back begins anew. */
  #begin(place: number): void {
    this.#seen?.play.close();
    const shots = shotsFor(this.film, this.#eyes);
    const source = new ReplaySource(shots, this.#eyes, this.#reporting());
    source.goOn(place);
    this.#seen = { play: new PlayedVillageModel(source), source, shots };
    this.#place = place;
  }

  #reporting(): ReportPost | undefined {
    const report = this.#report;
    const { seqs } = this.film;
    return report === undefined ? undefined : (place, reason) => report(seqs[place] ?? 0, reason);
  }

  #within(place: number): number {
    return Math.min(this.last, Math.max(0, Number.isFinite(place) ? Math.round(place) : 0));
  }
}
