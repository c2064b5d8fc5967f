/** How a verb bends; `suru` also stands for nouns that become verbs with する. */
type Conjugation = 'ichidan' | 'suru' | 'u' | 'r' | 'm' | 's' | 'k' | 'b';

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
  ['vote', '処刑', 'suru'],
  ['vote', '追放', 'suru'],
  ['vote', '追い出', 's'],
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
  ['put', '票を集中', 'suru'],
  ['put', '票寄せ', 'suru'],
  ['put', '票を合わせ', 'ichidan'],
  ['put', '票を寄せ', 'ichidan'],
  ['put', '票を集中させ', 'ichidan'],
  ['put', '票を置', 'k'],
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
  ['put', '票を捧げ', 'ichidan'],
  ['put', '票入れ', 'ichidan'],
  ['put', '票投じ', 'ichidan'],
  ['put', '一票投じ', 'ichidan'],
  ['put', 'ぶっこ', 'm'],
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
  ['suspect', '疑', 'u'],
  ['suspect', 'うたが', 'u'],
  ['suspect', '怪し', 'm'],
  ['suspect', '敵視', 'suru'],
  ['trust', '信じ', 'ichidan'],
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
  ['claim', '主張', 'suru'],
  ['claim', 'co', 'suru'],
  ['claim', 'カミングアウト', 'suru'],
  ['claim', '名乗りをあげ', 'ichidan'],
  ['claim', '名乗りを上げ', 'ichidan'],
  ['claim', '称', 's'],
];

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
export type VerbClass = `${VerbFamily}-${VerbForm}`;

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

function basesOf(stem: string, conjugation: Conjugation): Bases {
  if (conjugation === 'ichidan') {
    const all = { a: stem, i: stem, t: stem, passive: `${stem}られ`, causative: `${stem}させ` };
    return { ...all, u: `${stem}る`, e: `${stem}れ`, o: `${stem}よ`, te: `${stem}て`, ta: `${stem}た` };
  }
  if (conjugation === 'suru') {
    const all = {
      a: `${stem}し`,
      i: `${stem}し`,
      t: `${stem}し`,
      passive: `${stem}され`,
      causative: `${stem}させ`,
    };
    return {
      ...all,
      u: `${stem}する`,
      e: `${stem}すれ`,
      o: `${stem}しよ`,
      te: `${stem}して`,
      ta: `${stem}した`,
    };
  }
  const [a, i, u, e, o, t] = GODAN[conjugation].map((ending) => stem + ending) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const isVoiced = conjugation === 'm' || conjugation === 'b';
  const te = t + (isVoiced ? 'で' : 'て');
  return { a, i, u, e, o, t, te, ta: t + (isVoiced ? 'だ' : 'た'), passive: `${a}れ`, causative: `${a}せ` };
}

