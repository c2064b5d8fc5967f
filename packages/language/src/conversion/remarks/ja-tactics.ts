import { patternOf, type Remark } from './remark.ts';

const P = '(?<x>@p\\d+)';
const ME = '(?:私|わたし|わたくし|あたし|俺|おれ|僕|ぼく|わし|自分|うち|ワイ|我)';
const ROLE = '(?:占い?師?|霊(?:媒|能)?[師者]?|騎士|狩人)';
const BLACK = '(?:黒|人狼|狼)';

/** What is said of single claims and results. */
const CLAIMS: readonly Remark[] = [
  {
    name: 'sure-of-wolf',
    kind: 'judge',
    pattern: patternOf(
      `${P}[^@。、]{0,8}?${BLACK}(?:さん)?(?:だ|である)?(?:と|って|は|を|で)?[^@。、]{0,6}?(?:断言|断定|確信|確定|間違いな|決め打|認定|本命|濃厚|濃い)[^@。]{0,12}`,
    ),
    says: 'declare 90% ({x} wolf)',
    examples: [
      ['源太黒本命はそのまま。', 'declare 90% (Agent02 wolf)'],
      ['綾人狼本命は変えないよ。', 'declare 90% (Agent03 wolf)'],
    ],
  },
  {
    name: 'white-remarked',
    kind: 'judge',
    pattern: patternOf(`${P}[^@。、]{0,3}?(?:白|人間)(?:判定|出し)?(?:って|という|の|は|が)[^@。]{0,14}`),
    says: 'declare 70% ({x} HUMAN)',
    examples: [
      ['ねえ、源太白ってヒント大きいよ！', 'declare 70% (Agent02 HUMAN)'],
      ['綾さん白は大きな手がかりだ。', 'declare 70% (Agent03 HUMAN)'],
    ],
  },
  {
    name: 'black-remarked',
    kind: 'judge',
    pattern: patternOf(
      `${P}[^@。、]{0,3}?(?:黒|人狼|狼)(?:判定|出し|バレ|目)?(?:って|という|とな|とは|の|は|が)[^@。]{0,14}`,
    ),
    says: 'declare 70% ({x} wolf)',
    examples: [
      ['ほう、源太狼とな。', 'declare 70% (Agent02 wolf)'],
      ['綾黒って大きな手がかりだ。', 'declare 70% (Agent03 wolf)'],
    ],
  },
  {
    name: 'suspicion-of-me-refused',
    kind: 'judge',
    pattern: patternOf(
      `${ME}(?:を|は|が|の|へ|に)?(?:黒|狼|人狼|疑|怪し|偽|吊)[^@。]{0,14}?(?:雑|早|強引|無理|違|根拠|おかし|不自然|恨み|言え|示|理由|驚|ひど|酷|困|必死)[^@。]{0,8}|(?:えっ?|は|なに)?[、！!]?${ME}(?:が|は)?(?:人狼|狼|黒|偽)(?:だなんて|なんて|だと|だって)?[！!？?…]+|${ME}(?:のこと|が|を)?、?(?:怪し|疑|黒|人狼|狼)[^@。]{0,10}[？?…]+`,
    ),
    says: 'declare 0% ({me} wolf)',
    examples: [
      ['私黒は雑すぎ。', 'declare 0% (Agent01 wolf)'],
      ['えっ私が人狼！？', 'declare 0% (Agent01 wolf)'],
    ],
  },
  {
    name: 'is-it-true',
    kind: 'ask',
    pattern: patternOf(
      `(?:本当に|ほんとに|本当の)?[^@。]{0,4}(?:${ROLE}|結果|判定)(?:の)?[^@。]{0,8}(?:なのか|信用でき|信じ(?:て|られ)|信頼でき|真に見え|正し|本当)[^@。]{0,8}(?:か|の|かな|かしら|[？?])`,
    ),
    says: 'request ANY 80% (discuss (ANY {role}))',
    examples: [
      ['本当に霊媒師なのかな？', 'request ANY 80% (discuss (ANY medium))'],
      ['でも占い結果は信用できるのか気になる。', 'request ANY 80% (discuss (ANY seer))'],
    ],
  },
  {
    name: 'call-to-role',
    kind: 'ask',
    pattern: patternOf(`^[^@。]{0,6}${ROLE}(?:さん|殿|様|の方)?[、！!。…？?〜～]*$`),
    says: 'request {role} 80% ({role} speak)',
    examples: [
      ['霊媒師さん！', 'request medium 80% (medium speak)'],
      ['占い師の方…', 'request seer 80% (seer speak)'],
    ],
  },
  {
    name: 'role-shall-come-out',
    kind: 'ask',
    pattern: patternOf(
      `${ROLE}[^@。]{0,16}?(?:名乗り出|出て(?:き|こ|ほし|くだ|み)|co(?:して|から|を促|の有無|が?ある)|co促|いる(?:なら|か)[^@。]{0,4}(?:早め|出|名乗))[^@。]{0,10}`,
    ),
    says: 'request {role} 80% ({role} comingout)',
    examples: [['霊媒師、出てきてみろ！', 'request medium 80% (medium comingout)']],
  },
  {
    name: 'curious-about',
    kind: 'ask',
    pattern:
      /(?:占い先|投票先|吊り先|co|結果|役職|判定)[^@。]{0,6}(?:が|も|は)?(?:気にな|興味|楽しみ|知りたい)[^@。]{0,6}/,
    says: 'request ANY 80% (discuss (about {topic}))',
    examples: [
      ['次の占い先が気になります。', 'request ANY 80% (discuss (about inspection))'],
      ['みんなの投票先も気になるな。', 'request ANY 80% (discuss (about voting))'],
    ],
  },
  {
    name: 'suspicious-ones',
    kind: 'plan',
    pattern:
      /(?:一番)?(?:怪し(?:い|げな)|疑わしい)(?:人|者|方|やつ|奴|発言|動き|行動|点|ところ)[^@。]{0,18}|誰が(?:一番)?(?:人狼|狼|怪しい|黒|村人|味方)(?:なの)?か[^@。]{0,18}|偽(?:者|物)を?(?:見つけ|暴|探)[^@。]{0,8}/,
    says: 'request ANY 100% (know wolf)',
    examples: [
      ['怪しい動きを見逃すな。', 'request ANY 100% (know wolf)'],
      ['誰が人狼か判断するにはさらに考察が必要だ。', 'request ANY 100% (know wolf)'],
    ],
  },
];

