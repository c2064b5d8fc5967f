import { describe, expect, test } from 'vitest';
import { dealOf } from '../../testing/laws/deals.ts';
import type { LawGame } from '../../testing/laws/game.ts';
import { play, samplePlans } from '../../testing/laws/games.ts';
import { clockSetup } from '../../testing/laws/setups.ts';
import { tableOf } from '../../testing/page.ts';
import { type Event, factsOf, givenTo, isPack, type PlayerId, type Role } from '../index.ts';

/** Random villages by the clock, in which everything happens. */
const GAMES = samplePlans(200, clockSetup()).map((plan) => play(plan));

/** Who is dead at a place of a record, and everybody knows it. */
function deadAt({ record, setup }: LawGame, end: number): PlayerId[] {
  const isHidden = setup.rules.vote.executionTold === 'nextMorning';
  const dead = record.slice(0, end).flatMap((event) => {
    if (event.type === 'executed') return isHidden ? [] : [event.player];
    if (event.type === 'diedSuddenly') return [event.player];
    if (event.type !== 'dawnBroke') return [];
    return event.executed === null ? event.dead : [...event.dead, event.executed];
  });
  return [...new Set(dead)].sort((one, other) => one - other);
}

function playersThat({ record }: LawGame, are: (role: Role) => boolean): PlayerId[] {
  return dealOf(record).flatMap((role, index) => (are(role) ? [index + 1] : []));
}

const packOf = (game: LawGame) => playersThat(game, isPack);
const circleOf = (game: LawGame) => playersThat(game, (role) => factsOf(role).whispers);

function isList({ audience }: Event, players: readonly PlayerId[]): boolean {
  return JSON.stringify(audience) === JSON.stringify(players);
}

/** What the page says of an audience, as a question to an event. */
const WHO: Readonly<Record<string, (event: Event, game: LawGame, index: number) => boolean>> = {
  all: ({ audience }) => audience === 'public',
  'that player': (event) => 'player' in event && event.player !== null && isList(event, [event.player]),
  'that player; after boards were opened: all': (event, game, index) =>
    game.record.slice(0, index).some((opened) => opened.type === 'channelsOpened' && opened.boards === true)
      ? event.audience === 'public'
      : 'player' in event && isList(event, [event.player ?? 0]),
  'talk, act: all; whisper: who whispers; soliloquy: that player; grave: the dead (H2: themselves)': (
    event,
    game,
    index,
  ) => {
    if (event.type !== 'talked') return false;
    if (event.channel === 'whisper') return isList(event, circleOf(game));
    if (event.channel === 'soliloquy') return isList(event, [event.player]);
    if (event.channel !== 'grave') return event.audience === 'public';
    const dead = deadAt(game, index);
    return isList(event, dead.includes(event.player) ? dead : [event.player]);
  },
  'talk: all; whisper: who whispers': (event, game) =>
    event.type === 'corrected' &&
    (event.channel === 'whisper' ? isList(event, circleOf(game)) : event.audience === 'public'),
  'told at once: all; else that player': (event, { setup }) =>
    event.type === 'executed' &&
    (setup.rules.vote.executionTold === 'atOnce'
      ? event.audience === 'public'
      : isList(event, [event.player])),
  'executions told at once: the pack, by rule; else master': (event, game) =>
    game.setup.rules.vote.executionTold === 'atOnce' && game.setup.rules.attack.votesTold !== 'never'
      ? isList(event, packOf(game))
      : event.audience === 'master',
  'who watches': ({ audience }) => audience === 'spectators',
};

describe('audiences by the clock', () => {
  const rows = tableOf('S6').map(({ event = '', 'who learns it': who = '' }) => [event, who] as const);

  test.each(rows)('[S6] [B11] %s: %s', (type, who) => {
    let seen = 0;
    for (const game of GAMES) {
      game.record.forEach((event, index) => {
        // On the first days of some villages parts are asked for: of those S2 tells.
        if (event.type !== type || (event.type === 'phaseBegan' && event.seconds === null)) return;
        seen++;
        expect(WHO[who]?.(event, game, index), `${type}: ${JSON.stringify(event)}`).toBe(true);
      });
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('[S6] [R000-INFO-04] what is known to some is never in what an observer is given, before all is opened', () => {
    for (const { record } of GAMES) {
      const end = record.findIndex(({ type }) => type === 'ended');
      const before = record.slice(0, end);
      const given = givenTo('observer', before).map(({ event }) => event);
      expect(given).toEqual(
        before.filter(({ audience }) => audience === 'public' || audience === 'spectators'),
      );
      const shared = before.filter(({ audience }) => Array.isArray(audience));
      expect(shared.length).toBeGreaterThan(0);
      for (const event of shared) expect(event.audience.length).toBeGreaterThan(0);
    }
  });
});
