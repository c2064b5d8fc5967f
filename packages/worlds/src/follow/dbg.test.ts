import fc from 'fast-check';
import { test } from 'vitest';
import { customSetup, clockSetup } from '../../../engine/testing/laws/setups.ts';
import { playClaiming } from '../../testing/games.ts';
test('dbg', () => {
  const small = customSetup(fc.integer({ min: 3, max: 6 }));
  const clocks = clockSetup().filter((s) => s.cast.length <= 6);
  const setups = fc.sample(process.env.CLOCK ? clocks : small, { seed: Number(process.env.S ?? 1), numRuns: Number(process.env.N ?? 50) });
  const luck = Number(process.env.L);
  const game = playClaiming(setups[luck]!, luck, luck % 3 === 0 ? { over: 70, absent: 20, gone: 20 } : undefined);
  game.record.forEach((e, i) => { if (!['talked', 'turnBegan', 'opened','talkSealed','voted','starred','marked','noted','announced','polled'].includes(e.type) && i <= Number(process.env.E)) console.log(i, JSON.stringify(e).slice(0, 250)); });
});
