import { JAPANESE_CONDUCT } from './ja-conduct.ts';
import { JAPANESE_TACTICS } from './ja-tactics.ts';
import { type Conditional, patternOf, type Remark, type RemarkWords } from './remark.ts';

const P = '(?<x>@p\\d+)';
/** Between a player and what is said of them; no other player stands there. */
const GAP = '[^@。！？!?]{0,24}?';
const ODD =
  '(?:不自然|違和感|気にな|引っかか|ひっかか|おかし|奇妙|妙(?:な|だ|に)|矛盾|曖昧|あいまい|薄い|薄く|薄すぎ|弱い|弱く|ブレ|ぶれ|遅(?:い|れ|く|すぎ)|後出し|微妙|不整合|不透明|破綻|納得(?:いか|でき)|疑問|疑念|疑わ|不信|不審|無理|雑|強引|早すぎ|重い|重く|重すぎ|怖い|こわい|危険|危う|心配|不安|警戒|厳しい|苦しい|苦し|変(?:だ|です|じゃ|と|な|に|わ|よ|だよ)|寡黙|静かすぎ|印象が悪|ズレ|ずれ|飛躍|浮い|説明(?:不足|が(?:ない|足り))|根拠(?:が|も)?(?:な|薄|弱|不)|信じ(?:にく|られな|ていいのか)|信用(?:しにく|でき)|信頼性が低|焦り|ごまかし|渋り|揺れ)';

