import { describe, expect, test } from 'vitest';
import {
  asked,
  changed,
  given,
  happened,
  heard,
  many,
  openScene,
  play,
  says,
  type TestScene,
  talk,
  until,
  villageOf,
  whisper,
} from '../../testing/index.ts';
import {
  aiwolfRoles,
  aiwolfRules,
  legalActions,
  plainSetup,
  type Role,
  type Rules,
  requests,
  seeded,
  type Talked,
  viewFor,
} from '../index.ts';

const ROLES: Role[] = ['werewolf', 'seer', 'villager', 'villager'];
/** Whoever is first dies first here, so this village lives for some days. */
const MANY: Role[] = [...many(4, 'villager'), 'seer', 'villager', 'villager', 'werewolf', 'werewolf'];
const aiwolf = aiwolfRules(aiwolfRoles(5));

/** The first talk of day 1, in the order 1, 2, 3, 4. */
function talking(rules: Rules = aiwolf): TestScene {
  return play(villageOf(ROLES, { rules }), until('talk', 1));
}

function texts(scene: TestScene): string[] {
  return happened(scene, 'talked').map(({ player, text }) => `${player} ${text}`);
}

/** What a player may still say. */
function leftOf(player: number, scene: TestScene): number | null {
  const request = requests(scene.village).find((open) => open.player === player);
  if (request === undefined) throw new Error(`Player ${player} is not asked`);
  const legal = legalActions(viewFor(player, scene.events), request);
  if (!('left' in legal)) throw new Error('not asked to talk');
  return legal.left;
}

describe('turns', () => {
  test('[T1] in a turn everybody who lives is heard once', () => {
    const scene = play(talking(), says('a', 'b', 'c', 'd', 'e'));
    const talks = happened(scene, 'talked').map(({ turn, player, text }) => [turn, player, text]);
    expect(talks).toEqual([
      [0, 1, 'a'],
      [0, 2, 'b'],
      [0, 3, 'c'],
      [0, 4, 'd'],
      [1, 1, 'e'],
    ]);
  });

  test('[T3] in an open turn one is asked after another, and hears what was said before them', () => {
    const scene = talking();
    expect(asked(scene)).toEqual(['talk 1']);
    given(scene).when(talk(2, 'too soon')).refused('notAsked');
    const next = play(scene, talk(1, 'I am the seer.'));
    expect(asked(next)).toEqual(['talk 2']);
    expect(viewFor(2, next.events).shared.pages[1]?.talks.map(({ text }) => text)).toEqual([
      'I am the seer.',
    ]);
  });

  test('[T2] [R001-NLSYS-11] the order is drawn from the seed, anew for each turn', () => {
    const orders = (seed: string, rules: Rules) => {
      const scene = openScene(plainSetup('custom', rules, null), seeded(seed));
      const talked = play(scene, until('vote', 1, { talk: ({ turn }) => (turn < 9 ? 'hello' : 'Over') }));
      return happened(talked, 'turnBegan')
        .filter(({ day }) => day === 1)
        .map(({ order }) => order.join());
    };
    const drawn = orders('seed', aiwolf);
    expect(drawn.length).toBe(10);
    expect(new Set(drawn).size).toBeGreaterThan(5);
    for (const order of drawn) expect(order.split(',').sort()).toEqual(['1', '2', '3', '4', '5']);
    expect(orders('seed', aiwolf)).toEqual(drawn);
    expect(orders('another', aiwolf)).not.toEqual(drawn);
  });

  test('[T2] what was heard follows the drawn order', () => {
    const scene = openScene(plainSetup('custom', aiwolf, null), seeded('seed'));
    const talked = play(scene, until('vote', 1));
    const order = happened(talked, 'turnBegan')[0]?.order;
    expect(happened(talked, 'talked').map(({ player }) => player)).toEqual(order);
  });

  test('[T2] every player speaks first about equally often', () => {
    const firsts = [0, 0, 0, 0, 0];
    for (let seed = 0; seed < 1000; seed++) {
      const scene = openScene(plainSetup('custom', aiwolf, null), seeded(`seed ${seed}`));
      const [speaker] = requests(play(scene, until('talk', 1)).village);
      firsts[(speaker?.player ?? 0) - 1]!++;
    }
    for (const count of firsts) expect(Math.abs(count - 200)).toBeLessThan(64);
  });
});

