import { aiwolf } from '@mura/language';
import { describe, expect, test } from 'vitest';
import { ToldVillage } from '../../testing/told.ts';
import { inAccord } from './discourse.ts';
import { givenWord, mayAccuse, mayDefend } from './word.ts';

function sentence(text: string): aiwolf.Sentence {
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  return parsed.ok ? parsed.value.tree : expect.fail(text);
}

describe('who has given their word', () => {
  test('accuses nobody whom they told to be human, on any day, or vouched for today', () => {
    const told = new ToldVillage()
      .says(1, 'DIVINED Agent[02] HUMAN')
      .says(1, 'ESTIMATE Agent[03] VILLAGER')
      .says(4, 'DIVINED Agent[05] HUMAN');
    const accused = () => [2, 3, 4, 5].filter((player) => mayAccuse(givenWord(1, told.book), player));
    expect(accused()).toEqual([4, 5]);
    told.votes(4, 4, 4, 5, 4).hangs(4).dawn(2);
    expect(accused()).toEqual([3, 4, 5]);
  });

  test('accuses whom they called a werewolf, and nobody else while that one lives', () => {
    const told = new ToldVillage().says(1, 'DIVINED Agent[02] WEREWOLF');
    const word = givenWord(1, told.book);
    expect([2, 3].map((player) => mayAccuse(word, player))).toEqual([true, false]);
    expect([2, 3].map((player) => mayDefend(word, player))).toEqual([false, true]);
    told.votes(2, 3, 2, 2, 2).hangs(2).dawn(2);
    expect(mayAccuse(givenWord(1, told.book), 3)).toBe(true);
  });

  test('goes by the results of the seer whom they follow as by their own, but for what is told of themselves', () => {
    const told = new ToldVillage()
      .says(5, 'DIVINED Agent[02] HUMAN')
      .says(5, 'DIVINED Agent[03] WEREWOLF')
      .says(4, 'DIVINED Agent[01] WEREWOLF');
    expect(givenWord(1, told.book, 5)).toMatchObject({ cleared: new Set([2]), blacks: [3] });
    expect(givenWord(1, told.book, 4).blacks).toEqual([]);
    expect(givenWord(1, told.book).blacks).toEqual([]);
  });

  test('does not speak for who claims the same', () => {
    const told = new ToldVillage().says(1, 'COMINGOUT Agent[01] SEER').says(2, 'COMINGOUT Agent[02] SEER');
    expect(mayDefend(givenWord(1, told.book), 2)).toBe(false);
    expect(mayDefend(givenWord(3, told.book), 2)).toBe(true);
  });

  test('names somebody else where the mind would go back on it, or nobody', () => {
    const { book } = new ToldVillage().says(1, 'DIVINED Agent[02] HUMAN');
    const word = givenWord(1, book);
    const wants = sentence('VOTE Agent[02]');
    expect(inAccord(wants, { me: 1, book, word, guess: () => 4 })).toMatchObject({
      verb: 'ESTIMATE',
      target: 4,
    });
    expect(inAccord(wants, { me: 1, book, word, guess: () => null })).toBeNull();
    const other = sentence('VOTE Agent[03]');
    expect(inAccord(other, { me: 1, book, word, guess: () => 4 })).toBe(other);
  });
});
