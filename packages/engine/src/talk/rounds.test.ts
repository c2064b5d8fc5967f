import { describe, expect, test } from 'vitest';
import {
  asked,
  changed,
  given,
  happened,
  noAnswer,
  openScene,
  play,
  rulesOf,
  says,
  type TestScene,
  talk,
  until,
  villageOf,
} from '../../testing/index.ts';
import { legalActions, plainSetup, type Role, type Rules, requests, seeded, viewFor } from '../index.ts';

/** Talk of the natural-language contest: in rounds, with few utterances, and an Over that is final. */

const FIVE: Role[] = ['villager', 'werewolf', 'villager', 'possessed', 'seer'];

function talking(rules = rulesOf('nlp-5')): TestScene {
  return villageOf(FIVE, { rules });
}

function lines(scene: TestScene): string[] {
  return happened(scene, 'talked').map(({ turn, player, text }) => `${turn},${player},${text}`);
}

describe('rounds', () => {
  test('[T2] the order is drawn once for the phase, and once more on the next day', () => {
    const orders = (seed: string) => {
      const scene = openScene(plainSetup('nlp-5', rulesOf('nlp-5'), null), seeded(seed));
      const two = play(
        scene,
        until('talk', 1, { talk: () => 'hello' }),
        until('vote', 1, { talk: () => 'hello' }),
      );
      return happened(two, 'turnBegan').map(({ day, order }) => `${day}: ${order}`);
    };
    const drawn = orders('seed');
    expect(drawn.length).toBe(8);
    expect(new Set(drawn.slice(0, 4)).size).toBe(1);
    expect(new Set(drawn.slice(4)).size).toBe(1);
    const days = Array.from({ length: 20 }, (_, seed) => orders(`seed ${seed}`));
    expect(days.some(([first = '', , , , second = '']) => first.slice(3) !== second.slice(3))).toBe(true);
  });

  test('[T6] each has four answers; the phase ends when all are used', () => {
    const scene = play(talking(), until('divine', 0, { talk: ({ turn }) => `turn ${turn}` }));
    expect(lines(scene).length).toBe(20);
    expect(lines(scene).slice(-5)).toEqual([
      '3,1,turn 3',
      '3,2,turn 3',
      '3,3,turn 3',
      '3,4,turn 3',
      '3,5,turn 3',
    ]);
  });

  test('[T10] `turns` is a number of rounds, not of utterances', () => {
    const rules = changed(rulesOf('nlp-5'), { talk: { turns: 2 } });
    const scene = play(talking(rules), until('divine', 0, { talk: () => 'hello' }));
    expect(lines(scene).length).toBe(10);
  });

  test('[T8] without `skips` every Skip is an Over', () => {
    given(talking())
      .when(talk(1, 'Skip'))
      .then({ type: 'substituted', reason: 'skips', used: 'Over' }, { type: 'talked', text: 'Over' });
    const scene = play(talking(), says('Skip', 'Skip', 'Skip', 'Skip', 'Skip'));
    expect(asked(scene)).toEqual(['divine 5']);
  });

  test('[T9] Over is final, though others go on', () => {
    const scene = play(talking(), says('Over', 'a', 'Over', 'Over', 'Over'));
    expect(asked(scene)).toEqual(['talk 2']);
    expect(lines(play(scene, until('divine', 0)))).toEqual([
      '0,1,Over',
      '0,2,a',
      '0,3,Over',
      '0,4,Over',
      '0,5,Over',
      '1,2,Over',
    ]);
  });

  test('[T8] [T10] one Skip allowed: the budget, its renewal, and the exact words', () => {
    // As measured on the Go server with `max_skip: 1`; a client's ForceSkip reaches the village as Skip.
    const spoken: Record<number, string[]> = {
      1: ['skip', 'SKIP', ' Over', 'Over ', 'Over'],
      2: ['Skip', 'x', 'Skip', 'Skip', 'y'],
      3: ['skip', 'SKIP', ' Over', 'Over ', 'Over'],
      4: ['Skip', 'Skip', 'Skip'],
      5: ['Skip', 'Skip', 'x'],
    };
    const rules = changed(rulesOf('nlp-5'), { talk: { skips: 1, perPlayer: 9 } });
    const scene = play(
      talking(rules),
      until('divine', 0, { talk: ({ turn, player }) => spoken[player]?.[turn] ?? '' }),
    );
    expect(lines(scene)).toEqual([
      '0,1,skip',
      '0,2,Skip',
      '0,3,skip',
      '0,4,Skip',
      '0,5,Skip',
      '1,1,SKIP',
      '1,2,x',
      '1,3,SKIP',
      '1,4,Over',
      '1,5,Over',
      '2,1, Over',
      '2,2,Skip',
      '2,3, Over',
      '3,1,Over ',
      '3,2,Over',
      '3,3,Over ',
      '4,1,Over',
      '4,3,Over',
    ]);
  });

  test('[T11] [T20] an empty text is Over, white space is not', () => {
    const scene = play(talking(), says('', '   '));
    expect(lines(scene)).toEqual(['0,1,Over', '0,2,   ']);
  });

  test("[T11] the Over of an empty text costs an answer, but is nobody's last word", () => {
    // As in the contest of spring 2026, where an agent was heard as Over in all four rounds of a day.
    const scene = play(talking(), says('', 'a', 'Over', 'Over', 'Over'));
    expect(asked(scene)).toEqual(['talk 1']);
    const [request] = requests(scene.village);
    if (request === undefined) throw new Error('nobody is asked');
    expect(legalActions(viewFor(1, scene.events), request)).toMatchObject({ left: 3 });
    expect(lines(play(scene, says('', 'b', '', 'c', ''))).slice(5)).toEqual([
      '1,1,Over',
      '1,2,b',
      '2,1,Over',
      '2,2,c',
      '3,1,Over',
    ]);
  });

  test('[A2] a late answer is a Skip that costs an answer and no Skip', () => {
    const scene = play(talking(), noAnswer(1, 'talk'), says('Over', 'Over', 'Over', 'Over'));
    expect(lines(scene)[0]).toBe('0,1,Skip');
    expect(asked(scene)).toEqual(['talk 1']);
    const [request] = requests(scene.village);
    if (request === undefined) throw new Error('nobody is asked');
    expect(legalActions(viewFor(1, scene.events), request)).toMatchObject({ left: 3, skipIsOver: true });
    const rules = changed(rulesOf('nlp-5'), { talk: { skips: 1 } });
    given(talking(rules), noAnswer(1, 'talk'), says('Over', 'Over', 'Over', 'Over'))
      .when(talk(1, 'Skip'))
      .then({ type: 'talked', text: 'Skip' }, { type: 'turnBegan', turn: 2, order: [1] });
  });
});

