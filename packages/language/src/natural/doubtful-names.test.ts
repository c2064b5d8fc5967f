import { describe, expect, test } from 'vitest';
import { doubtfulNames } from './doubtful-names.ts';
import { read } from './read.ts';

const CAST = [
  { player: 1, name: '千代', aliases: ['Chiyo'] },
  { player: 2, name: '直吉', aliases: ['Naokichi'] },
  { player: 3, name: '大吉', aliases: ['Daikichi'] },
  { player: 4, name: '寅吉', aliases: ['Torakichi'] },
  { player: 5, name: 'カタリナ', aliases: ['Katarina'] },
  { player: 6, name: 'エレナ', aliases: ['Elena'] },
];

const asked = (text: string) =>
  doubtfulNames(text, CAST).map(({ start, end, players }) => [text.slice(start, end), players]);

describe('a name of which it is not known who is meant', () => {
  test('is a part that several names have', () => {
    expect(asked('吉さんが人狼だと思う。')).toEqual([['吉', [2, 3, 4]]]);
    expect(asked('ナちゃんを占いました')).toEqual([['ナ', [5, 6]]]);
    expect(asked('I think Kichi is a werewolf.')).toEqual([['Kichi', [2, 3, 4]]]);
  });

  test('is no whole name, no part that one player alone has, and no other word', () => {
    expect(asked('直吉さんが人狼だと思う。')).toEqual([]);
    expect(asked('千さんに投票します。')).toEqual([]);
    expect(asked('吉日ですね。みなさん、おはよう。')).toEqual([]);
    expect(asked('Naokichi and Elena can vote for the end of this day.')).toEqual([]);
    expect(asked('')).toEqual([]);
  });

  test('is read at once when somebody has said whom they mean', () => {
    const text = '吉さんが人狼だと思う。';
    const told = CAST.map((one) => (one.player === 3 ? { ...one, aliases: [...one.aliases, '吉'] } : one));
    const scene = { text, speaker: 1, day: 1, channel: 'talk' } as const;
    const targets = (cast: typeof CAST) =>
      JSON.stringify(read({ ...scene, cast }, 'ja').sentences.map(({ sentence }) => sentence));
    expect(targets(CAST)).not.toContain('"target":3');
    expect(targets(told)).toContain('"target":3');
    expect(doubtfulNames(text, told)).toEqual([]);
  });
});
