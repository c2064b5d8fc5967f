import { describe, expect, test } from 'vitest';
import {
  all,
  allVote,
  byDefault,
  changed,
  happened,
  heard,
  many,
  noAnswer,
  openScene,
  play,
  rulesOf,
  type SceneAnswers,
  type TestScene,
  toTheEnd,
  until,
  villageOf,
} from '../../testing/index.ts';
import { tableOf } from '../../testing/page.ts';
import {
  type Act,
  type Action,
  aiwolfRoles,
  aiwolfRules,
  decide,
  type Event,
  givenTo,
  legalActions,
  maySee,
  plainSetup,
  type Role,
  type Rules,
  requests,
  seeded,
  viewFor,
} from '../index.ts';

const TEN: Role[] = [...many(4, 'villager'), 'fox', 'seer', 'bodyguard', 'medium', 'werewolf', 'werewolf'];
const PACK = [9, 10];
const aiwolf = aiwolfRules(aiwolfRoles(10));
const nlp13 = rulesOf('nlp-13');

/** Games in which everything happens: a cursed fox, ties, failures, closed turns, votes told late. */
function games(): TestScene[] {
  const untold = changed(nlp13, { attack: { rounds: 2 }, absence: { abortedBy: null } });
  const closed = changed(aiwolf, { talk: { turn: 'closed' } });
  const split: SceneAnswers = {
    attackVote: (request, scene) => (request.day === 1 ? request.player - 6 : byDefault(request, scene)),
  };
  return [
    play(villageOf(TEN), until('divine', 0), { type: 'divine', player: 6, target: 5 }, toTheEnd(split)),
    play(villageOf(TEN, { rules: closed }), until('vote', 1), noAnswer(1, 'vote'), toTheEnd(split)),
    play(villageOf(TEN, { rules: untold }), until('talk', 0), noAnswer(1, 'talk', 'gone'), toTheEnd(split)),
    play(villageOf(TEN), until('vote', 1, split), tieEverywhere, until('vote', 2, split), toTheEnd()),
  ];
}

/** 1 and 2 share the votes until chance decides. */
function tieEverywhere(scene: TestScene): TestScene {
  let now = scene;
  for (let round = 0; round < 2; round++) {
    for (const { player } of requests(now.village)) {
      const target = player === 1 ? 2 : player === 2 ? 1 : player % 2 === 0 ? 1 : 2;
      now = play(now, { type: 'vote', player, target });
    }
  }
  return now;
}

/** What the page says of an audience, as a question to an event. */
const WHO: Record<string, (event: Event, rules: Rules) => boolean> = {
  all: ({ audience }) => audience === 'public',
  master: ({ audience }) => audience === 'master',
  'that player': (event) => 'player' in event && event.player !== null && isList(event, [event.player]),
  'talk, vote: all; divine, guard: master; else who takes part': (event) => {
    if (event.type !== 'phaseBegan') return false;
    const { phase, asked, audience } = event;
    if (phase === 'talk' || phase === 'vote') return audience === 'public';
    return phase === 'divine' || phase === 'guard' ? audience === 'master' : isList(event, asked);
  },
  'talk: all; whisper: who whispers': (event) =>
    event.type === 'talked' && (event.channel === 'talk' ? event.audience === 'public' : isList(event, PACK)),
  'told each round: all; else master': ({ audience }, { vote }) =>
    audience === (vote.told === 'eachRound' ? 'public' : 'master'),
  'the pack, by rule; else master': (event) => event.audience === 'master' || isList(event, PACK),
  'by rule the pack; else master': (event, { attack }) =>
    attack.choiceTold ? isList(event, PACK) : event.audience === 'master',
};

function isList({ audience }: Event, players: readonly number[]): boolean {
  return JSON.stringify(audience) === JSON.stringify(players);
}

