import { describe, expect, test } from 'vitest';
import {
  all,
  allVote,
  asked,
  changed,
  decideAll,
  given,
  happened,
  heard,
  many,
  noAnswer,
  play,
  rulesOf,
  says,
  type TestScene,
  talk,
  toTheEnd,
  until,
  villageOf,
  vote,
} from '../testing/index.ts';
import {
  ABSENCES,
  aiwolfRoles,
  aiwolfRules,
  legalActions,
  PRESETS,
  type Role,
  requests,
  viewFor,
} from './index.ts';

const aiwolf = aiwolfRules(aiwolfRoles(5));
const nlp5 = rulesOf('nlp-5');
const nlp13 = rulesOf('nlp-13');
const FIVE: Role[] = [...many(3, 'villager'), 'seer', 'werewolf'];

/** Without a limit of failures, as a host may set it. */
const enduring = changed(nlp5, { absence: { abortedBy: null } });

describe('a missing answer', () => {
  test('[A1] the record says why, and what was used; of the others nobody is told', () => {
    for (const reason of ABSENCES) {
      const scene = play(villageOf(FIVE), until('vote', 1));
      given(scene)
        .when(noAnswer(3, 'vote', reason))
        .then(
          {
            type: 'substituted',
            audience: [3],
            day: 1,
            player: 3,
            act: 'vote',
            reason,
            sent: null,
            used: 1,
            spent: 0,
            manner: null,
          },
          { type: 'voted', player: 3, target: 1, audience: [3] },
        );
      const own = play(scene, vote(3, 1));
      const missed = play(scene, noAnswer(3, 'vote', reason));
      for (const viewer of [1, 2, 4, 5, 'observer'] as const)
        expect(heard(viewer, missed)).toEqual(heard(viewer, own));
    }
  });

  test('[A2] in talk it is heard as Skip, and counts among the Skips', () => {
    const scene = play(villageOf(FIVE), until('talk', 1));
    given(scene)
      .when(noAnswer(1, 'talk', 'late'))
      .then(
        { type: 'substituted', player: 1, act: 'talk', reason: 'late', sent: null, used: 'Skip' },
        { type: 'talked', player: 1, text: 'Skip' },
      );
    const others = says('a', 'a', 'a', 'a');
    const twice = play(scene, noAnswer(1, 'talk'), others, noAnswer(1, 'talk', 'gone'), others);
    given(twice)
      .when(noAnswer(1, 'talk', 'gone'))
      .then({ type: 'substituted', reason: 'gone', used: 'Over' }, { type: 'talked', text: 'Over' });
    given(twice)
      .when(talk(1, 'Skip'))
      .then({ type: 'substituted', reason: 'skips', used: 'Over' }, { type: 'talked', text: 'Over' });
  });

  test('[A2] where `lateTalkCostsSkip` is no, a late or gone Skip does not count, garbage does', () => {
    const rules = changed(aiwolf, { talk: { skips: 1 }, absence: { lateTalkCostsSkip: false } });
    const others = says('a', 'a', 'a', 'a');
    const after = (reason: (typeof ABSENCES)[number]) =>
      play(villageOf(FIVE, { rules }), until('talk', 1), noAnswer(1, 'talk', reason), others);
    const skipIsOver = (scene: TestScene) => {
      const [request] = requests(scene.village);
      if (request === undefined) throw new Error('nobody is asked');
      const legal = legalActions(viewFor(1, scene.events), request);
      return 'skipIsOver' in legal && legal.skipIsOver;
    };
    for (const reason of ['late', 'gone'] as const) {
      expect(skipIsOver(after(reason))).toBe(false);
      given(after(reason)).when(talk(1, 'Skip')).then({ type: 'talked', text: 'Skip' });
    }
    for (const reason of ['garbage', 'illegal'] as const) {
      expect(skipIsOver(after(reason))).toBe(true);
      given(after(reason))
        .when(talk(1, 'Skip'))
        .then({ type: 'substituted', reason: 'skips' }, { type: 'talked', text: 'Over' });
    }
  });

  test('[A7] an illegal answer is refused, and the question stays open', () => {
    const scene = play(villageOf(FIVE), until('vote', 1));
    given(scene).when(vote(3, 3)).refused('targetSelf');
    expect(asked(scene)).toContain('vote 3');
    given(scene).when(vote(3, 2)).then({ type: 'voted', player: 3, target: 2 });
  });

  test('[A1] there is no missing answer where nothing was asked', () => {
    const scene = play(villageOf(FIVE), until('vote', 1));
    given(scene).when(noAnswer(3, 'talk')).refused('notAsked');
    given(scene, vote(3, 1)).when(noAnswer(3, 'vote')).refused('notAsked');
    given(scene).when(noAnswer(5, 'attackVote')).refused('notAsked');
  });
});

