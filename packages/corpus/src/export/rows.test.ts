import { readFileSync } from 'node:fs';
import { readLicosLog } from '@mura/records';
import { describe, expect, test } from 'vitest';
import { studied } from '../villages/of-record.ts';
import { COLUMNS, EXPORTED, rowsOf } from './rows.ts';

const GAME = new URL('../../../../golden/licos/game-5-players-seer.jsonl', import.meta.url);

function rows() {
  const read = readLicosLog(readFileSync(GAME, 'utf8'));
  if (!read.ok) return expect.fail(read.error.reason);
  return rowsOf(read.value, studied(read.value));
}

describe('the rows of a game of the real LiCOS client', () => {
  const { utterances, votes } = rows();
  const said = utterances.find(({ text }) => text === 'Borya怪しくない？');

  test('[R003-LPLAY-03] join an utterance with the board before it, the private posts of the day and the next vote', () => {
    expect(said).toMatchObject({
      role: 'seer',
      board: [
        { target: 2, role: 'villager', mark: 'Δ' },
        { target: 2, role: 'werewolf', mark: 'O' },
        { target: 3, role: 'villager', mark: 'X' },
      ],
    });
  });

  test('[R003-LPLAY-13] have the vote that shows the mind', () => {
    expect(said?.nextVote).toBe(2);
  });

  test('[R003-LPLAY-14] have what was written in private', () => {
    expect(said?.memos).toEqual(['本当はBoryaは村人だと思う']);
  });

  test('[R003-LPLAY-15] have the time of the server and of the client, of talk and votes', () => {
    const own = votes.filter(({ player }) => player === 1);
    expect(own.length).toBeGreaterThan(0);
    for (const { at, clientAt } of [said!, ...own]) {
      expect(Number.isInteger(at)).toBe(true);
      expect(Number.isInteger(clientAt)).toBe(true);
    }
  });
});

test('the columns that files are told of are those of the rows', () => {
  const all = rows();
  for (const table of EXPORTED)
    for (const row of all[table]) expect(Object.keys(row).sort()).toEqual(Object.keys(COLUMNS[table]).sort());
});
