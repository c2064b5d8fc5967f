import {
  accept,
  type LegalTalk,
  measure,
  OVER,
  type PlayerAction,
  type PlayerId,
  type Question,
  type Result,
  refuse,
  SKIP,
  shape,
  type View,
} from '@mura/engine';
import { aiwolf } from '@mura/language';
import type { OwnWords } from './own-words.ts';

export interface ModelAction {
  readonly action: PlayerAction;
  /** Why, as the model says; for the record, never for other players. */
  readonly thought: string | null;
}

/** What an answer is held against. */
export interface AnswerContext {
  readonly view: View;
  readonly question: Question;
  readonly words: OwnWords;
  readonly language: string;
  readonly mark: string;
}

/** The action in an answer of a model; or, for the model, why it cannot be used. */
export function actionIn(text: string, context: AnswerContext): Result<ModelAction, string> {
  // Models put their thoughts before an answer, and fences around it.
  const json = shape.objectsIn(text).at(-1);
  if (json === undefined) return refuse('it is not one JSON object');
  const thought = typeof json.thought === 'string' ? json.thought.slice(0, LONGEST_THOUGHT) : null;
  const { request, legal } = context.question;
  if ('targets' in legal) {
    const target = playerIn(json.target, context.view);
    if (target === null || !legal.targets.includes(target))
      return refuse(`"target" has to be one of ${legal.targets.join(', ')}`);
    return accept({ action: { type: legal.act, player: request.player, target }, thought });
  }
  const said = utteranceIn(json.say, legal, context);
  if (!said.ok) return said;
  const action = { type: 'talk', player: request.player, channel: legal.act, text: said.value } as const;
  return accept({ action, thought });
}

const LONGEST_THOUGHT = 1000;

function utteranceIn(
  say: unknown,
  legal: LegalTalk,
  { view, question, words, language, mark }: AnswerContext,
): Result<string, string> {
  if (typeof say !== 'string') return refuse('"say" has to be a text');
  const text = onOneLine(say);
  if (text === '' || /^skip[.!]?$/i.test(text)) return accept(SKIP);
  if (/^over[.!]?$/i.test(text)) return accept(OVER);
  if (text.includes(mark)) return refuse('it repeats what you were told in private');
  if (language === 'aiwolf' && !aiwolf.parseAIWolf(text, { dialect: 'java' }).ok)
    return refuse('"say" is no sentence of the AIWolf protocol');
  const objection = legal.act === 'talk' ? words.objectionTo(text) : null;
  if (objection !== null) return refuse(objection);
  const { shared } = view;
  const heard = measure(text, legal.length, legal.budget, question.request.player, shared.cast).text;
  const length = Math.min(legal.longest, LONGEST_SAID);
  if (text.length > length || (heard !== text && !isOnlySpaced(heard, text)))
    return refuse(`"say" is too long: the village would hear no more than "${heard.slice(-30)}" at its end`);
  return accept(text);
}

/** Characters of an utterance, where the village itself has no limit. */
const LONGEST_SAID = 1000;

/** A mention gets a blank on each side. */
function isOnlySpaced(heard: string, text: string): boolean {
  return heard.replace(/\s+/g, '') === text.replace(/\s+/g, '');
}

function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/** A player by number or by name, as models write them; `null`: nobody. */
function playerIn(value: unknown, { shared: { cast } }: View): PlayerId | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  const word = value.trim();
  const named = cast.findIndex(({ name }) => name === word) + 1;
  const number = /^(?:Agent\[0*(\d{1,2})\]|#?(\d{1,2}))$/.exec(word);
  return named > 0 ? named : number === null ? null : Number(number[1] ?? number[2]);
}
