import type { Event, PlayerId, Role } from '@mura/engine';
import { aiwolf, natural } from '@mura/language';
import type { CorpusUtterance, CorpusVillage } from '../villages/village.ts';

/** What is so in a village at a moment, of all that can be asked. */
export interface CourseState {
  readonly day: number;
  readonly alive: ReadonlySet<PlayerId>;
  /** Who has come out as what; the last word of each counts. */
  readonly claims: ReadonlyMap<PlayerId, Role>;
  readonly executed: ReadonlySet<PlayerId>;
  readonly attacked: ReadonlySet<PlayerId>;
  /** Who was reported to be a werewolf, or human, by whomever. */
  readonly blacks: ReadonlySet<PlayerId>;
  readonly whites: ReadonlySet<PlayerId>;
}

/** Follows a village from its first event to its last. */
export class VillageCourse implements CourseState {
  day = 0;
  readonly alive: Set<PlayerId>;
  readonly claims = new Map<PlayerId, Role>();
  readonly executed = new Set<PlayerId>();
  readonly attacked = new Set<PlayerId>();
  readonly blacks = new Set<PlayerId>();
  readonly whites = new Set<PlayerId>();

  constructor({ players }: CorpusVillage) {
    this.alive = new Set(players.map(({ player }) => player));
  }

  /** Whether anything changed that can be asked for. */
  hear(event: Event): boolean {
    switch (event.type) {
      case 'dayBegan':
        this.day = event.day;
        return true;
      case 'dawnBroke':
        this.day = event.day;
        for (const player of event.dead) this.alive.delete(player);
        return true;
      case 'executed':
        this.executed.add(event.player);
        return this.alive.delete(event.player);
      case 'attacked':
        if (event.died && event.target !== null) this.attacked.add(event.target);
        return event.died;
      case 'cursed':
      case 'diedSuddenly':
        return this.alive.delete(event.player);
      default:
        return false;
    }
  }

  /** Whether the utterance changed anything. */
  note({ player, sentences }: CorpusUtterance): boolean {
    if (player === null) return false;
    const asserted = sentences.flatMap(({ sentence }) => natural.assertionsIn(sentence, player));
    return asserted.map((stated) => this.#take(stated, player)).some((changed) => changed);
  }

  #take(stated: aiwolf.ContentSentence, player: PlayerId): boolean {
    if (stated.kind === 'role') {
      const role = roleOf(stated);
      if (stated.verb !== 'COMINGOUT' || stated.target !== player || role === null) return false;
      if (this.claims.get(player) === role) return false;
      this.claims.set(player, role);
      return true;
    }
    if (stated.kind !== 'result' || stated.target === 'ANY' || stated.species === 'ANY') return false;
    const reported = stated.species === 'WEREWOLF' ? this.blacks : this.whites;
    if (reported.has(stated.target)) return false;
    reported.add(stated.target);
    return true;
  }
}

function roleOf({ role }: { readonly role: string }): Role | null {
  return role === 'ANY' ? null : aiwolf.toRole(role as aiwolf.RoleWord);
}
