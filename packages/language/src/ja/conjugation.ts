import { once } from '../natural/once.ts';
import { type Trie, trieOf } from '../natural/trie.ts';

/** How a verb bends; `suru` also stands for nouns that become verbs with する. */
export type Conjugation = 'ichidan' | 'suru' | 'u' | 'r' | 'm' | 's' | 'k' | 'b';

/**
 * `noun`: 吊り, `plain`: 吊る, 吊ります; `will`: 吊ろう; `want`: 吊りたい; `unwanted`: 吊りたくない; `not`: 吊らない;
 * `ask`: 吊ってほしい; `order`: 吊れ; `te`: 吊って; `past`: 吊った; `if`: 吊ったら; `limit`: 吊るなら; `done`: 吊られる, 吊れる; `forbid`: 吊らないで; `state`: 吊っている; `undone`: 吊っていない.
 */
export const VERB_FORMS = [
  'noun',
  'plain',
  'will',
  'want',
  'unwanted',
  'not',
  'ask',
  'order',
  'te',
  'past',
  'if',
  'limit',
  'done',
  'forbid',
  'state',
  'undone',
] as const;
export type VerbForm = (typeof VERB_FORMS)[number];

/** The bases on which endings are put. */
interface Bases {
  readonly a: string;
  readonly i: string;
  readonly u: string;
  readonly e: string;
  readonly o: string;
  /** Before て and た: 吊っ, 噛ん. */
  readonly t: string;
  readonly te: string;
  readonly ta: string;
  readonly passive: string;
  readonly causative: string;
}

const GODAN: Readonly<
  Record<Exclude<Conjugation, 'ichidan' | 'suru'>, readonly [string, string, string, string, string, string]>
> = {
  u: ['わ', 'い', 'う', 'え', 'お', 'っ'],
  r: ['ら', 'り', 'る', 'れ', 'ろ', 'っ'],
  m: ['ま', 'み', 'む', 'め', 'も', 'ん'],
  s: ['さ', 'し', 'す', 'せ', 'そ', 'し'],
  k: ['か', 'き', 'く', 'け', 'こ', 'い'],
  b: ['ば', 'び', 'ぶ', 'べ', 'ぼ', 'ん'],
};

function basesOf(conjugation: Conjugation): Bases {
  if (conjugation === 'ichidan') {
    const all = { a: '', i: '', t: '', passive: 'られ', causative: 'させ' };
    return { ...all, u: 'る', e: 'れ', o: 'よ', te: 'て', ta: 'た' };
  }
  if (conjugation === 'suru') {
    const all = { a: 'し', i: 'し', t: 'し', passive: 'され', causative: 'させ' };
    return { ...all, u: 'する', e: 'すれ', o: 'しよ', te: 'して', ta: 'した' };
  }
  const [a, i, u, e, o, t] = GODAN[conjugation];
  const isVoiced = conjugation === 'm' || conjugation === 'b';
  const te = t + (isVoiced ? 'で' : 'て');
  return { a, i, u, e, o, t, te, ta: t + (isVoiced ? 'だ' : 'た'), passive: `${a}れ`, causative: `${a}せ` };
}

