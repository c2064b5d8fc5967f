import { describe, expect, test } from 'vitest';
import { EXAMPLES, rowsOf } from '../../../testing/werewolf/golden.ts';
import { sentence, utterance } from '../../../testing/werewolf/village.ts';
import type { SetNode } from '../ast.ts';
import { printWerewolf } from '../printer.ts';
import { withoutPlaces } from '../visit.ts';

const sameTree = (one: string, other: string) =>
  expect(withoutPlaces(sentence(one))).toEqual(withoutPlaces(sentence(other)));

describe('basic sentences', () => {
  test('[R000-SENT-01] a character or role is a role', () => {
    const rows = rowsOf('4.4.1').filter(({ kind }) => kind === 'is');
    expect(rows.map(printWerewolf)).toEqual([
      'Agent01 wolf',
      'Agent02 seer',
      'Agent03 HUMAN',
      'Agent04 VILLAGESIDE',
      'Agent05 GIFTED',
    ]);
    expect(sentence('seer wolf')).toMatchObject({
      kind: 'is',
      subject: { role: 'seer' },
      predicate: { role: 'wolf' },
    });
    expect(sentence('Agent01 wolf or lunatic')).toMatchObject({ kind: 'is', predicate: { kind: 'or' } });
  });

  test('[R000-SENT-02] a character or role is in a state', () => {
    expect(rowsOf('4.4.1').filter(({ kind }) => kind === 'state')).toHaveLength(11);
    expect(sentence('Agent06 attacked')).toMatchObject({
      kind: 'state',
      complement: { complement: 'attacked' },
    });
    expect(sentence('seer comingout')).toMatchObject({ kind: 'state', subject: { role: 'seer' } });
  });

  test('[R000-SENT-03] not between subject and predicate is the same tree as not before the sentence', () => {
    sameTree('freemason not wolf', 'not (freemason wolf)');
    sameTree('hunter not comingout', 'not (hunter comingout)');
    expect(sentence('freemason not WOLFSIDE')).toMatchObject({ kind: 'not', operand: { kind: 'is' } });
    sameTree('Agent01 not (wolf or lunatic)', 'not (Agent01 wolf or lunatic)');
  });

  test('infix not binds to its term before and, or, without', () => {
    expect(sentence('Agent01 not wolf and not lunatic')).toMatchObject({
      kind: 'is',
      predicate: { kind: 'and', operands: [{ kind: 'not' }, { kind: 'not' }] },
    });
  });

  test('[R000-SENT-04] a verb and its object, the subject left open', () => {
    const rows = rowsOf('4.4.2');
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row).toMatchObject({ kind: 'act', subject: null });
    expect(sentence('vote wolf')).toMatchObject({ kind: 'act', subject: null, object: { role: 'wolf' } });
  });

  test('[R000-SENT-05] subject, verb, object, each a character or a role', () => {
    const sides = (text: string) => {
      const tree = sentence(text);
      return tree.kind === 'act' ? [tree.subject, tree.verb, tree.object] : tree.kind;
    };
    const vote = { kind: 'verb', verb: 'vote' };
    const protect = { kind: 'verb', verb: 'protect' };
    const character = (player: number) => ({ kind: 'character', player });
    const role = (word: string) => ({ kind: 'role', role: word });
    expect(sides('Agent01 vote Agent02')).toMatchObject([character(1), vote, character(2)]);
    expect(sides('Agent01 vote wolf')).toMatchObject([character(1), vote, role('wolf')]);
    expect(sides('hunter protect Agent05')).toMatchObject([role('hunter'), protect, character(5)]);
    expect(sides('hunter protect seer')).toMatchObject([role('hunter'), protect, role('seer')]);
  });

  test('[R000-SENT-06] several subjects without parentheses', () => {
    const tree = sentence('Agent01 and Agent02 vote Agent07');
    expect(tree).toMatchObject({ kind: 'act', subject: { kind: 'and' }, object: { player: 7 } });
    const subject = (tree as { subject: Extract<SetNode, { kind: 'and' }> }).subject;
    expect(subject.operands.map((operand) => (operand as { player: number }).player)).toEqual([1, 2]);
  });

  test('[R000-SENT-07] about a word', () => {
    const rows = rowsOf('4.4.4').filter(({ kind }) => kind === 'about');
    expect(rows).toHaveLength(6);
    expect(sentence('about Agent01')).toMatchObject({ kind: 'about', topic: { player: 1 } });
    expect(sentence('about (Agent01 or wolf)')).toMatchObject({ kind: 'about', topic: { kind: 'or' } });
  });

  test('[R000-SENT-08] discuss, decide and know a sentence', () => {
    const metas = rowsOf('4.4.4').flatMap((row) => (row.kind === 'meta' ? [row] : []));
    const count = (verb: string) => metas.filter((row) => row.verb === verb && row.subject === null).length;
    const inUtterances = EXAMPLES.filter(({ canonical: text }) => /^request .*\(discuss \(/.test(text));
    expect([count('discuss'), count('decide'), count('know')]).toEqual([6, 1, 2]);
    expect(inUtterances).toHaveLength(5);
    for (const row of inUtterances)
      expect(utterance(row.canonical)).toMatchObject({
        sentence: { kind: 'meta', verb: 'discuss', subject: null },
      });
  });

  test('[R000-SENT-09] a character or role discusses, decides or knows a sentence', () => {
    const rows = rowsOf('4.4.5');
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row).toMatchObject({ kind: 'meta', subject: { start: 0 } });
    for (const verb of ['know', 'discuss', 'decide'])
      for (const subject of ['Agent01', 'medium'])
        expect(sentence(`${subject} ${verb} (Agent02 wolf)`)).toMatchObject({ kind: 'meta', verb });
  });

  test('[R000-SENT-12] reports of what others say', () => {
    expect(rowsOf('4.4.8')).toMatchObject([
      { kind: 'report', subject: { player: 5 }, verbal: { kind: 'declare', rate: 70 } },
      {
        kind: 'report',
        subject: { player: 5 },
        verbal: { kind: 'request', rate: 70, target: { player: 7 } },
      },
      { kind: 'report', subject: { player: 5 }, verbal: { kind: 'agree', rate: 10, with: { number: 10 } } },
    ]);
    const reported = (text: string) => {
      const tree = sentence(text);
      expect(tree).toMatchObject({ kind: 'report', subject: { kind: 'role', role: 'seer' } });
      return tree.kind === 'report' ? tree.verbal : tree;
    };
    expect(reported('seer declare 70% (Agent06 wolf)')).toMatchObject({
      kind: 'declare',
      rate: 70,
      sentence: { kind: 'is', subject: { player: 6 } },
    });
    expect(reported('seer request wolf 70% (speech 1)')).toMatchObject({
      kind: 'request',
      target: { kind: 'role', role: 'wolf' },
      sentence: { kind: 'speech', number: 1 },
    });
    expect(reported('seer agree 10% (Agent01)')).toMatchObject({
      kind: 'agree',
      rate: 10,
      with: { player: 1 },
    });
  });
});
