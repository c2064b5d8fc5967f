import { describe, expect, test } from 'vitest';
import { bbsVillage, say } from '../../testing/clock/index.ts';
import { changed, given, happened, play, rulesOf, says, villageOf } from '../../testing/index.ts';
import { agentCast, findSymbols, measure, type Role, treatSymbols } from '../index.ts';
import { parseAnchor } from './anchor.ts';

const cast = agentCast(5);

function symbols(text: string): string[] {
  return findSymbols(text, cast).map((symbol) => symbol.text);
}

describe('symbols in natural language', () => {
  test('[R001-NLSYS-02] all but punctuation, exclamation and question marks are flagged', () => {
    expect(symbols('私は占い師です。Agent[02]は人狼！？ええ、たぶん')).toEqual([]);
    expect(symbols('ケーキ々１２ Wolf 3')).toEqual([]);
    expect(symbols('人狼は「Agent[03]」だ★(笑)→😀…')).toEqual(['「', '」', '★', '(', ')', '→', '😀', '…']);
    expect(symbols('Agent[99]')).toEqual(['[', ']']);
  });

  test('[R001-NLSYS-02] they are refused, stripped, or only told', () => {
    const text = '黒(人狼)です。';
    expect(treatSymbols(text, cast, 'refuse')).toMatchObject({
      ok: false,
      error: [
        { text: '(', start: 1, end: 2 },
        { text: ')', start: 4, end: 5 },
      ],
    });
    expect(treatSymbols(text, cast, 'strip')).toMatchObject({ ok: true, value: { text: '黒人狼です。' } });
    expect(treatSymbols(text, cast, 'warn')).toMatchObject({ ok: true, value: { text, symbols: [{}, {}] } });
    expect(treatSymbols('黒です。', cast, 'refuse')).toEqual({
      ok: true,
      value: { text: '黒です。', symbols: [] },
    });
  });

  test('[R001-NLSYS-04] neither length nor symbols count the anchor', () => {
    const text = '>>Agent[01] はい';
    expect(symbols(text)).toEqual([]);
    expect(symbols('はい>>Agent[01] ')).toEqual(['>', '>']);
    const { anchor, body } = parseAnchor(text, cast);
    const two = {
      countIn: 'charactersAndSpaces',
      perTalk: 2,
      perPlayer: null,
      base: null,
      mention: null,
    } as const;
    expect(anchor + measure(body, two, null, 2, cast).text).toBe(text);
    expect(measure(text, two, null, 2, cast).text).toBe('>>');
  });

  test('[R001-NLSYS-04] the anchor is not counted in a village by turns', () => {
    const length = {
      countIn: 'charactersAndSpaces',
      perTalk: 2,
      perPlayer: null,
      base: null,
      mention: null,
    } as const;
    const rules = changed(rulesOf('nlp-5'), { talk: { length } });
    const roles: Role[] = ['villager', 'villager', 'seer', 'possessed', 'werewolf'];
    const heard = (text: string) =>
      happened(play(villageOf(roles, { rules }), says(text)), 'talked').map((talked) => talked.text);
    expect(heard('>>Agent[02] はい')).toEqual(['>>Agent[02] はい']);
    expect(heard('>>Agent[02] はいはい')).toEqual(['>>Agent[02] はい']);
    expect(heard('はいはい')).toEqual(['はい']);
  });

  test('[R001-NLSYS-04] the anchor is not counted in a village by the clock', () => {
    const village = bbsVillage();
    const [, second] = happened(village, 'opened')[0]!.cast;
    const anchored = (length: number) => say(1, 'talk', `>>${second!.name} ${'あ'.repeat(length)}`);
    given(village).when(anchored(400)).then({ type: 'talked', to: 2 });
    given(village).when(anchored(401)).refused('textTooLong');
  });
});
