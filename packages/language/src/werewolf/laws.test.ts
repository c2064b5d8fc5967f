import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import {
  anyRequest,
  anySentence,
  anySet,
  anyUtterance,
  deepSentence,
  utteranceWithoutWho,
} from '../../testing/werewolf/trees.ts';
import { VILLAGE } from '../../testing/werewolf/village.ts';
import type { Sentence, Utterance, WerewolfTree } from './ast.ts';
import { MAX_DEPTH, MAX_LENGTH } from './limits.ts';
import { expandAliases } from './meaning/aliases.ts';
import { normalForm } from './meaning/normal-form.ts';
import { type Resolution, resolve } from './meaning/resolve.ts';
import { type ParseOptions, type ParseResult, parsePhrase, parseSentence, parseUtterance } from './parser.ts';
import { printWerewolf } from './printer.ts';
import { depthOf, withoutPlaces } from './visit.ts';

type Parse<Tree> = (text: string, options: ParseOptions) => ParseResult<Tree>;

/** Text for comparing: equality of deep objects is slow. */
const spelled = (tree: WerewolfTree) => JSON.stringify(sorted(withoutPlaces(tree)));

/** Keys in one order, for trees are made in many places. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

function reparse<Tree extends WerewolfTree>(
  parse: Parse<Tree>,
  tree: Tree,
  dialect: 'strict' | 'lenient',
): Tree {
  const text = printWerewolf(tree);
  const parsed = parse(text, { ...VILLAGE, dialect });
  if (!parsed.ok) throw new Error(`${parsed.error.message}\n${text}`);
  expect(parsed.value.diagnostics).toEqual([]);
  return parsed.value.tree;
}

function isWithinLimits(tree: WerewolfTree): boolean {
  return depthOf(tree) <= MAX_DEPTH && printWerewolf(tree).length <= MAX_LENGTH;
}

function roundTrip<Tree extends WerewolfTree>(parse: Parse<Tree>): (tree: Tree) => void {
  return (tree) => {
    fc.pre(isWithinLimits(tree));
    const text = printWerewolf(tree);
    for (const dialect of ['strict', 'lenient'] as const) {
      const again = reparse(parse, tree, dialect);
      expect(spelled(again)).toBe(spelled(tree));
      expect(printWerewolf(again)).toBe(text);
    }
  };
}

describe('parse(print(x)) = x, and printing is idempotent', () => {
  test('for sets', () => {
    fc.assert(fc.property(anySet, roundTrip(parsePhrase)), { numRuns: runs(100, 10_000) });
  });
  test('for sentences', () => {
    fc.assert(fc.property(anySentence, roundTrip(parseSentence)), { numRuns: runs(100, 10_000) });
  });
  test('for utterances', () => {
    fc.assert(fc.property(anyUtterance, roundTrip(parseUtterance)), { numRuns: runs(60, 5_000) });
  });
  test('for sentences of any depth', () => {
    fc.assert(fc.property(deepSentence, roundTrip(parseSentence)), { numRuns: runs(30, 1_000) });
  });
});

describe('normal form', () => {
  test('is stable, and survives printing', () => {
    fc.assert(
      fc.property(fc.oneof(anySentence, anyUtterance), (tree) => {
        const normal = normalForm(tree);
        expect(spelled(normalForm(normal))).toBe(spelled(normal));
      }),
      { numRuns: runs(60, 5_000) },
    );
    fc.assert(
      fc.property(anySentence, (tree) => {
        fc.pre(isWithinLimits(tree));
        expect(spelled(normalForm(reparse(parseSentence, tree, 'strict')))).toBe(spelled(normalForm(tree)));
      }),
      { numRuns: runs(100, 5_000) },
    );
  });
});

const TODAY = { speaker: 1, day: 3 };

function resolved<Tree extends Sentence | Utterance>(tree: Tree): Resolution<Tree> | null {
  const result = resolve(tree, TODAY);
  return result.ok ? result.value : null;
}

describe('resolution', () => {
  test('commutes with printing', () => {
    let count = 0;
    fc.assert(
      fc.property(anyRequest, (tree) => {
        const first = resolved(tree);
        fc.pre(isWithinLimits(tree) && first !== null && isWithinLimits(first.tree));
        count++;
        const printedFirst = resolved(reparse(parseUtterance, tree, 'strict'));
        const text = printWerewolf(first.tree);
        expect(printedFirst && printWerewolf(printedFirst.tree)).toBe(text);
        expect(printWerewolf(reparse(parseUtterance, first.tree, 'strict'))).toBe(text);
        expect(text).not.toMatch(/\b(who|today|yesterday|tomorrow)\b/);
      }),
      { numRuns: runs(100, 2_000) },
    );
    expect(count).toBeGreaterThan(50);
  });

  test('of a resolved tree changes nothing', () => {
    fc.assert(
      fc.property(utteranceWithoutWho, (tree) => {
        const once = resolved(tree);
        expect(once).not.toBeNull();
        if (once) expect(resolved(once.tree)?.tree).toBe(once.tree);
      }),
      { numRuns: runs(100, 3_000) },
    );
  });
});

test('aliases written out leave none, and the tree can still be printed and read', () => {
  fc.assert(
    fc.property(anySentence, (tree) => {
      const expanded = expandAliases(tree, VILLAGE);
      fc.pre(isWithinLimits(expanded));
      expect(printWerewolf(expanded)).not.toMatch(/\b[A-Z]{3,}\b/);
      expect(spelled(reparse(parseSentence, expanded, 'strict'))).toBe(spelled(expanded));
    }),
    { numRuns: runs(100, 3_000) },
  );
});
