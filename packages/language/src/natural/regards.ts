import type { PlayerId } from '@mura/engine';
import type { Sentence } from '../aiwolf/ast.ts';
import { inquire, opinion, role } from '../translate/aiwolf-nodes.ts';
import { fold } from './fold.ts';
import { findMentions, type Mention } from './mentions.ts';
import type { ReadSentence } from './reading.ts';
import type { NaturalUtterance, Tongue } from './utterance.ts';

/**
 * Words about a person, not about a role or a vote: `I agree with Bob`, `what do you all think of Bob?` Only in a village
 * that is talking do they say anything, since one agrees with what somebody has said there. What the readers understand
 * of a sentence comes first.
 */
export function regardsIn(
  utterance: NaturalUtterance,
  tongue: Tongue,
  known: readonly ReadSentence[],
): ReadSentence[] {
  const { cast, context, day } = utterance;
  if (context?.lastPost === undefined || day === undefined) return [];
  const { text, origin } = fold(utterance.text);
  const mentions = findMentions(text, cast);
  return clausesOf(text, mentions).flatMap((clause): ReadSentence[] => {
    const [start, end] = [origin[clause.start]!, origin[clause.end]!];
    if (known.some((one) => one.start < end && start < one.end)) return [];
    const found = regardOf(clause, utterance, tongue);
    return found === null ? [] : [{ ...found, start, end, confidence: 0.8 }];
  });
}

/** A sentence of a folded text, in which every person is `@`. */
interface MaskedClause {
  readonly start: number;
  readonly end: number;
  readonly masked: string;
  /** Those behind the marks, in order. */
  readonly people: readonly PlayerId[];
}

const PERSON = '@';
/** Of a name an ending may be part of it, but no end of a sentence is. */
const ENDS = /[。!?\n]+|\.(?=\s|$)/g;

function clausesOf(text: string, mentions: readonly Mention[]): MaskedClause[] {
  if (mentions.length === 0) return [];
  const clauses: MaskedClause[] = [];
  let start = 0;
  for (const { 0: mark, index } of [...text.matchAll(ENDS), { 0: '', index: text.length }]) {
    const end = index + mark.length;
    if (end > start) clauses.push(maskedOf(text, start, end, mentions));
    start = end;
  }
  return clauses;
}

function maskedOf(text: string, start: number, end: number, mentions: readonly Mention[]): MaskedClause {
  const named = mentions.filter((mention) => mention.start >= start && mention.end <= end);
  let masked = '';
  let place = start;
  for (const mention of named) {
    masked += text.slice(place, mention.start).replaceAll(PERSON, ' ') + PERSON;
    place = mention.end;
  }
  masked += text.slice(place, end);
  // A question need not end with its mark: a full stop says nothing.
  return {
    start,
    end,
    masked: masked.replace(/[。\s]+$/, '').trimStart(),
    people: named.map(({ player }) => player),
  };
}

function regardOf(
  { masked, people }: MaskedClause,
  utterance: NaturalUtterance,
  tongue: Tongue,
): { sentence: Sentence; rule: string } | null {
  const { asked, agrees, disagrees, notOwn } = REGARDS[tongue];
  const view = firstOf(asked, masked);
  if (view !== null) return viewAsked(masked, view, people, utterance);
  if (notOwn.test(masked)) return null;
  const against = firstOf(disagrees, masked);
  const match = against ?? firstOf(agrees, masked);
  const whom = match === null ? undefined : people[peopleBefore(masked, match)];
  const post = whom === undefined || whom === utterance.speaker ? null : utterance.context!.lastPost!(whom);
  if (post === null) return null;
  const talk = { channel: 'TALK', day: utterance.day!, id: post } as const;
  return against === null
    ? { sentence: opinion('AGREE', null, talk), rule: 'regard/agree' }
    : { sentence: opinion('DISAGREE', null, talk), rule: 'regard/disagree' };
}

