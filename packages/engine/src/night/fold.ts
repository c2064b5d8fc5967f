import type { Attacked, DiedWith, Guarded } from '../event.ts';
import type { PlayerId } from '../player.ts';
import type { Night, Village } from '../village.ts';

/** What a day and its night have brought, with one thing more: the state behind `attack.ts` and `dawn.ts`. */

/** As `copy` in village.ts: the one literal, by position. */
function copyNight(
  night: Night,
  executed: PlayerId | null = night.executed,
  votes: Night['votes'] = night.votes,
  divined: Night['divined'] = night.divined,
  guarded: Night['guarded'] = night.guarded,
  attack: Night['attack'] = night.attack,
  target: PlayerId | null = night.target,
  victims: Night['victims'] = night.victims,
): Night {
  const { sudden, announced, avenged } = night;
  return { executed, votes, divined, guarded, attack, target, victims, sudden, announced, avenged };
}

export function withExecuted(night: Night, executed: PlayerId): Night {
  return copyNight(night, executed);
}

export function withVotes(night: Night, votes: Night['votes']): Night {
  return copyNight(night, night.executed, votes);
}

export function withDivined(night: Night, seen: PlayerId): Night {
  return copyNight(night, night.executed, night.votes, [...night.divined, seen]);
}

/** Who is dead guards in vain. */
export function guard({ night, life }: Village, { player, target }: Guarded): Night {
  return life.alive[player - 1] === true ? withGuarded(night, target) : night;
}

function withGuarded(night: Night, safe: PlayerId): Night {
  return copyNight(night, night.executed, night.votes, night.divined, [...night.guarded, safe]);
}

export function withAttack(night: Night, attack: Night['attack'], target: PlayerId | null): Night {
  const { executed, votes, divined, guarded } = night;
  return copyNight(night, executed, votes, divined, guarded, attack, target);
}

export function withVictim(night: Night, victim: PlayerId): Night {
  const { executed, votes, divined, guarded, attack, target, victims } = night;
  return copyNight(night, executed, votes, divined, guarded, attack, target, [...victims, victim]);
}

/** Who died because of another: each is avenged once. */
export function withBond(night: Night, { player, other, cause }: DiedWith): Night {
  const victims = [...night.victims, player];
  return cause === 'avenged'
    ? { ...night, victims, avenged: [...night.avenged, other] }
    : { ...night, victims };
}

export function afterAttack(night: Night, { target, died }: Attacked): Night {
  const over = withAttack(night, 'done', target);
  return died && target !== null ? withVictim(over, target) : over;
}
