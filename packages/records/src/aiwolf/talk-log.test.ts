import { replay, viewFor } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { goldenLog } from '../../testing/logs.ts';
import { playRandomly } from '../../testing/play.ts';
import { eventsOf } from '../record.ts';
import { readTalkLog, writeTalkLog } from './talk-log.ts';

const SAMPLE = goldenLog('sample/nl-contest-2017.log');

function read(text: string) {
  const result = readTalkLog(text, { file: 'sample.log' });
  return result.ok ? result.value : expect.unreachable(`line ${result.error.line}: ${result.error.reason}`);
}

describe('the log lines of the first natural-language contest: day, action, utterance id, turn, agent id, text', () => {
  test('[R001-NLSYS-10] the sample of the paper is read, and written as it was', () => {
    const record = read(SAMPLE);
    const talks = eventsOf(record).filter((event) => event.type === 'talked');
    expect(talks.map(({ day, idx, turn, player }) => [day, idx, turn, player])).toEqual([
      [1, 1, 0, 4],
      [1, 2, 0, 3],
      [1, 3, 0, 1],
      [1, 4, 0, 2],
      [1, 5, 1, 5],
      [1, 6, 1, 4],
      [1, 7, 1, 1],
      [1, 8, 1, 3],
      [1, 9, 1, 2],
      [1, 10, 2, 5],
      [1, 11, 2, 2],
      [1, 12, 2, 3],
    ]);
    expect(talks[0]).toMatchObject({ channel: 'talk', text: '私は占い師だよ', audience: 'public' });
    expect(talks[9]?.text).toBe('Over');
    expect(writeTalkLog(record)).toBe(SAMPLE);
  });

  test('[R001-NLSYS-10] the talk of a game played here is written in these columns', () => {
    const record = playRandomly('nl2017', 'sample');
    const talks = eventsOf(record).filter((event) => event.type === 'talked');
    expect(writeTalkLog(record).split('\n').slice(0, -1)).toEqual(
      talks.map(({ day, channel, idx, turn, player, text }) =>
        [day, channel, idx, turn, player, text].join(','),
      ),
    );
    expect(talks.length).toBeGreaterThan(10);
  });

  test('nobody has a role in it, and nobody stumbles over that', () => {
    const record = read(SAMPLE);
    const events = eventsOf(record);
    expect(events.some(({ type }) => type === 'sealed')).toBe(false);
    expect(record.header.source?.unknown).toEqual(
      expect.arrayContaining(['deal', 'dead', 'players', 'rules']),
    );
    expect(replay(events).table.roles).toEqual([]);
    expect(viewFor(3, events).own.role).toBeNull();
    expect(viewFor('observer', events).shared.pages.flatMap(({ talks }) => talks).length).toBe(12);
  });

  test('other lines are refused', () => {
    const error = (text: string) => {
      const result = readTalkLog(text);
      return result.ok ? null : `${result.error.line}: ${result.error.reason}`;
    };
    expect(error('1,talk,1,0,4,a\n1,vote,1,2\n')).toBe(
      "2: the line is '1,vote,1,2', allowed: talk or whisper",
    );
    expect(error('2,talk,1,0,4,a\n1,talk,1,0,4,a\n')).toBe("2: the day is '1', allowed: 2 or later");
    expect(error('1,talk,1,0,19,a\n')).toBe("1: the largest agent id is '19', allowed: 1..18");
    expect(error('')).toBe("1: the log is '', allowed: talk or whisper");
  });
});
