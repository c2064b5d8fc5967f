import { type Result, refuse } from '@mura/engine';
import {
  type ChatAnswer,
  type ChatOptions,
  chat,
  type LlmFailure,
  type LlmFailureCode,
  type PromptMessage,
  type TokenCount,
} from './chat-client.ts';
import type { LlmSettings } from './settings.ts';

/** What a model was asked, and what it has cost; it tells of no village. */
export interface LlmUsage {
  readonly questions: number;
  readonly answers: number;
  readonly failures: Readonly<Partial<Record<LlmFailureCode, number>>>;
  /** Answers that could not be used: how many were repaired by asking again, and how many were given by the stand-in. */
  readonly repaired: number;
  readonly replaced: number;
  readonly tokens: TokenCount;
  /** In the unit of the prices; `null`: the prices are unknown. */
  readonly cost: number | null;
  /** Of the answers that came. */
  readonly meanMilliseconds: number | null;
  readonly mostMilliseconds: number | null;
}

/** Is told of each question, for the numbers that operators see. */
export interface LlmMeter {
  asked(outcome: 'answered' | LlmFailureCode, tokens: TokenCount, cost: number, seconds: number): void;
  /** An answer was given by the stand-in. */
  replaced(): void;
}

export interface ModelOptions {
  readonly settings: LlmSettings;
  readonly now: () => number;
  readonly meter?: LlmMeter;
}

const DAY = 24 * 60 * 60 * 1000;
/** After so many failures in a row nobody is kept waiting for the next one for a while. */
const MOST_FAILURES = 4;
const REST = 30_000;
/** For what a server puts around each message. */
const TOKENS_AROUND = 16;
const NO_TOKENS: TokenCount = { input: 0, output: 0 };

/** Models by the bots that play with them. */
export type Models = ReadonlyMap<string, Model>;

/** A model for each of the settings, all on one clock; `meterOf`: who is told what a bot's model is asked. */
export function openModels(
  settings: readonly LlmSettings[],
  now: () => number,
  meterOf?: (bot: string) => LlmMeter,
): Models {
  return new Map(
    settings.map((one) => {
      const meter = meterOf?.(one.bot);
      return [one.bot, new Model({ settings: one, now, ...(meter === undefined ? {} : { meter }) })];
    }),
  );
}

/** A language model with its purse: what may cost more than is allowed is not asked. */
export class Model {
  readonly settings: LlmSettings;
  readonly #now: () => number;
  readonly #meter: LlmMeter | undefined;
  readonly #failures = new Map<LlmFailureCode, number>();
  #questions = 0;
  #answers = 0;
  #repaired = 0;
  #replaced = 0;
  #tokens = NO_TOKENS;
  #milliseconds = 0;
  #most: number | null = null;
  /** Of these 24 hours: used up, and set aside for questions under way. */
  #since = Number.NEGATIVE_INFINITY;
  #used = NO_TOKENS;
  #reserved = NO_TOKENS;
  #failedInARow = 0;
  #restUntil = 0;

  constructor({ settings, now, meter }: ModelOptions) {
    this.settings = settings;
    this.#now = now;
    this.#meter = meter;
  }

  get usage(): LlmUsage {
    const answers = this.#answers;
    return {
      questions: this.#questions,
      answers,
      failures: Object.fromEntries(this.#failures),
      repaired: this.#repaired,
      replaced: this.#replaced,
      tokens: this.#tokens,
      cost: this.settings.prices === null ? null : this.costOf(this.#tokens),
      meanMilliseconds: answers === 0 ? null : this.#milliseconds / answers,
      mostMilliseconds: this.#most,
    };
  }

  /** In the unit of the prices; 0 where they are unknown. */
  costOf({ input, output }: TokenCount): number {
    const { prices } = this.settings;
    return prices === null ? 0 : (input * prices.input + output * prices.output) / 1_000_000;
  }

  /** Whether the question would be asked at all: the server is not resting. */
  get isResting(): boolean {
    return this.#now() < this.#restUntil;
  }

  async ask(
    messages: readonly PromptMessage[],
    options: ChatOptions,
  ): Promise<Result<ChatAnswer, LlmFailure>> {
    this.#questions++;
    const most = mostTokens(messages, options);
    if (this.isResting)
      return this.#failed(
        { code: 'unreachable', message: 'the server of the model failed before' },
        NO_TOKENS,
      );
    if (!this.#reserve(most))
      return this.#failed({ code: 'capped', message: 'the cap of 24 hours is reached' }, NO_TOKENS);
    const answer = await chat(this.settings, messages, options);
    this.#reserved = minus(this.#reserved, most);
    return answer.ok ? this.#answered(answer) : this.#failed(answer.error, paidFor(answer.error, most));
  }

  noteRepaired(): void {
    this.#repaired++;
  }

  noteReplaced(): void {
    this.#replaced++;
    this.#meter?.replaced();
  }

  /** Sets aside the most that a question can cost, so that questions at the same time cannot pass the cap together. */
  #reserve(most: TokenCount): boolean {
    if (this.#now() - this.#since >= DAY) {
      this.#since = this.#now();
      this.#used = NO_TOKENS;
    }
    const { caps } = this.settings;
    const after = plus(plus(this.#used, this.#reserved), most);
    if (after.input + after.output > caps.tokens) return false;
    if (caps.cost !== null && this.costOf(after) > caps.cost) return false;
    this.#reserved = plus(this.#reserved, most);
    return true;
  }

  #answered(answer: { readonly ok: true; readonly value: ChatAnswer }) {
    const { tokens, milliseconds } = answer.value;
    this.#answers++;
    this.#failedInARow = 0;
    this.#milliseconds += milliseconds;
    this.#most = Math.max(this.#most ?? 0, milliseconds);
    this.#pay(tokens);
    this.#meter?.asked('answered', tokens, this.costOf(tokens), milliseconds / 1000);
    return answer;
  }

  #failed(failure: LlmFailure, paid: TokenCount) {
    const { code } = failure;
    this.#failures.set(code, (this.#failures.get(code) ?? 0) + 1);
    this.#pay(paid);
    if (TIRING.has(code) && !this.isResting && ++this.#failedInARow >= MOST_FAILURES) {
      this.#failedInARow = 0;
      this.#restUntil = this.#now() + REST;
    }
    this.#meter?.asked(code, paid, this.costOf(paid), 0);
    return refuse(failure);
  }

  #pay(tokens: TokenCount): void {
    this.#used = plus(this.#used, tokens);
    this.#tokens = plus(this.#tokens, tokens);
  }
}

/** Failures by which others would wait in vain, too. */
const TIRING: ReadonlySet<LlmFailureCode> = new Set(['late', 'unreachable', 'refused']);

/** No token of any model is shorter than a byte. */
function mostTokens(messages: readonly PromptMessage[], { longest }: ChatOptions): TokenCount {
  const bytes = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content) + TOKENS_AROUND, 0);
  return { input: bytes, output: longest };
}

/** What was sent and not answered may be on the bill; what the server refused is not. */
function paidFor({ code }: LlmFailure, most: TokenCount): TokenCount {
  return code === 'refused' ? NO_TOKENS : most;
}

function plus(one: TokenCount, other: TokenCount): TokenCount {
  return { input: one.input + other.input, output: one.output + other.output };
}

function minus(one: TokenCount, other: TokenCount): TokenCount {
  return { input: one.input - other.input, output: one.output - other.output };
}
