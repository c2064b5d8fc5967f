import { ROLES } from '@mura/engine';
import { LANGUAGES, loadTexts } from '@mura/words';
import { describe, expect, test } from 'vitest';
import { doingsOf } from './role-facts.ts';

const said = (role: Parameters<typeof doingsOf>[0]) =>
  doingsOf(role).map(({ hour, word, roles }) => [hour, word.replace('learn.does.', ''), ...roles].join(' '));

describe('the page of a role says, from the facts of the role,', () => {
  test('what the roles of every village do', () => {
    expect(said('villager')).toEqual(['night sleeps', 'talk talks']);
    expect(said('seer')).toEqual(['night divine', 'morning hears', 'talk claims']);
    expect(said('freemason')).toEqual(['before fellows', 'night sleeps', 'talk talks']);
    expect(said('fox')).toEqual(['night survives', 'night cursed', 'talk talks']);
  });

  test('whom a role knows, and who does not know it', () => {
    expect(said('fanatic')).toEqual([
      'before knows werewolf greatWolf',
      'before unknown werewolf greatWolf',
      'night sleeps',
      'talk talks',
    ]);
    expect(said('whisperer')).toEqual([
      'before knows werewolf greatWolf whisperer',
      'night whispers werewolf greatWolf whisperer',
      'talk talks',
    ]);
  });

  test('what a role survives, whom it follows and whom it takes along', () => {
    expect(said('elder')).toEqual(['night survivesOnce', 'talk talks']);
    expect(said('cat')).toEqual(['night avengedAtNight', 'talk talks', 'vote avengedByDay']);
    expect(said('immoralist')).toEqual([
      'before knows fox',
      'before unknown fox',
      'night follows fox',
      'talk talks',
    ]);
  });

  test.each(LANGUAGES)('each thing once, in words that %s has', async (language) => {
    const words = await loadTexts('return', language);
    for (const role of ROLES) {
      const doings = doingsOf(role);
      expect(new Set(doings.map(({ word }) => word)).size).toBe(doings.length);
      for (const { word, roles } of doings)
        expect([word, words[word].includes('{roles}')]).toEqual([word, roles.length > 0]);
    }
  });
});
