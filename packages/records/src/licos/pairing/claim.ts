import type { Character, PlayerId, Role } from '@mura/engine';
import { aiwolf } from '@mura/language';
import { clausesOf, isQuestion, NEGATION, namedIn } from './clauses.ts';

/** What somebody says of themselves: what they are or are not, or what they have learnt as that. */
export type OwnClaim =
  | { readonly says: 'role'; readonly role: Role; readonly isDenied: boolean }
  | {
      readonly says: 'result';
      readonly by: 'divined' | 'identified';
      readonly about: PlayerId;
      readonly isWerewolf: boolean;
    };

const LONGEST = 2000;

/** Claims in an utterance, in the AIWolf protocol or in plain Japanese or English. */
export function ownClaimsIn(text: string, speaker: PlayerId, cast: readonly Character[]): OwnClaim[] {
  if (text.length > LONGEST) return [];
  return formalClaims(text, speaker) ?? plainClaims(clausesOf(text), speaker, cast);
}

/** `null`: it is no sentence of the protocol. */
function formalClaims(text: string, speaker: PlayerId): OwnClaim[] | null {
  if (!/\b(COMINGOUT|DIVINED|IDENTIFIED)\b/.test(text)) return null;
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'lenient' });
  return parsed.ok ? claimsOf(aiwolf.resolve(parsed.value.tree, { speaker }), speaker, false) : null;
}

/** What they stand for themselves; what they only ask for or leave open is none. */
function claimsOf(sentence: aiwolf.Sentence, speaker: PlayerId, isDenied: boolean): OwnClaim[] {
  if (sentence.subject !== speaker) return [];
  switch (sentence.kind) {
    case 'role':
      return roleIn(sentence, speaker, isDenied);
    case 'result':
      return isDenied ? [] : resultIn(sentence);
    case 'because':
    case 'day':
      return sentence.operands.flatMap((part) => claimsOf(part, speaker, isDenied));
    case 'logic':
      if (sentence.operator !== 'AND' && sentence.operator !== 'NOT') return [];
      return sentence.operands.flatMap((part) =>
        claimsOf(part, speaker, isDenied !== (sentence.operator === 'NOT')),
      );
    default:
      return [];
  }
}

function roleIn(
  { verb, target, role }: aiwolf.RoleSentence,
  speaker: PlayerId,
  isDenied: boolean,
): OwnClaim[] {
  if (verb !== 'COMINGOUT' || role === 'ANY' || target !== speaker) return [];
  return [{ says: 'role', role: aiwolf.toRole(role), isDenied }];
}

function resultIn({ verb, target, species }: aiwolf.ResultSentence): OwnClaim[] {
  if (target === 'ANY' || species === 'ANY') return [];
  const by = verb === 'DIVINED' ? 'divined' : 'identified';
  return [{ says: 'result', by, about: target, isWerewolf: species === 'WEREWOLF' }];
}

function plainClaims(clauses: readonly string[], speaker: PlayerId, cast: readonly Character[]): OwnClaim[] {
  return clauses.flatMap((clause, index) => {
    if (isQuestion(clause)) return [];
    // `千代を占った。人狼だった。`
    const isOpen = DIVINED.test(clause) && !WEREWOLF.test(clause) && !HUMAN.test(clause);
    const told = isOpen ? clause + (clauses[index + 1] ?? '') : clause;
    return [...plainRole(clause), ...plainResults(told, speaker, cast)];
  });
}

const WORDS: readonly (readonly [Role, string])[] = [
  ['seer', '占い師|占い|seer'],
  ['medium', '霊媒師|霊能者|霊媒|霊能|medium'],
  ['bodyguard', '狩人|狩|bodyguard|hunter'],
  ['freemason', '共有者|共有|freemason|mason'],
  ['possessed', '狂人|possessed|madman'],
  ['werewolf', '人狼|狼|werewolf|wolf'],
  ['fox', '妖狐|ハムスター人間|ハムスター|fox|werehamster'],
  ['villager', '村人|ただの村|villager'],
];

const I_AM = '(?:私|わたし|あたし|僕|ぼく|俺|おれ|オレ|自分|わし)(?:は|が|こそ|こそは)[^。、はがをの]{0,6}?';
const I_AM_EN = String.raw`\bI(?:'m| am|’m)(?: really| truly)?(?: not)?(?: the| a| an)? `;
/** Not `私は占い師を信じる`, `村人側`. */
const NO_MORE = '(?![師者側]|陣営|[ぁ-ん]*(?:を|に|と思|っぽ))';

const CLAIMS: readonly (readonly [Role, RegExp])[] = WORDS.map(([role, words]) => [
  role,
  new RegExp(
    `${I_AM}(?:${words})${NO_MORE}|^\\s*(?:${words})(?:CO|ＣＯ|カミングアウト)|${I_AM_EN}(?:${words})\\b`,
    'i',
  ),
]);

/** `私は占い師です`, `占いCO`, `I am the seer`, `I'm not a werewolf` */
function plainRole(clause: string): OwnClaim[] {
  const found = CLAIMS.find(([, pattern]) => pattern.test(clause));
  return found === undefined ? [] : [{ says: 'role', role: found[0], isDenied: NEGATION.test(clause) }];
}

const DIVINED =
  /占った|占って|占っ[てた]|占いの?結果|占い先|判定|\b(?:I )?(?:divined|checked|inspected)\b|my (?:check|result|divination)/i;
const IDENTIFIED = /霊[媒能](?:の)?結果|霊視|\bI identified\b|medium result/i;
const WEREWOLF = /人狼|狼|黒|クロ|wol[fv]|guilty/i;
const HUMAN = /人間|白|シロ|村人|\bhuman\b|innocent|villager|\bclean\b/i;

/** `千代を占った、人狼だった`: a word of how it was learnt, a name, and what it was; of nobody else's result. */
function plainResults(clause: string, speaker: PlayerId, cast: readonly Character[]): OwnClaim[] {
  const by = IDENTIFIED.test(clause) ? 'identified' : DIVINED.test(clause) ? 'divined' : null;
  const isWolf = WEREWOLF.test(clause);
  if (by === null || (!isWolf && !HUMAN.test(clause)) || isOfAnother(clause, cast)) return [];
  const isWerewolf = isWolf && !NEGATION.test(clause);
  return namedIn(clause, cast)
    .filter((about) => about !== speaker)
    .map((about) => ({ says: 'result', by, about, isWerewolf }));
}

/** `千代の占い結果`, `千代は…を占った` and `Chiyo divined …` tell what another says. */
function isOfAnother(clause: string, cast: readonly Character[]): boolean {
  return cast.some(({ name }) => {
    const at = clause.indexOf(name);
    return (
      at >= 0 &&
      /^(?:さん|氏|ちゃん|君)?(?:の(?:占い|霊[媒能])|[はが][^。]*を?(?:占|霊視)| (?:divined|checked|says|said|claims))/.test(
        clause.slice(at + name.length),
      )
    );
  });
}
