import {
  type Action,
  type Event,
  invariant,
  type PlayerId,
  type Question,
  type Seat,
  type Substituted,
  type View,
  type ViewSoFar,
} from '@mura/engine';
import { isToWarn, nlp, type ProgramLanguage } from '@mura/protocols';
import type { ActRefusal } from '../../host/replies.ts';
import { type Acting, answer, miss } from '../answering.ts';
import type { AgentFault, FaultLog } from '../fault-log.ts';
import { type AgentSocket, ASK_NAME, type TextListener } from './socket.ts';

export interface NlpSeatOptions extends Acting {
  readonly player: PlayerId;
  /** The name that the agent gave, and gives again to show that it is alive. */
  readonly name: string;
  readonly socket: AgentSocket;
  readonly wire: nlp.Wire;
  /** Of the whole game. */
  readonly writer: nlp.PacketWriter;
  readonly tongue: ProgramLanguage;
  readonly faults: FaultLog;
  /** The agent has been here before: it is told how the village stands when it has heard all that it knew. */
  readonly isBack?: boolean;
  isAsked(question: Question): boolean;
  /** The last of the village was told. */
  end(): void;
}

/**
 * The seat of an agent in one village. One question is on the wire at a time. When the village has given up waiting for
 * an answer, the agent is asked for its name: it plays on if it gives it in time. One late answer may come before that.
 */
export class NlpSeat implements Seat, TextListener {
  readonly #options: NlpSeatOptions;
  readonly #encoder: nlp.NlpEncoder;
  #told: ViewSoFar | null = null;
  readonly #waiting: Question[] = [];
  /** On the wire; its answer may not count any more. */
  #open: Question | null = null;
  /** Flushes of the wire when it was asked: frames that came together answer nothing that follows from the first. */
  #askedAt = 0;
  #probe: { readonly timer: NodeJS.Timeout; mayBeLate: boolean } | null = null;
  /** What was said a moment ago. */
  #held: nlp.Packet | null = null;
  #hasEnded = false;
  #isCatchingUp: boolean;

  constructor(options: NlpSeatOptions) {
    this.#options = options;
    this.#isCatchingUp = options.isBack === true;
    this.#encoder = new nlp.NlpEncoder(options.wire);
  }

  get speaksFreely(): boolean {
    return this.#options.wire.talk === 'freely';
  }

  begin(told: ViewSoFar): void {
    this.#told = told;
  }

  get #view(): View {
    invariant(this.#told !== null, 'nobody hears or is asked before they sit down');
    return this.#told.view;
  }