/** What is said of whoever was named last, who is not named again. */
const ELIDED: readonly Remark[] = [
  {
    name: 'may-be-wolf',
    kind: 'judge',
    pattern: /^[^@。]{0,8}(?:人狼|狼|黒)(?:の相方)?(?:の|である)?可能性が(?:高|濃|大き)[^@。]{0,6}/,
    says: 'declare 70% ({last} wolf)',
    examples: [
      ['源太の話を聞いたよ。人狼である可能性が高いですね。', 'declare 70% (Agent02 wolf)'],
      ['綾が喋らない。狼の可能性が高い。', 'declare 70% (Agent03 wolf)'],
    ],
  },
  {
    name: 'who-was-judged-black',
    kind: 'event',
    pattern: /黒(?:判定|出し|先|を出され(?:た|てる)|確定)(?:の|が|で|後の?)?/,
    says: 'declare 70% ({last} wolf)',
    examples: [
      ['今は黒判定の源太を吊るべきだ。', 'declare 70% (Agent02 wolf)'],
      ['黒を出された綾に投票します。', 'declare 70% (Agent03 wolf)'],
    ],
  },
  {
    name: 'who-was-judged-white',
    kind: 'event',
    pattern: /白(?:判定|出し|先|を出され(?:た|てる)|確定)(?:の|が|で|後の?)?/,
    says: 'declare 70% ({last} HUMAN)',
    examples: [
      ['白判定の源太には投票しない。', 'declare 70% (Agent02 HUMAN)'],
      ['白を出された綾を信じます。', 'declare 70% (Agent03 HUMAN)'],
    ],
  },
];

