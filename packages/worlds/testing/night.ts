import {
  type ClockPhase,
  factsOf,
  isPack,
  type Part,
  type PlayerId,
  partsOf,
  type Role,
  type Rules,
  type Vote,
} from '@mura/engine';
import type { World } from '../../engine/testing/laws/worlds.ts';

export type { World };

export type Target = PlayerId | null;

/** A night in one world, as far as a viewpoint knows it. */
export interface TestNight {
  readonly rules: Rules;
  /** Those whose viewpoint it is: what they chose is known. */
  readonly seats: ReadonlySet<PlayerId>;
  readonly day: number;
  readonly alive: readonly boolean[];
  readonly executed: PlayerId | null;
  readonly divined: ReadonlyMap<PlayerId, PlayerId>;
  readonly guarded: ReadonlyMap<PlayerId, PlayerId>;
  readonly ballots: ReadonlyMap<PlayerId, PlayerId>;
  /** The ballots of the pack, where they were told. */
  readonly counted: readonly Vote[] | null;
  /** Whom the pack chose, where that was told. */
  readonly chosen: Target | undefined;
  /** All of the pack have answered. */
  readonly answered: boolean;
  readonly failedToday: boolean;
  /** Who failed when the attack may have been asked for already. */
  readonly failedLate: readonly PlayerId[];
  role(player: PlayerId): Role;
  /** Who lives and has not failed. */
  present(isOf?: (role: Role) => boolean): PlayerId[];
  /** The phase by the clock in which a part of the day is played, if any. */
  phaseWith(part: Part): ClockPhase | undefined;
}

/** Players who have survived the one attack that does not kill them, one bit each. */
export type SparedBits = number;

/**
 * Who may have been spared by now if these have died, with every choice of everybody of whom it is not known what they
 * chose; nobody knows more of it than of that. Empty: they cannot have died. `isPlayed`: nobody chose anything.
 */
export function canHappen(
  night: TestNight,
  dead: readonly PlayerId[],
  before: Iterable<SparedBits>,
  isPlayed: boolean,
): Set<SparedBits> {
  const parts = isPlayed ? partsOf(night.rules, night.day) : [];
  const ghost = night.rules.vote.lastNight === undefined ? null : night.executed;
  const isSeer = (role: Role) => factsOf(role).nightAct === 'divine';
  const seers = night.present(isSeer);
  if (ghost !== null && isSeer(night.role(ghost))) seers.push(ghost);
  seers.sort((one, other) => one - other);
  const guards = night.present((role) => factsOf(role).nightAct === 'guard');
  const divining = limit(parts.includes('divine') ? seers : [], night.rules.divine.seers);
  const guarding = limit(parts.includes('guard') ? guards : [], night.rules.guard.bodyguards);
  const targets = parts.includes('attack') ? attackTargets(night, ghost) : new Set<Target>([null]);
  const divinations = choices(night, divining, night.divined, night.rules.divine.self);
  const protections = choices(night, guarding, night.guarded, false);
  const wanted = dead.join();
  const found = new Set<SparedBits>();
  for (const spared of before)
    for (const target of targets)
      for (const guarded of protections)
        for (const divined of divinations)
          for (const end of endsOf(night, target, guarded, divined, spared))
            if (end.dead.join() === wanted) found.add(end.spared);
  return found;
}

/** All ways in which these players may have chosen. */
function choices(
  night: TestNight,
  actors: readonly PlayerId[],
  known: ReadonlyMap<PlayerId, PlayerId>,
  self: boolean,
): (readonly Target[])[] {
  let ways: Target[][] = [[]];
  for (const actor of actors) {
    const options: Target[] = night.seats.has(actor)
      ? [known.get(actor) ?? null]
      : [null, ...choosable(night).filter((target) => self || target !== actor)];
    ways = ways.flatMap((way) => options.map((option) => [...way, option]));
  }
  return ways;
}

/** Who seemed to be there in the night. */
function choosable(night: TestNight): PlayerId[] {
  const isHidden =
    night.rules.vote.lastNight !== undefined ||
    night.rules.vote.executionTold === 'nextMorning' ||
    (night.phaseWith('vote') !== undefined && night.phaseWith('vote') === night.phaseWith('attack'));
  const executed = isHidden && night.executed !== null ? [night.executed] : [];
  return [...night.present(), ...executed];
}

interface End {
  readonly dead: readonly PlayerId[];
  readonly spared: SparedBits;
}