const list = (words: string): readonly string[] => words.split(' ');
/** Endings by base and form; `0` is no ending. */
const ENDINGS: readonly (readonly [keyof Bases, VerbForm, readonly string[]])[] = [
  ['i', 'noun', list('0')],
  ['u', 'plain', list('0 ぜ ぞ わ よ ね で')],
  [
    'i',
    'plain',
    list(
      'ます ますわ ますの ますよ ますね まする つつ 申す 申します つかまつる 仕る やす やすぜ まっせ まっす ますぞ ますとも',
    ),
  ],
  [
    'te',
    'plain',
    list(
      'おく おきます いく いきます みる みます しまおう しまう しまいます しまいたい おきますね みますね やる やります',
    ),
  ],
  ['te', 'state', list('いる る います ます おる おります いらっしゃる いらっしゃいます らっしゃる')],
  ['causative', 'done', list('る よう ようと たい た てる ている')],
  [
    'causative',
    'plain',
    list('て てもらう てもらいます ていただく ていただきます てもらおう てくれ てください'),
  ],
  [
    't',
    'plain',
    list(
      'とく とくわ とくね とくよ とくで とくぜ ときます ときますね ときますわ とる とるよ とるわ とるで とるぞ とります ちゃう ちゃうよ ちゃうね ちゃいます たるわ たるで',
    ),
  ],
  [
    'o',
    'will',
    list('う 0 うぜ うよ うか うや うぞ っか っかな っと うじゃない うじゃないか うじゃん うじゃねえか'),
  ],
  [
    't',
    'will',
    list(
      'とこう とこうか とこうよ とこか ときましょう ちゃおう ちゃおうか ちゃおうよ ちゃいましょう ちまおう たろ たろか たろう ちゃお ちゃおっか ちゃおかな とこ とこっか とこっと とこうぜ ちまお ちまおうぜ ちまおうか',
    ),
  ],
  ['t', 'want', list('ときたい ちゃいたい')],
  ['t', 'ask', list('といて といてくれ といてください といてほしい といてや')],
  ['t', 'order', list('とけ とけよ ちゃえ ちゃえよ ちまえ ちまえよ たれ たれや')],
  ['a', 'plain', list('ざるを得ない ざるをえない ざるを得ません ざるを得んな')],
  [
    'i',
    'will',
    list(
      'ましょう ましょ ませんか ましょうぞ まひょ まひょか まひょう やしょう やしょうぜ ましょか ましょっか 申そう',
    ),
  ],
  [
    'te',
    'will',
    list(
      'いこう いきましょう みよう みましょう みませんか みない? みないか おこう おきましょう しまいましょう おこうか みようか みましょうか',
    ),
  ],
  ['i', 'want', list('たい たく たかっ たいな たいね たいです たいわ たいぜ')],
  ['te', 'want', list('みたい おきたい いきたい')],
  [
    'i',
    'unwanted',
    list('たくない たくないな たくなかっ たくねえ たくありません とうない たくはない たくはありません'),
  ],
  [
    'a',
    'not',
    list(
      'なくていい なくてもいい なくて良い なくてよい なくても良い ない なかっ なく ん ず ぬ ねえ ねぇ へん ないし ないよ',
    ),
  ],
  ['a', 'will', list('なきゃ ねば ないと')],
  [
    'a',
    'forbid',
    list(
      'ないで ないでくださいませ ないでおくれ ないでください ないで下さい ないでほしい ないでくれ ないでね ないでや んといて んといてや んでくれ ずに',
    ),
  ],
  [
    'te',
    'forbid',
    list(
      'はなりません はならない はいけない はいけません はならん はあかん はだめ はダメ はいかん はいけねえ はならぬ は駄目 は困る はやだ は嫌 はなりませぬ はなりませんぞ',
    ),
  ],
  [
    't',
    'forbid',
    list(
      'ちゃだめ ちゃダメ ちゃ駄目 ちゃいけない ちゃいけません ちゃあかん ちゃいかん ちゃやだ ちゃいや ちゃ嫌 ちゃイヤ ちゃ困る ちゃやめて たらあかん たらだめ たらダメ たらいかん たらアカン',
    ),
  ],
  [
    'i',
    'not',
    list(
      'ません ませんわ はしない はしません はせん にくい づらい がたい 難い かねる かねます きれない きれません きれん',
    ),
  ],
  [
    'u',
    'forbid',
    list(
      'なよ なって なや なし んじゃねえ んじゃねえぞ んじゃねえよ んじゃねぇ んじゃねぇぞ んじゃないよ んじゃないぞ んじゃない! べからず でない でないぞ',
    ),
  ],
  [
    'u',
    'not',
    list(
      'わけにはいかない わけにはいきません わけにはいかん わけではない わけじゃない わけではありません わけじゃありません',
    ),
  ],
  ['u', 'plain', list('わけだ わけです')],
  [
    'te',
    'ask',
    list(
      'ほしい 欲しい ください 下さい くださいまし くれ くだせえ くだせぇ くだされ 下され くだされよ くれや くれへん くれへんか おくんなさい おくれやす くれよ くれない くれません くれん くれんか くれる おくれ みて みてくれ みてくれよ みてくれない みてください みてほしい みて欲しい みてもらい みておくれ もらいたい もらおう もらう もらえ もらえる もらえます もらえません もらえん もらえへん もろて もろうて くんな くんろ けろ くれろ つかあさい おくんな おくんなまし くださらぬか くださらんか くださいな くださいよ くださいませ ちょ いただき いただけ いただきたい 頂きたい 頂き 頂け 頂戴 ちょうだい や ね よ な んか よね',
    ),
  ],
  ['t', 'ask', list('とくれ たってや たってくれ たってえな')],
  ['e', 'order', list('0 よ や')],
  ['i', 'order', list('なさい なさいませ な たまえ 給え なはれ なはれや めされ めされよ ませい')],
  ['te', 'te', list('0 から は')],
  ['te', 'if', list('も もらっても いただいても くれても')],
  ['ta', 'past', list('0 よ わ ぜ ぞ で')],
  ['i', 'past', list('ました ましたわ ましたよ ましたね ましたの ましたが やした ましてよ')],
  [
    'te',
    'undone',
    list(
      'ない いない いません ません ねえ へん なかっ いなかっ はいない はいません はおらん おらん おりません はない',
    ),
  ],
  ['t', 'undone', list('とらん とらへん')],
  ['te', 'past', list('いた た いました しまった ました')],
  ['t', 'past', list('ちゃった')],
  ['ta', 'if', list('ら らば なら')],
  ['te', 'if', list('みたら みると みれば みたところ')],
  ['i', 'if', list('たがる たがっ たがり たがって')],
  ['e', 'if', list('ば')],
  ['i', 'limit', list('なら ならば')],
  ['u', 'limit', list('なら ならば のなら んなら としたら とすれば')],
  ['u', 'if', list('場合 とき')],
  [
    'passive',
    'done',
    list(
      'る た て ます ました ない そう たら たく れば ず ちゃう ちゃうの ちゃった ちゃいます ちまう ちゃいそう ちゃうよ ちゃうじゃん',
    ),
  ],
  ['e', 'done', list('る た て ます そう なかっ たら ん')],
  ['e', 'will', list('ないと なきゃ ねば')],
  ['e', 'not', list('ない ないな ないよ ません ねえ ねぇ へん なさそう')],
];
const ONLY_SURU: readonly (readonly [string, VerbForm])[] = [
  ['', 'noun'],
  ['せん', 'will'],
  ['いたします', 'plain'],
  ['いたす', 'plain'],
  ['致す', 'plain'],
  ['致します', 'plain'],
  ['致した', 'past'],
  ['致しました', 'past'],
  ['致しましょう', 'will'],
  ['いたした', 'past'],
  ['いたしたい', 'want'],
  ['したく', 'want'],
  ['しといて', 'ask'],
  ['すんな', 'forbid'],
  ['すんなよ', 'forbid'],
  ['すんの', 'plain'],
  ['すんじゃねえ', 'forbid'],
  ['すんじゃねえぞ', 'forbid'],
  ['いたしますわ', 'plain'],
  ['いたしましょう', 'will'],
  ['いたしました', 'past'],
  ['なさい', 'order'],
  ['なさいませ', 'order'],
  ['なさいます', 'plain'],
  ['なさる', 'plain'],
  ['なさった', 'past'],
  ['なさいました', 'past'],
  ['願います', 'ask'],
  ['願う', 'ask'],
  ['しろ', 'order'],
  ['せよ', 'order'],
  ['すべし', 'will'],
  ['すべき', 'will'],
  ['できる', 'done'],
  ['できない', 'not'],
  ['できません', 'not'],
  ['できん', 'not'],
  ['しかねる', 'not'],
  ['しかねます', 'not'],
  ['しがたい', 'not'],
  ['し難い', 'not'],
  ['ならない', 'not'],
  ['でき', 'done'],
  ['せざるを得ない', 'plain'],
];
const ONLY_ICHIDAN: readonly (readonly [string, VerbForm])[] = [
  ['ろ', 'order'],
  ['られない', 'not'],
  ['られません', 'not'],
  ['られん', 'not'],
  ['難い', 'not'],
  ['がたい', 'not'],
  ['る価値', 'plain'],
  ['んな', 'forbid'],
  ['んなよ', 'forbid'],
  ['んなや', 'forbid'],
  ['んじゃねえ', 'forbid'],
  ['んじゃねえぞ', 'forbid'],
  ['んじゃねぇ', 'forbid'],
  ['んの', 'plain'],
  ['んのか', 'plain'],
  ['んのは', 'plain'],
];

