import type { Copy } from '../copy.ts';
import type { Attacked, DiedWith, Guarded } from '../event.ts';
import { withAdded } from '../list.ts';
import type { PlayerId } from '../player.ts';
import type { Night, Village } from '../village.ts';

/** What a day and its night have brought, with one thing more: the state behind `attack.ts` and `dawn.ts`. */

function copyNight(night: Night): Copy<Night> {
  const { executed, votes, divined, guarded, attack, target, victims, sudden, announced, avenged } = night;
  return { executed, votes, divined, guarded, attack, target, victims, sudden, announced, avenged };
}

export function withExecuted(night: Night, executed: PlayerId): Night {
  const copy = copyNight(night);
  copy.executed = executed;
  return copy;
}

export function withVotes(night: Night, votes: Night['votes']): Night {
  const copy = copyNight(night);
  copy.votes = votes;
  return copy;
}

export function withDivined(night: Night, seen: PlayerId): Night {
  const copy = copyNight(night);
  copy.divined = withAdded(night.divined, seen);
  return copy;
}

/** Who is dead guards in vain. */
export function withGuarded({ night, life }: Village, { player, target }: Guarded): Night {
  if (life.alive[player - 1] !== true) return night;
  const copy = copyNight(night);
  copy.guarded = withAdded(night.guarded, target);
  return copy;
}

export function withAttackOn(night: Night, target: PlayerId | null): Night {
  const copy = copyNight(night);
  copy.attack = 'chosen';
  copy.target = target;
  return copy;
}

export function withVictim(night: Night, victim: PlayerId): Night {
  const copy = copyNight(night);
  copy.victims = withAdded(night.victims, victim);
  return copy;
}

export function withSuddenDeath(night: Night, player: PlayerId): Night {
  const copy = copyNight(night);
  copy.sudden = withAdded(night.sudden, player);
  return copy;
}

export function withAnnounced(night: Night, player: PlayerId): Night {
  if (night.announced.includes(player)) return night;
  const copy = copyNight(night);
  copy.announced = withAdded(night.announced, player);
  return copy;
}

/** Who died because of another: each is avenged once. */
export function withBond(night: Night, { player, other, cause }: DiedWith): Night {
  const copy = copyNight(night);
  copy.victims = withAdded(night.victims, player);
  if (cause === 'avenged') copy.avenged = withAdded(night.avenged, other);
  return copy;
}

export function afterAttack(night: Night, { target, died }: Attacked): Night {
  const copy = copyNight(night);
  copy.attack = 'done';
  copy.target = target;
  if (died && target !== null) copy.victims = withAdded(night.victims, target);
  return copy;
}
