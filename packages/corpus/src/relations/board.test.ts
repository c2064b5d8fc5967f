import { type Character, findPreset, plainSetup, type Talked } from '@mura/engine';
import { headerOf, type VillageRecord } from '@mura/records';
import { expect, test } from 'vitest';
import { parseTag } from '../tags/scheme.ts';
import { studied } from '../villages/of-record.ts';
import { relationsOf } from './relate.ts';

const LETTERS: Readonly<Record<string, string>> = {
  ...{
    羊: 'カタリナ',
    神: 'ジムゾン',
    農: 'ヤコブ',
    兵: 'シモン',
    書: 'クララ',
    娘: 'パメラ',
    者: 'ディーター',
    長: 'ヴァルター',
  },
  ...{ 屋: 'オットー', 旅: 'ニコラス', 宿: 'レジーナ', 年: 'ペーター', 樵: 'トーマス', 修: 'フリーデル' },
};
const NAMES = Object.values(LETTERS);
const KINDS: Readonly<Record<string, string>> = {
  v: 'vote-',
  vn: 'vote-not-',
  i: 'inspect-',
  in: 'inspect-not-',
};

/** A day of a bulletin board: who, the tags that a person gave before it was ever read, and the post. */
const POSTS = `
羊||おはよう。【エルナの襲撃を確認】霊の結果はまだかな。
神||霊能結果、【ヨアヒムさんは人間でした】。占いの偽は農さんのほうでしょう。
農||んなわけねえべ。おらの占いでは【シモンは人間】だ。
兵|v書|白をもらった。じゃあ遠慮なく灰に殴りかかるぞ。▼書だ。
書||理由を聞いても？　昨日の私の投票は村の総意に従っただけですが。
兵||その「総意に従っただけ」が気に入らない。自分の考えはどこにある。
娘|v書 i者|んー、兵の言うこと分かるなぁ。▼書●者で提出。
者||俺占いか。別に構わねえけど、占い師が信用できねえ状況で意味あんのかね。
長|i娘|わしは娘を占ってほしいの。兵への同調が早すぎるわい。
屋|vn書|書さんは残しておきたいですね。終盤に一緒に考えられる人だと思います。
旅|v農|農を吊るべきだ。霊の青白が出た以上、農が偽で確定に近い。
宿|v農|旅に賛成だね。今日は農だよ。
年||農さん吊っちゃうと占い師がいなくなっちゃうけど、それでもいいの？
樵|i年|占いがいるうちに年を占ってほしいんだな。▼は考え中なんだな。
農|vn農 v旅|おらを吊るのは狼の思うつぼだべ。吊るなら旅だ。
修||希望まとめます。▼書：兵娘　▼農：旅宿　▼旅：農　●者：娘　●娘：長　●年：樵
神|v農|私も▼農でお願いします。
羊|v農 i年|▼農。●は年に一票。
書|v兵|私は兵さんを吊りたいです。農さんの白というだけで暴れすぎています。
屋|v農|書吊りよりは農吊りのほうがいいと思います。
樵|v農|決めたんだな。▼農にするんだな。
娘|v農|うーん、じゃあ私も農に変更しとく。書は明日でいいや。
修|v農|【本決定　▼農】です。セットの確認をお願いします。
長||了解。
旅|v農|▼農、セットよし。
`;

const POSTED = POSTS.trim()
  .split('\n')
  .map((line, idx) => {
    const [letter = '', given = '', text = ''] = line.split('|');
    const tags = given.split(' ').flatMap((one) => {
      const kind = KINDS[one.slice(0, -1)];
      return kind === undefined ? [] : [parseTag(`${kind}${LETTERS[one.slice(-1)]}`)!];
    });
    return { id: `1/talk/${idx}`, day: 1, speaker: LETTERS[letter]!, text, tags };
  });

function village(): VillageRecord {
  const rules = findPreset('bbs-14');
  if (!rules.ok) return expect.fail(rules.error);
  const setup = {
    ...plainSetup('bbs-14', rules.value, null),
    cast: NAMES.map((name) => ({ name }) as Character),
  };
  const place = { audience: 'public', day: 1, turn: null, channel: 'talk', to: null, replyTo: null } as const;
  const events = POSTED.map(({ speaker, text }, idx): Talked => {
    const player = NAMES.indexOf(speaker) + 1;
    return { type: 'talked', ...place, expression: null, language: null, player, text, number: idx, idx };
  });
  return {
    header: headerOf(setup, { village: 'board' }),
    entries: events.map((event, seq) => ({ seq, at: null, event })),
  };
}

test('relations read from the posts of a board are those of a person, in four of five and more', () => {
  const read = new Map(relationsOf(studied(village()).utterances).map((one) => [one.of.id, one]));
  const given = relationsOf(POSTED);
  const right = given.filter(({ of, relation }) => read.get(of.id)?.relation === relation);
  const same = right.filter(({ of, previous }) => read.get(of.id)?.previous?.id === previous?.id);
  expect(given).toHaveLength(16);
  expect(right.length / given.length).toBeGreaterThanOrEqual(0.8);
  expect(same.length / given.length).toBeGreaterThanOrEqual(0.8);
});
