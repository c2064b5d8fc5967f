import { describe, expect, test } from 'vitest';
import type { Tongue } from '../../natural/utterance.ts';
import { parseTalk } from './grammar.ts';

const NAMES = ['Agent01', 'Agent02', 'Agent03'];

/** What player 1, who speaks to nobody by name, says; the second has claimed to be the seer. */
function parsed(text: string, tongue: Tongue, you: number | null = null) {
  const claimOf = (player: number) => (player === 2 ? 'seer' : null);
  return parseTalk(text, { tongue, names: NAMES, speaker: 1, you, claimOf });
}

describe('the grammar of talk about the game', () => {
  test.each([
    // Whom and what: claims, results, acts, states.
    ['ja', '@p2が偽なら、@p3は白だと思う。', ['if (not (Agent02 seer)) then (declare 70% (Agent03 HUMAN))']],
    ['ja', '@p2の@p3白という判定。', ['declare 100% (Agent02 declare 100% (Agent03 HUMAN))']],
    ['ja', '襲撃された@p3。', ['declare 100% (Agent03 attacked)']],
    ['en', 'what if @p3 was the possessed?', ['request ANY 80% (discuss (Agent03 lunatic))']],
    [
      'en',
      "if @p2 won't co now i'm voting @p2 today.",
      ['if (not (Agent02 comingout)) then (declare 100% (today Agent01 vote Agent02))'],
    ],
    // What is thought of it, and why.
    [
      'ja',
      '@p3の結果が不確かですね。',
      ['(declare 55% (Agent03 wolf)) because (declare 100% (about inspection))'],
    ],
    ['ja', '@p2が占い師なら心強いな。', ['if (Agent02 seer) then (declare 70% (VILLAGESIDE win))']],
    ['ja', 'なぜ@p3を占いましたか。', ['request ANY 80% (discuss ((about reason) and (inspect Agent03)))']],
    [
      'en',
      "@p3's results are a bit murky.",
      ['(declare 55% (Agent03 wolf)) because (declare 100% (about inspection))'],
    ],
    // How it is meant: wishes go on through a sentence, something comes before something.
    [
      'ja',
      '@p2の判定を思い出し、投票先を決めましょう。',
      [
        'request ANY 80% (discuss ((about Agent02) and (about inspection)))',
        'request ANY 80% (decide (vote ANY))',
      ],
    ],
    ['en', "let's catch the wolf!", ['request ANY 80% (know wolf)']],
    [
      'en',
      '@p2, please share your thoughts before voting begins.',
      ['request Agent02 80% ((discuss (Agent02 speak)) before (vote ANY))'],
      2,
    ],
  ] as const)('%s: %s', (tongue, text, said, you: number | null = null) => {
    expect(parsed(text, tongue, you).texts).toEqual(said);
  });

  test.each([
    // Nobody is named, somebody else is quoted, too many words are unknown, a topic is only named.
    ['ja', '占いだ。'],
    ['ja', '@p2は「@p3は狼」と言った。'],
    ['ja', '@p2の言葉は虚偽の面紗に包まれた幻影だ。'],
    ['ja', '投票は大切です。'],
    ['en', 'no one can trust without wolves.'],
    ['en', '@p2 smelled a wolf.'],
    ['en', "let's pressure @p3 as wolf."],
  ] as const)('%s: nothing is told of %s', (tongue, text) => {
    expect(parsed(text, tongue).texts).toEqual([]);
  });

  test('what is not told is left', () => {
    expect(parsed('@p3の結果が不確かだし、狼の庭だ。', 'ja').rest).toContain('狼');
  });
});
