import {
  type Event,
  givenTo,
  legalActions,
  maySee,
  type PlayerId,
  requests,
  type Viewer,
} from '../../src/index.ts';
import { act, actionsOf, begin, type LawGame, viewOf } from './game.ts';

/** The bytes of an event as they leave the village; the audience stays behind. */
export function bytesOf(event: Event): string {
  const { audience: _, ...told } = event;
  return JSON.stringify(told);
}

/** Everything a viewer is sent of a record, with their numbers. */
export function sentTo(viewer: Viewer, record: readonly Event[]): string[] {
  return givenTo(viewer, record).map(({ number, event }) => `${number} ${bytesOf(event)}`);
}

/**
 * Everything a player is asked in a game, with how much they had heard by then: each question once, and again whenever it
 * changes.
 */
export function askedOf(player: PlayerId, game: LawGame): string[] {
  const asked: string[] = [];
  const again = begin(game.setup, game.chance);
  let heard = 0;
  const look = (events: readonly Event[]) => {
    heard += events.filter(({ audience }) => maySee(player, audience)).length;
    for (const request of requests(again.village)) {
      if (request.player !== player) continue;
      const legal = legalActions(viewOf(again, player), request);
      const question = `${heard} ${JSON.stringify({ request, legal })}`;
      if (question !== asked.at(-1)) asked.push(question);
    }
  };
  look(again.opening);
  for (const action of actionsOf(game)) {
    const decided = act(again, action);
    if (!decided.ok) throw new Error(`Refused as ${decided.error}: ${JSON.stringify(action)}`);
    look(decided.value.events);
  }
  return asked;
}
