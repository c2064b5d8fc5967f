import { type ContestPlan, gamesOf, scheduleOf } from '@mura/arena';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/database.ts';
import { Host } from '../host/host.ts';
import { type ContestDoors, openContestDoors } from './contest-doors.ts';

const halls: ContestDoors[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const hall of halls.splice(0)) await hall.close();
});

/** A team that never comes, and bots. */
function planWith(preset: string, bot: string): ContestPlan {
  const bots = ['b', 'c', 'd', 'e'].map((name) => ({ name, bot }));
  return {
    ...{ name: 'mixed', presets: [preset], seed: '7', kinds: ['cross'], games: 2, stop: null, set: 2 },
    teams: [{ name: 'a', door: 'aiwolf', command: 'exit 1' }, ...bots],
  };
}

async function playIn(plan: ContestPlan) {
  const folder = temporaryFolder();
  const hall = await openContestDoors({
    ...{ plan, directory: folder, folder, address: '127.0.0.1', arrival: 1, limit: null, models: new Map() },
    ports: { aiwolf: 0, nlp: 0, licos: 0 },
    tokenIn: () => undefined,
    onQuarantine() {},
  });
  if (!hall.ok) throw new Error(hall.error);
  halls.push(hall.value);
  const [set] = scheduleOf(plan).sets;
  const games = gamesOf(plan, set!);
  return { games, played: await hall.value.playSet(plan, { games, read: [] }) };
}

test('bots beside agents from outside take along what they learned in the games of a set', async () => {
  const open = vi.spyOn(Host.prototype, 'open');
  const { games } = await playIn(planWith('aiwolf-5', 'hisui'));
  const [first, second] = open.mock.calls.map(([, , pasts]) => pasts);
  expect(open).toHaveBeenCalledTimes(2);
  expect(second).toBe(first);
  const bots = games[0]!.teams.flatMap((team, seat) => (team === 'a' ? [] : [seat + 1]));
  expect([...(second?.keys() ?? [])].sort()).toEqual(bots);
  for (const player of bots) expect(second?.get(player)).toBeDefined();
});

const PROTOCOL = /^([A-Z_]+ .*|.*\([A-Z]+ .*\).*)$/;

test.each([
  ['nlp-5', undefined, /[ぁ-ん]/, '"ja"'],
  ['nlp-5', 'en', /^[^ぁ-ん]*[a-z]+[^ぁ-ん]*$/, '"en"'],
  ['nlp-5', 'none', PROTOCOL, '"ja"'],
  ['aiwolf-5', undefined, PROTOCOL, '"aiwolf"'],
] as const)('bots of %s with words %s talk as %s', async (preset, words, expected, language) => {
  const plan = { ...planWith(preset, 'chatter'), ...(words === undefined ? {} : { words }) };
  const { played } = await playIn(plan);
  const [header = '', ...lines] = (played[0]?.record ?? '').trim().split('\n');
  expect(header).toContain(`"language":${language}`);
  const talk = lines
    .map((line) => JSON.parse(line))
    .filter(({ type, text }) => type === 'talked' && !['Over', 'Skip'].includes(text))
    .map(({ text }) => text);
  expect(talk.length).toBeGreaterThan(3);
  expect(talk.filter((text) => !expected.test(text))).toEqual([]);
  expect(talk.every((text) => PROTOCOL.test(text))).toBe(expected === PROTOCOL);
});
