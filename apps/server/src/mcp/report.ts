import type { Event, Legal, PlayerId, Question, View } from '@mura/engine';
import { factsToTell } from '../llm/transcript.ts';
import type { VillageSeat } from './village-seat.ts';

/** What a seat knows of its village, as data for an assistant. */
export function lookOf({ view, player, questions, village, isOver, lost }: VillageSeat): object {
  if (view === null)
    return { village, state: lost ?? 'not begun: wait until all seats are taken and its maker starts it' };
  const { shared, own } = view;
  return {
    village,
    ...(lost === null ? {} : { lost }),
    day: shared.day,
    phase: shared.phase,
    you: { player, name: nameOf(player, view), role: own.role, fellows: own.fellows },
    players: shared.cast.map(({ name }, index) => ({
      player: index + 1,
      name,
      state: shared.status[index]?.state ?? 'alive',
      ...(shared.roles[index] === undefined ? {} : { role: shared.roles[index] }),
    })),
    ...(isOver ? { over: { winner: shared.outcome?.winner ?? null, why: shared.outcome?.why ?? null } } : {}),
    asked: questions.map(askedOf),
  };
}

function nameOf(player: PlayerId | null, { shared: { cast } }: View): string | null {
  return player === null ? null : (cast[player - 1]?.name ?? null);
}

/** A question with all that may be answered. */
export function askedOf({ request: { act, day, round }, legal }: Question): object {
  return { act, day, ...(round === 0 ? {} : { round: round + 1 }), ...answersOf(legal) };
}

function answersOf(legal: Legal): object {
  if ('targets' in legal) return { answerWith: toolFor(legal.act), targets: legal.targets };
  return {
    answerWith: 'talk',
    ...(legal.left === null ? {} : { utterancesLeft: legal.left }),
    ...lengthOf(legal.length, legal.budget),
  };
}

function lengthOf(length: Extract<Legal, { length: unknown }>['length'], budget: number | null): object {
  const { perTalk, base, countIn } = length;
  if (perTalk === null && base === null && budget === null) return {};
  return { longest: perTalk ?? (base ?? 0) + (budget ?? 0), countedIn: countIn };
}

/** Which tool answers to what. */
function toolFor(act: string): string {
  if (act === 'vote' || act === 'poll') return 'vote';
  return act === 'talk' || act === 'whisper' ? 'talk' : 'night_act';
}

/** What happened, without what says nothing to somebody who plays. */
export function newsOf(events: readonly Event[]): object[] {
  return events.flatMap((event) => ownFacts(event) ?? factsToTell(event) ?? []);
}

/** What a model in a seat is told elsewhere. */
function ownFacts(event: Event): object | null {
  switch (event.type) {
    case 'opened':
      return { players: event.cast.map(({ name }, index) => ({ player: index + 1, name })) };
    case 'roleTold':
      return { you: event.player, yourRole: event.role, fellows: event.fellows };
    case 'dayBegan':
      return { dayBegan: event.day };
    case 'phaseBegan':
      return {
        day: event.day,
        phase: event.phase,
        ...(event.seconds === null ? {} : { seconds: event.seconds }),
      };
    case 'substituted':
      return { day: event.day, yourAnswer: event.act, notUsedBecause: event.reason, usedInstead: event.used };
    case 'ended':
      return { over: true, winner: event.winner, why: event.why };
    case 'rolesRevealed':
      return { roles: Object.fromEntries(event.roles.map((role, index) => [index + 1, role])) };
    default:
      return null;
  }
}
