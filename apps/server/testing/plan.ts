import { countPlayers, PRESETS, plainSetup } from '@mura/engine';
import { headerOf, writeHeader } from '@mura/records';
import type { Plan } from '../src/host/plan.ts';
import type { StoredOpening } from '../src/store/store.ts';

/** A village of bots. */
export function planOf(preset: string, bot = 'random'): Plan {
  const rules = PRESETS.get(preset)!;
  const seats = Array.from({ length: countPlayers(rules) }, () => ({ type: 'bot', bot }) as const);
  const common = { names: 'hidden', watch: 'everybody', delay: 0, pace: 0, maker: null } as const;
  return { name: 'test', preset, rules, cast: 'agents', language: 'aiwolf', ...common, seats };
}

export function openingOf(preset: string, village: string): StoredOpening {
  const setup = plainSetup(preset, PRESETS.get(preset)!, 'seed');
  return { setup, header: writeHeader(headerOf(setup, { village })) };
}
