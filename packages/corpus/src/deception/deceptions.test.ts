import {
  type Event,
  findPreset,
  hashText,
  only,
  plainSetup,
  ROLES,
  type Role,
  type Talked,
} from '@mura/engine';
import { headerOf, type VillageRecord } from '@mura/records';
import { describe, expect, test } from 'vitest';
import { studied } from '../villages/of-record.ts';
import { countDeceptions, deceptionsIn, lieTimelines } from './deceptions.ts';
import { type DeceptionLabel, keyOfLabel } from './label.ts';
import { parseReview, standingLabels, withReviews } from './review.ts';

const agent = (player: number) => `Agent[${String(player).padStart(2, '0')}]`;

function said(day: number, player: number, text: string): Talked {
  const manner = { to: null, replyTo: null, expression: null, language: null };
  return {
    type: 'talked',
    audience: 'public',
    day,
    turn: null,
    channel: 'talk',
    player,
    text,
    number: null,
    idx: null,
    ...manner,
  };
}

function village(
  deal: readonly Role[],
  events: readonly Event[],
  unknown: readonly string[] = [],
): VillageRecord {
  const rules = findPreset('bbs-15');
  if (!rules.ok) return expect.fail(rules.error);
  const cast = deal.map((_, index) => ({ name: agent(index + 1) }));
  const setup = { ...plainSetup('bbs-15', rules.value, null), cast };
  const sealed: Event = {
    type: 'sealed',
    audience: 'master',
    seed: null,
    players: cast.map(() => 'x'),
    deal,
  };
  const told = deal.map((role, index): Event => {
    const fellows = deal.flatMap((other, place) =>
      role === 'werewolf' && other === role && place !== index ? [place + 1] : [],
    );
    return { type: 'roleTold', audience: only(index + 1), player: index + 1, role, fellows };
  });
  const source = unknown.length === 0 ? null : { format: 'test', unknown, notes: {} };
  return {
    header: headerOf(setup, { village: 'v', source }),
    entries: [sealed, ...told, ...events].map((event, seq) => ({ seq, at: seq, event })),
  };
}

function labels(record: VillageRecord): DeceptionLabel[] {
  return deceptionsIn(record, studied(record));
}

function short(all: readonly DeceptionLabel[]): string[] {
  return all.map(
    ({ player, kind, basis, source, stated }) => `${player} ${kind} ${basis}/${source} ${stated}`,
  );
}

/** A deal and talk by chance, with the lies that were put into it. */
function planted(seed: string): { readonly record: VillageRecord; readonly lies: readonly string[] } {
  const rules = findPreset('bbs-15');
  if (!rules.ok) return expect.fail(rules.error);
  const chance = (what: string, among: number) => hashText(seed, what) % among;
  const seats = ROLES.flatMap((role) => new Array<Role>(rules.value.roles[role] ?? 0).fill(role));
  const deal = seats
    .map((role, index) => ({ role, lot: hashText(seed, `deal ${index}`) }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ role }) => role);
  const events: Event[] = [];
  const lies: string[] = [];
  for (let turn = 0; turn < 60; turn++) {
    const player = 1 + chance(`who ${turn}`, 15);
    const target = 1 + ((player + chance(`whom ${turn}`, 13)) % 15);
    const role = deal[player - 1]!;
    const kind = chance(`kind ${turn}`, 3);
    if (target === player) continue;
    if (kind === 0) {
      const claimed = (['SEER', 'MEDIUM', 'VILLAGER', 'BODYGUARD'] as const)[chance(`claim ${turn}`, 4)]!;
      const text = `COMINGOUT ${agent(player)} ${claimed}`;
      events.push(said(1, player, text));
      if (claimed.toLowerCase() !== role) lies.push(`${player} falseClaim fact/record ${text}`);
    } else if (kind === 1) {
      // Nobody had a result, so every report is false.
      const text = `DIVINED ${agent(target)} ${chance(`saw ${turn}`, 2) === 0 ? 'HUMAN' : 'WEREWOLF'}`;
      if (role === 'werewolf') continue;
      events.push(said(1, player, text));
      lies.push(`${player} falseResult fact/record ${text}`);
    } else if (role !== 'werewolf') {
      const mark = chance(`mark ${turn}`, 2) === 0 ? 'X' : 'O';
      events.push({ type: 'marked', audience: only(player), player, target, role: 'werewolf', mark });
      events.push(said(1, player, `ESTIMATE ${agent(target)} WEREWOLF`));
      if (mark === 'X') lies.push(`${player} falseSuspicion belief/board suspicion of ${agent(target)}`);
    }
  }
  return { record: village(deal, events), lies };
}

