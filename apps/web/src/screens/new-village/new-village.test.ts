import { checkSetup, countPlayers, plainSetup } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { consentOf, NO_CONSENT, wordsIn } from './consent-wish.ts';
import { FORMS, findForm, SHOWN } from './forms.ts';
import { AS_IT_IS, changesFor, rulesFor } from './rules-wish.ts';
import { botsOf, firstSeats, fitSeats, mySeat, programsOf, withSeat } from './seats.ts';

describe('the forms of the game', () => {
  test('every card has odds of ten thousand games that add up', () => {
    for (const name of SHOWN) {
      const { odds } = findForm(name);
      expect(odds).not.toBeNull();
      expect(odds!.village + odds!.werewolf + odds!.fox).toBeLessThanOrEqual(10_000);
      expect(odds!.village).toBeGreaterThan(0);
    }
  });

  test('every form can be wished with any of the limits, and opens', () => {
    for (const form of FORMS) {
      const wish = { minutes: 3, posts: 5, grammar: 'free' } as const;
      const rules = rulesFor(form, wish);
      expect(countPlayers(rules)).toBe(form.players);
      const checked = checkSetup({ ...plainSetup(form.name, rules, 'seed'), preset: 'custom' });
      expect(checked.ok ? [] : [form.name, ...checked.error]).toEqual([]);
    }
  });

  test('where all that was said is opened after the end, boards and stars are too', () => {
    const bbs = findForm('bbs-15');
    expect(changesFor(bbs, AS_IT_IS)).toEqual({ end: { opensBoards: true } });
    expect(rulesFor(bbs, AS_IT_IS).end).toEqual({ ...bbs.rules.end, opensBoards: true });
  });

  test('what is not wished is not sent', () => {
    const form = findForm('licos-5c');
    expect(changesFor(form, AS_IT_IS)).toBeNull();
    expect(rulesFor(form, AS_IT_IS)).toEqual(form.rules);
    expect(changesFor(form, { ...AS_IT_IS, posts: 7 })).toEqual({ talk: { perPlayer: 7 } });
    expect(changesFor(findForm('aiwolf-5'), { ...AS_IT_IS, minutes: 3 })).toBeNull();
  });
});

describe('seats', () => {
  test('one is one’s own, and there is never a second', () => {
    const seats = withSeat(firstSeats(4, 'honest'), 2, 'me');
    expect(seats).toEqual(['person', 'bot:honest', 'me', 'bot:honest']);
    expect(mySeat(seats)).toBe(3);
    expect(botsOf(seats)).toEqual([null, 'honest', null, 'honest']);
  });

  test('stay when the number of players changes', () => {
    const seats = withSeat(firstSeats(3, 'honest'), 1, 'program:nlp');
    expect(fitSeats(seats, 5, 'honest')).toEqual([
      'me',
      'program:nlp',
      'bot:honest',
      'bot:honest',
      'bot:honest',
    ]);
    expect(fitSeats(seats, 2, 'honest')).toEqual(['me', 'program:nlp']);
  });

  test('are for people where the server has no bots', () => {
    expect(firstSeats(3, null)).toEqual(['me', 'person', 'person']);
  });

  test('for programs are open until they are offered, each to its door', () => {
    const seats = withSeat(withSeat(firstSeats(4, 'honest'), 1, 'program:nlp'), 3, 'program:web');
    expect(botsOf(seats)).toEqual([null, null, 'honest', null]);
    expect(programsOf(seats)).toEqual([
      { player: 2, door: 'nlp' },
      { player: 4, door: 'web' },
    ]);
  });
});

describe('manner and consent', () => {
  test('words that are refused are told apart by the commas of any language, each once', () => {
    expect(wordsIn(' fool, liar、嘘つき，fool,, ')).toEqual(['fool', 'liar', '嘘つき']);
    expect(wordsIn('')).toEqual([]);
  });

  test('without a text nobody is asked for consent', () => {
    expect(consentOf({ ...NO_CONSENT, licence: 'CC0-1.0' })).toBeNull();
    expect(consentOf({ text: ' Kept for study. ', purpose: '', licence: ' ' })).toEqual({
      text: 'Kept for study.',
      purpose: 'research',
      licence: null,
    });
  });
});
