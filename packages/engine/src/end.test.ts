import { describe, expect, test } from 'vitest';
import { timeUp } from '../testing/clock/index.ts';
import {
  all,
  allVote,
  asked,
  attackVote,
  changed,
  decideAll,
  divine,
  given,
  happened,
  many,
  noAnswer,
  play,
  rulesOf,
  says,
  type TestScene,
  toTheEnd,
  until,
  villageOf,
} from '../testing/index.ts';
import { aiwolfRoles, aiwolfRules, PRESETS, type Role, requests, viewFor, winners } from './index.ts';

const aiwolf = aiwolfRules(aiwolfRoles(5));
const nlp5 = rulesOf('nlp-5');
const nlp13 = rulesOf('nlp-13');

function ending(scene: TestScene) {
  return happened(scene, 'ended')[0];
}

const FIVE: Role[] = ['villager', 'possessed', 'seer', 'villager', 'werewolf'];

describe('victory', () => {
  test('[E1] [R001-CONT-02] [R001-CONT-07] the village wins when no werewolf lives', () => {
    const scene = play(villageOf(FIVE), until('vote', 1), allVote(5), divine(3, 1));
    expect(ending(scene)).toEqual({
      type: 'ended',
      audience: 'public',
      day: 2,
      winner: 'village',
      why: 'noWerewolf',
    });
  });

  test('[E1] all werewolves must be gone', () => {
    const roles: Role[] = [...many(5, 'villager'), 'werewolf', 'werewolf'];
    const one = play(villageOf(roles), until('vote', 1), allVote(6), until('vote', 2));
    expect(ending(one)).toBeUndefined();
    expect(ending(play(one, allVote(7)))).toMatchObject({ winner: 'village' });
  });

  test('[E2] [R001-CONT-02] [R001-CONT-08] the werewolves win when the others are no more than they', () => {
    // After the night: villager, possessed and werewolf; one more day, and there is one of each side.
    const three = play(villageOf(FIVE), until('vote', 1), allVote(1), divine(3, 5), attackVote(5, 3));
    expect(ending(three)).toBeUndefined();
    expect(asked(three)).toEqual(['talk 2']);
    const equal = play(three, until('vote', 2), allVote(4));
    expect(asked(equal)).toEqual(['attackVote 5']);
    const guarded = play(
      equal,
      all('attackVote', () => 2),
    );
    expect(ending(guarded)).toMatchObject({ winner: 'werewolf', why: 'parity' });
  });

  test('[E2] [R001-CONT-08] the possessed counts among the others', () => {
    const roles: Role[] = ['possessed', 'possessed', 'villager', 'werewolf'];
    const rules = changed(aiwolf, { attack: { humansCountOnce: false, undecided: 'nobody' } });
    const quiet = { attackVote: ({ player }: { player: number }) => noAnswer(player, 'attackVote') };
    const scene = play(villageOf(roles, { rules }), until('vote', 1), allVote(3), until('talk', 2, quiet));
    // Two possessed and one werewolf: not yet.
    expect(ending(scene)).toBeUndefined();
    const last = play(scene, until('vote', 2), allVote(1), all('attackVote', quiet.attackVote), toTheEnd());
    expect(ending(last)).toMatchObject({ winner: 'werewolf', why: 'parity' });
  });

  test('[E2] equal numbers are enough', () => {
    const roles: Role[] = [...many(4, 'villager'), 'werewolf', 'werewolf'];
    const scene = play(villageOf(roles), until('vote', 1), allVote(1), until('attackVote', 1));
    expect(
      ending(
        play(
          scene,
          all('attackVote', () => 2),
        ),
      ),
    ).toMatchObject({ winner: 'werewolf', why: 'parity' });
  });

  test('[E3] a living fox takes the victory of the village', () => {
    const roles: Role[] = ['villager', 'fox', 'villager', 'werewolf'];
    expect(ending(play(villageOf(roles), until('vote', 1), allVote(4)))).toMatchObject({
      winner: 'fox',
      why: 'noWerewolf',
    });
  });

  test('[E3] a living fox takes the victory of the werewolves', () => {
    const roles: Role[] = ['villager', 'fox', 'villager', 'werewolf'];
    const scene = play(villageOf(roles), until('vote', 1), allVote(1), attackVote(4, 3));
    expect(ending(scene)).toMatchObject({ winner: 'fox', why: 'parity' });
  });

  test('[E3] a dead fox takes nothing', () => {
    const roles: Role[] = ['villager', 'fox', 'seer', 'villager', 'werewolf'];
    const scene = play(
      villageOf(roles),
      until('divine'),
      divine(3, 2),
      until('vote', 1),
      allVote(5),
      divine(3, 1),
    );
    expect(ending(scene)).toMatchObject({ winner: 'village' });
  });

  test('[E4] [R001-CONT-06] the dead of the winning team have won', () => {
    const village = play(villageOf(FIVE), until('vote', 1), allVote(1), divine(3, 5), attackVote(5, 3));
    const won = play(village, until('vote', 2), allVote(5));
    expect(ending(won)).toMatchObject({ winner: 'village' });
    expect(viewFor(1, won.events).shared.alive).toEqual([false, true, false, true, false]);
    expect(winners(won.village)).toEqual([1, 3, 4]);
    const lost = play(village, until('vote', 2), allVote(2), attackVote(5, 4));
    expect(ending(lost)).toMatchObject({ winner: 'werewolf' });
    expect(winners(lost.village)).toEqual([2, 5]);
  });
});

