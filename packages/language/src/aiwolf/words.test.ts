import { FIRST_ROLES, LATER_ROLES } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { bare, canonical, codes, refusal, treeOf } from '../../testing/aiwolf/trees.ts';
import {
  ARITY,
  CONTENT_VERBS,
  CONTROL_VERBS,
  type Dialect,
  EXTENSION_ROLE_WORDS,
  findRoleWord,
  OPERATORS,
  ROLE_WORDS,
  SPECIES_WORDS,
  toRole,
  toRoleWord,
  VERBS,
} from './index.ts';

describe('the words of the document', () => {
  test('[R004-PWORD-01] a subject is an agent, ANY, or left out', () => {
    expect(bare(treeOf('Agent1 VOTE Agent2'))).toEqual({ kind: 'act', verb: 'VOTE', subject: 1, target: 2 });
    expect(bare(treeOf('Agent[15] VOTE Agent2'))).toEqual({
      kind: 'act',
      verb: 'VOTE',
      subject: 15,
      target: 2,
    });
    expect(bare(treeOf('ANY VOTE Agent2'))).toEqual({ kind: 'act', verb: 'VOTE', subject: 'ANY', target: 2 });
    expect(bare(treeOf('VOTE Agent2'))).toEqual({ kind: 'act', verb: 'VOTE', subject: null, target: 2 });
    expect(bare(treeOf('UNSPEC VOTE Agent2'))).toEqual(bare(treeOf('VOTE Agent2')));
    expect(refusal('Agent0 VOTE Agent2')).toBe('0: Expected sentence, found Agent0');
  });

  test('[R004-PWORD-02] a target is an agent or ANY, never left out', () => {
    expect(bare(treeOf('VOTE Agent7'))).toEqual({ kind: 'act', verb: 'VOTE', subject: null, target: 7 });
    expect(bare(treeOf('VOTE ANY'))).toEqual({ kind: 'act', verb: 'VOTE', subject: null, target: 'ANY' });
    const dialects: Dialect[] = ['strict', 'java', 'lenient'];
    expect(dialects.map((dialect) => refusal('VOTE UNSPEC', dialect))).toEqual([
      '5: Expected target, found UNSPEC',
      '5: Expected target, found UNSPEC',
      '5: Expected target, found UNSPEC',
    ]);
  });

  test('[R004-PWORD-03] a role is one of six or ANY; two more only where it is lenient', () => {
    expect(ROLE_WORDS).toEqual(['VILLAGER', 'SEER', 'MEDIUM', 'BODYGUARD', 'WEREWOLF', 'POSSESSED']);
    for (const role of [...ROLE_WORDS, 'ANY']) {
      expect(bare(treeOf(`ESTIMATE Agent2 ${role}`))).toMatchObject({ kind: 'role', role });
    }
    expect(EXTENSION_ROLE_WORDS).toEqual(['FREEMASON', 'FOX']);
    for (const role of EXTENSION_ROLE_WORDS) {
      expect(refusal(`ESTIMATE Agent2 ${role}`)).toBe(`16: Expected role, found ${role}`);
      expect(bare(treeOf(`ESTIMATE Agent2 ${role}`, 'lenient'))).toMatchObject({ kind: 'role', role });
      expect(codes(`ESTIMATE Agent2 ${role}`)).toEqual(['extensionRole']);
    }
    expect(refusal('ESTIMATE Agent2 IMMORALIST', 'lenient')).toBe('16: Expected role, found IMMORALIST');
  });

  test('[R004-PWORD-04] a species is HUMAN, WEREWOLF or ANY', () => {
    expect(SPECIES_WORDS).toEqual(['HUMAN', 'WEREWOLF']);
    for (const species of [...SPECIES_WORDS, 'ANY']) {
      expect(bare(treeOf(`DIVINED Agent2 ${species}`))).toMatchObject({ kind: 'result', species });
    }
    expect(refusal('DIVINED Agent2 SEER')).toBe('15: Expected species, found SEER');
  });

  test('[R004-PWORD-05] there are 15 verbs: 13 with content, OVER and SKIP', () => {
    expect([...CONTENT_VERBS].sort()).toEqual([
      'AGREE',
      'ATTACK',
      'ATTACKED',
      'COMINGOUT',
      'DISAGREE',
      'DIVINATION',
      'DIVINED',
      'ESTIMATE',
      'GUARD',
      'GUARDED',
      'IDENTIFIED',
      'VOTE',
      'VOTED',
    ]);
    expect(CONTROL_VERBS).toEqual(['OVER', 'SKIP']);
    expect(VERBS).toHaveLength(15);
  });

  test('[R004-PWORD-06] a talk number is a day and an ID, written as on the wire', () => {
    const tree = treeOf('AGREE TALK day1 ID:3');
    expect(tree.kind === 'opinion' && tree.talk).toEqual({ channel: 'TALK', day: 1, id: 3 });
    for (const dialect of ['strict', 'java', 'lenient'] as const) {
      expect(canonical('AGREE TALK day1 ID:3', dialect)).toBe('AGREE TALK day1 ID:3');
      expect(canonical('DISAGREE WHISPER day02 ID:010', dialect)).toBe('DISAGREE WHISPER day2 ID:10');
    }
    expect(canonical('AGREE day1 ID:3', 'strict')).toBe('AGREE TALK day1 ID:3');
    expect(refusal('AGREE TALK 1 3')).toBe('11: Expected day of talk, found 1');
    expect(refusal('AGREE TALK day1')).toBe('15: Expected ID of talk, found end of text');
  });

  test('[R004-POP-12] there are 8 operators', () => {
    expect([...OPERATORS].sort()).toEqual([
      'AND',
      'BECAUSE',
      'DAY',
      'INQUIRE',
      'NOT',
      'OR',
      'REQUEST',
      'XOR',
    ]);
  });

  test('[R004-PGRAM-03] an operator says how many sentences follow it', () => {
    const many = Number.POSITIVE_INFINITY;
    expect(ARITY).toEqual({
      REQUEST: { least: 1, most: 1 },
      INQUIRE: { least: 1, most: 1 },
      BECAUSE: { least: 2, most: 2 },
      DAY: { least: 1, most: 1 },
      NOT: { least: 1, most: 1 },
      AND: { least: 2, most: many },
      OR: { least: 2, most: many },
      XOR: { least: 2, most: 2 },
    });
    const words = { REQUEST: 'REQUEST ANY', INQUIRE: 'INQUIRE ANY', DAY: 'DAY 1' };
    for (const operator of OPERATORS) {
      const { least, most } = ARITY[operator];
      const text = (count: number) =>
        `${{ ...words }[operator as 'DAY'] ?? operator}${' (VOTE Agent1)'.repeat(count)}`;
      expect(refusal(text(least - 1))).toMatch(/Expected "\(", found end of text$/);
      expect(refusal(text(least))).toBe('accepted');
      if (most === many) expect(refusal(text(least + 9))).toBe('accepted');
      else expect(refusal(text(most + 1))).toMatch(/Expected end of sentence, found \($/);
    }
  });

  test('roles of the engine have their words', () => {
    expect(FIRST_ROLES.map(toRoleWord).map(toRole)).toEqual(FIRST_ROLES);
    expect(LATER_ROLES.map(findRoleWord)).toEqual(LATER_ROLES.map(() => undefined));
    expect([...FIRST_ROLES.map(toRoleWord)].sort()).toEqual([...ROLE_WORDS, ...EXTENSION_ROLE_WORDS].sort());
  });
});