/** What is said of results, inspections and deaths. */
const RESULTS: readonly Remark[] = [
  {
    name: 'will-tell',
    kind: 'event',
    pattern:
      /(?:昨夜|昨晩|今朝|今日|私|俺|僕)?の?(?:占い?|霊媒?|霊能|判定)?(?:の)?結果(?:を|は)?(?:お)?(?:伝え|報告|発表|公開|公表|知らせ)[^@。]{0,8}/,
    says: 'declare 100% ({me} discuss (about {topic}))',
    examples: [
      ['占い結果をお伝えします。', 'declare 100% (Agent01 discuss (about inspection))'],
      ['霊媒結果を報告します。', 'declare 100% (Agent01 discuss (about medium-telling))'],
    ],
  },
  {
    name: 'trust-my-result',
    kind: 'judge',
    pattern: patternOf(
      `(?:この|${ME}の)(?:占い?|霊媒?)?(?:の)?(?:結果|判定|言葉)[をは][^@。]{0,12}?(?:信じ|信用|信頼|曲げ|本物|嘘では)[^@。]{0,10}`,
    ),
    says: 'declare 100% ({me} VILLAGESIDE)',
    examples: [
      ['この結果を皆さんに信じていただきたいです。', 'declare 100% (Agent01 VILLAGESIDE)'],
      ['俺の霊媒結果は曲げん。', 'declare 100% (Agent01 VILLAGESIDE)'],
    ],
  },
  {
    name: 'results-agree',
    kind: 'judge',
    pattern: patternOf(
      `${P}[^@。]{0,8}?(?:と|の)[^@。]{0,6}?(?:結果|判定)[^@。]{0,4}?(?:一致|同じ|揃)[^@。]{0,6}`,
    ),
    says: 'agree 100% ({x})',
    examples: [
      ['俺は源太と結果が一致してる。', 'agree 100% (Agent02)'],
      ['綾さんの判定と同じだね。', 'agree 100% (Agent03)'],
    ],
  },
  {
    name: 'results-differ',
    kind: 'judge',
    pattern: patternOf(
      `${P}[^@。]{0,8}?(?:と|の)?[^@。]{0,6}?(?:結果|判定)[^@。]{0,4}?(?:異な|逆|違|食い違|割れ|矛盾)[^@。]{0,10}`,
    ),
    says: 'agree 0% ({x})',
    examples: [
      ['源太の結果とは異なります。', 'agree 0% (Agent02)'],
      ['綾の判定とは逆だね。', 'agree 0% (Agent03)'],
    ],
  },
  {
    name: 'ignores-result',
    kind: 'judge',
    pattern: patternOf(
      `${P}[^@。]{0,14}?(?:結果|判定)(?:を|すら|は|も)?[^@。]{0,4}?(?:無視|軽視|軽く|盾)[^@。]{0,8}`,
    ),
    says: '(declare 55% ({x} wolf)) because (declare 100% (about inspection))',
    examples: [
      [
        '@源太 占い結果を無視して人を責めるのは駄目だ。',
        '(declare 55% (Agent02 wolf)) because (declare 100% (about inspection))',
      ],
      ['綾は判定を軽く見すぎ。', '(declare 55% (Agent03 wolf)) because (declare 100% (about inspection))'],
    ],
  },
  {
    name: 'inspect-for-wolves',
    kind: 'plan',
    pattern: /(?:黒|狼|人狼)(?:狙い|探し)(?:の占い?)?[^@。]{0,12}/,
    says: 'request seer 80% (inspect wolf)',
    examples: [
      ['黒狙いの占いが不可欠だ。', 'request seer 80% (inspect wolf)'],
      ['次は狼狙いで動いてほしいな。', 'request seer 80% (inspect wolf)'],
    ],
  },
  {
    name: 'inspect-for-humans',
    kind: 'plan',
    pattern: /白(?:狙い|進行|を作)[^@。]{0,10}/,
    says: 'request seer 80% (inspect HUMAN)',
    examples: [
      ['白狙いも考えたい。', 'request seer 80% (inspect HUMAN)'],
      ['まずは白を作ろう。', 'request seer 80% (inspect HUMAN)'],
    ],
  },
  {
    name: 'no-inspection-of-roles',
    kind: 'plan',
    pattern:
      /(?:霊(?:媒|能)?[師者]?|騎士|狩人)(?:を|の)?占(?:い|う)(?:の)?(?:は|が|も|と)?[^@。]{0,8}(?:もったいな|勿体|無駄|不要|意味がな|重|おかし)[^@。]{0,6}/,
    says: 'request seer 80% (not (inspect {role}))',
    examples: [
      ['霊媒師を占うのは確かにもったいないよね。', 'request seer 80% (not (inspect medium))'],
      ['騎士占いは無駄だ。', 'request seer 80% (not (inspect hunter))'],
    ],
  },
  {
    name: 'two-wolves-left',
    kind: 'event',
    pattern: /(?:人?狼)(?:は|が|も)?(?:あと|残り|まだ)?(?:2|２|二)(?:人|匹|体|だ|で|[！!。])/,
    says: 'declare 100% (2 wolf exist)',
    examples: [
      ['まだ狼2だよね。', 'declare 100% (2 wolf exist)'],
      ['狼はあと二匹。', 'declare 100% (2 wolf exist)'],
    ],
  },
  {
    name: 'results-split',
    kind: 'event',
    pattern: /(?:結果|判定|白黒)(?:が|も|は)?(?:割れ|分かれ|対立)[^@。]{0,6}/,
    says: 'declare 100% (2 seer comingout)',
    examples: [
      ['結果割れたし困ったな。', 'declare 100% (2 seer comingout)'],
      ['判定が分かれたね。', 'declare 100% (2 seer comingout)'],
    ],
  },
  {
    name: 'only-one-claims',
    kind: 'event',
    pattern:
      /占い?師?(?:co)?は?[^。]{0,10}(?:(?:1|１|一)人(?:だけ)?(?:だ|です|で|よ)|だけ|のみ|しか(?:い|co)[^@。]{0,6})/,
    says: 'declare 100% (1 seer comingout)',
    examples: [
      ['占いは結局1人だよ。', 'declare 100% (1 seer comingout)'],
      ['占い師COは綾一人です。', 'declare 100% (1 seer comingout)'],
    ],
  },
];

