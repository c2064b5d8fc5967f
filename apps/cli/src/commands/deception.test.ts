import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simulate } from '@mura/arena';
import { beforeAll, describe, expect, test } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { testFolder } from '../../testing/folder.ts';

const folder = testFolder();
const GAMES = process.env.MURA_LONG === '1' ? 1000 : 30;

interface Line {
  readonly type: string;
  readonly [fact: string]: unknown;
}

let files: readonly string[];

beforeAll(async () => {
  const record = join(folder, 'games');
  const run = {
    preset: 'aiwolf-15',
    seed: 'lies',
    bots: ['honest'],
    games: GAMES,
    workers: 1,
    filePerGame: true,
  };
  const played = await simulate({ ...run, record });
  if (!played.ok) throw new Error(played.error);
  files = Array.from({ length: GAMES }, (_, game) =>
    join(record, `game-${String(game + 1).padStart(7, '0')}.mura.jsonl`),
  );
});

/** Claims and reports of one game that are wrong, found by looking at its lines. */
function wrongIn(file: string): string[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  const events = lines.map((line) => JSON.parse(line)).map((line) => (line.event ?? line) as Line);
  const deal = events.find(({ type }) => type === 'sealed')?.deal as string[];
  const results = new Set(
    events
      .filter(({ type }) => type === 'divined' || type === 'identified')
      .map(({ type, player, target, result }) => `${player} ${type} ${target} ${result}`.toUpperCase()),
  );
  return events.flatMap(({ type, channel, player, text }) => {
    if (type !== 'talked' || channel !== 'talk') return [];
    const [, verb, agent, word] =
      /^(COMINGOUT|DIVINED|IDENTIFIED) Agent\[(\d+)\] ([A-Z]+)$/.exec(String(text)) ?? [];
    if (verb === undefined) return [];
    const isTrue =
      verb === 'COMINGOUT'
        ? Number(agent) !== player || deal[Number(player) - 1] === String(word).toLowerCase()
        : results.has(`${player} ${verb} ${Number(agent)} ${word}`);
    return isTrue ? [] : [`${player}: ${text}`];
  });
}

describe('corpus deception', () => {
  test('finds every false claim and result of bots that speak the protocol, and no other', async () => {
    let found = 0;
    for (const file of files) {
      const said = await answer(['corpus', 'deception', file, '--json']);
      const labels = said
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line));
      const facts = labels.filter(({ basis }) => basis === 'fact');
      expect(facts.map(({ player, stated }) => `${player}: ${stated}`).sort()).toEqual(wrongIn(file).sort());
      expect(facts.every(({ confidence, evidence }) => confidence === 1 && evidence.length > 0)).toBe(true);
      found += facts.length;
    }
    expect(found).toBeGreaterThan(GAMES);
  });

  test('labels words against what the game has told their speaker, apart from facts, and only those of werewolves here', async () => {
    const said = await answer(['corpus', 'deception', files[0]!, '--json']);
    const beliefs = said
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
      .filter(({ basis }) => basis === 'belief');
    expect(beliefs.length).toBeGreaterThan(0);
    expect(new Set(beliefs.map(({ source }) => source))).toEqual(new Set(['knowledge']));
    expect(new Set(beliefs.map(({ role }) => role))).toEqual(new Set(['werewolf']));
  });
});
