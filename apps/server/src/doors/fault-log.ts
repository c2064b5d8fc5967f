import { type Act, type PlayerId, SKIP, type Substituted } from '@mura/engine';
import { aiwolf } from '@mura/language';
import type { TooMuchKept, TurnedAway } from '../host/access-policy.ts';

/** What an agent did that the village could not use as it was. */
export interface AgentFault {
  /** `tooLate`: the answer to a question that is no longer open. `unasked`: nobody had asked. */
  readonly reason: Substituted['reason'] | 'tooLate' | 'unasked' | TurnedAway['code'] | TooMuchKept['code'];
  readonly request?: Act;
  readonly day?: number;
  readonly sent: string | null;
  /** What the village used instead. */
  readonly used?: string | PlayerId | null;
}

/** A line of a fault log. */
export interface FaultEntry extends AgentFault {
  readonly at: number;
  readonly game: number;
  readonly village: string;
  readonly player: PlayerId;
  readonly name: string;
  /** In words, for the author of the agent. */
  readonly why: string;
}

/** Whose faults they are. */
export interface Author {
  readonly player: PlayerId;
  readonly name: string;
}

/** Takes note of what went wrong in one game, for authors and organisers. */
export class FaultLog {
  readonly #game: number;
  readonly #write: (entry: FaultEntry) => void;
  readonly #now: () => number;
  readonly #counts = new Map<PlayerId, Map<AgentFault['reason'], number>>();
  village = '';

  constructor(game: number, now: () => number, write: (entry: FaultEntry) => void) {
    this.#game = game;
    this.#now = now;
    this.#write = write;
  }

  /** `ending`: why the connection is closed, where it is. */
  note({ player, name }: Author, fault: AgentFault, ending: string | null = null): void {
    if (!isFault(fault)) return;
    const counts = this.#counts.get(player) ?? new Map<AgentFault['reason'], number>();
    this.#counts.set(player, counts.set(fault.reason, (counts.get(fault.reason) ?? 0) + 1));
    const sent = fault.sent === null ? null : fault.sent.slice(0, LONGEST_SENT);
    const entry = { at: this.#now(), game: this.#game, village: this.village, player, name };
    this.#write({ ...entry, ...fault, sent, why: explain(fault, ending) });
  }

  /** How often what went wrong with a player. */
  faultsOf(player: PlayerId): Partial<Record<AgentFault['reason'], number>> {
    return Object.fromEntries(this.#counts.get(player) ?? []);
  }
}

const LONGEST_SENT = 1000;

/** To have said all that one may say, or nothing for a while, is none; what cannot be used is, also as one Skip too many. */
function isFault({ reason, sent }: AgentFault): boolean {
  return reason !== 'quota' && (reason !== 'skips' || (sent !== null && sent !== SKIP));
}

function explain({ reason, sent }: AgentFault, ending: string | null): string {
  switch (reason) {
    case 'late':
      return 'No answer came within the time limit.';
    case 'gone':
      return ending ?? 'The connection is closed.';
    case 'garbage':
      return sent === '' ? 'The answer was empty.' : 'The answer has not the form that the request asks for.';
    case 'illegal':
      return 'The target may not be chosen.';
    case 'grammar':
      return `The talk is not a sentence of the protocol: ${grammarError(sent ?? '')}`;
    case 'symbols':
      return 'The talk has symbols that are not allowed.';
    case 'skips':
      return 'The talk could not be used, and one Skip more than allowed in a row is heard as Over.';
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
    case 'tooManyMessages':
      return 'So much of this program, or from its address, is kept already that this was not heard.';
    case 'unasked':
      return 'Nothing was asked; the line was not used.';
  }
}

function grammarError(text: string): string {
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  return parsed.ok ? '' : parsed.error.message;
}
