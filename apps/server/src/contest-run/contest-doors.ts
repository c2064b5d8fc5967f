import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkWork, ContestDoor, ContestPlan, ContestTeam, PlannedGame } from '@mura/arena';
import { keepQuarantine, readQuarantine } from '@mura/arena';
import { isSlowBot } from '@mura/bots';
import { accept, countPlayers, invariant, PRESETS, type Result, refuse } from '@mura/engine';
import { type Alone, hostAlone, listen, type OpenAlone } from '../doors/alone.ts';
import type { Door } from '../doors/door.ts';
import { openDoors } from '../doors/index.ts';
import { Lobby } from '../doors/lobby/lobby.ts';
import type { Seating } from '../doors/lobby/seating.ts';
import { llmBots } from '../llm/llm-bot.ts';
import type { Models } from '../llm/model.ts';
import { variablesOf } from '../llm/settings.ts';
import { AGENT_LIMITS, type AgentLimits, AgentProcess, fillIn } from './agent-process.ts';
import { Entrants, isRobots, type OutsideTeam } from './entrants.ts';
import { Health } from './health.ts';
import { type OutsideGame, OutsideTable } from './outside-table.ts';
import { Robots } from './robots.ts';

export interface ContestDoorsOptions {
  readonly plan: ContestPlan;
  /** Where commands of teams are run. */
  readonly directory: string;
  /** Where villages live while they are played, and where what programs print goes. */
  readonly folder: string;
  readonly address: string;
  /** 0: any free port. */
  readonly ports: Readonly<Record<ContestDoor, number>>;
  readonly limits?: Partial<AgentLimits>;
  /** Milliseconds in which a program must be there for its next game. */
  readonly arrival: number;
  /** Milliseconds for an answer; `null`: those of the form. */
  readonly limit: number | null;
  /** With which bots of language models play; a team of any other cannot. */
  readonly models: Models;
  /** Of a variable of the environment that holds a token. */
  tokenIn(variable: string): string | undefined;
  onQuarantine(team: string): void;
}

/** Where agents from outside play a contest: the doors, and the programs of the teams. */
export interface ContestDoors {
  readonly ports: Readonly<Record<ContestDoor, number | null>>;
  readonly quarantined: readonly string[];
  playSet(plan: ContestPlan, work: ChunkWork): Promise<OutsideGame[]>;
  /** Test games: what is spoilt there counts for nothing. */
  trySet(plan: ContestPlan, games: readonly PlannedGame[]): Promise<OutsideGame[]>;
  close(): Promise<void>;
}

/** Programs that wait at most. */
const MOST_WAITING = 1000;

/** Opens the doors that the teams of a plan need; or what is wrong with the plan. */
export async function openContestDoors(options: ContestDoorsOptions): Promise<Result<ContestDoors, string>> {
  const teams = outsideTeams(options);
  if (!teams.ok) return teams;
  const village = join(options.folder, 'villages');
  rmSync(village, { recursive: true, force: true });
  mkdirSync(join(options.folder, 'agents'), { recursive: true });
  const alone = hostAlone({ record: village, slowBots: llmBots(options.models) });
  const ports: Record<ContestDoor, number | null> = { aiwolf: null, nlp: null, licos: null };
  const robots = new Robots(teams.value.filter(isRobots));
  const entrants = new Entrants(teams.value, (team, name, onExit) => {
    const port = ports[team.door];
    invariant(port !== null, 'the doors of all teams are open before a program starts');
    const token = isRobots(team) ? robots.robotOf(name).token : '';
    return startAgent(options, team, { name, port, token, onExit });
  });
  let seating: Seating | null = null;
  const lobby = new Lobby({
    ...{ host: alone.host, clock: alone.clock, log: alone.log, onFault: alone.onFault },
    limits: { waiting: MOST_WAITING, waitingPerAddress: MOST_WAITING, wait: null },
    matchmaker: (one) => {
      seating = one;
      return entrants.attach(one);
    },
  });
  const open = await openAll(options, alone, lobby, { teams: teams.value, robots });
  for (const { name, port } of open) ports[name] = port;
  const health = new Health(readQuarantine(options.folder), (team) => {
    keepQuarantine(options.folder, health.quarantined);
    options.onQuarantine(team);
  });
  invariant(seating !== null, 'a lobby has its seating from the beginning');
  const { arrival, limit } = options;
  const byName = new Map(teams.value.map((team) => [team.name, team]));
  const parts = { alone, lobby, seating, entrants, robots, teams: byName, health, arrival, limit };
  return accept({
    ports,
    get quarantined() {
      return health.quarantined;
    },
    playSet: (plan, work) => new OutsideTable(parts, plan).playSet(work),
    trySet: (plan, games) => {
      const trial = { ...parts, health: new Health([], () => {}) };
      return new OutsideTable(trial, plan).playSet({ games, read: [] });
    },
    async close() {
      await lobby.close();
      for (const { close } of open) await close();
      await alone.stop();
      rmSync(village, { recursive: true, force: true });
    },
  });
}

