import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../scripts/files.mjs';

// Two whole builds take minutes: long runs only.
test.runIf(process.env.MURA_LONG)('two builds of one commit give the same bytes', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/reproduce.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^\d+ files, the same bytes each time$/m);
});
