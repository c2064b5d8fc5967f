import type { Assistance, Part, Role } from '@mura/engine';
import { type DurationUnit, durationOf } from '../rule-page/duration.ts';
import type {
  Lasting,
  LengthAllowance,
  LengthFact,
  Per,
  PhaseLabel,
  SideChannel,
  SpanFact,
  SpokenFact,
  Unit,
} from '../rule-page/fact.ts';
import { choicesAmong } from '../rule-page/in-force.ts';
import type { RulePageTexts, StatementOf } from '../rule-page/statement.ts';
import { ability } from './roles.ts';
import { ja as story } from './story.ts';

/** The words of the game on the Japanese page. */

/** Roles and teams are called as in the telling of a record. */
const { roles: ROLE, teams: TEAM } = story;

const CHANNEL: Readonly<Record<SpokenFact | SideChannel, string>> = {
  talk: '会話',
  whisper: '囁き',
  soliloquy: '独り言',
  grave: '墓下の会話',
  act: '仕草',
};

const PHASE: Readonly<Record<PhaseLabel, string>> = {
  prologue: 'プロローグ',
  discussion: '議論',
  day: '昼',
  poll: '意向投票',
  vote: '投票',
  night: '夜',
  wholeDay: '一日',
};

/** A part of the day as a step of its own. */
const STEP: Readonly<Record<Part, string>> = {
  morningWhisper: '朝の囁き',
  talk: '会話',
  dusk: '日暮れ',
  duskWhisper: '夕方の囁き',
  poll: '意向投票',
  vote: '投票',
  divine: '占い',
  whisper: '夜の囁き',
  guard: '護衛',
  attack: '襲撃',
};

/** A part of the day among those of a phase. */
const PART: Readonly<Record<Part, string>> = {
  morningWhisper: '人狼どうしの囁き',
  talk: '会話',
  dusk: '日暮れ',
  duskWhisper: '人狼どうしの囁き',
  poll: '意向投票',
  vote: '処刑の投票',
  divine: '占う相手の選択',
  whisper: '人狼どうしの囁き',
  guard: '護衛する相手の選択',
  attack: '襲う相手の選択',
};

/** A part of the day that has a phase for itself. */
const DOING: Readonly<Record<Part, string>> = {
  morningWhisper: '人狼だけで話します。',
  talk: '生きている全員で話し合います。',
  dusk: 'ここから夜です。',
  duskWhisper: '人狼だけで話します。',
  poll: '処刑には影響しない投票をします。',
  vote: '処刑する人を投票で決めます。',
  divine: '占い師が占う相手を選びます。',
  whisper: '人狼だけで話します。',
  guard: '狩人が守る相手を選びます。',
  attack: '人狼が襲う相手を選びます。',
};

/** What comes of a choice. */
const OUTCOME: Readonly<Partial<Record<Part, string>>> = {
  poll: '意向投票',
  vote: '処刑',
  divine: '占い',
  guard: '護衛',
  attack: '襲撃',
};

const DURATION: Readonly<Record<DurationUnit, string>> = {
  day: '日',
  hour: '時間',
  minute: '分',
  second: '秒',
};

function duration(seconds: number): string {
  return durationOf(seconds)
    .map(([count, unit]) => `${count}${DURATION[unit]}`)
    .join('');
}

function lasting({ seconds, until }: Lasting): string {
  return until === null ? duration(seconds) : `次の${until.time}（${until.zone}）まで`;
}

function roles(list: readonly Role[]): string {
  return list.map((role) => ROLE[role]).join('と');
}

const UNIT: Readonly<Record<Unit, readonly [unit: string, note: string]>> = {
  characters: ['文字', '（空白は数えません）'],
  charactersAndSpaces: ['文字', '（空白も数えます）'],
  words: ['語', ''],
};

const TOO_LONG = {
  cut: '超えた分は切り捨てられます。',
  refused: 'それより長いものは受け付けられません。',
} as const;