const ASKS: readonly Remark[] = [
  {
    name: 'night-and-vote',
    kind: 'ask',
    pattern:
      /(?:騙り|偽装)(?:役職?)?[^@。]{0,6}(?:襲撃|噛み)(?:先|対象|候補|筋)?[^@。]{0,6}投票(?:先|方針)?[^@。]{0,8}/,
    says: 'request ANY 80% (discuss ((about comingout) and ((about attack) and (about voting))))',
    examples: [
      [
        '騙り役、襲撃先、投票先を決めよう',
        'request ANY 80% (discuss ((about comingout) and ((about attack) and (about voting))))',
      ],
      [
        '偽装役と襲撃、投票先を。',
        'request ANY 80% (discuss ((about comingout) and ((about attack) and (about voting))))',
      ],
    ],
  },
  {
    name: 'plan-of-night',
    kind: 'ask',
    pattern: /(?:騙り|偽装|騙る)役?[^@。]{0,10}(?:襲撃|投票|占い)先?[^@。]{0,8}/,
    says: 'request ANY 80% (discuss ((about comingout) and (about attack)))',
    examples: [
      ['騙り役と襲撃先を協議したい。', 'request ANY 80% (discuss ((about comingout) and (about attack)))'],
    ],
  },
  {
    name: 'why-judged-so',
    kind: 'ask',
    pattern: patternOf(
      `${P}[^@。]{0,8}?(?:を|が|は)?(?:人狼|狼|黒|白|人間|偽|真|狂人)[^@。]{0,12}?(?:どうして|なぜ|何故|なんで|いつ|根拠|理由|決め手)[^@。]{0,14}`,
    ),
    says: 'request {you} 80% (discuss ((about reason) and (about {x})))',
    examples: [
      [
        '綾さんが人狼さんて、どうしてわかったの？',
        'request ANY 80% (discuss ((about reason) and (about Agent03)))',
      ],
      [
        '源太さんが狼って、なんで分かるの？',
        'request ANY 80% (discuss ((about reason) and (about Agent02)))',
      ],
    ],
  },
  {
    name: 'why-about',
    kind: 'ask',
    pattern:
      /(?:占|判定|結果|投票|票|吊|処刑|霊|噛|襲撃|護衛|co|対抗|役職|騙|白|黒).*(?:理由|根拠|なぜ|何故|なんで|どうして|真意|説明|基準|意図|詳し|具体的|真相)|(?:理由|根拠|なぜ|何故|なんで|どうして|真意|説明|基準|意図|具体的).*(?:占|判定|結果|投票|票|吊|処刑|霊|噛|襲撃|護衛|co|対抗|役職|騙|白|黒)/,
    says: 'request {you} 80% (discuss ((about reason) and (about {topic})))',
    examples: [
      ['@源太 占い理由を教えて。', 'request Agent02 80% (discuss ((about reason) and (about inspection)))'],
    ],
  },
  {
    name: 'why',
    kind: 'ask',
    pattern: /理由|根拠|なぜ|何故|なんで|どうして|真意|説明して|説明を|基準|意図|詳しく|具体的に/,
    says: 'request {you} 80% (discuss (about reason))',
    examples: [['源太の言葉の根拠は何でしょうか。', 'request ANY 80% (discuss (about reason))']],
  },
  {
    name: 'opinion-of',
    kind: 'ask',
    pattern: patternOf(
      `${P}[^@]{0,16}?(?:について|に関して|を|は|の|へ|って)?${GAP}(?:どう(?:思|見|考|す|で|な)|意見|考え(?:を|は)|見解|印象(?:を|は)|どうだ|どうかな|どうなの)|(?:どう(?:思|見|考)|意見)[^。！？!?]*${P}`,
    ),
    says: 'request {you} 80% (discuss (about {x}))',
    examples: [
      ['ミドリの話はさておき、綾さんの疑いはどう見ますか？', 'request ANY 80% (discuss (about Agent03))'],
    ],
  },
  {
    name: 'choose-target',
    kind: 'ask',
    pattern:
      /(?:意見を(?:集め|聞い|踏まえ)[^@。]{0,6})?(?:今日|今夜|次|明日)?(?:の|は)?(?:投票|吊り?|処刑|追放)先?(?:を|は|も|の)?[^@。？?]{0,8}(?:決め|選ぼ|選び|絞)/,
    says: 'request ANY 80% (decide (vote ANY))',
    examples: [
      ['意見を集め、次の投票先を決めましょう。', 'request ANY 80% (decide (vote ANY))'],
      ['今日の吊り先を絞りたい。', 'request ANY 80% (decide (vote ANY))'],
    ],
  },
  {
    name: 'choose-inspection',
    kind: 'ask',
    pattern:
      /(?:今日|今夜|次|明日)?(?:の|は)?(?:占い先|占う(?:相手|先|人)|誰を占うか)(?:を|は|も)?[^@。？?]{0,8}(?:決め|選|絞|相談|話し合|考え)/,
    says: 'request seer 80% (decide (inspect ANY))',
    examples: [
      ['今夜の占い先を決めよう。', 'request seer 80% (decide (inspect ANY))'],
      ['誰を占うか話し合おうぜ！', 'request seer 80% (decide (inspect ANY))'],
    ],
  },
  {
    name: 'choose-victim',
    kind: 'ask',
    pattern:
      /(?:襲撃|噛み)(?:先|対象|相手)?(?:を|は|も)?[^@。？?]{0,8}(?:決め|選|絞|相談|話し合|協議|見極め|見よう|どう|[をはも]?[。！]?$)/,
    says: 'request wolf 80% (decide (attack ANY))',
    examples: [
      ['今夜の襲撃先を相談しよう。', 'request wolf 80% (decide (attack ANY))'],
      ['噛みはどうする？', 'request wolf 80% (decide (attack ANY))'],
    ],
  },
  {
    name: 'whom-to-believe',
    kind: 'ask',
    pattern:
      /(?:誰|どっち|どちら|どれ|何)[をが][^@。]{0,4}信(?:じ|用|頼)[^@。]{0,8}(?:[？?]|か|迷|悩|分から|わから)/,
    says: 'request {you} 80% (discuss (ANY {role}))',
    examples: [['占い師が割れて、どっちを信じればいいのか…', 'request ANY 80% (discuss (ANY seer))']],
  },
  {
    name: 'roles-known',
    kind: 'ask',
    pattern: /役職[^@。]{0,14}(?:情報|知って|知り|何か)[^@。]{0,14}(?:[？?]|教え|ほしい|欲しい|ください)/,
    says: 'request {you} 80% (discuss (ANY ANYROLE))',
    examples: [
      ['みんなの役職について、何か知ってることがあれば教えて！', 'request ANY 80% (discuss (ANY ANYROLE))'],
      ['@源太 他の人の役職について何か情報はありますか？', 'request Agent02 80% (discuss (ANY ANYROLE))'],
    ],
  },
  {
    name: 'claims-wanted',
    kind: 'ask',
    pattern:
      /(?:対抗|役職|co|カミングアウト|能力者)(?!.*(?:理由|根拠)).{0,16}(?:いる|いない|ある|ない|出|名乗|待|して|どう|は|者|人)?[^。！!]{0,12}(?:[？?]|ください|下さい|ほしい|欲しい|べき|出よ|出て|頼|願|しよ|ましょう|待ち|待つ|名乗り出|募)|(?:占い?師?|霊(?:媒|能)?[師者]?|騎士|狩人|役職).{0,4}(?:co)して[よねくだ]{0,4}[。！!]?$|(?:占い師?|霊(?:媒|能)?[師者]?|騎士|狩人).{0,6}(?:co|出る|出て|出よ|名乗|いる)[^。！!]{0,10}(?:[？?]|ください|下さい|ほしい|欲しい|べき|頼|願|しよ|ましょう|待)/,
    says: 'request {you} 80% (discuss (about comingout))',
    examples: [['対抗はいる？', 'request ANY 80% (discuss (about comingout))']],
  },
  {
    name: 'result-wanted',
    kind: 'ask',
    pattern:
      /(?:(?:占い?|霊(?:媒|能)?)(?:の|師の)?)?(?:結果|判定).*(?:[？?]|待ち|待つ|待って|待とう|教え|聞か|聞き|聞こ|出して|出せ|頼|願|ください|下さい|求め|知りたい|が?先で|明示|揃え|公開し)/,
    says: 'request {you} 80% (discuss (about inspection))',
    examples: [['@源太 結果待ち。', 'request Agent02 80% (discuss (about inspection))']],
  },
  {
    name: 'asks-on-topic',
    kind: 'ask',
    inPart: true,
    pattern:
      /(?:どう(?:し|す|思|見|考|な)|相談|話し合|議論|検討|決め|考え(?:よう|ましょう|る|た)|整理|確認|精査|比べ|共有|誰|どこ|どっち|どちら|何を|意見|方針|まとめ|見極め|判断|選)/,
    says: 'request {you} 80% (discuss (about {topic}))',
    examples: [['初日の襲撃先を相談しましょう。', 'request ANY 80% (discuss (about attack))']],
  },
  {
    name: 'speak',
    kind: 'ask',
    pattern:
      /(?:発言|意見|考え|話|語|声|言葉|情報|推理|教え|聞か|聞き|答え|弁明|反論).*(?:ください|下さい|ほしい|欲しい|お願い|頼|くれ|して|ませんか|たい|[？?]|出し|求め|必要)/,
    says: 'request {you} 80% ({you} speak)',
    examples: [['@源太 もっと発言してください。', 'request Agent02 80% (Agent02 speak)']],
  },
];

