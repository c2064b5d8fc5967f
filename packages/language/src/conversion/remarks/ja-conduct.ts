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
    name: 'other-claimants',
    kind: 'ask',
    pattern: patternOf(
      `(?:他に|ほかに|他の|別の)(?:も)?[^@。]{0,4}${ROLE}(?:は|って|の人は|の方は)?(?:いる|いない|いませ|います|出|名乗)?[^@。]{0,8}[？?]`,
    ),
    says: 'request {role} 80% ({role} comingout)',
    examples: [
      ['他に占い師は？', 'request seer 80% (seer comingout)'],
      ['別の霊媒師は？', 'request medium 80% (medium comingout)'],
    ],
  },
  {
    name: 'hear-the-role',
    kind: 'ask',
    pattern: patternOf(
      `${ROLE}(?:さん|の人|の方)?(?:の)?(?:言葉|話|発言|発表|報告|意見|結果)?(?:を|が)(?:まず)?(?:聞|待|知り|頼り|尊重|重視)[^@。]{0,10}`,
    ),
    says: 'request {role} 80% ({role} speak)',
    examples: [
      ['まずは占い師の言葉を聞いてから考えよう。', 'request seer 80% (seer speak)'],
      ['霊媒師の発表を待ちましょう。', 'request medium 80% (medium speak)'],
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
  {
    name: 'is-to-be-trusted',
    kind: 'ask',
    pattern: /^[^@。]{0,8}(?:信(?:頼|用)でき|信じ(?:て|られ))[^@。]{0,8}(?:か|かな|かしら|の)[？?。…]*$/,
    says: 'request ANY 80% (discuss (about {last}))',
    examples: [
      ['源太がそう言ったの？信頼できるのかしら？', 'request ANY 80% (discuss (about Agent02))'],
      ['綾の話を聞いたよ。信じていいのか？', 'request ANY 80% (discuss (about Agent03))'],
    ],
  },
  {
    name: 'target-of-inspection-asked',
    kind: 'ask',
    pattern: patternOf(
      `${P}(?:の)?占い先(?:、|は|を|も)?[^@。]{0,16}?(?:どんな|どう|考え|決め|聞|教え)[^@。]{0,10}`,
    ),
    says: 'request {x} 80% (discuss (about inspection))',
    examples: [
      ['源太の占い先、どんな風に考えてる？', 'request Agent02 80% (discuss (about inspection))'],
      ['綾の占い先、どんな感じで考えてるの？', 'request Agent03 80% (discuss (about inspection))'],
    ],
  },
];

/** What is thought of somebody, also of whoever was named last. */
const JUDGES: readonly Remark[] = [
  {
    name: 'does-not-look-true',
    kind: 'judge',
    pattern: patternOf(
      `${P}[^@。]{0,14}?(?:占い?|霊媒?|co|判定|結果)?(?:は|が|も)?真(?:に|と|とは|っぽく|目に?)(?:は)?(?:見え|思え|感じられ|言え)(?:な|ま(?:せ))[^@。]{0,6}`,
    ),
    says: 'declare 30% ({x} {role})',
    examples: [
      ['源太のなんとなく占いは真に見えないね。', 'declare 30% (Agent02 seer)'],
      ['綾の霊媒は真とは思えない。', 'declare 30% (Agent03 medium)'],
    ],
  },
  {
    name: 'does-not-look-true-either',
    kind: 'judge',
    pattern:
      /(?:占い?|霊媒?|co|判定|結果)(?:は|が|も)真(?:に|と|とは)(?:は)?(?:見え|思え)(?:な|ま(?:せ))[^@。]{0,6}/,
    says: 'declare 30% ({last} {role})',
    examples: [
      ['源太か。なんとなく占いは真に見えないよ。', 'declare 30% (Agent02 seer)'],
      ['綾ね。霊媒は真と思えません。', 'declare 30% (Agent03 medium)'],
    ],
  },
  {
    name: 'maybe-fake',
    kind: 'judge',
    pattern:
      /^[^@。]{0,10}(?:偽|騙り)(?:者|物)?(?:の|である)?可能性(?:も|が|は)?(?:ある|あり|否定でき|。|$)[^@。]{0,6}/,
    says: 'declare 45% ({last} {role})',
    examples: [
      ['綾が喋った。騙りの可能性がある。', 'declare 45% (Agent03 seer)'],
      ['源太か。騙りの可能性も否定できない。', 'declare 45% (Agent02 seer)'],
    ],
  },
  {
    name: 'maybe-wolf',
    kind: 'judge',
    pattern:
      /^[^@。]{0,10}(?:人狼|狼|黒|人外)(?:の|である)?(?:可能性(?:も|が|は)?(?:ある|あり|否定でき)|かもしれ(?:な|ま))[^@。、]{0,8}/,
    says: 'declare 55% ({last} wolf)',
    examples: [
      ['源太が騒がしい。もしかしたら狼かもしれないね。', 'declare 55% (Agent02 wolf)'],
      ['綾が怖い。もしかしたら狼かもしれないね。', 'declare 55% (Agent03 wolf)'],
    ],
  },
  {
    name: 'crushes-the-seer',
    kind: 'judge',
    pattern: patternOf(`${P}[^@。]{0,14}?真(?:占い?|霊媒?)(?:師)?(?:潰し|つぶし|狩り|排除|を潰)[^@。]{0,8}`),
    says: 'declare 70% ({x} WOLFSIDE)',
    examples: [
      ['源太の動きは明らかに真占い潰し。', 'declare 70% (Agent02 WOLFSIDE)'],
      ['綾は真占いを潰したいだけ。', 'declare 70% (Agent03 WOLFSIDE)'],
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
    name: 'inspected-without-thought',
    kind: 'judge',
    pattern: /(?:なんとなく|勘|適当|理由(?:も)?なく)(?:で|に)?占(?:い|った|っちゃ)[^@。]{0,12}/,
    says: 'declare 40% ({last} seer)',
    examples: [
      ['源太か。なんとなくで占ったなんて、論理的じゃないね。', 'declare 40% (Agent02 seer)'],
      ['綾の話だが、勘で占ったのは変だ。', 'declare 40% (Agent03 seer)'],
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
    name: 'more-claimants',
    kind: 'event',
    pattern: patternOf(
      `(?:他にも|ほかにも|もう一人)(?:の)?${ROLE}(?:co)?が?(?:いる|い(?:ま)|出)[^@。]{0,6}|${ROLE}(?:と|を)名乗る(?:者|人|方)が(?:多|二人|複数)[^@。]{0,4}`,
    ),
    says: 'declare 100% (2 {role} comingout)',
    examples: [
      ['他にも占い師がいるからね。', 'declare 100% (2 seer comingout)'],
      ['占い師と名乗る者が多く、困る。', 'declare 100% (2 seer comingout)'],
    ],
  },
  {
    name: 'claim-heard',
    kind: 'event',
    pattern: patternOf(`^[^@。]{0,4}${ROLE}(?:の)?coか[。…！!、]*$`),
    says: 'declare 100% ({role} comingout)',
    examples: [
      ['占いCOか。', 'declare 100% (seer comingout)'],
      ['霊媒COか…', 'declare 100% (medium comingout)'],
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
    name: 'role-waits',
    kind: 'plan',
    pattern: patternOf(`${ROLE}(?:co)?は(?:今日|明日|まだ)?(?:は)?(?:様子見|待機|伏せ|控え)[^@。]{0,8}`),
    says: 'request {role} 80% (not ({role} comingout))',
    examples: [
      ['占い師は明日様子見しよう。', 'request seer 80% (not (seer comingout))'],
      ['霊媒師はまだ様子見で。', 'request medium 80% (not (medium comingout))'],
    ],
  },
  {
    name: 'quiet-ones-inspected',
    kind: 'plan',
    pattern:
      /(?:発言|口数)(?:が|の)?少(?:ねぇ|ない|なめ)(?:の)?(?:奴|人|者|方|とこ|所)?(?:から|を)占[^@。]{0,6}/,
    says: 'request seer 60% (if (not (ANY speak)) then (inspect ANY))',
    examples: [
      ['@源太 明日は発言少ねぇ奴から占え！', 'request seer 60% (if (not (ANY speak)) then (inspect ANY))'],
      ['発言の少ない人から占おうぜ。', 'request seer 60% (if (not (ANY speak)) then (inspect ANY))'],
    ],
  },
  {
    name: 'choose-both-targets',
    kind: 'plan',
    pattern:
      /(?:占い?先?|吊り?先?|投票先?)(?:と|や|、)(?:今日の|今夜の)?(?:占い?先?|吊り?先?|投票先?)を?(?:決め|考え|相談|話し合|まとめ)[^@。]{0,8}/,
    says: 'request ANY 80% (discuss ((about inspection) and (about voting)))',
    examples: [
      [
        '今日の占い先と吊り先を決めましょう。',
        'request ANY 80% (discuss ((about inspection) and (about voting)))',
      ],
      ['占いと投票先を相談したい。', 'request ANY 80% (discuss ((about inspection) and (about voting)))'],
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
  {
    name: 'result-accepted',
    kind: 'event',
    pattern: /(?:占い?|霊媒?)?(?:の)?(?:結果|判定)(?:は|を)?(?:受け入れ|受け止め|尊重)[^@。]{0,6}/,
    says: 'agree 80% ({you})',
    examples: [
      ['@源太 結果は受け入れる。', 'agree 80% (Agent02)'],
      ['@綾 判定を尊重します。', 'agree 80% (Agent03)'],
    ],
  },
];

export const JAPANESE_CONDUCT: readonly Remark[] = [...ASKS, ...JUDGES, ...EVENTS, ...PLANS];
