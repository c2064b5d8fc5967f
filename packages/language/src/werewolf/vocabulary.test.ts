import { describe, expect, test } from 'vitest';
import { VOCABULARY } from '../../testing/werewolf/golden.ts';
import { canonical, FIFTEEN, NAMES, OWN_ALIASES, VILLAGE } from '../../testing/werewolf/village.ts';
import { lexiconOf } from './lexicon.ts';
import { expandAliases } from './meaning/aliases.ts';
import { agentNames, namesOf } from './names.ts';
import { parseSentence } from './parser.ts';
import { printWerewolf } from './printer.ts';
import {
  ALIASES,
  COMPLEMENTS,
  checkAliases,
  MISPRINTS,
  NOUNS,
  ROLE_WORDS,
  VERBS,
  VILLAGE_ROLES,
  WOLF_ROLES,
} from './vocabulary.ts';

describe('the words of the paper', () => {
  test('[R000-WORD-02] are seven roles, five of the village and two of the wolves', () => {
    expect(VILLAGE_ROLES).toEqual(VOCABULARY.roles.village);
    expect(WOLF_ROLES).toEqual(VOCABULARY.roles.wolf);
    expect(ROLE_WORDS).toHaveLength(7);
    for (const role of ROLE_WORDS) expect(canonical('sentence', `Agent01 ${role}`)).toBe(`Agent01 ${role}`);
  });

  test('[R000-WORD-03] are eight nouns, each usable after about', () => {
    expect(NOUNS).toEqual(VOCABULARY.nouns);
    for (const noun of NOUNS) {
      const parsed = parseSentence(`about ${noun}`, FIFTEEN);
      expect(parsed.ok && parsed.value.tree).toMatchObject({ kind: 'about', topic: { kind: 'noun', noun } });
    }
  });

  test('[R000-WORD-04] are ten active verbs, each with an object and with or without a subject', () => {
    expect(VERBS).toEqual(VOCABULARY.active_verbs);
    expect(VERBS).toHaveLength(10);
    for (const verb of VERBS) {
      const open = parseSentence(`${verb} Agent02`, FIFTEEN);
      expect(open.ok && open.value.tree).toMatchObject({ kind: 'act', subject: null, verb: { verb } });
      const full = parseSentence(`Agent01 ${verb} Agent02`, FIFTEEN);
      expect(full.ok && full.value.tree).toMatchObject({
        kind: 'act',
        subject: { player: 1 },
        verb: { verb },
      });
    }
  });

  test('[R000-WORD-05] are eleven complements, each after a character', () => {
    expect(COMPLEMENTS).toEqual(VOCABULARY.complements);
    expect(COMPLEMENTS).toHaveLength(11);
    for (const complement of COMPLEMENTS) {
      const parsed = parseSentence(`Agent01 ${complement}`, FIFTEEN);
      expect(parsed.ok && parsed.value.tree).toMatchObject({ kind: 'state', complement: { complement } });
    }
  });

  test('are the aliases of the data, and BLACK', () => {
    const inPaper = Object.entries(ALIASES).filter(([, { extension }]) => !extension);
    const words = inPaper.map(([alias, entry]) => [
      alias,
      entry.words === 'all' ? 'all characters' : entry.words,
    ]);
    expect(Object.fromEntries(words)).toEqual(VOCABULARY.aliases);
    expect(Object.keys(MISPRINTS)).toEqual(['ROLE', 'HUMANSIDE']);
  });
});

describe('the aliases of a village', () => {
  const read = (text: string) => {
    const parsed = parseSentence(text, VILLAGE);
    return parsed.ok ? printWerewolf(expandAliases(parsed.value.tree, VILLAGE)) : parsed.error.message;
  };

  test('[R000-WORD-13] are data, for nouns, verbs and complements, and each village has its own', () => {
    expect(read('Agent01 KILL Agent02')).toBe('(Agent01 execute Agent02) or (Agent01 attack Agent02)');
    expect(read('Agent01 GONE')).toBe('(Agent01 executed) or (Agent01 attacked) or (Agent01 lose)');
    expect(read('about DEATHS')).toBe('(about execution) or (about attack)');
    expect(read('FRIENDS MAIN')).toBe('Agent01 or Agent02 seer or wolf');
    expect(canonical('sentence', 'Agent01 KILL Agent02')).toContain('refused');
  });

  test('are refused when they take a word or mean none', () => {
    expect(checkAliases(OWN_ALIASES, NAMES)).toEqual([]);
    expect(
      checkAliases(
        {
          wolf: { of: 'role', words: ['seer'] },
          Agent01: { of: 'character', words: 'all' },
          '2fast': { of: 'verb', words: ['vote'] },
          FAST: { of: 'verb', words: ['run'] },
          NONE: { of: 'role', words: [] },
          WHOLE: { of: 'role', words: 'all' },
        },
        NAMES,
      ),
    ).toEqual([
      'wolf: the word is taken',
      'Agent01: the word is taken',
      '2fast: an alias is letters, digits, "_" and "-", from a letter on',
      'FAST: run is no verb',
      'NONE: nothing is no role',
      'WHOLE: all is no role',
    ]);
    expect(() => lexiconOf({ names: NAMES, aliases: { wolf: { of: 'role', words: ['seer'] } } })).toThrow(
      'taken',
    );
  });
});

describe('names', () => {
  test('are those of the paper, or made from any cast', () => {
    expect(agentNames(2)).toEqual(['Agent01', 'Agent02']);
    const cast = ['Agent[01]', 'old man', 'ミナト', 'wolf', 'any', 'old man', '3PO', ''].map((name) => ({
      name,
    }));
    expect(namesOf(cast)).toEqual([
      'Agent01',
      'Old_man',
      'ミナト',
      'Wolf_2',
      'Any_2',
      'Old_man_2',
      'N3PO',
      'Nobody',
    ]);
  });

  test('of any cast can be said', () => {
    const names = namesOf(['Anna', 'Ann', '占い師', 'de la Cruz', '🐺'].map((name) => ({ name })));
    for (const name of names) {
      const parsed = parseSentence(`${name} wolf`, { names });
      expect(parsed.ok && printWerewolf(parsed.value.tree)).toBe(`${name} wolf`);
    }
  });
});
