// Writes the golden files anew: the tests that compare with them do it when they are told to, then check them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isStarted, root } from './files.mjs';
import { install } from './ready.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';
/** What a test has in it that writes golden files when it is told to. */
const WRITES = /MURA_GOLDEN|expectGolden\(|licos\/shipped\.ts/;

/** The tests that write golden files. */
export function goldenTests() {
  const tests = ['packages', 'apps'].flatMap(filesBelow).filter((file) => file.endsWith('.test.ts'));
  return tests.filter((file) => WRITES.test(readFileSync(join(root, file), 'utf8')));
}

if (isStarted(import.meta.url)) {
  install();
  const { status } = spawnSync(process.execPath, [VITEST, 'run', ...goldenTests()], {
    cwd: root,
    env: { ...process.env, MURA_GOLDEN: '1' },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
