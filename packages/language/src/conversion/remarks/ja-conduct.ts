import { patternOf, type Remark } from './remark.ts';

const P = '(?<x>@p\\d+)';
const ROLE = '(?:占い?師?|霊(?:媒|能)?[師者]?|騎士|狩人)';

/** What is asked of whoever judges, and of those who can do something. */
const ASKS: readonly Remark[] = [
  {
    name: 'why-suspected',
    kind: 'ask',
    pattern:
      /(?:疑(?:う|い|って|った|惑)|怪し(?:い|む|んで)|信(?:じ|用|頼)[^@。]{0,4})[^@。]{0,8}(?:理由|根拠|基準|決め手)[^@。]{0,14}|(?:なぜ|なんで|どうして|何を根拠に|何故)[^@。]{0,12}(?:疑|怪し|信(?:じ|用|頼))[^@。]{0,10}/,
    says: 'request {you} 80% (discuss ((about reason) and (ANY wolf)))',
    examples: [
      ['みんな疑う理由を教えてほしい', 'request ANY 80% (discuss ((about reason) and (ANY wolf)))'],
      ['@源太 なぜそこまで疑うのですか？', 'request Agent02 80% (discuss ((about reason) and (ANY wolf)))'],
    ],
  },
  {
    name: 'true-one-sought',
    kind: 'ask',
    pattern: patternOf(
      `(?:どちら|どっち)の${ROLE}が(?:真|本物|信(?:用|頼)でき)[^@。]{0,8}|(?:真|本物)(?:の)?${ROLE}(?:を|が|は)?[^@。]{0,10}?(?:どちら|どっち|誰|見極|見抜|はっきり|確かめ|探|知り|信じ|分から|わから)[^@。]{0,12}|(?:どちら|どっち|誰)が(?:真|本物)(?:の)?${ROLE}[^@。]{0,14}`,
    ),
    says: 'request ANY 80% (discuss (ANY {role}))',
    examples: [
      ['どちらが本物の占い師か、はっきりさせないと。', 'request ANY 80% (discuss (ANY seer))'],
      ['真の霊媒師を見極めたい。', 'request ANY 80% (discuss (ANY medium))'],
      ['どっちの霊媒師が本物なんだ？', 'request ANY 80% (discuss (ANY medium))'],
    ],
  },
];

/** What is thought of somebody, also of whoever was named last. */
const JUDGES: readonly Remark[] = [
  {
    name: 'maybe-wolf',
    kind: 'judge',
    pattern:
      /^[^@。]{0,10}(?:人狼|狼|黒|人外)(?:の|である)?(?:可能性(?:も|が|は)?(?:ある|あり|否定でき)|かもしれ(?:な|ま))[^@。、]{0,8}/,
    says: 'declare 55% ({last} wolf)',
    examples: [
      ['源太が怖い。狼の可能性もあるね。', 'declare 55% (Agent02 wolf)'],
      ['綾が怖い。人狼の可能性もあるね。', 'declare 55% (Agent03 wolf)'],
    ],
  },
  {
    name: 'judged-me',
    kind: 'event',
    pattern: patternOf(
      `(?:私|わたし|俺|僕|ボク|わし|自分)(?:を|が|は)(?:人狼|狼|黒)(?:だ)?(?:と|とする|である)?(?:という|とする|決めつけ|言う)?(?:の)?(?:主張|判定|言|発言|話|た${P})[^@。]{0,14}`,
    ),
    says: 'declare 0% ({me} wolf)',
    examples: [
      ['私が人狼であるという主張は間違いだ。', 'declare 0% (Agent01 wolf)'],
      ['俺を黒とする判定はおかしいぜ。', 'declare 0% (Agent01 wolf)'],
    ],
  },
  {
    name: 'conduct-of-the-last',
    kind: 'judge',
    pattern:
      /(?:対抗|co|霊黒|白出し|黒出し|判定|結果|投票|占い)(?:出し|後|先|前)?(?:の|が|は|も)?(?:動機|理由|根拠|視点|タイミング|選び方|変化|姿勢)?(?:が|は|も)?(?:薄い|弱い|狭い|遅い|遅かった|変|雑|疑問|謎|早すぎ|おかしい)[^@。]{0,6}/,
    says: '(declare 55% ({last} wolf)) because (declare 100% (about {topic}))',
    examples: [
      [
        '源太か。対抗出しの動機が薄い。',
        '(declare 55% (Agent02 wolf)) because (declare 100% (about comingout))',
      ],
      [
        '綾か。霊黒後の視点が狭い。',
        '(declare 55% (Agent03 wolf)) because (declare 100% (about medium-telling))',
      ],
    ],
  },
];

