import { describe, expect, expectTypeOf, test } from 'vitest';
import { EXAMPLES, example, SAMPLE_TALK } from '../../../testing/werewolf/golden.ts';
import { talked } from '../../../testing/werewolf/record.ts';
import { FIFTEEN, FOUR, phrase, sentence, utterance } from '../../../testing/werewolf/village.ts';
import type { RequestNode, SetNode } from '../ast.ts';
import type { VillageWords } from '../lexicon.ts';
import { printWerewolf } from '../printer.ts';
import { addresseesOf } from './addressees.ts';
import { expandAliases } from './aliases.ts';
import { deniedBy } from './assumption.ts';
import { bdiOf } from './bdi.ts';
import { expandOneByOne } from './expand.ts';
import { membersOf, rolesIn } from './members.ts';
import { meansTheSame, normalForm } from './normal-form.ts';
import { isRate, polarity } from './rate.ts';
import { type ResolveContext, resolve } from './resolve.ts';
import { speechActsOf } from './speech-acts.ts';
import { addBelief, addUtterance, exportUtterance, type HeldBelief, type SaidUtterance } from './stores.ts';

const members = (text: string, village: VillageWords = FIFTEEN) =>
  membersOf(phrase(text) as SetNode, village).map(printWerewolf);

const expanded = (text: string) => printWerewolf(expandAliases(sentence(text), FOUR));

const oneByOne = (text: string, village = FOUR) => {
  const result = expandOneByOne(utterance(text), village);
  return result.ok ? result.value.map(printWerewolf) : result.error.map(({ code }) => code);
};

const resolved = (text: string, context: Partial<ResolveContext> = {}) => {
  const result = resolve(utterance(text), { speaker: 1, day: 3, ...context });
  return result.ok ? printWerewolf(result.value.tree) : result.error.map(({ code }) => code);
};

describe('rates', () => {
  test('[R000-GRAM-06] deny below 50, affirm above it; 0 and 100 are rates, nothing outside is', () => {
    expect([0, 20, 49].map(polarity)).toEqual(['deny', 'deny', 'deny']);
    expect(polarity(50)).toBe('neutral');
    expect([51, 90, 100].map(polarity)).toEqual(['affirm', 'affirm', 'affirm']);
    expect([0, 100].every(isRate)).toBe(true);
    expect([-1, 101, 50.5, Number.NaN].some(isRate)).toBe(false);
    expect(() => polarity(101)).toThrow('101% is no rate');
  });
});

describe('aliases', () => {
  test('[R000-WORD-06] HUMAN and WHITE are six roles', () => {
    const six = ['villager', 'seer', 'medium', 'hunter', 'freemason', 'lunatic'];
    expect(members('HUMAN')).toEqual(six);
    expect(members('WHITE')).toEqual(six);
    expect(expanded('Agent03 HUMAN')).toBe(`Agent03 ${six.join(' or ')}`);
  });

  test('[R000-WORD-07] VILLAGESIDE is five roles', () => {
    expect(members('VILLAGESIDE')).toEqual(['villager', 'seer', 'medium', 'hunter', 'freemason']);
  });

  test('[R000-WORD-08] WOLFSIDE is two roles', () => {
    expect(members('WOLFSIDE')).toEqual(['wolf', 'lunatic']);
    expect(expanded('freemason not WOLFSIDE')).toBe('freemason not (wolf or lunatic)');
  });

  test('[R000-WORD-09] GIFTED is four roles', () => {
    expect(members('GIFTED')).toEqual(['seer', 'medium', 'hunter', 'freemason']);
  });

  test('[R000-WORD-10] DEAD is executed or attacked', () => {
    expect(expanded('Agent01 DEAD')).toBe('(Agent01 executed) or (Agent01 attacked)');
    expect(expanded('Agent01 not DEAD')).toBe('not ((Agent01 executed) or (Agent01 attacked))');
  });

  test('[R000-WORD-11] CHAR and ANY are the characters of this village', () => {
    expect(members('ANY', FOUR)).toEqual(['Agent01', 'Agent02', 'Agent03', 'Agent04']);
    expect(members('CHAR', FOUR)).toEqual(['Agent01', 'Agent02', 'Agent03', 'Agent04']);
    expect(members('ANY', FIFTEEN)).toHaveLength(15);
    expect(expanded('ANY speak')).toBe('Agent01 or Agent02 or Agent03 or Agent04 speak');
    for (const alias of ['ANY', 'CHAR'])
      expect(members(alias, { names: ['Bob', 'Ann'] })).toEqual(['Bob', 'Ann']);
  });

  test('[R000-WORD-12] ANYROLE is all seven roles', () => {
    expect(members('ANYROLE').sort()).toEqual(
      ['freemason', 'hunter', 'lunatic', 'medium', 'seer', 'villager', 'wolf'].sort(),
    );
  });

  test('inside of counted and other groups', () => {
    expect(expanded('2 WOLFSIDE exist')).toBe('2 (wolf or lunatic) exist');
    expect(expanded('ANYROLE without WOLFSIDE comingout')).toBe(
      'villager or seer or medium or hunter or freemason or lunatic or wolf without wolf or lunatic comingout',
    );
  });
});