/** All ways in which a night with these choices may end, chance included. */
function endsOf(
  night: TestNight,
  target: Target,
  guarded: readonly Target[],
  divined: readonly Target[],
  before: SparedBits,
): End[] {
  const lives = (player: PlayerId) => night.alive[player - 1] === true;
  const dead: PlayerId[] = [];
  let spared = before;
  let killed: Target = null;
  if (target !== null && lives(target) && !guarded.includes(target)) {
    const { survivesAttack } = factsOf(night.role(target));
    const isFirst = survivesAttack === 'once' && (before & (1 << target)) === 0;
    if (isFirst) spared |= 1 << target;
    else if (survivesAttack !== 'always') killed = target;
  }
  if (killed !== null) dead.push(killed);
  for (const player of divined)
    if (
      player !== null &&
      lives(player) &&
      factsOf(night.role(player)).diesWhenDivined &&
      !dead.includes(player)
    )
      dead.push(player);
  return avenged(night, dead, killed, (role) => isPack(role))
    .flatMap((some) => avenged(night, some, night.executed, () => true))
    .map((some) => ({
      dead: [...some, ...followers(night, some)].sort((one, other) => one - other),
      spared,
    }));
}

/** With somebody who is avenged one of these dies, where one is left. */
function avenged(
  night: TestNight,
  dead: readonly PlayerId[],
  cause: Target,
  isOf: (role: Role) => boolean,
): (readonly PlayerId[])[] {
  if (cause === null || !factsOf(night.role(cause)).isAvenged) return [dead];
  const among = night.present(isOf).filter((player) => !dead.includes(player));
  return among.length === 0 ? [dead] : among.map((player) => [...dead, player]);
}

function followers(night: TestNight, dead: readonly PlayerId[]): PlayerId[] {
  const players = night.alive.map((_, index) => index + 1);
  const left = players.filter((player) => night.alive[player - 1] && !dead.includes(player));
  return left.filter((player) => {
    const { follows } = factsOf(night.role(player));
    if (follows === null) return false;
    const leads = (other: PlayerId) => follows(factsOf(night.role(other)));
    return players.some(leads) && !left.some(leads);
  });
}

/** Whom the pack can have chosen, with every ballot that is not known. */
function attackTargets(night: TestNight, ghost: Target): Set<Target> {
  if (night.chosen !== undefined) return new Set([night.chosen]);
  const { attack } = night.rules;
  const voters = night.present(isPack);
  const late = night.failedLate.some((player) => isPack(night.role(player)));
  if (voters.length === 0) return new Set([null, ...(late ? counting(night, [], ghost) : [])]);
  if (night.counted !== null)
    return counting(
      night,
      night.counted.filter(({ player }) => player !== ghost).map(({ target }) => target),
      ghost,
    );
  if (
    night.failedToday &&
    night.phaseWith('attack') !== undefined &&
    voters.some((wolf) => !night.seats.has(wolf))
  )
    return new Set<Target>([null, ...choosable(night).filter((one) => !isPack(night.role(one)))]);
  const found = new Set<Target>();
  const mayMiss = !night.answered;
  const ballots = (index: number, cast: readonly Target[]): void => {
    const voter = voters[index];
    if (voter === undefined) {
      for (const target of counting(night, cast, ghost)) found.add(target);
      return;
    }
    const named = night.ballots.get(voter) ?? null;
    const isVoid = named !== null && !night.alive[named - 1] && named !== night.executed;
    const own = isVoid ? null : named;
    if (night.seats.has(voter)) {
      ballots(index + 1, [...cast, own]);
      return;
    }
    const options = choosable(night).filter(
      (target) =>
        (target !== voter || attack.selfVote) &&
        (attack.targets === 'anybody' || !isPack(night.role(target))),
    );
    // That somebody without anybody to choose from cannot have answered is not held against them.
    for (const option of [...(mayMiss || options.length === 0 ? [null] : []), ...options])
      ballots(index + 1, [...cast, option]);
  };
  ballots(0, []);
  return found;
}

function counting(night: TestNight, cast: readonly Target[], ghost: Target): Set<Target> {
  const { attack } = night.rules;
  const isHuman = (player: PlayerId) => !isPack(night.role(player));
  const counts = new Map<PlayerId, number>();
  const count = (player: PlayerId) => counts.set(player, (counts.get(player) ?? 0) + 1);
  for (const target of cast) if (target !== null && isHuman(target)) count(target);
  if (attack.humansCountOnce) night.present().filter(isHuman).forEach(count);
  if (attack.humansCountOnce && ghost !== null && isHuman(ghost)) count(ghost);
  const most = Math.max(0, ...counts.values());
  const top = [...counts.keys()].filter((player) => counts.get(player) === most);
  if (top.length === 0) return new Set([null]);
  return top.length > 1 && attack.undecided === 'nobody' ? new Set([null]) : new Set(top);
}

function limit(players: readonly PlayerId[], who: 'all' | 'first'): readonly PlayerId[] {
  return who === 'first' ? players.slice(0, 1) : players;
}
