import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { MEANT } from '../../testing/ja/meant.ts';
import { TAGGED } from '../../testing/ja/tagged.ts';
import { TALK } from '../../testing/ja/talk.ts';
import { saidByAya, sentencesIn, tagsIn } from '../../testing/ja/village.ts';
import { WISHES } from '../../testing/ja/wishes.ts';
import { natural } from '../index.ts';
import { CONSTRUCTIONS } from './constructions/index.ts';
import { LEXICON } from './lexicon.ts';

const { read } = natural;

describe.each(CONSTRUCTIONS.map((construction) => [construction.name, construction] as const))(
  'The construction %s',
  (_, { examples, whisper }) => {
    test.each(examples.map(([text, ...sentences]) => [text, sentences] as const))(
      'reads %s',
      (text, sentences) => {
        expect(sentencesIn(read(saidByAya(text, whisper ? 'whisper' : 'talk'), 'ja'))).toEqual(
          [...sentences].sort(),
        );
      },
    );
  },
);

describe.each(Object.entries({ ...TAGGED, ...WISHES }))('The reader of Japanese tags %s', (_, sayings) => {
  test.each(sayings.map(([text, ...tags]) => [text, tags] as const))('in %s', (text, tags) => {
    expect(tagsIn(read(saidByAya(text), 'ja'))).toEqual([...tags].sort());
  });
});

describe.each(Object.entries({ ...MEANT, ...TALK }))(
  'The reader of Japanese understands %s',
  (_, sayings) => {
    test.each(sayings.map(([text, ...sentences]) => [text, sentences] as const))(
      'in %s',
      (text, sentences) => {
        expect(sentencesIn(read(saidByAya(text), 'ja'))).toEqual([...sentences].sort());
      },
    );
  },
);

describe('The reader of Japanese', () => {
  const BBS = ['ペーター', 'ヨアヒム', 'ディーター', 'カタリナ', 'パメラ', 'モーリッツ'];

  test.each([
    ['占い先ですか。私はペーター君が良いと思いますね。', ['inspect-ペーター']],
    ['吊りはヨアヒムでもディーターでもかまわん。', ['vote-ヨアヒム', 'vote-ディーター']],
    ['カタリナを占うのは反対よ。占うならパメラがいいわね。', ['inspect-not-カタリナ', 'inspect-パメラ']],
    [
      '占い先はディーターかモーリッツ、投票先はヨアヒムです。',
      ['inspect-ディーター', 'inspect-モーリッツ', 'vote-ヨアヒム'],
    ],
  ])('tags the example of the paper %s', (text, expected) => {
    const cast = BBS.map((name, index) => ({ player: index + 1, name, aliases: [] }));
    const { tags } = read({ text, speaker: null, cast }, 'ja');
    expect(tags.map(({ kind, player }) => `${kind}-${BBS[player - 1]}`)).toEqual(expected);
  });

  test('tells the place of the words in the text as it was given, and the rule', () => {
    const { sentences } = read(saidByAya('　＠ﾘﾝ　に投票します'), 'ja');
    expect(sentences).toMatchObject([{ start: 1, end: 11, rule: 'cast/dative' }]);
  });

  test('takes a claim of an earlier day from the context', () => {
    const context = { claims: new Map([[1, 'MEDIUM' as const]]) };
    const utterance = { ...saidByAya('リンを信じるよ'), context };
    expect(sentencesIn(read(utterance, 'ja'))).toEqual(['ESTIMATE リン MEDIUM']);
  });

  describe('knows by what was said before', () => {
    const claims = new Map([
      [1, 'SEER' as const],
      [5, 'SEER' as const],
      [2, 'MEDIUM' as const],
    ]);
    test.each([
      ['対抗は偽物です', 'NOT (ESTIMATE リン SEER)'],
      ['霊媒師を信じます', 'ESTIMATE ミナト MEDIUM'],
      ['君に投票します', 'VOTE サクラ'],
    ])('whom %s means', (text, sentence) => {
      const utterance = { ...saidByAya(text), context: { claims, lastSpeakers: [5, 3, 1] } };
      expect(sentencesIn(read(utterance, 'ja'))).toEqual([sentence]);
    });
  });

  test('takes the divination of who claims to divine for theirs, and makes no result of it', () => {
    const context = { claims: new Map([[1, 'SEER' as const]]) };
    const text = 'ミナトに投票する。理由は、リンの占いで人狼と出たから';
    expect(sentencesIn(read({ ...saidByAya(text), context }, 'ja'))).toEqual(['VOTE ミナト']);
    expect(sentencesIn(read(saidByAya('昨夜のリンの占いで人狼と出た'), 'ja'))).toEqual([
      'DIVINED リン WEREWOLF',
    ]);
  });

  test('is surer of a player who is named than of one of whom the talk was', () => {
    const confidences = (text: string) =>
      read(saidByAya(text), 'ja').sentences.map(({ confidence }) => confidence);
    const [named = 0] = confidences('リンに投票します');
    const [meant = 0] = confidences('@リン あなたに投票します');
    const [, carried = 0] = confidences('リンは人狼だ。投票しよう。');
    expect([named > meant, meant > carried, carried > 0.5]).toEqual([true, true, true]);
  });

  test('reads the same at full width, at half width and with blanks', () => {
    const texts = ['占いCO、リン黒！', '占いＣＯ，ﾘﾝ黒!', ' 占い co 、 リン 黒 ！ '];
    for (const text of texts) {
      expect(sentencesIn(read(saidByAya(text), 'ja'))).toEqual([
        'COMINGOUT アヤ SEER',
        'DIVINED リン WEREWOLF',
      ]);
    }
  });

  test('has every word in one class only', () => {
    const words = Object.values(LEXICON).flatMap((list) => list.split(' '));
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

describe('Whatever the text, the reader of Japanese', () => {
  const piece = fc.constantFrom(
    ...[
      'リン',
      '@リン',
      '>>Agent[02]',
      '吊り',
      '投票',
      'を',
      'に',
      'は',
      '●',
      '▼',
      '人狼',
      '占い師',
      'CO',
      '怪しい',
      '白',
    ],
    ...[
      'なら',
      'ない',
      '。',
      '？',
      '「',
      '」',
      '\u202e',
      '\ud800',
      '\0',
      '<b>',
      '=SUM(A1)',
      'ｶﾞ',
      '𠮷',
      '\n',
      ' ',
    ],
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece).map((pieces) => pieces.join('')),
  );

  test('throws nothing and stays inside of it', () => {
    fc.assert(
      fc.property(text, (given) => {
        const { sentences, tags } = read(saidByAya(given), 'ja');
        for (const { start, end } of [...sentences, ...tags]) {
          expect(0 <= start && start < end && end <= given.length).toBe(true);
        }
      }),
      { numRuns: runs(150, 5_000) },
    );
  });

  test.each(['リン吊り', '●リン', 'リンは怪しいので、', 'あ', '「', 'リンかミナト'])(
    'reads ten thousand characters of %s',
    (unit) => {
      const given = unit.repeat(10_000 / unit.length);
      expect(() => read(saidByAya(given), 'ja')).not.toThrow();
    },
  );
});
