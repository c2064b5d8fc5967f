import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesBelow, root } from '../scripts/files.mjs';
import config from '../vitest.config.js';

const HOOKS = ['beforeAll', 'afterAll', 'beforeEach', 'afterEach'];

/** The hooks of a source that set a limit themselves, as `beforeAll in line 7`. */
function limitedHooksIn(text: string): string[] {
  const source = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isHook(node.expression) && node.arguments.length > 1)
      found.push(`${node.expression.text} in line ${lineOf(node, source)}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isHook(called: ts.Expression): called is ts.Identifier {
  return ts.isIdentifier(called) && HOOKS.includes(called.text);
}

function lineOf(node: ts.Node, source: ts.SourceFile): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

describe('the time limit', () => {
  test('of hooks is that of tests: they start the same servers on the same busy machine', () => {
    expect(config.test?.hookTimeout).toBeGreaterThanOrEqual(60_000);
    expect(config.test?.hookTimeout).toBe(config.test?.testTimeout);
  });

  test('of hooks is set in one place', () => {
    expect(limitedHooksIn('\nbeforeAll(async () => {}, 1000);\nafterAll(stop);')).toEqual([
      'beforeAll in line 2',
    ]);
    const sources = filesBelow('.')
      .filter((file) => file.endsWith('.ts'))
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
      .filter(({ text }) => HOOKS.some((hook) => text.includes(`${hook}(`)));
    expect(sources.length).toBeGreaterThan(20);
    expect(
      sources.flatMap(({ file, text }) => limitedHooksIn(text).map((hook) => `${file}: ${hook}`)),
    ).toEqual([]);
  });
});