describe('members', () => {
  test('[R000-WORD-14] without takes characters or roles out of a set', () => {
    expect(members('ANY without Agent03', FOUR)).toEqual(['Agent01', 'Agent02', 'Agent04']);
    const six = members('ANYROLE without wolf');
    expect(six).toHaveLength(6);
    expect(six).not.toContain('wolf');
    expect(members('ANY without Agent01 and Agent03', FOUR)).toEqual(['Agent02', 'Agent04']);
  });

  test('of everything else that makes a set', () => {
    expect(members('Agent01 and Agent02 and Agent01')).toEqual(['Agent01', 'Agent02']);
    expect(members('not Agent03', FOUR)).toEqual(['Agent01', 'Agent02', 'Agent04']);
    expect(members('not WOLFSIDE')).toEqual(['villager', 'seer', 'medium', 'hunter', 'freemason']);
    expect(members('living (Agent01 or Agent02)')).toEqual(['living Agent01', 'living Agent02']);
    expect(members('2 wolf')).toEqual(['2 wolf']);
    expect(members('ANY without wolf', FOUR)[0]).toBe('Agent01 without wolf');
    expect(rolesIn(phrase('GIFTED or wolf') as SetNode, FOUR)).toEqual([
      'seer',
      'medium',
      'hunter',
      'freemason',
      'wolf',
    ]);
    expect(rolesIn(phrase('seer or Agent01') as SetNode, FOUR)).toBeNull();
  });
});

describe('who', () => {
  test('[R000-WORD-15] is replaced by the members of the set before it, one by one', () => {
    const { canonical, expands_to = [] } = example('wl13-005');
    expect(expands_to).toHaveLength(3);
    expect(oneByOne(canonical)).toEqual(expands_to.map((id) => example(id).canonical));
  });

  test('[R000-WORD-16] is the nearest earlier person or role; without one it is an error', () => {
    const alone = resolve(sentence('who seer'), { speaker: 1, day: 1 });
    expect(alone).toMatchObject({
      ok: false,
      error: [{ code: 'noAntecedent', severity: 'error', message: expect.stringContaining('no antecedent') }],
    });
    expect(resolved('request Agent02 80% (if (Agent03 wolf) then (who comingout))')).toBe(
      'request Agent02 80% (if (Agent03 wolf) then (Agent03 comingout))',
    );
    expect(resolved('request hunter 80% (who not comingout)')).toBe(
      'request hunter 80% (hunter not comingout)',
    );
    expect(resolved('request ANY without Agent03 80% (if (who seer) then (who comingout))')).toBe(
      'request ANY without Agent03 80% (if (ANY without Agent03 seer) then (ANY without Agent03 comingout))',
    );
  });

  test('all that have nobody are found', () => {
    const result = resolve(sentence('who vote who'), { speaker: 1, day: 1 });
    expect(!result.ok && result.error.map(({ start }) => start)).toEqual([0, 9]);
  });

  test('stands for a role in a predicate, never for a character', () => {
    expect(resolved('request seer 90% (Agent01 who)')).toBe('request seer 90% (Agent01 seer)');
    expect(resolved('request Agent02 90% (Agent01 who)')).toEqual(['whoIsNoRole']);
    expect(resolved('request ANY 90% (Agent01 who)')).toEqual(['whoIsNoRole']);
  });

  test('is told apart in a set, counted or not', () => {
    expect(resolved('request Agent02 or Agent03 80% (2 who exist)')).toBe(
      'request Agent02 or Agent03 80% (2 (Agent02 or Agent03) exist)',
    );
    expect(oneByOne('declare 90% (if (Agent01 or Agent02 seer) then (who comingout))')).toEqual([
      'declare 90% (if (Agent01 seer) then (Agent01 comingout))',
      'declare 90% (if (Agent02 seer) then (Agent02 comingout))',
    ]);
    expect(oneByOne('declare 90% (who seer)')).toEqual(['noAntecedent']);
  });
});