const JUDGES: readonly Remark[] = [
  {
    name: 'certain-colour',
    kind: 'judge',
    pattern: patternOf(`${P}[^@。]{0,4}?(?:は|が|も)?(?:の)?白[^@。]{0,4}?(?:確定|決定|確実|確認済)`),
    says: 'declare 100% ({x} HUMAN)',
    examples: [
      ['私視点、源太白は確定。', 'declare 100% (Agent02 HUMAN)'],
      ['源太の白は確認済み。', 'declare 100% (Agent02 HUMAN)'],
    ],
  },
  {
    name: 'result-heard',
    kind: 'judge',
    pattern: patternOf(`${P}[^@。]{0,6}?白[^@。]{0,6}?(?:把握|承知|了解|確認)`),
    says: 'declare 70% ({x} HUMAN)',
    examples: [['源太白は把握。', 'declare 70% (Agent02 HUMAN)']],
  },
  {
    name: 'result-matters',
    kind: 'judge',
    pattern: patternOf(
      `${P}[^@。]{0,8}?(?:占い?|結果|判定|co|襲撃|投票|真偽)[^@。]{0,8}?(?:大事|重要|良い|いい|注目|鍵|大きい|優先|意味|問う|承知|参考|待|もとに|基に|踏まえ|ふまえ|受け|軸)`,
    ),
    says: 'request ANY 80% (discuss ((about {x}) and (about {topic})))',
    examples: [
      [
        '源太さんの占い結果は大事ですね。',
        'request ANY 80% (discuss ((about Agent02) and (about inspection)))',
      ],
    ],
  },
  {
    name: 'disagrees',
    kind: 'judge',
    pattern: patternOf(
      `${P}${GAP}(?:には|に|の)${GAP}(?:乗らない|乗れない|反対|同意でき|賛成でき|賛同でき|納得でき)`,
    ),
    says: 'agree 20% ({x})',
    examples: [['源太の占い案には反対。', 'agree 20% (Agent02)']],
  },
  {
    name: 'agrees',
    kind: 'judge',
    pattern: patternOf(
      `${P}[^@。！？!?]{0,14}?(?:に|と|の)[^@。！？!?]{0,10}?(?:賛成|同意|同感|賛同|乗る|乗ります|言う通り|言うとおり|通り|案で|案に|一理|納得(?:した|しま|で|だ)|支持|従)`,
    ),
    says: 'agree 80% ({x})',
    examples: [['源太の言う通りです。', 'agree 80% (Agent02)']],
  },
  {
    name: 'weak-doubt-of-claim',
    kind: 'judge',
    pattern: patternOf(
      `${P}[^@。！？!?]{0,8}?(?:の)?(?:占い?|霊媒?|co|結果|判定|白出し|黒出し|真)${GAP}${ODD}`,
    ),
    says: 'declare 40% ({x} {role})',
    examples: [['源太の占い結果には疑問が残ります。', 'declare 40% (Agent02 seer)']],
  },
  {
    name: 'silent',
    kind: 'judge',
    pattern: patternOf(`${P}${GAP}(?:寡黙|沈黙|静か|無言|黙っ|発言が?(?:少|な)|喋ら|話さ)`),
    says: '(declare 55% ({x} wolf)) because (declare 100% (not ({x} speak)))',
    examples: [
      [
        '源太さんの沈黙は狼のようで気になる。',
        '(declare 55% (Agent02 wolf)) because (declare 100% (not (Agent02 speak)))',
      ],
    ],
  },
  {
    name: 'doubts-conduct',
    kind: 'judge',
    pattern: patternOf(
      `${P}[^@。！？!?]{0,12}?(?:投票|票|発言|主張|動き|態度|行動|理由|根拠|意見|説明|疑い|疑惑|言動|考え|推理|矛盾|整理|論理|co|役職)${GAP}${ODD}`,
    ),
    says: '(declare 55% ({x} wolf)) because (declare 100% (about {topic}))',
    examples: [
      ['源太の票は不整合だね。', '(declare 55% (Agent02 wolf)) because (declare 100% (about voting))'],
    ],
  },
  {
    name: 'doubts',
    kind: 'judge',
    pattern: patternOf(
      `${P}${GAP}(?:${ODD}|疑|怪し|あやし|狼っぽ|黒っぽ|黒い印象|狼候補)|(?:${ODD}|疑|怪し)[^@。！？!?]{0,10}${P}`,
    ),
    says: 'declare 55% ({x} wolf)',
    examples: [['源太への疑念が高まっています。', 'declare 55% (Agent02 wolf)']],
  },
  {
    name: 'weak-trust',
    kind: 'judge',
    pattern: patternOf(
      `${P}${GAP}(?:一貫|筋が通|整合|真寄り|村っぽ|村寄り|白い|白め|信じ|信用|信頼|冷静|誠実|本物|真だ|真で|真と|白寄り)`,
    ),
    says: 'declare 40% ({x} wolf)',
    examples: [['源太の推理は一貫している。', 'declare 40% (Agent02 wolf)']],
  },
  {
    name: 'claimant-is-true',
    kind: 'judge',
    pattern: /(?:対抗(?:な|い|の)[^。]{0,6}|単独|先に?co|最初に?co)[^。]{0,14}(?:真|本物|信)(?:の占い師)?/,
    says: 'declare 60% (1 {role} exist)',
    examples: [['対抗いない霊は真寄りかな', 'declare 60% (1 medium exist)']],
  },
  {
    name: 'one-is-fake',
    kind: 'judge',
    pattern:
      /(?:占い?|霊|騎士|狩人|co|対抗)[^。]{0,14}(?:狼|偽|騙り|混じ|狂人)|(?:偽|騙)(?:り|者|物)[^。]{0,10}(?:い(?:る|ま)|混|ある)|(?:どちらか|どっちか|片方|一方)[がは][^@。]{0,6}(?:偽|嘘|騙|狼|狂)[^@。]{0,14}(?:狼|狂)?[^@。]{0,4}(?:狼|狂)?/,
    says: 'declare 70% ((1 {role} exist) and (WOLFSIDE comingout))',
    examples: [['占いに狼混じり確定じゃん。', 'declare 70% ((1 seer exist) and (WOLFSIDE comingout))']],
  },
  {
    name: 'self-is-true',
    kind: 'judge',
    pattern:
      /(?:私|僕|俺|自分|わたし|あたし|ぼく|おれ|わし)?(?:の|は|が)?(?:占い?|霊媒?)?(?:結果|判定)?[はが]?(?:偽(?:物|者)?(?:じゃ|では)(?:な|あり)|嘘(?:じゃ|では|は)(?:な|あり|つ)|(?<=(?:私|僕|俺|自分|わたし|ぼく|おれ|わし)の[^。]{0,8})(?:正し|正直|本当)(?:い|だ|です))/,
    says: 'declare 100% ({me} VILLAGESIDE)',
    examples: [
      ['偽じゃないです！', 'declare 100% (Agent01 VILLAGESIDE)'],
      ['俺の占い結果が正しい証拠だ。', 'declare 100% (Agent01 VILLAGESIDE)'],
    ],
  },
  {
    name: 'role-doubted',
    kind: 'judge',
    pattern:
      /(?:占い?師?|霊(?:媒|能)?[師者]?)(?:の|さんの)?(?:結果|言葉|判断|話|判定|co)?[をはがも]?[^@。]{0,12}(?:限らな|鵜呑み|信じすぎ|過信|疑(?:う|った|って)|怪しい|信用でき(?:な|ま))/,
    says: 'declare 40% ({role} VILLAGESIDE)',
    examples: [
      ['占い師の判定、必ずしも正しいとは限らないよね', 'declare 40% (seer VILLAGESIDE)'],
      ['霊媒結果を鵜呑みにするのは危険。', 'declare 40% (medium VILLAGESIDE)'],
    ],
  },
  {
    name: 'nobody-suspected',
    kind: 'judge',
    pattern:
      /(?:怪しい|疑わしい|気になる|黒い)[^@。]{0,12}(?:人|プレイヤー|者|方|位置)[^@。]{0,4}(?:は|が|も)?(?:まだ)?(?:いな|いま(?:せ|だ)|見当たら|見つから|特にな)/,
    says: 'declare 100% (not ({me} declare 55% (ANY wolf)))',
    examples: [
      ['特に怪しいと感じるプレイヤーはいないな。', 'declare 100% (not (Agent01 declare 55% (ANY wolf)))'],
      ['まだ疑わしい人は見当たらない。', 'declare 100% (not (Agent01 declare 55% (ANY wolf)))'],
    ],
  },
  {
    name: 'is-suspected',
    kind: 'judge',
    pattern: /(?:皆|みんな|みなさん|誰か)?[^@。]{0,6}疑われ(?:て(?:しまっ|い|る|ます)|る|た|ます|ちゃ)/,
    says: 'declare 100% (ANY declare 55% ({me} wolf))',
    examples: [
      ['皆さんに疑われてしまって…悲しいです。', 'declare 100% (ANY declare 55% (Agent01 wolf))'],
      ['疑われるのは分かる。', 'declare 100% (ANY declare 55% (Agent01 wolf))'],
    ],
  },
  {
    name: 'suspected-self',
    kind: 'judge',
    pattern:
      /(?:私|僕|俺|自分|わたし|あたし|ぼく|おれ|わし)[^@。！？!?]{0,10}(?:疑|吊|黒|狼|偽|処刑)[^@。！？!?]{0,14}(?:違|ない|ません|認め|心外|損|困|誤解|なぜ|変|早|消|苦し|拒否|不要|強い)/,
    says: 'declare 100% ({me} not wolf)',
    examples: [['私が狼は違います！', 'declare 100% (Agent01 not wolf)']],
  },
];

