import { readRecord } from '@mura/records';
import { describe, expect, test } from 'vitest';
import { playGame } from '../game.ts';
import { checkRun, ready } from '../run.ts';
import { blindScript } from './blind-script.ts';

const run = checkRun({ preset: 'aiwolf-5', seed: '7', bots: ['honest'] });
if (!run.ok) throw new Error(run.error);
const read = readRecord(playGame(ready(run.value), 1).text);
if (!read.ok) throw new Error('a game that was played can be read');
const script = blindScript(read.value.record);

describe('the script that a judge reads', () => {
  test('has the talk, the votes and the deaths', () => {
    const types = new Set(script.lines.map(({ type }) => type));
    expect([...types].sort()).toEqual(expect.arrayContaining(['day', 'executed', 'talk', 'votes']));
  });

  test('has nothing of roles, teams and outcome', () => {
    const events = new Set(['day', 'talk', 'votes', 'executed', 'found']);
    for (const line of script.lines) {
      expect(events.has(line.type)).toBe(true);
      expect(Object.keys(line)).not.toEqual(expect.arrayContaining(['role']));
    }
    expect(JSON.stringify(script)).not.toMatch(/honest|"winner"|"deal"|"fellows"/);
  });
});
