import type { Corrected, Event, Talked, Translated } from '@mura/engine';
import { agentCast } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { asMeant } from './as-meant.ts';
import { claimsIn } from './claims-in.ts';

const PLACE = { day: 1, channel: 'talk', number: 7 } as const;
const TALKED: Talked = {
  ...{ type: 'talked', audience: 'public', ...PLACE, idx: 3, turn: 0, player: 1, text: '占いは四番、黒。' },
  ...{ to: null, replyTo: null, expression: null, language: null },
};
const READ: Translated = {
  ...{ type: 'translated', audience: 'public', ...PLACE, player: 1, language: 'aiwolf', losses: [] },
  text: 'ESTIMATE Agent[04] WEREWOLF',
};

function corrected(player: number, text: string): Corrected {
  return { type: 'corrected', audience: 'public', ...PLACE, player, speaker: 1, text };
}

function claims(...events: Event[]) {
  return asMeant(events).flatMap((event, seq) => claimsIn(event, seq, agentCast(5)));
}

const DIVINED = 'DIVINED Agent[04] WEREWOLF';

describe('words as they were meant', () => {
  test('[X8] claim what their speaker says, at the words themselves', () => {
    expect(claims(TALKED, READ)).toEqual([]);
    expect(claims(TALKED, READ, corrected(1, DIVINED))).toMatchObject([
      { type: 'result', seq: 0, player: 1 },
    ]);
  });

  test('[X8] claim nothing where they mean nothing', () => {
    const read = { ...READ, text: DIVINED };
    expect(claims(TALKED, read)).toHaveLength(1);
    expect(claims(TALKED, read, corrected(1, ''))).toEqual([]);
  });

  test('[X8] are the last that the speaker says, and else the last', () => {
    expect(claims(TALKED, READ, corrected(1, DIVINED), corrected(2, ''))).toHaveLength(1);
    expect(claims(TALKED, READ, corrected(2, ''), corrected(3, DIVINED))).toHaveLength(1);
    expect(claims(TALKED, READ, corrected(2, DIVINED), corrected(1, ''))).toEqual([]);
  });

  test('are the same list where nobody has said anything about them', () => {
    const events = [TALKED, READ];
    expect(asMeant(events)).toBe(events);
  });
});
