import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { teamOf } from '@mura/engine';
import { eventsOf, readRecord } from '@mura/records';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runs } from '../../../checks/runs.ts';
import { playChunk } from './chunk.ts';
import { fileNameOf, RecordWriter } from './files.ts';
import { playGame } from './game.ts';
import { checkRun, type Run, ready } from './run.ts';
import { type Simulated, type SimulateOptions, simulate } from './simulate.ts';
import { workerRunner } from './task-runner.ts';

const OPTIONS: SimulateOptions = {
  preset: 'aiwolf-5',
  games: 130,
  seed: 'law',
  bots: ['random', 'chatter'],
  workers: 1,
};

async function simulated(changed: Partial<SimulateOptions> = {}): Promise<Simulated> {
  const result = await simulate({ ...OPTIONS, ...changed });
  return result.ok ? result.value : expect.fail(result.error);
}

function runOf(options: SimulateOptions): Run {
  const run = checkRun(options);
  return run.ok ? run.value : expect.fail(run.error);
}

function sha256(bytes: string | Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** What one worker plays, which the others are held against; played once. */
let played: Promise<Simulated> | undefined;
function alone(): Promise<Simulated> {
  played ??= simulated();
  return played;
}

describe('the digest', () => {
  test('and the wins do not depend on the number of workers', async () => {
    const { digest: own, wins: ownWins } = await alone();
    for (const workers of [2, 3]) {
      const { digest, wins, games } = await simulated({ workers });
      expect({ digest, wins, games }).toEqual({ digest: own, wins: ownWins, games: 130 });
    }
  });

  test('depends on seed, bots, preset and games', async () => {
    const digests = [
      await alone(),
      await simulated({ seed: 'other' }),
      await simulated({ bots: ['chatter', 'random'] }),
      await simulated({ preset: 'aiwolf-6' }),
      await simulated({ games: 129 }),
      await simulated({ first: 2 }),
    ].map(({ digest }) => digest);
    expect(new Set(digests).size).toBe(digests.length);
  });

  test('is the hash of the hashes of all records in order', async () => {
    const law = ready(runOf(OPTIONS));
    const hashes = [1, 2, 3].map((game) => sha256(playGame(law, game).text));
    const { digest } = await simulated({ games: 3 });
    expect(digest).toBe(sha256(Buffer.concat(hashes)).toString('hex'));
  });
});

test('every game has a winner or is counted as nobody’s', async () => {
  const { wins } = await alone();
  expect(Object.values(wins).reduce((sum, count) => sum + count, 0)).toBe(130);
});

describe('the wins by bot and role', () => {
  test('are those of the records, whatever the number of workers', async () => {
    const { byBot, games } = await alone();
    const law = ready(runOf(OPTIONS));
    const counted: Record<string, { played: number; won: number }> = {};
    for (let game = 1; game <= games; game++) {
      const read = readRecord(playGame(law, game).text);
      if (!read.ok) return expect.unreachable('a record that was just written can be read');
      const events = eventsOf(read.value.record);
      const sealed = events.find((event) => event.type === 'sealed');
      const ended = events.find((event) => event.type === 'ended');
      sealed?.deal.forEach((role, index) => {
        const seat = `${sealed.players[index]} ${role}`;
        const { played, won } = counted[seat] ?? { played: 0, won: 0 };
        counted[seat] = { played: played + 1, won: won + (ended?.winner === teamOf(role) ? 1 : 0) };
      });
    }
    const told = Object.entries(byBot).flatMap(([bot, roles]) =>
      Object.entries(roles).map(([role, tally]) => [`${bot} ${role}`, tally]),
    );
    expect(Object.fromEntries(told)).toEqual(counted);
    expect((await simulated({ workers: 3 })).byBot).toEqual(byBot);
  });

  test('have every seat of every game, and every bot', async () => {
    const { byBot } = await simulated({ bots: ['random', 'chatter', 'random'] });
    expect(Object.keys(byBot)).toEqual(['chatter', 'random']);
    const seats = Object.values(byBot).flatMap((roles) => Object.values(roles).map(({ played }) => played));
    expect(seats.reduce((sum, played) => sum + played, 0)).toBe(130 * 5);
  });
});

test('progress is told after every chunk and ends with all games', async () => {
  const told: number[] = [];
  await simulated({ onProgress: ({ done }) => told.push(done) });
  expect(told).toEqual([50, 100, 130]);
});

describe('records', () => {
  let parent = '';
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'mura-arena-'));
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  test('are shards of fifty games: the records of single files, one behind the other', async () => {
    const shards = join(parent, 'shards');
    const files = join(parent, 'files');
    await simulated({ workers: 2, games: 60, record: shards });
    await simulated({ games: 60, record: files, filePerGame: true });
    expect(readdirSync(shards)).toEqual([
      'games-0000001-0000050.mura.jsonl',
      'games-0000051-0000060.mura.jsonl',
    ]);
    const read = (directory: string) =>
      Buffer.concat(readdirSync(directory).map((name) => readFileSync(join(directory, name))));
    expect(read(shards).equals(read(files))).toBe(true);
  });

  test('can be one file a game, and a game played alone is the same byte for byte', async () => {
    const whole = join(parent, 'whole');
    const alone = join(parent, 'alone');
    const { digest } = await simulated({ workers: 2, games: 60, record: whole, filePerGame: true });
    await simulated({ first: 57, games: 1, record: alone });
    expect(readdirSync(whole)).toHaveLength(60);
    expect(readdirSync(alone)).toEqual(['game-0000057.mura.jsonl']);
    expect(readFileSync(join(alone, fileNameOf(57)))).toEqual(readFileSync(join(whole, fileNameOf(57))));
    const hashes = readdirSync(whole).map((name) => sha256(readFileSync(join(whole, name))));
    expect(digest).toBe(sha256(Buffer.concat(hashes)).toString('hex'));
  });

  test('are not put among others', async () => {
    await simulated({ games: 1, record: parent });
    const again = await simulate({ ...OPTIONS, games: 1, record: parent });
    expect(again).toEqual({ ok: false, error: expect.stringContaining('holds records already') });
  });

  test.each(['/proc/none/records', '/dev/null/records', '/dev/null', 'no\0name'])(
    'cannot go to %o',
    async (record) => {
      const refused = await simulate({ ...OPTIONS, record });
      expect(refused).toEqual({ ok: false, error: expect.stringContaining('Cannot write records into') });
    },
  );
});

