import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const READY = new URL('../scripts/ready.mjs', import.meta.url).href;

/** A tool that says something and ends with a code, run while a checkout is made ready. */
function whileReady(code: number) {
  const tool = `console.log('a hint'); console.error('[PLUGIN_TIMINGS] Warning'); process.exit(${code})`;
  const script = `import { runQuietly } from '${READY}'; runQuietly(['-e', ${JSON.stringify(tool)}], 'Look there.');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return [status, stdout, stderr];
}

test('what the tools of the first start say is shown only where they fail', () => {
  expect(whileReady(0)).toEqual([0, '', '']);
  expect(whileReady(3)).toEqual([1, '', 'a hint\n[PLUGIN_TIMINGS] Warning\n\nLook there.\n']);
});
