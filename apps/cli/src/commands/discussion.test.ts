import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { testFolder } from '../../testing/folder.ts';
import { refusal } from '../../testing/refusal.ts';

const folder = testFolder();
const golden = (path: string) => fileURLToPath(new URL(`../../../../golden/${path}`, import.meta.url));
const CONTEST = golden('logs/contests/gat2017-05p.jsonl.gz');

function file(name: string, lines: readonly object[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return path;
}

async function jsonLines(...args: string[]) {
  const said = await answer(['corpus', ...args, '--json']);
  return said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const AGENTS = { 千代: 'Agent[01]', 源太: 'Agent[02]', 綾: 'Agent[03]', 冬子: 'Agent[04]' };
const TALK = [
  { id: 'u1', text: '今日の吊りは源太で。', speaker: '千代', agents: AGENTS, day: '2日目' },
  { id: 'u2', text: '今日はいい天気ですね。', speaker: '綾', agents: AGENTS, day: '2日目' },
  { id: 'u3', text: '源太に投票します。', speaker: '綾', agents: AGENTS, day: '2日目' },
  { id: 'u4', text: '私は綾に投票するよ。', speaker: '冬子', agents: AGENTS, day: '2日目' },
  { id: 'u5', text: '綾に投票します。', speaker: '源太', agents: AGENTS, day: '3日目' },
  { id: 'u6', text: '源太に投票して。', speaker: '綾', agents: AGENTS, day: '3日目', channel: 'whisper' },
];

describe('corpus relations', () => {
  test('gives one line for every tagged utterance: what it is compared with, and how it stands to it', async () => {
    const told = await jsonLines('relations', file('talk.jsonl', TALK), '--lang', 'ja');
    expect(told.map(({ id, previous, relation }) => [id, previous, relation])).toEqual([
      ['u1', null, 'none'],
      ['u3', 'u1', 'attune'],
      ['u4', 'u3', 'rebut'],
      ['u5', null, 'none'],
    ]);
  });

  test('takes tags that are given in place of its own', async () => {
    const given = TALK.map((one) => ({ ...one, tags: one.id === 'u2' ? ['inspect-冬子'] : [] }));
    const told = await jsonLines('relations', file('given.jsonl', given));
    expect(told).toEqual([{ id: 'u2', previous: null, relation: 'none', tags: ['inspect-冬子'] }]);
  });

  test('tells people the same', async () => {
    const said = await answer(['corpus', 'relations', file('talk.jsonl', TALK)]);
    expect(said).toContain('u4 冬子 vote-綾: rebut u3');
  });
});

test('corpus tags gives the tags of public talk, in games too', async () => {
  const told = await jsonLines('tags', file('talk.jsonl', TALK), `${CONTEST}:1`);
  expect(told[0]).toMatchObject({ id: 'u1', speaker: '千代', tags: ['vote-源太'] });
  expect(told.length).toBeGreaterThan(10);
});

describe('corpus tables', () => {
  test('[R002-TAG-07] prints for any corpus how many utterances, tagged utterances and tags it has', async () => {
    const [tables] = await jsonLines('tables', CONTEST);
    const tagged = await jsonLines('tags', CONTEST);
    const tags = tagged.reduce((sum, one) => sum + one.tags.length, 0);
    expect(tables.extent).toMatchObject({ games: 50, tagged: tagged.length, tags });
    const said = await answer(['corpus', 'tables', CONTEST]);
    expect(said).toMatch(
      new RegExp(
        `utterances +${tables.extent.utterances}\ntagged utterances +${tagged.length}\ntags +${tags}`,
      ),
    );
  });

  test('[R002-ANA-01] [R002-ANA-02] counts relations by side, sums what it counted, and compares with the heads', async () => {
    const [{ relations, share }] = await jsonLines('tables', CONTEST);
    for (const { attune, rebut, total } of [relations.human, relations.werewolf])
      expect(total).toBe(attune + rebut);
    expect(share).toMatchObject({ count: relations.werewolf.total, expected: 0.2 });
    expect(share.of).toBe(relations.human.total + relations.werewolf.total);
    expect(share.p).toBeGreaterThanOrEqual(0);
  });
});

describe('corpus agreement', () => {
  const one = [
    { id: 'a', tags: ['vote-x', 'vote-y'] },
    { id: 'b', tags: [] },
  ];

  test('[R002-TAG-10] shows the agreement of two annotators beside those of the literature', async () => {
    const other = [
      { id: 'b', tags: ['vote-x'] },
      { id: 'a', tags: ['vote-x'] },
    ];
    const paths = [file('one.jsonl', one), file('other.jsonl', other)];
    const said = await answer(['corpus', 'agreement', ...paths]);
    expect(said).toMatch(/agreement +50\.00 %/);
    expect(said).toMatch(/dialogue acts \(47 kinds\) +65\.5 %/);
    expect(said).toMatch(/rhetorical relations \(16 kinds\) +59\.9 %/);
  });

  test('is refused where an utterance is missing', async () => {
    const paths = [file('one.jsonl', one), file('fewer.jsonl', one.slice(1))];
    expect((await refusal(['corpus', 'agreement', ...paths])).said).toContain('has no utterance a');
  });
});

describe('corpus select', () => {
  test('[R002-TAG-06] draws as many games won by each side, by a seed', async () => {
    const drawn = await jsonLines('select', CONTEST, '--players', '5', '--no-sudden-death', '--draw', '12');
    const again = await jsonLines('select', CONTEST, '--players', '5', '--no-sudden-death', '--draw', '12');
    const other = await jsonLines('select', CONTEST, '--players', '5', '--draw', '12', '--seed', 'b');
    const places = (games: { file: string }[]) => games.map((one) => one.file);
    expect(places(drawn)).toHaveLength(24);
    expect(places(again)).toEqual(places(drawn));
    expect(places(other)).not.toEqual(places(drawn));
    const won = await jsonLines('select', CONTEST, '--winner', 'village');
    expect(places(drawn).filter((place) => places(won).includes(place))).toHaveLength(12);
    expect((await refusal(['corpus', 'select', CONTEST, '--draw', '30'])).said).toContain(
      'Too few games: only',
    );
    expect(await jsonLines('select', CONTEST, '--winner', 'werewolf')).toHaveLength(50 - won.length);
  });
});
