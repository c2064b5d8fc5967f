import type { PlayerId } from '@mura/engine';
import type { Agent, AskSentence, Sentence } from '../ast.ts';
import { resolve } from './subject.ts';

/** An utterance, or an act put into words: `VOTE Agent[03]` of player 1. */
export interface Said {
  readonly speaker: PlayerId;
  readonly tree: Sentence;
}

/**
 * Whether what was said and done since meets a REQUEST. Any member will do for ANY (document, 3.1); a REQUEST to ANY
 * is met by anybody but the one who asked (5.4 reads it as an OR of requests).
 */
export function satisfies(request: Said, said: readonly Said[]): boolean {
  const { tree, speaker } = request;
  if (tree.kind !== 'ask' || tree.operator !== 'REQUEST') return false;
  const asker = tree.subject ?? speaker;
  return playersAsked(tree, said, asker).some((player) => isMetBy(tree, player, said));
}

function playersAsked({ target }: AskSentence, said: readonly Said[], asker: Agent): PlayerId[] {
  if (target !== 'ANY') return [target];
  return [...new Set(said.map(({ speaker }) => speaker))].filter((player) => player !== asker);
}

function isMetBy({ operands: [wanted] }: AskSentence, player: PlayerId, said: readonly Said[]): boolean {
  if (wanted === undefined) return false;
  const facts = said.filter(({ speaker }) => speaker === player).flatMap(factsIn);
  return holds(resolve(wanted, { speaker: player }), facts);
}

/** What somebody stands for who says this: all members of AND; reason and conclusion of BECAUSE. */
function factsIn({ speaker, tree }: Said): readonly Sentence[] {
  return spread(resolve(tree, { speaker }), speaker);
}

function spread(sentence: Sentence, speaker: Agent): readonly Sentence[] {
  const isOpen = sentence.kind === 'because' || (sentence.kind === 'logic' && sentence.operator === 'AND');
  if (!isOpen || sentence.subject !== speaker) return [sentence];
  return [sentence, ...sentence.operands.flatMap((operand) => spread(operand, speaker))];
}

function holds(wanted: Sentence, facts: readonly Sentence[]): boolean {
  if (facts.some((fact) => fits(wanted, fact))) return true;
  if (wanted.kind !== 'logic') return false;
  const count = wanted.operands.filter((operand) => holds(operand, facts)).length;
  switch (wanted.operator) {
    case 'NOT':
      return count === 0;
    case 'AND':
      return count === wanted.operands.length;
    case 'OR':
      return count > 0;
    case 'XOR':
      return count === 1;
  }
}

/** The same sentence, with anything in the places of ANY. */
function fits(wanted: Sentence, fact: Sentence): boolean {
  if (wanted.kind !== fact.kind || !fitsWord(wanted.subject, fact.subject)) return false;
  if (!fitsWords(wanted, fact)) return false;
  const operands = 'operands' in wanted ? wanted.operands : [];
  const others = 'operands' in fact ? fact.operands : [];
  if (operands.length !== others.length) return false;
  return operands.every((operand, index) => fits(operand, others[index] as Sentence));
}

const WORDS = ['verb', 'operator', 'target', 'role', 'species', 'day', 'text'] as const;

function fitsWords(wanted: Sentence, fact: Sentence): boolean {
  const one = wanted as Partial<Record<(typeof WORDS)[number], string | number>>;
  const other = fact as typeof one;
  if (!WORDS.every((word) => fitsWord(one[word], other[word]))) return false;
  if (wanted.kind !== 'opinion' || fact.kind !== 'opinion') return true;
  const { channel, day, id } = wanted.talk;
  return channel === fact.talk.channel && day === fact.talk.day && id === fact.talk.id;
}

function fitsWord<Value>(wanted: Value, fact: Value): boolean {
  return wanted === 'ANY' || wanted === fact;
}
