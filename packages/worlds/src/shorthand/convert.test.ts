import { agentCast, type Marked, type Role, type RoleCounts } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { tableOfBoard, tableOfWorlds } from './from-worlds.ts';
import { lettersOf } from './letters.ts';
import { parseShorthand } from './parse.ts';
import { printShorthand } from './print.ts';
import { hypothesesOf } from './to-hypotheses.ts';

const LETTERS = lettersOf(agentCast(6));
const CLAIMS = new Map<number, Role>([
  [2, 'seer'],
  [5, 'seer'],
  [4, 'medium'],
]);
const SEATS = { players: 6, dead: [3], claimed: (player: number) => CLAIMS.get(player) ?? null };
const NONE = {
  villager: 0,
  seer: 0,
  medium: 0,
  bodyguard: 0,
  freemason: 0,
  werewolf: 0,
  possessed: 0,
  fox: 0,
};

function counts(some: Partial<RoleCounts>): RoleCounts {
  return { ...NONE, ...some };
}

describe('worlds as a table', () => {
  test('[R003-LPLAY-16] claimants first, then the other living, then the dead; only what is certain is coloured', () => {
    const worlds = {
      count: 4,
      players: [
        counts({ villager: 2, werewolf: 2 }),
        counts({ seer: 4 }),
        counts({ villager: 4 }),
        counts({ medium: 1, possessed: 3 }),
        counts({ werewolf: 1, possessed: 3 }),
        counts({ villager: 1, bodyguard: 3 }),
      ],
    };
    const table = tableOfWorlds(SEATS, [
      { label: '②真', worlds },
      { label: null, worlds: { count: 0, players: worlds.players } },
    ]);
    expect(printShorthand(table, LETTERS)).toBe(
      ['：②⑤ | ④ | ①⑥ † ③', '②真：真偽 | 白 | 灰白 † 村', '：灰灰 | 灰 | 灰灰 † 灰'].join('\n'),
    );
  });

  test('says what a claimant is, where that is certain', () => {
    const players = [1, 2, 3, 4].map(() => counts({ villager: 1 }));
    const table = tableOfWorlds({ players: 5, dead: [], claimed: SEATS.claimed }, [
      { label: null, worlds: { count: 1, players: [...players, counts({ werewolf: 1 })] } },
    ]);
    expect(table.rows[0]?.signs[0]?.[1]).toBe('werewolf');
  });
});

describe('a board as a table', () => {
  const mark = (target: number, role: Role, sign: Marked['mark']): Marked => ({
    type: 'marked',
    audience: [1],
    player: 1,
    target,
    role,
    mark: sign,
  });

  test('[R003-LPLAY-16] is pasted as text', () => {
    const board = [
      mark(2, 'seer', 'O'),
      mark(5, 'seer', 'X'),
      mark(6, 'werewolf', 'O'),
      mark(1, 'werewolf', 'X'),
      mark(3, 'werewolf', 'Δ'),
    ];
    expect(printShorthand(tableOfBoard(board, SEATS), LETTERS)).toBe(
      ['②⑤ | ④ | ①⑥ † ③', '真偽 | 灰 | 白狼 † 灰'].join('\n'),
    );
  });
});

describe('a table as hypotheses', () => {
  test('takes every sign for what it says', () => {
    const parsed = parseShorthand('②⑤ | ①④⑥ † ③\n真偽 | 白黒灰 † 狂', LETTERS);
    if (!parsed.ok) throw new Error('not read');
    const [row] = parsed.value.rows;
    if (row === undefined) throw new Error('no row');
    expect(hypothesesOf(parsed.value, row, SEATS)).toEqual([
      { player: 2, what: 'seer', is: true },
      { player: 5, what: 'seer', is: false },
      { player: 1, what: 'human', is: true },
      { player: 4, what: 'werewolf', is: true },
      { player: 3, what: 'possessed', is: true },
    ]);
    expect(hypothesesOf(parsed.value, row, { claimed: () => null })).toHaveLength(3);
  });
});
