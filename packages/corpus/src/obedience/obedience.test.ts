import { type Event, findPreset, only, plainSetup } from '@mura/engine';
import { headerOf } from '@mura/records';
import { expect, test } from 'vitest';
import { studied } from '../villages/of-record.ts';
import { obedienceIn } from './obedience.ts';

let seq = 0;
const said = (player: number, text: string): Event => {
  const manner = { to: null, replyTo: null, expression: null, language: null };
  return {
    type: 'talked',
    audience: 'public',
    day: 1,
    turn: 0,
    channel: 'talk',
    player,
    text,
    number: seq,
    idx: seq++,
    ...manner,
  };
};
const voted = (player: number, target: number, round = 0): Event => ({
  type: 'voted',
  audience: only(player),
  day: 1,
  round,
  player,
  target,
});

test('[R002-BBS-21] [R002-BBS-22] what the village wished, what each announced and what was done are apart, and compared', () => {
  const rules = findPreset('aiwolf-5');
  if (!rules.ok) return expect.fail(rules.error);
  const setup = plainSetup('aiwolf-5', rules.value, null);
  const events: Event[] = [
    said(1, 'VOTE Agent[02]'),
    said(2, 'VOTE Agent[03]'),
    said(3, 'VOTE Agent[02]'),
    // The last word of a day counts.
    said(4, 'VOTE Agent[01]'),
    said(4, 'VOTE Agent[02]'),
    said(5, 'REQUEST ANY (DIVINATION Agent[03])'),
    voted(1, 2),
    voted(2, 1),
    voted(3, 3),
    // A tie is voted again: the ballot of the last round is theirs.
    voted(3, 2, 1),
    voted(4, 5),
    voted(5, 2),
    { type: 'divined', audience: only(5), day: 1, player: 5, target: 3, result: 'human' },
    { type: 'divined', audience: only(5), day: 2, player: 5, target: 1, result: 'human' },
  ];
  const record = {
    header: headerOf(setup, { village: 'v' }),
    entries: events.map((event, index) => ({ seq: index, at: null, event })),
  };
  expect(obedienceIn(record, studied(record))).toEqual({
    // On day 2 nobody wished anything.
    seers: { count: 1, of: 1 },
    voters: { count: 3, of: 5 },
    ownWords: { count: 2, of: 4 },
  });
});