describe('length in a village', () => {
  const measured = (change: Partial<Rules['talk']['length']>) =>
    changed(rulesOf('nlp-5'), {
      talk: {
        perPlayer: 9,
        length: {
          countIn: 'characters',
          perTalk: null,
          perPlayer: null,
          base: null,
          mention: null,
          ...change,
        },
      },
    });

  test('[T17] what goes beyond the base is taken from the budget; who has none left is passed over', () => {
    // As measured on the Go server: twelve characters three times, and forty at once.
    const rules = measured({ countIn: 'charactersAndSpaces', base: 5, perPlayer: 20 });
    const said: Record<number, string> = { 2: '1234567890'.repeat(4), 5: '123456789012' };
    const scene = play(talking(rules), until('divine', 0, { talk: ({ player }) => said[player] ?? 'Over' }));
    expect(lines(scene)).toEqual([
      '0,1,Over',
      '0,2,1234567890123456789012345',
      '0,3,Over',
      '0,4,Over',
      '0,5,123456789012',
      '1,5,123456789012',
      '2,5,12345678901',
    ]);
  });

  test('[T17] the player is told what they have left', () => {
    const rules = measured({ countIn: 'charactersAndSpaces', base: 5, perPlayer: 20 });
    const scene = play(talking(rules), says('123456789012', 'Over', 'Over', 'Over', 'Over'));
    const [request] = requests(scene.village);
    if (request === undefined) throw new Error('nobody is asked');
    expect(legalActions(viewFor(1, scene.events), request)).toMatchObject({
      act: 'talk',
      budget: 13,
      left: 8,
    });
    expect(happened(scene, 'substituted')[0]).toMatchObject({
      reason: 'length',
      spent: 7,
      used: '123456789012',
    });
  });

  test('[T18] lines of many shapes', () => {
    const rules = measured({ base: 10, mention: 5 });
    const shapes: [said: string, heard: string][] = [
      ['abcdefghijklm', 'abcdefghij'],
      ['ab cd ef gh ij kl', 'ab cd ef gh ij'],
      ['1234567890@Agent[01]abc defg', '1234567890 @Agent[01] abc de'],
      ['@Agent[01] hello there', ' @Agent[01]  hello'],
      ['   ', '   '],
    ];
    for (const [said, heard] of shapes) {
      expect(lines(play(talking(rules), says('Over', said)))[1]).toBe(`0,2,${heard}`);
    }
  });

  test('[T20] a text of which nothing is left is Over', () => {
    given(talking(measured({ base: 0 })))
      .when(talk(1, 'hello'))
      .then(
        { type: 'substituted', reason: 'length', sent: 'hello', used: 'Over' },
        { type: 'talked', text: 'Over' },
      );
  });

  test('[T14] an anchor costs no length', () => {
    const scene = play(talking(measured({ base: 5 })), says('>>Agent[03] hello you', '>>Agent[03] hello'));
    expect(happened(scene, 'talked')).toMatchObject([
      { text: '>>Agent[03] hello', to: 3 },
      { text: '>>Agent[03] hello', to: 3 },
    ]);
    expect(happened(scene, 'substituted').map(({ player }) => player)).toEqual([1]);
  });
});