function length(fact: LengthFact): string {
  if (fact.kind === 'none') return '発言の長さに決まりはありません。';
  const [unit, note] = UNIT[fact.countIn];
  if (fact.kind === 'cap') return `一回につき${fact.most}${unit}までです${note}。${TOO_LONG[fact.tooLong]}`;
  return `${allowance(fact, unit, note)}${mention(fact, unit)}${fact.most === null ? '' : `どの場合も、一回につき${fact.most}${unit}を超える分は切り捨てられます。`}`;
}

function allowance({ base, budget }: LengthAllowance, unit: string, note: string): string {
  if (budget === null) return `一回につき${base}${unit}までです${note}。${TOO_LONG.cut}`;
  return `一回につき${base}${unit}までは自由に使えます${note}。それを超える分は、一人あたり${budget}${unit}の持ち分から引かれ、持ち分に収まらない分は切り捨てられます。持ち分は会話や囁きの時間ごとに新しくなります。`;
}

function mention({ mention: free }: LengthAllowance, unit: string): string {
  return free === null
    ? ''
    : `途中で「@名前」とほかの人を呼ぶと、その後ろには別に${free}${unit}まで使えます。`;
}

const PER: Readonly<Record<Per, string>> = { day: '一日に', phase: '時間帯ごとに' };

function quota(perPlayer: number | null, per: Per): string {
  return perPlayer === null
    ? '発言の回数に決まりはありません。'
    : `一人が発言できるのは、${PER[per]}${perPlayer}回までです。`;
}

const SIDE: Readonly<Record<SideChannel, string>> = {
  soliloquy: '生きている人が、時間で区切られた場面ではいつでも書けて、ゲームのあいだは本人だけが読めます。',
  grave: '死んだ人どうしだけで話せます。自分の死が知らされる前のものは読めません。',
  act: '自分の動作を短く書くもので、会話のできるあいだに書けて、全員に見えます。',
};

function pause(seconds: number): string {
  return `一度発言すると、${duration(seconds)}たつまで次の発言は受け付けられません。`;
}

function sideChannel(statement: StatementOf<'sideChannel'>): string {
  const { channel, perPlayer, per, pause: seconds, length: fact } = statement;
  const wait = seconds === null ? '' : pause(seconds);
  return `**${CHANNEL[channel]}**：${SIDE[channel]}${quota(perPlayer, per)}${wait}${length(fact)}`;
}

function allOver(hasQuota: boolean, hasChoices: boolean): string {
  const over = hasQuota ? '全員がOverと伝えるか発言を使い切' : '全員がOverと伝え';
  if (hasChoices) return `${over}${hasQuota ? 'り' : ''}、選ぶ人が全員選び終える`;
  return `${over}る`;
}

const ENDS = {
  atLimit: () => '時間いっぱいまで続きます。',
  whenAllOver: (hasQuota: boolean, hasChoices: boolean) =>
    `${allOver(hasQuota, hasChoices)}と、早く終わります。`,
  whenAllAnswered: () => '選ぶ人が全員選び終えると、早く終わります。',
} as const;

function span(fact: SpanFact, index: number): string {
  const { day, upTo } = fact;
  const time = lasting(fact);
  if (day === null && upTo === null) return index === 0 ? time : `それ以外は${time}`;
  if (upTo === null) return `${day}日目は${time}`;
  return `${day === null ? '' : `${day}日目で`}生存者が${upTo}人以下なら${time}`;
}

function clockStep(statement: StatementOf<'clockStep'>): string {
  const { label, parts, spans, ends, hasQuota, hasChoices } = statement;
  const list = parts.map((part) => PART[part]).join('、');
  const [only] = parts;
  const what = parts.length === 1 && only !== undefined ? DOING[only] : `${list}を並行して行います。`;
  const chosen = choicesAmong(parts);
  const order = chosen.map((part) => OUTCOME[part]).join('、');
  const settled = chosen.length > 1 ? `終わったところで、${order}の順に結果が決まります。` : '';
  const doing = parts.length === 0 ? '誰も何もしません。' : what;
  return `**${PHASE[label]}**（${spans.map(span).join('、')}）：${doing}${ENDS[ends](hasQuota, hasChoices)}${settled}`;
}

