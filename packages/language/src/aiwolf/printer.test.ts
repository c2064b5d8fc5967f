import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { deepSentence, mutated, sentenceOf, talkOf } from '../../testing/aiwolf/arbitraries.ts';
import { bare, canonical, treeOf } from '../../testing/aiwolf/trees.ts';
import {
  DIALECTS,
  type Dialect,
  normalForm,
  parseAIWolf,
  printAgent,
  printAIWolf,
  resolve,
  type Sentence,
  shorten,
} from './index.ts';

const MANY = { numRuns: runs(150, 20_000) };

describe.each(DIALECTS)('in the %s dialect', (dialect: Dialect) => {
  test('parsing what is printed gives the same tree', () => {
    fc.assert(
      fc.property(talkOf(dialect), (tree) => {
        expect(bare(treeOf(printAIWolf(tree, dialect, 'written'), dialect))).toEqual(bare(tree));
      }),
      MANY,
    );
  });

  test('parsing the canonical text gives the shortened tree', () => {
    fc.assert(
      fc.property(talkOf(dialect), (tree) => {
        expect(bare(treeOf(printAIWolf(tree, dialect), dialect))).toEqual(bare(shorten(tree)));
      }),
      MANY,
    );
  });

  test('printing is idempotent', () => {
    const text = mutated(talkOf(dialect).map((tree) => printAIWolf(tree, dialect, 'written')));
    fc.assert(
      fc.property(text, (line) => {
        const result = parseAIWolf(line, { dialect });
        fc.pre(result.ok);
        const printed = printAIWolf(result.value.tree, dialect);
        fc.pre(!/(^| )(AND|OR) $/.test(printed)); // as Java prints nothing
        expect(canonical(printed, dialect)).toBe(printed);
      }),
      MANY,
    );
  });

  test('deep trees survive too', () => {
    fc.assert(
      fc.property(deepSentence(1_000), (tree) => {
        expect(printAIWolf(treeOf(printAIWolf(tree, dialect), dialect), dialect)).toBe(
          printAIWolf(tree, dialect),
        );
      }),
      { numRuns: 5 },
    );
  });
});

test('resolution commutes with printing', () => {
  fc.assert(
    fc.property(sentenceOf('strict'), fc.integer({ min: 1, max: 20 }), (tree, speaker) => {
      const printed = treeOf(printAIWolf(tree, 'strict'));
      const resolved = printAIWolf(resolve(tree, { speaker }), 'strict', 'full');
      expect(printAIWolf(resolve(printed, { speaker }), 'strict', 'full')).toBe(resolved);
      expect(bare(treeOf(resolved))).toEqual(bare(resolve(tree, { speaker })));
    }),
    MANY,
  );
});

test('the normal form is stable and survives printing', () => {
  fc.assert(
    fc.property(sentenceOf('java'), fc.option(fc.integer({ min: 1, max: 20 })), (tree, player) => {
      const saidBy = player === null ? {} : { speaker: player };
      const normal = normalForm(tree, saidBy);
      expect(bare(normalForm(normal, saidBy))).toEqual(bare(normal));
      expect(bare(normalForm(treeOf(printAIWolf(tree, 'java'), 'java'), saidBy))).toEqual(bare(normal));
    }),
    MANY,
  );
});

describe('spelling', () => {
  const tree: Sentence = treeOf('Agent1 REQUEST ANY (Agent100 VOTE Agent12)');

  test('the document writes Agent1 and OVER', () => {
    expect(printAIWolf(tree, 'strict')).toBe('Agent1 REQUEST ANY (Agent100 VOTE Agent12)');
    expect(printAIWolf(treeOf('OVER'), 'strict')).toBe('OVER');
    expect(printAgent(3, 'strict')).toBe('Agent3');
  });

  test('the library writes Agent[01] and Over', () => {
    for (const dialect of ['java', 'lenient'] as const) {
      expect(printAIWolf(tree, dialect)).toBe('Agent[01] REQUEST ANY (Agent[100] VOTE Agent[12])');
      expect(printAIWolf(treeOf('OVER'), dialect)).toBe('Over');
      expect(printAgent(3, dialect)).toBe('Agent[03]');
      expect(printAgent('ANY', dialect)).toBe('ANY');
    }
  });
});
