import {
  type Action,
  decide,
  type Event,
  evolve,
  only,
  open,
  type PlayerId,
  REFUSALS,
  type Request,
  replay,
  requests,
  resume,
  type Setup,
  type Step,
  type Substituted,
  type Village,
} from '@mura/engine';
import { answerTo, describe, silence } from './answer.ts';
import { chanceOf } from './chance.ts';
import type { LogDifference } from './difference.ts';
import { factsOf, type GameFact } from './facts.ts';
import type { GameScript } from './script.ts';

/** How far a log goes. */
export interface LogExtent {
  readonly facts: readonly GameFact[];
  readonly isComplete: boolean;
  /** The last day of which it says something; of a complete log the day on which it ended. */
  readonly lastDay: number;
}

export interface ReenactedGame {
  readonly events: readonly Event[];
  readonly refused: readonly LogDifference[];
}

/** Many times what any game takes: for logs that make the rules go round in circles. */
const MOST_STEPS = 200_000;

/** Plays a game by its script, to its end or as far as its log goes. */
export function play(setup: Setup, script: GameScript, extent: LogExtent): ReenactedGame {
  const opening = begin(setup, script);
  if (!opening.ok) return { events: [], refused: [opening.error] };
  const events = [...opening.value.events];
  const refused: LogDifference[] = [];
  let { village } = opening.value;
  for (let step = 0; step < MOST_STEPS; step++) {
    const [request, answer] = nextAnswer(script, village);
    if (request === undefined || isBeyond(extent, request)) break;
    if (answer === null && isCutHere(extent, events)) break;
    const taken = take(village, script, answer ?? silence(script, request), request, refused);
    if (taken === null) break;
    for (const event of taken.events) events.push(event);
    village = taken.village;
  }
  return { events, refused };
}

/** Who did not answer is passed over until the others have: whom they chose was still there. */
function nextAnswer(script: GameScript, village: Village): [Request | undefined, Action | null] {
  const open = requests(village);
  for (const request of open) {
    const answer = answerTo(script, village, request);
    if (answer !== null) return [request, answer];
  }
  return [open[0], null];
}

function isBeyond({ isComplete, lastDay }: LogExtent, { day }: Request): boolean {
  return isComplete ? day >= lastDay : day > lastDay;
}

/** A log that is cut says nothing more: everything of its last day has come out. */
function isCutHere({ isComplete, lastDay, facts }: LogExtent, events: readonly Event[]): boolean {
  if (isComplete) return false;
  const count = (all: readonly GameFact[]) => {
    const counts = new Map<string, number>();
    for (const { day, kind } of all) if (day === lastDay) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return counts;
  };
  const given = count(factsOf(events));
  return [...count(facts)].every(([kind, times]) => (given.get(kind) ?? 0) >= times);
}

/** The village opens; whoever had failed before the first day is told first. */
function begin(
  setup: Setup,
  script: GameScript,
): { ok: true; value: Step } | { ok: false; error: LogDifference } {
  const chance = chanceOf(script, 0);
  const opened = open(setup, chance);
  if (!opened.ok) {
    const given = opened.error.map(({ path, message }) => `${path} ${message}`).join('; ');
    return { ok: false, error: { day: 0, what: 'village', logged: null, given } };
  }
  const early = failedBefore(script, 0);
  if (early.length === 0) return { ok: true, value: opened.value };
  const first = opened.value.events.filter(({ type }) => type === 'opened' || type === 'sealed');
  return { ok: true, value: goOn(replay(first), first, early, script) };
}

function failedBefore({ failed }: GameScript, day: number): PlayerId[] {
  return [...failed].flatMap(([player, on]) => (on < day ? [player] : []));
}

/** Some players fail here, and the village goes on from there. */
function goOn(
  village: Village,
  before: readonly Event[],
  failing: readonly PlayerId[],
  script: GameScript,
): Step {
  const { day } = village;
  const failures = failing.flatMap((player): Event[] => [
    { ...GONE, audience: only(player), day, player },
    { type: 'failed', audience: 'public', day, player },
  ]);
  const rest = resume(failures.reduce(evolve, village), chanceOf(script, 0));
  return { events: [...before, ...failures, ...rest.events], village: rest.village };
}

const GONE: Omit<Substituted, 'audience' | 'day' | 'player'> = {
  type: 'substituted',
  act: 'vote',
  reason: 'gone',
  sent: null,
  used: null,
  spent: 0,
  manner: null,
};

/** An action, or where the rules refuse it, none; `null` where even that is refused. */
function take(
  village: Village,
  script: GameScript,
  action: Action,
  request: Request,
  refused: LogDifference[],
): Step | null {
  const step = decideAsLogged(village, script, action);
  if (step.ok) return withFailures(village, step.value, script);
  const { act, player, day } = request;
  refused.push({ day, what: 'refused', logged: describe(action), given: REFUSALS[step.error] });
  const without = decideAsLogged(village, script, { type: 'noAnswer', player, act, reason: 'illegal' });
  return without.ok ? without.value : null;
}

/** Chance chooses among those tied whom the log says, if they are among them. */
function decideAsLogged(village: Village, script: GameScript, action: Action) {
  const step = decide(village, action, chanceOf(script, 0));
  const tie = step.ok ? step.value.events.find(({ type }) => type === 'tieBroken') : undefined;
  if (tie?.type !== 'tieBroken') return step;
  const executed = script.executed.get(tie.day);
  // Where the executed has a last night, an attack on nobody was one on them.
  const chosen = tie.vote === 'vote' ? executed : (script.attacked.get(tie.day) ?? executed);
  const outcome = chosen === undefined ? -1 : tie.among.indexOf(chosen);
  return outcome <= 0 ? step : decide(village, action, chanceOf(script, outcome));
}

/** Whoever failed in the night without being asked for anything is told before the day breaks. */
function withFailures(village: Village, step: Step, script: GameScript): Step {
  const dawn = step.events.findIndex(({ type }) => type === 'dawnBroke');
  const event = step.events[dawn];
  if (event?.type !== 'dawnBroke') return step;
  const failing = failedBefore(script, event.day).filter(
    (player) => step.village.life.failed[player - 1] === false,
  );
  if (failing.length === 0) return step;
  const before = step.events.slice(0, dawn);
  return goOn(before.reduce(evolve, village), before, failing, script);
}