/** What is planned, by the village or by wolves. */
const PLANS: readonly Remark[] = [
  {
    name: 'who-deceives',
    kind: 'plan',
    pattern:
      /(?:役職騙り|騙り|偽装|役職を騙る|役を偽る)(?:役職?|者)?[はをがも、か]{0,2}[^@。]{0,12}?(?:誰|どう|必要|担当|決|有効|明確|様子見|者は|選定|でい|[？?])[^@。]{0,8}/,
    says: 'request wolf 80% (discuss (about comingout))',
    examples: [
      ['騙り役、誰が担当するか明確に。', 'request wolf 80% (discuss (about comingout))'],
      ['役職騙りが必要だ。', 'request wolf 80% (discuss (about comingout))'],
    ],
  },
  {
    name: 'will-pose-as',
    kind: 'plan',
    pattern: patternOf(
      `(?:${ME}(?:が|は))?${ROLE}(?:で|に|として|の|を)?(?:出(?:る|ます|よう|たい)|ふりを|名乗(?:る|ろ))[^@。]{0,4}`,
    ),
    says: 'declare 80% (({me} comingout) as ({me} {role}))',
    examples: [
      ['私は占いで出ようかと。', 'declare 80% ((Agent01 comingout) as (Agent01 seer))'],
      ['霊媒師のふりをしますよ！', 'declare 80% ((Agent01 comingout) as (Agent01 medium))'],
    ],
  },
  {
    name: 'test-the-claims',
    kind: 'plan',
    pattern:
      /(?:霊媒?|霊能|票|結果|処刑)[^@。]{0,10}(?:で|と|から)[^@。]{0,8}(?:精査|真贋|真偽|比較)[^@。]{0,8}|占い?師?の?真贋[^@。]{0,8}/,
    says: 'request ANY 80% (discuss (ANY seer))',
    examples: [
      ['霊媒で明日精査するね。', 'request ANY 80% (discuss (ANY seer))'],
      ['霊能結果で占い真贋判定します。', 'request ANY 80% (discuss (ANY seer))'],
    ],
  },
  {
    name: 'role-is-a-danger',
    kind: 'plan',
    pattern: patternOf(
      `${ROLE}(?:や${ROLE})?(?:が|は|を|も)?[^@。]{0,4}?(?:残すと|危険|厄介|邪魔|脅威)[^@。]{0,8}`,
    ),
    says: 'request wolf 80% (attack {role})',
    examples: [
      ['騎士や占い師がいると厄介だね。', 'request wolf 80% (attack hunter)'],
      ['占い師残すと絶対不利だから。', 'request wolf 80% (attack seer)'],
    ],
  },
  {
    name: 'out-with-the-wolf',
    kind: 'plan',
    pattern:
      /(?:人?狼|黒)(?:本体)?(?:吊り|を吊|から吊)[^@。]{0,6}|吊るべきは人?狼[^@。]{0,6}|人?狼を?(?:やっつけ|倒|追放|退治|排除)[^@。]{0,6}/,
    says: 'request ANY 80% (vote wolf)',
    examples: [
      ['でも今吊るべきは狼本体だ。', 'request ANY 80% (vote wolf)'],
      ['みんなで人狼をやっつけようね！', 'request ANY 80% (vote wolf)'],
    ],
  },
  {
    name: 'let-us-execute',
    kind: 'plan',
    pattern:
      /(?:今日は?)?(?:追放|処刑|吊り?)(?:しよう|しましょう|ろう|りましょう|るぞ|を推奨|で良い|でいい)[^@。]{0,6}/,
    says: 'request ANY 80% (vote ANY)',
    examples: [
      ['協力して追放しよう！', 'request ANY 80% (vote ANY)'],
      ['今日は処刑でいいだろう。', 'request ANY 80% (vote ANY)'],
    ],
  },
];

export const JAPANESE_TACTICS: readonly Remark[] = [...CLAIMS, ...ELIDED, ...RESULTS, ...PLANS];