  hear(event: Event): void {
    const packet = this.#encoder.hear(event, this.#view);
    if (this.#isCatchingUp) return;
    if (packet !== null) this.#tell(packet, event);
    if (event.type === 'substituted') this.#noteFault(event);
    if (event.type === 'rolesRevealed') this.#finish();
  }

  ask(question: Question): void {
    if (this.#options.socket.isGone) {
      miss(this.#options, question, 'gone');
      return;
    }
    this.#waiting.push(question);
    this.#askNext();
  }

  text(text: string): void {
    if (this.#hasEnded) return;
    if (this.#probe !== null) this.#takeProof(text);
    else if (this.#open !== null && this.#options.socket.flushes > this.#askedAt)
      this.#takeAnswer(text, this.#open);
    else if (this.#encoder.chat !== null) this.#takeChat(text);
    else this.#takeUnasked(text);
  }

  gone(): void {
    this.#endProbe();
    if (this.#hasEnded) return;
    const { player, act } = this.#options;
    const open = this.#open === null ? [] : [this.#open];
    const missed = [...open, ...this.#waiting.splice(0)];
    for (const question of missed) miss(this.#options, question, 'gone');
    if (this.#encoder.chat !== null)
      act({ action: { type: 'noAnswer', player, act: this.#encoder.chat, reason: 'gone' } });
    else if (missed.length === 0) this.#note({ reason: 'gone', sent: null });
  }

  /** The agent knows what it knew. */
  back(): void {
    this.#isCatchingUp = false;
    for (const packet of this.#encoder.welcomeBack(this.#view)) this.#send(packet);
  }

  /** A translation follows its original in the same step, and is told in its place. */
  #tell(packet: nlp.Packet, { type }: Event): void {
    if (type === 'talked') this.#hold(packet);
    else if (type === 'translated') this.#held = packet;
    else this.#send(packet);
  }

  #hold(packet: nlp.Packet): void {
    this.#release();
    this.#held = packet;
    process.nextTick(this.#release);
  }

  readonly #release = (): void => {
    const held = this.#held;
    this.#held = null;
    if (held !== null) this.#send(held);
  };

  #send(packet: nlp.Packet): void {
    this.#release();
    if (!this.#options.socket.isGone) this.#options.socket.send(this.#options.writer.write(packet));
  }

  #finish(): void {
    this.#hasEnded = true;
    this.#endProbe();
    this.#options.socket.close('done');
    this.#options.end();
  }

  #askNext(): void {
    if (this.#open !== null || this.#probe !== null) return;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      if (!this.#options.isAsked(next)) continue;
      this.#open = next;
      this.#askedAt = this.#options.socket.flushes;
      this.#send(this.#encoder.ask(next, this.#view));
      return;
    }
  }

  #takeAnswer(text: string, question: Question): void {
    this.#open = null;
    const { tongue } = this.#options;
    const action = nlp.decodeAnswer(text, question.request, tongue);
    if (isToWarn(action, tongue))
      this.#note({ reason: 'symbols', sent: text, request: question.request.act });
    answer(this.#options, action, question, (result) => {
      if (result.ok) return;
      if (isLate(result.error)) this.#note({ reason: 'tooLate', sent: text, request: question.request.act });
      else {
        this.#sent = text;
        this.#turnedAway = typeof result.error === 'string' ? null : result.error.code;
        miss(this.#options, question, 'illegal');
      }
    });
    if (action.type === 'noAnswer') this.#sent = text;
    this.#askNext();
  }

  /** What was sent last and could not be used, for the faults. */
  #sent: string | null = null;
  /** Why the village did not want to hear it. */
  #turnedAway: AgentFault['reason'] | null = null;

  /** Refused silently: the agent is told of what is said, also by itself. */
  #takeChat(text: string): void {
    const { player, tongue } = this.#options;
    const action = nlp.decodeChat(text, player, this.#encoder.chat ?? 'talk', tongue);
    if (action === null) return;
    this.#options.act({
      action: this.#inChat(action),
      reply: (result) => {
        if (result !== null && !result.ok)
          this.#note({
            reason: typeof result.error === 'string' ? 'unasked' : result.error.code,
            sent: text,
          });
      },
    });
  }

  /** Where Over is not a word of the village it is an act. */
  #inChat(action: Action): Action {
    const talk = this.#view.shared.rules?.talk;
    const isAct = talk?.mode === 'clock' && !talk.controlWords;
    return isAct && action.type === 'talk' && action.text === 'Over'
      ? { type: 'over', player: this.#options.player }
      : action;
  }

  #takeUnasked(text: string): void {
    this.#note({ reason: 'unasked', sent: text });
    this.#options.socket.takeUnasked();
  }

  /** The village has gone on without the answer that is still on the wire. */
  #startProbe(): void {
    if (this.#open === null || this.#probe !== null || this.#options.socket.isGone) return;
    const { socket, wire } = this.#options;
    const timer = setTimeout(() => this.#fail(), wire.timeout.response);
    this.#open = null;
    this.#probe = { timer, mayBeLate: true };
    socket.send(ASK_NAME);
  }

  #takeProof(text: string): void {
    if (this.#probe === null) return;
    if (nlp.decodeName(text) === this.#options.name) {
      this.#endProbe();
      this.#askNext();
    } else if (this.#probe.mayBeLate) {
      this.#probe.mayBeLate = false;
      this.#note({ reason: 'tooLate', sent: text });
    } else this.#fail();
  }

  #fail(): void {
    this.#options.socket.close('failed');
  }

  #endProbe(): void {
    clearTimeout(this.#probe?.timer);
    this.#probe = null;
  }

  #noteFault({ player, act, day, reason, sent, used }: Substituted): void {
    if (player !== this.#options.player) return;
    this.#note({ reason: this.#turnedAway ?? reason, request: act, day, sent: sent ?? this.#sent, used });
    this.#sent = null;
    this.#turnedAway = null;
    if (reason === 'late') this.#startProbe();
  }

  #note(fault: AgentFault): void {
    const { faults, socket } = this.#options;
    faults.note(this.#options, fault, socket.ending);
  }
}

function isLate(refusal: ActRefusal): boolean {
  return refusal === 'notAsked' || refusal === 'ended' || refusal === 'phaseOver';
}