const LAST_NIGHT = {
  acts: '最も多くの票が入った人が処刑されますが、その夜だけはまだ囁き、占い、襲撃の投票ができます。ただしその票は数えません。ほかの人から選ばれることもあります。',
  guards:
    '最も多くの票が入った人が処刑されますが、その夜だけはまだ囁き、占い、護衛、襲撃の投票ができます。ただしその護衛は効かず、その票は数えません。ほかの人から選ばれることもあり、襲われたときは襲撃がなかったことになります。',
} as const;

function execution({ orNobody, lastNight, chosenBefore, divines }: StatementOf<'execution'>): string {
  const nobody = orNobody ? '誰も投票しなければ、処刑はありません。' : '';
  if (lastNight !== null) return `${LAST_NIGHT[lastNight]}${nobody}`;
  if (!chosenBefore) return `最も多くの票が入った人が処刑され、その夜はもう何もできません。${nobody}`;
  const seen = divines ? 'ただし、占いの結果は出ます。' : '';
  return `最も多くの票が入った人が処刑され、その人が夜のために選んでいたものは無効になります。処刑された人を夜の相手に選んでいても、何も起こりません。${seen}${nobody}`;
}

function tie({ rounds, undecided }: StatementOf<'tie'>): string {
  const fate = undecided === 'random' ? '同数の人のなかからくじで一人が処刑されます' : '誰も処刑されません';
  if (rounds === 1) return `最も多い票が同数のときは、${fate}。`;
  return `最も多い票が同数のときは、全員で投票をやり直します。投票は最初のものを含めて${rounds}回までで、それでも同数なら、${fate}。`;
}

function votesTold({ told, rounds, byClock }: StatementOf<'votesTold'>): string {
  switch (told) {
    case 'eachRound':
      return `誰が誰に投票したかは、${byClock ? 'その時間帯が終わったとき' : rounds === 1 ? '投票の直後' : '投票のたび'}に全員に知らされます。`;
    case 'nextMorning':
      return `誰が誰に投票したかは、${rounds === 1 ? '' : '最後の投票についてだけ、'}翌朝に全員に知らされます。`;
    case 'countsNextMorning':
      return `翌朝に、${rounds === 1 ? '' : '最後の投票で'}誰に何票入ったかだけが知らされます。誰が誰に投票したかは知らされません。`;
    case 'never':
      return '誰が誰に投票したかは、知らされません。';
  }
}

function executionTold({ told, actsAtNight, divines }: StatementOf<'executionTold'>): string {
  if (told === 'atOnce') return '処刑された人は、すぐに全員に知らされます。';
  const secret = '処刑された人は、翌朝まで本人のほかには知らされません。';
  return actsAtNight
    ? `${secret}その夜は、知らずに処刑された人を選ぶこともありますが、何も起こりません。${divines ? 'ただし、占いの結果は出ます。' : ''}`
    : secret;
}

function attackUndecided({
  werewolves,
  rounds,
  orNobody,
  tie: fate,
}: StatementOf<'attackUndecided'>): string {
  const one = werewolves === 1;
  const open = one ? '相手が決まらないとき' : '票が同数のときや、数えられる票がないとき';
  const again = rounds === 1 ? '' : `${open}は選び直します。最初のものを含めて${rounds}回までです。`;
  const last = fate === 'random' ? 'くじで決めます' : '襲撃はありません';
  const tied = one ? '選ばなかったときは' : '票が同数のときは';
  const even = fate === null ? '' : `${rounds === 1 ? tied : 'それでも決まらなければ'}、${last}。`;
  return `${again}${even}${orNobody ? nobody(one) : ''}`;
}

function nobody(one: boolean): string {
  return one ? '誰も選ばなければ、襲撃はありません。' : '数えられる票が一つもなければ、襲撃はありません。';
}

