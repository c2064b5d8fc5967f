export { type RulePageLanguage, type RulePageOptions, rulePage } from './page.ts';
