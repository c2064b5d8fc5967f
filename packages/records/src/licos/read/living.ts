import { type Death, factsOf, hasGuardingGhost, type PlayerId } from '@mura/engine';
import type * as licos from '@mura/protocols/licos';
import { type AskedPart, holderOf } from './day-plan.ts';
import type { StatusReport, Survey } from './survey.ts';

const FOUND_DEAD: readonly licos.WireStatus[] = ['dead', 'death by attack', 'death by fear'];

/** Who lives, and who died of what, as far as the log has told by now. */
export class LogLiving {
  readonly deaths: Death[] = [];
  /** Executed today, which only they know. */
  hidden: PlayerId | null = null;
  /** Executed today; some rules give them a last night. */
  ghost: PlayerId | null = null;
  readonly #survey: Survey;
  readonly #alive: boolean[];

  constructor(survey: Survey) {
    this.#survey = survey;
    this.#alive = survey.cast.map(() => true);
  }

  has(player: PlayerId): boolean {
    return this.#alive[player - 1] === true;
  }

  get all(): PlayerId[] {
    return this.#players.filter((player) => this.has(player));
  }

  /** As everybody sees it: an execution that is not told yet is known to nobody else. */
  get seemingly(): PlayerId[] {
    return this.#players.filter((player) => this.has(player) || player === this.hidden);
  }

  get knownDead(): PlayerId[] {
    return this.#players.filter((player) => !this.has(player) && player !== this.hidden);
  }

  get #players(): PlayerId[] {
    return this.#alive.map((_, index) => index + 1);
  }

  /** They are gone, and nobody buries them. */
  remove(player: PlayerId): void {
    this.#alive[player - 1] = false;
  }

  bury(player: PlayerId, day: number, cause: Death['cause'] | null): void {
    this.remove(player);
    if (cause !== null) this.deaths.push({ player, day, cause });
  }

  diedOn(day: number, cause: Death['cause']): PlayerId[] {
    return this.deaths.flatMap((death) => (death.day === day && death.cause === cause ? [death.player] : []));
  }

  /** Who has this status in a report, and was alive before. */
  newly(status: licos.WireStatus, report: StatusReport | null): PlayerId[] {
    return this.all.filter((player) => report?.statuses[player - 1] === status);
  }

  /** Found dead in a morning: whoever was attacked, then whoever the seer frightened. */
  foundIn(report: StatusReport | null): PlayerId[] {
    const dead = FOUND_DEAD.flatMap((status) => this.newly(status, report));
    const isCursed = (player: PlayerId) => this.causeOf(player) === 'cursed';
    return [...dead.filter((player) => !isCursed(player)), ...dead.filter(isCursed)];
  }

  /** No attack kills whom a divination kills; `null`: the log says neither who they were nor of what they died. */
  causeOf(player: PlayerId): 'cursed' | 'attacked' | null {
    const { deal, result, rules, isWhole } = this.#survey;
    const role = deal[player - 1] ?? null;
    const last = result?.statuses[player - 1];
    if (role !== null) return factsOf(role).diesWhenDivined ? 'cursed' : 'attacked';
    if (last === 'death by fear') return 'cursed';
    return last === 'death by attack' || (isWhole && rules.roles.fox === 0) ? 'attacked' : null;
  }

  /** Who takes part, the ghost of who was executed today among them; `null`: the log does not say who is what. */
  takingPart(part: AskedPart): readonly PlayerId[] | null {
    const { deal, rules } = this.#survey;
    const role = holderOf(part);
    if (role === null) return this.all;
    if (deal.includes(null)) return null;
    const isHaunted = part !== 'guard' || hasGuardingGhost(rules);
    const there = this.#players.filter((player) => this.has(player) || (isHaunted && player === this.ghost));
    return there.filter((player) => deal[player - 1] === role);
  }
}
