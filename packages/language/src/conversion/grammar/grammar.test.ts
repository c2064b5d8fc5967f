import { describe, expect, test } from 'vitest';
import type { Tongue } from '../../natural/utterance.ts';
import { parseTalk } from './grammar.ts';

const NAMES = ['Agent01', 'Agent02', 'Agent03'];

/** What player 1, who speaks to nobody by name, says; the second has claimed to be the seer. */
function parsed(text: string, tongue: Tongue, you: number | null = null) {
  const claimOf = (player: number) => (player === 2 ? 'seer' : null);
  return parseTalk(text, { tongue, names: NAMES, speaker: 1, you, isOfYou: true, last: null, claimOf });
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
    // The short words of people's sites: colours in signs, free votes among the unknown, what the claimants are.
    ['ja', '@p3●は分かってた。', ['declare 80% (Agent03 wolf)']],
    ['ja', '今日はグレランでいいよ。', ['request ANY 80% (if (not (ANY comingout)) then (execute ANY))']],
    ['ja', '占いは真狂だろう。', ['declare 70% (seer seer or lunatic)']],
    ['ja', '@p2は非狼だと思う。', ['declare 70% (not (Agent02 wolf))']],
    ['ja', '今日は指定しよう。', ['request ANY 80% (decide (execute ANY))']],
    ['ja', '@p2は狐だと思う。', []],
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
    // Of somebody else the opposite is so.
    [
      'en',
      'i have explained my votes but @p2 has not.',
      [
        'declare 100% (Agent01 discuss (Agent01 vote ANY))',
        'declare 100% (not (Agent02 discuss (Agent02 vote ANY)))',
      ],
    ],
    [
      'en',
      "@p2 didn't claim seer but @p3 did.",
      [
        'declare 100% (not (Agent02 declare 100% (Agent02 seer)))',
        'declare 100% (Agent03 declare 100% (Agent03 seer))',
      ],
    ],
    ['en', "let's catch the wolf!", ['request ANY 80% (know wolf)']],
    [
      'en',
      '@p2, please share your thoughts before voting begins.',
      ['request Agent02 80% ((discuss (Agent02 speak)) before (vote ANY))'],
      2,
    ],
    // Who is not named: in a condition, or whose conduct it is, it is whoever is spoken to.
    ['ja', '狼なら隠れるものよ。', ['if (ANY wolf) then (declare 100% (not (ANY comingout)))']],
    ['ja', '@p2への票は不自然。', ['(declare 55% (Agent03 wolf)) because (declare 100% (about voting))'], 3],
    // Who comes first with a comma belongs to what follows; a condition may be denied.
    ['ja', '騎士は今夜、占い師を守ってほしい。', ['request ANY 80% (hunter protect seer)']],
    [
      'ja',
      '@p2が占い師でなければ、@p3を占うべきだ。',
      ['if (not (Agent02 seer)) then (request ANY 80% (inspect Agent03))'],
    ],
    ['ja', '@p3から占いましょう。', ['request ANY 80% (inspect Agent03)']],
    [
      'ja',
      '占い結果に基づいて@p3を処刑しよう。',
      ['(request ANY 80% (execute Agent03)) because (declare 100% (about inspection))'],
    ],
    // Short forms of `be`, passives, what an act is good for, and for what it is done.
    [
      'en',
      "if @p3's not a wolf then i trust @p2.",
      ['if (not (Agent03 wolf)) then (declare 75% (Agent02 VILLAGESIDE))'],
    ],
    ['en', '@p3 was divined as human.', ['declare 100% (seer declare 100% (Agent03 HUMAN))']],
    ['en', '@p3 is accused of being a wolf.', ['declare 100% (ANY declare 70% (Agent03 wolf))']],
    [
      'en',
      'if we target @p3 tonight @p3 might be protected.',
      ['if (ANY attack Agent03) then (declare 55% (Agent03 protected))'],
    ],
    ['en', 'voting @p3 out helps.', ['request ANY 80% (vote Agent03)']],
    // Who is looked for, who speaks of their own results, who is heard, what is left.
    ['en', 'we need to search for the werewolf.', ['request ANY 80% (know wolf)']],
    ['en', "let's figure out who is trying to deceive us.", ['request ANY 80% (know (ANY wolf))']],
    ['en', 'the werewolf is still among us.', ['declare 100% (wolf exist)']],
    ['en', 'my divination results are genuine.', ['declare 100% (Agent01 VILLAGESIDE)']],
    ['en', 'i stand by my result.', ['declare 95% (Agent01 VILLAGESIDE)']],
    ['en', 'we should hear from the seer.', ['request ANY 80% (seer speak)']],
    [
      'en',
      'if @p3 is the werewolf, just come clean.',
      ['if (Agent03 wolf) then (request ANY 80% (ANY comingout))'],
    ],
    [
      'en',
      '@p3 was identified as a werewolf by the seer.',
      ['declare 100% (seer declare 100% (Agent03 wolf))'],
    ],
    [
      'en',
      "given the conflicting claims, let's vote @p3.",
      ['(request ANY 80% (vote Agent03)) because (declare 100% (about comingout))'],
    ],
    ['en', '@p3 is either the werewolf or the possessed.', ['declare 80% (Agent03 wolf or lunatic)']],
    [
      'en',
      "let's vote @p3 to find the wolf.",
      ['request ANY 80% (vote Agent03)', 'request ANY 80% (know wolf)'],
    ],
    // What follows where a wish is not met.
    [
      'en',
      "@p2, show your result or i'll vote you.",
      [
        'request Agent02 80% (discuss ((about Agent02) and (about inspection)))',
        'if (not (discuss ((about Agent02) and (about inspection)))) then (declare 100% (Agent01 vote Agent02))',
      ],
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
    // Right and odd at once, an act that was done, and a wish that a name does not belong to.
    ['en', "@p3's support of my odd claim."],
    ['ja', '信じる理由があれば教えて。'],
    ['ja', '雑な疑いは不要。'],
    ['en', '@p2 smelled a wolf.'],
    ['en', "let's pressure @p3 as wolf."],
  ] as const)('%s: nothing is told of %s', (tongue, text) => {
    expect(parsed(text, tongue).texts).toEqual([]);
  });

  test('what is not told is left', () => {
    expect(parsed('@p3の結果が不確かだし、狼の庭だ。', 'ja').rest).toContain('狼');
  });
});
