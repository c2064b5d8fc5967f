import { checkSetup, countPlayers, plainSetup } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import {
  atLevel,
  botsOf,
  firstSeats,
  fitSeats,
  hasLevels,
  levelOf,
  mySeat,
  programsOf,
  withLevel,
  withSeat,
} from '../seats/seat-wish.ts';
import { consentOf, NO_CONSENT, wordsIn } from './consent-wish.ts';
import { FORMS, findForm, SHOWN } from './forms.ts';
import { AS_IT_IS, changesFor, rulesFor, withRole } from './rules-wish.ts';

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
      const wish = { minutes: 3, posts: 5, grammar: 'free', roles: null } as const;
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

describe('roles of one’s own', () => {
  const form = findForm('licos-5c');

  test('are sent where they differ from the form, and change how many play', () => {
    const roles = withRole(form, AS_IT_IS, 'fox', 1);
    expect(roles).toEqual({ ...form.roles, fox: 1 });
    const wish = { ...AS_IT_IS, roles };
    expect(changesFor(form, wish)).toEqual({ roles });
    expect(countPlayers(rulesFor(form, wish))).toBe(form.players + 1);
    expect(changesFor(form, { ...AS_IT_IS, roles: form.roles })).toBeNull();
  });

  test('can always be played: there is a werewolf, and there are more of the others', () => {
    expect(withRole(form, AS_IT_IS, 'werewolf', -1)).toBeNull();
    expect(withRole(form, AS_IT_IS, 'medium', -1)).toBeNull();
    let wish = AS_IT_IS;
    for (let more = withRole(form, wish, 'werewolf', 1); more !== null; )
      [wish, more] = [{ ...wish, roles: more }, withRole(form, { ...wish, roles: more }, 'werewolf', 1)];
    const { werewolf } = rulesFor(form, wish).roles;
    expect(werewolf * 2).toBeLessThan(countPlayers(rulesFor(form, wish)));
  });

  test('hide the roles of the dead where others than villagers and werewolves play', () => {
    const card = findForm('card');
    const roles = withRole(card, AS_IT_IS, 'seer', 1);
    expect(card.rules.revealOnDeath).toBe(true);
    expect(rulesFor(card, { ...AS_IT_IS, roles }).revealOnDeath).toBe(false);
  });
});

describe('seats', () => {
  test('have a strength of their own beside their character, or that of the village', () => {
    const kiku = withLevel('bot:talker:kiku', 'gentle');
    expect(kiku).toBe('bot:talker@gentle:kiku');
    expect(levelOf(kiku)).toBe('gentle');
    expect(withLevel(kiku, null)).toBe('bot:talker:kiku');
    expect(botsOf([kiku, 'bot:talker:kiku']).map((bot) => atLevel(bot!, 'strong'))).toEqual([
      'talker@gentle:kiku',
      'talker@strong:kiku',
    ]);
    expect([hasLevels('bot:hisui'), hasLevels('bot:random'), hasLevels('person')]).toEqual([
      true,
      false,
      false,
    ]);
  });

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