describe('[R003-LLOG-04] [R003-LLOG-05] labels of deception', () => {
  test('are those that were planted in villages of 15, and no others', () => {
    let found = 0;
    for (let number = 0; number < 20; number++) {
      const { record, lies } = planted(`planted ${number}`);
      const sure = labels(record).filter(({ basis, source }) => basis === 'fact' || source === 'board');
      // A report is a stance, too, and may part from a board: only the planted estimates are looked at.
      const wanted = sure.filter(({ basis, seq }) => {
        const event = record.entries[seq!]!.event as Talked;
        return basis === 'fact' || event.text.startsWith('ESTIMATE');
      });
      expect(short(wanted).sort()).toEqual([...lies].sort());
      found += lies.length;
    }
    expect(found).toBeGreaterThan(200);
  });

  test('name a result that somebody who had come out kept back', () => {
    const divined = (day: number, target: number): Event => ({
      type: 'divined',
      audience: only(1),
      day,
      player: 1,
      target,
      result: target === 2 ? 'werewolf' : 'human',
    });
    const deal: Role[] = ['seer', 'werewolf', 'villager'];
    const talk = [
      said(1, 1, 'COMINGOUT Agent[01] SEER'),
      divined(1, 3),
      said(2, 1, 'DIVINED Agent[03] HUMAN'),
      divined(2, 2),
      said(3, 1, 'VOTE Agent[03]'),
    ];
    const [omission, ...others] = labels(village(deal, talk)).filter(({ kind }) => kind === 'omission');
    expect(others).toEqual([]);
    expect(omission).toMatchObject({ day: 3, about: 2, held: 'WEREWOLF', basis: 'fact', confidence: 1 });
    // Who has not come out may have reasons, and owes nothing.
    expect(labels(village(deal, talk.slice(1))).filter(({ kind }) => kind === 'omission')).toEqual([]);
  });

  test('do not call a report a lie where the source does not tell divinations', () => {
    const deal: Role[] = ['seer', 'werewolf', 'villager'];
    const talk = [said(1, 1, 'DIVINED Agent[03] HUMAN'), said(1, 2, 'DIVINED Agent[03] HUMAN')];
    const facts = labels(village(deal, talk, ['divined'])).filter(({ basis }) => basis === 'fact');
    expect(short(facts)).toEqual(['2 falseResult fact/record DIVINED Agent[03] HUMAN']);
  });

  test('are as many as an utterance has stances against what was held, each with its own evidence', () => {
    const deal: Role[] = ['villager', 'werewolf', 'villager', 'villager'];
    const marked = (target: number): Event => ({
      type: 'marked',
      audience: only(1),
      player: 1,
      target,
      role: 'werewolf',
      mark: 'X',
    });
    const text = 'AND (ESTIMATE Agent[03] WEREWOLF) (ESTIMATE Agent[04] WEREWOLF)';
    const all = labels(village(deal, [marked(3), marked(4), said(1, 1, text)]));
    expect(short(all)).toEqual([
      '1 falseSuspicion belief/board suspicion of Agent[03]',
      '1 falseSuspicion belief/board suspicion of Agent[04]',
    ]);
    const [first, second] = all;
    expect([first?.evidence[0], second?.evidence[0]]).toEqual([first!.seq! - 2, first!.seq! - 1]);
    // Of whom nothing is held, a guess is made, also where a belief about somebody else is shown.
    const turned = [marked(3), said(1, 1, 'NOT (ESTIMATE Agent[04] WEREWOLF)'), said(1, 1, text)];
    expect(short(labels(village(deal, turned)))).toEqual([
      '1 falseSuspicion belief/board suspicion of Agent[03]',
      '1 falseSuspicion guess/ownWords suspicion of Agent[04]',
    ]);
  });

  test('are of votes that somebody calls for, as of their own', () => {
    const deal: Role[] = ['werewolf', 'werewolf', 'villager'];
    for (const text of ['VOTE Agent[03]', 'REQUEST ANY (VOTE Agent[03])'])
      expect(short(labels(village(deal, [said(1, 1, text)])))).toEqual([
        '1 falseSuspicion belief/knowledge suspicion of Agent[03]',
      ]);
  });

  test('guess only where nothing shows what was held, and say that it is weak', () => {
    const deal: Role[] = ['villager', 'werewolf', 'villager'];
    const talk = [said(1, 1, 'ESTIMATE Agent[03] VILLAGER'), said(1, 1, 'ESTIMATE Agent[03] WEREWOLF')];
    const [guess, ...others] = labels(village(deal, talk));
    expect(others).toEqual([]);
    expect(guess).toMatchObject({
      basis: 'guess',
      kind: 'falseSuspicion',
      held: 'no werewolf',
      source: 'ownWords',
    });
    expect(guess!.confidence).toBeLessThan(0.5);
    expect(labels(village(deal, [talk[0]!, said(2, 1, 'ESTIMATE Agent[03] WEREWOLF')]))).toEqual([]);
  });
});

