import type { DayWordNode, TimeNode, WerewolfTree } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { rewrite } from '../visit.ts';
import type { DayWord } from '../vocabulary.ts';

const FROM_TODAY: Readonly<Record<DayWord, number>> = { today: 0, yesterday: -1, tomorrow: 1 };

/** The days a time names, ascending and each once; `today` is the day on which it is said. */
export function daysOf(time: TimeNode, today: number): number[] {
  return [...new Set(listDays(time, today))].sort((one, other) => one - other);
}

function listDays(time: TimeNode, today: number): number[] {
  if (time.kind === 'day') return [time.day];
  if (time.kind === 'dayWord') return [today + FROM_TODAY[time.word]];
  return time.operands.flatMap((operand) => listDays(operand, today));
}

/** Writes `day_<n>` for today, yesterday and tomorrow. A day before day 0 stays a word, with a warning (E000-27). */
export function resolveDays<Tree extends WerewolfTree>(
  tree: Tree,
  today: number,
  findings: Diagnostic[],
): Tree {
  return rewrite(tree, (node) => {
    if (node.kind !== 'dayWord') return node;
    const day = today + FROM_TODAY[node.word];
    if (day >= 0) return { kind: 'day', day, start: node.start, end: node.end };
    findings.push(beforeAllDays(node));
    return node;
  });
}

function beforeAllDays({ word, start, end }: DayWordNode): Diagnostic {
  const message = `Expected a day from 0 on, found "${word}" on day 0 at column ${start + 1}`;
  return { code: 'E000-27', severity: 'warning', message, start, end };
}
