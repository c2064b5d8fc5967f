import { agentCast, type Talked } from '@mura/engine';
import { expect, test } from 'vitest';
import { loadSpeech } from '../natural/say/load.ts';
import { interpreterAt } from './interpreter.ts';

const speeches = { ja: await loadSpeech('ja'), en: await loadSpeech('en') };

/** Five agents of natural language, who know Japanese. */
const interpret = interpreterAt(
  { cast: agentCast(5), language: 'ja', tongues: [], ofWords: [1, 2, 3, 4, 5], ofProtocol: [] },
  speeches,
);

function said(text: string): Talked {
  const where = {
    audience: 'public',
    number: 3,
    idx: 3,
    day: 1,
    turn: 0,
    channel: 'talk',
    player: 1,
  } as const;
  return { type: 'talked', ...where, text, to: null, replyTo: null, expression: null, language: null };
}

test.each([
  'ESTIMATE Agent[02] WEREWOLF',
  '  ESTIMATE Agent[02] WEREWOLF',
  'AND (VOTE Agent[02]) (ESTIMATE Agent[02] WEREWOLF)',
  'declare 90% (Agent02 wolf)',
])('%j is told in words to agents that know no formal language', (text) => {
  expect(interpret(said(text))).toMatchObject([{ language: 'ja', to: [1, 2, 3, 4, 5] }]);
});

test.each([
  'Agent[02]が人狼だと思います。',
  '　誰が怪しいと思いますか。',
  '（declare）という言葉は使いません。',
  'Skip',
])('%j is told as it was said', (text) => {
  expect(interpret(said(text))).toEqual([]);
});
