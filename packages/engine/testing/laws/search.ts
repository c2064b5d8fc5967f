import { actOf } from '../../src/conduct/open-requests.ts';
import {
  type Act,
  type Action,
  type Chance,
  decide,
  type Event,
  open,
  type PlayerId,
  type Request,
  requests,
  type Setup,
  type Village,
} from '../../src/index.ts';
import { playerOf } from './game.ts';

/** A game that somebody could not tell from another one: what is looked for, and what may be tried. */
export interface Search {
  readonly setup: Setup;
  readonly chance: Chance;
  /** What they are told by an event; `before` is the record so far. */
  readonly tell: (event: Event, before: readonly Event[]) => readonly string[];
  /** What they were told in the other game. */
  readonly wanted: readonly string[];
  /** What may be answered next, best first; the search comes back for the others. */
  readonly options: (open: readonly Request[], soFar: Trail) => readonly Action[];
  /** At most so many answers are tried. */
  readonly patience: number;
}

/** How a search came where it is. */
export interface Trail {
  readonly record: Event[];
  readonly actions: Action[];
  /** How many answers each player has given to each kind of request. */
  readonly counts: Map<string, number>;
}

export function keyOf(player: PlayerId | null, act: Act | null): string {
  return `${player} ${act}`;
}

/** The actions of a game that tells them what is wanted, first to last; `null` where none was found. */
export function search(goal: Search): Action[] | null {
  const opened = open(goal.setup, goal.chance);
  if (!opened.ok) throw new Error(`The setup is wrong: ${JSON.stringify(opened.error)}`);
  const trail: Trail = { record: [], actions: [], counts: new Map() };
  const told = hear(goal, trail, 0, opened.value.events);
  const budget = { left: goal.patience };
  return told !== null && explore(goal, trail, told, opened.value.village, budget) ? trail.actions : null;
}

function explore(
  goal: Search,
  trail: Trail,
  told: number,
  village: Village,
  budget: { left: number },
): boolean {
  if (told === goal.wanted.length) return true;
  const asked = requests(village);
  if (asked.length === 0) return false;
  for (const action of goal.options(asked, trail)) {
    if (budget.left-- <= 0) return false;
    const decided = decide(village, action, goal.chance);
    if (!decided.ok) continue;
    const length = trail.record.length;
    step(trail, action, 1);
    const now = hear(goal, trail, told, decided.value.events);
    if (now !== null && explore(goal, trail, now, decided.value.village, budget)) return true;
    step(trail, action, -1);
    trail.record.length = length;
  }
  return false;
}

function step({ actions, counts }: Trail, action: Action, direction: 1 | -1): void {
  if (direction === 1) actions.push(action);
  else actions.pop();
  const key = keyOf(playerOf(action), actOf(action));
  counts.set(key, (counts.get(key) ?? 0) + direction);
}

/** How much of what is wanted they have been told after these events; `null` when they are told something else. */
function hear(goal: Search, { record }: Trail, told: number, events: readonly Event[]): number | null {
  let count = told;
  for (const event of events) {
    for (const fact of count < goal.wanted.length ? goal.tell(event, record) : []) {
      if (goal.wanted[count] !== fact) return null;
      count++;
      if (count === goal.wanted.length) break;
    }
    record.push(event);
  }
  return count;
}
