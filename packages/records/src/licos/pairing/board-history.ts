import { type Mark, type Marked, nextMark, type PlayerId, type Role } from '@mura/engine';
import type { RecordEntry } from '../../record.ts';

/** A mark that stood on a player's board, since when, and the event that says so. */
export interface StandingMark {
  readonly target: PlayerId;
  readonly role: Role;
  readonly mark: Mark;
  readonly seq: number;
  readonly at: number | null;
}

/** Milliseconds within which another click on the same cell says that the former was only passed through. */
const PASSING = 1500;

/**
 * What players have put on their boards, click after click. A client steps through `? Δ O X`, so that a mark from which
 * the next step follows at once was never meant: only where the hand stopped is a belief.
 */
export class BoardHistory {
  readonly #cells = new Map<PlayerId, StandingMark[]>();

  constructor(entries: readonly RecordEntry[]) {
    const next = new Map<string, MarkEntry>();
    for (const entry of entries.filter(isMark).reverse()) {
      const { player, target, role, mark } = entry.event;
      const key = `${player}/${target}/${role}`;
      const later = next.get(key);
      next.set(key, entry);
      if (later !== undefined && isPassedThrough(entry, later)) continue;
      const cells = this.#cells.get(player) ?? [];
      cells.push({ target, role, mark, seq: entry.seq, at: entry.at });
      this.#cells.set(player, cells);
    }
    for (const cells of this.#cells.values()) cells.reverse();
  }

  /** The board of a player as it stood before an event; cells that were never touched say nothing. */
  before(player: PlayerId, seq: number): StandingMark[] {
    const last = new Map<string, StandingMark>();
    for (const cell of this.#cells.get(player) ?? []) {
      if (cell.seq < seq) last.set(`${cell.target}/${cell.role}`, cell);
    }
    return [...last.values()];
  }

  /** Marks that a player made soon after an event. */
  soonAfter(player: PlayerId, { seq, at }: RecordEntry, within: number): StandingMark[] {
    return (this.#cells.get(player) ?? []).filter(
      (cell) => cell.seq > seq && at !== null && cell.at !== null && cell.at - at <= within,
    );
  }
}

type MarkEntry = RecordEntry & { readonly event: Marked };

function isMark(entry: RecordEntry): entry is MarkEntry {
  return entry.event.type === 'marked';
}

function isPassedThrough(entry: MarkEntry, next: MarkEntry): boolean {
  if (entry.at === null || next.at === null || next.event.mark !== nextMark(entry.event.mark)) return false;
  return next.at - entry.at <= PASSING;
}
