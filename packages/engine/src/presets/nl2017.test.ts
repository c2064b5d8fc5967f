import { describe, expect, test } from 'vitest';
import {
  all,
  asked,
  attackVote,
  changed,
  divine,
  given,
  happened,
  heard,
  noAnswer,
  openScene,
  play,
  rulesOf,
  says,
  type TestScene,
  talk,
  toTheEnd,
  until,
  villageOf,
  vote,
} from '../../testing/index.ts';
import { ruleText } from '../../testing/page.ts';
import { decide, givenTo, legalActions, plainSetup, type Role, requests, seeded, viewFor } from '../index.ts';

/** The village of the first natural-language contest. */
const nl2017 = rulesOf('nl2017');
const FIVE: Role[] = ['villager', 'villager', 'possessed', 'seer', 'werewolf'];
const PLAYERS = [1, 2, 3, 4, 5];

function village(rules = nl2017): TestScene {
  return villageOf(FIVE, { rules });
}

describe('day 0', () => {
  test('[R001-CONT-10] there is talk, and nobody is told anything of the game', () => {
    const scene = village();
    expect(asked(scene)).toEqual(PLAYERS.map((player) => `talk ${player}`));
    const greeted = play(
      scene,
      all('talk', ({ turn }) => (turn < 3 ? 'こんにちは' : 'Over')),
    );
    const dusk = greeted.events.findIndex(({ type }) => type === 'duskFell');
    expect(happened(greeted, 'talked').filter(({ text }) => text === 'こんにちは').length).toBe(15);
    const before = { ...greeted, events: greeted.events.slice(0, dusk) };
    for (const player of PLAYERS) {
      const told = new Set(heard(player, before).map(({ type }) => type));
      expect(told).toEqual(new Set(['opened', 'roleTold', 'dayBegan', 'phaseBegan', 'talkSealed', 'talked']));
    }
    expect(asked(greeted)).toEqual(['divine 4']);
  });

  test('[D2] [R001-CONT-11] the first night is a divination and nothing else', () => {
    const scene = play(village(), until('talk', 1));
    const acts = [
      'voted',
      'executed',
      'divined',
      'guarded',
      'attackVoted',
      'attackChosen',
      'attacked',
    ] as const;
    expect(acts.filter((type) => happened(scene, type).length > 0)).toEqual(['divined']);
    expect(
      happened(scene, 'phaseBegan')
        .filter(({ day }) => day === 0)
        .map(({ phase }) => phase),
    ).toEqual(['talk', 'divine']);
    expect(happened(scene, 'dawnBroke')).toMatchObject([{ day: 1, dead: [] }]);
  });
});

