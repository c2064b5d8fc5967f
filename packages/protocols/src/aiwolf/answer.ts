import {
  type Absence,
  type Action,
  type Character,
  type LegalChoice,
  LONGEST_TEXT,
  type NoAnswer,
  OVER,
  type Question,
  type Rules,
  SKIP,
  type SymbolTreatment,
  type Talk,
  treatSymbols,
} from '@mura/engine';
import { aiwolf } from '@mura/language';

/** What the door knows of the village when a line comes in. */
export interface Tongue {
  readonly grammar: Rules['grammar'];
  readonly cast: readonly Character[];
  /** What becomes of talk with symbols, by the rule of 2017; `null`: nobody looks for them. */
  readonly symbols: SymbolTreatment | null;
}

/** What a line says in answer to a question; whatever it is, there is an action for it. `null`: it was no text. */
export function decodeAnswer(line: string | null, question: Question, tongue: Tongue): Action {
  const { legal } = question;
  if (line === null) return missing(question, 'garbage');
  return 'targets' in legal ? decodeChoice(line, question, legal) : decodeTalk(line, question, tongue);
}

/** Blanks inside are nobody's harm, though the Java server takes none. */
const AGENT_INDEX = /\{\s*"agentIdx"\s*:\s*(\d+)\s*\}/;

/** Whether a line names a target. */
export function isChoice(line: string): boolean {
  return AGENT_INDEX.test(line);
}

function decodeChoice(line: string, question: Question, { act, targets }: LegalChoice): Action {
  const digits = AGENT_INDEX.exec(line)?.[1];
  if (digits === undefined) return missing(question, 'garbage');
  const target = Number(digits);
  if (!targets.includes(target)) return missing(question, 'illegal');
  return { type: act, player: question.request.player, target };
}

function missing({ request }: Question, reason: Absence): NoAnswer {
  const { player, act } = request;
  return { type: 'noAnswer', player, act, reason };
}

/** Talk is heard as it was sent, without trimming; what the village may not hear is heard as Skip. */
function decodeTalk(text: string, question: Question, tongue: Tongue): Action {
  const { request } = question;
  const channel = request.act === 'whisper' ? 'whisper' : 'talk';
  const { player } = request;
  if (text.length > LONGEST_TEXT) return missing(question, 'garbage');
  const talk: Talk = { type: 'talk', player, channel, text };
  if (text === '' || text === SKIP || text === OVER) return talk;
  if (tongue.grammar === 'aiwolf') {
    return aiwolf.validTalk(text) ? talk : { ...talk, text: SKIP, wire: { text, reason: 'grammar' } };
  }
  return tongue.symbols === null ? talk : withoutSymbols(talk, tongue.cast, tongue.symbols);
}

function withoutSymbols(talk: Talk, cast: readonly Character[], treatment: SymbolTreatment): Talk {
  const { text } = talk;
  const treated = treatSymbols(text, cast, treatment);
  const heard = treated.ok ? treated.value.text : SKIP;
  return heard === text ? talk : { ...talk, text: heard, wire: { text, reason: 'symbols' } };
}
