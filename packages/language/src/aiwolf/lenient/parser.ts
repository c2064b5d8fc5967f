import { accept, type Result, refuse } from '@mura/engine';
import type { Sentence } from '../ast.ts';
import { type AIWolfSyntaxError, type Diagnostic, TOLD, unexpected } from '../diagnostic.ts';
import { Repairs } from '../repairs.ts';
import { readItems } from './items.ts';
import { Reader } from './reader.ts';

/**
 * Reads all that ten years of logs contain. It first makes groups of the parentheses, whatever is in them, and then
 * understands each group on its own, so that a strange one never hides the others. Nothing at all understood: refused.
 */
export function parseLenientTalk(
  text: string,
): Result<{ readonly tree: Sentence; readonly diagnostics: readonly Diagnostic[] }, AIWolfSyntaxError> {
  const repairs = new Repairs();
  const root = readItems(text, repairs);
  if ('code' in root) return refuse(root);
  tellOuterBlanks(text, repairs);
  const reader = new Reader(text, repairs);
  const tree = reader.readGroup(root, false);
  if (tree === null || !isUnderstood(tree)) return refuse(reader.problem ?? unexpected(text, 0, 'sentence'));
  return accept({ tree, diagnostics: repairs.toList() });
}

function tellOuterBlanks(text: string, repairs: Repairs): void {
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  if (start > 0 && end > 0) repairs.add('outerBlank', TOLD.blanksBefore, 0, start);
  if (end < text.length && end > 0) repairs.add('outerBlank', TOLD.blanksAfter, end, text.length);
}

/** Whether there is at least one sentence that says something. */
function isUnderstood(tree: Sentence): boolean {
  return 'operands' in tree ? tree.operands.some(isUnderstood) : true;
}
