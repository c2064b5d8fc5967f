import type { Event, PlayerId, Role } from '@mura/engine';
import {
  asMeant,
  type ClaimHearing,
  type ClaimTable,
  type Contradiction,
  claimTable,
  hear,
  NOTHING_HEARD,
} from '@mura/worlds';

/** Who claims what, as the page shows it. */
export interface ClaimsOfVillage {
  readonly table: ClaimTable;
  roleOf(player: PlayerId): Role | null;
  /** Why somebody cannot have told nothing but the truth. */
  readonly clashes: readonly Clash[];
}

export interface Clash {
  readonly player: PlayerId;
  readonly contradiction: Contradiction;
}

/** Hears a village as far as it has come; going on is cheap. */
export class ClaimsEar {
  #hearing: ClaimHearing = NOTHING_HEARD;
  #heard = 0;

  claims(events: readonly Event[]): ClaimsOfVillage {
    const isCorrected = events.slice(this.#heard).some(({ type }) => type === 'corrected');
    // Whoever says how they meant something has always said that.
    if (isCorrected) {
      this.#hearing = NOTHING_HEARD;
      this.#heard = 0;
    }
    const meant = isCorrected ? asMeant(events) : events;
    for (; this.#heard < events.length; this.#heard++) {
      this.#hearing = hear(this.#hearing, meant[this.#heard]!, this.#heard);
    }
    const table = claimTable(this.#hearing);
    return {
      table,
      roleOf: (player) => table.claimants.find((claimant) => claimant.player === player)?.role ?? null,
      clashes: table.claimants.flatMap(({ player, contradictions }) =>
        contradictions.map((contradiction) => ({ player, contradiction })),
      ),
    };
  }
}
