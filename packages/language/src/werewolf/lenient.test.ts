import { describe, expect, test } from 'vitest';
import { canonical, codes, diagnostics, refusal } from '../../testing/werewolf/village.ts';

describe('the lenient dialect', () => {
  test.each([
    ['declare 90% (agent02 wolf)', 'declare 90% (Agent02 wolf)', ['name']],
    ['declare 90% (Agent[02] wolf)', 'declare 90% (Agent02 wolf)', ['name']],
    ['declare 90% (Agent2 wolf)', 'declare 90% (Agent02 wolf)', ['name']],
    ['Declare 90% (Agent02 WOLF)', 'declare 90% (Agent02 wolf)', ['E000-02', 'E000-02']],
    ['declare 90 % (Agent02 wolf)', 'declare 90% (Agent02 wolf)', ['number']],
    ['declare 90% (Agent02 wolf', 'declare 90% (Agent02 wolf)', ['parentheses']],
    ['declare 90% (Agent02 wolf)))', 'declare 90% (Agent02 wolf)', ['parentheses']],
    ['declare 90% Agent02 wolf', 'declare 90% (Agent02 wolf)', ['parentheses']],
    ['declare 90% (not inspect Agent02)', 'declare 90% (not (inspect Agent02))', ['parentheses']],
    ['declare 90% (Agent01 not vote Agent02)', 'declare 90% (not (Agent01 vote Agent02))', ['form']],
    [
      'declare 90% (Agent01 executed or attacked)',
      'declare 90% ((Agent01 executed) or (Agent01 attacked))',
      ['form'],
    ],
    ['(declare 90% (Agent02 wolf))', 'declare 90% (Agent02 wolf)', ['form']],
    ['agree Agent04', 'agree 100% (Agent04)', ['E000-13']],
    ['agree 80% Agent04', 'agree 80% (Agent04)', ['parentheses']],
    ['declare 90% (1th vote Agent03)', 'declare 90% (1st vote Agent03)', ['number']],
    ['declare 90% (before Agent01 wolf)', 'declare 90% (before Agent01 wolf)', ['form']],
    [
      'if Agent01 wolf then declare 90% Agent02 seer',
      'if (Agent01 wolf) then (declare 90% (Agent02 seer))',
      ['parentheses', 'parentheses', 'parentheses'],
    ],
    [
      'declare 90% ((Agent01 wolf) and (Agent02 wolf) because (Agent03 seer))',
      'declare 90% (((Agent01 wolf) and (Agent02 wolf)) because (Agent03 seer))',
      ['parentheses'],
    ],
  ])('%s', (text, read, found) => {
    expect(canonical('utterance', text)).toContain('refused');
    expect(canonical('utterance', text, 'lenient')).toBe(read);
    expect(codes('utterance', text, 'lenient').sort()).toEqual(found);
  });

  test('joins utterances by and, or', () => {
    const text = '(agree 90% (speech 1)) and (declare 90% (Agent02 wolf))';
    expect(canonical('utterance', text, 'lenient')).toBe(text);
    expect(codes('utterance', text, 'lenient')).toEqual(['form']);
  });

  test.each([
    ['declare (Agent02 wolf)', 'a rate from 0% to 100%, found "(" at column 9'],
    ['declare 101% (Agent02 wolf)', 'a rate from 0% to 100%, found "101%" at column 9'],
    ['agree (speech 5)', 'a rate from 0% to 100%, found "(" at column 7'],
    ['request 80% (Agent02 speak)', 'a character or role, found "80%" at column 9'],
    ['declare 90% ()', 'a sentence, found ")" at column 14'],
    ['declare 90% (Agent02 dragon)', 'a role, complement or verb, found "dragon" at column 22'],
    ['Agent02 wolf', '"declare", "request", "agree", "if" or "(", found "Agent02" at column 1'],
    ['declare 90% (Agent99 wolf)', 'a sentence, found "Agent99" at column 14'],
  ])('invents nothing: %s', (text, message) => {
    expect(refusal('utterance', text, 'lenient')).toBe(`Expected ${message}`);
  });

  test('says where and what it repaired', () => {
    expect(diagnostics('utterance', 'declare 90% (agent02 Wolf', 'lenient')).toEqual([
      { code: 'name', severity: 'repair', message: '"agent02" read as Agent02', start: 13, end: 20 },
      { code: 'E000-02', severity: 'repair', message: '"Wolf" read as wolf', start: 21, end: 25 },
      { code: 'parentheses', severity: 'repair', message: 'Added ")" at the end', start: 25, end: 25 },
    ]);
  });
});