describe('who is gone', () => {
  test('[A3] with `gone: standIn` they are asked again, and every answer is missing', () => {
    const scene = play(
      villageOf(FIVE),
      until('talk', 1),
      noAnswer(1, 'talk', 'gone'),
      says('Over', 'Over', 'Over', 'Over'),
    );
    expect(asked(scene)).toEqual(['talk 1']);
    expect(happened(scene, 'failed')).toEqual([]);
  });

  test('[A3] a village of nobody plays to its end', () => {
    const gone = {
      talk: ({ player }: { player: number }) => noAnswer(player, 'talk', 'gone'),
      vote: ({ player }: { player: number }) => noAnswer(player, 'vote', 'gone'),
      divine: ({ player }: { player: number }) => noAnswer(player, 'divine', 'gone'),
      attackVote: ({ player }: { player: number }) => noAnswer(player, 'attackVote', 'gone'),
    };
    const scene = play(villageOf(FIVE), toTheEnd(gone));
    expect(happened(scene, 'ended').length).toBe(1);
  });

  test('[A4] with `gone: fails` everybody is told, and they are never asked again', () => {
    const scene = play(villageOf(FIVE, { rules: enduring }), until('talk', 1));
    given(scene)
      .when(noAnswer(1, 'talk', 'gone'))
      .then(
        { type: 'substituted', player: 1, reason: 'gone', used: 'Skip' },
        { type: 'failed', player: 1, day: 1, audience: 'public' },
        { type: 'talked', player: 1, text: 'Skip' },
      );
    const gone = play(scene, noAnswer(1, 'talk', 'gone'));
    expect(viewFor(3, gone.events).shared.failed).toEqual([true, false, false, false, false]);
    const players = happened(play(gone, toTheEnd()), 'phaseBegan').filter(({ day }) => day >= 1);
    expect(players.slice(1).every((phase) => !phase.asked.includes(1))).toBe(true);
    expect(asked(play(gone, until('vote', 1)))).toEqual(['vote 2', 'vote 3', 'vote 4', 'vote 5']);
    const turns = happened(play(gone, says('a', 'a', 'a', 'a')), 'turnBegan').at(-1);
    expect(turns?.order).toEqual([2, 3, 4, 5]);
  });

  test('[A4] a failed player cannot be chosen, by anybody or for anything', () => {
    const roles: Role[] = [...many(3, 'villager'), 'seer', 'bodyguard', 'villager', 'werewolf'];
    const gone = play(villageOf(roles, { rules: enduring }), noAnswer(1, 'talk', 'gone'));
    const choices = ['divine', 'vote', 'guard', 'attackVote'] as const;
    for (const act of choices) {
      const scene = play(gone, until(act, act === 'divine' ? 0 : 1));
      const [request] = requests(scene.village);
      if (request === undefined) throw new Error('nobody is asked');
      const legal = legalActions(viewFor(request.player, scene.events), request);
      expect('targets' in legal && legal.targets.includes(1)).toBe(false);
      given(scene).when({ type: act, player: request.player, target: 1 }).refused('targetFailed');
    }
  });

  test('[A4] they count as alive: a failed lone werewolf cannot be removed, and wins', () => {
    const gone = play(
      villageOf(FIVE, { rules: enduring }),
      until('talk', 1),
      says('Over', 'Over', 'Over', 'Over'),
    );
    const failed = play(gone, noAnswer(5, 'talk', 'gone'), toTheEnd());
    expect(happened(failed, 'ended')).toMatchObject([{ winner: 'werewolf', why: 'parity' }]);
    expect(viewFor(1, failed.events).shared.alive[4]).toBe(true);
    expect(happened(failed, 'attacked')).toEqual([]);
  });

  test('[A4] votes cast on them before they failed stay', () => {
    const scene = play(villageOf(FIVE, { rules: enduring }), until('vote', 1), vote(1, 2), vote(3, 2));
    const executed = play(scene, noAnswer(2, 'vote', 'gone'), vote(4, 3), vote(5, 1));
    expect(happened(executed, 'executed')).toMatchObject([{ player: 2 }]);
  });

  test('[A4] who is late or answers garbage does not fail', () => {
    for (const reason of ['late', 'garbage', 'illegal'] as const) {
      const scene = play(villageOf(FIVE, { rules: nlp5 }), noAnswer(1, 'talk', reason));
      expect(happened(scene, 'failed')).toEqual([]);
      expect(asked(play(scene, until('vote', 1)))).toContain('vote 1');
    }
  });

  test('[A5] so many failed players end the village without a winner', () => {
    const roles: Role[] = [...many(9, 'villager'), 'seer', 'werewolf', 'werewolf', 'werewolf'];
    const voting = play(villageOf(roles, { rules: nlp13 }), until('vote', 1));
    const one = play(voting, noAnswer(1, 'vote', 'gone'), allVote(2), until('talk', 2));
    expect(happened(one, 'ended')).toEqual([]);
    const two = play(one, until('vote', 2), noAnswer(4, 'vote', 'gone'), all('vote'));
    expect(happened(two, 'ended')).toMatchObject([{ winner: null, why: 'aborted' }]);
    expect(happened(two, 'failed').map(({ player }) => player)).toEqual([1, 4]);
  });

  test('[A5] one of five, one of nine, two of thirteen', () => {
    const limits = ['nlp-5', 'nlp-9', 'nlp-13'].map((name) => PRESETS.get(name)?.absence.abortedBy);
    expect(limits).toEqual([1, 1, 2]);
  });

  test('[A5] an aborted village has no winner, though the last werewolf was executed', () => {
    const scene = play(
      villageOf(FIVE, { rules: nlp5 }),
      until('talk', 1),
      noAnswer(1, 'talk', 'gone'),
      until('vote', 1),
    );
    const ended = play(scene, decideAll('vote', 5, 4));
    expect(happened(ended, 'executed')).toMatchObject([{ player: 5 }]);
    expect(happened(ended, 'ended')).toMatchObject([{ winner: null, why: 'aborted' }]);
  });

  test('[A4] where nobody is left to talk with, there is no talk', () => {
    const roles: Role[] = ['villager', 'villager', 'werewolf'];
    const scene = play(
      villageOf(roles, { rules: enduring }),
      noAnswer(1, 'talk', 'gone'),
      noAnswer(2, 'talk', 'gone'),
    );
    expect(asked(scene)).toEqual(['talk 3']);
    const next = play(scene, talk(3, 'hello?'), until('vote', 1));
    expect(happened(next, 'phaseBegan').filter(({ phase }) => phase === 'talk').length).toBe(1);
  });
});