function attackVotesTold({ told, rounds, byClock }: StatementOf<'attackVotesTold'>): string {
  if (told === 'never') return '仲間の人狼が誰に投票したかは、知らされません。';
  if (rounds === 1)
    return `人狼は、${byClock ? 'その時間帯が終わったときに' : '投票のあとで'}仲間の票を知ります。`;
  return told === 'eachRound'
    ? '人狼は、投票のたびに仲間の票を知ります。'
    : '人狼は、最後の投票についてだけ仲間の票を知ります。';
}

function attackEffect({ guard, fox }: StatementOf<'attackEffect'>): string {
  const saved = guard ? 'ただし、護衛されていれば死にません。' : '';
  return `襲われた人は死にます。${saved}${fox ? '妖狐は襲われても死にません。' : ''}`;
}

function suddenDeath({ warnedBefore, vote }: StatementOf<'suddenDeath'>): string {
  const besides = vote
    ? '突然死は処刑とは別で、処刑もいつもどおり行われます。突然死した人への票は数えません。'
    : '';
  const warned =
    warnedBefore === 0
      ? '前もっての警告はありません。'
      : `まだ発言していない人には、終わる${duration(warnedBefore)}前に、本人だけに警告が届きます。`;
  return `0日目を除いて、その日の会話で一度も発言しない人は、会話の時間が終わったときに突然死し、そのことが全員に知らされます。その人がその時間帯に選んだものは無効になります。${besides}${warned}`;
}

function mediumLearns({ deaths, sudden, vote }: StatementOf<'mediumLearns'>): string {
  const executed = vote ? ['処刑された人'] : [];
  const all = [...executed, ...(sudden ? ['突然死した人'] : []), '夜のあいだに死んだ人'];
  const whom = deaths === 'all' ? all.join('と、') : '処刑された人';
  const none = deaths === 'all' ? '死んだ人がいなければ' : '処刑がなければ';
  return `霊媒師は朝になると、前の日に${whom}が人狼だったかどうかを知ります。自分が死んだあとも知ることができます。${none}、何も知らされません。`;
}

const GONE = {
  standIn: '接続が切れた人は、戻るまで何も答えなかったものとして扱われます。',
  fails:
    '接続が切れた人は脱落し、そのことが全員に知らされます。脱落した人は発言も選択もできず、選ばれることもありませんが、勝敗を決めるときは生きているものとして数えます。',
} as const;