describe('audiences', () => {
  test('[S2] every event is for whom the page says', () => {
    const rows = tableOf('S2');
    const seen = new Set<string>();
    for (const scene of games()) {
      const rules = viewFor('master', scene.events).shared.rules ?? aiwolf;
      for (const event of scene.events) {
        seen.add(event.type);
        const who = rows.find((row) => row.event === event.type)?.['who learns it'] ?? '';
        expect(WHO[who]?.(event, rules), `${event.type}: ${JSON.stringify(event.audience)}`).toBe(true);
      }
    }
    expect([...seen].sort()).toEqual(rows.map(({ event }) => event).sort());
  });

  test('[S1] a viewer is given the events that name them or all, and nothing else', () => {
    for (const scene of games()) {
      for (const viewer of [1, 5, 6, 9, 'observer'] as const) {
        const given = heard(viewer, scene);
        const others = scene.events.filter((event) => !given.includes(event));
        const isHis = ({ audience }: Event) =>
          audience === 'public' || (Array.isArray(audience) && audience.includes(viewer as number));
        expect(given.every(isHis)).toBe(true);
        expect(others.some(isHis)).toBe(false);
      }
      expect(heard('master', scene)).toEqual(scene.events);
    }
  });

  test('[S1] somebody without a seat sees what all see, and what is for spectators', () => {
    expect(maySee('observer', 'public')).toBe(true);
    expect(maySee('observer', 'spectators')).toBe(true);
    expect(maySee('observer', 'master')).toBe(false);
    expect(maySee('observer', [1, 2])).toBe(false);
    expect(maySee(1, 'spectators')).toBe(false);
    expect(maySee(1, 'master')).toBe(false);
    expect(maySee(1, [2])).toBe(false);
  });

  test('[S1] their numbers have no gaps', () => {
    for (const scene of games())
      for (const viewer of [1, 6, 9, 'observer'] as const)
        expect(givenTo(viewer, scene.events).map(({ number }) => number)).toEqual(
          heard(viewer, scene).map((_, index) => index),
        );
  });
});

describe('what may be answered', () => {
  /** Whether the village accepts this choice. */
  function accepts({ village, chance }: TestScene, type: Act, player: number, target: number): boolean {
    return decide(village, { type, player, target } as Action, chance).ok;
  }

  test('[S3] comes from what the player was given, and is what the village accepts', () => {
    const acts = new Set<string>();
    for (const rules of [aiwolf, changed(nlp13, { absence: { abortedBy: null } })]) {
      let scene = play(villageOf(TEN, { rules }), until('divine', 0));
      for (const act of ['vote', 'divine', 'guard', 'attackVote', 'vote'] as const) {
        scene = play(scene, until(act, 1));
        for (const request of requests(scene.village)) {
          acts.add(act);
          const { player } = request;
          const legal = legalActions(viewFor(player, heard(player, scene)), request);
          if (!('targets' in legal)) throw new Error('a choice has targets');
          const accepted = TEN.map((_, index) => index + 1).filter((target) =>
            accepts(scene, act, player, target),
          );
          expect(legal.targets).toEqual(accepted);
        }
        if (act === 'vote') scene = play(scene, all('vote'));
      }
    }
    expect(acts).toEqual(new Set(['vote', 'divine', 'guard', 'attackVote']));
  });

  test('[S3] a werewolf is shown no werewolf, though nobody else could tell', () => {
    const scene = play(villageOf(TEN), until('attackVote', 1));
    const [request] = requests(scene.village);
    if (request === undefined) throw new Error('nobody is asked');
    const pretending = legalActions(viewFor(1, scene.events), { ...request, player: 1 });
    expect('targets' in pretending && pretending.targets.includes(9)).toBe(true);
    const own = legalActions(viewFor(9, scene.events), request);
    expect('targets' in own && own.targets.includes(10)).toBe(false);
  });
});

describe('what nobody can know', () => {
  test('[S4] who holds which role changes nothing for a villager until it shows', () => {
    const one: Role[] = ['villager', 'seer', 'bodyguard', 'villager', 'villager', 'werewolf', 'possessed'];
    const two: Role[] = ['villager', 'bodyguard', 'possessed', 'seer', 'villager', 'werewolf', 'villager'];
    const same = { divine: () => 3, guard: () => 1, attackVote: () => 7 };
    const story = (roles: Role[]) =>
      play(villageOf(roles), until('vote', 1), allVote(5), until('vote', 2, same));
    expect(heard(1, story(one))).toEqual(heard(1, story(two)));
    expect(heard('observer', story(one))).toEqual(heard('observer', story(two)));
    expect(heard('master', story(one))).not.toEqual(heard('master', story(two)));
  });

  test('[S4] a draw that is hidden does not move one that is seen', () => {
    // A missing attack vote, or another deal of whispers, leaves every order of talk as it was.
    const orders = (whispers: number) => {
      const scene = openScene(plainSetup('aiwolf-15', aiwolfRules(aiwolfRoles(15)), null), seeded('seed'));
      const answers = {
        whisper: ({ turn }: { turn: number }) => (turn < whispers ? 'psst' : 'Over'),
        talk: ({ turn }: { turn: number }) => (turn < 2 ? 'hello' : 'Over'),
      };
      const played = play(scene, until('vote', 2, answers));
      return happened(played, 'talked')
        .filter(({ channel }) => channel === 'talk')
        .map(({ player, number }) => `${player} ${number}`);
    };
    expect(orders(0)).toEqual(orders(5));
  });
});
