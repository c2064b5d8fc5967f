import { describe, expect, test } from 'vitest';
import { personaWith, type Voice } from '../../natural/say/voice.ts';
import { voiced } from './voiced.ts';

function inVoice(text: string, voice: Voice, sex?: 'female' | 'male'): string {
  return voiced(text, personaWith(voice, sex));
}

describe('the endings of the voices', () => {
  test.each([
    ['{target}が人狼です。', 'rough', '{target}が人狼だぜ。'],
    ['{target}が怪しいです。', 'rough', '{target}が怪しいぜ。'],
    ['{target}が人狼です。', 'old-man', '{target}が人狼じゃ。'],
    ['{target}が怪しいです。', 'old-man', '{target}が怪しいのう。'],
    ['{target}に入れます。', 'old-man', '{target}に入れるぞ。'],
    ['誰かが来ました。', 'old-man', '誰かが来たわい。'],
    ['{target}を疑っています。', 'old-man', '{target}を疑うておる。'],
    ['{me}は知りません。', 'old-man', '{me}は知らんぞ。'],
    ['{target}が怪しいです。', 'old-woman', '{target}が怪しいねえ。'],
    ['{me}は{target}に入れます。', 'old-woman', 'わたしゃ{target}に入れるよ。'],
    ['{target}が怪しいです。', 'child', '{target}があやしいよ。'],
    ['{target}に投票します。', 'child', '{target}に入れるね。'],
    ['なぜ変えたのですか。', 'child', 'なぜ変えたの？'],
    ['{target}が人狼だと思います。', 'cool', '{target}が人狼と見る。'],
    ['誰に入れますか。', 'cool', '誰に入れる。'],
    ['{target}が怪しいです。', 'noble', '{target}が怪しいですわ。'],
    ['誰に入れますか。', 'noble', 'どなたに入れますの？'],
    ['{target}が人狼だと思います。', 'shy', '{target}が人狼だと思います……。'],
    ['{target}が人狼です。', 'kansai', '{target}が人狼や。'],
    ['{target}が怪しいです。', 'kansai', '{target}が怪しいわ。'],
    ['{target}が人狼だと思います。', 'kansai', '{target}が人狼や思うねん。'],
    ['{target}には投票しません。', 'kansai', '{target}には投票せえへん。'],
    ['{target}に入れないでください。', 'kansai', '{target}に入れんといてや。'],
    ['{target}が人狼です。', 'teacher', '{target}が人狼なのです。'],
    ['迷いましたが、{target}に入れます。', 'rough', '迷ったが、{target}に入れる。'],
    ['{target}、言いすぎました。すみません。', 'rough', '{target}、言いすぎた。悪い。'],
  ] as const)('%s in the voice %s is %s', (neutral, voice, said) => {
    expect(inVoice(neutral, voice)).toBe(said);
  });

  test('a rough woman and a noble man have endings of their own', () => {
    expect(inVoice('{target}が人狼です。', 'rough', 'female')).toBe('{target}が人狼だよ。');
    expect(inVoice('{me}が占い師です。', 'noble', 'male')).toBe('{me}が占い師でございます。');
  });

  test('what is quoted stays as it was said', () => {
    expect(inVoice('「占います。」と言いました。', 'old-man')).toBe('「占います。」と言うたわい。');
  });

  test('an old man ends one sentence with じゃ', () => {
    expect(inVoice('占い師です。結果は人狼です。', 'old-man')).toBe('占い師じゃ。結果は人狼じゃよ。');
  });
});
