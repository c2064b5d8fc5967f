import { describe, expect, test } from 'vitest';
import { play, samplePlans } from '../testing/laws/games.ts';
import { everySetup } from '../testing/laws/setups.ts';
import {
  type Audience,
  defaultAudience,
  EVENT_TYPES,
  EVENTS,
  type Event,
  fieldsOf,
  type Hearers,
  shape,
} from './index.ts';

const GAMES = samplePlans(40, everySetup()).map((plan) => play(plan));

function hearersOf({ audience, ...facts }: Event): readonly Hearers[] {
  if (typeof audience === 'string') return [audience];
  const isAlone = 'player' in facts && isOnly(audience, facts.player);
  return isAlone ? ['itsPlayer', 'players'] : ['players'];
}

function isOnly(audience: Audience, player: unknown): boolean {
  return audience.length === 1 && audience[0] === player;
}

describe('the table of events', () => {
  test('names every fact of every event that is played, and no other', () => {
    for (const { record, setup } of GAMES) {
      const bounds = { players: setup.cast.length, newer: false, sparse: false, most: 1 };
      for (const { type, audience: _, ...facts } of record) {
        const check = shape.checkOf({ kind: 'object', fields: fieldsOf(type), others: 'refused' });
        expect(check(facts, bounds), `${type} ${JSON.stringify(facts)}`).toBe(null);
      }
    }
  });

  test('says who may learn of each of them', () => {
    for (const { record } of GAMES) {
      for (const event of record) {
        const { told } = EVENTS[event.type];
        const may = told === 'byChannel' ? [defaultAudience(event, null)] : told;
        expect(
          hearersOf(event).some((each) => may.includes(each)),
          JSON.stringify(event),
        ).toBe(true);
      }
    }
  });

  test('says who learns of it by default: everybody, or not', () => {
    for (const { record, setup } of GAMES) {
      for (const event of record) {
        if (event.audience === 'master') continue;
        const isPublic = defaultAudience(event, setup.rules) === 'public';
        // Boards are one's own until the end opens them; phases of the night begin for those who take part.
        if (event.type === 'marked' || event.type === 'starred' || event.type === 'phaseBegan') continue;
        expect(isPublic, JSON.stringify(event)).toBe(event.audience === 'public');
      }
    }
  });

  test('has types of events that only the master is told of', () => {
    const untold = EVENT_TYPES.filter((type) => String(EVENTS[type].told) === 'master');
    expect(untold).toEqual(['sealed', 'turnBegan', 'tieBroken', 'attacked', 'cursed', 'diedWith']);
  });
});
