import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { givenTo, ROLES, teamOf, type Viewer } from '@mura/engine';
import { eventsOf, readRecord } from '@mura/records';
import { beforeAll, describe, expect, test } from 'vitest';
import { testFolder } from '../../apps/cli/testing/folder.ts';
import { mura } from '../../apps/cli/testing/mura.ts';
import { filesBelow, root } from '../../scripts/files.mjs';
import { clientWheel } from '../../scripts/wheel.mjs';
import { python, skipWhereMissing } from '../../starters/testing/starters.ts';
import { examplesIn } from './testing/examples.ts';

const CLIENT = fileURLToPath(new URL('./', import.meta.url));
const folder = testFolder();

/** Runs Python with the client, in the folder of the test. */
function py(args: readonly string[], where = CLIENT) {
  const env = { ...process.env, PYTHONPATH: where, PYTHONDONTWRITEBYTECODE: '1', PYTHONUTF8: '1' };
  return spawnSync('python3', args, { cwd: folder, env, encoding: 'utf8' });
}

/** What a program prints, as JSON. */
function answerOf(program: string, ...args: string[]) {
  const { status, stdout, stderr } = py([
    '-c',
    `import json, sys\nfrom mura_client import *\n${program}`,
    ...args,
  ]);
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
}

describe('the client for Python', () => {
  skipWhereMissing(python('agent.py', 'web'));

  beforeAll(async () => {
    const command = 'simulate --preset aiwolf-5 --games 2 --seed 7 --bots honest --record'.split(' ');
    expect((await mura([...command, join(folder, 'games')])).code).toBe(0);
  });

  test('passes its own tests', () => {
    const { status, stderr } = py([
      '-W',
      'error',
      '-m',
      'unittest',
      'discover',
      '-s',
      join(CLIENT, 'tests'),
      '-t',
      CLIENT,
    ]);
    expect([status, stderr]).toEqual([0, expect.stringMatching(/Ran \d\d+ tests[\s\S]*OK/)]);
  });

  test('is of the version of everything else, and knows every role with its team', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(answerOf('print(json.dumps([__version__, TEAMS]))')).toEqual([
      version,
      Object.fromEntries(ROLES.map((role) => [role, teamOf(role)])),
    ]);
  });

  test('shows of a record to each viewer what Mura itself shows them', () => {
    const files = filesBelow('golden/records').filter((file) => file.endsWith('.mura.jsonl'));
    const seen = answerOf(
      `print(json.dumps({file: {str(viewer): [e["seq"] for e in r.view(viewer)] for viewer in [*r.names, "observer", "master"]}
        for file in sys.argv[1:] for r in [read_record(file)]}))`,
      ...files.map((file) => join(root, file)),
    );
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      const read = readRecord(readFileSync(join(root, file)));
      if (!read.ok) expect.fail(file);
      const { header } = read.value.record;
      const numbers = new Map(eventsOf(read.value.record).map((event, seq) => [event, seq]));
      const viewers: Viewer[] = [...header.cast.map((_, index) => index + 1), 'observer', 'master'];
      for (const viewer of viewers) {
        const own = givenTo(viewer, numbers.keys()).map(({ event }) => numbers.get(event));
        expect([file, viewer, seen[join(root, file)][viewer]]).toEqual([file, viewer, own]);
      }
    }
  });

  test('has a first agent of thirty lines, which stands on its page as it is in its file', () => {
    const agent = readFileSync(join(root, 'starters/python/first_agent.py'), 'utf8');
    expect(agent.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
    expect(examplesIn('clients/python/README.md')).toContain(agent);
  });

  test('reads records as its page shows', () => {
    const example = examplesIn('clients/python/README.md').find((code) => code.includes('read_records'))!;
    const { status, stdout, stderr } = py(['-c', example]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^Counter\(\{'\w+': \d.*\naiwolf-5 \{1: '[\s\S]*'COMINGOUT[\s\S]*'is_true': False/,
    );
  });

  test('is packed for pip with the same bytes every time, and runs from there', () => {
    const { name, bytes } = clientWheel();
    expect(clientWheel().bytes.equals(bytes)).toBe(true);
    writeFileSync(join(folder, name), bytes);
    const { stdout, stderr } = py(
      ['-c', 'import mura_client; print(mura_client.__file__)'],
      join(folder, name),
    );
    expect([stderr, stdout]).toEqual(['', expect.stringContaining(`${name}/mura_client/__init__`)]);
  });

  test('is built by setuptools into the same files, where that is there', ({ skip }) => {
    const tools = py(['-c', 'import setuptools.build_meta, setuptools.command.bdist_wheel']);
    skip(tools.status !== 0, 'setuptools 70.1 or later is missing here');
    cpSync(CLIENT, join(folder, 'source'), { recursive: true });
    const program = `import os, zipfile\nos.chdir("source")
from setuptools import build_meta as b
names = [b.build_sdist(".."), b.build_wheel("..")]
print("built", [sorted(n for n in zipfile.ZipFile(f).namelist() if n.startswith("mura_client/")) for f in ["../" + names[1], "../" + sys.argv[1]]])`;
    writeFileSync(join(folder, 'own.whl'), clientWheel().bytes);
    const { status, stdout, stderr } = py(['-c', `import sys\n${program}`, 'own.whl']);
    expect([status, stderr.includes('Error')]).toEqual([0, false]);
    const [, one, other] = /built \[(\[.*?\]), (\[.*?\])\]/.exec(stdout) ?? [];
    expect(one).toContain('py.typed');
    expect(one).toBe(other);
  });
});
