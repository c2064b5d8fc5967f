import type { Act, PlayerId, Substituted } from '@mura/engine';
import { aiwolf } from '@mura/language';
import type { TurnedAway } from '../host/keeper.ts';

/** What an agent did that the village could not use as it was. */
export interface Fault {
  /** `tooLate`: the answer to a question that is no longer open. `unasked`: nobody had asked. */
  readonly reason: Substituted['reason'] | 'tooLate' | 'unasked' | TurnedAway['code'];
  readonly request?: Act;
  readonly day?: number;
  readonly sent: string | null;
  /** What the village used instead. */
  readonly used?: string | PlayerId | null;
}

/** A line of a diary. */
export interface DiaryEntry extends Fault {
  readonly at: number;
  readonly game: number;
  readonly village: string;
  readonly player: PlayerId;
  readonly name: string;
  /** In words, for the author of the agent. */
  readonly why: string;
}

/** Whose diary it is. */
export interface Author {
  readonly player: PlayerId;
  readonly name: string;
}

/** Takes note of what went wrong in one game, for authors and organisers. */
export class Diary {
  readonly #game: number;
  readonly #write: (entry: DiaryEntry) => void;
  readonly #now: () => number;
  readonly #counts = new Map<PlayerId, Map<Fault['reason'], number>>();
  village = '';

  constructor(game: number, now: () => number, write: (entry: DiaryEntry) => void) {
    this.#game = game;
    this.#now = now;
    this.#write = write;
  }

  note({ player, name }: Author, fault: Fault): void {
    // To have said all that one may say, or nothing for a while, is no fault.
    if (fault.reason === 'quota' || fault.reason === 'skips') return;
    const counts = this.#counts.get(player) ?? new Map<Fault['reason'], number>();
    this.#counts.set(player, counts.set(fault.reason, (counts.get(fault.reason) ?? 0) + 1));
    const sent = fault.sent === null ? null : fault.sent.slice(0, LONGEST_SENT);
    const entry = { at: this.#now(), game: this.#game, village: this.village, player, name };
    this.#write({ ...entry, ...fault, sent, why: explain(fault) });
  }

  /** How often what went wrong with a player. */
  faultsOf(player: PlayerId): Partial<Record<Fault['reason'], number>> {
    return Object.fromEntries(this.#counts.get(player) ?? []);
  }
}

const LONGEST_SENT = 1000;

function explain({ reason, sent }: Fault): string {
  switch (reason) {
    case 'late':
      return 'No answer came within the time limit.';
    case 'gone':
      return 'The connection is closed.';
    case 'garbage':
      return sent === '' ? 'The answer was empty.' : 'The answer has not the form that the request asks for.';
    case 'illegal':
      return 'The target may not be chosen.';
    case 'grammar':
      return `The talk is not a sentence of the protocol: ${grammarError(sent ?? '')}`;
    case 'symbols':
      return 'The talk has symbols that are not allowed.';
    case 'skips':
      return 'More Skips in a row than allowed are heard as Over.';
    case 'quota':
      return 'Nothing is left to be said in this phase.';
    case 'length':
      return 'The talk is longer than allowed.';
    case 'tooLate':
      return 'The answer came after its question was closed, and was not used.';
    case 'banned':
      return 'The village has sent the player away.';
    case 'muted':
      return 'The player is muted, and was heard as saying nothing.';
    case 'wordFiltered':
      return 'The talk has a word that the village does not want to hear.';
    case 'unasked':
      return 'Nothing was asked; the line was not used.';
  }
}

function grammarError(text: string): string {
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  return parsed.ok ? '' : parsed.error.message;
}