const list = (words: string): readonly string[] => words.split(' ');
/** Endings by base and form; `0` is no ending. */
const ENDINGS: readonly (readonly [keyof Bases, VerbForm, readonly string[]])[] = [
  ['i', 'noun', list('0')],
  ['u', 'plain', list('0 ぜ ぞ わ よ ね で')],
  ['i', 'plain', list('ます ますわ ますの ますよ ますね まする つつ')],
  [
    'te',
    'plain',
    list(
      'いる る います ます おる おく おきます おきたい いく いきたい いきます みる みます しまおう しまう しまいます しまいたい おきますね みますね やる やります',
    ),
  ],
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
  ['o', 'will', list('う 0 うぜ うよ うか うや うぞ')],
  [
    't',
    'will',
    list(
      'とこう とこうか とこうよ とこか ときましょう ちゃおう ちゃおうか ちゃおうよ ちゃいましょう ちまおう たろ たろか たろう',
    ),
  ],
  ['t', 'want', list('ときたい ちゃいたい')],
  ['t', 'ask', list('といて といてくれ といてください といてほしい といてや')],
  ['t', 'order', list('とけ とけよ ちゃえ ちゃえよ')],
  ['a', 'plain', list('ざるを得ない ざるをえない ざるを得ません ざるを得んな')],
  ['i', 'will', list('ましょう ましょ ませんか ましょうぞ')],
  [
    'te',
    'will',
    list(
      'いこう いきましょう みよう みましょう おこう おきましょう しまいましょう おこうか みようか みましょうか',
    ),
  ],
  ['i', 'want', list('たい たく たかっ たいな たいね たいです たいわ たいぜ')],
  ['te', 'want', list('みたい')],
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
      'ないで ないでください ないで下さい ないでほしい ないでくれ ないでね ないでや んといて んといてや んでくれ ずに',
    ),
  ],
  [
    'te',
    'forbid',
    list('はなりません はならない はいけない はいけません はならん はあかん はだめ はダメ はいかん'),
  ],
  ['t', 'forbid', list('ちゃだめ ちゃダメ ちゃいけない ちゃあかん ちゃいかん')],
  [
    'i',
    'not',
    list(
      'ません ませんわ はしない はしません はせん にくい づらい がたい 難い かねる かねます きれない きれません きれん',
    ),
  ],
  ['u', 'forbid', list('なよ')],
  [
    'te',
    'ask',
    list(
      'ほしい 欲しい ください 下さい くださいまし くれ くれよ くれない くれません くれん くれんか くれる おくれ もらいたい もらおう もらう もらえ もらえる もらえます もらえません いただき いただけ 頂き 頂け 頂戴 ちょうだい や ね よ な んか よね',
    ),
  ],
  ['t', 'ask', list('とくれ')],
  ['e', 'order', list('0 よ や')],
  ['i', 'order', list('なさい なさいませ な たまえ 給え')],
  ['te', 'te', list('0 から は')],
  ['te', 'if', list('も もらっても いただいても くれても')],
  ['ta', 'past', list('0 よ わ ぜ ぞ で')],
  ['i', 'past', list('ました ましたわ ましたよ ましたね ましたの ましたが')],
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
  ['passive', 'done', list('る た て ます ました ない そう たら たく れば ず')],
  ['e', 'done', list('る た て ます そう なかっ たら ん')],
  ['e', 'not', list('ない ないな ないよ ません ねえ ねぇ へん なさそう')],
];
const ONLY_SURU: readonly (readonly [string, VerbForm])[] = [
  ['', 'noun'],
  ['せん', 'will'],
  ['いたします', 'plain'],
  ['いたしますわ', 'plain'],
  ['いたしましょう', 'will'],
  ['いたしました', 'past'],
  ['なさい', 'order'],
  ['なさいませ', 'order'],
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
];

/** In the west of Japan and by the old: 占うて, 占うた. */
const ONLY_U: readonly (readonly [string, VerbForm])[] = [
  ['うて', 'te'],
  ['うてくれ', 'ask'],
  ['うてくれんか', 'ask'],
  ['うてほしい', 'ask'],
  ['うてや', 'ask'],
  ['うてくる', 'plain'],
  ['うてくるわ', 'plain'],
  ['うとる', 'state'],
  ['うておる', 'state'],
  ['うた', 'past'],
  ['うたら', 'if'],
  ['うとくれ', 'ask'],
];

/** All forms of all verbs with their word class. */
export function verbWords(): [string, VerbClass][] {
  return [['吊', 'vote-noun'], ...bentVerbs()];
}

function bentVerbs(): [string, VerbClass][] {
  return VERBS.flatMap(([family, stem, conjugation]) =>
    formsOf(stem, conjugation).map(([word, form]): [string, VerbClass] => [word, `${family}-${form}`]),
  );
}

function formsOf(stem: string, conjugation: Conjugation): [string, VerbForm][] {
  const bases = basesOf(stem, conjugation);
  const regular = ENDINGS.flatMap(([base, form, endings]) =>
    endings.map((ending): [string, VerbForm] => [bases[base] + (ending === '0' ? '' : ending), form]),
  );
  const special =
    conjugation === 'suru'
      ? ONLY_SURU
      : conjugation === 'ichidan'
        ? ONLY_ICHIDAN
        : conjugation === 'u'
          ? ONLY_U
          : [];
  return [...special.map(([ending, form]): [string, VerbForm] => [stem + ending, form]), ...regular];
}
