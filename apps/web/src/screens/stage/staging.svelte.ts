import { untrack } from 'svelte';
import type { PlayedVillageModel } from '../../model/play.svelte.ts';
import { isBeat } from '../../model/stage/beats.ts';
import type { Ear } from '../../model/stage/direct.ts';
import { SceneFold } from '../../model/stage/fold.ts';
import { language } from '../../words/speech.svelte.ts';
import { speakStage } from '../../words/stage.svelte.ts';

/** Understands talk as soon as somebody has spoken: the readers are large, and a quiet stage does without them. */
class StageReader {
  #ear = $state.raw<Ear>(null);
  #isAsked = false;

  /** `null` until it has come. */
  ear(isNeeded: boolean): Ear {
    if (isNeeded && !this.#isAsked) {
      this.#isAsked = true;
      void import('../../model/stage/ear.ts').then(({ newEar }) => {
        this.#ear = newEar();
      });
    }
    return this.#ear;
  }
}

/** What everybody may know: an overlay shows no more, whoever has opened it. */
function isPublic({ audience }: PlayedVillageModel['model']['events'][number]): boolean {
  return audience === 'public';
}

interface StagingOptions {
  /** Shows at most what everybody may know. */
  readonly isPublic?: boolean;
  /** How many events are shown; all by default. */
  readonly shown?: () => number;
}

/** A village as a scene: the fold of what a play was given. */
export class Staging {
  readonly #play: () => PlayedVillageModel;
  readonly #fold: SceneFold;
  readonly #hearing = new StageReader();
  readonly #shown: (() => number) | undefined;

  readonly scene = $derived.by(() => {
    const { events } = this.#play().model;
    const count = Math.min(events.length, this.#shown?.() ?? events.length);
    const hasTalk = events.some((event) => event.type === 'talked');
    return this.#fold.at(events, count, this.#hearing.ear(hasTalk));
  });

  constructor(play: () => PlayedVillageModel, { isPublic: isForAll = false, shown }: StagingOptions = {}) {
    this.#play = play;
    this.#fold = new SceneFold(isForAll ? isPublic : undefined);
    this.#shown = shown;
    $effect(() => void speakStage(language()));
  }
}

/** Whoever is further behind than this sees the newest at once. */
const MOST_BEHIND = 6;
const PATIENT = 1600;
const HURRIED = 600;

/** A village that goes on: what happens at once is shown one thing after another. */
export class LivePace {
  #shown = $state(0);

  constructor(play: () => PlayedVillageModel) {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const next = () => {
      timer = null;
      const { events } = play().model;
      const waiting = events.slice(this.#shown).filter(isBeat).length;
      if (waiting === 0 || waiting > MOST_BEHIND) {
        this.#shown = events.length;
        return;
      }
      this.#shown = events.findIndex((event, index) => index >= this.#shown && isBeat(event)) + 1;
      timer = setTimeout(next, waiting > 2 ? HURRIED : PATIENT);
    };
    $effect(() => {
      void play().model.events.length;
      if (timer === null) untrack(next);
    });
    $effect(() => () => {
      if (timer !== null) clearTimeout(timer);
    });
  }

  get shown(): number {
    return this.#shown;
  }
}
