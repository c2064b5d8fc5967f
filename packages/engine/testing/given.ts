import { expect } from 'vitest';
import {
  type Action,
  decide,
  type Event,
  givenTo,
  type Refusal,
  requests,
  type Viewer,
  viewFor,
} from '../src/index.ts';
import { play, type ScriptStep, type TestScene } from './scene.ts';

/** `given(village, ...script).when(action).then(...events)`: an example of a rule. */
export function given(scene: TestScene, ...script: readonly ScriptStep[]) {
  const before = play(scene, ...script);
  return {
    when: (action: Action) => ({
      /** Brings exactly these events, each with at least these facts. */
      // biome-ignore lint/suspicious/noThenProperty: the third word of given, when, then; nobody awaits it
      then(...expected: readonly Partial<Event>[]): void {
        const after = play(before, action);
        expect(after.events.slice(before.events.length)).toMatchObject(expected);
      },
      /** Is refused for this reason, and the village has not changed. */
      refused(reason: Refusal): void {
        const copy = structuredClone(before.village);
        expect(decide(before.village, action, before.chance)).toEqual({ ok: false, error: reason });
        expect(before.village).toEqual(copy);
      },
    }),
  };
}

/** All events of a type so far. */
export function happened<Type extends Event['type']>(
  { events }: TestScene,
  type: Type,
): (Event & { readonly type: Type })[] {
  return events.filter((event): event is Event & { readonly type: Type } => event.type === type);
}

/** What a viewer was given, as they were given it. */
export function heard(viewer: Viewer, { events }: TestScene): Event[] {
  return givenTo(viewer, events).map(({ event }) => event);
}

/** Who is asked for what, in a few words: `['talk 1']`, `['vote 1', 'vote 2']`. */
export function asked({ village }: TestScene): string[] {
  return requests(village).map(({ act, player }) => `${act} ${player}`);
}

/** How many votes of each round of a day everybody was told. */
export function votesTold({ events }: TestScene, day: number): number[] {
  return viewFor('observer', events).shared.pages[day]?.votes.map((round) => round.length) ?? [];
}