describe('Skip and Over', () => {
  test('[T5] the words are exact; any other text is talk', () => {
    const scene = play(talking(), says('SKIP', ' Skip', 'Over ', 'over'));
    expect(texts(scene)).toEqual(['1 SKIP', '2  Skip', '3 Over ', '4 over']);
    expect(happened(scene, 'substituted')).toEqual([]);
    for (const player of [1, 2, 3, 4]) {
      const back = play(scene, ...Array.from({ length: player - 1 }, () => says('Skip')));
      expect(leftOf(player, back)).toBe(9);
    }
  });

  test('[T6] with `counts: talk` Skip and Over are free', () => {
    const scene = play(talking(), says('hello', 'Skip', 'Over', 'hello'));
    expect(leftOf(1, scene)).toBe(9);
    expect(leftOf(2, play(scene, says('Skip')))).toBe(10);
    expect(leftOf(3, play(scene, says('Skip', 'Skip')))).toBe(10);
  });

  test('[T6] with `counts: answer` every answer costs one', () => {
    const rules = changed(aiwolf, { talk: { counts: 'answer' } });
    const scene = play(talking(rules), says('hello', 'Skip', 'Over', 'hello'));
    expect(leftOf(1, scene)).toBe(9);
    expect(leftOf(2, play(scene, says('Skip')))).toBe(9);
    expect(leftOf(3, play(scene, says('Skip', 'Skip')))).toBe(9);
  });

  test('[T6] every phase begins anew', () => {
    const scene = play(
      villageOf(MANY),
      until('talk', 1),
      says('hello', 'hello', 'a', 'b', 'c'),
      until('talk', 2),
    );
    const [request] = requests(scene.village);
    expect(leftOf(request?.player ?? 0, scene)).toBe(10);
  });

  test('[T7] with `saysOver` who has nothing left says Over and is not asked', () => {
    const rules = changed(aiwolf, { talk: { perPlayer: 1 } });
    given(talking(rules), says('hello', 'Skip', 'Skip'))
      .when(talk(4, 'Skip'))
      .then(
        { type: 'talked', player: 4, text: 'Skip', turn: 0 },
        { type: 'turnBegan', turn: 1, order: [1, 2, 3, 4] },
        {
          type: 'substituted',
          player: 1,
          act: 'talk',
          reason: 'quota',
          sent: null,
          used: 'Over',
          audience: [1],
        },
        { type: 'talked', player: 1, text: 'Over', turn: 1 },
      );
    expect(asked(play(talking(rules), says('hello', 'Skip', 'Skip', 'Skip')))).toEqual(['talk 2']);
  });

  test('[T7] with `passedOver` who has nothing left is not heard of any more', () => {
    const rules = changed(aiwolf, { talk: { perPlayer: 1, exhausted: 'passedOver' } });
    given(talking(rules), says('hello', 'Skip', 'Skip'))
      .when(talk(4, 'Skip'))
      .then({ type: 'talked', player: 4 }, { type: 'turnBegan', turn: 1, order: [2, 3, 4] });
  });

  test('[T8] after two Skips in a row the third is heard as Over', () => {
    const scene = play(talking(), says('Skip', 'a', 'a', 'a', 'Skip', 'b', 'b', 'b'));
    given(scene)
      .when(talk(1, 'Skip'))
      .then(
        { type: 'substituted', player: 1, act: 'talk', reason: 'skips', sent: 'Skip', used: 'Over' },
        { type: 'talked', player: 1, text: 'Over' },
      );
  });

  test('[T8] talk forgives Skips, Over does not', () => {
    const others = says('a', 'a', 'a');
    const forgiven = play(talking(), says('Skip'), others, says('Skip'), others, says('talk'), others);
    given(forgiven).when(talk(1, 'Skip')).then({ type: 'talked', text: 'Skip' });
    const unforgiven = play(talking(), says('Skip'), others, says('Skip'), others, says('Over'), others);
    given(unforgiven)
      .when(talk(1, 'Skip'))
      .then({ type: 'substituted', reason: 'skips' }, { type: 'talked', text: 'Over' });
  });

  test('[T8] Skips are counted anew in every phase', () => {
    const skipping = until('vote', 1, { talk: ({ turn }) => (turn < 2 ? 'Skip' : 'Over') });
    const scene = play(villageOf(MANY), skipping, until('talk', 2));
    given(scene).when(talk(3, 'Skip')).then({ type: 'talked', day: 2, text: 'Skip' });
  });

  test('[T9] with `overLasts: turn` who said Over is asked again and may talk', () => {
    const scene = play(talking(), says('Over', 'a', 'Over', 'Over'));
    expect(asked(scene)).toEqual(['talk 1']);
    given(scene).when(talk(1, 'one more thing')).then({ type: 'talked', text: 'one more thing', turn: 1 });
  });

  test('[T9] with `overLasts: phase` Over is the last word', () => {
    const rules = changed(aiwolf, { talk: { overLasts: 'phase', exhausted: 'passedOver' } });
    given(talking(rules), says('Over', 'a', 'Over'))
      .when(talk(4, 'b'))
      .then({ type: 'talked' }, { type: 'turnBegan', turn: 1, order: [2, 4] });
  });

  test('[T10] a turn of nothing but Over ends the phase', () => {
    given(talking(), says('Over', 'Over', 'Over'))
      .when(talk(4, 'Over'))
      .then({ type: 'talked' }, { type: 'duskFell', day: 1 }, { type: 'phaseBegan', phase: 'vote' });
  });

  test('[T10] a Skip keeps the phase alive', () => {
    given(talking(), says('Over', 'Over', 'Over'))
      .when(talk(4, 'Skip'))
      .then({ type: 'talked' }, { type: 'turnBegan', turn: 1 });
  });

  test('[T10] the last turn ends the phase', () => {
    const rules = changed(aiwolf, { talk: { turns: 2 } });
    const scene = play(talking(rules), says('a', 'b', 'c', 'd', 'e', 'f', 'g'));
    given(scene)
      .when(talk(4, 'h'))
      .then({ type: 'talked', turn: 1 }, { type: 'duskFell' }, { type: 'phaseBegan', phase: 'vote' });
  });

  test('[T10] where nobody is left to be asked the phase ends', () => {
    const rules = changed(aiwolf, { talk: { perPlayer: 1, exhausted: 'passedOver' } });
    given(talking(rules), says('a', 'b', 'c'))
      .when(talk(4, 'd'))
      .then({ type: 'talked', turn: 0 }, { type: 'duskFell' }, { type: 'phaseBegan', phase: 'vote' });
  });

  test('[T10] a village without turns has no talk', () => {
    const rules = changed(aiwolf, { talk: { turns: 0 } });
    const scene = play(villageOf(ROLES, { rules }), until('vote', 1));
    expect(happened(scene, 'talked')).toEqual([]);
  });

  test('[T11] silence is heard as Skip, and may be one Skip too many', () => {
    const heardAs = (reason: string, used: string) => [
      { type: 'substituted', act: 'talk', reason, sent: '', used } as const,
      { type: 'talked', text: used } as const,
    ];
    given(talking())
      .when(talk(1, ''))
      .then(...(heardAs('garbage', 'Skip') as object[]));
    given(talking(changed(aiwolf, { talk: { skips: 0 } })))
      .when(talk(1, ''))
      .then(...(heardAs('skips', 'Over') as object[]));
  });

  test('[T11] silence is heard as Over where the rules say so', () => {
    given(talking(changed(aiwolf, { talk: { silence: 'Over' } })))
      .when(talk(1, ''))
      .then(
        { type: 'substituted', act: 'talk', reason: 'garbage', sent: '', used: 'Over' },
        { type: 'talked', text: 'Over' },
      );
  });
});

