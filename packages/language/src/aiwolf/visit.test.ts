import { expect, test } from 'vitest';
import { treeOf } from '../../testing/aiwolf/trees.ts';
import { printAIWolf, type Sentence, visitAIWolf } from './index.ts';

const TREE = treeOf('BECAUSE (AND (VOTED Agent1) (VOTED Agent2)) (NOT (VOTE Agent3))');

function word(sentence: Sentence): string {
  return 'operator' in sentence ? sentence.operator : printAIWolf(sentence, 'strict');
}

test('all sentences are entered and left in the order of the text', () => {
  const walk: string[] = [];
  visitAIWolf(TREE, {
    enter: (sentence, around) => {
      walk.push(`${'>'.repeat(around.length)}${word(sentence)}`);
    },
    leave: (sentence) => {
      if ('operator' in sentence) walk.push(`end of ${word(sentence)}`);
    },
  });
  expect(walk).toEqual([
    'BECAUSE',
    '>AND',
    '>>VOTED Agent1',
    '>>VOTED Agent2',
    'end of AND',
    '>NOT',
    '>>VOTE Agent3',
    'end of NOT',
    'end of BECAUSE',
  ]);
});

test('`false` passes the operands by', () => {
  const seen: string[] = [];
  visitAIWolf(TREE, {
    enter: (sentence) => {
      seen.push(word(sentence));
      return word(sentence) !== 'AND';
    },
  });
  expect(seen).toEqual(['BECAUSE', 'AND', 'NOT', 'VOTE Agent3']);
});
