import type { Tongue } from '../natural/utterance.ts';

/**
 * Words that only talk about the game has. They are kept apart from the lexicons of the readers, so that what a reader
 * does not know still counts as something it should have read.
 */
const GAME_WORDS: Readonly<Record<Tongue, RegExp>> = {
  ja: /人狼|狼|占|霊|狩人|騎士|護衛|狂人|狂信|村人|市民|役職|投票|票|吊|処刑|追放|襲撃|噛|対抗|判定|結果|人間|(?<![面告明潔余空腹])[白黒](?![板熱紙曜])|怪し|疑|騙|本物|偽|信用|信頼|グレー|ローラー|潜伏|指定|カミングアウト|\bco\b|ＣＯ|[▼▽●○◎▲△]/i,
  en: /\b(?:were)?wol(?:f|ves)\b|\bmafia\b|\bseers?\b|\bmediums?\b|\bbodyguard|\bpossessed\b|\bmadman\b|\bvillagers?\b|\btown(?:ie|ies)?\b|\broles?\b|\bvot(?:e|ed|es|ing)\b|\blynch|\bexecut|\bexile|\bdivin|\binspect|\binvestigat|\bguard|\bprotect|\battack|\bsus\b|\bsuspicio|\bsuspect|\baccus|\btrust|\bclaim|\bcounter|\bfake\b|\blie[sd]?\b(?! in\b)|\blying\b|\bliar|\bresults?\b|\bhumans?\b|\binnocent\b|\bguilty\b|\bco\b/i,
};

/**
 * The same words where they say nothing of the game that is played: its name (一緒に人狼ゲームを楽しもう), and set
 * phrases of everyday talk (`trust your instincts`, `I trust you slept well`, `as a result`, 分析の結果, `build trust`, 信頼関係).
 */
const OF_NO_GAME =
  /(?:人狼|狼)ゲーム|信頼関係|結果(?:的に|として)|(?:分析|検討|考慮|議論)(?:の|した)結果|考えた結果|\b(?:build|foster|strengthen|establish)(?:s|ing)? (?:(?:our|the|mutual|group|more|stronger) )*trust\b|\btrust-building\b|\b(?:were)?wolf game\b|\b(?:play\w*|game of|round of) (?:were)?wolf\b|\btrust (?:your|our|my|the|in)? ?(?:instincts?|gut|intuition|process|judg\w+)\b|\bi trust (?:that )?(?:you|we|this|everyone|all)\b(?! (?:are|is)\b)|\btrust is\b|\bplay(?:s|ed|ing)? an? (?:\w+ )?role\b|\bas a result\b|\bresults? in\b/gi;

/** Whether a text speaks of the game at all. */
export function speaksOfGame(text: string, tongue: Tongue): boolean {
  return GAME_WORDS[tongue].test(text.replace(OF_NO_GAME, ''));
}
