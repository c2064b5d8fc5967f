import { type Chance, drawsOfShuffle, type PlayerId, type Stage, scripted } from '@mura/engine';
import { type GameScript, orderKey, type PhasePlace } from './script.ts';

/** Chance that brings what it brought in the script: the orders of turns, and who was chosen of those tied. */
export function chanceOf(script: GameScript, tieOutcome: number): Chance {
  const draws = new Map<string, ReadonlyMap<number, number>>();
  return scripted(({ purpose, day, round, among }) => {
    if (purpose === 'voteTie' || purpose === 'attackTie') return tieOutcome;
    if (purpose !== 'talkOrder' && purpose !== 'whisperOrder') return undefined;
    const { place, turn } = whichTurn(purpose, day, round);
    const key = orderKey(place, turn);
    const known = draws.get(key) ?? drawsOf(script.orders.get(key) ?? []);
    draws.set(key, known);
    return known.get(among);
  });
}

function drawsOf(order: readonly PlayerId[]): ReadonlyMap<number, number> {
  return drawsOfShuffle(
    order.toSorted((one, other) => one - other),
    order,
  );
}

/** The whispers of a night, as the engine tells their draws apart. */
const WHISPERS: readonly Stage[] = ['whisper', 'morningWhisper', 'duskWhisper'];
const TURNS_APART = 1000;

function whichTurn(purpose: string, day: number, round: number): { place: PhasePlace; turn: number } {
  if (purpose === 'talkOrder') return { place: { day, phase: 'talk', round: 0 }, turn: round };
  const which = Math.floor(round / TURNS_APART);
  const phase = WHISPERS[which] ?? 'attackWhisper';
  return { place: { day, phase, round: Math.max(0, which - WHISPERS.length) }, turn: round % TURNS_APART };
}
