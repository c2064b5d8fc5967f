import type { ReplayEyes } from '../../source/replay.ts';

/** A moment of a record, as it stands in an address. */
export interface ReplayMoment {
  readonly place: number | null;
  readonly eyes: ReplayEyes;
}

/** Whatever makes no sense is the beginning, seen by everybody. */
export function momentIn(query: URLSearchParams, players: number): ReplayMoment {
  const at = query.get('at');
  const as = query.get('as') ?? '';
  const player = Number(as);
  const isPlayer = /^\d{1,2}$/.test(as) && player >= 1 && player <= players;
  const eyes = isPlayer ? player : as === 'werewolves' || as === 'master' ? as : 'observer';
  return { place: at !== null && /^\d{1,7}$/.test(at) ? Number(at) : null, eyes };
}

export function addressOf(address: string, { place, eyes }: ReplayMoment): string {
  const query = new URLSearchParams();
  if (place !== null && place > 0) query.set('at', String(place));
  if (eyes !== 'observer') query.set('as', String(eyes));
  const text = query.toString();
  return text === '' ? address : `${address}?${text}`;
}