describe('requests', () => {
  test('[R000-UTT-13] to ANY are one to each character', () => {
    expect(oneByOne('request ANY 80% (discuss (about comingout))')).toEqual(
      FOUR.names.map((name) => `request ${name} 80% (discuss (about comingout))`),
    );
    expect(oneByOne('request Agent01 80% (speech 1)')).toEqual(['request Agent01 80% (speech 1)']);
    expect(oneByOne('request WOLFSIDE 80% (who comingout)')).toEqual([
      'request wolf 80% (wolf comingout)',
      'request lunatic 80% (lunatic comingout)',
    ]);
    expect(oneByOne('request ANY without ANY 80% (speech 1)')).toEqual([]);
    expect(oneByOne('declare 90% (Agent01 request ANY 80% (speech 1))')).toHaveLength(1);
  });

  test('are for those they name', () => {
    const request = utterance('request ANY without Agent03 80% (speech 1)') as RequestNode;
    expect(addresseesOf(request, FOUR)).toEqual({ players: [1, 2, 4], roles: [], audience: 'public' });
  });
});

describe('days', () => {
  test('[R000-MOD-03] today, yesterday, tomorrow become the day of the utterance, the one before, the one after', () => {
    const text = (word: string) => `declare 90% (${word} Agent01 attacked)`;
    expect(['today', 'yesterday', 'tomorrow'].map((word) => resolved(text(word), { day: 3 }))).toEqual(
      ['day_3', 'day_2', 'day_4'].map(text),
    );
    expect(resolved(text('yesterday'), { day: 1 })).toBe(text('day_0'));
    expect(resolved(text('(today or day_9)'), { day: 3 })).toBe(text('(day_3 or day_9)'));
    expect(resolved('request ANY 100% (if (become tomorrow) then (seer comingout))', { day: 2 })).toBe(
      'request ANY 100% (if (become day_3) then (seer comingout))',
    );
  });
});

describe('speeches', () => {
  const record = [talked(4, 1, 2, 'declare 90% (Agent01 wolf)'), talked(5, 1, 1, 'agree 0% (speech 4)')];

  test('[R000-SENT-10] are found in the record; a later or missing one gives a warning', () => {
    const found = resolve(utterance('agree 100% (speech 4)'), { speaker: 3, day: 1, record, number: 6 });
    expect(found).toMatchObject({
      ok: true,
      value: { diagnostics: [], speeches: [{ number: 4, talk: { player: 2 } }] },
    });
    const missing = resolve(utterance('agree 100% (speech 99)'), { speaker: 3, day: 1, record });
    expect(missing).toMatchObject({
      ok: true,
      value: {
        speeches: [{ number: 99, talk: null }],
        diagnostics: [
          {
            code: 'noSuchSpeech',
            severity: 'warning',
            message: 'Expected an earlier utterance 99, found none at column 13',
          },
        ],
      },
    });
    const later = resolve(utterance('agree 100% (speech 5)'), { speaker: 3, day: 1, record, number: 5 });
    expect(later).toMatchObject({
      ok: true,
      value: { speeches: [{ talk: null }], diagnostics: [{ code: 'laterSpeech', severity: 'warning' }] },
    });
    const whispered = { ...talked(7, 1, 2, 'declare 90% (Agent01 wolf)'), channel: 'whisper' } as const;
    const hidden = resolve(utterance('agree 100% (speech 7)'), { speaker: 3, day: 1, record: [whispered] });
    expect(hidden).toMatchObject({ ok: true, value: { diagnostics: [{ code: 'noSuchSpeech' }] } });
  });
});

