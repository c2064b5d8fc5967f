import { type Character, type Event, findPreset, plainSetup, type Role } from '@mura/engine';
import { headerOf, type VillageRecord } from '@mura/records';
import { expect, test } from 'vitest';
import { studied } from '../villages/of-record.ts';
import { layersOf } from './layers.ts';

const ROLES: readonly Role[] = ['seer', 'werewolf', 'villager', 'villager'];

function talked(player: number, text: string, idx: number): Event {
  const place = { audience: 'public', day: 1, turn: null, channel: 'talk', to: null, replyTo: null } as const;
  return { type: 'talked', ...place, expression: null, language: null, player, text, number: idx, idx };
}

function record(events: readonly Event[]): VillageRecord {
  const rules = findPreset('bbs-15');
  if (!rules.ok) return expect.fail(rules.error);
  const cast = ['A', 'B', 'C', 'D'].map((name) => ({ name }) as Character);
  const setup = { ...plainSetup('bbs-15', rules.value, null), cast };
  return {
    header: headerOf(setup, { village: 'v' }),
    entries: events.map((event, seq) => ({ seq, at: seq * 1000, event })),
  };
}

const PLAYED = record([
  { type: 'sealed', audience: 'master', seed: null, players: [], deal: ROLES },
  { type: 'divined', audience: [1], day: 0, player: 1, target: 2, result: 'werewolf' } as Event,
  talked(1, 'VOTE Agent[02]', 0),
  talked(3, 'VOTE Agent[02]', 1),
  talked(2, 'COMINGOUT Agent[02] SEER', 2),
  talked(2, 'VOTE Agent[03]', 3),
]);

test('the layers of a replay have every relation with the two utterances that it joins', () => {
  const { posts } = layersOf(PLAYED, studied(PLAYED));
  expect(posts.map(({ seq, relation, previous }) => [seq, relation, previous])).toEqual([
    [2, 'none', null],
    [3, 'attune', 2],
    [5, 'rebut', 3],
  ]);
  expect(posts[0]?.tags).toEqual([{ topic: 'vote', denied: false, target: 'B' }]);
});

test('and every lie with the events that show it', () => {
  const { lies } = layersOf(PLAYED, studied(PLAYED));
  expect(lies).toMatchObject([
    {
      seq: 4,
      label: { player: 2, role: 'werewolf', kind: 'falseClaim', basis: 'fact', held: 'WEREWOLF' },
      evidence: [{ seq: 0, type: 'sealed', text: null }],
    },
  ]);
});

test('[R002-ANA-05] and how often each joined opinions against werewolves, as a tell after the game', () => {
  const { tells } = layersOf(PLAYED, studied(PLAYED));
  const against = (player: number) => tells.find((tell) => tell.player === player)?.against;
  expect(against(3)).toEqual({ human: { joined: 0, of: 0 }, werewolf: { joined: 1, of: 1 } });
  // The werewolf answers an opinion against a werewolf, and does not join it.
  expect(against(2)?.werewolf).toEqual({ joined: 0, of: 1 });
  // Who answers a word for a werewolf answers no opinion against one.
  const spared = record([
    PLAYED.entries[0]!.event as Event,
    talked(1, 'NOT (VOTE Agent[02])', 0),
    talked(3, 'NOT (VOTE Agent[02])', 1),
  ]);
  const tell = layersOf(spared, studied(spared)).tells.find(({ player }) => player === 3);
  expect(tell?.against.werewolf).toEqual({ joined: 0, of: 0 });
  const unknown = record(PLAYED.entries.slice(1).map(({ event }) => event as Event));
  expect(layersOf(unknown, studied(unknown)).tells).toEqual([]);
});
