import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { testFolder } from '../../testing/folder.ts';

const folder = testFolder();
const path = (relative: string) => fileURLToPath(new URL(`../../../../${relative}`, import.meta.url));
const CONTEST = path('golden/logs/contests/gat2017-05p.jsonl.gz');

/** The blocks of code of the page under a heading, without their indent. */
function codeUnder(heading: string): string[] {
  const page = readFileSync(path('docs/how-to-study-a-corpus.md'), 'utf8');
  const section = page.split(/^#+ /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
  const blocks = section.match(/(?:^(?: {4}.*)?\n)+/gm) ?? [];
  return blocks.map((block) => block.replaceAll(/^ {4}/gm, '').trim()).filter((block) => block !== '');
}

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)(
  'the scripts of the page run as they stand there, and count what the figures count',
  async () => {
    const [parquet, lines] = codeUnder('Figure 3 in Python');
    expect(parquet).toContain('pyarrow');
    const compiled = spawnSync('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], {
      input: parquet,
    });
    expect(String(compiled.stderr)).toBe('');
    mkdirSync(folder, { recursive: true });
    await answer(['corpus', 'export', CONTEST, '--out', join(folder, 'dataset'), '--format', 'jsonl']);
    const script = join(folder, 'figure.py');
    writeFileSync(script, lines ?? '');
    const run = spawnSync('python3', [script], { cwd: folder, encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(readFileSync(join(folder, 'figure-3.svg'), 'utf8')).toMatch(/^<svg .*<\/svg>$/s);
    const { byWinner } = JSON.parse(await answer(['corpus', 'tables', CONTEST, '--json']));
    const { human, werewolf } = byWinner.find(
      ({ winner }: { winner: string }) => winner === 'werewolf',
    ).relations;
    expect(run.stdout.trim().split('\n')).toEqual([
      `attunement human ${human.attune}`,
      `attunement werewolf ${werewolf.attune}`,
      `rebuttal human ${human.rebut}`,
      `rebuttal werewolf ${werewolf.rebut}`,
    ]);
  },
  60_000,
);
