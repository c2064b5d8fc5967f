import {
  type Event,
  familyOf,
  givenTo,
  PRESETS,
  plainSetup,
  type Rules,
  type Setup,
  type Viewer,
} from '@mura/engine';
import fc from 'fast-check';
import type { VillageMessage } from '../../src/licos/encode/seat-encoder.ts';
import { FIGURES } from '../../src/licos/words/characters.ts';
import { LoneSeat } from './lone-seat.ts';

const START = Date.UTC(2026, 3, 2, 10, 0, 0, 250);
const VILLAGE = { number: 12, name: 'Misty Harbor' };
export const TOKEN = '7c0ffee1-1d2e-4f3a-9b4c-5d6e7f8091a1';

const LICOS = [...PRESETS].filter(([preset]) => familyOf(preset) === 'licos');

/** A village with the figures of LiCOS. */
export function licosSetup(preset: string, rules: Rules, seed: string): Setup {
  const plain = plainSetup(preset, rules, seed);
  const cast = plain.cast.map((_, index) => ({ name: FIGURES[index]!.ja }));
  return { ...plain, cast, players: cast.map((_, index) => `Person ${index + 1}`) };
}

export function anyLicosSetup(): fc.Arbitrary<Setup> {
  return fc
    .tuple(fc.constantFrom(...LICOS), fc.nat())
    .map(([[preset, rules], seed]) => licosSetup(preset, rules, `licos/${seed}`));
}

/** All that the client of a viewer is told of a record; every event they are given comes a second after the one before. */
export function messagesTo(viewer: Viewer, record: readonly Event[]): readonly VillageMessage[] {
  const known = told.get(record) ?? new Map<Viewer, readonly VillageMessage[]>();
  told.set(record, known);
  const messages = known.get(viewer) ?? tell(viewer, record);
  known.set(viewer, messages);
  return messages;
}

/** Many tests look at the same records. */
const told = new WeakMap<readonly Event[], Map<Viewer, readonly VillageMessage[]>>();

function tell(viewer: Viewer, record: readonly Event[]): VillageMessage[] {
  const player = typeof viewer === 'number' ? viewer : null;
  const seat = new LoneSeat({ player, token: TOKEN, identity: VILLAGE });
  return givenTo(viewer, record).flatMap(({ event, number }) => seat.hear(event, START + 1000 * number));
}
