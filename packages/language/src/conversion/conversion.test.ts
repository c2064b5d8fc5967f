import { describe, expect, test } from 'vitest';
import { compareConversions } from './compare.ts';
import { type Conversion, convert, fateOf } from './convert.ts';
import { coverageOf, PAPER_COVERAGE, shareOf, sumOfCoverages } from './tally.ts';

const CAST = ['千代', '源太', '綾', '栄作', '花'].map((name, index) => ({
  player: index + 1,
  name,
  aliases: [],
}));

function converted(text: string): Conversion {
  const conversion = convert({ text, speaker: 1, cast: CAST, day: 2 });
  if (conversion === null) throw new Error(`'${text}' is silence`);
  return conversion;
}

describe('an utterance in the language of 2013', () => {
  test.each([
    ['declare 70% (Agent02 wolf)', 'werewolf', ['declare 70% (Agent02 wolf)']],
    ['ESTIMATE Agent[02] WEREWOLF', 'aiwolf', ['declare 70% (Agent02 wolf)']],
    ['REQUEST(VOTE Agent[02])', 'aiwolf', ['request ANY 80% (vote Agent02)']],
    ['源太が人狼だと思います。', 'ja', ['declare 70% (Agent02 wolf)']],
  ])('%s is told whole, and known to be %s', (text, from, said) => {
    const conversion = converted(text);
    expect(conversion).toMatchObject({ from, converted: said });
    expect(fateOf(conversion)).toBe('whole');
  });

  test('English is read where no Japanese letter stands in the text', () => {
    const cast = [
      { player: 1, name: 'Anna', aliases: [] },
      { player: 2, name: 'Bruno', aliases: [] },
    ];
    const conversion = convert({ text: 'I vote for Bruno.', speaker: 1, cast, day: 2 });
    expect(conversion).toMatchObject({ from: 'en', converted: ['declare 100% (Agent01 vote Agent02)'] });
  });

  test('they are whoever alone was named in the sentence before', () => {
    const cast = ['Anna', 'Bruno', 'Cleo'].map((name, index) => ({ player: index + 1, name, aliases: [] }));
    const said = (text: string) => convert({ text, speaker: 1, cast, day: 2 })?.converted;
    expect(said('Bruno talks a lot. Their reasoning is evasive.')).toEqual([
      '(declare 55% (Agent02 wolf)) because (declare 100% (about reason))',
    ]);
    expect(said('Bruno talks to Cleo. Their reasoning is evasive.')).toEqual([]);
  });

  test('what the readers tell is told under its condition, and in part where the condition is lost', () => {
    const cast = ['Anna', 'Bruno', 'Cleo'].map((name, index) => ({ player: index + 1, name, aliases: [] }));
    const said = (text: string) => convert({ text, speaker: 1, cast, day: 2 }) as Conversion;
    expect(said("Bruno, if you're the seer please share your result.").converted).toContain(
      'if (Agent02 seer) then (request Agent02 80% (discuss ((ANY ANYROLE) because (Agent02 inspect ANY))))',
    );
    expect(said("I'll vote Bruno unless he explains.").converted).toEqual([
      'if (not (Agent02 speak)) then (declare 100% (Agent01 vote Agent02))',
    ]);
    expect(fateOf(said("I'll vote Bruno unless the moon turns green."))).toBe('part');
    expect(said("I vote Bruno. If you're unsure, wait.").converted).toContain(
      'declare 100% (Agent01 vote Agent02)',
    );
  });

  test('what is not understood is lost where it stands; of the game only what speaks of the game', () => {
    const conversion = converted('いい天気ですね。源太に投票します。');
    expect(fateOf(conversion)).toBe('part');
    expect(fateOf(conversion, 'game')).toBe('whole');
    expect(conversion.losses).toEqual([
      expect.objectContaining({ code: 'unread', kind: 'meaning', start: 0, end: 8 }),
    ]);
  });

  test('what is said twice is told once, and lost nowhere', () => {
    const conversion = converted('源太に投票します。朝から考えました。私も投票は源太にします。');
    expect(conversion.converted).toEqual(['declare 100% (Agent01 vote Agent02)']);
    expect(fateOf(conversion, 'game')).toBe('whole');
  });

  test('a question is told as the language of 2013 asks: to discuss whether something is so', () => {
    const conversion = converted('源太さん、誰に投票しますか？');
    expect(conversion.converted).toEqual(['request Agent02 80% (discuss (vote ANY))']);
    expect(fateOf(conversion)).toBe('whole');
  });

  test('talk beside the game is told by nothing, and does not count as talk of it', () => {
    const conversion = converted('おはようございます！');
    expect(conversion.converted).toEqual([]);
    expect(fateOf(conversion)).toBe('none');
    expect(fateOf(conversion, 'game')).toBeNull();
  });

  test('the name of the game alone is no talk of it', () => {
    expect(fateOf(converted('一緒に人狼ゲームを楽しもう！'), 'game')).toBeNull();
    expect(fateOf(converted('人狼ゲームでは占い師が大切だ'), 'game')).toBe('none');
  });

  test('silence is no utterance', () => {
    expect(convert({ text: 'Skip', speaker: 1, cast: CAST })).toBeNull();
    expect(convert({ text: 'Over', speaker: 1, cast: CAST })).toBeNull();
  });
});

