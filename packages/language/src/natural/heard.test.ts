import { expect, test } from 'vitest';
import type { Sentence } from '../aiwolf/ast.ts';
import { parseAIWolf } from '../aiwolf/parser.ts';
import { heard } from './heard.ts';

function sentence(text: string): Sentence {
  const parsed = parseAIWolf(text, { dialect: 'java' });
  if (!parsed.ok) throw new Error(text);
  return parsed.value.tree;
}

test('what somebody says of themselves is known afterwards; what they retell of others is not their claim', () => {
  const first = heard({}, 2, [sentence('COMINGOUT Agent[02] SEER'), sentence('DIVINED Agent[03] HUMAN')]);
  const then = heard(first, 4, [sentence('Agent[05] COMINGOUT Agent[05] MEDIUM')]);
  const last = heard(then, 2, []);
  expect([...(last.claims ?? [])]).toEqual([[2, 'SEER']]);
  expect(last.reports).toEqual([{ by: 2, verb: 'DIVINED', target: 3, species: 'HUMAN' }]);
  expect(last.lastSpeakers).toEqual([2, 4]);
});

test('what is said as a reason or a conclusion is known as well', () => {
  const { claims, reports } = heard({}, 2, [
    sentence('BECAUSE (DIVINED Agent[03] WEREWOLF) (REQUEST ANY (VOTE Agent[03]))'),
    sentence('AND (COMINGOUT Agent[02] SEER) (VOTE Agent[03])'),
  ]);
  expect([...(claims ?? [])]).toEqual([[2, 'SEER']]);
  expect(reports).toEqual([{ by: 2, verb: 'DIVINED', target: 3, species: 'WEREWOLF' }]);
});
