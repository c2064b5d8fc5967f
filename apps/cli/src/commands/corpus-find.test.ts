import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { testFolder } from '../../testing/folder.ts';
import { refusal } from '../../testing/refusal.ts';

const folder = testFolder();
const ALL = fileURLToPath(new URL('../../../../golden/logs/contests/gat2017-05p.jsonl.gz', import.meta.url));
/** Twelve games of it. */
const CONTEST = join(folder, 'twelve.jsonl');

beforeAll(() => {
  const rows = gunzipSync(readFileSync(ALL)).toString().trimEnd().split('\n').slice(0, 12);
  writeFileSync(CONTEST, `${rows.join('\n')}\n`);
});

function jsonLines(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

describe('corpus find', () => {
  test('gives moments with the event at which a replay opens', async () => {
    const found = jsonLines(await answer(['corpus', 'find', 'claims.seer=2', CONTEST, '--json']));
    expect(found.length).toBeGreaterThan(2);
    for (const { file, seq, text } of found.slice(0, 2)) {
      expect(text).toMatch(/COMINGOUT Agent\[\d+\] SEER/);
      const shown = await answer(['replay', file as string, '--until', String(seq), '--lang', 'en']);
      expect(shown.trim().split('\n').at(-1)).toContain(text);
    }
    const wolves = jsonLines(await answer(['corpus', 'find', 'claim.werewolf=seer', CONTEST, '--json']));
    expect(wolves.length).toBeGreaterThan(0);
    expect(wolves.length).toBeLessThan(12);
  });

  test('refuses what is no situation, and says what is', async () => {
    const { code, said } = await refusal(['corpus', 'find', 'moon=full', CONTEST]);
    expect(code).toBe(1);
    expect(said).toContain("there is no 'moon'; keys: day, players");
  });
});

describe('corpus annotate and adjudicate', () => {
  test('[R002-TAG-09] draw the same posts for everybody without any tags, and make one set of two', async () => {
    const args = ['corpus', 'annotate', CONTEST, '--days', '3', '--seed', '7', '--json'];
    const posts = jsonLines(await answer(args));
    expect(await answer(args)).toBe(posts.map((post) => `${JSON.stringify(post)}\n`).join(''));
    expect(new Set(posts.map(({ village, day }) => `${village} ${day}`)).size).toBe(3);
    expect(posts.every((post) => !('tags' in post))).toBe(true);

    const tagged = (name: string, tagsOf: (index: number) => string[]) => {
      const path = join(folder, name);
      writeFileSync(
        path,
        posts.map((post, index) => JSON.stringify({ ...post, tags: tagsOf(index) })).join('\n'),
      );
      return path;
    };
    const a = tagged('a.jsonl', () => ['vote-X']);
    const b = tagged('b.jsonl', (index) => (index === 0 ? ['vote-Y'] : ['vote-X']));
    const agreement = JSON.parse(await answer(['corpus', 'agreement', a, b, '--json']));
    expect(agreement).toMatchObject({ one: posts.length, other: posts.length, agreed: posts.length - 1 });
    const [dispute, ...others] = jsonLines(await answer(['corpus', 'adjudicate', a, b, '--json']));
    expect(others).toEqual([]);
    expect([dispute!.left, dispute!.right]).toEqual(expect.arrayContaining([['vote-X'], ['vote-Y']]));
    const rulings = join(folder, 'rulings.jsonl');
    writeFileSync(rulings, JSON.stringify({ village: dispute!.village, id: dispute!.id, take: 'both' }));
    const gold = jsonLines(await answer(['corpus', 'adjudicate', a, b, '--rulings', rulings, '--json']));
    expect(gold).toHaveLength(posts.length);
    expect((gold[0]!.tags as string[]).toSorted()).toEqual(['vote-X', 'vote-Y']);
    // The tags that stand go back into the relations, a village and a day at a time.
    const standing = join(folder, 'gold.jsonl');
    writeFileSync(standing, gold.map((one) => `${JSON.stringify(one)}\n`).join(''));
    const related = jsonLines(await answer(['corpus', 'relations', standing, '--json']));
    expect(related).toHaveLength(posts.length);
    const dayOf = new Map(posts.map(({ village, id, day }) => [`${village} ${id}`, day]));
    for (const { village, id, previous } of related)
      if (previous !== null) expect(dayOf.get(`${village} ${previous}`)).toBe(dayOf.get(`${village} ${id}`));
    expect(new Set(related.map(({ village }) => village))).toEqual(
      new Set(posts.map(({ village }) => village)),
    );
    writeFileSync(rulings, '');
    const open = await refusal(['corpus', 'adjudicate', a, b, '--rulings', rulings]);
    expect(open).toMatchObject({ code: 1, said: expect.stringContaining('1 dispute without a ruling') });
  });
});

describe('corpus report', () => {
  test('has every analysis with its intervals, how to cite it and the command that made it', async () => {
    const report = JSON.parse(
      await answer(['corpus', 'report', CONTEST, '--authors', 'A', '--year', '2026', '--json']),
    );
    expect(report.figures.map(({ number }: { number: number }) => number)).toEqual([3, 4, 5, 6]);
    expect(report.extent.reduce((sum: number, row: { games: number }) => sum + row.games, 0)).toBe(12);
    expect(report.provenance.cite).toMatch(/^A \(2026\)\. Who agrees with whom\. .*digest [0-9a-f]{16}\.$/);
    expect(report.provenance.commands[0]).toContain('mura corpus report');
    expect(report.compositions[0].werewolves.low).toBeLessThan(report.compositions[0].werewolves.high);
    expect(report.sources).toMatchObject([{ source: 'aiwolf', games: 12 }]);
    expect(new Set(report.deception.map(({ basis }: { basis: string }) => basis))).toContain('fact');
  });
});

describe('tags by a scheme of one’s own', () => {
  test('[R002-ANA-11] are about other topics than inspection and vote', async () => {
    const scheme = join(folder, 'scheme.json');
    writeFileSync(scheme, '{"name":"guards","topics":[{"name":"guard","verb":"GUARD"}]}');
    const line = join(folder, 'said.jsonl');
    writeFileSync(
      line,
      `${JSON.stringify({ id: 'u', text: 'GUARD Agent[02]', speaker: 'Agent[01]', agents: { x: 'Agent[02]' } })}\n`,
    );
    expect(jsonLines(await answer(['corpus', 'tags', line, '--scheme', scheme, '--json']))).toMatchObject([
      { id: 'u', tags: ['guard-x'] },
    ]);
    writeFileSync(scheme, '{"name":"kings","topics":[{"name":"king","verb":"CROWN"}]}');
    expect((await refusal(['corpus', 'tags', line, '--scheme', scheme])).said).toContain('is no topic');
  });
});
