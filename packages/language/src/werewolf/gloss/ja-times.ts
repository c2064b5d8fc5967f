import type { SentenceModifier, TimeNode } from '../ast.ts';
import { DAYS, RELATIVE } from './ja-words.ts';
import { saysBoth, wasSaidWith } from './modifiers.ts';

export function timeOf(time: TimeNode): string {
  if (time.kind === 'day') return `${time.day}日目`;
  if (time.kind === 'dayWord') return DAYS[time.word];
  return time.operands.map((operand) => timeOf(operand)).join(time.kind === 'and' ? 'と' : 'か');
}

export function modifiersOf(stack: readonly SentenceModifier[]): string {
  return stack.map((by, index) => modifierOf(by, stack[index - 1], stack[index + 1])).join('');
}

function modifierOf(
  by: SentenceModifier,
  last: SentenceModifier | undefined,
  next: SentenceModifier | undefined,
): string {
  if (by.kind === 'ordinal') return `${by.order}番目に`;
  if (by.kind !== 'relativeTime') return by.kind === 'dayWord' ? timeOf(by) : `${timeOf(by)}に`;
  if (wasSaidWith(by, last)) return '';
  if (saysBoth(by, next)) return by.word === 'before' ? '直前に' : '直後に';
  return RELATIVE[by.word];
}
