import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REPORT_TOKENS } from '../packages/arena/src/report/tokens.ts';

/** Names and values of tokens, each value on one line; the first wins, so the day's before the night's. */
function tokensIn(css: string): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, name, value] of css.matchAll(/(--[\w-]+):\s*([^;]+);/g))
    if (!tokens.has(name!)) tokens.set(name!, value!.replaceAll(/\s+/g, ' ').trim());
  return tokens;
}

test('a report has the colours, sizes and fonts of the page', () => {
  const page = tokensIn(readFileSync('apps/web/src/style/tokens.css', 'utf8'));
  const report = tokensIn(REPORT_TOKENS);
  expect(report.size).toBeGreaterThan(20);
  for (const [name, value] of report) expect(`${name}: ${value}`).toBe(`${name}: ${page.get(name)}`);
});
