import type { PlayerId } from '@mura/engine';
import type { Content, Frame, Mood } from '../natural/frame.ts';
import { PLAIN, type Taken } from './clause.ts';
import { confidenceOf } from './confidence.ts';
import type { NounPhrase } from './noun-phrases.ts';

/** Where a frame stands and which rule found it. */
export interface Place {
  /** Items, not characters. */
  readonly start: number;
  readonly end: number;
  readonly rule: string;
  readonly confidence: number;
}

/** Collects the frames of one utterance. */
export class FrameList {
  readonly frames: Frame[] = [];
  readonly #taken: Taken;
  readonly #origin: readonly number[];
  #eithers = 0;

  constructor(taken: Taken, origin: readonly number[]) {
    this.#taken = taken;
    this.#origin = origin;
  }

  /** Where items begin in the text as it was given. */
  startInText({ start }: Place): number {
    return this.#origin[this.#taken.items[start]?.start ?? 0] ?? 0;
  }

  /** One frame for each player meant; they exclude each other where the phrase does. */
  addEach(
    phrase: NounPhrase,
    mood: Partial<Mood>,
    place: Place,
    contentOf: (player: PlayerId) => Content | null,
  ): void {
    const either = phrase.either ? this.#eithers++ : undefined;
    const meant = { ...place, confidence: confidenceOf(place.confidence, phrase) };
    for (const player of phrase.players) {
      const content = contentOf(player);
      if (content !== null) this.add(content, mood, meant, either);
    }
  }

  /** What somebody is one of: the frames exclude each other. */
  addChoice(contents: readonly Content[], mood: Partial<Mood>, place: Place): void {
    const either = this.#eithers++;
    for (const content of contents) this.add(content, mood, place, either);
  }

  add(content: Content, mood: Partial<Mood>, place: Place, either?: number): void {
    const { items } = this.#taken;
    const first = items[place.start];
    const last = items[Math.max(place.start, place.end - 1)] ?? first;
    if (first === undefined || last === undefined) return;
    this.frames.push({
      content,
      mood: { ...PLAIN, ...mood },
      start: this.startInText(place),
      end: this.#origin[last.end] ?? this.#origin.at(-1) ?? 0,
      confidence: place.confidence,
      rule: place.rule,
      ...(either === undefined ? {} : { either }),
    });
  }
}
