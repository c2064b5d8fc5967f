import type { Sentence } from '../aiwolf/ast.ts';
import type { Tongue } from '../natural/utterance.ts';

/** What words of the game are about. */
type Field = 'execution' | 'inspection' | 'protection' | 'attack' | 'claim' | 'colour';

const WORDS: Readonly<Record<Tongue, Readonly<Record<Field, string>>>> = {
  ja: {
    execution: '投票|票|吊|処刑|追放|指定|[▼▽]',
    inspection: '占|霊|判定|結果|[●○◎]',
    protection: '護衛|騎士|狩人',
    attack: '襲撃|噛|[▲△]',
    claim: '占|霊|騎士|狩人|役職|対抗|騙|潜伏|カミングアウト|co|ＣＯ|本物|偽|信用|信頼|村人|市民',
    colour: '人狼|狼|狂人|狂信|村人|市民|人間|白|黒|怪し|疑|信用|信頼|グレー',
  },
  en: {
    execution: 'vot\\w*|lynch\\w*|execut\\w*|exile\\w*',
    inspection: 'divin\\w*|inspect\\w*|investigat\\w*|results?|seers?|mediums?',
    protection: 'guard\\w*|protect\\w*|bodyguards?',
    attack: 'attack\\w*',
    claim:
      'seers?|mediums?|bodyguards?|villagers?|town\\w*|roles?|claim\\w*|counter\\w*|co|fake|lie[sd]?|lying|liar|trust\\w*',
    colour:
      '(?:were)?wol(?:f|ves)|mafia|possessed|madman|villagers?|town\\w*|humans?|innocent|guilty|sus|suspicio\\w*|suspect\\w*|accus\\w*|trust\\w*',
  },
};

/** The text without the words of the game that belong to what was read: `I divined Bob; the result is human` says one thing. */
export function withoutFieldsOf(text: string, read: readonly Sentence[], tongue: Tongue): string {
  const fields = new Set(read.flatMap(fieldsIn));
  if (fields.size === 0) return text;
  const words = [...fields].map((field) => WORDS[tongue][field]).join('|');
  return text.replace(new RegExp(tongue === 'en' ? `\\b(?:${words})\\b` : words, 'gi'), ' ');
}

function fieldsIn(sentence: Sentence): Field[] {
  switch (sentence.kind) {
    case 'role':
      return sentence.verb === 'COMINGOUT' || isGifted(sentence.role) ? ['claim', 'colour'] : ['colour'];
    case 'result':
      // What somebody else has found is told as their claim: `Ann claims Bob is a wolf`.
      return sentence.subject === null ? ['inspection', 'colour'] : ['inspection', 'colour', 'claim'];
    case 'act':
      return [FIELD_OF[sentence.verb]];
    case 'opinion':
    case 'control':
      return [];
    default:
      return sentence.operands.flatMap(fieldsIn);
  }
}

const FIELD_OF = {
  VOTE: 'execution',
  VOTED: 'execution',
  DIVINATION: 'inspection',
  GUARD: 'protection',
  GUARDED: 'protection',
  ATTACK: 'attack',
  ATTACKED: 'attack',
} as const satisfies Record<string, Field>;

function isGifted(role: string): boolean {
  return role === 'SEER' || role === 'MEDIUM' || role === 'BODYGUARD';
}
