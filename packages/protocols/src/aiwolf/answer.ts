import {
  type Absence,
  type Action,
  type LegalChoice,
  LONGEST_TEXT,
  type NoAnswer,
  type Question,
} from '@mura/engine';
import { asHeard, type ProgramLanguage } from '../tongue.ts';

/** What a line says in answer to a question; whatever it is, there is an action for it. `null`: it was no text. */
export function decodeAnswer(line: string | null, question: Question, tongue: ProgramLanguage): Action {
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
function decodeTalk(text: string, question: Question, tongue: ProgramLanguage): Action {
  const { request } = question;
  const channel = request.act === 'whisper' ? 'whisper' : 'talk';
  const { player } = request;
  if (text.length > LONGEST_TEXT) return missing(question, 'garbage');
  return asHeard({ type: 'talk', player, channel, text }, tongue);
}
