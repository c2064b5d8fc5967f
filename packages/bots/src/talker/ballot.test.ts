import type { PlayerId, Question } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { ToldVillage } from '../../testing/told.ts';
import { keptVote } from './ballot.ts';
import { newDay } from './speaker.ts';

interface BallotCase {
  readonly isDeceiver?: boolean;
  readonly fellows?: readonly PlayerId[];
  /** From player 1. */
  readonly chances?: readonly number[];
}

/** For whom player 1 votes whose mind would vote for `wanted`. */
function voteIn({ book }: ToldVillage, wanted: PlayerId, voter: BallotCase = {}): PlayerId | undefined {
  const { isDeceiver = false, fellows = [], chances = [0, 0.2, 0.2, 0.2, 0.2] } = voter;
  const targets = [...book.alive].filter((player) => player !== 1);
  const question = { request: {}, legal: { act: 'vote', targets } } as unknown as Question;
  const ballots = new Map<number, PlayerId>();
  const memory = { me: 1, book, own: newDay(book.day), ballots, isEvil: false, isDeceiver, fellows };
  const vote = keptVote({ type: 'vote', player: 1, target: wanted }, question, memory, () => [0, ...chances]);
  return 'target' in vote ? vote.target : undefined;
}

const named = () => new ToldVillage().says(1, 'VOTE Agent[02]');

describe('a ballot', () => {
  test('goes to whom its voter named last', () => {
    expect(voteIn(new ToldVillage(), 3)).toBe(3);
    expect(voteIn(named(), 3)).toBe(2);
  });

  test('goes to another whom they have come to think much worse of', () => {
    expect(voteIn(named(), 3, { chances: [0, 0.2, 0.5, 0.2, 0.1] })).toBe(3);
  });

  test('does not go to whom they have let go since', () => {
    expect(voteIn(named().says(1, 'NOT (ESTIMATE Agent[02] WEREWOLF)'), 3)).toBe(3);
  });

  test('does not go to whom they called human', () => {
    const told = new ToldVillage().says(1, 'DIVINED Agent[03] HUMAN');
    expect(voteIn(told, 3, { chances: [0, 0.1, 0.3, 0.2, 0.4] })).toBe(5);
  });

  test('of a deceiver is as they said, so that nobody sees a difference, but among the last three', () => {
    const chances = [0, 0, 1, 0, 0];
    expect(voteIn(named(), 3, { isDeceiver: true, chances })).toBe(2);
    expect(voteIn(named().dawn(2, 4, 5).says(1, 'VOTE Agent[02]'), 3, { isDeceiver: true, chances })).toBe(3);
  });

  test('never goes to a fellow because they were named', () => {
    expect(voteIn(named(), 3, { isDeceiver: true, fellows: [2] })).toBe(3);
  });
});
