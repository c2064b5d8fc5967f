import { type Action, type Conductor, Feed, type Refusal, type Setup } from '../../src/index.ts';
import { type ConductedTable, conduct, resumeAt } from '../table.ts';

/** A village with people, who speak when they like, and a clock that goes where the test wants it. */
export function conductPeople(setup: Setup, table: ConductedTable): Conductor {
  return conduct(setup, withPeople(table));
}

export function resumePeople(table: ConductedTable, kept: ConductedTable['kept']): Conductor {
  return resumeAt(withPeople(table), kept);
}

function withPeople(table: ConductedTable): ConductedTable {
  const seats = table.seats.map((seat) => ({ ...seat, speaksFreely: true }));
  return { ...table, seats, outside: { ...table.outside, feed: Feed.of(seats) } };
}

/** Time passes until then: whatever is due on the way happens when it is due, or at once where that is past. */
export function passTo(conductor: Conductor, { clock }: ConductedTable, time: number): void {
  for (let due = conductor.nextLimit(); due !== null && due <= time; due = conductor.nextLimit()) {
    clock.now = Math.max(clock.now, due);
    conductor.tick(clock.now);
    if (conductor.nextLimit() === due) throw new Error(`Nothing happened at ${due}`);
  }
  clock.now = time;
}

/** Why an action is refused; `null` where it is taken. */
export function tryTo(conductor: Conductor, action: Action): Refusal | null {
  let refusal: Refusal | null = null;
  conductor.answer(action, (result) => {
    refusal = result.ok ? null : result.error;
  });
  return refusal;
}
