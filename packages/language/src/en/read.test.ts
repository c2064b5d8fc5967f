import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { PHRASINGS } from '../../testing/en/phrasings.ts';
import { annSays, CAST, readWithNames } from '../../testing/en/village.ts';
import { read } from '../natural/read.ts';

describe('English talk', () => {
  test.each(PHRASINGS.map(([text, ...protocol]) => ({ text, protocol })))(
    'is understood: "$text"',
    ({ text, protocol }) => {
      expect(readWithNames(annSays(text))).toEqual([...protocol].sort());
    },
  );

  test('is understood alike with capitals, without apostrophes and with curly ones', () => {
    for (const text of ["i won't vote bob", 'I wont vote Bob', 'I WON’T VOTE BOB']) {
      expect(readWithNames(annSays(text))).toEqual(['NOT (VOTE Bob)']);
    }
  });

  test('finds names with one letter wrong, and possessives without apostrophe', () => {
    const cast = [
      { player: 1, name: 'Ann', aliases: [] },
      { player: 2, name: 'Peyton', aliases: [] },
    ];
    const [mafia] = read({ ...annSays('peton is mafia'), cast }, 'en').sentences;
    expect(mafia?.sentence).toMatchObject({ verb: 'ESTIMATE', target: 2, role: 'WEREWOLF' });
    const [votes] = read({ ...annSays('peytons voting is sus'), cast }, 'en').sentences;
    expect(votes?.sentence).toMatchObject({ verb: 'ESTIMATE', target: 2 });
  });

  test('takes a title for a part of the name, not the end of a word before it', () => {
    expect(readWithNames(annSays('I vote for Mr. Bob.'))).toEqual(['VOTE Bob']);
    expect(readWithNames(annSays('It seems Bob is a wolf.'))).toEqual(['ESTIMATE Bob WEREWOLF']);
  });

  test('knows a name that is also an auxiliary verb', () => {
    const cast = [...CAST, { player: 6, name: 'May', aliases: [] }];
    const says = (text: string) =>
      read({ ...annSays(text), cast }, 'en').sentences.map(({ sentence }) => sentence);
    expect(says('I may vote Bob.')).toMatchObject([{ verb: 'VOTE', target: 2 }]);
    expect(says('I will vote May.')).toMatchObject([{ verb: 'VOTE', target: 6 }]);
  });

  test('of a claimant is about the claim that the talk before knows', () => {
    const context = { claims: new Map([[2, 'MEDIUM' as const]]) };
    expect(readWithNames(annSays('I trust Bob.', { context }))).toEqual(['ESTIMATE Bob MEDIUM']);
    expect(readWithNames(annSays('Bob said Cat was human.', { context }))).toEqual([
      'Bob IDENTIFIED Cat HUMAN',
    ]);
  });

  test('in a whisper makes an attack of what is a vote by day', () => {
    expect(readWithNames(annSays('We eliminate Bob tonight.', { channel: 'whisper' }))).toEqual([
      'REQUEST ANY (ATTACK Bob)',
    ]);
    expect(readWithNames(annSays("Let's eliminate Bob."))).toEqual(['REQUEST ANY (VOTE Bob)']);
  });

  test('keeps the main clause of `unless`, not that of `if` or `otherwise`', () => {
    expect(readWithNames(annSays('I will vote Bob unless he explains.'))).toEqual(['VOTE Bob']);
    expect(readWithNames(annSays("If Bob stays silent I'll vote him."))).toEqual([]);
    expect(readWithNames(annSays("Speak up, otherwise I'll vote Bob."))).toEqual([]);
  });

  test('in quotation marks is not said by the speaker', () => {
    expect(readWithNames(annSays("Bob's “I am the seer” sounds odd."))).toEqual([]);
  });

  test('gives tags for wishes and plans only', () => {
    const tags = (text: string) =>
      read(annSays(text), 'en').tags.map(({ kind, player }) => `${kind}-${player}`);
    expect(tags("Let's vote Bob, and Cat should check Dan.")).toEqual(['vote-2', 'inspect-4']);
    expect(tags("Please don't vote for me.")).toEqual(['vote-not-1']);
    expect(tags('Bob voted for Cat yesterday.')).toEqual([]);
    expect(tags('Bob wants to vote Cat.')).toEqual([]);
  });

  test('tells where it stands in the text as it was given, and which rule found it', () => {
    const text = 'Well… “hm”. I’ll vote for Bob — sorry.';
    const [vote] = read(annSays(text), 'en').sentences;
    expect(text.slice(vote?.start, vote?.end)).toBe('I’ll vote for Bob');
    expect(vote?.rule).toBe('verb/i-will');
  });
});

const WORDS = [
  ...'I you he she we they who Bob Cat @Dan is not was wolf seer human sus vote for if or and the a my your claim divined please let us should why because trust . , ? ! " : — >>12'.split(
    ' ',
  ),
  "'s",
  '\n',
];

describe('any text whatever', () => {
  test('is read without an error, alike each time, with places inside of it', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const reading = read(annSays(text), 'en');
        expect(read(annSays(text), 'en')).toEqual(reading);
        for (const { start, end, confidence } of [...reading.sentences, ...reading.tags]) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(start).toBeLessThanOrEqual(end);
          expect(confidence).toBeGreaterThan(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: runs(100, 3000) },
    );
  });

  test.each([
    'wolf ',
    'Bob is a ',
    'if I vote Bob ',
    'who do you ',
    '"',
    "'s",
    '@Bob ',
    'not ',
    'Bob and ',
    '\u202e',
    '\ud800',
    '<b>',
    '=1+1;',
  ])('of ten thousand characters, %j again and again, is read', (piece) => {
    const text = piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000);
    expect(() => read(annSays(text), 'en')).not.toThrow();
  });
});