describe('labels of words that somebody has said how they were meant', () => {
  const deal: Role[] = ['villager', 'werewolf', 'villager', 'villager'];
  const corrected = (text: string): Event => ({
    ...{
      type: 'corrected',
      audience: 'public',
      day: 1,
      channel: 'talk',
      number: 0,
      player: 1,
      speaker: 1,
      text,
    },
  });

  test('are labels of what was meant: a claim that was none, and one that the words hid', () => {
    const claim = { ...said(1, 1, '私は占い師だ。'), number: 0 };
    expect(short(labels(village(deal, [claim])))).toHaveLength(1);
    expect(labels(village(deal, [claim, corrected('')]))).toEqual([]);
    const hidden = { ...said(1, 1, 'そういうことです。'), number: 0 };
    expect(labels(village(deal, [hidden]))).toEqual([]);
    expect(short(labels(village(deal, [hidden, corrected('COMINGOUT Agent[01] SEER')])))).toEqual([
      '1 falseClaim fact/record COMINGOUT Agent[01] SEER',
    ]);
  });

  test('are no labels of plain words that meant nothing', () => {
    const marked: Event = {
      ...{ type: 'marked', audience: only(1), player: 1, target: 3, role: 'werewolf', mark: 'X' },
    };
    const text = 'Agent[03]が怪しい';
    const words = { ...said(1, 1, text), number: 0 };
    expect(labels(village(deal, [marked, words]))).not.toEqual([]);
    expect(labels(village(deal, [marked, words, corrected('')]))).toEqual([]);
  });
});

test('labels of a village of which some roles are told are of those players alone', () => {
  const deal: Role[] = ['villager', 'werewolf', 'villager', 'villager'];
  const talk = [1, 2, 3].map((player) => said(1, player, `COMINGOUT Agent[0${player}] SEER`));
  const whole = village(deal, [...talk, said(1, 2, 'VOTE Agent[04]')], ['deal', 'fellows']);
  // Of the others nothing is known, and so not who was a fellow of the werewolf.
  const entries = whole.entries.filter(
    ({ event }) => event.type !== 'sealed' && !(event.type === 'roleTold' && event.player !== 2),
  );
  expect(short(labels({ ...whole, entries }))).toEqual(['2 falseClaim fact/record COMINGOUT Agent[02] SEER']);
});

describe('labels and their reviews', () => {
  const { record } = planted('review');
  const all = labels(record);

  test('are counted by basis and kind, never added up, and laid out by player in the order of talk', () => {
    const counts = countDeceptions(all);
    expect(counts.reduce((sum, { labels: count }) => sum + count, 0)).toBe(all.length);
    expect(new Set(counts.map(({ basis }) => basis)).size).toBeGreaterThan(1);
    const timelines = lieTimelines(studied(record), all);
    expect(timelines).toHaveLength(15);
    for (const { player, labels: own } of timelines) {
      expect(own.every((label) => label.player === player)).toBe(true);
      expect(own.map(({ seq }) => seq)).toEqual(own.map(({ seq }) => seq!).sort((a, b) => a - b));
    }
  });

  test('are confirmed, corrected or rejected; the last decision counts', () => {
    const [one, two, three] = all.slice(0, 3) as [DeceptionLabel, DeceptionLabel, DeceptionLabel];
    const review = { village: 'v', by: 'r' };
    const reviewed = withReviews(
      'v',
      [one, two, three],
      [
        { ...review, label: keyOfLabel(one), decision: 'confirm' },
        { ...review, label: keyOfLabel(two), decision: 'confirm' },
        { ...review, label: keyOfLabel(two), decision: 'reject' },
        { ...review, label: keyOfLabel(three), decision: 'correct', corrected: { kind: 'omission' } },
        { ...review, village: 'other', label: keyOfLabel(one), decision: 'reject' },
      ],
    );
    expect(reviewed.map(({ decision }) => decision)).toEqual(['confirm', 'reject', 'correct']);
    expect(standingLabels(reviewed)).toEqual([one, { ...three, kind: 'omission' }]);
  });

  test('are read from lines, or refused with what is allowed', () => {
    const line = { village: 'v', label: 'l', by: 'r', decision: 'confirm' };
    expect(parseReview(JSON.stringify(line))).toEqual({ ok: true, value: line });
    for (const wrong of [
      'x',
      '[]',
      JSON.stringify({ ...line, decision: 'perhaps' }),
      JSON.stringify({ ...line, decision: 'correct' }),
      JSON.stringify({ ...line, corrected: { kind: 'omission' } }),
      JSON.stringify({ ...line, decision: 'correct', corrected: { kind: 'lie' } }),
      JSON.stringify({ ...line, by: '' }),
    ])
      expect(parseReview(wrong).ok).toBe(false);
  });
});
