import {
  type Agent,
  type OperatorSentence,
  type Sentence,
  subjectForOperands,
  type TalkNumber,
} from './ast.ts';
import type { ControlVerb, Dialect } from './words.ts';

/**
 * Which subjects are written: `shortest` leaves out those that resolution would restore (the canonical text),
 * `written` prints those of the tree, `full` prints every one, as SPEAKER where the tree does not know it.
 */
export type Subjects = 'shortest' | 'written' | 'full';

/** The canonical text of a sentence, as the dialect spells it. */
export function printAIWolf(sentence: Sentence, dialect: Dialect, subjects: Subjects = 'shortest'): string {
  return print(sentence, null, PENS[dialect === 'strict' ? 'document' : 'library'][subjects]);
}

export function printAgent(agent: Agent, dialect: Dialect): string {
  return nameOf(agent, PENS[dialect === 'strict' ? 'document' : 'library'].shortest);
}

export function printTalkNumber({ channel, day, id }: TalkNumber): string {
  return `${channel} day${day} ID:${id}`;
}

interface Spelling {
  readonly agent: (player: number) => string;
  readonly control: Readonly<Record<ControlVerb, string>>;
}

const DOCUMENT: Spelling = {
  agent: (player) => `Agent${player}`,
  control: { OVER: 'OVER', SKIP: 'SKIP' },
};
const LIBRARY: Spelling = {
  agent: (player) => `Agent[${player < 10 ? '0' : ''}${player}]`,
  control: { OVER: 'Over', SKIP: 'Skip' },
};

interface Pen {
  readonly subjects: Subjects;
  /** The names of the first hundred, made once. */
  readonly agents: readonly string[];
  readonly spelling: Spelling;
}

const PENS = { document: pensOf(DOCUMENT), library: pensOf(LIBRARY) };

function pensOf(spelling: Spelling): Readonly<Record<Subjects, Pen>> {
  const agents = Array.from({ length: 100 }, (_, player) => spelling.agent(player));
  return {
    shortest: { subjects: 'shortest', agents, spelling },
    written: { subjects: 'written', agents, spelling },
    full: { subjects: 'full', agents, spelling },
  };
}

/** `inherited` is the subject that the reader would restore were none written. */
function print(sentence: Sentence, inherited: Agent | null, pen: Pen): string {
  const subject = printSubject(sentence.subject, inherited, pen);
  switch (sentence.kind) {
    case 'act':
      return `${subject}${sentence.verb} ${nameOf(sentence.target, pen)}`;
    case 'role':
      return `${subject}${sentence.verb} ${nameOf(sentence.target, pen)} ${sentence.role}`;
    case 'result':
      return `${subject}${sentence.verb} ${nameOf(sentence.target, pen)} ${sentence.species}`;
    case 'opinion':
      return `${subject}${sentence.verb} ${printTalkNumber(sentence.talk)}`;
    case 'control':
      return pen.spelling.control[sentence.verb];
    case 'unknown':
      return sentence.text;
    case 'ask':
      return `${subject}${sentence.operator} ${nameOf(sentence.target, pen)}${printOperands(sentence, inherited, pen)}`;
    case 'day':
      return `${subject}DAY ${sentence.day}${printOperands(sentence, inherited, pen)}`;
    default:
      return `${subject}${sentence.operator}${printOperands(sentence, inherited, pen)}`;
  }
}

function printSubject(subject: Agent | null, inherited: Agent | null, pen: Pen): string {
  if (subject === null) return pen.subjects === 'full' ? 'SPEAKER ' : '';
  if (subject === inherited && pen.subjects === 'shortest') return '';
  return `${nameOf(subject, pen)} `;
}

function printOperands(sentence: OperatorSentence, inherited: Agent | null, pen: Pen): string {
  const { operands } = sentence;
  const subject = subjectForOperands(sentence, sentence.subject ?? inherited);
  let text = '';
  for (let index = 0; index < operands.length; index++) {
    text += ` (${print(operands[index] as Sentence, subject, pen)})`;
  }
  return text === '' ? ' ' : text; // Java prints `AND ` where every group was dropped
}

function nameOf(agent: Agent, pen: Pen): string {
  return agent === 'ANY' ? agent : (pen.agents[agent] ?? pen.spelling.agent(agent));
}