/** `Bob, what do you think of Cat?` */
function viewAsked(
  masked: string,
  place: number,
  people: readonly PlayerId[],
  { speaker }: NaturalUtterance,
): { sentence: Sentence; rule: string } | null {
  const at = peopleBefore(masked, place);
  const target = people[at];
  if (target === undefined) return null;
  const others = people.filter((player, index) => index !== at && player !== target && player !== speaker);
  const addressee = others.length === 1 ? others[0]! : 'ANY';
  return {
    sentence: inquire(null, addressee, role('ESTIMATE', null, target, 'ANY')),
    rule: 'regard/asked',
  };
}

/** Where in a text the person stands of whom a pattern speaks. */
function firstOf(patterns: readonly RegExp[], masked: string): number | null {
  for (const pattern of patterns) {
    const match = pattern.exec(masked);
    const whom = match?.indices?.groups?.whom;
    if (whom !== undefined) return whom[0];
  }
  return null;
}

function peopleBefore(masked: string, place: number): number {
  return masked.slice(0, place).split(PERSON).length - 1;
}

interface TongueRegards {
  readonly asked: readonly RegExp[];
  readonly agrees: readonly RegExp[];
  readonly disagrees: readonly RegExp[];
  /** It is asked, supposed, or somebody else's. */
  readonly notOwn: RegExp;
}

const JA_SAID =
  '(?:意見|考え|考え方|見方|見解|読み|推理|推測|主張|言い分|言うこと|言ってること|言葉|話|指摘|提案|案|説|判断|発言)';
const JA_WHOSE = `(?<whom>@)(?:の${JA_SAID})?`;
const JA_MUCH =
  '(?:私|わたし|俺|おれ|僕|ぼく|自分|うち)?(?:も|は)?(?:まったく|全く|完全に|全面的に|おおむね|ほぼ|だいたい|大体|かなり|ちょっと|とても|正直)?';
const JA_CANNOT =
  '(?:でき(?:ない|ません|ず|かね)|しかね|しない|しません|では?ない|じゃない|れない|れません|られない|られません|いかない|いきません)';

const EN_ADVERBS =
  '(?:(?:totally|fully|completely|also|really|still|kind of|kinda|mostly|strongly|100%|actually|definitely|do|very much|in full) )*';
const EN_SAID =
  "(?:'s? (?:point|take|read|reading|view|opinion|idea|logic|reasoning|argument|theory|plan|suggestion|words))?";
const EN_ALL = "(?:you|we|everyone|everybody|others|the others|people|y'all|you all|you guys|the rest|all|@)";

