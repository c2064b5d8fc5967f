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
const NL2017 = golden('records/v1-nl2017.mura.jsonl');

function file(name: string, lines: readonly object[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return path;
}

const AGENTS = { 千代: 'Agent[01]', 源太: 'Agent[02]', 綾: 'Agent[03]' };
const TALK = [
  { id: 'u1', text: '源太に投票します。', speaker: '千代', agents: AGENTS, day: '2日目' },
  { id: 'u2', text: '今日はいい天気ですね。', speaker: '綾', agents: AGENTS },
];

async function coverageOf(...args: string[]) {
  return JSON.parse(await answer(['corpus', 'coverage', ...args, '--json']));
}

describe('corpus coverage', () => {
  test('[R000-EVAL-01] reports for each corpus and each of its villages how much is converted', async () => {
    const { corpora, total, paper } = await coverageOf(CONTEST, NL2017, file('talk.jsonl', TALK));
    expect(corpora.map((one: { villages: object[] }) => one.villages.length)).toEqual([50, 1, 1]);
    for (const { utterances, villages } of corpora) {
      const { all, whole, part, none } = utterances;
      expect(whole + part + none).toBe(all);
      const sum = (villages as { utterances: { all: number } }[]).reduce((n, v) => n + v.utterances.all, 0);
      expect(sum).toBe(all);
    }
    expect(corpora[2].utterances).toEqual({ all: 2, whole: 1, part: 0, none: 1 });
    expect(corpora[2].game).toEqual({ all: 1, whole: 1, part: 0, none: 0 });
    expect(total.utterances.all).toBeGreaterThan(1000);
    expect(paper.share).toBe(0.8);
  });

  test('converts what people say that it means, where they say it', async () => {
    const given = TALK.map((one, index) => ({
      ...one,
      protocol: index === 0 ? ['VOTED Agent[03]'] : [],
    }));
    const { total } = await coverageOf('--given', file('given.jsonl', given));
    expect(total.game).toEqual({ all: 1, whole: 1, part: 0, none: 0 });
    expect(total.losses).toEqual({});
  });

  test('tells people the shares beside those of the paper', async () => {
    const said = await answer(['corpus', 'coverage', file('talk.jsonl', TALK)]);
    expect(said).toMatch(/talk\.jsonl +2 +50\.0 % +0\.0 % +50\.0 % +1 +100\.0 %/);
    expect(said).toContain('The paper (2013): about 80 % without loss');
  });

  test('[R000-EVAL-02] shows the original and its formal form side by side', async () => {
    const said = await answer(['corpus', 'coverage', '--columns', file('talk.jsonl', TALK)]);
    expect(said).toMatch(/千代: 源太に投票します。 +│ declare 100% \(Agent01 vote Agent02\)/);
    expect(said).toMatch(/綾: 今日はいい天気ですね。 +│ –\n {2}lost: Not understood/);
    const game = await answer(['corpus', 'coverage', '--columns', NL2017]);
    expect(game.split('\n').filter((line) => line.includes(' │ ')).length).toBeGreaterThan(20);
  });

  test('[R000-EVAL-03] compares what two made of the same talk, sentence by sentence', async () => {
    const rows = await answer(['corpus', 'coverage', '--columns', '--json', file('talk.jsonl', TALK)]);
    const ours = rows
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const theirs = ours.map((row) => ({ ...row, converted: ['declare 90% (Agent01 vote Agent02)'] }));
    const files = [file('ours.jsonl', ours), file('theirs.jsonl', theirs)];
    expect(await coverageOf('--compare', ...files)).toMatchObject({
      utterances: 2,
      same: 0,
      agreement: 0,
      differences: [
        { original: '源太に投票します。', onlyFirst: ['declare 100% (Agent01 vote Agent02)'] },
        { onlyFirst: [], onlySecond: ['declare 90% (Agent01 vote Agent02)'] },
      ],
    });
    const alike = await answer(['corpus', 'coverage', '--compare', files[0]!, files[0]!]);
    expect(alike).toBe('2 utterances in both files, 2 converted alike; agreement of sentences 100.0 %.\n');
  });

  test('says what is wrong with its files', async () => {
    const good = file('good.jsonl', [{ id: 'a', converted: [] }]);
    expect((await refusal(['corpus', 'coverage', '--compare', good])).said).toContain('takes two files');
    const bad = file('bad.jsonl', [{ id: 'a', converted: [] }, { id: 1 }]);
    expect((await refusal(['corpus', 'coverage', '--compare', good, bad])).said).toContain('line 2');
    const talk = file('cut.jsonl', [...TALK, { id: 'u3' }]);
    expect((await refusal(['corpus', 'coverage', talk])).said).toContain('line 3 has no text');
  });
});
