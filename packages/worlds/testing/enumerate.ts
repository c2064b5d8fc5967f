import {
  appearanceOf,
  type Character,
  type Event,
  factsOf,
  isPack,
  maySee,
  type PlayerId,
  ROLES,
  type Role,
  type RoleCounts,
  type Rules,
  seatsOf,
  speciesOf,
  teamOf,
} from '@mura/engine';
import type { Claim } from '../src/claims/claim.ts';
import { claimsIn } from '../src/claims/claims-in.ts';
import type { WorldsQuestion } from '../src/index.ts';
import { TestCourse } from './course.ts';
import type { SparedBits, World } from './night.ts';

/** Every deal of these roles, each once. */
export function* dealsOf(counts: RoleCounts, domains?: readonly (readonly Role[])[]): Generator<Role[]> {
  const left: Record<string, number> = { ...counts };
  const players = ROLES.reduce((sum, role) => sum + seatsOf(counts, role), 0);
  const world: Role[] = [];
  function* place(index: number): Generator<Role[]> {
    if (index === players) {
      yield world;
      return;
    }
    for (const role of domains?.[index] ?? ROLES) {
      if ((left[role] ?? 0) === 0) continue;
      left[role]!--;
      world[index] = role;
      yield* place(index + 1);
      left[role]!++;
    }
  }
  yield* place(0);
}

/**
 * The slow way: every world is taken through the events that the viewpoint was told, and every night is played with
 * every choice that is not known. Shares no code with the counter but the claims that are read from talk.
 */
export class Enumeration {
  readonly #question: WorldsQuestion;
  readonly #complete: boolean;
  readonly #worlds: Iterable<World> | null;
  readonly #seats = new Set<PlayerId>();
  readonly #pack = new Set<PlayerId>();
  readonly #nights = new Map<string, ReadonlySet<SparedBits>>();
  /** Who died in which event, as the viewpoint learned it. */
  readonly #deaths = new Map<PlayerId, number>();
  #cast: readonly Character[] = [];
  #claims: Claim[] = [];
  #courses: TestCourse[] = [];
  #isRevealed = false;

  /** With `worlds` only these are tried. */
  constructor(question: WorldsQuestion, complete = false, worlds: Iterable<World> | null = null) {
    this.#question = question;
    this.#complete = complete;
    this.#worlds = worlds;
  }

  take(event: Event, seq: number): void {
    if (event.type === 'roleTold' && isPack(event.role)) this.#pack.add(event.player);
    if (!isTold(this.#question, this.#pack, event)) return;
    if (event.type === 'opened') this.#open(event.rules, event.cast);
    if (event.type === 'roleTold') this.#seats.add(event.player);
    this.#isRevealed ||= event.type === 'sealed' || event.type === 'rolesRevealed';
    this.#noteDeaths(event, seq);
    if (event.type === 'talked') this.#hear(event, seq);
    else this.#courses = this.#courses.filter((course) => course.follow(event));
  }

  #open(rules: Rules, cast: readonly Character[]): void {
    this.#cast = cast;
    for (const world of this.#worlds ?? dealsOf(rules.roles)) {
      this.#courses.push(new TestCourse([...world], rules, this.#seats, this.#nights, this.#complete));
    }
  }

  #hear(event: Event, seq: number): void {
    if (this.#isRevealed) return;
    const claims = claimsIn(event, seq, this.#cast);
    const believed = claims.filter(
      ({ player }) => !this.#seats.has(player) && isBelieved(this.#question, player),
    );
    this.#claims.push(...believed);
  }

  #noteDeaths(event: Event, seq: number): void {
    const die = (player: PlayerId) => this.#deaths.set(player, this.#deaths.get(player) ?? seq);
    if (event.type === 'executed' || event.type === 'diedSuddenly') die(event.player);
    if (event.type !== 'dawnBroke') return;
    event.dead.forEach(die);
    if (event.executed !== null) die(event.executed);
  }

  /** In how many worlds each player has each role, and how many there are. */
  count(): { count: number; players: Record<Role, number>[] } {
    const none = () => Object.fromEntries(ROLES.map((role) => [role, 0])) as Record<Role, number>;
    const players = this.#cast.map(none);
    const worlds = this.worlds();
    for (const world of worlds) {
      world.forEach((role, index) => {
        players[index]![role]++;
      });
    }
    return { count: worlds.length, players };
  }

  worlds(): World[] {
    return this.#courses
      .map(({ world }) => world)
      .filter((world) => this.#isSupposed(world) && this.#isHonestIn(world));
  }

  #isSupposed(world: World): boolean {
    return this.#question.hypotheses.every(({ player, what, is }) => {
      const role = world[player - 1]!;
      const isSpecies = what === 'human' || what === 'werewolf';
      return (isSpecies ? speciesOf(role) === what : role === what) === is;
    });
  }

  #isHonestIn(world: World): boolean {
    return this.#claims.every((claim, index) =>
      this.#isSaidHonestly(world, claim, this.#claims.slice(index + 1)),
    );
  }

  #isSaidHonestly(world: World, claim: Claim, after: readonly Claim[]): boolean {
    const role = world[claim.player - 1]!;
    if (teamOf(role) !== 'village') return true;
    const later = after.filter(({ player }) => player === claim.player);
    const isTakenBack = (other: Claim) =>
      other.type === 'role' ||
      (other.type === 'denial' && claim.type === 'role' && other.role === claim.role);
    switch (claim.type) {
      case 'role':
        return role === claim.role || later.some(isTakenBack);
      case 'denial':
        return role !== claim.role || later.some(({ type }) => type === 'role');
      case 'fellow':
        return role === claim.role && world[claim.target - 1] === claim.role;
      case 'guard':
        return factsOf(role).nightAct === 'guard';
      case 'result':
        return learns(role, claim.by) && this.#isRight(world, claim);
    }
  }

  #isRight(world: World, { by, target, result, seq }: Claim & { type: 'result' }): boolean {
    const role = world[target - 1]!;
    const isDead = (this.#deaths.get(target) ?? Number.POSITIVE_INFINITY) < seq;
    const isFine = by === 'identified' || !factsOf(role).diesWhenDivined || isDead;
    return appearanceOf(role, by) === result && isFine;
  }
}

function learns(role: Role, by: 'divined' | 'identified'): boolean {
  const { nightAct, identifies } = factsOf(role);
  return by === 'divined' ? nightAct === 'divine' : identifies;
}

function isBelieved({ assume }: WorldsQuestion, player: PlayerId): boolean {
  return assume === 'village' || (typeof assume !== 'string' && assume.includes(player));
}

function isTold({ as }: WorldsQuestion, pack: ReadonlySet<PlayerId>, { audience }: Event): boolean {
  if (as === 'werewolves') return [...pack].some((wolf) => maySee(wolf, audience)) || audience === 'public';
  return maySee(as, audience);
}
