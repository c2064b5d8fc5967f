import type { Assistance } from '@mura/engine';
import { ability, clockStep } from './ja-days.ts';
import {
  attackEffect,
  attackUndecided,
  attackVotesTold,
  execution,
  executionTold,
  GONE,
  mediumLearns,
  suddenDeath,
  tie,
  votesTold,
} from './ja-fate.ts';
import { duration, lasting, roles } from './ja-grammar.ts';
import { length, pause, quota, sideChannel } from './ja-talk.ts';
import { CHANNEL, DOING, PHASE, ROLE, STEP, TEAM } from './ja-words.ts';
import type { PageLanguage } from './statement.ts';

export const ja: PageLanguage = {
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
      '終わると、全員の予想ボードと印（★）が公開されます。そのあと付ける★は、名発言への投票になります。',
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
