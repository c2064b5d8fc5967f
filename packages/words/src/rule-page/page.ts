import type { Rules } from '@mura/engine';
import { outline } from './outline.ts';
import type { RulePageTexts, Section, Statement } from './statement.ts';

/** The rules of a village for people who have never seen it, as Markdown; `name`: of the village or the preset, for the title. */
export function rulePage(rules: Rules, words: RulePageTexts, name?: string): string {
  const title = `# ${words.title(name === undefined ? null : plain(name))}`;
  return `${[title, ...outline(rules).map((section) => writeSection(section, words))].join('\n\n')}\n`;
}

function writeSection({ id, statements }: Section, words: RulePageTexts): string {
  const steps = statements.filter(isStep).map((step, index) => `${index + 1}. ${sentence(step, words)}`);
  const others = statements
    .filter((statement) => !isStep(statement))
    .map((other) => `- ${sentence(other, words)}`);
  const lists = [steps, others].filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return [`## ${words.headings[id]}`, ...lists].join('\n\n');
}

/** The steps of a day are numbered. */
function isStep({ type }: Statement): boolean {
  return type === 'askedStep' || type === 'clockStep' || type === 'dawn';
}

/** A statement in words. */
export function sentence(statement: Statement, { sentences }: RulePageTexts): string {
  const say = sentences[statement.type] as (statement: Statement) => string;
  return say(statement);
}

/** A name from outside is one line, and no markup. */
function plain(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/[\\`*_[\]<>#|]/g, '\\$&');
}
