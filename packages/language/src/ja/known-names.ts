import type { Called } from '../natural/utterance.ts';

/** How the people of 人狼BBS are called, with the letter that stands for each; everybody there knows them. */
const BBS_NAMES: Readonly<Record<string, string>> = {
  ゲルト: '楽 楽天家',
  ヴァルター: '長 村長',
  モーリッツ: '老 老人',
  ジムゾン: '神 神父',
  トーマス: '樵 木 木こり',
  ペーター: '年 少年',
  リーザ: '妙 少女',
  アルビン: '商 行商人',
  カタリナ: '羊 羊飼い',
  オットー: '屋 パン屋',
  ヨアヒム: '青 青年',
  パメラ: '娘 村娘',
  ヤコブ: '農 農夫',
  レジーナ: '宿 宿屋の女主人',
  フリーデル: '修 尼 シスター',
  エルナ: '服 仕立て屋',
  クララ: '書 司 司書',
  シモン: '兵 負傷兵',
  ディーター: '者 ならず者',
  ニコラス: '旅 旅人',
};

const known = new WeakMap<readonly Called[], readonly Called[]>();

/** The cast with the names that need not be said; only where several of that village are there. */
export function withKnownNames(cast: readonly Called[]): readonly Called[] {
  const found = known.get(cast);
  if (found !== undefined) return found;
  const isBbs = cast.filter(({ name }) => bbsNameOf(name) !== null).length >= 3;
  const made = isBbs ? cast.map(withKnownName) : cast;
  known.set(cast, made);
  return made;
}

/** `オットー`, also where the site writes their title before it: `パン屋 オットー`. */
function bbsNameOf(name: string): string | null {
  if (Object.hasOwn(BBS_NAMES, name)) return name;
  return Object.keys(BBS_NAMES).find((known) => name.endsWith(known)) ?? null;
}

function withKnownName(called: Called): Called {
  const known = bbsNameOf(called.name);
  if (known === null) return called;
  const aliases = [...called.aliases, ...BBS_NAMES[known]!.split(' '), known];
  return { ...called, aliases: [...new Set(aliases)].filter((alias) => alias !== called.name) };
}
