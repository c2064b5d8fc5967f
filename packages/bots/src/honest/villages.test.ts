import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { customSetup } from '../../../engine/testing/laws/setups.ts';
import { playOut } from '../../testing/villages.ts';
import { random } from '../random.ts';
import { honest } from './honest.ts';

describe('in villages of every kind, with several seers, freemasons, foxes, any order of the day,', () => {
  test('it is never refused, alone or among others', () => {
    fc.assert(
      fc.property(customSetup(), fc.boolean(), (setup, isMixed) => {
        const bots = setup.cast.map((_, index) => (isMixed && index % 2 === 0 ? random : honest));
        const { refusals, record } = playOut(setup, setup.seed ?? '', bots);
        expect(refusals).toEqual([]);
        expect(record.some(({ type }) => type === 'ended')).toBe(true);
      }),
      { numRuns: runs(50, 5000) },
    );
  });

  test('everything it says is heard as it was said', () => {
    fc.assert(
      fc.property(customSetup(), (setup) => {
        const bots = setup.cast.map(() => honest);
        const { record } = playOut(setup, setup.seed ?? '', bots);
        const changed = record.filter(
          (event) => event.type === 'substituted' && event.sent !== null && event.used !== event.sent,
        );
        expect(changed).toEqual([]);
      }),
      { numRuns: runs(30, 3000) },
    );
  });
});
