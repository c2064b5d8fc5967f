import { type Event, findPreset, only, plainSetup, type Role, type Talked } from '@mura/engine';
import { eventsOf, headerOf, type VillageRecord } from '@mura/records';
import { describe, expect, test } from 'vitest';
import { ownGame } from './own-game.ts';
import { spottingOf } from './spotting.ts';

const DEAL: readonly Role[] = ['seer', 'werewolf', 'villager', 'possessed', 'villager'];

function said(player: number, number: number, text: string, day = 1): Talked {
  const manner = { to: null, replyTo: null, expression: null, language: null, turn: null, idx: null };
  return { type: 'talked', audience: 'public', day, channel: 'talk', player, text, number, ...manner };
}

const mark = (player: number, target: number, mark: 'O' | 'X'): Event => ({
  ...{ type: 'marked', audience: only(player), player, target, role: 'werewolf', mark },
});
const star = (player: number, number: number, starred = true): Event => ({
  ...{ type: 'starred', audience: 'public', player, channel: 'talk', number, starred },
});
const vote = (player: number, target: number, day = 1): Event => ({
  ...{ type: 'voted', audience: only(player), day, round: 0, player, target },
});
const END: readonly Event[] = [
  { type: 'ended', audience: 'public', day: 2, winner: 'werewolf', why: 'parity' },
  { type: 'rolesRevealed', audience: 'public', roles: DEAL, players: ['a', 'b', 'c', 'd', 'e'] },
];
/** Two false seers, and the true one. */
const TALK: readonly Event[] = [
  { type: 'dayBegan', audience: 'public', day: 1 },
  said(1, 0, 'COMINGOUT Agent[01] SEER'),
  said(2, 1, 'COMINGOUT Agent[02] SEER'),
  said(4, 2, 'COMINGOUT Agent[04] SEER'),
  said(1, 3, 'DIVINED Agent[03] HUMAN'),
  said(3, 4, 'VOTE Agent[04]'),
];

function village(events: readonly Event[]): VillageRecord {
  const rules = findPreset('aiwolf-5');
  if (!rules.ok) return expect.fail(rules.error);
  const cast = DEAL.map((_, index) => ({ name: `Agent[0${index + 1}]` }));
  const setup = { ...plainSetup('aiwolf-5', rules.value, null), cast };
  const sealed: Event = {
    ...{ type: 'sealed', audience: 'master', seed: null, players: cast.map(() => 'x'), deal: DEAL },
  };
  const divined: Event = {
    ...{ type: 'divined', audience: only(1), day: 0, player: 1, target: 3, result: 'human' },
  };
  const opened: Event = {
    ...{
      type: 'opened',
      audience: 'public',
      preset: 'aiwolf-5',
      rules: rules.value,
      cast,
      language: 'aiwolf',
    },
  };
  const all = [opened, sealed, divined, ...events];
  return {
    header: headerOf(setup, { village: 'v' }),
    entries: all.map((event, seq) => ({ seq, at: seq, event })),
  };
}

describe('a game, as one of its players looks back on it', () => {
  test('names who lied and was not found out, and who was, with the place of the lie', () => {
    const own = ownGame(village([...TALK, vote(3, 4), ...END]), 3);
    expect(own).toMatchObject({ role: 'villager', winner: 'werewolf', days: 2 });
    expect(own?.deceivers).toEqual([{ player: 2, role: 'werewolf', day: 1, seq: 5 }]);
    expect(own?.found).toEqual([{ player: 4, role: 'possessed', day: 1, by: 'vote' }]);
  });

  test('takes nobody for found who was marked and the mark taken back, or marked after the end', () => {
    const marked = [...TALK, mark(3, 2, 'O'), mark(3, 4, 'O'), mark(3, 2, 'X'), ...END, mark(3, 2, 'O')];
    const own = ownGame(village(marked), 3);
    expect(own?.found).toEqual([{ player: 4, role: 'possessed', day: 1, by: 'mark' }]);
    expect(own?.deceivers.map(({ player }) => player)).toEqual([2]);
  });

  test('accuses nobody of the village: what a true seer learned was not told to everybody', () => {
    const own = ownGame(village([...TALK, ...END]), 3);
    expect(own?.deceivers.map(({ player }) => player)).toEqual([2, 4]);
    expect(ownGame(village([...TALK, ...END]), 4)?.deceivers).toEqual([]);
  });

  test('counts the stars of others at its own posts, each once', () => {
    const stars = [star(1, 4), star(1, 4), star(2, 4), star(2, 4, false), star(3, 4), star(5, 4), star(5, 0)];
    const own = ownGame(village([...TALK, ...END, ...stars]), 3);
    expect(own?.best).toEqual([{ seq: 8, day: 1, stars: 2 }]);
    expect(ownGame(village([...TALK, ...END, ...stars]), 1)?.best).toEqual([{ seq: 4, day: 1, stars: 1 }]);
  });

  test('tells how well a player of the village aimed at werewolves, beside blind chance', () => {
    const lateFor = (act: 'vote' | 'talk', used: number | null): Event => ({
      ...{ type: 'substituted', audience: only(3), day: 3, player: 3, act, reason: 'late', sent: null, used },
      ...{ spent: 0, manner: null },
    });
    const executed: Event = { type: 'executed', audience: 'public', day: 1, player: 1 };
    const game = [
      ...[vote(3, 4), vote(3, 2), executed, vote(3, 4, 2)],
      // What was chosen in their place is not theirs; where nothing was, their next ballot is.
      ...[lateFor('vote', 2), vote(3, 2, 3), lateFor('vote', null), lateFor('talk', 2), vote(3, 2, 4)],
      ...[mark(3, 2, 'O'), mark(3, 4, 'O'), mark(3, 5, 'O'), mark(3, 5, 'X')],
    ];
    const own = ownGame(village([...TALK, ...game, ...END, mark(3, 1, 'O')]), 3);
    expect(own?.spotting).toEqual({
      votes: { aimed: 3, hit: 2, blind: expect.closeTo(1 / 4 + 1 / 3 + 1 / 3) },
      marks: { aimed: 2, hit: 1, blind: 2 / 4 },
    });
    const divined: Event = {
      ...{ type: 'divined', audience: only(1), day: 1, player: 1, target: 2, result: 'werewolf' },
    };
    const seer = ownGame(village([...TALK, divined, vote(1, 2), mark(1, 2, 'O'), ...END]), 1);
    expect(seer?.spotting).toEqual({
      votes: { aimed: 0, hit: 0, blind: 0 },
      marks: { aimed: 0, hit: 0, blind: 0 },
    });
    expect(ownGame(village([...TALK, vote(2, 4), ...END]), 2)?.spotting).toBeNull();
  });

  test('every kind of werewolf counts as one', () => {
    const given = eventsOf(village([...TALK, vote(3, 2), ...END]));
    const great = DEAL.map((role) => (role === 'werewolf' ? 'greatWolf' : role));
    for (const roles of [DEAL, great]) expect(spottingOf(given, 3, roles)?.votes).toMatchObject({ hit: 1 });
  });

  test('is nothing while the roles are secret', () => {
    expect(ownGame(village(TALK), 3)).toBeNull();
  });

  test('does not change by what the player was never given', () => {
    const hidden = [mark(1, 2, 'O'), vote(5, 4), { ...star(5, 4), audience: only(5) } as Event];
    const [plain, more] = [TALK, [...TALK, ...hidden]].map((talk) => ownGame(village([...talk, ...END]), 3));
    expect(more).toEqual(plain);
  });
});