const EVENTS: readonly Remark[] = [
  {
    name: 'no-result-yet',
    kind: 'event',
    pattern:
      /(?:初日|今|まだ|昨日)?[^@。]{0,8}(?:占い?|霊媒?)?結果[はがも]?(?:まだ)?[^@。]{0,4}(?:な(?:い|し|く)|ありま(?:せ)|出て(?:い)?な|持って(?:い)?な|まだ)/,
    says: 'declare 100% (not (ANY inspected))',
    examples: [
      ['初日はまだ結果がないから、話を聞きたい。', 'declare 100% (not (ANY inspected))'],
      ['占い結果はまだ持ってないよね。', 'declare 100% (not (ANY inspected))'],
    ],
  },
  {
    name: 'white-heard',
    kind: 'event',
    pattern: patternOf(
      `${P}[^@。]{0,4}?(?:は|が|も|に|の)?(?:白|人間)(?:判定|出し|確認)?(?:だ)?(?:か|とは|なのか|なんて|なんだ|だったのか|だったか|[！!…])`,
    ),
    says: 'declare 70% ({x} HUMAN)',
    examples: [
      ['源太が白とは驚きじゃ。', 'declare 70% (Agent02 HUMAN)'],
      ['源太さんの白判定！', 'declare 70% (Agent02 HUMAN)'],
    ],
  },
  {
    name: 'black-heard',
    kind: 'event',
    pattern: patternOf(
      `${P}[^@。]{0,4}?(?:は|が|も|に|の)?(?:黒|人狼|狼)(?:判定|出し|確認)?(?:だ)?(?:か(?![も])|とは|なのか|なんて|なんだ|だったのか|だったか|[！!…])`,
    ),
    says: 'declare 70% ({x} wolf)',
    examples: [
      ['源太が黒か…', 'declare 70% (Agent02 wolf)'],
      ['源太さんの黒判定！', 'declare 70% (Agent02 wolf)'],
    ],
  },
  {
    name: 'inspected-by',
    kind: 'event',
    pattern: patternOf(`${P}[^@。]{0,3}(?:を|の)?占(?:った|いました|ってくれ|ってた|っていた)`),
    says: 'declare 100% ({x} inspected)',
    examples: [
      ['昨日源太を占ったのは理由があるはず。', 'declare 100% (Agent02 inspected)'],
      ['源太を占ってくれたんだ！', 'declare 100% (Agent02 inspected)'],
    ],
  },
  {
    name: 'thanks-for-result',
    kind: 'event',
    pattern: patternOf(
      `${P}[^@。]{0,10}?(?:占い?|霊媒?)?(?:の)?(?:結果|報告|判定)[^@。]{0,10}?(?:感謝|ありがと|助か|お疲れ)`,
    ),
    says: 'declare 100% (before {x} inspect ANY)',
    examples: [
      ['源太さん、占い結果を感謝します。', 'declare 100% (before Agent02 inspect ANY)'],
      ['源太の報告は助かる。', 'declare 100% (before Agent02 inspect ANY)'],
    ],
  },
  {
    name: 'rival-claim',
    kind: 'event',
    pattern:
      /^(?:[^。]{0,8}[ 、])?(?:私|俺|僕)?(?:が|は)?対抗(?:です|だ|します|する|co)(?![^。]*[？?])|対抗(?:が|も|は)?出(?:た|て(?:き|る|い)|まし)|(?:他|ほか|別)の(?:占い師?|霊(?:媒|能)?[師者]?)も?[^@。]{0,4}出(?:て|た|ま)/,
    says: 'declare 100% (2 {role} comingout)',
    examples: [
      ['でも他の占い師も出てきたね。', 'declare 100% (2 seer comingout)'],
      ['対抗です。', 'declare 100% (2 seer comingout)'],
    ],
  },
  {
    name: 'heard-claim',
    kind: 'event',
    pattern:
      /(?:(?:占い?師?|霊(?:媒|能)?[師者]?|騎士|狩人)の?)?(?:2|２|3)?(?:co|対抗|名乗り)[^@。]{0,6}(?:把握|了解|サンキュ|ありがと|感謝|受け止め|確認した|ですね|済み|勇気|早い|早め|偉|助か)/,
    says: 'declare 100% ({you} comingout)',
    examples: [['@源太 CO把握。', 'declare 100% (Agent02 comingout)']],
  },
  {
    name: 'three-claims',
    kind: 'event',
    pattern: /(?:占い?師?(?:co)?|霊(?:媒|能)?[師者]?(?:co)?)[^@。]{0,4}(?:3人|３人|三人|3co|3)/,
    says: 'declare 100% (3 {role} comingout)',
    examples: [['占い師が3人も出たか。', 'declare 100% (3 seer comingout)']],
  },
  {
    name: 'was-attacked',
    kind: 'event',
    pattern: patternOf(`${P}${GAP}(?:襲撃され|襲われ|噛まれ|噛み|食われ|殺され|犠牲)`),
    says: 'declare 100% (yesterday {x} attacked)',
    examples: [['源太さんが襲撃された。', 'declare 100% (yesterday Agent02 attacked)']],
  },
  {
    name: 'was-executed',
    kind: 'event',
    pattern: patternOf(`${P}${GAP}(?:処刑され|吊られ|追放され|吊った|処刑した)`),
    says: 'declare 100% (yesterday {x} executed)',
    examples: [['源太が処刑された理由は票だ。', 'declare 100% (yesterday Agent02 executed)']],
  },
  {
    name: 'is-dead',
    kind: 'event',
    pattern: patternOf(`${P}${GAP}(?:亡くな|死亡|死ん|消え|いなくな|失|抜け|脱落)`),
    says: 'declare 100% ({x} DEAD)',
    examples: [['源太さんが消え、占いも消えた。', 'declare 100% (Agent02 DEAD)']],
  },
  {
    name: 'role-is-dead',
    kind: 'event',
    pattern:
      /(?:占い師?|霊(?:媒|能)?[師者]?|騎士|狩人)[^@。]{0,10}(?:消え|亡くな|死|いなくな|失|欠け|不在|噛まれ|抜け)/,
    says: 'declare 100% ({role} DEAD)',
    examples: [['霊能者が消え、情報源が絶たれました。', 'declare 100% (medium DEAD)']],
  },
  {
    name: 'one-claim',
    kind: 'event',
    pattern:
      /(?:占い?師?|霊(?:媒|能)?[師者]?|騎士)(?!先|い先|理由|い理由)[^@。]{0,8}(?:一人|1人|１人|だけ|のみ|お一人|単独|1把握)/,
    says: 'declare 100% (1 {role} comingout)',
    examples: [['占い師はお一人？', 'declare 100% (1 seer comingout)']],
  },
  {
    name: 'no-claim',
    kind: 'event',
    pattern:
      /(?:占い師?|霊(?:媒|能)?[師者]?|騎士|co|対抗)[^@。]{0,16}(?:出(?:ない|て(?:こ|い)な|ません)|沈黙)|(?:(?:占い?|霊媒?|役職)?師?の?(?:co|カミングアウト)|対抗|占い師|霊媒師)(?:が|は|も)?(?:い)?(?:な(?:い|く|し|さそう)|まだ)/,
    says: 'declare 100% (not ({role} comingout))',
    examples: [['霊媒師がまだ出てこないね。', 'declare 100% (not (medium comingout))']],
  },
  {
    name: 'two-claims',
    kind: 'event',
    pattern:
      /(?:占い?師?|霊(?:媒|能)?[師者]?)[^@。]{0,8}(?:二人|2人|２人|2co|2-co|二|割れ|両方|複数|対抗)|対抗2|2-?co|(?:二人|2人|両者|対抗)[^@。]{0,6}(?:占|霊)/,
    says: 'declare 100% (2 {role} comingout)',
    examples: [['占い師が割れた以上、判定を見る。', 'declare 100% (2 seer comingout)']],
  },
  {
    name: 'wolves-left',
    kind: 'event',
    pattern:
      /残(?:り|る|った).{0,4}狼(?:.{0,6}(?:1|一|２|2|二)(?:人|匹))?|狼.{0,4}残|狼.{0,6}(?:潜|隠|この中|紛れ|混じ|動い)|狼(?:は|が|も)まだ/,
    says: 'declare 100% (living wolf exist)',
    examples: [['残り1狼。', 'declare 100% (living wolf exist)']],
  },
  {
    name: 'village-wins',
    kind: 'event',
    pattern: /(?:村|村人|みんな|我々)[^@。]{0,8}(?:勝|守|利|救|和)/,
    says: 'request ANY 80% (VILLAGESIDE win)',
    examples: [['村の勝ちのため、投票を大事に。', 'request ANY 80% (VILLAGESIDE win)']],
  },
  {
    name: 'wolves-win',
    kind: 'event',
    pattern: /(?:狼|人狼)[^@。]{0,10}(?:勝|有利|思う(?:つぼ|壺))|村[^@。]{0,6}(?:損|負け|不利|混乱)/,
    says: 'declare 60% (WOLFSIDE win)',
    examples: [['情報なしの吊りは村の損。', 'declare 60% (WOLFSIDE win)']],
  },
];

