import type { StatementOf } from '../rule-page/statement.ts';

/** What the page calls the roles, their seals, and what each can do. */
export const roles = {
  'role.villager': '村人',
  'role.seer': '占い師',
  'role.medium': '霊媒師',
  'role.bodyguard': '狩人',
  'role.freemason': '共有者',
  'role.possessed': '狂人',
  'role.werewolf': '人狼',
  'role.fox': '妖狐',
  'role.fanatic': '狂信者',
  'role.greatWolf': '大狼',
  'role.immoralist': '背徳者',
  'role.cat': '猫又',
  'role.whisperer': '囁き狂人',
  'role.elder': '長老',
  'seal.villager': '村',
  'seal.seer': '占',
  'seal.medium': '霊',
  'seal.bodyguard': '狩',
  'seal.freemason': '共',
  'seal.possessed': '狂',
  'seal.werewolf': '狼',
  'seal.fox': '狐',
  'seal.fanatic': '信',
  'seal.greatWolf': '大',
  'seal.immoralist': '背',
  'seal.cat': '猫',
  'seal.whisperer': '囁',
  'seal.elder': '老',
  'ability.villager': '力はありません。言葉と票だけが武器です。',
  'ability.seer': '夜ごとに一人を占い、人狼かどうかを知ります。',
  'ability.medium': '処刑された人が人狼だったかどうかを、翌朝に知ります。',
  'ability.bodyguard': '夜ごとに一人を守ります。守った人は襲われても死にません。',
  'ability.freemason': '相方を知っています。互いに人間だと分かっています。',
  'ability.possessed': '人間ですが、人狼に味方します。人狼が誰かは知りません。',
  'ability.werewolf': '夜ごとに仲間と一人を襲います。仲間を知っています。',
  'ability.fox': '襲われても死にません。占われると死にます。最後まで生き残れば勝ちです。',
  'ability.fanatic': '人間ですが、人狼に味方します。人狼が誰かを知っています。人狼はあなたを知りません。',
  'ability.greatWolf': '占いでは人間と出る人狼です。霊媒では人狼と出ます。夜ごとに仲間と一人を襲います。',
  'ability.immoralist': '妖狐を知り、ともに勝ちます。最後の妖狐が死ぬと、あなたも死にます。',
  'ability.cat': '襲われれば人狼の一人を、処刑されれば誰か一人を道連れにします。',
  'ability.whisperer': '人間ですが、人狼に味方します。人狼を知り、囁きに加わります。',
  'ability.elder': '最初の襲撃では死にません。',
} as const;

/** What a rule page tells of a role. */
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
