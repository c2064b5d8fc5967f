import type { PlayerId } from '@mura/engine';
import type { QualifiedNode, SetNode } from '../ast.ts';
import type { VillageWords } from '../lexicon.ts';
import { membersOf } from '../meaning/members.ts';
import type { RoleWord } from '../vocabulary.ts';
import { holdsRole, statusOf } from './happenings.ts';
import type { KnownRecord } from './known-record.ts';
import { allOf, anyOf, countOf, from, type Moment, NEVER, nthOf, UNKNOWN } from './moment.ts';

/** Whether something is true of one player. */
type OfPlayer = (player: PlayerId) => Moment;

/** Says something of sets of characters and roles: of one, of all, of any, of so many, of the n-th. */
export class Quantifier {
  private readonly record: KnownRecord;
  private readonly village: VillageWords;
  private readonly members = new Map<SetNode, readonly SetNode[]>();
  private readonly belonging = new Map<SetNode, Map<PlayerId, Moment>>();

  constructor(record: KnownRecord, village: VillageWords) {
    this.record = record;
    this.village = village;
  }

  of(set: SetNode, when: OfPlayer): Moment {
    switch (set.kind) {
      case 'character':
        return when(set.player);
      case 'role':
        return this.ofRole(set.role, when);
      case 'and':
        return allOf(set.operands.map((operand) => this.of(operand, when)));
      case 'or':
        return anyOf(set.operands.map((operand) => this.of(operand, when)));
      case 'qualified':
        return this.ofQualified(set, when);
      case 'not':
      case 'without':
        return this.ofMembers(set, when);
      default:
        return UNKNOWN;
    }
  }

  /** Whoever holds the role. */
  private ofRole(word: RoleWord, when: OfPlayer): Moment {
    const { players } = this.record;
    return anyOf(players.map((player) => allOf([holdsRole(this.record, player, word), when(player)])));
  }

  private ofMembers(set: SetNode, when: OfPlayer): Moment {
    const members = this.members.get(set) ?? membersOf(set, this.village);
    this.members.set(set, members);
    const isOpen = members.some((member) => member.kind === set.kind);
    return isOpen ? UNKNOWN : anyOf(members.map((member) => this.of(member, when)));
  }

  private ofQualified({ by, set }: QualifiedNode, when: OfPlayer): Moment {
    if (by.kind === 'status')
      return this.of(set, (player) => allOf([statusOf(this.record, player, by.status), when(player)]));
    const moments = this.record.players.map((player) => allOf([this.belongs(player, set), when(player)]));
    return by.kind === 'numeral' ? countOf(moments, by.count) : nthOf(moments, by.order);
  }

  /** Whether a player is in a set, by name or by role. */
  private belongs(player: PlayerId, set: SetNode): Moment {
    const known = this.belonging.get(set) ?? new Map<PlayerId, Moment>();
    this.belonging.set(set, known);
    const moment = known.get(player) ?? this.of(set, (other) => (other === player ? from(0) : NEVER));
    known.set(player, moment);
    return moment;
  }
}