describe('what an utterance does', () => {
  const acts = (text: string, speaker = 1, record = [talked(5, 1, 1, 'x'), talked(6, 1, 2, 'y')]) =>
    speechActsOf(utterance(text), { speaker, record }, FIFTEEN);

  test('[R000-UTT-01] declaring oneself a role is a coming out', () => {
    expect(acts('declare 100% (Agent01 seer)')).toEqual([{ type: 'comingOut', player: 1, roles: ['seer'] }]);
    expect(acts('declare 100% (Agent01 seer)', 2)).toEqual([]);
    expect(acts('declare 0% (Agent01 wolf)')).toEqual([]);
    expect(acts('declare 100% (Agent01 HUMAN)')).toEqual([]);
    expect(acts('declare 100% (Agent01 WOLFSIDE)')).toMatchObject([{ roles: ['wolf', 'lunatic'] }]);
    expect(acts('declare 100% (if (become day_3) then (Agent01 seer))')).toEqual([]);
    expect(
      acts('(declare 100% (Agent01 seer)) because (declare 100% (today Agent01 villager))'),
    ).toHaveLength(2);
    expect(acts('declare 100% ((Agent01 seer) and (Agent02 wolf))')).toHaveLength(1);
    expect(acts('if (Agent02 wolf) then (declare 100% (Agent01 seer))')).toEqual([]);
  });

  test('[R000-UTT-03] denying an utterance disagrees; denying one of one’s own corrects it', () => {
    expect(acts('agree 100% (speech 6)')).toEqual([{ type: 'agreement', with: 6 }]);
    expect(acts('agree 0% (speech 6)')).toEqual([{ type: 'disagreement', with: 6 }]);
    expect(acts('agree 0% (speech 5)')).toEqual([{ type: 'correction', number: 5 }]);
    expect(acts('agree 0% (speech 5)', 2)).toEqual([{ type: 'disagreement', with: 5 }]);
    expect(acts('agree 50% (speech 5)')).toEqual([]);
    expect(acts('agree 80% (Agent04)')).toMatchObject([{ type: 'agreement', with: { player: 4 } }]);
  });

  test('[R000-UTT-05] requesting a speech asks what it means', () => {
    expect(acts('request Agent03 100% (speech 5)')).toMatchObject([
      { type: 'clarification', to: { player: 3 }, number: 5 },
    ]);
    expect(acts('request Agent03 100% (Agent03 speak)')).toEqual([]);
    expect(acts('request Agent03 0% (speech 5)')).toEqual([]);
  });

  test('is part of its resolution', () => {
    const result = resolve(utterance('declare 100% (Agent01 seer)'), { speaker: 1, day: 1 });
    expect(result).toMatchObject({ ok: true, value: { acts: [{ type: 'comingOut' }] } });
  });
});

describe('assumptions', () => {
  test('[R000-UTT-10] what is done as something is not that', () => {
    const { canonical } = example('wl13-087');
    expect(deniedBy(sentence(canonical)).map(printWerewolf)).toEqual(['not (Agent04 seer)']);
    expect(deniedBy(utterance(`declare 90% (${canonical})`)).map(printWerewolf)).toEqual([
      'not (Agent04 seer)',
    ]);
    expect(deniedBy(sentence('(Agent04 comingout) because (Agent04 seer)'))).toEqual([]);
  });
});

