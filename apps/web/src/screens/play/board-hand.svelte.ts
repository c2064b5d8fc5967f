import type { Mark, PlayerId, Role } from '@mura/engine';
import { historyOf, type MarkStep } from '../../model/board.ts';
import type { Play } from '../../model/play.svelte.ts';

/** The hand on the board: marks, takes back, and does again. The village keeps every step of it. */
export class BoardHand {
  readonly #play: Play;
  #done = $state<MarkStep[]>([]);
  #undone = $state<MarkStep[]>([]);
  readonly history = $derived.by(() => historyOf(this.#play.model));

  constructor(play: Play) {
    this.#play = play;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  async mark(target: PlayerId, role: Role, mark: Mark): Promise<void> {
    const { mark: before, isKnown } = this.#play.board(target, role);
    if (isKnown || before === mark) return;
    const result = await this.#play.act({ type: 'mark', target, role, mark });
    if (!result.ok) return;
    this.#done = [...this.#done, { target, role, mark, before }];
    this.#undone = [];
  }

  async undo(): Promise<void> {
    const last = this.#done.at(-1);
    if (last === undefined) return;
    this.#done = this.#done.slice(0, -1);
    this.#undone = [...this.#undone, last];
    await this.#play.act({ type: 'mark', target: last.target, role: last.role, mark: last.before });
  }

  async redo(): Promise<void> {
    const last = this.#undone.at(-1);
    if (last === undefined) return;
    this.#undone = this.#undone.slice(0, -1);
    this.#done = [...this.#done, last];
    await this.#play.act({ type: 'mark', target: last.target, role: last.role, mark: last.mark });
  }
}
