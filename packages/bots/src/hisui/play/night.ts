import type { PlayerId, Role } from '@mura/engine';
import { survivors } from '../../memory/among.ts';
import { butMe, isFellow } from '../../memory/memory.ts';
import { appearancesOf } from '../belief/appearance.ts';
import type { Mind } from '../mind.ts';
import { sizeOf } from '../size.ts';

/** Whom to divine: the likeliest werewolf, or fox, whom it kills, of whom nothing is known yet. */
export function toDivine(mind: Mind, among: readonly PlayerId[]): PlayerId | null {
  const { facts, belief } = mind;
  const fox = belief.place('fox');
  const strangers = butMe(facts, among).filter((player) =>
    facts.learnt.every(({ target }) => target !== player),
  );
  return bestBy(survivors(facts, strangers), (player) => mind.suspects(player) + mind.own.share(player, fox));
}

/** What a role is worth to the village. */
const WORTH: Partial<Record<Role, number>> = {
  seer: 1,
  medium: 0.5,
  bodyguard: 0.5,
  freemason: 0.4,
  villager: 0.25,
};

function worthOf({ own, belief }: Mind, player: PlayerId): number {
  return belief.evidence.roles.reduce(
    (sum, role, place) => sum + own.share(player, place) * (WORTH[role] ?? 0),
    0,
  );
}

/** Whom to guard: whoever is worth most to the village. */
export function toGuard(mind: Mind, among: readonly PlayerId[]): PlayerId | null {
  return bestBy(survivors(mind.facts, among), (player) => worthOf(mind, player));
}

/** Who withstood an attack is guarded, or a fox. */
const WITHSTOOD = 0.2;
/** Who suspects the pack is worth so much more. */
const ACCUSER = 0.25;
/** Who is suspected by all may be executed instead. */
const SCAPEGOAT = 0.5;

/** Whom to attack: who is worth most to the village, and is not suspected in one's own stead. */
export function toAttack(mind: Mind, among: readonly PlayerId[]): PlayerId | null {
  const { facts, witness, belief } = mind;
  const humans = among.filter((player) => player !== facts.me && !isFellow(facts, player));
  const last = lastHidden(mind, survivors(facts, humans));
  if (last !== null) return last;
  const { all } = mind;
  const pack = belief.place('werewolf');
  return bestBy(survivors(facts, humans), (player) => {
    const named = witness.declared[player]!;
    const accuses = named === facts.me || isFellow(facts, named) ? ACCUSER : 0;
    const worth =
      worthOf(mind, player) + accuses - SCAPEGOAT * all.share(player, pack) - riskOf(mind, player);
    return facts.plan.withstood.includes(player) ? worth * WITHSTOOD : worth;
  });
}

/**
 * A hidden werewolf among four, two of them out as seers, attacks the third: it need not know which of the two lies for it,
 * and with both of them it is three, of whom two are on its side and know it.
 */
function lastHidden({ facts, witness }: Mind, humans: readonly PlayerId[]): PlayerId | null {
  if (facts.story.isOut || facts.seats.possessed !== 1 || sizeOf(witness.players) !== 'small') return null;
  const hidden = humans.filter((player) => witness.claims[player] !== 'seer');
  return humans.length === 3 && hidden.length === 1 ? hidden[0]! : null;
}

/** What an attack may cost one of the pack, and how it may come to nothing: no attack kills a fox. */
function riskOf({ facts, own, belief }: Mind, player: PlayerId): number {
  const avenged = facts.rules === null ? 0 : appearancesOf(facts.rules.roles).avenged;
  return avenged * own.share(player, belief.place('villager')) + own.share(player, belief.place('fox'));
}

function bestBy(among: readonly PlayerId[], worth: (player: PlayerId) => number): PlayerId | null {
  let found: PlayerId | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const player of among) {
    const value = worth(player);
    if (value <= most) continue;
    most = value;
    found = player;
  }
  return found;
}
