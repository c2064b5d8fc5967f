import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { customSetup } from '../../../engine/testing/laws/setups.ts';
import { playOut } from '../../testing/villages.ts';
import type { Bot } from '../index.ts';
import { random } from '../random.ts';
import { SPARRING } from '../sparring/sparring.ts';
import { hisui } from './hisui.ts';

test('in villages of every kind hisui and its sparring partners are never refused', () => {
  fc.assert(
    fc.property(customSetup(), fc.nat(), (setup, turn) => {
      const guests: readonly Bot[] = [hisui as Bot, hisui as Bot, random as Bot, ...SPARRING];
      const bots = setup.cast.map((_, index) => guests[(index * 7 + turn) % guests.length]!);
      const { refusals, record } = playOut(setup, setup.seed ?? '', bots);
      expect(refusals).toEqual([]);
      expect(record.some(({ type }) => type === 'ended')).toBe(true);
    }),
    { numRuns: runs(8, 2000) },
  );
});