export const ja: RulePageTexts = {
  title: (name) => (name === null ? 'この村のルール' : `${name} のルール`),
  headings: {
    village: 'この村',
    roles: '役職',
    firstDay: '0日目の流れ',
    laterDays: '1日目からの流れ（決着がつくまで毎日）',
    clock: '時間のなかでの行動',
    talk: '会話',
    whisper: '囁き',
    channels: 'そのほかの発言',
    vote: '投票と処刑',
    night: '夜の行動',
    medium: '霊媒',
    death: '死んだ人',
    absence: '答えないとき、いなくなったとき',
    end: '決着',
  },
  sentences: {
    players: ({ players, werewolves }) => `${players}人で遊びます。そのうち${werewolves}人が人狼です。`,
    teams: ({ teams }) => `${teams.map((team) => TEAM[team]).join('と')}に分かれて競います。`,
    pace: ({ pace }) =>
      ({
        asked: '村が一人ひとりに発言や選択を求め、答えがそろうと先へ進みます。',
        clock: '時間で区切って進みます。その時間帯のあいだは、好きなときに発言したり選んだりできます。',
        both: '時間で区切って好きなときに行動できる場面と、村が一人ひとりに答えを求める場面があります。',
      })[pace],
    deal: ({ wishes, prologue }) =>
      `役職は、${prologue ? 'プロローグが始まる前に' : '何よりも先に'}くじで配られ、自分の役職を知らされます。${wishes ? '前もって役職の希望を出せますが、通るとは限りません。' : '役職の希望は出せません。'}`,
    grammar: ({ grammar }) =>
      grammar === 'free'
        ? '発言は自由な文章で行います。'
        : '発言は人狼知能プロトコルの文で行います。そうでない文はSkipとみなされます。',

    role: (statement) =>
      `**${ROLE[statement.role]}** ${statement.count}人（${TEAM[statement.team]}）：${ability(statement)}`,

    quietFirstDay: () => '役職が配られると、そのまま夜が明けて1日目になります。',
    without: ({ vote, attack }) =>
      `0日目には${vote && attack ? '投票も襲撃も' : vote ? '投票は' : '襲撃は'}ありません。`,
    dawn: ({ deadly, execution: executed, medium }) =>
      `**夜明け**：${executed ? `前の日に処刑された人${deadly ? 'と、' : 'が知らされます。'}` : ''}${deadly ? '夜のあいだに死んだ人が知らされます。死んだ理由は知らされません。' : ''}${medium ? '霊媒師に結果が届きます。' : ''}`,
    askedStep: ({ part }) => `**${STEP[part]}**：${DOING[part]}`,
    clockStep,

    answers: ({ answers }) =>
      answers === 'final'
        ? '投票や夜の行動の相手は、一度選ぶと変えられません。'
        : '投票や夜の行動の相手は、時間が来るまで何度でも変えられます。最後に選んだものが有効です。',
    askAgain: ({ seconds }) =>
      `求められたときだけ話すプログラムは、誰かが話すとまもなく、また誰も話さないまま${duration(seconds)}たつと、発言を求められます。`,
    askedToChoose: ({ early }) =>
      `そうしたプログラムが話しながら相手を選ぶ時間帯では、残り時間が一割になったとき（早くても終わる三十分前）に、選択を求められます。${early ? '早く終わることのある時間帯では、Overと言ったときにも求められます。' : ''}`,

    audience: ({ channel }) =>
      channel === 'talk'
        ? '会話は、死んだ人も含めて全員に聞こえます。'
        : '囁けるのは生きている人狼だけで、人狼だけに聞こえます。死んだ人狼にも聞こえます。',
    controlWords: () => '「Skip」は今は話すことがない、「Over」はもう話すことがないという意味の言葉です。',
    turnOrder: ({ order, turn }) =>
      `${
        turn === 'open'
          ? 'ターンごとに一人ずつ話し、前の人の発言を聞いてから話せます。'
          : 'ターンごとに全員が同時に話し、全員の発言がそろうまで誰にも聞こえません。'
      }${turn === 'open' ? '話す順番' : '並べる順番'}は${order === 'drawnEachTurn' ? 'ターンごとに' : '最初に一度だけ'}くじで決めます。`,
    turns: ({ turns }) => `最大${turns}ターンです。全員がOverと言ったターンがあれば、そこで終わります。`,
    turnQuota: ({ channel, perPlayer, counts }) =>
      `一人が話せるのは、${CHANNEL[channel]}の時間ごとに${perPlayer}回までです。SkipとOver${counts === 'talk' ? 'は数えません' : 'も数えます'}。`,
    exhausted: ({ exhausted }) =>
      exhausted === 'saysOver'
        ? '回数を使い切った人は、自動的にOverと言ったことになります。'
        : '回数を使い切った人の番は飛ばされます。',
    skips: ({ skips }) =>
      skips === 0
        ? 'SkipはOverとみなされます。'
        : `続けて言えるSkipは${skips}回までです。その次のSkipはOverとみなされます。`,
    overLasts: ({ channel, overLasts }) =>
      overLasts === 'turn'
        ? 'Overと言った人も、次のターンにはまた話せます。'
        : `Overと言った人は、その${CHANNEL[channel]}の時間にはもう話せません。`,
    silence: ({ silence }) => `何も書かない発言は、${silence}とみなされます。`,
    length: ({ length: fact }) => (fact.kind === 'none' ? length(fact) : `発言は、${length(fact)}`),
    company: () => '生きている人狼が一人だけになると、囁きはありません。',
    posting: ({ channel, phases }) =>
      `${CHANNEL[channel]}は、「${phases.map((phase) => PHASE[phase]).join('」「')}」のあいだ、好きなときにできます。`,
    postQuota: ({ perPlayer, per, countsSkip }) =>
      `${quota(perPlayer, per)}${perPlayer !== null && countsSkip ? 'Skipも数えます。' : ''}`,
    pause: ({ seconds }) => pause(seconds),
    sayOver: () =>
      'もう話すことがなければ、Overと伝えられます。伝えると、その時間帯はもう会話で発言できません。',
    likeTalk: () => 'そのほかは会話と同じですが、会話とは別に数えます。',
    sideChannel,
    watchers: ({ length: fact }) =>
      `**観戦者の会話**：観戦だけをする人どうしは、名前を出しても出さなくても、いつでも話せます。参加者には、終わったあとも聞こえません。${length(fact)}`,

    poll: () => '投票の前に意向投票があり、誰が誰を選んだかが全員に知らされます。結果は処刑に影響しません。',
    ballot: () =>
      '生きている人は全員、処刑する人を一人選んで投票します。投票が終わるまで、ほかの人の票はわかりません。',
    selfVote: ({ allowed }) => (allowed ? '自分にも投票できます。' : '自分には投票できません。'),
    announcing: ({ during, required, divinations }) =>
      `${during.map((part) => STEP[part]).join('や')}のあいだに、誰に投票するつもりか${divinations ? '、誰を占うつもりか' : ''}を宣言できます。本当の行動は違っていてもかまいません。${required ? '宣言しないと、投票できません。' : ''}`,
    missingVote: ({ missing }) =>
      missing === 'random'
        ? '投票しなかった人の票は、ほかの生きている人の誰かにくじで入ります。'
        : '投票しなかった人の票は、どこにも入りません。',
    execution,
    tie,
    votesTold,
    executionTold,

    firstDivination: ({ day }) => `最初の占いは${day}日目です。`,
    divineWho: ({ seers }) =>
      seers === 'all'
        ? '生きている占い師は、それぞれ一人ずつ占います。'
        : '占うのは、生きている占い師のうち番号がいちばん小さい一人だけです。',
    divineTargets: ({ self }) =>
      self ? '占えるのは生きている人です。自分も占えます。' : '占えるのは、自分以外の生きている人です。',
    divineResult: ({ told, readAsHuman }) =>
      `占いの結果は、${told === 'atOnce' ? 'すぐに' : 'その時間帯が終わったときに'}占い師本人だけに知らされます。${readAsHuman.length === 0 ? '' : `${roles(readAsHuman)}は人間と出ます。`}`,
    guardWho: ({ bodyguards }) =>
      bodyguards === 'all'
        ? '生きている狩人は、それぞれ一人ずつ護衛します。'
        : '護衛するのは、生きている狩人のうち番号がいちばん小さい一人だけです。',
    guardTargets: ({ dead }) =>
      `狩人は自分以外の${dead ? '人を護衛できます。死んだ人を選んでも何も起こりません' : '生きている人を護衛できます'}。同じ人を続けて護衛してもかまいません。`,
    attackWho: ({ werewolves }) =>
      werewolves === 1
        ? '人狼は、襲う相手を一人選びます。'
        : '生きている人狼が全員で投票し、最も多くの票が入った一人を襲います。',
    attackTargets: ({ targets, self }) =>
      targets === 'humans'
        ? '選べるのは、生きている人間だけです。'
        : `生きている人なら${self ? '自分も含めて' : '自分以外の'}誰でも選べますが、人狼への票は数えません。`,
    silentPack: () => '人狼どうしで話す手段はなく、黙って選びます。',
    humansCountOnce: ({ alwaysAttacks }) =>
      `襲う相手を決めるとき、生きている人間には初めから一票ずつ入っているものとして数えます。${alwaysAttacks ? 'そのため、誰も選ばなくても襲撃は起こります。' : ''}`,
    attackUndecided,
    whisperBeforeRevote: () => '選び直す前に、もう一度囁きの時間があります。',
    attackVotesTold,
    attackChoiceTold: ({ told }) =>
      told
        ? '誰を襲うことに決まったかは、人狼に知らされます。'
        : '誰を襲うことに決まったかは知らされず、死んだ人から知るだけです。',
    attackEffect,
    foxDivined: () => '占われた妖狐は、その夜の終わりに死にます。',
    missingNightAct: ({ divine, guard }) =>
      `${[divine ? '占い' : '', guard ? '護衛' : ''].filter((act) => act !== '').join('や')}の相手を選ばなければ、その夜は何もしなかったことになります。`,

    mediumLearns,
    mediumReads: ({ readAsHuman }) => `${roles(readAsHuman)}は人間と出ます。`,

    deadAct: ({ grave }) =>
      `死んだ人は会話も投票もできませんが、会話を聞くことはできます。${grave ? '墓下で、死んだ人どうしで話せます。' : ''}`,
    assistance: ({ level }) => HELP[level],
    revealOnDeath: ({ reveals }) =>
      reveals
        ? '誰かが死ぬと、その人の役職が全員に知らされます。'
        : '死んだ人の役職は、決着まで知らされません。',

    answerLimit: ({ milliseconds }) =>
      milliseconds === null
        ? '村は、求めた答えが来るまで待ちます。'
        : `求められてから${duration(milliseconds / 1000)}以内に答えなければ、答えなかったことになります。`,
    lateTalk: ({ costsSkip }) =>
      `発言が間に合わなければSkipとみなされ${costsSkip ? '、続けて言ったSkipにも数えられます。' : 'ますが、続けて言ったSkipには数えません。'}`,
    gone: ({ gone }) => GONE[gone],
    abortedBy: ({ failures }) =>
      failures === null
        ? '何人脱落しても、村は続きます。'
        : `${failures}人が脱落すると、村はそこで勝者なしに終わります。`,
    suddenDeath,

    villageWins: () => '生きている人狼がいなくなると、村人陣営の勝ちです。',
    werewolvesWin: ({ countedAsHuman }) =>
      `生きている人間が生きている人狼と同じ数かそれより少なくなると、人狼陣営の勝ちです。${countedAsHuman.length === 0 ? '' : `${roles(countedAsHuman)}も人間に数えます。`}`,
    foxWins: () => 'どちらのときも、妖狐が生きていれば、代わりに妖狐陣営の勝ちです。',
    teamWins: () => '陣営が勝てば、死んだ人も含めてその陣営の全員が勝ちです。',
    endTest: ({ test }) =>
      test === 'dawn'
        ? '勝敗は夜明けに決まります。途中で勝敗がわかっていても、その夜は最後まで行います。'
        : '勝敗は、一日のなかの区切りごとに調べます。夜に決まれば、残りの行動はせずに夜が明けて終わります。',
    lastDay: ({ day }) => `${day}日目が終わっても決着がつかなければ、勝者なしに終わります。`,
    revealed: ({ causes }) =>
      `終わると、全員の役職と、${causes ? '誰がなぜ死んだかと、' : ''}誰がどの人物だったかが知らされます。`,
    opensChannels: ({ opens, channels }) =>
      `${channels.map((channel) => CHANNEL[channel]).join('、')}は、終わったあと${opens ? '全員が読めるようになります' : 'も公開されません'}。`,
    opensBoards: () =>
      '終わると、全員の予想盤と印（★）が公開されます。そのあと付ける★は、名発言への投票になります。',
    epilogue: (statement) =>
      `終わったあとは${statement.until === null ? `${duration(statement.seconds)}のあいだ` : lasting(statement)}、死んだ人も含めて全員が、回数の決まりなく会話できます（エピローグ）。`,
  },
};

const HELP: Readonly<Record<Assistance, string>> = {
  none: '画面に出るのは会話と自分の予想盤だけで、ほかの手助けはありません。全員同じです。',
  facts: '画面に、投票・死亡・自分の能力の結果がまとめて出ます。全員同じです。',
  claims: '画面に、投票・死亡・自分の能力の結果と、誰が何を名乗ったかがまとめて出ます。全員同じです。',
  logic:
    '画面に、投票・死亡・自分の能力の結果・名乗りと、自分の視点でありうる役職の組み合わせが出ます。全員同じです。',
};
