import { type Event, type PlayerId, playersOf, type Role } from '@mura/engine';
import { findBot, mustFindBot } from '../roster.ts';
import { beliefsOf, type VoteBelief } from './beliefs.ts';
import { dealtIn } from './dealt.ts';
import { type TurningPoint, turningPoint, turnsOf } from './turns.ts';

/** What a bot tells of itself after the game. */
export interface BotMemoir {
  readonly player: PlayerId;
  readonly role: Role;
  readonly beliefs: readonly VoteBelief[];
}

/** What a coach tells a player after the game. */
export interface Coaching {
  readonly player: PlayerId;
  readonly role: Role;
  readonly turns: readonly TurningPoint[];
  readonly turningPoint: TurningPoint | null;
  /** Their votes, beside what a strong mind would have believed on the same seat from the same words. */
  readonly votes: readonly VoteBelief[];
}

/** What every bot of an ended village believed when, from its whole record. */
export function memoirsOf(events: readonly Event[]): BotMemoir[] {
  return playersOf(dealtIn(events).roles.length).flatMap((player) => memoirOf(player, events) ?? []);
}

/** The same of one player; `null`: no bot of ours sat there. */
export function memoirOf(player: PlayerId, events: readonly Event[]): BotMemoir | null {
  const { roles, players } = dealtIn(events);
  const role = roles[player - 1];
  const mind = mindOf(players[player - 1] ?? '');
  if (role === undefined || mind === null) return null;
  return { player, role, beliefs: beliefsOf(events, player, mind) };
}

/** Where an ended village turned, and what this player could have known. */
export function coachingFor(player: PlayerId, events: readonly Event[]): Coaching | null {
  const role = dealtIn(events).roles[player - 1];
  if (role === undefined) return null;
  const turns = turnsOf(events);
  const votes = beliefsOf(events, player, mustFindBot(COACH).mind);
  return { player, role, turns, turningPoint: turningPoint(turns), votes };
}

/** Who thinks for the coach. */
const COACH = 'hisui';

/** A bot has the number of its seat behind its name: `talker@gentle 3`. */
function mindOf(name: string) {
  const found = findBot(name.replace(/ \d{1,2}$/, ''));
  return found.ok && found.value.mind.believes !== undefined ? found.value.mind : null;
}
