import type { Event } from '@mura/engine';
import { expect, test } from 'vitest';
import { boardAt, statedBoard } from './stated-board.ts';

function said(player: number, text: string): Event {
  const rest = { day: 1, turn: 0, idx: 0, to: null, replyTo: null, expression: null, language: null };
  return { type: 'talked', audience: 'public', channel: 'talk', player, number: 0, text, ...rest };
}

function marked(player: number, target: number, mark: 'O' | 'X'): Event {
  return { type: 'marked', audience: [player], player, target, role: 'werewolf', mark };
}

test('whoever kept a board is shown with it as it was at that moment', () => {
  const board = statedBoard([marked(1, 2, 'O'), marked(3, 2, 'X'), marked(1, 2, 'X')], 1);
  expect(board.from).toBe('board');
  expect(boardAt(board, 0)(2, 'werewolf')).toBe('O');
  expect(boardAt(board, 2)(2, 'werewolf')).toBe('X');
  expect(boardAt(board, 2)(2, 'seer')).toBe('?');
});

test('where nobody kept one, it follows from what they say themselves, not from what they ask or deny', () => {
  const talk = [
    said(1, 'ESTIMATE Agent[02] WEREWOLF'),
    said(1, 'BECAUSE (DIVINED Agent[03] HUMAN) (VOTE Agent[02])'),
    said(2, 'ESTIMATE Agent[01] WEREWOLF'),
    said(1, 'NOT (ESTIMATE Agent[04] WEREWOLF)'),
    said(1, 'REQUEST ANY (ESTIMATE Agent[05] WEREWOLF)'),
    said(1, 'Agent[02] ESTIMATE Agent[05] SEER'),
  ];
  const board = statedBoard(talk, 1);
  expect(board).toEqual({
    from: 'words',
    marks: [
      { place: 0, target: 2, role: 'werewolf', mark: 'O' },
      { place: 1, target: 3, role: 'werewolf', mark: 'X' },
    ],
  });
});
