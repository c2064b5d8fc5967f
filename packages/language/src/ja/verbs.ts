import { once } from '../natural/once.ts';
import { longestAt, type TrieMatch, trieOf, wordsAt } from '../natural/trie.ts';
import { type Conjugation, ENDINGS_OF, VERB_FORMS, type VerbForm } from './conjugation.ts';

export const VERB_FAMILIES = [
  'vote',
  'cast',
  'put',
  'divine',
  'spend',
  'attack',
  'guard',
  'suspect',
  'trust',
  'claim',
] as const;
export type VerbFamily = (typeof VERB_FAMILIES)[number];

/** The verbs of the game; a word class is the family and the form, e.g. `vote-will`. */
const VERBS: readonly (readonly [VerbFamily, string, Conjugation])[] = [
  ['vote', '吊', 'r'],
  ['vote', 'つ', 'r'],
  ['vote', '吊り上げ', 'ichidan'],
  ['cast', '投票', 'suru'],
  ['cast', 'とうひょう', 'suru'],
  ['cast', '投票宣言', 'suru'],
  ['cast', '投票を宣言', 'suru'],
  ['cast', '投票継続', 'suru'],
  ['cast', '投票を継続', 'suru'],
  ['cast', '投票を決め', 'ichidan'],
  ['cast', '投票を決意', 'suru'],
  ['vote', '処刑', 'suru'],
  ['vote', '追放', 'suru'],
  ['vote', '処断', 'suru'],
  ['vote', '追い出', 's'],
  ['vote', '落と', 's'],
  ['vote', '外に出', 's'],
  ['vote', '退場させ', 'ichidan'],
  ['vote', '吊る', 's'],
  ['vote', '排除', 'suru'],
  ['vote', '葬', 'r'],
  ['vote', '吊し上げ', 'ichidan'],
  ['vote', '吊るし上げ', 'ichidan'],
  ['vote', '釣', 'r'],
  ['vote', 'ツ', 'r'],
  ['vote', '処分', 'suru'],
  ['vote', '退場してもら', 'u'],
  ['vote', '退場していただ', 'k'],
  ['vote', '消えてもら', 'u'],
  ['vote', '消えていただ', 'k'],
  ['vote', '去っていただ', 'k'],
  ['vote', '死んでいただ', 'k'],
  ['vote', '退場いただ', 'k'],
  ['vote', '去ってもら', 'u'],
  ['vote', '死んでもら', 'u'],
  ['vote', '出ていってもら', 'u'],
  ['vote', '処刑台に送', 'r'],
  ['vote', '処刑台へ送', 'r'],
  ['vote', '吊りに行', 'k'],
  ['vote', '吊りに掛け', 'ichidan'],
  ['vote', '吊りにかけ', 'ichidan'],
  ['vote', '投票で追放', 'suru'],
  ['vote', '投票で落と', 's'],
  ['put', '入れ', 'ichidan'],
  ['put', 'いれ', 'ichidan'],
  ['put', '票を入れ', 'ichidan'],
  ['put', '一票入れ', 'ichidan'],
  ['put', '票を投じ', 'ichidan'],
  ['put', '一票を入れ', 'ichidan'],
  ['put', '一票を投じ', 'ichidan'],
  ['put', '票を集め', 'ichidan'],
  ['put', '票集め', 'ichidan'],
  ['put', '票を集中させ', 'ichidan'],
  ['put', '票を集中', 'suru'],
  ['put', '票寄せ', 'suru'],
  ['put', '票を合わせ', 'ichidan'],
  ['put', '票を寄せ', 'ichidan'],
  ['put', '票を置', 'k'],
  ['put', '縄を使', 'u'],
  ['put', '縄を掛け', 'ichidan'],
  ['put', '縄をかけ', 'ichidan'],
  ['put', '票をまとめ', 'ichidan'],
  ['put', '票を纏め', 'ichidan'],
  ['put', '票を重ね', 'ichidan'],
  ['put', '票を揃え', 'ichidan'],
  ['put', '票をそろえ', 'ichidan'],
  ['put', '票を固め', 'ichidan'],
  ['put', '票を向け', 'ichidan'],
  ['put', '票を回', 's'],
  ['put', '票を使', 'u'],
  ['put', '票を預け', 'ichidan'],
  ['put', '票を託', 's'],
  ['put', '票を投げ', 'ichidan'],
  ['put', '票を乗せ', 'ichidan'],
  ['put', '票を載せ', 'ichidan'],
  ['put', '票を捧げ', 'ichidan'],
  ['put', '票入れ', 'ichidan'],
  ['put', '票投じ', 'ichidan'],
  ['put', '一票投じ', 'ichidan'],
  ['put', 'ぶっこ', 'm'],
  ['put', 'ぶち込', 'm'],
  ['put', 'ぶちこ', 'm'],
  ['put', '票をくれて', 'r'],
  ['put', '票を捨て', 'ichidan'],
  ['put', '票をぶつけ', 'ichidan'],
  ['put', '票をあげ', 'ichidan'],
  ['put', '票を差し出', 's'],
  ['put', '票合わせ', 'suru'],
  ['put', '票を投', 's'],
  ['divine', '占', 'u'],
  ['divine', '占い', 'suru'],
  ['divine', 'うらな', 'u'],
  ['divine', '調べ', 'ichidan'],
  ['divine', '鑑定', 'suru'],
  ['divine', '占いに掛け', 'ichidan'],
  ['divine', '占いにかけ', 'ichidan'],
  ['spend', '占いを当て', 'ichidan'],
  ['spend', '占い当て', 'ichidan'],
  ['spend', '占いを使', 'u'],
  ['spend', '占い使', 'u'],
  ['divine', '占いに回', 's'],
  ['divine', '占いで見', 'ichidan'],
  ['divine', '占いで確認', 'suru'],
  ['divine', '占いで確かめ', 'ichidan'],
  ['divine', '占いで調べ', 'ichidan'],
  ['attack', '噛', 'm'],
  ['attack', '襲撃', 'suru'],
  ['attack', '襲', 'u'],
  ['attack', '狙', 'u'],
  ['attack', 'おそ', 'u'],
  ['attack', '喰', 'u'],
  ['attack', '食べ', 'ichidan'],
  ['attack', '食', 'u'],
  ['attack', '消', 's'],
  ['attack', '襲撃先に', 'suru'],
  ['guard', '護衛', 'suru'],
  ['guard', '守', 'r'],
  ['guard', 'まも', 'r'],
  ['guard', '護', 'r'],
  ['guard', 'ガード', 'suru'],
  ['suspect', '疑', 'u'],
  ['suspect', 'うたが', 'u'],
  ['suspect', '怪し', 'm'],
  ['suspect', '疑い出', 's'],
  ['suspect', '疑いだ', 's'],
  ['suspect', '疑い始め', 'ichidan'],
  ['suspect', '敵視', 'suru'],
  ['trust', '信じ', 'ichidan'],
  ['trust', 'しんじ', 'ichidan'],
  ['trust', '信用', 'suru'],
  ['trust', '信頼', 'suru'],
  ['trust', '真置き', 'suru'],
  ['trust', '信頼に足', 'r'],
  ['trust', '信用に足', 'r'],
  ['trust', '支持', 'suru'],
  ['claim', '名乗', 'r'],
  ['claim', '名の', 'r'],
  ['claim', '名乗り出', 'ichidan'],
  ['claim', '自称', 'suru'],
  ['claim', '告白', 'suru'],
  ['claim', '表明', 'suru'],
  ['claim', '主張', 'suru'],
  ['claim', 'co', 'suru'],
  ['claim', 'カミングアウト', 'suru'],
  ['claim', '名乗りをあげ', 'ichidan'],
  ['claim', '名乗りを上げ', 'ichidan'],
  ['claim', '称', 's'],
  ['claim', '自己申告', 'suru'],
  ['claim', '申告', 'suru'],
];