/** What has happened. */
const EVENTS: readonly Remark[] = [
  {
    name: 'result-came',
    kind: 'event',
    pattern: patternOf(
      `${P}(?:の|が)?(?:出した)?(?:占い?|霊媒?)?(?:の)?(?:結果|判定)(?:が|は)?(?:出た|出ま|来た|だ[！!。ね]|です)[^@。]{0,6}`,
    ),
    says: 'declare 100% (before {x} inspect ANY)',
    examples: [
      ['源太さんの占い結果が出たね。', 'declare 100% (before Agent02 inspect ANY)'],
      ['綾が出した結果だ！', 'declare 100% (before Agent03 inspect ANY)'],
    ],
  },
  {
    name: 'role-is-missing',
    kind: 'event',
    pattern: patternOf(
      `${ROLE}(?:が|は|も)?(?:なき|不在|いない|おらず|なし)(?:今|で|の|し|から|ので|のに)?[^@。、]{0,4}`,
    ),
    says: 'declare 100% ({role} DEAD)',
    examples: [
      ['霊媒なき今、話し合おう。', 'declare 100% (medium DEAD)'],
      ['霊媒不在で困りました。', 'declare 100% (medium DEAD)'],
    ],
  },
  {
    name: 'wolves-pose',
    kind: 'event',
    pattern:
      /(?:人狼|狼)(?:さん|たち|側)?(?:は|が|も|でも)[^@。]{0,8}(?:村人|市民|占い師?|霊媒?師?)?[^@。]{0,4}(?:になりすま|のふり|を装|を騙|名乗)[^@。]{0,14}/,
    says: 'declare 70% (WOLFSIDE comingout)',
    examples: [
      ['人狼は村人になりすまそうとするものだ。', 'declare 70% (WOLFSIDE comingout)'],
      ['狼でも逆に名乗る意味もある。', 'declare 70% (WOLFSIDE comingout)'],
    ],
  },
];

/** What is planned. */
const PLANS: readonly Remark[] = [
  {
    name: 'for-the-village',
    kind: 'plan',
    pattern: /(?:村人?|市民)(?:陣営|側|全体|たち)?の(?:ため|為|利益|力|役)[^@。、]{0,6}/,
    says: 'request ANY 80% (VILLAGESIDE win)',
    examples: [
      ['村人陣営のために伝えてね！', 'request ANY 80% (VILLAGESIDE win)'],
      ['市民のため頑張るぞ。', 'request ANY 80% (VILLAGESIDE win)'],
    ],
  },
  {
    name: 'guard-feared',
    kind: 'plan',
    pattern:
      /(?:騎士|狩人)?(?:の)?護衛(?:が|は|を|に|も)?(?:怖|警戒|リスク|避け|読み|ケア|気にせ|ありそう|付い|つい)[^@。、]{0,8}|(?:騎士|狩人)(?:の)?(?:警戒|ケア|護衛読み)[^@。、]{0,6}/,
    says: 'declare 60% (hunter protect ANY)',
    examples: [
      ['護衛リスクは高いけど進めよう。', 'declare 60% (hunter protect ANY)'],
      ['騎士警戒で動こう。', 'declare 60% (hunter protect ANY)'],
    ],
  },
  {
    name: 'attack-the-village-like',
    kind: 'plan',
    pattern:
      /(?:占い?師?を?避け[^@。]{0,4})?(?:村人?|村確定|白)(?:っぽい|目|らしい)?(?:の)?(?:人|者|方|位置|子)(?:を)?(?:狙|噛|襲)[^@。]{0,8}/,
    says: 'request wolf 80% (attack villager)',
    examples: [
      ['占い避けて村確定っぽい人狙う。', 'request wolf 80% (attack villager)'],
      ['白っぽい人を噛もう。', 'request wolf 80% (attack villager)'],
    ],
  },
];

export const JAPANESE_CONDUCT: readonly Remark[] = [...ASKS, ...JUDGES, ...EVENTS, ...PLANS];
