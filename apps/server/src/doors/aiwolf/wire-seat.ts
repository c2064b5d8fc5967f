import {
  type Event,
  invariant,
  type Question,
  type Seat,
  type Substituted,
  type View,
  type ViewSoFar,
} from '@mura/engine';
import { aiwolf, isToWarn, type ProgramLanguage } from '@mura/protocols';
import { type Acting, answer, miss } from '../answering.ts';
import type { AgentFault, FaultLog } from '../fault-log.ts';
import type { AiwolfAgent } from './agent.ts';
import type { ConnectionEvents } from './connection.ts';
import type { WireText } from './line-splitter.ts';

export interface AiwolfSeatOptions extends Acting {
  readonly agent: AiwolfAgent;
  readonly randomSeed: bigint;
  readonly tongue: ProgramLanguage;
  readonly faults: FaultLog;
  /** Milliseconds for an answer that the agent is told of; none: those of the village. */
  readonly limit?: number;
  /** The agent has been here before: it is told how the village stands when it has heard all that it knew. */
  readonly isBack?: boolean;
  /** The last of the village was told. */
  end(): void;
}

/** The seat of an agent in one village. */
export class AiwolfSeat implements Seat, ConnectionEvents {
  readonly #options: AiwolfSeatOptions;
  readonly #writer: aiwolf.SeatWriter;
  #told: ViewSoFar | null = null;
  /** Asked and not answered; usually one. */
  readonly #open = new Set<Question>();
  /** What was sent last, for the faults. */
  #sent: WireText = null;
  /** Why the village did not want to hear it. */
  #turnedAway: AgentFault['reason'] | null = null;
  #isCatchingUp: boolean;
  #hasEnded = false;

  constructor(options: AiwolfSeatOptions) {
    const { randomSeed, limit, isBack = false } = options;
    this.#options = options;
    this.#isCatchingUp = isBack;
    this.#writer = new aiwolf.SeatWriter(randomSeed, limit);
  }

  begin(told: ViewSoFar): void {
    this.#told = told;
  }

  get #view(): View {
    invariant(this.#told !== null, 'nobody hears or is asked before they sit down');
    return this.#told.view;
  }

  hear(event: Event): void {
    const packet = this.#writer.hear(event, this.#view);
    if (this.#isCatchingUp) return;
    if (packet !== null) this.#options.agent.send(packet);
    if (event.type === 'rolesRevealed') this.#finish();
    if (event.type === 'substituted' && event.player === this.#options.agent.player) this.#noteFault(event);
  }

  ask(question: Question): void {
    const { agent } = this.#options;
    const packet = this.#writer.ask(question, this.#view);
    if (!agent.isThere) {
      agent.send(packet);
      miss(this.#options, question, 'gone');
      return;
    }
    this.#open.add(question);
    const form = 'targets' in question.legal ? 'choice' : 'words';
    agent.ask(packet, form, (line) => this.#answer(line, question));
  }

  /** The wire is broken: nobody waits for the answers. */
  gone(): void {
    if (this.#open.size === 0 && !this.#hasEnded) this.#note({ reason: 'gone', sent: null });
    for (const question of this.#open) miss(this.#options, question, 'gone');
    this.#open.clear();
  }

  back(): void {
    this.#isCatchingUp = false;
    for (const packet of this.#writer.welcomeBack(this.#view)) this.#options.agent.send(packet);
  }

  unasked(line: WireText): void {
    this.#note({ reason: 'unasked', sent: line });
  }

  #finish(): void {
    this.#hasEnded = true;
    this.#options.end();
  }

  #answer(line: WireText, question: Question): void {
    this.#open.delete(question);
    this.#sent = line;
    const { tongue } = this.#options;
    const action = aiwolf.decodeAnswer(line, question, tongue);
    if (isToWarn(action, tongue))
      this.#note({ reason: 'symbols', sent: line, request: question.request.act });
    answer(this.#options, action, question, (result) => {
      if (result.ok) return;
      if (result.error === 'notAsked' || result.error === 'ended')
        this.#note({ reason: 'tooLate', sent: line, request: question.request.act });
      else {
        this.#turnedAway = typeof result.error === 'string' ? null : result.error.code;
        miss(this.#options, question, 'illegal');
      }
    });
  }

  #noteFault({ act, reason, sent, used, day }: Substituted): void {
    const isSilent = reason === 'late' || reason === 'gone';
    const why = this.#turnedAway ?? reason;
    this.#turnedAway = null;
    this.#note({ day, request: act, reason: why, sent: sent ?? (isSilent ? null : this.#sent), used });
  }

  #note(fault: AgentFault): void {
    const { agent, faults } = this.#options;
    faults.note(agent, fault, agent.ending);
  }
}