describe('the stores', () => {
  test('[R000-GRAM-09] an exported utterance carries its BDI tags', () => {
    const talk = { number: 7, player: 2, day: 1 };
    expect(exportUtterance(utterance('declare 90% (Agent01 wolf)'), talk)).toEqual({
      type: 'said',
      number: 7,
      speaker: 2,
      day: 1,
      text: 'declare 90% (Agent01 wolf)',
      bdi: ['belief', 'intention'],
    });
    expect(exportUtterance(utterance('request ANY 90% (vote Agent01)'), talk).bdi).toEqual(['desire']);
    expect(bdiOf(utterance('agree 90% (speech 1)'))).toEqual([]);
    expect(bdiOf(utterance('(request ANY 90% (vote Agent01)) because (declare 90% (Agent01 wolf))'))).toEqual(
      ['belief', 'intention', 'desire'],
    );
  });

  test('[R000-GRAM-08] what is said and what is held true are kept apart', () => {
    // Checked with the types of all tests, before any of them runs.
    expectTypeOf<SaidUtterance>().not.toExtend<HeldBelief>();
    expectTypeOf<HeldBelief>().not.toExtend<SaidUtterance>();
    expectTypeOf(addUtterance).parameters.toEqualTypeOf<[readonly SaidUtterance[], SaidUtterance]>();
    expectTypeOf(addBelief).parameters.toEqualTypeOf<[readonly HeldBelief[], HeldBelief]>();
    const said = exportUtterance(utterance('declare 90% (Agent01 wolf)'), { number: 2, player: 2, day: 1 });
    const held: HeldBelief = { type: 'held', holder: 2, sentence: sentence('Agent01 wolf'), rate: 5 };
    const first = exportUtterance(utterance('agree 1% (speech 0)'), { number: 1, player: 1, day: 1 });
    expect(addUtterance(addUtterance([], said), first).map(({ number }) => number)).toEqual([1, 2]);
    const beliefs = addBelief(addBelief([], held), { ...held, rate: 95 });
    expect(beliefs.map(({ rate }) => rate)).toEqual([95]);
    expect(JSON.stringify(addUtterance([], said))).not.toContain('held');
  });
});

describe('normal form', () => {
  test('is one for what says the same', () => {
    const same = (one: string, other: string) => meansTheSame(sentence(one), sentence(other));
    expect(same('freemason not wolf', 'not (freemason wolf)')).toBe(true);
    expect(same('Agent01 WHITE', 'Agent01 HUMAN')).toBe(true);
    expect(same('CHAR speak', 'ANY speak')).toBe(true);
    expect(same('not (not (Agent01 wolf))', 'Agent01 wolf')).toBe(true);
    expect(same('((speech 1) and (speech 2)) and (speech 2)', '(speech 1) and (speech 2)')).toBe(true);
    expect(same('(speech 1) and (speech 2)', '(speech 1) or (speech 2)')).toBe(false);
    expect(same('Agent01 wolf', 'Agent02 wolf')).toBe(false);
  });

  test('of the examples is stable', () => {
    for (const { canonical } of EXAMPLES.filter(({ kind }) => kind === 'utterance')) {
      const normal = normalForm(utterance(canonical));
      expect(normalForm(normal)).toEqual(normal);
    }
  });
});

test('the sample village does what it says', () => {
  const acts = SAMPLE_TALK.map(({ text, player, day }, number) => {
    const record = SAMPLE_TALK.map((talk, index) => talked(index, talk.day, talk.player, talk.text));
    const result = resolve(utterance(text), { speaker: player, day, number, record });
    expect(result).toMatchObject({ ok: true, value: { diagnostics: [] } });
    return result.ok ? result.value.acts.map(({ type }) => `${player} ${type}`) : [];
  });
  expect(acts.flat()).toEqual([
    '1 comingOut',
    '5 comingOut',
    '2 disagreement',
    '9 clarification',
    '12 comingOut',
    '6 agreement',
  ]);
});
