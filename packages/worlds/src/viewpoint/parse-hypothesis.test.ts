import { agentCast } from '@mura/engine';
import { expect, test } from 'vitest';
import { parseHypothesis } from './parse-hypothesis.ts';

const CAST = [{ name: 'Otto' }, { name: 'Ottoline' }, { name: 'ミナト' }, ...agentCast(12).slice(3)];

test.each([
  ['Otto is the real seer', 1, 'seer', true],
  ['otto is seer', 1, 'seer', true],
  ['Ottoline is not a wolf', 2, 'werewolf', false],
  ["Ottoline isn't possessed", 2, 'possessed', false],
  ['Otto is no werewolf', 1, 'werewolf', false],
  ['Agent[03] is human', 3, 'human', true],
  ['ミナトは占い師', 3, 'seer', true],
  ['ミナトは人狼ではない', 3, 'werewolf', false],
  ['ミナトは本物の霊媒師です。', 3, 'medium', true],
  ['1=seer', 1, 'seer', true],
  ['12!=fox', 12, 'fox', false],
  ['12 = bodyguard', 12, 'bodyguard', true],
  [' 1 ≠ 村人 ', 1, 'villager', false],
])('%s', (text, player, what, is) => {
  expect(parseHypothesis(text, CAST)).toEqual({ ok: true, value: { player, what, is } });
});

test.each([
  ['Nobody is the seer', /does not begin with a player/],
  ['', /does not begin with a player/],
  ['13=seer', /does not begin with a player/],
  ['Otto', /does not say a role/],
  ['Otto is', /does not say a role/],
  ['Otto is the seer and the medium', /does not say a role/],
  ['Otto was the seer', /does not say a role/],
  ['Otto=constructor', /does not say a role/],
])('%s is refused', (text, message) => {
  const parsed = parseHypothesis(text, CAST);
  expect(parsed.ok).toBe(false);
  expect(parsed.ok ? '' : parsed.error).toMatch(message);
});