test('[R000-EVAL-01] coverage counts what is converted of all that is said, beside the figure of the paper', () => {
  const talk = [
    'おはよう。',
    '源太が人狼だと思います。',
    '源太さん、誰に投票しますか？ 投票は大切です。',
    '投票の話はむずかしい',
  ];
  const coverage = coverageOf(talk.map(converted));
  expect(coverage.utterances).toEqual({ all: 4, whole: 1, part: 1, none: 2 });
  expect(coverage.game).toEqual({ all: 3, whole: 1, part: 1, none: 1 });
  expect(coverage.losses).toEqual({ unread: 3 });
  expect(shareOf(coverage.utterances, 'whole')).toBe(0.25);
  expect(sumOfCoverages([coverage, coverage]).game).toEqual({ all: 6, whole: 2, part: 2, none: 2 });
  expect(shareOf(coverageOf([]).utterances, 'whole')).toBeNull();
  expect(PAPER_COVERAGE).toMatchObject({ share: 0.8, villages: [1, 15, 44, 77] });
});

describe('[R000-EVAL-03] two who convert the same talk', () => {
  const first = [
    { id: 'a', original: '源太は狼', converted: ['declare 70% (Agent02 wolf)'] },
    { id: 'b', converted: ['declare 100% (Agent01 seer)', 'declare 70% (Agent03 wolf)'] },
    { id: 'c', converted: [] },
    { id: 'mine', converted: [] },
  ];

  test('agree as far as their sentences are the same, and every difference is told', () => {
    const second = [
      { id: 'b', converted: ['declare 100% (Agent01 seer)', 'declare 90% (Agent03 wolf)'] },
      { id: 'a', converted: ['declare 70% (Agent02 wolf)'] },
      { id: 'c', converted: ['no sentence at all'] },
      { id: 'theirs', converted: [] },
    ];
    expect(compareConversions(first, second)).toEqual({
      utterances: 3,
      same: 1,
      agreement: 4 / 7,
      differences: [
        {
          id: 'b',
          original: null,
          both: ['declare 100% (Agent01 seer)'],
          onlyFirst: ['declare 70% (Agent03 wolf)'],
          onlySecond: ['declare 90% (Agent03 wolf)'],
        },
        { id: 'c', original: null, both: [], onlyFirst: [], onlySecond: ['no sentence at all'] },
      ],
      onlyFirst: ['mine'],
      onlySecond: ['theirs'],
    });
  });

  test('who say the same in other words of the grammar differ in nothing', () => {
    const [said] = first;
    const again = [{ id: 'a', converted: ['declare 70% (not (not (Agent02 wolf)))'] }];
    expect(compareConversions([said!], again)).toMatchObject({ same: 1, agreement: 1, differences: [] });
    expect(compareConversions([], [])).toMatchObject({ utterances: 0, agreement: 1 });
  });
});
