export { RULE_PAGE_LANGUAGES, type RulePageLanguage, type RulePageOptions, rulePage } from './page.ts';
