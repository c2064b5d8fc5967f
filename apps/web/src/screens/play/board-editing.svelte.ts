import type { Mark, PlayerId, Role } from '@mura/engine';
import { historyOf, type MarkStep } from '../../model/board.ts';
import type { PlayedVillageModel } from '../../model/play.svelte.ts';

/** A mark with the stroke it was made in. */
interface StrokeMark extends MarkStep {
  readonly stroke: number;
}

/** The hand on the board: marks, takes back, and does again. The village keeps every step of it. */
export class BoardEditing {
  readonly #play: PlayedVillageModel;
  #done = $state<StrokeMark[]>([]);
  #undone = $state<StrokeMark[]>([]);
  #strokes = 0;
  readonly history = $derived.by(() => historyOf(this.#play.model));

  constructor(play: PlayedVillageModel) {
    this.#play = play;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  /** Marks of one stroke are taken back together. */
  newStroke(): number {
    return this.#strokes++;
  }

  async mark(target: PlayerId, role: Role, mark: Mark, stroke = this.newStroke()): Promise<void> {
    const { mark: before, isKnown } = this.#play.board(target, role);
    if (isKnown || before === mark) return;
    const result = await this.#play.act({ type: 'mark', target, role, mark });
    if (!result.ok) return;
    this.#done = [...this.#done, { target, role, mark, before, stroke }];
    this.#undone = [];
  }

  async undo(): Promise<void> {
    const { stroke } = this.#done.at(-1) ?? {};
    const last = this.#done.filter((step) => step.stroke === stroke);
    this.#done = this.#done.filter((step) => step.stroke !== stroke);
    this.#undone = [...this.#undone, ...last];
    for (const { target, role, before } of last.toReversed())
      await this.#play.act({ type: 'mark', target, role, mark: before });
  }

  async redo(): Promise<void> {
    const { stroke } = this.#undone.at(-1) ?? {};
    const last = this.#undone.filter((step) => step.stroke === stroke);
    this.#undone = this.#undone.filter((step) => step.stroke !== stroke);
    this.#done = [...this.#done, ...last];
    for (const { target, role, mark } of last) await this.#play.act({ type: 'mark', target, role, mark });
  }
}
