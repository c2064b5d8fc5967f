import type { Audience, Event, PlayerId, Role, Vote } from '@mura/engine';
import type * as licos from '@mura/protocols/licos';
import { rolesSaidIn, type VillageRecord } from '../../record.ts';

/** What only the master knows of a village while its log is written: who is what, who lives, and who voted for whom. */
export class MasterState {
  readonly deal: readonly (Role | null)[];
  readonly #statuses: licos.WireStatus[];
  /** The ballots of the last vote. */
  #votes: readonly Vote[] = [];
  /** Who dies tonight of what; it shows in the morning. */
  #tonight = new Map<PlayerId, licos.WireStatus>();

  constructor(record: VillageRecord) {
    this.deal = rolesSaidIn(record).map((said) => said?.role ?? null);
    this.#statuses = record.header.cast.map(() => 'alive');
  }

  note(event: Event): void {
    switch (event.type) {
      case 'executed':
        this.#statuses[event.player - 1] = 'death by execution';
        return;
      case 'attacked':
        if (event.died && event.target !== null) this.#tonight.set(event.target, 'death by attack');
        return;
      case 'cursed':
        this.#tonight.set(event.player, 'death by fear');
        return;
      case 'diedSuddenly':
      case 'failed':
        this.#statuses[event.player - 1] = 'unnatural death';
        return;
      case 'votesCounted':
        this.#votes = event.votes;
        return;
      case 'dawnBroke':
        for (const player of event.dead) this.#statuses[player - 1] = this.#tonight.get(player) ?? 'dead';
        if (event.executed !== null) this.#statuses[event.executed - 1] = 'death by execution';
        if (event.votes !== null) this.#votes = event.votes;
        this.#tonight = new Map();
        return;
    }
  }

  statusOf(player: PlayerId): licos.WireStatus {
    return this.#statuses[player - 1]!;
  }

  get lastVotes(): readonly Vote[] {
    return this.#votes;
  }

  holdersOf(role: Role): PlayerId[] {
    return this.deal.flatMap((held, index) => (held === role ? [index + 1] : []));
  }

  /** Everybody to whom something was shown, the dead among them. */
  playersIn(audience: Audience): readonly PlayerId[] {
    if (audience === 'public') return this.deal.map((_, index) => index + 1);
    return typeof audience === 'string' ? [] : audience;
  }
}