describe('when the end is tested', () => {
  test('[E5] with `dawn` a night that changes nothing is still played', () => {
    const decided = play(villageOf(FIVE), until('vote', 1), allVote(5));
    expect(asked(decided)).toEqual(['divine 3']);
    expect(ending(decided)).toBeUndefined();
    const parity = play(villageOf(['villager', 'villager', 'werewolf']), until('vote', 1), allVote(1));
    expect(asked(parity)).toEqual(['attackVote 3']);
    expect(ending(play(parity, attackVote(3, 2)))).toMatchObject({ winner: 'werewolf', day: 2 });
  });

  test('[E6] with `eachPart` the rest of the night is left out', () => {
    given(villageOf(FIVE, { rules: nlp5 }), until('vote', 1), decideAll('vote', 5, 4))
      .when({ type: 'vote', player: 5, target: 1 })
      .then(
        { type: 'voted' },
        { type: 'votesCounted' },
        { type: 'executed', player: 5 },
        { type: 'dawnBroke', day: 2, dead: [] },
        { type: 'ended', day: 2, winner: 'village', why: 'noWerewolf' },
        { type: 'rolesRevealed' },
      );
  });

  test('[E6] an undecided night goes on', () => {
    const scene = play(villageOf(FIVE, { rules: nlp5 }), until('vote', 1), allVote(1));
    expect(asked(scene)).toEqual(['divine 3']);
  });

  test('[E6] [A5] an abort in the day still has its dusk and the first part of the night', () => {
    // As measured: the day is talked to its end, the vote executes somebody, and nothing follows.
    const scene = play(villageOf(FIVE, { rules: nlp5 }), until('talk', 1), noAnswer(1, 'talk', 'gone'));
    expect(happened(scene, 'failed')).toMatchObject([{ player: 1 }]);
    const voting = play(scene, says('Over', 'Over', 'Over', 'Over'));
    expect(asked(voting)).toEqual(['vote 2', 'vote 3', 'vote 4', 'vote 5']);
    given(voting, decideAll('vote', 2, 3))
      .when({ type: 'vote', player: 5, target: 2 })
      .then(
        { type: 'voted' },
        { type: 'votesCounted' },
        { type: 'executed', player: 2 },
        { type: 'dawnBroke', day: 2 },
        { type: 'ended', day: 2, winner: null, why: 'aborted' },
        { type: 'rolesRevealed' },
      );
  });

  test('[E6] [A5] on day 0 the first part of the night is a whisper, so of five nobody does anything more', () => {
    const scene = play(
      villageOf(FIVE, { rules: nlp5 }),
      noAnswer(1, 'talk', 'gone'),
      says('Over', 'Over', 'Over'),
    );
    given(scene)
      .when({ type: 'talk', player: 5, channel: 'talk', text: 'Over' })
      .then(
        { type: 'talked' },
        { type: 'duskFell', day: 0 },
        { type: 'dawnBroke', day: 1, dead: [] },
        { type: 'ended', day: 1, winner: null, why: 'aborted' },
        { type: 'rolesRevealed' },
      );
  });

  test('[E6] [A5] an abort in the first whisper leaves out the talk of the day', () => {
    const roles: Role[] = [...many(5, 'villager'), 'seer', ...many(3, 'werewolf')];
    const scene = play(
      villageOf(roles, { rules: nlp13 }),
      noAnswer(7, 'whisper', 'gone'),
      noAnswer(8, 'whisper', 'gone'),
    );
    given(scene)
      .when({ type: 'talk', player: 9, channel: 'whisper', text: 'Over' })
      .then(
        { type: 'talked' },
        { type: 'duskFell', day: 0 },
        { type: 'dawnBroke', day: 1 },
        { type: 'ended', winner: null, why: 'aborted' },
        { type: 'rolesRevealed' },
      );
  });
});