test.each([
  { games: 0 },
  { games: 1.5 },
  { games: Number.NaN },
  { games: 1e10 },
  { workers: 0 },
  { workers: 1000 },
  { first: 0 },
])('%o is refused', async (changed) => {
  const result = await simulate({ ...OPTIONS, ...changed });
  expect(result.ok ? '' : result.error).toMatch(/must be a whole number from 1 to \d+/);
});

describe('a bug', () => {
  test('is told with the number and the seed of its game', () => {
    const law = ready(runOf(OPTIONS));
    const [bot] = law.bots;
    let games = 0;
    const broken = {
      ...(bot ?? expect.fail()),
      begin: () => {
        if (games++ === 12) throw new Error('no more');
        return { player: 1 };
      },
    };
    const play = () =>
      playChunk({ ...law, bots: [broken] }, { first: 41, games: 10 }, new RecordWriter(null));
    expect(play).toThrow(
      expect.objectContaining({
        name: 'GameBroke',
        game: 43,
        seed: 'law/43',
        message: 'Game 43 (seed law/43) broke: no more',
      }),
    );
  });

  test('in a worker reaches whoever waits for it', async () => {
    const hand = workerRunner({
      trade: 'simulate',
      order: { run: { ...runOf(OPTIONS), bots: ['nobody'] }, records: null },
    });
    await expect(hand.do({ first: 1, games: 1 })).rejects.toThrow("There is no bot 'nobody'");
    await hand.close();
  });

  test('that ends a worker does not keep anybody waiting', async () => {
    const hand = workerRunner({ trade: 'simulate', order: { run: runOf(OPTIONS), records: null } });
    const played = hand.do({ first: 1, games: 1_000_000 });
    setTimeout(() => hand.close(), 50);
    await expect(played).rejects.toThrow('A worker ended before its work was done');
  });
});

describe('in words', () => {
  /** In long runs two chunks, so that each of two workers has one. */
  const games = runs(4, 52);
  const talk = { preset: 'nlp-5', seed: 'words', bots: ['honest'], games, words: 'ja' } as const;
  /** The last four, to be played again. */
  const last = { first: games - 3, games: 4 };

  test('bots talk as characters, the same with any number of workers', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'mura-arena-'));
    const played = async (name: string, changed: Partial<SimulateOptions>) => {
      const record = join(parent, name);
      await simulated({ ...talk, ...changed, record, filePerGame: true });
      return new Map(readdirSync(record).map((file) => [file, readFileSync(join(record, file), 'utf8')]));
    };
    try {
      const shared = await played('shared', { workers: 2 });
      const alone = await played('alone', last);
      expect(shared.size).toBe(games);
      expect([...alone]).toEqual([...shared].slice(-4));
      const formal = await simulated({
        preset: talk.preset,
        seed: talk.seed,
        bots: talk.bots,
        ...last,
      });
      const hashes = [...alone.values()].map(sha256);
      expect(formal.digest).not.toBe(sha256(Buffer.concat(hashes)).toString('hex'));
    } finally {
      rmSync(parent, { recursive: true });
    }
  });

  test('are refused where only the protocol may be spoken', async () => {
    const refused = await simulate({ ...talk, preset: 'aiwolf-5', workers: 1 });
    expect(refused).toEqual({ ok: false, error: expect.stringContaining('only the protocol may be spoken') });
  });
});
