import { type Event, OVER } from '@mura/engine';
import { expect, test } from 'vitest';
import { blankPlayer, withoutNames } from './blank.ts';

const manner = { replyTo: null, expression: null, language: null };
const said: Event = {
  type: 'talked',
  audience: 'public',
  day: 1,
  turn: 0,
  channel: 'talk',
  player: 2,
  text: 'I am the seer',
  to: null,
  ...manner,
  number: 0,
  idx: 0,
};

test('of a player who takes back their words the texts and the name are blanked', () => {
  expect(blankPlayer(said, 2)).toEqual({ ...said, text: '' });
  const note: Event = { type: 'noted', audience: [2], player: 2, text: 'secret thought' };
  expect(blankPlayer(note, 2)).toEqual({ ...note, text: '' });
  const sealed: Event = {
    type: 'sealed',
    audience: 'master',
    seed: 's',
    players: ['ann', 'ben'],
    deal: ['seer', 'werewolf'],
  };
  expect(blankPlayer(sealed, 2)).toEqual({ ...sealed, players: ['ann', ''] });
  const wire: Event = {
    type: 'substituted',
    audience: [2],
    day: 1,
    player: 2,
    act: 'talk',
    reason: 'length',
    sent: 'a long text',
    used: 'a long',
    spent: 3,
    manner: null,
  };
  expect(blankPlayer(wire, 2)).toEqual({ ...wire, sent: '', used: '' });
});

test('facts stay, and so does what others said', () => {
  expect(blankPlayer(said, 1)).toBe(said);
  const vote: Event = { type: 'voted', audience: [2], day: 1, round: 0, player: 2, target: 1 };
  expect(blankPlayer(vote, 2)).toBe(vote);
  const over: Event = { ...said, text: OVER };
  expect(blankPlayer(over, 2)).toEqual(over);
});

test('an anonymous record has no names of people', () => {
  const told: Event = { type: 'rolesRevealed', audience: 'public', roles: ['seer'], players: ['ann'] };
  expect(withoutNames(told)).toEqual({ ...told, players: [''] });
  const watcher: Event = {
    type: 'watcherTalked',
    audience: 'spectators',
    day: 1,
    name: 'zoe',
    text: 'hm',
    language: null,
  };
  expect(withoutNames(watcher)).toEqual({ ...watcher, name: null });
});
