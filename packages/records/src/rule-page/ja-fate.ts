import { duration } from './ja-grammar.ts';
import type { StatementOf } from './statement.ts';

const LAST_NIGHT = {
  acts: '最も多くの票が入った人が処刑されますが、その夜だけはまだ囁き、占い、襲撃の投票ができます。ただしその票は数えません。ほかの人から選ばれることもあります。',
  guards:
    '最も多くの票が入った人が処刑されますが、その夜だけはまだ囁き、占い、護衛、襲撃の投票ができます。ただしその護衛は効かず、その票は数えません。ほかの人から選ばれることもあり、襲われたときは襲撃がなかったことになります。',
} as const;

export function execution({ orNobody, lastNight, chosenBefore, divines }: StatementOf<'execution'>): string {
  const nobody = orNobody ? '誰も投票しなければ、処刑はありません。' : '';
  if (lastNight !== null) return `${LAST_NIGHT[lastNight]}${nobody}`;
  if (!chosenBefore) return `最も多くの票が入った人が処刑され、その夜はもう何もできません。${nobody}`;
  const seen = divines ? 'ただし、占いの結果は出ます。' : '';
  return `最も多くの票が入った人が処刑され、その人が夜のために選んでいたものは無効になります。処刑された人を夜の相手に選んでいても、何も起こりません。${seen}${nobody}`;
}

export function tie({ rounds, undecided }: StatementOf<'tie'>): string {
  const fate = undecided === 'random' ? '同数の人のなかからくじで一人が処刑されます' : '誰も処刑されません';
  if (rounds === 1) return `最も多い票が同数のときは、${fate}。`;
  return `最も多い票が同数のときは、全員で投票をやり直します。投票は最初のものを含めて${rounds}回までで、それでも同数なら、${fate}。`;
}

export function votesTold({ told, rounds, byClock }: StatementOf<'votesTold'>): string {
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

export function executionTold({ told, actsAtNight, divines }: StatementOf<'executionTold'>): string {
  if (told === 'atOnce') return '処刑された人は、すぐに全員に知らされます。';
  const secret = '処刑された人は、翌朝まで本人のほかには知らされません。';
  return actsAtNight
    ? `${secret}その夜は、知らずに処刑された人を選ぶこともありますが、何も起こりません。${divines ? 'ただし、占いの結果は出ます。' : ''}`
    : secret;
}

export function attackUndecided({
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

export function attackVotesTold({ told, rounds, byClock }: StatementOf<'attackVotesTold'>): string {
  if (told === 'never') return '仲間の人狼が誰に投票したかは、知らされません。';
  if (rounds === 1)
    return `人狼は、${byClock ? 'その時間帯が終わったときに' : '投票のあとで'}仲間の票を知ります。`;
  return told === 'eachRound'
    ? '人狼は、投票のたびに仲間の票を知ります。'
    : '人狼は、最後の投票についてだけ仲間の票を知ります。';
}

export function attackEffect({ guard, fox }: StatementOf<'attackEffect'>): string {
  const saved = guard ? 'ただし、護衛されていれば死にません。' : '';
  return `襲われた人は死にます。${saved}${fox ? '妖狐は襲われても死にません。' : ''}`;
}

export function suddenDeath({ warnedBefore, vote }: StatementOf<'suddenDeath'>): string {
  const besides = vote
    ? '突然死は処刑とは別で、処刑もいつもどおり行われます。突然死した人への票は数えません。'
    : '';
  const warned =
    warnedBefore === 0
      ? '前もっての警告はありません。'
      : `まだ発言していない人には、終わる${duration(warnedBefore)}前に、本人だけに警告が届きます。`;
  return `0日目を除いて、その日の会話で一度も発言しない人は、会話の時間が終わったときに突然死し、そのことが全員に知らされます。その人がその時間帯に選んだものは無効になります。${besides}${warned}`;
}

export function mediumLearns({ deaths, sudden, vote }: StatementOf<'mediumLearns'>): string {
  const executed = vote ? ['処刑された人'] : [];
  const all = [...executed, ...(sudden ? ['突然死した人'] : []), '夜のあいだに死んだ人'];
  const whom = deaths === 'all' ? all.join('と、') : '処刑された人';
  const none = deaths === 'all' ? '死んだ人がいなければ' : '処刑がなければ';
  return `霊媒師は朝になると、前の日に${whom}が人狼だったかどうかを知ります。自分が死んだあとも知ることができます。${none}、何も知らされません。`;
}

export const GONE = {
  standIn: '接続が切れた人は、戻るまで何も答えなかったものとして扱われます。',
  fails:
    '接続が切れた人は脱落し、そのことが全員に知らされます。脱落した人は発言も選択もできず、選ばれることもありませんが、勝敗を決めるときは生きているものとして数えます。',
} as const;
