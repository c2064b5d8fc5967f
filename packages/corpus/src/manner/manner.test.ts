import { type Event, findPreset, plainSetup, type Role, type Talked } from '@mura/engine';
import { headerOf, type VillageRecord } from '@mura/records';
import { describe, expect, test } from 'vitest';
import { studied } from '../villages/of-record.ts';
import { mannerOf, sumOfManners } from './manner.ts';

function talked(player: number, text: string): Talked {
  const heard = {
    type: 'talked',
    audience: 'public',
    day: 1,
    turn: null,
    channel: 'talk',
    to: null,
  } as const;
  const manner = { replyTo: null, expression: null, language: null, number: null, idx: null };
  return { ...heard, ...manner, player, text };
}

function mannerIn(...events: Event[]) {
  const rules = findPreset('aiwolf-5');
  if (!rules.ok) return expect.fail(rules.error);
  const setup = plainSetup('aiwolf-5', rules.value, null);
  const deal: Role[] = ['villager', 'werewolf', 'seer', 'villager', 'possessed'];
  const sealed: Event = { type: 'sealed', audience: 'master', seed: null, players: [], deal };
  const entries = [sealed, ...events].map((event, seq) => ({ seq, at: null, event }));
  const record: VillageRecord = { header: headerOf(setup, { village: 'v' }), entries };
  return mannerOf(record, studied(record));
}

describe('the manner of talk', () => {
  test('counts what was said before, to the letter and but for names', () => {
    const manner = mannerIn(
      talked(1, 'VOTE Agent[02]'),
      talked(3, 'VOTE Agent[02]'),
      talked(4, 'VOTE Agent[03]'),
      talked(5, 'Skip'),
    );
    expect(manner).toMatchObject({
      utterances: 3,
      silences: 1,
      repeatedToTheLetter: 1,
      repeated: 2,
      phrases: 1,
    });
  });

  test('counts own contradictions, and werewolves who say that they are', () => {
    const manner = mannerIn(
      talked(5, 'COMINGOUT Agent[05] SEER'),
      talked(5, 'DIVINED Agent[01] HUMAN'),
      talked(5, 'DIVINED Agent[01] WEREWOLF'),
      talked(5, 'COMINGOUT Agent[05] MEDIUM'),
      talked(2, 'COMINGOUT Agent[02] WEREWOLF'),
      talked(1, 'COMINGOUT Agent[01] WEREWOLF'),
    );
    expect(manner).toMatchObject({ contradictions: 2, secrets: 1 });
  });

  test('counts words that go back on an own result: against who was called human, for who was called a werewolf', () => {
    const manner = mannerIn(
      talked(5, 'DIVINED Agent[01] HUMAN'),
      talked(3, 'ESTIMATE Agent[01] WEREWOLF'),
      talked(5, 'ESTIMATE Agent[01] WEREWOLF'),
      talked(5, 'VOTE Agent[01]'),
      talked(5, 'REQUEST ANY (NOT (VOTE Agent[01]))'),
      talked(3, 'DIVINED Agent[02] WEREWOLF'),
      talked(3, 'ESTIMATE Agent[02] VILLAGER'),
      talked(3, 'ESTIMATE Agent[02] POSSESSED'),
      talked(3, 'REQUEST ANY (VOTE Agent[02])'),
    );
    expect(manner).toMatchObject({ contradictions: 4 });
  });

  test('counts words against the dead, and questions to them', () => {
    const executed: Event = { type: 'executed', audience: 'public', day: 1, player: 2 };
    const manner = mannerIn(
      talked(1, 'VOTE Agent[02]'),
      executed,
      talked(1, 'ESTIMATE Agent[02] WEREWOLF'),
      talked(3, 'REQUEST ANY (VOTE Agent[02])'),
      talked(4, 'INQUIRE Agent[02] (VOTE ANY)'),
      talked(5, 'IDENTIFIED Agent[02] WEREWOLF'),
      talked(3, 'ESTIMATE Agent[02] SEER'),
    );
    expect(manner).toMatchObject({ deadSuspected: 3 });
  });

  test('counts trust in somebody whom one was against, by word or ballot, unless it is taken back', () => {
    const voted: Event = { type: 'voted', audience: [3], day: 1, round: 0, player: 3, target: 2 };
    const manner = mannerIn(
      talked(1, 'ESTIMATE Agent[02] WEREWOLF'),
      voted,
      talked(1, 'ESTIMATE Agent[02] SEER'),
      talked(3, 'ESTIMATE Agent[02] SEER'),
      talked(4, 'ESTIMATE Agent[02] SEER'),
      talked(1, 'AND (NOT (ESTIMATE Agent[02] WEREWOLF)) (ESTIMATE Agent[02] SEER)'),
      talked(1, 'ESTIMATE Agent[02] SEER'),
    );
    expect(manner).toMatchObject({ trustUnsaid: 2 });
  });

  test('counts turns from one accused to another of the same day, unless the first is let go', () => {
    const manner = mannerIn(
      talked(1, 'VOTE Agent[02]'),
      talked(1, 'ESTIMATE Agent[02] WEREWOLF'),
      talked(1, 'ESTIMATE Agent[03] WEREWOLF'),
      talked(1, 'AND (NOT (VOTE Agent[03])) (VOTE Agent[04])'),
      talked(5, 'VOTE Agent[02]'),
      { ...talked(5, 'VOTE Agent[03]'), day: 2 },
    );
    expect(manner).toMatchObject({ turnsUnsaid: 1 });
  });

  test('counts who accuses again whom they let go on that day', () => {
    const manner = mannerIn(
      talked(1, 'VOTE Agent[02]'),
      talked(1, 'NOT (ESTIMATE Agent[02] WEREWOLF)'),
      talked(1, 'VOTE Agent[02]'),
      talked(3, 'NOT (ESTIMATE Agent[02] WEREWOLF)'),
      { ...talked(3, 'VOTE Agent[02]'), day: 2 },
    );
    expect(manner).toMatchObject({ returns: 1 });
  });

  test('counts first ballots of a day for another than the voter accused last on it', () => {
    const voted = (day: number, round: number, player: number, target: number): Event => {
      return { type: 'voted', audience: [player], day, round, player, target };
    };
    const manner = mannerIn(
      ...[talked(1, 'VOTE Agent[02]'), talked(3, 'VOTE Agent[02]'), talked(4, 'VOTE Agent[02]')],
      talked(4, 'NOT (ESTIMATE Agent[02] WEREWOLF)'),
      ...[voted(1, 0, 1, 5), voted(1, 0, 3, 2), voted(1, 0, 4, 5), voted(1, 0, 5, 1)],
      ...[voted(1, 1, 1, 4), voted(2, 0, 1, 3)],
    );
    expect(manner).toMatchObject({ otherBallots: 1 });
  });

  test('counts questions to one player, and whether they spoke again', () => {
    const manner = mannerIn(
      talked(1, 'INQUIRE Agent[02] (VOTE ANY)'),
      talked(2, 'VOTE Agent[01]'),
      talked(3, 'INQUIRE Agent[04] (VOTE ANY)'),
      talked(1, 'INQUIRE ANY (VOTE ANY)'),
    );
    expect(manner).toMatchObject({ questions: 2, answered: 1 });
  });

  test('is summed over games', () => {
    const one = mannerIn(talked(1, 'VOTE Agent[02]'), talked(3, 'VOTE Agent[02]'));
    expect(sumOfManners([one, one])).toMatchObject({ games: 2, utterances: 4, repeated: 2 });
  });
});
