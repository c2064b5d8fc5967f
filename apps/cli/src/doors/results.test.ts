import type { Role, Team } from '@mura/engine';
import type { GameResult } from '@mura/server';
import { expect, test, vi } from 'vitest';
import { type DoorReport, tellResults, winsOf } from './results.ts';

function game(number: number, winner: Team | null, seats: Readonly<Record<string, Role>>): GameResult {
  const players = Object.entries(seats).map(([name, role], index) => ({
    player: index + 1,
    name: name.replace(/ bot\d?$/, ''),
    bot: / bot\d?$/.test(name),
    role,
    won: winner !== null && (winner === 'werewolf') === (role === 'werewolf'),
    faults: {},
  }));
  return { game: number, village: `v${number}`, winner, days: 1, seconds: 1, players };
}

const GAMES = [
  game(1, 'village', {
    ours: 'seer',
    honest: 'werewolf',
    'honest bot': 'villager',
    'honest bot2': 'villager',
  }),
  game(2, 'werewolf', {
    ours: 'seer',
    honest: 'werewolf',
    'honest bot': 'villager',
    'honest bot2': 'villager',
  }),
  game(3, null, { ours: 'werewolf', honest: 'seer', 'honest bot': 'villager', 'honest bot2': 'villager' }),
];

test('wins are counted by name and role, agents before bots of the same name', () => {
  expect(winsOf(GAMES)).toEqual([
    {
      ...{ name: 'honest', bot: false, games: 3, wins: 1 },
      roles: { werewolf: { games: 2, wins: 1 }, seer: { games: 1, wins: 0 } },
    },
    {
      ...{ name: 'ours', bot: false, games: 3, wins: 1 },
      roles: { seer: { games: 2, wins: 1 }, werewolf: { games: 1, wins: 0 } },
    },
    { name: 'honest', bot: true, games: 6, wins: 2, roles: { villager: { games: 6, wins: 2 } } },
  ]);
});

const REPORT: DoorReport = {
  ...{ door: 'aiwolf', preset: 'aiwolf-5', seed: 'spring', first: 1, record: 'records', results: GAMES },
};

function told(report: DoorReport, json: boolean): string {
  const said: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  tellResults(report, { json });
  write.mockRestore();
  return said.join('');
}

test('people are shown tables of the games and of the wins, and the seed', () => {
  expect(told(REPORT, false)).toBe(`game  winner    length  time   faults
   1  village   1 day   1.0 s
   2  werewolf  1 day   1.0 s
   3  nobody    1 day   1.0 s

player        won  share                 villager  seer  werewolf
honest        1/3  33.3 % (6.1 to 79.2)  -         0/1   1/2
ours          1/3  33.3 % (6.1 to 79.2)  -         1/2   0/1
honest (bot)  2/6  33.3 % (9.7 to 70.0)  2/6       -     -

games 1 to 3 of the seed spring
records in records
`);
});

test('programs are told the same with the files of the records, and nothing is counted where nothing was played', () => {
  const { games, wins, seed, first } = JSON.parse(told(REPORT, true));
  expect([seed, first, wins]).toEqual(['spring', 1, winsOf(GAMES)]);
  expect(games[1]).toEqual({ ...GAMES[1], file: 'records/v2.mura.jsonl' });
  expect(JSON.parse(told({ ...REPORT, results: [] }, true))).toMatchObject({ games: [], wins: [] });
});
