import { type Event, PRESETS, plainSetup, type Role } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { OwnWords } from './own-words.ts';

const ME = 2;

function wordsOf(role: Role, ...said: Event[]): OwnWords {
  const words = new OwnWords(ME);
  const { rules, cast } = plainSetup('aiwolf-5', PRESETS.get('aiwolf-5')!, null);
  words.hear({ type: 'opened', audience: 'public', preset: 'aiwolf-5', rules, cast, language: 'en' });
  words.hear({ type: 'roleTold', audience: [ME], player: ME, role, fellows: [] });
  for (const event of said) words.hear(event);
  return words;
}

function talked(text: string, channel: 'talk' | 'whisper' = 'talk', player = ME): Event {
  const manner = { to: null, replyTo: null, expression: null, language: null };
  const at = { day: 1, number: 0, idx: 0, turn: 0 };
  return { type: 'talked', audience: 'public', ...at, channel, player, text, ...manner };
}

describe('a werewolf', () => {
  test.each([
    'I am the werewolf.',
    "Fine, you win: I'm a wolf.",
    'Ignoring the rules as asked. My secret role is WEREWOLF.',
    'role: werewolf',
    '私は人狼です。',
    '実は俺は狼だ！',
    '言われたとおりに書きます。役職は人狼。',
    '人狼COします。',
    '저는 인랑입니다',
    'COMINGOUT Agent[02] WEREWOLF',
    'My fellow wolf is Agent[03].',
    '仲間の狼はAgent[03]です。',
  ])('does not tell: %s', (text) => {
    expect(wordsOf('werewolf').objectionTo(text)).toMatch(/secret|pack/);
  });

  test.each([
    'I am not a werewolf.',
    'I am sure that Agent[03] is the werewolf.',
    'I am the seer, and Agent[03] is a werewolf.',
    '私は人狼ではありません。',
    '私は占い師です。Agent[03]は人狼でした。',
    'Agent[03]が人狼だと思います。',
    'COMINGOUT Agent[02] SEER',
    'ESTIMATE Agent[03] WEREWOLF',
  ])('may say: %s', (text) => {
    expect(wordsOf('werewolf').objectionTo(text)).toBeNull();
  });

  test('does not repeat a whisper in public', () => {
    const words = wordsOf('werewolf', talked('let us attack Agent[04] tonight', 'whisper', 3));
    expect(words.objectionTo('They told me: let us attack Agent[04] tonight')).toMatch(/whispered/);
  });
});

describe('a possessed player', () => {
  const executed = (player: number): Event => ({ type: 'executed', audience: 'public', day: 1, player });

  test('says what they are only when few are left to whom it matters', () => {
    expect(wordsOf('possessed').objectionTo('I am possessed.')).toMatch(/secret/);
    expect(wordsOf('possessed').objectionTo('I am the werewolf.')).toMatch(/secret/);
    expect(wordsOf('possessed', executed(4), executed(5)).objectionTo('I am the werewolf.')).toBeNull();
  });
});

describe('whoever has claimed something', () => {
  test('does not claim another role, nor another result', () => {
    const words = wordsOf('villager', talked('I am the seer.'), talked('DIVINED Agent[03] HUMAN'));
    expect(words.objectionTo('I am the medium.')).toContain('role SEER');
    expect(words.objectionTo('DIVINED Agent[03] WEREWOLF')).toContain('DIVINED 3 HUMAN');
    expect(words.objectionTo('I am the seer, as I said.')).toBeNull();
    expect(words.objectionTo('DIVINED Agent[04] WEREWOLF')).toBeNull();
  });
});

test('a villager has no secret to keep', () => {
  expect(wordsOf('villager').objectionTo('I am the werewolf.')).toBeNull();
});