const PLANS: readonly Remark[] = [
  {
    name: 'execute-and-win',
    kind: 'plan',
    pattern: /(?:吊って|吊れば|処刑して|処刑すれば|追放して)[^@。]{0,8}(?:終わ|勝(?!負)|決着)/,
    says: 'if (ANY executed) then (declare 80% (VILLAGESIDE win))',
    examples: [
      ['今日吊れば村の勝ちね。', 'if (ANY executed) then (declare 80% (VILLAGESIDE win))'],
      ['吊って終わらせるぞ！', 'if (ANY executed) then (declare 80% (VILLAGESIDE win))'],
    ],
  },
  {
    name: 'will-tell-result',
    kind: 'plan',
    pattern:
      /(?:明日|次|後|今夜|朝)[^@。]{0,6}結果[をでは]?[^@。]{0,6}(?:示|出す|出し(?:ます|たい)|伝え|報告|話)/,
    says: 'declare 100% (tomorrow {me} discuss (about inspection))',
    examples: [
      ['明日結果で示します', 'declare 100% (tomorrow Agent01 discuss (about inspection))'],
      ['明日には結果を伝えるよ。', 'declare 100% (tomorrow Agent01 discuss (about inspection))'],
    ],
  },
  {
    name: 'roles-attacked',
    kind: 'plan',
    pattern:
      /(?:占い?師?|霊(?:媒|能)?[師者]?|騎士|狩人|役職持?ち?)(?:や[^@。]{1,6})?(?:は|を|から)?[^@。]{0,6}(?:狙(?:い|う|お)|噛(?:み|む|も)|襲(?:う|お|撃(?:し|す)))/,
    says: 'request wolf 80% (attack {role})',
    examples: [
      ['占い師を優先的に狙いたいわね。', 'request wolf 80% (attack seer)'],
      ['騎士を噛もう。', 'request wolf 80% (attack hunter)'],
    ],
  },
  {
    name: 'inspect-the-quiet',
    kind: 'plan',
    pattern:
      /(?:発言|口数)?(?:少なめ|少ない|寡黙|静か|目立たな|喋らな)[^@。]{0,6}(?:子|人|者|方|枠|位置|所|ところ)?[^@。]{0,4}占/,
    says: 'request seer 60% (if (not (ANY speak)) then (inspect ANY))',
    examples: [
      ['発言少なめの子占いがいいかなぁ', 'request seer 60% (if (not (ANY speak)) then (inspect ANY))'],
      ['寡黙な人を占いたい。', 'request seer 60% (if (not (ANY speak)) then (inspect ANY))'],
    ],
  },
  {
    name: 'wolves-aim',
    kind: 'plan',
    pattern: /(?:人狼|狼)(?:側|陣営|たち)?の(?:狙い|思惑|意図|視点|作戦|動き|襲撃先|次の手)/,
    says: 'request ANY 80% (discuss (about attack))',
    examples: [
      ['狼の狙いを考えろ！', 'request ANY 80% (discuss (about attack))'],
      ['人狼側の思惑はどこだ。', 'request ANY 80% (discuss (about attack))'],
    ],
  },
  {
    name: 'goes-by-results',
    kind: 'plan',
    pattern:
      /(?:占い?|霊媒?)?(?:の)?(?:結果|判定|情報)[をに]?(?:もとに|基に|元に|基づ|踏まえ|ふまえ|軸に|参考に|土台に)[^@。]{0,10}(?:議論|進|判断|考え|決め|行動|話)?/,
    says: 'request ANY 80% (discuss (about {topic}))',
    examples: [
      ['占い結果を基に議論を進めましょう。', 'request ANY 80% (discuss (about inspection))'],
      ['霊媒結果を踏まえて考えたい。', 'request ANY 80% (discuss (about medium-telling))'],
    ],
  },
  {
    name: 'claims-help',
    kind: 'plan',
    pattern:
      /(?:co|役職公開|カミングアウト|対抗)[がをはも]?[^@。]{0,6}(?:揃|出揃|出れば|出たら|あれば|増え|待|確認)[^@。]{0,14}(?:進|整理|見え|判断|優先|議論|反応)?/,
    says: 'request ANY 80% ((ANY comingout) before (execute ANY))',
    examples: [
      ['まずCO確認からでいいと思う', 'request ANY 80% ((ANY comingout) before (execute ANY))'],
      ['COが揃うと議論が進む。', 'request ANY 80% ((ANY comingout) before (execute ANY))'],
    ],
  },
  {
    name: 'will-look',
    kind: 'plan',
    pattern:
      /(?:怪し(?:い|げな)|疑わしい|霊襲撃後の|襲撃後の)?(?:発言や|発言と|co(?:と|や)|動きと)?(?:投票|票|発言|動き|結果|判定|co|反応|筋)[^@。]{0,12}(?:見る|見て|見ます|見た(?:い|上)|見お|見極|注目|確認し|精査|観察|追)/,
    says: 'declare 100% ({me} discuss (about {topic}))',
    examples: [
      ['投票履歴も合わせて見る。', 'declare 100% (Agent01 discuss (about voting))'],
      ['怪しい動きも見ておくよ。', 'declare 100% (Agent01 discuss (about reason))'],
    ],
  },
  {
    name: 'false-claim',
    kind: 'plan',
    pattern:
      /(?:占い?|霊媒?|騎士|狩人)[^@。、]{0,4}(?:騙(?:る|り|ろ|っ)|co(?:続行|する|で|し)|co(?:続行|する))/,
    says: 'declare 80% (({me} comingout) as ({me} {role}))',
    examples: [['占い騙り続けるね。', 'declare 80% ((Agent01 comingout) as (Agent01 seer))']],
  },
  {
    name: 'hides',
    kind: 'plan',
    pattern: /潜伏|潜(?:る|ろ|ります|案)|目立たな/,
    says: 'declare 80% (not ({me} comingout))',
    examples: [['私も潜伏を続けます。', 'declare 80% (not (Agent01 comingout))']],
  },
  {
    name: 'all-claimants',
    kind: 'plan',
    pattern: /(?:占|霊)[^@。]{0,3}(?:ロラ|ローラー)|(?:占い?|霊媒?|騎士)(?:師)?(?:から|を|の中から)?吊/,
    says: 'request ANY 80% (execute {role})',
    examples: [['占ロラがいいかな。', 'request ANY 80% (execute seer)']],
  },
  {
    name: 'not-in-haste',
    kind: 'plan',
    pattern:
      /(?:(?:投票|票|吊り?|処刑|追放|疑(?:う|い)|黒塗り|判断|結論|決断)[^@。]{0,12})?(?:慎重|焦ら|焦る|急(?:が|ぎ|ぐ|ぎす|い)|早計|早すぎ|早くない|早い|冷静|落ち着|情報(?:が|を|も)?(?:必要|欲し|ほし|集|足|少|不足|な)|決めつけ|様子を?見|見守|避けるべき|無理)(?:[^@。、]{0,10}(?:投票|票|吊|処刑|追放|判断|疑))?/,
    says: 'request ANY 80% ((discuss (about reason)) before (execute ANY))',
    examples: [['投票も慎重にしたいよ。', 'request ANY 80% ((discuss (about reason)) before (execute ANY))']],
  },
  {
    name: 'find-the-wolf',
    kind: 'plan',
    pattern:
      /(?:誰が)?(?:狼|人狼|真実|嘘|黒)(?:か|を|の|は)?[^@。]{0,8}(?:見つけ|見逃さ|探|暴|炙|あぶ|特定|追|見極め|裁|倒|絞|捕|突き止)/,
    says: 'request ANY 100% (know wolf)',
    examples: [['人狼を見つけることが目標です。', 'request ANY 100% (know wolf)']],
  },
  {
    name: 'together',
    kind: 'plan',
    pattern:
      /(?:票|投票)[をはも]?[^@。]{0,6}(?:集中|統一|揃え|まとめ|割れ|割ら|集め|を合わせ)|団結|一致団結|協力/,
    says: 'request ANY 80% (decide (vote ANY))',
    examples: [['投票は一人に集中せよ。', 'request ANY 80% (decide (vote ANY))']],
  },
  {
    name: 'the-quiet-ones',
    kind: 'plan',
    pattern:
      /(?:寡黙|発言の少な|静か)[^@。]{0,6}(?:者|人|方|位置|枠)(?:[^@。]{0,6}(?:吊|投票|処刑))?|(?:グレー|グレラン|灰|判定のない)(?:[^@。]{0,10}(?:吊り?|投票|処刑|票))?/,
    says: 'request ANY 60% (if (not (ANY comingout)) then (vote ANY))',
    examples: [
      ['今日はグレーから選んでほしいよ。', 'request ANY 60% (if (not (ANY comingout)) then (vote ANY))'],
    ],
  },
  {
    name: 'real-one',
    kind: 'plan',
    pattern:
      /(?:真偽|真贋|内訳|本物|どちらが真|どっちが真)[^@。]{0,12}(?:見極|追求|問|詰|決|見|判断|絞|なん|分か|わか|誰|[？?]|最優先)|誰が本物/,
    says: 'request ANY 80% (discuss (ANY {role}))',
    examples: [['占いの真偽の見極めが最優先。', 'request ANY 80% (discuss (ANY seer))']],
  },
  {
    name: 'choose',
    kind: 'plan',
    pattern: /(?:占い?|噛み|襲撃|投票|吊り?|白)先?[^@。]{0,10}(?:決め|選|考え|どう|案|候補|相談)/,
    says: 'request ANY 80% (discuss (about {topic}))',
    examples: [['次の占いは決める必要がある。', 'request ANY 80% (discuss (about inspection))']],
  },
];

