import { MARKS, type Mark } from '../action.ts';

/** The mark that comes after another when a cell of the board is touched: ? Δ O X, and ? again. */
export function nextMark(mark: Mark): Mark {
  return MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length]!;
}
