import type { Rules } from '@mura/engine';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { outline } from './outline.ts';
import type { PageLanguage, Section, Statement } from './statement.ts';

export type RulePageLanguage = 'ja' | 'en' | 'ko';

const LANGUAGES: Readonly<Record<RulePageLanguage, PageLanguage>> = { ja, en, ko };

export const RULE_PAGE_LANGUAGES = Object.keys(LANGUAGES) as readonly RulePageLanguage[];

export interface RulePageOptions {
  readonly language: RulePageLanguage;
  /** Of the village or the preset, for the title. */
  readonly name?: string;
}

/** The rules of a village for people who have never seen it, as Markdown. */
export function rulePage(rules: Rules, { language, name }: RulePageOptions): string {
  const words = LANGUAGES[language];
  const title = `# ${words.title(name === undefined ? null : plain(name))}`;
  return `${[title, ...outline(rules).map((section) => writeSection(section, words))].join('\n\n')}\n`;
}

function writeSection({ id, statements }: Section, words: PageLanguage): string {
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

function sentence(statement: Statement, { sentences }: PageLanguage): string {
  const say = sentences[statement.type] as (statement: Statement) => string;
  return say(statement);
}

/** A statement in words. */
export function sayStatement(statement: Statement, language: RulePageLanguage): string {
  return sentence(statement, LANGUAGES[language]);
}

/** A name from outside is one line, and no markup. */
function plain(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/[\\`*_[\]<>#|]/g, '\\$&');
}