/** `…なら…`, `…たら…` */
function condition(text: string): Conditional | null {
  const cut =
    /^(.{2,40}?(?:なら(?:ば)?|だったら|たら|(?:け|れ|え|せ|て|ね|べ|め)ば|場合は?|限り|(?:た|る)時は?|以上))(?:、|,| |　)?(.{2,})$/.exec(
      text,
    );
  const [, assumed = '', main = ''] = cut ?? [];
  return cut === null
    ? null
    : { condition: assumed, main, isDenied: /(?:で|じゃ)な(?:ければ|いなら)/.test(assumed) };
}

const CONDITIONS: readonly (readonly [RegExp, string])[] = [
  [patternOf(`${P}[^@]{0,8}?(?:が|は|も)?(?:人狼|狼|黒)`), '{x} wolf'],
  [patternOf(`${P}[^@]{0,8}?(?:が|は|も)?(?:本物|真|占い師?|霊媒?師?|霊能者?|騎士|狩人)`), '{x} {role}'],
  [patternOf(`${P}[^@]{0,8}?(?:が|は|も)?(?:村|白|人間|市民)`), '{x} HUMAN'],
  [/対抗(?:が|は|も)?(?:な|い|出)/, 'not (ANY comingout)'],
  [
    /(?:占い?師?|霊(?:媒|能)?[師者]?|騎士|狩人)[^@]{0,8}(?:co|出|名乗|いれば|いたら|なら)/,
    '{role} comingout',
  ],
  [/説明|理由|根拠|答え|発言|黙|沈黙|言え|言わ|言って|話さ|出さ|出な|だけ/, 'not ({you} speak)'],
  [/^(?:もし|仮に)?[^@]{0,6}(?:村人?|市民)(?:側|陣営)?(?:なら|だったら|であれば)/, '{you} villager'],
  [/^(?:もし|仮に)?[^@]{0,6}(?:人狼|狼)(?:側|陣営)?(?:なら|だったら|であれば)/, '{you} wolf'],
  [patternOf(`${P}[^@]{0,10}?(?:吊|処刑|抜け|死|噛)`), '{x} executed'],
];

export const JAPANESE_REMARKS: RemarkWords = {
  remarks: [...JAPANESE_CONDUCT, ...ASKS, ...JUDGES, ...EVENTS, ...PLANS, ...JAPANESE_TACTICS],
  topics: [
    [/霊/, 'medium-telling'],
    [/占|判定|結果|白|黒/, 'inspection'],
    [/護衛|騎士|狩人/, 'protection'],
    [/吊|処刑|追放/, 'execution'],
    [/投票|票/, 'voting'],
    [/襲撃|噛/, 'attack'],
    [/co|対抗|役職|騙|潜伏|カミングアウト|偽装/, 'comingout'],
    [/理由|根拠|説明|疑|怪|矛盾|発言|主張|信|動き|意見|考え|整理/, 'reason'],
  ],
  roles: [
    [/霊/, 'medium'],
    [/騎士|狩人|護衛/, 'hunter'],
    [/狂/, 'lunatic'],
    [/占|結果|判定|白|黒|co|真|対抗|本物|騙/, 'seer'],
  ],
  condition,
  conditions: CONDITIONS,
};
