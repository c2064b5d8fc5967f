import { describe, expect, test } from 'vitest';
import { EXAMPLES, example } from '../../../testing/werewolf/golden.ts';
import {
  FIFTEEN,
  NAMES,
  OWN_ALIASES,
  parseAs,
  sentence,
  utterance,
} from '../../../testing/werewolf/village.ts';
import type { WerewolfTree } from '../ast.ts';
import { glossWerewolf } from './gloss.ts';

const ja = (tree: WerewolfTree, names = FIFTEEN.names) => glossWerewolf(tree, { names, language: 'ja' });
const en = (tree: WerewolfTree, names = FIFTEEN.names) => glossWerewolf(tree, { names, language: 'en' });
const ko = (tree: WerewolfTree, names = FIFTEEN.names) => glossWerewolf(tree, { names, language: 'ko' });

describe('the gloss', () => {
  test('[R000-UTT-12] tells the four sentences of 4.8 apart, in both languages', () => {
    const four = ['wl13-090', 'wl13-091', 'wl13-092', 'wl13-093'].map((id) =>
      utterance(example(id).canonical),
    );
    expect(four.map((tree) => ja(tree))).toEqual([
      'Agent01が人狼なら、Agent02を占うべきではないと確信しています。',
      '全員に、Agent01が人狼なら、Agent02を占わないよう、強くお願いします。',
      '占い師に、Agent01が人狼なら、Agent02を占わないよう、強くお願いします。',
      '「Agent01が人狼なら、Agent02を占うべきではない」とは思わない、と全員に提案します。',
    ]);
    expect(four.map((tree) => en(tree))).toEqual([
      'I am certain that if Agent01 is a wolf, Agent02 should not be inspected.',
      'I urge everybody: if Agent01 is a wolf, please do not inspect Agent02.',
      'I urge the seer: if Agent01 is a wolf, please do not inspect Agent02.',
      'I suggest to everybody that this is not so: "if Agent01 is a wolf, Agent02 should not be inspected".',
    ]);
  });

  test('of different examples is different', () => {
    for (const language of ['ja', 'en', 'ko'] as const) {
      const glosses = new Map<string, string>();
      for (const { kind, canonical } of EXAMPLES) {
        const parsed = parseAs(kind, canonical);
        if (!parsed.ok) throw new Error(canonical);
        const gloss = glossWerewolf(parsed.value.tree, { ...FIFTEEN, language });
        expect(glosses.get(gloss) ?? canonical, gloss).toBe(canonical);
        glosses.set(gloss, canonical);
      }
      expect(glosses.size).toBe(92);
    }
  });

  test.each([
    [
      'wl13-004',
      'Agent03以外の全員に、Agent03について議論するよう、なるべくお願いします。',
      'I would like to ask everybody except Agent03: please discuss Agent03.',
    ],
    [
      'wl13-064',
      '全員に、3日目になったら、占い師がCOするよう、強くお願いします。',
      'I urge everybody: if day 3 comes, please see to it that the seer comes out.',
    ],
    [
      'wl13-069',
      'ほぼ間違いなく、Agent02は人狼だと思います。',
      'I am almost certain that Agent02 is a wolf.',
    ],
    ['wl13-070', 'Agent01は占い師ではないと思います。', 'I think that Agent01 is not the seer.'],
    [
      'wl13-072',
      '全員に、Agent01の役職について議論するよう、なるべくお願いします。',
      'I would like to ask everybody: please discuss what role Agent01 has.',
    ],
    ['wl13-074', 'Agent02に、話すよう、ぜひお願いします。', 'I ask Agent02: please speak.'],
    [
      'wl13-076',
      'Agent03に、5番の発言の意味を説明するよう、強くお願いします。',
      'I urge Agent03: please tell us what utterance 5 means.',
    ],
    [
      'wl13-077',
      '狩人に、COしないよう、なるべくお願いします。',
      'I would like to ask the hunter: please do not come out.',
    ],
    ['wl13-078', '5番の発言に全面的に同意します。', 'I fully agree with utterance 5.'],
    [
      'wl13-079',
      '10番の発言には同意しません（自分の発言なら訂正します）。',
      'I do not agree with utterance 10 (or, if it is mine, I correct it).',
    ],
    ['wl13-080', 'Agent04にだいたい同意します。', 'I mostly agree with Agent04.'],
    [
      'wl13-084',
      '全員に、Agent04が人狼か、または、Agent05が人狼なら、Agent05を占うよう、なるべくお願いします。',
      'I would like to ask everybody: if either Agent04 is a wolf, or Agent05 is a wolf, please inspect Agent05.',
    ],
    [
      'wl13-086',
      'Agent03は村側ではないと思います。したがって、全員に、Agent03を処刑するよう、ぜひお願いします。',
      'I ask everybody: please execute Agent03, because I think that Agent03 is not on the village side.',
    ],
  ])('%s', (id, japanese, english) => {
    const tree = utterance(example(id).canonical);
    expect(ja(tree)).toBe(japanese);
    expect(en(tree)).toBe(english);
  });

  test.each([
    [
      '(1 died wolf) and (2 living wolf) exist',
      '死んだ人狼1人と生きている人狼2人がいます。',
      '1 dead wolf and 2 living wolves exist.',
    ],
    ['freemason not wolf', '共有者は人狼ではありません。', 'The freemasons are not wolves.'],
    ['inspect Agent04', 'Agent04を占います。', 'Inspect Agent04.'],
    [
      '(Agent04 comingout) as (Agent04 seer)',
      'Agent04が偽の占い師としてCOします。',
      'Agent04 comes out falsely as the seer.',
    ],
    [
      '(Agent04 comingout) before (Agent05 comingout)',
      'Agent05がCOする前に、Agent04がCOします。',
      'Agent04 comes out before Agent05 comes out.',
    ],
    [
      '(Agent04 comingout) after (Agent05 comingout)',
      'Agent05がCOした後で、Agent04がCOします。',
      'Agent04 comes out after Agent05 comes out.',
    ],
    ['yesterday Agent01 attacked', '昨日、Agent01が襲撃されました。', 'Yesterday, Agent01 was attacked.'],
    [
      'before almost Agent01 vote Agent02',
      '直前に、Agent01がAgent02に投票します。',
      'Just before that, Agent01 votes for Agent02.',
    ],
    [
      '(Agent01 wolf) and (Agent02 not attacked) and (wolf exist)',
      'Agent01は人狼であり、かつ、Agent02が襲撃されず、かつ、人狼がいます。',
      'Agent01 is a wolf, and Agent02 is not attacked, and the wolves exist.',
    ],
    [
      'not ((Agent01 wolf) or (Agent02 wolf))',
      'Agent01は人狼か、または、Agent02は人狼だというわけではありません。',
      'It is not so that either Agent01 is a wolf, or Agent02 is a wolf.',
    ],
    [
      'Agent01 know (Agent02 wolf)',
      'Agent01がAgent02が人狼であることを知っています。',
      'Agent01 knows that Agent02 is a wolf.',
    ],
    [
      'Agent05 request Agent07 70% (inspect Agent06)',
      'Agent05が「Agent07に、Agent06を占うよう、なるべくお願いします」と要求します。',
      'Agent05 asks: "I would like to ask Agent07: please inspect Agent06".',
    ],
  ])('%s', (text, japanese, english) => {
    expect(ja(sentence(text))).toBe(japanese);
    expect(en(sentence(text))).toBe(english);
  });

  test.each([
    ['Agent01 wolf', 'Agent01는 인랑입니다.'],
    ['Agent01 not seer', 'Agent01는 점술가가 아닙니다.'],
    ['not (Agent01 attack Agent02)', 'Agent01가 Agent02를 습격하지 않습니다.'],
    ['yesterday Agent06 attacked', '어제, Agent06가 습격당했습니다.'],
    ['if (Agent01 wolf) then (Agent02 seer)', 'Agent01가 인랑이라면, Agent02는 점술가입니다.'],
    ['Agent03 decide (vote Agent04)', 'Agent03가 Agent04에게 투표하는지 정합니다.'],
    ['(Agent04 comingout) as (Agent04 seer)', 'Agent04가 가짜 점술가로서 선언합니다.'],
  ])('in Korean: %s', (text, korean) => {
    const parsed = parseAs('sentence', text);
    expect(parsed.ok ? ko(parsed.value.tree) : parsed.error).toBe(korean);
  });

  test.each([
    ['declare 90% (Agent02 wolf)', '거의 틀림없이 Agent02는 인랑이라고 생각합니다.'],
    ['declare 0% (Agent02 wolf)', 'Agent02는 인랑이 아니라고 확신합니다.'],
    ['declare 50% (Agent02 wolf)', 'Agent02는 인랑인지는 알 수 없습니다.'],
    ['declare 100% (inspect Agent02)', 'Agent02를 점쳐야 한다고 확신합니다.'],
    ['request ANY 100% (not (inspect Agent02))', '모두에게 Agent02를 점치지 않도록 강력히 부탁합니다.'],
    ['agree 0% (speech 3)', '3번 발언에 동의하지 않습니다 (자신의 발언이라면 정정합니다).'],
  ])('in Korean, said aloud: %s', (text, korean) => {
    expect(ko(utterance(text))).toBe(korean);
  });

  test('says every rate in its own strength', () => {
    const rates = [0, 10, 30, 45, 50, 55, 70, 90, 100];
    for (const frame of [
      'declare %r (Agent01 wolf)',
      'request Agent01 %r (vote Agent02)',
      'agree %r (Agent04)',
    ])
      for (const gloss of [ja, en, ko]) {
        const glosses = rates.map((rate) => gloss(utterance(frame.replace('%r', `${rate}%`))));
        expect(new Set(glosses).size).toBe(rates.length);
      }
  });

  test('calls players by the names of the cast', () => {
    const names = ['ミナト', 'ハルカ'];
    const tree = utterance('declare 90% (Agent01 vote Agent02)');
    expect(ja(tree, names)).toBe('ほぼ間違いなく、ミナトがハルカに投票すると思います。');
    expect(en(tree, ['Ann', 'Bob'])).toBe('I am almost certain that Ann votes for Bob.');
  });

  test('knows the aliases of the village', () => {
    const aliases = {
      ...OWN_ALIASES,
      HUSH: { of: 'complement', words: ['lose'], gloss: { ja: '沈黙', en: 'silent' } },
    } as const;
    const village = { names: NAMES, aliases };
    const tree: WerewolfTree = {
      kind: 'state',
      subject: { kind: 'character', player: 1, name: 'Agent01', start: 0, end: 0 },
      complement: { kind: 'alias', alias: 'HUSH', of: 'complement', start: 0, end: 0 },
      start: 0,
      end: 0,
    };
    expect(glossWerewolf(tree, { ...village, language: 'ja' })).toBe('Agent01が沈黙します。');
    expect(glossWerewolf(tree, { ...village, language: 'en' })).toBe('Agent01 is silent.');
  });
});
