import { describe, expect, test } from 'vitest';
import { read } from '../natural/read.ts';

const CAST = ['千代', '源太', '綾', 'CV:若木実', '不知火祈'].map((name, index) => ({
  player: index + 1,
  name,
  aliases: [],
}));

/** How people write on chat sites and boards: what looks like a wish there and is none. */
describe('The reader of Japanese on sites of people', () => {
  test.each([
    ['whose post is answered is not spoken of', '源太>>972 そんな理由で吊る縄なんてないよ。', []],
    ['a row of names by colour is no wish', '●綾>千代>源太>若木実>不知火祈 ○ くらいで見てる。', []],
    ['a wish that is told is none', '●綾を出した人が多いのは気になる。', []],
    ['a wish of the first day is past', '俺は初日●綾だった。', []],
    ['who was divined is not to be divined again', '占いCO 綾○\n静かだったので占っておきたいと思った。', []],
    ['a line for the vote of the day before', '投票は綾さん。\n発言が少なかったので。', []],
    ['a vote that is announced in lines', '投票は綾にする。\n異論は聞く。', ['vote-綾']],
    ['a vote that is set', '本決定了解。綾にセットした。', ['vote-綾']],
    ['one who is kept was not wished for', '綾を残したことは反省してる。', []],
    ['what was good to do is done', '綾は吊ってよかったと思う。', []],
    ['a wish that is asked for', '綾吊りを希望するのですか？', []],
    ['a long family name', '不知火吊りでいいよ', ['vote-不知火祈']],
    ['a name behind a mark', '若木さん吊りでいいかと', ['vote-CV:若木実']],
  ])('%s', (_, text, tags) => {
    const { tags: found } = read({ text, speaker: 1, cast: CAST, channel: 'talk', day: 3 }, 'ja');
    expect(found.map(({ kind, player }) => `${kind}-${CAST[player - 1]?.name}`)).toEqual(tags);
  });
});
