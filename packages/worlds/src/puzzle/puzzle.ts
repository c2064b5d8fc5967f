import { type Character, type Event, findPreset, invariant, type PlayerId } from '@mura/engine';
import { claimsIn } from '../claims/claims-in.ts';
import type { NumberedEvent } from '../curve/curve.ts';
import type { Fact } from '../facts/fact.ts';
import { follow } from '../follow/follower.ts';
import type { Knowledge } from '../follow/knowledge.ts';
import { why } from '../why/why.ts';

/** A moment of a real game at which everybody could know that one of the living is a werewolf. */
export interface Puzzle {
  readonly preset: string;
  /** Of the game: with it, the game can be played again. */
  readonly seed: string;
  readonly day: number;
  /** How many facts the shortest proof needs. */
  readonly facts: number;
  /** What everybody was told after the opening, of the talk only the claims. */
  readonly events: readonly NumberedEvent[];
}

/** A step of a proof: a fact, and how many worlds are left once everybody knows it. */
export interface ProofStep {
  readonly fact: Fact;
  readonly worlds: number;
}

/** Why exactly one of the living must be a werewolf, from what everybody was told. */
export interface Proof {
  readonly answer: PlayerId;
  /** Before anything was said. */
  readonly worlds: number;
  /** Only those that are needed, in their order: without any one of them it would not follow. */
  readonly steps: readonly ProofStep[];
  /** In which the facts are told. */
  readonly knowledge: Knowledge;
}

/** What a puzzle takes for granted: nobody of the village side says what is not so of themselves. */
const QUESTION = { as: 'observer', assume: 'village', hypotheses: [] } as const;

/** The proof that one of the living, and only one, must be a werewolf; `null` where it is nobody or several. */
export function prove(events: readonly NumberedEvent[]): Proof | null {
  const follower = follow(QUESTION, { complete: true });
  const counts = new Map<number, number>();
  let dead: readonly PlayerId[] = [];
  for (const { event, seq } of events) {
    follower.take(event, seq);
    counts.set(seq, follower.worlds()?.count ?? 0);
    dead = [...dead, ...diedIn(event)];
  }
  const sure = (follower.worlds()?.black ?? []).filter((player) => !dead.includes(player));
  const [answer] = sure;
  if (answer === undefined || sure.length > 1) return null;
  const reason = why(follower.now, answer, 'werewolf');
  if (reason?.verdict !== 'certain') return null;
  const steps = reason.facts.map((fact) => ({ fact, worlds: counts.get(fact.seq) ?? 0 }));
  return { answer, worlds: counts.values().next().value ?? 0, steps, knowledge: follower.now };
}

function diedIn(event: Event): readonly PlayerId[] {
  switch (event.type) {
    case 'executed':
    case 'diedSuddenly':
      return [event.player];
    case 'dawnBroke':
      return event.executed === null ? event.dead : [...event.dead, event.executed];
    default:
      return [];
  }
}

/** What of a record a puzzle needs: all that everybody was told, but of the talk only the claims. */
export function puzzleEvents(events: readonly NumberedEvent[]): NumberedEvent[] {
  const opened = events.find(({ event }) => event.type === 'opened')?.event;
  const cast = opened?.type === 'opened' ? opened.cast : [];
  return events.filter(({ event, seq }) => {
    if (event.audience !== 'public' || event.type === 'turnBegan') return false;
    return event.type !== 'talked' || claimsIn(event, seq, cast).length > 0;
  });
}

/** The puzzle as a village of events, with its opening; `cast`: what its players are called. */
export function eventsOfPuzzle({ preset, events }: Puzzle, cast: readonly Character[]): NumberedEvent[] {
  const rules = findPreset(preset);
  invariant(rules.ok, 'a puzzle is of a preset');
  const opened: Event = {
    type: 'opened',
    audience: 'public',
    preset,
    rules: rules.value,
    cast,
    language: 'aiwolf',
  };
  return [{ seq: 0, event: opened }, ...events];
}