describe('the last day', () => {
  const idle = {
    vote: ({ player }: { player: number }) => noAnswer(player, 'vote'),
    attackVote: ({ player }: { player: number }) => noAnswer(player, 'attackVote'),
  };

  test('[E7] a village that is undecided after its last day ends without a winner', () => {
    const rules = changed(aiwolf, {
      vote: { missing: 'none' },
      attack: { humansCountOnce: false, undecided: 'nobody' },
      end: { lastDay: 3 },
    });
    const scene = play(villageOf(FIVE, { rules }), toTheEnd(idle));
    expect(ending(scene)).toMatchObject({ day: 4, winner: null, why: 'lastDay' });
    expect(happened(scene, 'dayBegan').map(({ day }) => day)).toEqual([0, 1, 2, 3]);
  });

  const LAST_DAY = { winner: null, why: 'lastDay' };
  const quartet: Role[] = ['villager', 'villager', 'seer', 'werewolf'];

  test('[E7] every preset by turns has a last day', () => {
    for (const [name, rules] of PRESETS) {
      if (rules.clock !== null) continue;
      const forever = changed(rules, {
        vote: { missing: 'none' },
        attack: { humansCountOnce: false, undecided: 'nobody' },
        talk: { turns: 0 },
        whisper: { turns: 0 },
      });
      const scene = play(villageOf(quartet, { rules: forever }), toTheEnd(idle));
      expect(ending(scene), name).toMatchObject({ day: rules.end.lastDay + 1, ...LAST_DAY });
    }
  });

  /** Nobody says or does anything: by the clock, time passes. */
  function inSilence(village: TestScene): TestScene {
    let scene = village;
    while (scene.village.outcome === null) {
      const request = requests(scene.village)[0];
      scene = play(
        scene,
        scene.village.phase.limit === null && request !== undefined
          ? noAnswer(request.player, request.act)
          : timeUp,
      );
    }
    return scene;
  }

  test('[E7] every preset with phases by the clock has a last day', () => {
    for (const [name, rules] of PRESETS) {
      if (rules.clock === null) continue;
      const forever = changed(rules, { vote: { missing: 'none' }, clock: { suddenDeath: null } });
      const scene = inSilence(villageOf(quartet, { rules: forever }));
      expect(ending(scene), name).toMatchObject({ day: rules.end.lastDay + 1, ...LAST_DAY });
    }
  });

  test('[E7] a victory on the last night is a victory', () => {
    const rules = changed(aiwolf, { end: { lastDay: 1 } });
    const scene = play(villageOf(FIVE, { rules }), until('vote', 1), allVote(5), divine(3, 1));
    expect(ending(scene)).toMatchObject({ winner: 'village', why: 'noWerewolf' });
  });
});

describe('after the end', () => {
  const ended = play(villageOf(FIVE), until('vote', 1), allVote(5), divine(3, 1));

  test('[E8] all roles and who played whom are told to everybody', () => {
    expect(ended.events.at(-1)).toEqual({
      type: 'rolesRevealed',
      audience: 'public',
      roles: FIVE,
      players: ['Agent[01]', 'Agent[02]', 'Agent[03]', 'Agent[04]', 'Agent[05]'],
    });
    expect(viewFor(1, ended.events).shared.roles).toEqual(FIVE);
  });

  test('[E8] nothing is asked or accepted any more', () => {
    expect(asked(ended)).toEqual([]);
    given(ended).when({ type: 'vote', player: 1, target: 2 }).refused('ended');
    given(ended).when({ type: 'talk', player: 1, channel: 'talk', text: 'gg' }).refused('ended');
    given(ended).when(noAnswer(1, 'vote')).refused('ended');
  });
});
