import type {
  ComplementWord,
  DayWord,
  NounWord,
  RelativeTimeWord,
  RoleWord,
  VerbWord,
} from '../vocabulary.ts';
import { type Forms, verbForms } from './ja-forms.ts';
import type { Strength } from './strength.ts';

export const ROLES: Readonly<Record<RoleWord, string>> = {
  villager: '村人',
  seer: '占い師',
  medium: '霊能者',
  hunter: '狩人',
  freemason: '共有者',
  wolf: '人狼',
  lunatic: '狂人',
};

export const NOUNS: Readonly<Record<NounWord, string>> = {
  reason: '理由',
  inspection: '占い',
  'medium-telling': '霊能',
  protection: '護衛',
  execution: '処刑',
  voting: '投票',
  attack: '襲撃',
  comingout: 'CO（役職の公開）',
};

/** What follows the object, and the verb. */
export const VERBS: Readonly<Record<VerbWord, readonly [string, Forms]>> = {
  inspect: ['を', verbForms('占う', 'godan')],
  'medium-telling': ['の霊能結果を', verbForms('告げる', 'ichidan')],
  protect: ['を', verbForms('護衛する', 'suru')],
  execute: ['を', verbForms('処刑する', 'suru')],
  vote: ['に', verbForms('投票する', 'suru')],
  attack: ['を', verbForms('襲撃する', 'suru')],
  know: ['のことを', verbForms('知っている', 'ichidan')],
  discuss: ['について', verbForms('議論する', 'suru')],
  decide: ['のことを', verbForms('決める', 'ichidan')],
  avoid: ['を', verbForms('避ける', 'ichidan')],
};

export const COMPLEMENTS: Readonly<Record<ComplementWord, Forms>> = {
  inspected: verbForms('占われる', 'ichidan'),
  'medium-telled': verbForms('霊能結果を告げられる', 'ichidan'),
  protected: verbForms('護衛される', 'ichidan'),
  executed: verbForms('処刑される', 'ichidan'),
  voted: verbForms('投票される', 'ichidan'),
  attacked: verbForms('襲撃される', 'ichidan'),
  comingout: verbForms('COする', 'suru'),
  speak: verbForms('話す', 'godan'),
  exist: verbForms('いる', 'ichidan'),
  win: verbForms('勝つ', 'godan'),
  lose: verbForms('負ける', 'ichidan'),
};

export const DAYS: Readonly<Record<DayWord, string>> = { today: '今日', yesterday: '昨日', tomorrow: '明日' };
export const RELATIVE: Readonly<Record<RelativeTimeWord, string>> = {
  before: 'その前に',
  after: 'その後に',
  almost: 'ほぼその時に',
  now: '現時点で',
};
export const STATUS = { died: '死んだ', living: '生きている' } as const;

export const CLAIMS: Readonly<Record<Strength['degree'], readonly [string, string]>> = {
  certain: ['', 'と確信しています'],
  strong: ['ほぼ間違いなく、', 'と思います'],
  plain: ['', 'と思います'],
  slight: ['どちらかと言えば、', 'と思います'],
};

export const WISHES: Readonly<Record<Strength['degree'], string>> = {
  certain: '強く',
  strong: 'ぜひ',
  plain: 'なるべく',
  slight: 'できれば',
};

/** How little one thinks so: before the quotation, and before 思わない. */
export const NOT_THOUGHT: Readonly<Record<Strength['degree'], readonly [string, string]>> = {
  certain: ['', ''],
  strong: ['', 'ほとんど'],
  plain: ['', 'あまり'],
  slight: ['どちらかと言えば', ''],
};

export const AGREEMENTS: Readonly<Record<Strength['degree'], readonly [string, string]>> = {
  certain: ['に全面的に同意します', 'には同意しません'],
  strong: ['に同意します', 'にはほとんど同意しません'],
  plain: ['にだいたい同意します', 'にはあまり同意しません'],
  slight: ['にどちらかと言えば同意します', 'にはどちらかと言えば同意しません'],
};

export const REPORTED = { declare: '主張する', request: '要求する', agree: '表明する' } as const;
