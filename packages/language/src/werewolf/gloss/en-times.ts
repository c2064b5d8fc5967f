import type { SentenceModifier, TimeNode } from '../ast.ts';
import { nth } from './en-nouns.ts';
import { RELATIVE } from './en-words.ts';
import { saysBoth, wasSaidWith } from './modifiers.ts';

export function timeOf(time: TimeNode): string {
  if (time.kind === 'day') return `day ${time.day}`;
  if (time.kind === 'dayWord') return time.word;
  return time.operands.map((operand) => timeOf(operand)).join(` ${time.kind} `);
}

export function modifiersOf(stack: readonly SentenceModifier[]): string {
  return stack
    .map((by, index) => modifierOf(by, stack[index - 1], stack[index + 1]))
    .filter((words) => words !== '')
    .join(', ');
}

function modifierOf(
  by: SentenceModifier,
  last: SentenceModifier | undefined,
  next: SentenceModifier | undefined,
): string {
  if (by.kind === 'ordinal') return `as the ${nth(by.order)}`;
  if (by.kind !== 'relativeTime') return by.kind === 'dayWord' ? by.word : `on ${timeOf(by)}`;
  if (wasSaidWith(by, last)) return '';
  return saysBoth(by, next) ? `just ${by.word} that` : RELATIVE[by.word];
}
