import type { SpanFact } from './fact.ts';
import { choicesAmong } from './in-force.ts';
import { lasting } from './ja-grammar.ts';
import { DOING, OUTCOME, PART, PHASE } from './ja-words.ts';
import type { StatementOf } from './statement.ts';

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

export function clockStep(statement: StatementOf<'clockStep'>): string {
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

/** What a role can do. */
export function ability({
  role,
  hasFellows,
  acts,
  survivesAttack,
  diesWhenDivined,
}: StatementOf<'role'>): string {
  switch (role) {
    case 'villager':
      return '特別な能力はありません。';
    case 'seer':
      return acts ? '一人を占い、その人が人狼かどうかを知ります。' : 'この村では占う機会がありません。';
    case 'medium':
      return acts
        ? '死んだ人について、人狼だったかどうかを知ります（誰についてかは「霊媒」の項）。'
        : 'この村では能力を使う機会がありません。';
    case 'bodyguard':
      return acts ? '一人を選んで、人狼の襲撃から守ります。' : 'この村では護衛の機会がありません。';
    case 'freemason':
      return hasFellows
        ? 'ほかの共有者が誰かを、初めから知っています。'
        : 'この村では一人きりで、特別な能力はありません。';
    case 'werewolf':
      return `${hasFellows ? '仲間の人狼が誰かを、初めから知っています。' : ''}${acts ? '夜に人間を襲います。' : 'この村では襲撃の機会がありません。'}`;
    case 'possessed':
      return '人間ですが、人狼陣営が勝つと自分も勝ちます。誰が人狼かは知りません。';
    case 'fox':
      return `決着のときに生き残っていれば、妖狐陣営の勝ちになります。${survivesAttack ? '襲われても死にません。' : ''}${diesWhenDivined ? '占われると死にます。' : ''}`;
    case 'fanatic':
      return '人間ですが、人狼陣営が勝つと自分も勝ちます。誰が人狼かを初めから知っていますが、人狼からは知られていません。';
    case 'greatWolf':
      return `占いでは人間、霊媒では人狼と出る人狼です。${hasFellows ? '仲間を初めから知っていて、ともに襲います。' : acts ? '夜に人間を襲います。' : 'この村では襲撃の機会がありません。'}`;
    case 'immoralist':
      return acts
        ? '妖狐陣営が勝つと自分も勝ちます。妖狐が誰かを初めから知っています。最後の妖狐が死ぬと、次の朝に死体で見つかります。'
        : 'この村には、ともに勝つ妖狐がいません。';
    case 'cat':
      return acts
        ? '襲われて死ぬと人狼の一人を、処刑されると生きている一人を、偶然によって道連れにします。道連れは朝に見つかります。'
        : 'この村では、道連れの機会がありません。';
    case 'whisperer':
      return `人間ですが、人狼陣営が勝つと自分も勝ちます。人狼と互いに知っています。${acts ? '人狼の囁きを聞き、話せます。' : ''}`;
    case 'elder':
      return survivesAttack
        ? '最初の襲撃では死にません。耐えたことは誰にも知らされず、護衛された襲撃は数えません。'
        : 'この村では襲撃がありません。';
  }
}