type OpenDoorOfTeams = OpenAlone & { readonly name: ContestDoor };

/** Milliseconds after which robots that wait are told that their game has begun. */
const CALL_EVERY = 200;

async function openAll(
  { address, ports }: ContestDoorsOptions,
  { host, clock, log }: Alone,
  lobby: Lobby,
  { teams, robots }: { teams: readonly OutsideTeam[]; robots: Robots },
): Promise<OpenDoorOfTeams[]> {
  const isNeeded = (name: ContestDoor) => teams.some(({ door }) => door === name);
  const licos = {
    ...{ users: robots, client: null, secure: false, pingEvery: CALL_EVERY },
    // They play, and make no villages.
    ...{ villagesPerPerson: 0, mayBuild: () => false },
  };
  const doors = await openDoors({
    ...{ host, clock, log, lobby, address },
    behindProxy: false,
    aiwolf: isNeeded('aiwolf') ? { port: ports.aiwolf, isNeeded: true } : null,
    nlp: isNeeded('nlp') ? { secret: null, takesAccounts: false } : null,
    licos: isNeeded('licos') ? licos : null,
  });
  const opening = doors.map(
    async (door: Door): Promise<OpenDoorOfTeams> => ({
      name: door.name,
      ...(await listen(door, { port: ports[door.name], address })),
    }),
  );
  return Promise.all(opening);
}

/** A token is shown as the key of a seat is: eight letters or digits. */
const TOKEN = /^[0-9A-Za-z]{8}$/;

function outsideTeams(options: ContestDoorsOptions): Result<OutsideTeam[], string> {
  const teams: OutsideTeam[] = [];
  for (const team of options.plan.teams) {
    if ('bot' in team) {
      if (isSlowBot(team.bot) && !options.models.has(team.bot))
        return refuse(`The team ${team.name}: set ${variablesOf(team.bot)}, with which ${team.bot} plays`);
      continue;
    }
    const outside = outsideTeam(team, options);
    if (!outside.ok) return refuse(`The team ${team.name}: ${outside.error}`);
    teams.push(outside.value);
  }
  return accept(teams);
}

function outsideTeam(
  team: Exclude<ContestTeam, { bot: string }>,
  { plan, tokenIn }: ContestDoorsOptions,
): Result<OutsideTeam, string> {
  const { name, door } = team;
  if (!('token' in team)) return accept({ name, door, token: null });
  const token = tokenIn(team.token) ?? '';
  if (!TOKEN.test(token)) return refuse(`set ${team.token} to 8 letters or digits, which its agents show`);
  if (door === 'licos' && mayHaveTwoSeats(plan)) return refuse(ONE_ROBOT);
  return accept({ name, door, token });
}

const ONE_ROBOT =
  'with a token it has one robot at the door licos, but the plan gives it several seats at a table; ' +
  'give it a command, or plan cross-play of as many teams as seats or more';

function mayHaveTwoSeats({ kinds, presets, teams }: ContestPlan): boolean {
  const mostSeats = Math.max(...presets.map((preset) => countPlayers(PRESETS.get(preset)!)));
  return kinds.includes('self') || teams.length < mostSeats;
}

function startAgent(
  { plan, directory, folder, address, limits }: ContestDoorsOptions,
  team: OutsideTeam,
  { name, port, token, onExit }: { name: string; port: number; token: string; onExit(): void },
): AgentProcess {
  const entry = plan.teams.find((one) => one.name === team.name);
  invariant(entry !== undefined && 'command' in entry, 'only programs with a command are started');
  const host = address === '0.0.0.0' ? '127.0.0.1' : address;
  return new AgentProcess({
    command: fillIn(entry.command, { host, port, name, token }),
    directory,
    log: join(folder, 'agents', `${name.replace(/[^\w.-]/g, '_')}.log`),
    limits: { ...AGENT_LIMITS, ...limits },
    onExit,
  });
}