const REGARDS: Readonly<Record<Tongue, TongueRegards>> = {
  ja: {
    asked: [
      /(?<whom>@)(?:を|って|のこと(?:を|は|って)?|について(?:は)?|に関して(?:は)?|に対して(?:は)?|の(?:発言|動き|様子|印象|態度|主張|振る舞い)(?:を|は|って|について)?)[、 ]?[^@。]{0,10}?(?:どう|どんなふうに|どんな風に)(?:思|おも|見|み[てえる]|感じ|考え|捉え|とらえ|でしょ|です)[^。]{0,14}$/d,
      /(?<whom>@)(?:について|への|に対する|の)(?:意見|印象|考え|見方|評価)(?:を|は)[^。]{0,8}(?:聞か|聞き|教え|どう|ください|ほしい|ある|あり)/d,
    ],
    agrees: [
      new RegExp(
        `${JA_WHOSE}(?:に|には|と|とは)?、?${JA_MUCH}(?:賛成|同意|同感|賛同|同調|乗る|乗り|乗っ|うなず|頷|納得)(?!${JA_CANNOT})`,
        'd',
      ),
      /(?<whom>@)と(?:は)?(?:まったく|全く|だいたい|大体|ほぼ)?(?:同じ|一緒の|おなじ)(?:意見|考え|見方|読み|推理|気持ち|こと)(?!では?ない|じゃない)/d,
      /(?<whom>@)の(?:言う|いう|言ってる|言っている|おっしゃる)(?:とおり|通り)/d,
      new RegExp(
        `(?<whom>@)(?:の${JA_SAID})(?:は|が|も)[^@。]{0,6}(?:もっとも|正しい|正論|筋が通|納得でき|わかる|分かる)(?!${JA_CANNOT})`,
        'd',
      ),
    ],
    disagrees: [
      new RegExp(`${JA_WHOSE}(?:に|には|とは)${JA_MUCH}(?:反対|異議|同意しかね|賛成しかね)`, 'd'),
      new RegExp(
        `${JA_WHOSE}(?:に|には|とは?)${JA_MUCH}(?:賛成|同意|賛同|同調|乗|うなず|頷|納得)[^@。]{0,3}${JA_CANNOT}`,
        'd',
      ),
      /(?<whom>@)とは?(?:意見|考え|見方|読み)(?:が|は)(?:違|ちが|異な|合わ)/d,
      new RegExp(
        `(?<whom>@)の${JA_SAID}(?:は|が)[^@。]{0,6}(?:違う|ちがう|おかしい|間違|無理があ|受け入れ)`,
        'd',
      ),
    ],
    notOwn: /[?]|か$|@(?:は|が|も)[^、]{0,16}@|(?:なら|れば|たら|としたら)/,
  },
  en: {
    asked: [
      new RegExp(
        `\\b(?:what|how) (?:do|does|did|would|are|is) ${EN_ALL}(?: \\w+){0,2} (?:think|make|reckon|say|feel|thinking|feeling|see|view|read) (?:(?:of|about|on|regarding) )?(?<whom>@)`,
        'd',
      ),
      /\b(?:thoughts?|opinions?|takes?|reads?|views?|feelings?|impressions?|ideas?) (?:on|about|of|regarding) (?<whom>@)/d,
      /^(?:(?:and|so|but|ok|okay|hey|@,?) )*what about (?<whom>@)\s*\?/d,
    ],
    agrees: [
      new RegExp(
        `(?:^|\\bi |\\bi'm |\\bi am |[,;:] ?(?:and |so )?)${EN_ADVERBS}(?:agree|agreed|agreeing|concur|side|siding|go along|going along) ${EN_ADVERBS}with (?<whom>@)${EN_SAID}`,
        'd',
      ),
      /\b(?:i am|i'm|im) (?:\w+ )?(?:with|behind|on board with) (?<whom>@)/d,
      /\bi (?:\w+ )?(?:second|support|back|like|share|buy) (?:what )?(?<whom>@)(?:'s? (?:point|take|read|view|opinion|idea|logic|reasoning|argument|theory|plan|suggestion)| (?:says|said))/d,
      /(?<whom>@) (?:is|was)(?: \w+)? (?:right|correct|spot on|making sense)\b/d,
      /(?<whom>@) (?:has|had|makes|made)(?: \w+){0,2} (?:point|points|sense)\b/d,
      /^(?:good|great|fair|nice|excellent) (?:point|call|idea|thinking|catch),? (?<whom>@)/d,
      /\b(?:think|feel|same) (?:the same |same )?as (?<whom>@)/d,
    ],
    disagrees: [
      /\b(?:disagree|disagreeing) (?:\w+ )?with (?<whom>@)/d,
      /\b(?:do not|don't|dont|cannot|can't|can not|won't|will not|would not|wouldn't|not)(?: \w+)? (?:agree|agreeing|side|go along|with) (?:with )?(?<whom>@)/d,
      /\b(?:do not|don't|dont|cannot|can't|can not)(?: \w+)? (?:buy|accept|follow|share|like|believe) (?:what |a word )?(?<whom>@)(?:'s?(?: \w+)?| (?:says|said|is saying|tells))/d,
      /(?<whom>@) (?:is|was)(?: \w+)? (?:wrong|mistaken|not right)\b/d,
    ],
    notOwn:
      /[?]|\b(?:if|unless|who|does|did|do you|should|would you|why)\b|@ (?:agrees|disagrees|and @)|^@ (?:thinks|says|said) /,
  },
};
