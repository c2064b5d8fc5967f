import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { testFolder } from '../../testing/folder.ts';
import { refusal } from '../../testing/refusal.ts';

const folder = testFolder();
const CONTEST = fileURLToPath(
  new URL('../../../../golden/logs/contests/gat2017-05p.jsonl.gz', import.meta.url),
);

function rows(out: string, table: string) {
  const text = readFileSync(join(out, `${table}.jsonl`), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('corpus export', () => {
  test('[R002-ANA-10] gives of each player counts, lengths, delays and words, and of each utterance all that belongs to it', async () => {
    const out = join(folder, 'all');
    const told = JSON.parse(await answer(['corpus', 'export', CONTEST, '--out', out, '--json']));
    expect(told).toMatchObject({ games: 50, players: 250 });
    const players = rows(out, 'players');
    expect(players).toHaveLength(250);
    for (const { utterances, characters, meanLength, words } of players) {
      expect(meanLength).toBe(utterances === 0 ? null : characters / utterances);
      expect(Object.keys(words).length > 0).toBe(utterances > 0);
    }
    const utterances = rows(out, 'utterances');
    expect(utterances).toHaveLength(told.utterances);
    const attuned = utterances.find(({ relation }) => relation === 'attune');
    expect(utterances.some(({ id, village }) => village === attuned.village && id === attuned.previous)).toBe(
      true,
    );
    expect(rows(out, 'votes').every(({ player, target }) => player !== target)).toBe(true);
    const card = readFileSync(join(out, 'README.md'), 'utf8');
    expect(card).toContain(told.hash);
    expect(card).toContain(`| utterances.jsonl | ${told.utterances} |`);
  });

  test('gives annotated texts for brat and in columns, with what a reader of them needs, and the counts in the card', async () => {
    const out = join(folder, 'brat');
    const told = JSON.parse(
      await answer(['corpus', 'export', `${CONTEST}:3`, '--out', out, '--format', 'brat', '--json']),
    );
    const [text, annotations] = ['txt', 'ann'].map((ending) =>
      readFileSync(join(out, readdirSync(out).find((name) => name.endsWith(`.${ending}`))!), 'utf8'),
    ) as [string, string];
    expect(text.trimEnd().split('\n')).toHaveLength(told.utterances);
    expect(readFileSync(join(out, 'README.md'), 'utf8')).toContain(`${told.utterances} utterances`);
    const named = readFileSync(join(out, 'annotation.conf'), 'utf8');
    const spans = [...annotations.matchAll(/^T\d+\t(\w+) (\d+) (\d+)\t(.*)$/gm)];
    expect(spans.length).toBeGreaterThan(0);
    for (const [, kind, start, end, words] of spans) {
      expect(named).toContain(`${kind}\n`);
      expect([...text].slice(Number(start), Number(end)).join('')).toBe(words);
    }
    for (const [, relation] of annotations.matchAll(/^R\d+\t(\w+) /gm))
      expect(named).toContain(`${relation}\t`);
    const columns = join(folder, 'conll');
    await answer(['corpus', 'export', `${CONTEST}:3`, '--out', columns, '--format', 'conll']);
    const [file] = readdirSync(columns).filter((name) => name.endsWith('.conll'));
    const posts = readFileSync(join(columns, file!), 'utf8').trimEnd().split('\n\n');
    expect(posts).toHaveLength(told.utterances);
  });

  test('leaves out what cannot be a log of LiCOS, and says so', async () => {
    const three = join(folder, 'three.jsonl');
    const said = ['Ann', 'Bob', 'Cat'].map((speaker) => JSON.stringify({ speaker, text: 'Hello', day: 1 }));
    writeFileSync(three, `${said.join('\n')}\n`);
    const out = join(folder, 'licos');
    const told = JSON.parse(
      await answer(['corpus', 'export', `${CONTEST}:3`, three, '--out', out, '--format', 'licos', '--json']),
    );
    expect(told.games).toBe(1);
    expect(Object.keys(told.leftOut)).toEqual([expect.stringContaining('4 to 15 players, this one has 3')]);
    expect(readdirSync(out).filter((name) => name.endsWith('.licos.jsonl'))).toHaveLength(1);
  });

  test('is the same for the same games, and refuses a directory that holds something', async () => {
    const one = await answer(['corpus', 'export', `${CONTEST}:3`, '--out', join(folder, 'a'), '--json']);
    const other = await answer(['corpus', 'export', `${CONTEST}:3`, '--out', join(folder, 'b'), '--json']);
    expect(JSON.parse(one).hash).toBe(JSON.parse(other).hash);
    const { said } = await refusal(['corpus', 'export', `${CONTEST}:3`, '--out', join(folder, 'a')]);
    expect(said).toContain('is not empty');
  });
});
