import { describe, expect, test } from 'vitest';
import { canonical, phrase, refusal, sentence } from '../../../testing/werewolf/village.ts';
import { daysOf } from '../meaning/days.ts';
import { isTime } from '../printer.ts';
import { withoutPlaces } from '../visit.ts';

const sameTree = (one: string, other: string) =>
  expect(withoutPlaces(sentence(one))).toEqual(withoutPlaces(sentence(other)));

describe('modifiers', () => {
  test('[R000-MOD-01] go with a word or a sentence, and one upon another', () => {
    expect(sentence('today Agent01 attacked')).toMatchObject({ kind: 'modified', by: { word: 'today' } });
    expect(sentence('day_2 (vote Agent03)')).toMatchObject({
      kind: 'modified',
      by: { day: 2 },
      sentence: { kind: 'act' },
    });
    expect(sentence('today now vote Agent03')).toMatchObject({
      kind: 'modified',
      by: { word: 'today' },
      sentence: { kind: 'modified', by: { word: 'now' }, sentence: { kind: 'act' } },
    });
    expect(sentence('2 living wolf exist')).toMatchObject({
      subject: { kind: 'qualified', by: { count: 2 }, set: { kind: 'qualified', by: { status: 'living' } } },
    });
    expect(canonical('sentence', 'today ((vote Agent03) and (vote Agent04))')).toBe(
      'today ((vote Agent03) and (vote Agent04))',
    );
  });

  test('between subject and predicate they belong to the sentence', () => {
    sameTree('Agent01 yesterday attacked', 'yesterday Agent01 attacked');
    sameTree('Agent01 before vote Agent03', 'before Agent01 vote Agent03');
    sameTree('Agent01 (day_1 or day_2) 1st vote Agent03', '(day_1 or day_2) 1st (Agent01 vote Agent03)');
  });

  test('[R000-MOD-02] day_1 and (day_1 and day_2) are sets of days', () => {
    const one = phrase('day_1');
    const two = phrase('(day_1 and day_2)');
    expect(isTime(one) && daysOf(one, 9)).toEqual([1]);
    expect(isTime(two) && daysOf(two, 9)).toEqual([1, 2]);
    const many = phrase('(day_12 and day_0 and day_12)');
    expect(isTime(many) && daysOf(many, 9)).toEqual([0, 12]);
    expect(sentence('(day_1 and day_2) Agent01 speak')).toMatchObject({
      kind: 'modified',
      by: { kind: 'and' },
    });
  });

  test('[R000-MOD-04] before, after, almost, now; almost goes with before and after', () => {
    for (const word of ['before', 'after', 'almost', 'now']) {
      expect(phrase(word)).toMatchObject({ kind: 'relativeTime', word });
      expect(sentence(`${word} vote Agent03`)).toMatchObject({ kind: 'modified', by: { word } });
    }
    for (const word of ['before', 'after']) {
      expect(phrase(`${word} almost`)).toMatchObject({
        kind: 'stack',
        modifiers: [{ word }, { word: 'almost' }],
      });
      expect(sentence(`${word} almost vote Agent03`)).toMatchObject({
        by: { word },
        sentence: { by: { word: 'almost' }, sentence: { kind: 'act' } },
      });
    }
  });

  test('[R000-MOD-05] as time before and after go with verbs only; between sentences they are control', () => {
    expect(phrase('before vote')).toMatchObject({
      kind: 'stack',
      modifiers: [{ word: 'before' }],
      verb: { verb: 'vote' },
    });
    expect(sentence('before vote Agent03')).toMatchObject({ kind: 'modified', by: { kind: 'relativeTime' } });
    expect(sentence('(vote Agent03) before (vote Agent04)')).toMatchObject({
      kind: 'before',
      event: { kind: 'act' },
    });
    expect(refusal('sentence', 'before Agent01 wolf')).toBe(
      'Expected a verb after "before", found none at column 1',
    );
    expect(refusal('sentence', 'after Agent01 comingout')).toBe(
      'Expected a verb after "after", found none at column 1',
    );
    expect(canonical('sentence', 'now Agent01 wolf')).toBe('now Agent01 wolf');
  });

  test('[R000-MOD-06] numerals give the number of characters or roles', () => {
    expect(sentence('2 wolf exist')).toMatchObject({
      kind: 'state',
      subject: { kind: 'qualified', by: { kind: 'numeral', count: 2 }, set: { kind: 'role', role: 'wolf' } },
      complement: { complement: 'exist' },
    });
    expect(phrase('2 freemason')).toMatchObject({ by: { count: 2 }, set: { role: 'freemason' } });
    expect(sentence('12 CHAR speak')).toMatchObject({
      subject: { by: { kind: 'numeral', count: 12 }, set: { kind: 'alias', alias: 'CHAR' } },
    });
    expect(sentence('Agent03 vote 1 (Agent01 or Agent02)')).toMatchObject({
      object: { by: { kind: 'numeral', count: 1 }, set: { kind: 'or' } },
    });
    expect(canonical('sentence', '12 CHAR speak')).toBe('12 CHAR speak');
    expect(refusal('sentence', '0 wolf exist')).toBe('Expected a number from 1 on, found "0" at column 1');
  });

  test('[R000-MOD-08] died and living, in two counted groups', () => {
    expect(sentence('(1 died wolf) and (2 living wolf) exist')).toMatchObject({
      kind: 'state',
      subject: {
        kind: 'and',
        operands: [
          { by: { count: 1 }, set: { by: { status: 'died' }, set: { role: 'wolf' } } },
          { by: { count: 2 }, set: { by: { status: 'living' }, set: { role: 'wolf' } } },
        ],
      },
    });
  });
});
