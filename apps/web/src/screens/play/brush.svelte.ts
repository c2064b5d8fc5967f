import type { Mark, PlayerId, Role } from '@mura/engine';
import type { BoardEditing } from './board-editing.svelte.ts';

/**
 * A mark in the hand: taken from below the board, every cell it is drawn over gets it. Let go over a cell it is dropped
 * there; let go where it was taken it stays in the hand, for the next cells. One stroke is taken back as a whole.
 */
export class Brush {
  held = $state<Mark | null>(null);
  readonly #editing: BoardEditing;
  readonly #roles: () => readonly Role[];
  #stroke: { readonly mark: Mark; readonly number: number } | null = null;
  readonly #drawn = new Set<string>();

  constructor(editing: BoardEditing, roles: () => readonly Role[]) {
    this.#editing = editing;
    this.#roles = roles;
  }

  get isDrawing(): boolean {
    return this.#stroke !== null;
  }

  /** The mark in the hand goes back, or is exchanged. */
  toggle(mark: Mark): void {
    this.held = this.held === mark ? null : mark;
  }

  begin(mark: Mark): void {
    this.#stroke = { mark, number: this.#editing.newStroke() };
    this.#drawn.clear();
  }

  /** Where the pointer is: cells are told from each other by `data-cell`, a player and the place of a role. */
  moveTo(x: number, y: number): void {
    if (this.#stroke === null) return;
    const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]')?.dataset.cell;
    const [target, column] = cell?.split(' ').map(Number) ?? [];
    if (target !== undefined && column !== undefined) this.draw(target, column);
  }

  draw(target: PlayerId, column: number): void {
    const role = this.#roles()[column];
    const key = `${target} ${column}`;
    if (this.#stroke === null || role === undefined || this.#drawn.has(key)) return;
    this.#drawn.add(key);
    void this.#editing.mark(target, role, this.#stroke.mark, this.#stroke.number);
  }

  /** False: nothing was drawn on. */
  end(): boolean {
    this.#stroke = null;
    return this.#drawn.size > 0;
  }
}
