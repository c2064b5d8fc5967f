import { describe, expect, test } from 'vitest';
import { agentCast, findMentions, nameMentions, parseAnchor } from '../index.ts';

const five = agentCast(5);
const named = [{ name: 'ミナト' }, { name: 'Ann' }, { name: 'Ann Lee' }, { name: 'Anna' }];

describe('anchors', () => {
  test('[T14] [R001-NLSYS-03] an anchor gives the addressee and the text without it', () => {
    expect(parseAnchor('>>Agent[01] 私は占い師だよ。', five)).toEqual({
      to: 1,
      anchor: '>>Agent[01] ',
      body: '私は占い師だよ。',
    });
    for (let player = 1; player <= 5; player++)
      expect(parseAnchor(`>>Agent[0${player}] hi`, five)).toMatchObject({ to: player, body: 'hi' });
  });

  test('[T14] the blank after an anchor may be missing, and there may be nothing after it', () => {
    expect(parseAnchor('>>Agent[02]嘘だ', five)).toEqual({ to: 2, anchor: '>>Agent[02]', body: '嘘だ' });
    expect(parseAnchor('>>Agent[02]', five)).toEqual({ to: 2, anchor: '>>Agent[02]', body: '' });
    expect(parseAnchor('>>Agent[02]  two blanks', five)).toMatchObject({ body: ' two blanks' });
  });

  test('[T14] an anchor stands at the beginning and names somebody who is there', () => {
    for (const text of [
      'hi >>Agent[01]',
      ' >>Agent[01] hi',
      '>Agent[01] hi',
      '>>Agent[06] hi',
      '>> Agent[01]',
      '>>',
      '',
    ])
      expect(parseAnchor(text, five)).toEqual({ to: null, anchor: '', body: text });
  });

  test('[T14] an anchor may name a character; of names that begin alike the longest counts', () => {
    expect(parseAnchor('>>ミナト おはよう', named)).toEqual({ to: 1, anchor: '>>ミナト ', body: 'おはよう' });
    expect(parseAnchor('>>Ann hello', named)).toMatchObject({ to: 2, body: 'hello' });
    expect(parseAnchor('>>Ann Lee hello', named)).toMatchObject({ to: 3, body: 'hello' });
    expect(parseAnchor('>>Anna hello', named)).toMatchObject({ to: 4, body: 'hello' });
    expect(parseAnchor('>>Annabel hello', named)).toMatchObject({ to: null });
    const reversed = named.toReversed();
    expect(parseAnchor('>>Ann Lee hello', reversed)).toMatchObject({ to: 2, body: 'hello' });
    expect(parseAnchor('>>Ann hello', reversed)).toMatchObject({ to: 3, body: 'hello' });
  });
});

describe('mentions', () => {
  test('[T15] all names of players in a text are found', () => {
    expect(findMentions('Agent[02]はAgent[05]とAgent[02]を見た', 5)).toEqual([
      { player: 2, start: 0, end: 9 },
      { player: 5, start: 10, end: 19 },
      { player: 2, start: 20, end: 29 },
    ]);
  });

  test('[T15] who is not there is not named', () => {
    expect(findMentions('Agent[06] Agent[00] Agent[1] agent[01] Agent[1', 5)).toEqual([]);
    expect(findMentions('Agent[15]', 15)).toEqual([{ player: 15, start: 0, end: 9 }]);
  });

  test('[T15] a page may show the names of the characters instead', () => {
    expect(nameMentions('Agent[02]は嘘つきだ、Agent[01]！', named)).toBe('Annは嘘つきだ、ミナト！');
    expect(nameMentions('>>Agent[04] Agent[09]?', named)).toBe('>>Anna Agent[09]?');
    expect(nameMentions('nobody', named)).toBe('nobody');
  });
});
