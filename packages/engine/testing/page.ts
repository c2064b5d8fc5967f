import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** docs/RULES.md and the tests that prove it, as tests read them. */

const PAGE = readFileSync(new URL('../../../docs/RULES.md', import.meta.url), 'utf8');

/** The ids of all rules on the page, in their order: `O1`, `O2` … */
export const RULE_IDS = [...PAGE.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, id]) => id ?? '');

/** The text of a rule, with the table below it. */
export function ruleText(id: string): string {
  const start = PAGE.indexOf(`- **${id}** `);
  const end = PAGE.slice(start + 1).search(/^(- \*\*|## )/m);
  return end < 0 ? PAGE.slice(start) : PAGE.slice(start, start + 1 + end);
}

/** The rows of the table below a rule, by the words of its head. */
export function tableOf(id: string): Record<string, string>[] {
  const [head, , ...rows] = ruleText(id)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1).map(plain));
  if (head === undefined) throw new Error(`${id} has no table`);
  return rows.map((cells) => Object.fromEntries(head.map((name, column) => [name, cells[column] ?? ''])));
}

function plain(cell: string): string {
  return cell.replaceAll('`', '').trim();
}

/** The rule ids in the names of the engine's tests. */
export function provenRules(): Set<string> {
  const src = new URL('../src/', import.meta.url);
  const files = readdirSync(fileURLToPath(src), { recursive: true, encoding: 'utf8' });
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  const texts = tests.map((file) => readFileSync(new URL(file, src), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/\[([A-Z]\d+)\]/g)].map(([, id]) => id ?? '')));
}
