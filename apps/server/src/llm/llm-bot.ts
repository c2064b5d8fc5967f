import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { type Bot, type BotSeat, DEFAULT_BOT, inCharacter, mustFindBot, type Random } from '@mura/bots';
import {
  type Event,
  type NoAnswer,
  type PlayerAction,
  type PlayerId,
  type Question,
  type Result,
  refuse,
  SKIP,
  see,
  type View,
  viewFor,
} from '@mura/engine';
import type { natural } from '@mura/language';
import type { Patience, SlowAnswer, SlowBot, SlowBots } from '../host/slow-bot.ts';
import { actionIn, type ModelAction } from './answer.ts';
import type { PromptMessage, TokenCount } from './chat-client.ts';
import type { Model, Models } from './model.ts';
import { OwnWords } from './own-words.ts';
import { promptFor, repairAfter } from './prompt.ts';
import { Transcript } from './transcript.ts';

interface LlmMemory {
  readonly player: PlayerId;
  readonly view: View;
  readonly transcript: Transcript;
  readonly words: OwnWords;
  /** A word nobody can guess: it stands around all that others wrote. */
  readonly mark: string;
  /** Hears everything, too, and answers in place of the model. */
  readonly standIn: unknown;
}

/** How an answer came about: who gave it, why the model did not, and what it has cost. */
export interface AnswerNote {
  readonly model: string;
  readonly by: 'model' | 'repaired' | 'standIn';
  /** Why the model's first answer was not used, or its last one; `null`: it was. */
  readonly why: string | null;
  readonly milliseconds: number;
  readonly tokens: TokenCount;
  readonly cost: number | null;
  readonly thought: string | null;
}

/** The most tokens of an answer; models that think before they answer count their thoughts. */
const LONGEST_ANSWER = 1500;
/** Milliseconds below which asking again is in vain. */
const SHORTEST_LIMIT = 50;

/** A player who thinks with a language model; where that fails, one of our bots answers in its place. */
export function llmBot(model: Model, speech: natural.Speech | null): SlowBot<LlmMemory> {
  const chosen = mustFindBot(DEFAULT_BOT);
  const standIn = speech === null ? chosen.mind : inCharacter(chosen, speech);
  return {
    name: model.settings.bot,
    isSlow: true,
    about: 'plays through a language model',
    begin: ({ player }: BotSeat) => ({
      player,
      view: viewFor(player, []),
      transcript: new Transcript(),
      words: new OwnWords(player),
      mark: `data-${randomBytes(6).toString('hex')}`,
      standIn: standIn.begin({ player }),
    }),
    hear(memory: LlmMemory, event: Event) {
      see(memory.view, event);
      memory.transcript.hear(event);
      memory.words.hear(event);
      standIn.hear(memory.standIn, event);
    },
    async act(memory, question, random, patience) {
      const asking = new ModelQuestion(model, memory, question, languageOf(memory.view, speech));
      const found = await asking.ask(patience);
      if (found.ok) return asking.answerOf(found.value.action, found.value.thought);
      model.noteReplaced();
      return asking.answerOf(standInFor(standIn, memory, question, random), null);
    },
  };
}

/** For whoever seats bots by name. */
export function llmBots(models: Models): SlowBots {
  return new Map([...models].map(([bot, model]) => [bot, (speech) => llmBot(model, speech)]));
}

/** The language of the village, also one that our bots do not speak; the protocol where nothing else is understood. */
function languageOf({ shared: { language } }: View, speech: natural.Speech | null): string {
  if (speech === null) return 'aiwolf';
  return language === 'ko' ? language : speech.tongue;
}

/** The stand-in knows nothing of what the model has in mind: what would contradict it stays unsaid. */
function standInFor(
  standIn: Bot,
  { standIn: memory, words }: LlmMemory,
  question: Question,
  random: Random,
): PlayerAction | NoAnswer {
  const action = standIn.act(memory, question, random);
  const isSaid = action.type === 'talk' && action.channel === 'talk';
  return isSaid && words.objectionTo(action.text) !== null ? { ...action, text: SKIP } : action;
}

/** One question to a model: asked, and where the answer cannot be used asked once more. */
class ModelQuestion {
  readonly #model: Model;
  readonly #memory: LlmMemory;
  readonly #question: Question;
  readonly #language: string;
  readonly #began = performance.now();
  #by: AnswerNote['by'] = 'standIn';
  #why: string | null = null;
  #tokens: TokenCount = { input: 0, output: 0 };

  constructor(model: Model, memory: LlmMemory, question: Question, language: string) {
    this.#model = model;
    this.#memory = memory;
    this.#question = question;
    this.#language = language;
  }

  async ask(patience: Patience): Promise<Result<ModelAction, null>> {
    const { view, transcript, mark } = this.#memory;
    const prompt = promptFor({
      ...{ view, question: this.#question, language: this.#language, mark },
      transcript: transcript.text,
    });
    const first = await this.#try(prompt, patience);
    if (first === null) return refuse(null);
    if (first.checked.ok) return this.#take(first.checked, 'model');
    this.#why = first.checked.error;
    const again = await this.#try([...prompt, ...repairAfter(first.text, first.checked.error)], patience);
    if (again === null) return refuse(null);
    if (!again.checked.ok) {
      this.#why = again.checked.error;
      return refuse(null);
    }
    this.#model.noteRepaired();
    return this.#take(again.checked, 'repaired');
  }

  answerOf(action: PlayerAction | NoAnswer, thought: string | null): SlowAnswer {
    const { settings } = this.#model;
    const note: AnswerNote = {
      model: settings.model,
      by: this.#by,
      why: this.#why,
      milliseconds: Math.round(performance.now() - this.#began),
      tokens: this.#tokens,
      cost: settings.prices === null ? null : this.#model.costOf(this.#tokens),
      thought,
    };
    return { action, note: JSON.stringify({ llm: note }) };
  }

  #take(checked: { readonly ok: true; readonly value: ModelAction }, by: AnswerNote['by']) {
    this.#by = by;
    return checked;
  }

  /** `null`: there is no answer, and asking again is in vain. */
  async #try(messages: readonly PromptMessage[], { limit, signal }: Patience) {
    const left = Math.floor(limit - (performance.now() - this.#began));
    if (left < SHORTEST_LIMIT) {
      this.#why ??= 'late';
      return null;
    }
    const options = { limit: left, longest: LONGEST_ANSWER, json: true };
    const answer = await this.#model.ask(messages, signal === undefined ? options : { ...options, signal });
    if (!answer.ok) {
      this.#why = answer.error.code;
      return null;
    }
    const { text, tokens } = answer.value;
    this.#tokens = {
      input: this.#tokens.input + tokens.input,
      output: this.#tokens.output + tokens.output,
    };
    const { view, words, mark } = this.#memory;
    const context = { view, words, mark, question: this.#question, language: this.#language };
    return { text, checked: actionIn(text, context) };
  }
}
