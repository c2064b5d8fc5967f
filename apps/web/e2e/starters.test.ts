import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Served } from '../../server/src/serve.ts';
import { Guest, startVillage } from '../../server/testing/api.ts';
import { startDatabases, type TestDatabases } from '../../server/testing/database.ts';
import { serveHere } from '../../server/testing/serving.ts';

const STARTERS = fileURLToPath(new URL('../public/starters/', import.meta.url));
const LONG = 90_000;

let databases: TestDatabases;
let served: Served;
let folder: string;
beforeAll(async () => {
  databases = await startDatabases();
  served = await serveHere(await databases.fresh());
  folder = mkdtempSync(join(tmpdir(), 'mura-starters-'));
});
afterAll(async () => {
  await served.stop();
  await databases.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The TypeScript starter without its types, for a Node that does not take them off itself. */
function plainScript(): string {
  const { outputText } = ts.transpileModule(readFileSync(`${STARTERS}agent.ts`, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
  });
  const file = join(folder, 'agent.mjs');
  writeFileSync(file, outputText);
  return file;
}

const isHere = (program: string) => spawnSync(program, ['--version']).status === 0;

/** What a program says until it ends. */
function said(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    child.stdout?.on('data', (bytes: Buffer) => {
      text += bytes.toString();
    });
    child.stderr?.on('data', (bytes: Buffer) => {
      text += bytes.toString();
    });
    child.on('close', () => resolve(text));
  });
}

const PROGRAMS = [
  ['TypeScript', process.execPath, () => ['--experimental-websocket', plainScript()]],
  ['Python', 'python3', () => [`${STARTERS}agent.py`]],
  ['Java', 'java', () => [`${STARTERS}Agent.java`]],
] as const;

describe('a starter plays a village to its end, and no answer of it is refused', () => {
  for (const [language, program, args] of PROGRAMS) {
    test(
      language,
      async ({ skip }) => {
        skip(!isHere(program), `${program} is not on this machine`);
        const guest = await Guest.arrive(served.url, 'starter');
        const village = await startVillage(served.url, [guest], { preset: 'aiwolf-5' });
        const child = spawn(program, [...args(), served.url, guest.token, village], {
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        const text = await said(child);
        expect(text).toContain('I am player 1.');
        expect(text).toContain('The village has ended.');
        expect(text).not.toContain('Refused');
      },
      LONG,
    );
  }
});
