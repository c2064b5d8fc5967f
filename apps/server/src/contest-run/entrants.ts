import type { ProgramDoor } from '@mura/protocols';
import type { Guest } from '../doors/lobby/guest.ts';
import type { Matchmaker, Seating } from '../doors/lobby/seating.ts';
import type { AgentProcess } from './agent-process.ts';

/** A team whose programs come through a door. */
export interface OutsideTeam {
  readonly name: string;
  readonly door: ProgramDoor | 'licos';
  /** What its programs show with their name; `null`: they are started here. */
  readonly token: string | null;
}

/** Robots of LiCOS look for their seats themselves. */
export function isRobots({ door }: OutsideTeam): boolean {
  return door === 'licos';
}

/** Starts a program that will come with this name. */
export type StartAgent = (team: OutsideTeam, name: string, onExit: () => void) => AgentProcess;

/** A program that ends is started again, so often at most while it has a place. */
const MOST_RESTARTS = 20;

/** A place in a table that a program of a team keeps for a set. */
export class Entrant {
  readonly team: OutsideTeam;
  /** With which it comes; `null`: any of its team. */
  name: string | null;
  restarts = 0;
  #ready: Guest | null = null;
  #process: AgentProcess | null = null;
  #isReleased = false;
  #wake: (() => void) | null = null;
  readonly #start: StartAgent;

  constructor(team: OutsideTeam, name: string | null, start: StartAgent) {
    this.team = team;
    this.name = name;
    this.#start = start;
    this.#run();
  }

  /** Waits to play, and its wire is whole. */
  get isReady(): boolean {
    return this.#ready?.isThere === true;
  }

  /** The program's own name, or that of its team. */
  get program(): string {
    return this.name ?? this.team.name;
  }

  get guest(): Guest | null {
    return this.#ready;
  }

  arrive(guest: Guest): void {
    this.#ready = guest;
    this.name ??= guest.name;
    this.#wake?.();
  }

  /** Whoever is ready to play; `null`: nobody has come within so many milliseconds. */
  async take(limit: number): Promise<Guest | null> {
    if (!this.isReady) await this.#arrival(limit);
    const guest = this.isReady ? this.#ready : null;
    this.#ready = null;
    return guest;
  }

  /** The program begins anew. */
  async restart(): Promise<void> {
    const before = this.#process;
    this.#process = null;
    await before?.stop();
    this.#run();
  }

  /** Its programs are not needed any more. */
  async release(): Promise<void> {
    this.#isReleased = true;
    await this.#process?.stop();
  }

  #run(): void {
    const { team, name } = this;
    if (team.token !== null || name === null || this.#isReleased) return;
    const started = this.#start(team, name, () => {
      if (this.#process !== started || this.#isReleased || this.restarts >= MOST_RESTARTS) return;
      this.restarts++;
      this.#run();
    });
    this.#process = started;
  }

  #arrival(limit: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#wake?.(), limit);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
    });
  }
}

/** The programs of all teams: those that have places at tables, and those of teams that came by themselves and wait. */
export class Entrants implements Matchmaker {
  readonly #teams: readonly OutsideTeam[];
  readonly #start: StartAgent;
  readonly #entrants = new Set<Entrant>();
  readonly #spare = new Set<Guest>();
  #seating: Seating | null = null;

  constructor(teams: readonly OutsideTeam[], start: StartAgent) {
    this.#teams = teams;
    this.#start = start;
  }

  attach(seating: Seating): this {
    this.#seating = seating;
    return this;
  }

  /** A place for a program of a team. */
  lease(team: OutsideTeam): Entrant {
    const entrant = new Entrant(team, team.token === null ? this.#nameFor(team) : null, this.#start);
    this.#entrants.add(entrant);
    for (const guest of this.#spare)
      if (!entrant.isReady && guest.isThere && this.#teamOf(guest) === team) this.#give(entrant, guest);
    return entrant;
  }

  async release(entrant: Entrant): Promise<void> {
    this.#entrants.delete(entrant);
    const { guest } = entrant;
    if (guest !== null && entrant.team.token !== null) this.enter(guest);
    else if (guest !== null) this.#seating?.dismiss(guest, 'done');
    await entrant.release();
  }

  enter(guest: Guest): void {
    const team = this.#teamOf(guest);
    const places = [...this.#entrants].filter((one) => one.team === team && !one.isReady);
    const place = places.find(({ name }) => name === guest.name) ?? places.find(({ name }) => name === null);
    if (place !== undefined) this.#give(place, guest);
    else if (team?.token != null) this.#spare.add(guest);
    else this.#seating?.dismiss(guest, 'full');
  }

  look(): void {}

  async close(): Promise<void> {
    await Promise.all([...this.#entrants].map((entrant) => this.release(entrant)));
  }

  #give(entrant: Entrant, guest: Guest): void {
    this.#spare.delete(guest);
    entrant.arrive(guest);
  }

  /** Programs of one team that play at the same time have numbers behind the name, from 2 on. */
  #nameFor({ name }: OutsideTeam): string {
    const taken = new Set([...this.#entrants].map((entrant) => entrant.name));
    if (!taken.has(name)) return name;
    for (const team of this.#teams) taken.add(team.name);
    let number = 2;
    while (taken.has(`${name}${number}`)) number++;
    return `${name}${number}`;
  }

  #teamOf(guest: Guest): OutsideTeam | undefined {
    const own = [...this.#entrants].find(({ name }) => name === guest.name)?.team;
    const team =
      own ??
      this.#teams.find(({ name }) => name === guest.name) ??
      this.#teams.find(({ name }) => name === guest.name.replace(/\d+$/, ''));
    return team !== undefined && team.door === guest.door && mayPlayFor(team, guest) ? team : undefined;
  }
}

/** A token is shown like the key of a seat, or as the secret by which an agent is known again. */
function mayPlayFor({ token }: OutsideTeam, guest: Guest): boolean {
  return token === null || guest.key === token.toUpperCase() || guest.token === token;
}