describe('what is heard', () => {
  const wrong = { text: 'BECAUSE (VOTE Agent[01])', reason: 'grammar' } as const;

  test('[T12] of a text that the grammar does not allow the village hears Skip, and the record keeps it', () => {
    given(talking())
      .when(talk(1, 'Skip', { wire: wrong }))
      .then(
        { type: 'substituted', reason: 'grammar', sent: wrong.text, used: 'Skip', audience: [1] },
        { type: 'talked', player: 1, text: 'Skip' },
      );
  });

  test('[T12] such a Skip is counted like any other', () => {
    const others = says('a', 'a', 'a');
    const wrongTwice = play(talking(), talk(1, 'Skip', { wire: wrong }), others, says('Skip'), others);
    given(wrongTwice)
      .when(talk(1, 'Skip', { wire: wrong }))
      .then(
        { type: 'substituted', reason: 'skips', sent: wrong.text, used: 'Over' },
        { type: 'talked', text: 'Over' },
      );
  });

  test('[T12] a text cleaned of symbols keeps its manner and its limits', () => {
    const rules = changed(aiwolf, { talk: { length: { ...aiwolf.talk.length, base: 5 } } });
    given(talking(rules))
      .when(talk(1, 'hello all', { wire: { text: 'hello ☆all', reason: 'symbols' }, expression: 'smile' }))
      .then(
        { type: 'substituted', reason: 'symbols', sent: 'hello ☆all', used: 'hello' },
        { type: 'talked', text: 'hello', expression: 'smile' },
      );
  });

  test('[T13] [R000-GRAM-02] an utterance has its speaker and a number that finds it', () => {
    const scene = play(
      villageOf(MANY),
      until('vote', 3, {
        talk: ({ turn, player, day }) => (turn === 0 ? `day ${day} from ${player}` : 'Over'),
      }),
    );
    const talks = happened(scene, 'talked').filter(({ channel }) => channel === 'talk');
    expect(talks.map(({ number }) => number)).toEqual(talks.map((_, index) => index));
    expect(new Set(talks.map(({ day }) => day))).toEqual(new Set([1, 2, 3]));
    const speech = (number: number | null) => talks.filter((talked) => talked.number === number);
    for (const { number, player, day, turn } of talks) {
      expect(speech(number).length).toBe(1);
      if (turn === 0) expect(speech(number)[0]).toMatchObject({ player, text: `day ${day} from ${player}` });
    }
  });

  test('[T13] `idx` counts from 0 in the day; talk and whisper are counted apart', () => {
    const scene = play(
      villageOf(MANY),
      until('vote', 2, { whisper: ({ turn }) => (turn === 0 ? 'psst' : 'Over') }),
    );
    const counted = (channel: Talked['channel'], day: number) =>
      happened(scene, 'talked').filter((talked) => talked.channel === channel && talked.day === day);
    expect(counted('whisper', 0).map(({ idx }) => idx)).toEqual([0, 1, 2, 3]);
    expect(counted('whisper', 1).map(({ idx, number }) => [idx, number])).toEqual([
      [0, 4],
      [1, 5],
      [2, 6],
      [3, 7],
    ]);
    expect(counted('talk', 1).map(({ idx, number }) => [idx, number])[8]).toEqual([8, 8]);
    expect(counted('talk', 2).map(({ idx, number }) => [idx, number])[0]).toEqual([0, 9]);
  });

  test('[T13] with `indexed: phase` every phase of whispers counts from 0', () => {
    const firstDay = ['morningWhisper', 'dusk', 'duskWhisper', 'divine'] as const;
    const whispers = (indexed: 'day' | 'phase') => {
      const rules = { ...changed(aiwolf, { whisper: { indexed } }), firstDay };
      const roles: Role[] = ['werewolf', 'werewolf', 'seer', 'villager', 'villager'];
      return happened(play(villageOf(roles, { rules }), until('divine')), 'talked').map(({ idx }) => idx);
    };
    expect(whispers('phase')).toEqual([0, 1, 0, 1]);
    expect(whispers('day')).toEqual([0, 1, 2, 3]);
  });

  test('[T21] an utterance is one line', () => {
    for (const text of ['a\nb', 'a\rb', '\n']) given(talking()).when(talk(1, text)).refused('lineBreak');
  });

  test('[T21] an utterance has at most 10,000 UTF-16 units', () => {
    given(talking())
      .when(talk(1, 'x'.repeat(10_001)))
      .refused('textTooLong');
    given(talking())
      .when(talk(1, '狼'.repeat(10_000)))
      .then({ type: 'talked', text: '狼'.repeat(10_000) });
    const wire = { text: 'x'.repeat(10_001), reason: 'grammar' } as const;
    given(talking())
      .when(talk(1, 'Skip', { wire }))
      .refused('textTooLong');
  });

  test('[T22] an utterance may answer an earlier one of its channel', () => {
    const scene = play(talking(), says('who is the seer?'));
    given(scene)
      .when(talk(2, 'I am', { replyTo: 0 }))
      .then({ type: 'talked', number: 1, replyTo: 0 });
    for (const replyTo of [1, -1, 0.5, Number.NaN])
      given(scene)
        .when(talk(2, 'I am', { replyTo }))
        .refused('unknownReply');
  });

  test('[T22] a whisper does not answer a talk', () => {
    const scene = play(villageOf(MANY), until('whisper', 1));
    expect(heard(8, scene).filter(({ type }) => type === 'talked').length).toBeGreaterThan(4);
    given(scene)
      .when(whisper(8, 'yes', { replyTo: 2 }))
      .refused('unknownReply');
    given(scene)
      .when(whisper(8, 'yes', { replyTo: 1 }))
      .then({ type: 'talked', channel: 'whisper', replyTo: 1 });
  });
});