/** In the west of Japan and by the old: 占うて, 占うた. */
const ONLY_U: readonly (readonly [string, VerbForm])[] = [
  ['うて', 'te'],
  ['うてくれ', 'ask'],
  ['うてくれんか', 'ask'],
  ['うてほしい', 'ask'],
  ['うてくだされ', 'ask'],
  ['うてくれぬか', 'ask'],
  ['うてもらえ', 'ask'],
  ['うてや', 'ask'],
  ['うてくる', 'plain'],
  ['うてくるわ', 'plain'],
  ['うとる', 'state'],
  ['うておる', 'state'],
  ['うた', 'past'],
  ['うたら', 'if'],
  ['うても', 'if'],
  ['うとくれ', 'ask'],
];

const SPECIAL: Partial<Record<Conjugation, readonly (readonly [string, VerbForm])[]>> = {
  suru: ONLY_SURU,
  ichidan: ONLY_ICHIDAN,
  u: ONLY_U,
};

function endingsOf(conjugation: Conjugation): [string, VerbForm][] {
  const bases = basesOf(conjugation);
  const regular = ENDINGS.flatMap(([base, form, endings]) =>
    endings.map((ending): [string, VerbForm] => [bases[base] + (ending === '0' ? '' : ending), form]),
  );
  return [
    ...(SPECIAL[conjugation] ?? []).map(([ending, form]): [string, VerbForm] => [ending, form]),
    ...regular,
  ];
}

/** What may follow the stem of a verb, by its conjugation; the root has the form of the stem alone, if it is one. */
export const ENDINGS_OF: Readonly<Record<Conjugation, () => Trie<VerbForm>>> = {
  ichidan: once(() => trieOf(endingsOf('ichidan'))),
  suru: once(() => trieOf(endingsOf('suru'))),
  u: once(() => trieOf(endingsOf('u'))),
  r: once(() => trieOf(endingsOf('r'))),
  m: once(() => trieOf(endingsOf('m'))),
  s: once(() => trieOf(endingsOf('s'))),
  k: once(() => trieOf(endingsOf('k'))),
  b: once(() => trieOf(endingsOf('b'))),
};
