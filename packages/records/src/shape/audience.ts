import { type Hearers, shape } from '@mura/engine';

const IN_WORDS: Readonly<Record<Hearers, string>> = {
  public: '"public"',
  spectators: '"spectators"',
  master: '"master"',
  itsPlayer: 'the list of its player alone',
  players: 'a list of players',
};

const checkPlayers = shape.checkOf(shape.players);

/** Whether an event is told to those who may learn of it, and to nobody else. */
export function checkAudience(
  event: shape.JsonObject,
  hearers: readonly Hearers[],
  bounds: shape.Bounds,
): readonly shape.Fault[] | null {
  const { audience } = event;
  if (hearers.some((each) => isTold(event, each))) return checkListed(audience, bounds);
  return [at(shape.fault(audience, hearers.map((each) => IN_WORDS[each]).join(' or ')))];
}

function isTold({ audience, player }: shape.JsonObject, hearers: Hearers): boolean {
  switch (hearers) {
    case 'itsPlayer':
      return Array.isArray(audience) && audience.length === 1 && audience[0] === player;
    case 'players':
      return Array.isArray(audience);
    default:
      return audience === hearers;
  }
}

function checkListed(audience: unknown, bounds: shape.Bounds): readonly shape.Fault[] | null {
  return Array.isArray(audience) ? (checkPlayers(audience, bounds)?.map(at) ?? null) : null;
}

function at(fault: shape.Fault): shape.Fault {
  return shape.within('audience', fault);
}

/** Of an event that this version does not know. */
export function checkAnyAudience({ audience }: shape.JsonObject, bounds: shape.Bounds) {
  if (audience === 'public' || audience === 'spectators' || audience === 'master') return null;
  if (Array.isArray(audience)) return checkListed(audience, bounds);
  return [at(shape.fault(audience, '"public", "spectators", "master" or a list of players'))];
}