describe('talk', () => {
  const morning = play(village(), until('talk', 1));

  test('[T4] all are asked at once, and nobody hears anything before all have answered', () => {
    expect(asked(morning)).toEqual(PLAYERS.map((player) => `talk ${player}`));
    const four = play(morning, talk(5, 'e'), talk(3, 'c'), talk(1, 'a'), talk(2, 'b'));
    expect(asked(four)).toEqual(['talk 4']);
    expect(happened(four, 'talked').filter(({ day }) => day === 1)).toEqual([]);
    for (const player of [1, 2, 3, 5]) {
      const own = heard(player, four).filter(({ type }) => type === 'talkSealed');
      expect(own).toMatchObject([{ player }, { player }]);
      expect(viewFor(player, four.events).own.pages[1]?.sealed.length).toBe(1);
    }
    given(four)
      .when(talk(4, 'd'))
      .then(
        { type: 'talkSealed', player: 4, audience: [4] },
        { type: 'talked', player: 1, text: 'a', audience: 'public' },
        { type: 'talked', player: 2, text: 'b' },
        { type: 'talked', player: 3, text: 'c' },
        { type: 'talked', player: 4, text: 'd' },
        { type: 'talked', player: 5, text: 'e' },
        { type: 'turnBegan', turn: 1 },
      );
    expect(viewFor(1, play(four, talk(4, 'd')).events).own.pages[1]?.sealed).toEqual([]);
  });

  test('[T4] who has answered is not asked again in the turn', () => {
    given(morning, talk(1, 'a')).when(talk(1, 'and another thing')).refused('notAsked');
    given(morning, talk(1, 'a')).when(noAnswer(1, 'talk')).refused('notAsked');
  });

  test('[T4] a turn is told in the order that was drawn for it', () => {
    const drawn = play(openScene(plainSetup('nl2017', nl2017, null), seeded('seed')), until('vote', 1));
    for (const { day, turn, order } of happened(drawn, 'turnBegan')) {
      const told = happened(drawn, 'talked').filter((talked) => talked.day === day && talked.turn === turn);
      expect(told.map(({ player }) => player)).toEqual(order);
    }
  });

  test('[T4] who has no utterance left says Over, sealed like the others', () => {
    const rules = changed(nl2017, { talk: { perPlayer: 1 } });
    const second = play(village(rules), until('talk', 1), says('a', 'Skip', 'Skip', 'Skip', 'Skip'));
    expect(asked(second)).toEqual(['talk 2', 'talk 3', 'talk 4', 'talk 5']);
    given(second, talk(2, 'b'), talk(3, 'c'), talk(4, 'd'))
      .when(talk(5, 'e'))
      .then(
        { type: 'talkSealed', player: 5 },
        ...[1, 2, 3, 4, 5].map((player) => ({ type: 'talked', player, turn: 1 }) as const),
        { type: 'turnBegan', turn: 2 },
        ...[1, 2, 3, 4, 5].flatMap((player) => [
          { type: 'substituted', player, reason: 'quota' } as const,
          { type: 'talkSealed', player, text: 'Over' } as const,
        ]),
        ...[1, 2, 3, 4, 5].map((player) => ({ type: 'talked', player, text: 'Over', turn: 2 }) as const),
        { type: 'duskFell' },
        { type: 'phaseBegan', phase: 'vote' },
      );
  });

  test('[R001-CONT-14] an echo hears nothing of its own turn', () => {
    // Each player repeats, when asked, all they have been given of the others' talk.
    const heardOf = (player: number, scene: TestScene) =>
      givenTo(player, scene.events)
        .flatMap(({ event }) => (event.type === 'talked' || event.type === 'talkSealed' ? [event] : []))
        .filter((utterance) => utterance.day === 1 && utterance.player !== player);
    let scene = morning;
    for (let turn = 0; turn < 4; turn++) {
      for (const player of [3, 5, 1, 4, 2]) {
        const echoed = heardOf(player, scene);
        expect(echoed.length).toBe(turn * 4);
        expect(echoed.every((utterance) => (utterance.turn ?? 99) < turn)).toBe(true);
        scene = play(scene, talk(player, `player ${player} in turn ${turn} after ${echoed.length}`));
      }
    }
  });

  test('[T1] [R001-CONT-13] a turn is one utterance of everybody, and the record counts turns', () => {
    const scene = play(village(), until('vote', 1, { talk: ({ turn }) => (turn < 6 ? 'hello' : 'Over') }));
    const talks = happened(scene, 'talked').filter(({ day }) => day === 1);
    for (let turn = 0; turn < 7; turn++) {
      const players = talks.filter((talked) => talked.turn === turn).map(({ player }) => player);
      expect(players.sort()).toEqual(PLAYERS);
    }
    expect(talks.length).toBe(35);
    expect(talks.map(({ turn }) => turn)).toEqual(talks.map((_, index) => Math.floor(index / 5)));
    const gathering = play(village(), says('a', 'b', 'c', 'd'));
    expect(happened(gathering, 'talked')).toEqual([]);
    const gathered = happened(play(gathering, says('e')), 'talked').map(({ text }) => text);
    expect(gathered.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('[R001-CONT-12] talk goes on for 20 turns', () => {
    const scene = play(village(), until('vote', 1, { talk: ({ day }) => (day === 0 ? 'Over' : 'hello') }));
    const talks = happened(scene, 'talked').filter(({ day }) => day === 1);
    expect(new Set(talks.map(({ turn }) => turn)).size).toBe(20);
    expect(talks.length).toBe(100);
    expect(talks.every(({ text }) => text === 'hello')).toBe(true);
  });

  test('[R001-CONT-12] [R001-CONT-17] Over by all ends the talk of the day at once', () => {
    const scene = play(
      morning,
      says('hello', 'hello', 'hello', 'hello', 'hello'),
      says('Over', 'Over', 'Over', 'Over'),
    );
    given(scene)
      .when(talk(5, 'Over'))
      .then(
        { type: 'talkSealed', player: 5 },
        ...PLAYERS.map((player) => ({ type: 'talked', player, text: 'Over', turn: 1 }) as const),
        { type: 'duskFell', day: 1 },
        { type: 'phaseBegan', phase: 'vote' },
      );
    const four = play(scene, talk(5, 'not yet'));
    expect(asked(four).length).toBe(5);
  });

  test('[R001-CONT-16] who says Skip is asked in the later turns', () => {
    const skipped = play(morning, talk(1, 'Skip'), talk(2, 'a'), talk(3, 'a'), talk(4, 'a'), talk(5, 'a'));
    expect(asked(skipped)).toContain('talk 1');
    given(skipped).when(talk(1, 'now I speak')).then({ type: 'talkSealed', text: 'now I speak', turn: 1 });
    const always = play(
      village(),
      until('vote', 1, { talk: ({ player, day }) => (day === 0 ? 'Over' : player === 1 ? 'Skip' : 'a') }),
    );
    const first = happened(always, 'talked').filter(({ player, day }) => player === 1 && day === 1);
    expect(first.length).toBe(20);
  });

  test('[D3] [R001-CONT-15] talk is accepted in its own part only', () => {
    let scene = village();
    const outside = new Set<string>();
    for (
      let [request] = requests(scene.village);
      request !== undefined;
      [request] = requests(scene.village)
    ) {
      const { act, player } = request;
      if (act !== 'talk') {
        outside.add(act);
        for (const speaker of PLAYERS)
          expect(decide(scene.village, talk(speaker, 'psst'), scene.chance)).toEqual({
            ok: false,
            error: 'notAsked',
          });
      }
      const legal = legalActions(viewFor(player, scene.events), request);
      scene = play(
        scene,
        'targets' in legal ? { type: legal.act, player, target: legal.targets[0] ?? 0 } : says('Over'),
      );
    }
    expect(outside).toEqual(new Set(['divine', 'vote', 'attackVote']));
    expect(decide(scene.village, talk(1, 'psst'), scene.chance)).toEqual({ ok: false, error: 'ended' });
  });

  test('[A2] a late Skip that does not count, does not count in a closed turn either', () => {
    const rules = changed(nl2017, { talk: { skips: 1 }, absence: { lateTalkCostsSkip: false } });
    const others = [talk(2, 'a'), talk(3, 'a'), talk(4, 'a'), talk(5, 'a')];
    const late = play(village(rules), until('talk', 1), noAnswer(1, 'talk'), ...others);
    const request = requests(late.village).find(({ player }) => player === 1);
    if (request === undefined) throw new Error('player 1 is not asked');
    expect(legalActions(viewFor(1, late.events), request)).toMatchObject({ skipIsOver: false });
    given(late).when(talk(1, 'Skip')).then({ type: 'talkSealed', player: 1, text: 'Skip' });
    const own = play(village(rules), until('talk', 1), talk(1, 'Skip'), ...others);
    given(own)
      .when(talk(1, 'Skip'))
      .then({ type: 'substituted', reason: 'skips' }, { type: 'talkSealed', player: 1, text: 'Over' });
  });
});

describe('the vote', () => {
  const voting = play(village(), until('vote', 1));

  /** 1 and 2 get two votes each, 3 one. */
  const tie = [vote(1, 2), vote(2, 1), vote(3, 1), vote(4, 2), vote(5, 3)];

  test('[V9] [R001-CONT-18] the vote is repeated until one is alone on top', () => {
    let scene = voting;
    for (let round = 0; round < 8; round++) {
      scene = play(scene, ...tie);
      expect(asked(scene)).toEqual(PLAYERS.map((player) => `vote ${player}`));
      expect(happened(scene, 'executed')).toEqual([]);
    }
    const decided = play(scene, vote(1, 2), vote(2, 1), vote(3, 1), vote(4, 1), vote(5, 3));
    expect(happened(decided, 'executed')).toMatchObject([{ player: 1 }]);
    expect(happened(decided, 'tieBroken')).toEqual([]);
  });

  test('[V9] [R001-CONT-18] so that it ends, chance decides after the last round; the page says so', () => {
    let scene = voting;
    for (let round = 0; round < nl2017.vote.rounds; round++) scene = play(scene, ...tie);
    expect(happened(scene, 'votesCounted').length).toBe(10);
    expect(happened(scene, 'tieBroken')).toMatchObject([{ vote: 'vote', among: [1, 2], chosen: 1 }]);
    expect(happened(scene, 'executed')).toMatchObject([{ player: 1 }]);
    expect(ruleText('V9')).toMatch(
      /repeated until one is alone on top.*After its last round chance decides/s,
    );
  });

  test('[D3] [R001-CONT-05] a day is talk, then the vote and who leaves, then the acts of the night', () => {
    const scene = play(
      voting,
      vote(1, 2),
      vote(2, 1),
      vote(3, 1),
      vote(4, 1),
      vote(5, 1),
      divine(4, 5),
      attackVote(5, 2),
    );
    const day = scene.events.filter((event) => 'day' in event && event.day === 1);
    const kinds = day.flatMap((event) => (event.type === 'phaseBegan' ? [event.phase] : [event.type]));
    const order = [
      'talk',
      'talked',
      'duskFell',
      'vote',
      'voted',
      'executed',
      'divine',
      'divined',
      'attack',
      'attacked',
    ];
    const places = order.map((kind) => kinds.indexOf(kind as (typeof kinds)[number]));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(happened(scene, 'executed')).toMatchObject([{ player: 1, day: 1 }]);
  });
});

test('a whole game of the contest village comes to its end', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const scene = play(openScene(plainSetup('nl2017', nl2017, null), seeded(seed)), toTheEnd());
    expect(happened(scene, 'ended').length).toBe(1);
  }
});
