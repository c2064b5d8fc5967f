import { factsOf, isPack, type Request, type Role, type Viewer } from '../../src/index.ts';
import type { LawGame, LawStep } from './game.ts';
import { keyOf, type Trail } from './search.ts';

/** Whether a viewer does not learn how a request is answered, or only by what comes of it. */
export function isHidden({ act, player }: Request, viewer: Viewer, deal: readonly Role[]): boolean {
  if (act === 'talk' || act === 'poll' || act === 'vote' || player === viewer) return false;
  const role = typeof viewer === 'number' ? (deal[viewer - 1] ?? null) : null;
  if (role === null || act === 'divine' || act === 'guard') return true;
  return act === 'whisper' ? !factsOf(role).whispers : !isPack(role);
}

/** Finds the answers of a game again for another one with the same public course, in the order in which they came. */
export function sameAnswers({
  plays,
}: LawGame): (open: readonly Request[], trail: Trail) => LawStep | undefined {
  const places = new Map<string, number[]>();
  plays.forEach(({ request }, index) => {
    if (request === null) return;
    const { player, act } = request;
    const key = keyOf(player, act);
    const list = places.get(key) ?? [];
    places.set(key, list);
    list.push(index);
  });
  return (open, { counts }) => {
    const next = open.flatMap(({ player, act }) => {
      const key = keyOf(player, act);
      return places.get(key)?.[counts.get(key) ?? 0] ?? [];
    });
    return plays[Math.min(...next)];
  };
}