export type VerbClass = `${VerbFamily}-${VerbForm}`;

interface Stem {
  readonly conjugation: Conjugation;
  readonly classes: Readonly<Record<VerbForm, VerbClass>>;
}

const CLASSES = Object.fromEntries(
  VERB_FAMILIES.map((family) => [
    family,
    Object.fromEntries(VERB_FORMS.map((form) => [form, `${family}-${form}`])),
  ]),
) as Record<VerbFamily, Record<VerbForm, VerbClass>>;

const stems = once(() =>
  trieOf(
    VERBS.map(([family, stem, conjugation]): [string, Stem] => [
      stem,
      { conjugation, classes: CLASSES[family] },
    ]),
  ),
);

/** The longest form of a verb that begins at `start`; of two stems that make it, the longer counts. */
export function verbAt(text: string, start: number, limit: number): TrieMatch<VerbClass> | null {
  let found: TrieMatch<VerbClass> | null = null;
  for (const { end, value } of wordsAt(stems(), text, start, limit)) {
    const endings = ENDINGS_OF[value.conjugation]();
    const ending = longestAt(endings, text, end, limit);
    const form = ending?.value ?? endings.value;
    const stop = ending?.end ?? end;
    if (form !== undefined && (found === null || stop >= found.end))
      found = { end: stop, value: value.classes[form] };
  }
  return found;
}
