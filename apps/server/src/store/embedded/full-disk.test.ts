import { rmSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { QUICK, temporaryFolder } from '../../../testing/database.ts';
import { startEmbedded } from './embedded.ts';

const disk = vi.hoisted(() => ({ isFull: false }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const writeSync = (file: number, text: string): number => {
    if (disk.isFull) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    return fs.writeSync(file, text);
  };
  return { ...fs, writeSync };
});

test('our own database is stopped also where a full disk has no place for a lock', async () => {
  const data = temporaryFolder();
  const database = await startEmbedded({ data, settings: QUICK });
  try {
    disk.isFull = true;
    await database.stop();
    expect(database.isRunning()).toBe(false);
  } finally {
    disk.isFull = false;
    await database.stop();
    rmSync(data, { recursive: true, force: true });
  }
});
