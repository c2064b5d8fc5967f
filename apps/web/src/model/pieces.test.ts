import { agentName } from '@mura/engine';
import { expect, test } from 'vitest';
import { piecesOf, withNames } from './pieces.ts';

const shownAs = (text: string, names: readonly string[]) =>
  piecesOf(text, names)
    .map((piece) => piece.text)
    .join('');

test('[R001-NLSYS-05] every Agent[xx] of a village of any size is shown by the name of its character', () => {
  for (let players = 3; players <= 20; players++) {
    const names = Array.from({ length: players }, (_, index) => `村人${index + 1}さん`);
    const agents = names.map((_, index) => agentName(index + 1));
    expect(shownAs(`${agents.join('と')}だ。`, names)).toBe(`${names.join('と')}だ。`);
    expect(shownAs(agentName(players + 1), names)).toBe(agentName(players + 1));
  }
});

test('[R001-NLSYS-05] so it is beside references and in words that stand out, and where a post is quoted', () => {
  const names = ['千代', '源太'];
  expect(piecesOf('Agent[01] >>12 【Agent[02]は人狼】 Agent[02]', names)).toEqual([
    { type: 'plain', text: '千代 ' },
    { type: 'ref', text: '>>12', number: 12 },
    { type: 'plain', text: ' ' },
    { type: 'strong', text: '源太は人狼' },
    { type: 'plain', text: ' 源太' },
  ]);
  expect(withNames('Agent[02]とAgent[02]', names)).toBe('源太と源太');
});
