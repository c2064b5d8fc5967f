import { aiwolfRoles, type Corrected, castFor, findCast } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { TestSitting } from '../../testing/seat.ts';
import { honest } from './honest.ts';

const mura = findCast('mura');
if (mura === undefined) throw new Error('the cast of the project is there');
const NAMES = {
  ja: castFor(mura, 15, 'ja').map(({ name }) => name),
  en: castFor(mura, 15, 'en').map(({ name }) => name),
};

function seated(tongue: 'ja' | 'en'): TestSitting {
  return new TestSitting(honest, { roles: aiwolfRoles(15), names: NAMES[tongue] }).nextDay();
}

describe('a bot that hears people talk in their own words', () => {
  test('votes for whom a seer has called a werewolf, in Japanese', () => {
    const [, , third, fourth, fifth] = NAMES.ja;
    const bot = seated('ja')
      .hears(2, `わたしが占い師です。${third}さんは人狼でした。`)
      .hearsAll({ 6: `${fifth}に投票します。`, 7: `${fifth}に入れるよ。`, 8: `${fourth}は白いと思う。` });
    expect(bot.chooses('vote')).toBe(3);
  });

  test('votes for whom a seer has called a werewolf, in English', () => {
    const [, , third, , fifth] = NAMES.en;
    const bot = seated('en')
      .hears(2, `I am the seer. I checked ${third} last night and ${third} is a werewolf.`)
      .hearsAll({ 6: `I will vote for ${fifth}.`, 7: `My vote goes to ${fifth}.` });
    expect(bot.chooses('vote')).toBe(3);
  });

  test('goes along with the many who name somebody, whatever words and names they use', () => {
    const [, , , , fifth] = NAMES.ja;
    const bot = seated('ja').hearsAll({
      2: `${fifth}が怪しいと思います。`,
      3: `今日は${fifth}を吊りましょう。`,
      4: `VOTE Agent[05]`,
      6: `I think ${NAMES.en[4]} is a werewolf.`,
    });
    expect(bot.chooses('vote')).toBe(5);
  });

  test('takes nothing from small talk, and nothing from what is only supposed', () => {
    const plain = seated('ja');
    const [, , third] = NAMES.ja;
    const bot = seated('ja').hearsAll({
      2: 'おはようございます。今日もいい天気ですね。',
      3: `もし${third}が人狼なら、どうしますか。`,
    });
    expect(bot.chooses('vote')).toBe(plain.chooses('vote'));
  });

  test('[X8] hears what was meant instead of what it read, where the speaker says so', () => {
    const [, , third, , fifth] = NAMES.ja;
    const corrected = (number: number, speaker: number, text: string): Corrected => ({
      ...{ type: 'corrected', audience: 'public', day: 1, channel: 'talk', number },
      ...{ player: speaker, speaker, text },
    });
    const others = { 6: `${fifth}に投票します。`, 7: `${fifth}に入れるよ。` };
    const claim = `わたしが占い師です。${third}さんは人狼でした。`;
    const read = seated('ja').hears(2, claim).hearsAll(others);
    expect(read.chooses('vote')).toBe(3);
    const meant = seated('ja')
      .hears(2, claim)
      .hear(corrected(0, 2, ''))
      .hearsAll(others);
    expect(meant.chooses('vote')).toBe(5);
    const unsaid = seated('ja')
      .hears(2, '見えたよ。')
      .hear(corrected(0, 2, 'DIVINED Agent[03] WEREWOLF'))
      .hearsAll(others);
    expect(unsaid.chooses('vote')).toBe(3);
  });
});
