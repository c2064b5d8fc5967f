import { findPreset, plainSetup, type Setup } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { playOut } from '../../testing/villages.ts';
import { coachingFor, memoirsOf, mustFindBot } from '../index.ts';

function setupOf(seed: string): Setup {
  const rules = findPreset('aiwolf-5');
  if (!rules.ok) return expect.fail(rules.error);
  const plain = plainSetup('aiwolf-5', rules.value, seed);
  return {
    ...plain,
    players: plain.cast.map((_, index) => (index === 0 ? 'a person' : `hisui@fair ${index + 1}`)),
  };
}

const SETUP = setupOf('afterwards');
const { record } = playOut(
  SETUP,
  'afterwards',
  SETUP.cast.map(() => mustFindBot('hisui').mind),
);

describe('after a game', () => {
  const memoirs = memoirsOf(record);

  test('each bot tells what it believed at each vote in which it took part, from the record alone', () => {
    expect(memoirs.map(({ player }) => player)).toEqual([2, 3, 4, 5]);
    for (const { player, beliefs } of memoirs) {
      const ballots = record.flatMap((event) =>
        event.type === 'voted' && event.player === player ? [[event.day, event.target]] : [],
      );
      const days = new Map(ballots.map(([day, target]) => [day, target]));
      expect(beliefs.map(({ day, voted }) => [day, voted])).toEqual([...days]);
      for (const { chances } of beliefs) {
        expect(chances.length).toBeGreaterThan(0);
        expect(chances.some(({ player: other }) => other === player)).toBe(false);
        for (const { chance } of chances) expect(chance >= 0 && chance <= 1 + 1e-9).toBe(true);
      }
    }
    expect(memoirsOf(record)).toEqual(memoirs);
  });

  test('what happened after a vote does not change what was believed at it', () => {
    const lastVote = record.findLastIndex(({ type }) => type === 'votesCounted');
    const revealed = record.filter(({ type }) => type === 'rolesRevealed');
    const before = memoirsOf([...record.slice(0, lastVote + 1), ...revealed]);
    expect(before.map(({ beliefs }) => beliefs)).toEqual(memoirs.map(({ beliefs }) => beliefs));
  });

  test('a coach finds the death that changed most, and the chance ends at what came of it', () => {
    const coaching = coachingFor(1, record) ?? expect.fail();
    const { turns, turningPoint } = coaching;
    const changes = turns.map(({ before, after }) => Math.abs(after - before));
    expect(Math.abs(turningPoint!.after - turningPoint!.before)).toBe(Math.max(...changes));
    const ended = record.find((event) => event.type === 'ended');
    const won = ended?.type === 'ended' && ended.winner === 'village';
    expect(turns.at(-1)?.after).toBe(won ? 1 : 0);
  });
});
