import { describe, expect, test } from 'vitest';
import { EXAMPLES, example, SAMPLE_TALK } from '../../testing/werewolf/golden.ts';
import { dayBegan, sealed, talked } from '../../testing/werewolf/record.ts';
import {
  canonical,
  codes,
  diagnostics,
  FIFTEEN,
  FOUR,
  phrase,
  refusal,
  sentence,
  utterance,
} from '../../testing/werewolf/village.ts';
import { FAMILY_OF, type RequestNode } from './ast.ts';
import { evaluate } from './evaluate/evaluate.ts';
import { glossWerewolf } from './gloss/gloss.ts';
import { addresseesOf } from './meaning/addressees.ts';
import { expandAliases } from './meaning/aliases.ts';
import { deniedBy } from './meaning/assumption.ts';
import { rolesIn } from './meaning/members.ts';
import { resolve } from './meaning/resolve.ts';
import { findSpeech } from './meaning/speech.ts';
import { parsePhrase, parseSentence, parseUtterance } from './parser.ts';
import { printWerewolf } from './printer.ts';
import { withoutPlaces } from './visit.ts';
import { VERBS } from './vocabulary.ts';

const ja = (text: string) => glossWerewolf(sentence(text), { ...FIFTEEN, language: 'ja' });

describe('errors of the paper', () => {
  test('E000-01: an alias in any case, printed in capitals, with a diagnostic', () => {
    for (const dialect of ['strict', 'lenient'] as const) {
      expect(canonical('sentence', 'Agent03 human', dialect)).toBe('Agent03 HUMAN');
      expect(codes('sentence', 'Agent03 human', dialect)).toEqual(['E000-01']);
    }
    expect(diagnostics('sentence', 'Agent03 human', 'strict')).toMatchObject([
      { severity: 'warning', start: 8, end: 13 },
    ]);
  });

  test('E000-02: Wolf and Inspect are keywords in lenient mode, unless a character is called so', () => {
    const text = 'if (Agent01 Wolf) then (Inspect Agent02)';
    expect(canonical('sentence', text, 'lenient')).toBe('if (Agent01 wolf) then (inspect Agent02)');
    expect(refusal('sentence', text)).toBe('Expected a role, complement or verb, found "Wolf" at column 13');
    const named = parseSentence('Wolf Wolf', { names: ['Wolf'], dialect: 'lenient' });
    expect(named.ok).toBe(false);
    const character = parseSentence('Wolf wolf', { names: ['Wolf'], dialect: 'lenient' });
    expect(character.ok && character.value.tree).toMatchObject({
      subject: { player: 1 },
      predicate: { role: 'wolf' },
    });
  });

  test('E000-03: ROLE is ANYROLE', () => {
    expect(canonical('sentence', 'about ROLE')).toBe('about ANYROLE');
    expect(codes('sentence', 'about ROLE', 'strict')).toEqual(['E000-03']);
  });

  test('E000-04: numerals and states are modifiers, whatever their headings say', () => {
    expect(FAMILY_OF[phrase('2 freemason').kind]).toBe('modifier');
    expect(FAMILY_OF[phrase('living wolf').kind]).toBe('modifier');
  });

  test('E000-05: day 3 is day_3 in lenient mode', () => {
    expect(canonical('sentence', 'become day 3', 'lenient')).toBe('become day_3');
    expect(codes('sentence', 'become day 3', 'lenient')).toEqual(['E000-05']);
    expect(refusal('sentence', 'become day 3')).toBe('Expected a time, found "day" at column 8');
  });

  test('E000-06: HUMANSIDE is VILLAGESIDE, or HUMAN by a switch', () => {
    expect(canonical('sentence', 'Agent03 HUMANSIDE')).toBe('Agent03 VILLAGESIDE');
    expect(codes('sentence', 'Agent03 HUMANSIDE', 'strict')).toEqual(['E000-06']);
    const switched = parseSentence('Agent03 HUMANSIDE', { names: ['Agent03'], humanside: 'HUMAN' });
    expect(switched.ok && printWerewolf(switched.value.tree)).toBe('Agent03 HUMAN');
  });

  test('E000-07: all ten active verbs', () => {
    expect(VERBS.map((verb) => canonical('sentence', `${verb} Agent02`))).toEqual(
      VERBS.map((verb) => `${verb} Agent02`),
    );
  });

  test('E000-08: Agent02 seer is a seer in the gloss', () => {
    expect(example('wl13-021').gloss_ja).toContain('狼');
    expect(ja('Agent02 seer')).toBe('Agent02は占い師です。');
  });

  test('E000-09: execute Agent07 is an execution; the attack that was meant stands in the data', () => {
    expect(sentence('execute Agent07')).toMatchObject({ kind: 'act', verb: { verb: 'execute' } });
    expect(ja('execute Agent07')).toBe('Agent07を処刑します。');
    expect(example('wl13-040').text_probably_meant).toBe('attack Agent07');
  });

  test('E000-10: the sentence printed twice is twice in the data', () => {
    expect(EXAMPLES.filter(({ text }) => text === 'know (Agent02 wolf)').map(({ id }) => id)).toEqual([
      'wl13-056',
      'wl13-057',
    ]);
  });

  test('E000-11: speech 10 is the tenth in the gloss too', () => {
    expect(ja('Agent05 agree 10% (speech 10)')).toBe(
      'Agent05が「10番の発言にはほとんど同意しません」と表明します。',
    );
  });

  test('E000-12: a reported request needs its target', () => {
    for (const dialect of ['strict', 'lenient'] as const)
      expect(refusal('sentence', 'Agent05 request 70% (inspect Agent06)', dialect)).toBe(
        'Expected a character or role, found "70%" at column 17',
      );
  });

  test('E000-13: agree with a character has a rate and parentheses; bare only in lenient mode', () => {
    expect(canonical('utterance', 'agree 80% (Agent04)')).toBe('agree 80% (Agent04)');
    expect(refusal('utterance', 'agree Agent04')).toBe(
      'Expected a rate from 0% to 100%, found "Agent04" at column 7',
    );
    expect(canonical('utterance', 'agree Agent04', 'lenient')).toBe('agree 100% (Agent04)');
    expect(codes('utterance', 'agree Agent04', 'lenient')).toEqual(['E000-13']);
  });

  test('E000-14: we say complement', () => {
    expect(sentence('Agent07 speak')).toMatchObject({
      complement: { kind: 'complement', complement: 'speak' },
    });
  });

  test('E000-15: not between subject and predicate, printed as written', () => {
    expect(withoutPlaces(sentence('freemason not wolf'))).toEqual(
      withoutPlaces(sentence('not (freemason wolf)')),
    );
    expect(canonical('sentence', 'freemason not wolf')).toBe('freemason not wolf');
    expect(canonical('sentence', 'not (freemason wolf)')).toBe('not (freemason wolf)');
  });

  test('E000-16: parentheses around noun groups are told from those around sentences', () => {
    expect(sentence('(1 died wolf) and (2 living wolf) exist')).toMatchObject({ kind: 'state' });
    expect(sentence('(Agent01 wolf) and (Agent02 wolf)')).toMatchObject({
      kind: 'and',
      operands: [{ kind: 'is' }, {}],
    });
    expect(refusal('sentence', '(Agent01) and (Agent02 wolf)')).toBe(
      'Expected ")", found "wolf" at column 24',
    );
  });

  test('E000-17: several subjects without parentheses', () => {
    expect(canonical('sentence', 'Agent01 and Agent02 vote Agent07')).toBe(
      'Agent01 and Agent02 vote Agent07',
    );
  });

  test('E000-18: a condition of several sentences, printed in parentheses', () => {
    const text = 'if (Agent04 wolf) or (Agent05 wolf) then (inspect Agent05)';
    expect(canonical('sentence', text)).toBe('if ((Agent04 wolf) or (Agent05 wolf)) then (inspect Agent05)');
    expect(codes('sentence', text, 'strict')).toEqual(['E000-18']);
  });

  test('E000-19: as stands between its sentences, and denies the second; an honest coming out is declared', () => {
    expect(refusal('sentence', 'as (Agent04 seer)')).toBe('Expected a sentence, found "as" at column 1');
    expect(deniedBy(sentence('(Agent04 comingout) as (Agent04 seer)')).map(printWerewolf)).toEqual([
      'not (Agent04 seer)',
    ]);
    expect(deniedBy(utterance('declare 100% (Agent04 seer)'))).toEqual([]);
  });

  test('E000-20: words of two classes, by position', () => {
    expect(sentence('about medium-telling')).toMatchObject({ topic: { kind: 'noun' } });
    expect(sentence('medium-telling Agent01')).toMatchObject({ verb: { kind: 'verb' } });
    expect(sentence('about attack')).toMatchObject({ topic: { kind: 'noun' } });
    expect(sentence('Agent01 attack Agent02')).toMatchObject({ verb: { kind: 'verb' } });
    expect(sentence('about comingout')).toMatchObject({ topic: { kind: 'noun' } });
    expect(sentence('Agent01 comingout')).toMatchObject({ complement: { kind: 'complement' } });
  });

  test('E000-21: words without an example', () => {
    for (const text of [
      'Agent01 medium-telling Agent02',
      'avoid Agent02',
      'now Agent01 wolf',
      'ANYROLE without wolf comingout',
      'Agent01 DEAD',
      'Agent01 WHITE',
      'Agent01 ANYROLE',
      'if (Agent01 wolf) then (vote Agent01) else (vote Agent02)',
    ])
      expect(canonical('sentence', text)).toBe(text);
  });

  test('E000-22, E000-23: an utterance has a speaker and one number in the village, over all public talk', () => {
    const whisper = { ...talked(7, 1, 3, 'secret'), channel: 'whisper' as const };
    const record = [
      whisper as ReturnType<typeof talked>,
      talked(6, 1, 1, 'a'),
      dayBegan(2),
      talked(7, 2, 4, 'b'),
    ];
    expect(findSpeech(record, 7)).toMatchObject({ player: 4, day: 2, text: 'b' });
    expect(findSpeech(record, 6)).toMatchObject({ player: 1, day: 1 });
  });

  test('E000-24: a verb stands before its object', () => {
    expect(sentence('inspect Agent04')).toMatchObject({ kind: 'act', object: { player: 4 } });
    expect(refusal('sentence', 'Agent04 inspect')).toBe(
      'Expected a character or role, found end of text at column 16',
    );
  });

  test('E000-25: nothing but verbal sentences is said, by themselves or joined', () => {
    const families = EXAMPLES.filter(({ kind }) => kind === 'utterance').map(
      (row) => FAMILY_OF[utterance(row.canonical).kind],
    );
    expect(new Set(families)).toEqual(new Set(['verbal', 'control']));
  });

  test('E000-26: an ordinal goes with a verb or a set, and orders events', () => {
    expect(sentence('1st vote Agent03')).toMatchObject({
      kind: 'modified',
      by: { order: 1 },
      sentence: { kind: 'act' },
    });
    expect(sentence('2nd wolf attacked')).toMatchObject({ kind: 'state', subject: { by: { order: 2 } } });
    const record = [
      sealed(),
      talked(0, 1, 4, 'declare 100% (Agent04 seer)'),
      talked(1, 1, 1, 'declare 100% (Agent01 seer)'),
    ];
    const isTrue = (text: string) => evaluate(sentence(text), record, { names: FIFTEEN.names });
    expect(isTrue('1st (Agent04 comingout)')).toBe(true);
    expect(isTrue('1st (Agent01 comingout)')).toBe(false);
    expect(isTrue('2nd (Agent01 comingout)')).toBe(true);
  });

  test('E000-27: yesterday on day 1 is day_0; before day 0 a warning', () => {
    const tree = sentence('yesterday Agent01 attacked');
    const first = resolve(tree, { speaker: 1, day: 1 });
    expect(first.ok && printWerewolf(first.value.tree)).toBe('day_0 Agent01 attacked');
    const zero = resolve(tree, { speaker: 1, day: 0 });
    expect(zero).toMatchObject({
      ok: true,
      value: { diagnostics: [{ code: 'E000-27', severity: 'warning' }] },
    });
    expect(zero.ok && printWerewolf(zero.value.tree)).toBe('yesterday Agent01 attacked');
  });

  test('E000-28: DEAD is executed or attacked; died covers every cause', () => {
    expect(printWerewolf(expandAliases(sentence('Agent02 DEAD'), FIFTEEN))).toBe(
      '(Agent02 executed) or (Agent02 attacked)',
    );
    const record = [sealed(), { type: 'cursed', audience: 'master', day: 1, player: 2 } as const];
    const isTrue = (text: string) => evaluate(sentence(text), record, { names: FIFTEEN.names });
    expect(isTrue('Agent02 DEAD')).toBe(false);
    expect(isTrue('died Agent02 exist')).toBe(true);
    expect(isTrue('living Agent02 exist')).toBe(false);
  });

  test('E000-29: BLACK is wolf, an extension of the lenient dialect', () => {
    expect(codes('sentence', 'Agent01 BLACK', 'lenient')).toEqual(['E000-29']);
    const black = parsePhrase('BLACK', { ...FIFTEEN, dialect: 'lenient' });
    expect(black.ok && black.value.tree.kind === 'alias' && rolesIn(black.value.tree, FIFTEEN)).toEqual([
      'wolf',
    ]);
    expect(refusal('sentence', 'Agent01 BLACK')).toBe(
      'Expected a role, complement or verb, found "BLACK" at column 9',
    );
  });

  test('E000-30: a request to a role is for whoever holds it, and heard by all', () => {
    const request = utterance('request hunter or Agent02 80% (speech 1)') as RequestNode;
    expect(addresseesOf(request, FIFTEEN)).toEqual({ players: [2], roles: ['hunter'], audience: 'public' });
    const deal = [sealed(['villager', 'seer', 'bodyguard', 'werewolf'])];
    expect(addresseesOf(request, FOUR, deal)).toEqual({ players: [2, 3], roles: [], audience: 'public' });
  });

  test('E000-31: and binds closer than or, with a warning', () => {
    expect(canonical('sentence', 'Agent01 or Agent02 and Agent03 speak')).toBe(
      'Agent01 or (Agent02 and Agent03) speak',
    );
    expect(diagnostics('sentence', 'Agent01 or Agent02 and Agent03 speak', 'strict')).toEqual([
      {
        code: 'E000-31',
        severity: 'warning',
        message: 'Mixed operators without parentheses: not binds closest, then and, then or',
        start: 0,
        end: 30,
      },
    ]);
  });

  test('E000-32: who is the nearest set before its own core', () => {
    const resolved = (text: string) => {
      const result = resolve(sentence(text), { speaker: 1, day: 1 });
      return result.ok ? printWerewolf(result.value.tree) : result.error.map(({ code }) => code);
    };
    expect(resolved('(Agent01 vote Agent02) because (who wolf)')).toBe(
      '(Agent01 vote Agent02) because (Agent02 wolf)',
    );
    expect(resolved('(Agent01 speak) because (Agent03 vote who)')).toBe(
      '(Agent01 speak) because (Agent03 vote Agent01)',
    );
    expect(resolved('Agent05 declare 70% (know (who wolf))')).toBe(
      'Agent05 declare 70% (know (Agent05 wolf))',
    );
    expect(resolved('Agent01 vote who')).toEqual(['noAntecedent']);
  });

  test('E000-33: a sample of our own in place of the figure', () => {
    expect(SAMPLE_TALK.length).toBeGreaterThan(20);
    for (const { text, day, player } of SAMPLE_TALK) {
      const parsed = parseUtterance(text, FIFTEEN);
      expect(parsed, text).toMatchObject({ ok: true, value: { diagnostics: [] } });
      if (parsed.ok) expect(resolve(parsed.value.tree, { speaker: player, day }).ok, text).toBe(true);
    }
  });
});
