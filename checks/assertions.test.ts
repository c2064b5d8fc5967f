import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesBelow, root } from '../scripts/files.mjs';

/** Why an assertion of a source cannot fail, with its line: `2: nobody awaits it`. */
function hollowIn(text: string): string[] {
  const source = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const reason = ts.isExpressionStatement(node) ? whyUnheard(node.expression) : whyConstant(node);
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    if (reason !== null) found.push(`${line + 1}: ${reason}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function whyUnheard(statement: ts.Expression): string | null {
  const words = chainOf(statement);
  const isWholeProperty = statement.getText().startsWith('fc.assert(');
  if (isWholeProperty && statement.getText().includes('fc.asyncProperty(')) return 'nobody awaits it';
  if (words[0] !== 'expect') return null;
  if (words.some((word) => ['resolves', 'rejects', 'poll'].includes(word))) return 'nobody awaits it';
  const isMatched = ts.isCallExpression(statement) && ts.isPropertyAccessExpression(statement.expression);
  return isMatched ? null : 'nothing is expected of it';
}

function whyConstant(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { name, expression: expected } = node.expression;
  if (!ts.isCallExpression(expected) || expected.expression.getText() !== 'expect') return null;
  const [value] = expected.arguments;
  const isSized =
    value !== undefined && ts.isArrayLiteralExpression(value) && !value.elements.some(ts.isSpreadElement);
  if (isSized && name.text === 'toHaveLength') return 'the length stands in the test';
  return value !== undefined && isConstant(value) ? 'the value stands in the test' : null;
}

function isConstant(value: ts.Expression): boolean {
  const words: ts.SyntaxKind[] = [
    ts.SyntaxKind.TrueKeyword,
    ts.SyntaxKind.FalseKeyword,
    ts.SyntaxKind.NullKeyword,
  ];
  return ts.isLiteralExpression(value) || words.includes(value.kind);
}

/** `expect(a).not.toBe(b)` is `expect`, `not`, `toBe`. */
function chainOf(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...chainOf(node.expression), node.name.text];
  return ts.isCallExpression(node) ? chainOf(node.expression) : [''];
}

describe('an assertion that cannot fail', () => {
  test.each([
    ['expect(a).resolves.toBe(1);', '1: nobody awaits it'],
    ['expect(a).rejects.toThrow();', '1: nobody awaits it'],
    ['\nexpect.poll(a).toBe(1);', '2: nobody awaits it'],
    ['fc.assert(fc.asyncProperty(b, async () => {}));', '1: nobody awaits it'],
    ['expect(a);', '1: nothing is expected of it'],
    ['expect(a).toBe;', '1: nothing is expected of it'],
    ['expect([a, b]).toHaveLength(2);', '1: the length stands in the test'],
    ['expect(true).toBe(b);', '1: the value stands in the test'],
  ])('is seen: %s', (text, reason) => {
    expect(hollowIn(text)).toEqual([reason]);
  });

  test.each([
    'await expect(a).resolves.toBe(1);',
    'const a = async () => { return expect(b).rejects.toThrow(); };',
    'await fc.assert(fc.asyncProperty(b, async () => {}));',
    'fc.assert(fc.property(b, () => {}));',
    'expect([...a]).toHaveLength(2);',
    'expect(a).toBe(true);',
    'expect.soft(a).toBe(1);',
  ])('is not seen where there is none: %s', (text) => {
    expect(hollowIn(text)).toEqual([]);
  });

  test('is in no test', () => {
    const tests = filesBelow('.').filter((file) => /\.test\.ts$|\/(testing|e2e)\/.*\.ts$/.test(file));
    const hollow = tests.flatMap((file) =>
      hollowIn(readFileSync(join(root, file), 'utf8')).map((reason) => `${file}:${reason}`),
    );
    expect(tests.length).toBeGreaterThan(300);
    expect(hollow).toEqual([]);
  });
});

// By `requireAssertions`: a loop over nothing, or a condition that never holds, is no proof.
test.fails('a test that reaches no assertion fails', () => {});
