// Writes the golden playthroughs anew: the test that replays them does it when it is told to, then checks them.
import { spawnSync } from 'node:child_process';
import { root } from './files.mjs';
import { install } from './ready.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';
const TEST = 'packages/engine/src/laws/playthroughs.test.ts';

install();
const { status } = spawnSync(process.execPath, [VITEST, 'run', TEST], {
  cwd: root,
  env: { ...process.env, MURA_GOLDEN: '1' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
