import { factsOf, isPack, type PlayerId, teamOf } from '@mura/engine';
import type { VillageRecord } from '@mura/records';
import { TextCache } from '../text-cache.ts';
import { courseOf, type DayPage, type GameCourse, isMissed, nightOf } from './days.ts';

/** How often something was, of how often it could have been or was to be expected. */
export interface Measure {
  readonly count: number;
  readonly of: number;
}

/** Beside what even chance would give: 1 is chance. */
export const TARGETED = [
  'executed',
  'voted',
  'divined',
  'guarded',
  'mentioned',
  'attacked',
  'attackVoted',
] as const;
const ACCURACY = ['divination', 'villageVote'] as const;
/** Shares; which direction is better is left open. */
const COORDINATION = ['possessedSparesWolves', 'wolfVotesWolf'] as const;
const ERRORS = [
  'noVote',
  'selfVote',
  'noAttackVote',
  'attackVoteOnWolf',
  'noDivination',
  'noGuard',
  'silentDay',
  'repeated',
] as const;
const COURSE = ['survived', 'daysSurvived', 'executionHazard', 'talksADay'] as const;

export const BEHAVIOURS = [...TARGETED, ...ACCURACY, ...COORDINATION, ...ERRORS, ...COURSE] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** Measures of one seat, or of all seats of a team; those without an occasion are left out. */
export type Behaviours = Readonly<Partial<Record<Behaviour, Measure>>>;

/** What each player of a finished game did and what was done to them, by player; `null` where the record is not whole. */
export function behavioursIn(record: VillageRecord): BehaviourTally[] | null {
  const course = courseOf(record);
  if (course === null) return null;
  const tallies = course.roles.map(() => new BehaviourTally());
  const of = (player: PlayerId) => tallies[player - 1]!;
  const namedIn = namesIn(record.header.cast.map(({ name }) => name));
  for (const page of course.days) {
    countTargets(page, course, of);
    countMentions(page, namedIn, of);
    countChoices(page, course, of);
    countErrors(page, course, of);
    countTalk(page, of);
  }
  countCourse(course, of);
  return tallies;
}

type TallyOf = (player: PlayerId) => BehaviourTally;

const PLACES = Object.fromEntries(BEHAVIOURS.map((behaviour, index) => [behaviour, 2 * index])) as Readonly<
  Record<Behaviour, number>
>;

/** Counts measures; as numbers it is the count and the occasions of each, in the order of `BEHAVIOURS`. */
export class BehaviourTally {
  readonly numbers: number[] = new Array(2 * BEHAVIOURS.length).fill(0);

  add(behaviour: Behaviour, count: number, of: number): void {
    const place = PLACES[behaviour];
    this.numbers[place]! += count;
    this.numbers[place + 1]! += of;
  }

  /** Adds those of another seat, which stand there from a place on. */
  addAll(numbers: readonly number[], from = 0): void {
    for (let index = from; index < numbers.length; index++) this.numbers[index - from]! += numbers[index]!;
  }

  measures(): Behaviours {
    const measures = BEHAVIOURS.map((behaviour) => {
      const place = PLACES[behaviour];
      return [behaviour, { count: this.numbers[place]!, of: this.numbers[place + 1]! }] as const;
    });
    return Object.fromEntries(measures.filter(([, { of }]) => of > 0));
  }
}

function isWolf({ roles }: GameCourse, player: PlayerId): boolean {
  const role = roles[player - 1];
  return role !== undefined && isPack(role);
}

/** Spreads what happened evenly over those it could have happened to. */
function target(behaviour: Behaviour, chosen: PlayerId, among: readonly PlayerId[], of: TallyOf): void {
  if (!among.includes(chosen)) return;
  for (const player of among) of(player).add(behaviour, player === chosen ? 1 : 0, 1 / among.length);
}

function countTargets(page: DayPage, course: GameCourse, of: TallyOf): void {
  const night = nightOf(page);
  const prey = night.filter((player) => !isWolf(course, player));
  const others = (all: readonly PlayerId[], actor: PlayerId) => all.filter((player) => player !== actor);
  if (page.executed !== null) target('executed', page.executed, page.alive, of);
  for (const vote of page.votes) target('voted', vote.target, others(page.alive, vote.player), of);
  for (const act of page.divinations) target('divined', act.target, others(night, act.player), of);
  for (const act of page.guards) target('guarded', act.target, others(night, act.player), of);
  for (const vote of page.attackVotes) target('attackVoted', vote.target, prey, of);
  if (page.attacked !== null) target('attacked', page.attacked, prey, of);
}

function countMentions({ talks, alive }: DayPage, namedIn: ReturnType<typeof namesIn>, of: TallyOf): void {
  for (const { text, player } of talks) {
    if (isSilence(text)) continue;
    const said = namedIn(text);
    if (said.length === 0) continue;
    const listeners = alive.filter((other) => other !== player);
    const named = said.filter((other) => listeners.includes(other));
    if (named.length === 0) continue;
    for (const other of listeners)
      of(other).add('mentioned', named.includes(other) ? 1 : 0, named.length / listeners.length);
  }
}

/** Whom a text names, by the names of a village and by the text: what bots say, they say in all games. */
const NAMED = new TextCache<TextCache<readonly PlayerId[]>>();

function namesIn(cast: readonly string[]): (text: string) => readonly PlayerId[] {
  const known = NAMED.of(cast.join('\n'), () => new TextCache());
  return (text) =>
    known.of(text, () => cast.flatMap((name, index) => (isNamed(text, name) ? [index + 1] : [])));
}

const LATIN = /^[\x20-\x7e]+$/;

/** Names in Latin letters stand between other signs; others are not part of a longer word in katakana. */
function isNamed(text: string, name: string): boolean {
  const neighbour = LATIN.test(name) ? /[A-Za-z0-9]/ : /[\u30a1-\u30fa\u30fc]/;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!neighbour.test(text[at - 1] ?? '') && !neighbour.test(text[at + name.length] ?? '')) return true;
  return false;
}

/** Votes and divinations, beside the share of werewolves among those who could be chosen. */
function countChoices(page: DayPage, course: GameCourse, of: TallyOf): void {
  const wolves = (player: PlayerId) => isWolf(course, player);
  const shareOfWolves = (among: readonly PlayerId[]) => among.filter(wolves).length / among.length;
  const without = (all: readonly PlayerId[], actor: PlayerId) => all.filter((player) => player !== actor);
  for (const { player, target: chosen } of page.divinations)
    of(player).add('divination', wolves(chosen) ? 1 : 0, shareOfWolves(without(nightOf(page), player)));
  for (const { player, target: chosen } of page.votes) {
    const role = course.roles[player - 1]!;
    if (teamOf(role) === 'village')
      of(player).add('villageVote', wolves(chosen) ? 1 : 0, shareOfWolves(without(page.alive, player)));
    if (teamOf(role) === 'werewolf' && !isPack(role))
      of(player).add('possessedSparesWolves', wolves(chosen) ? 0 : 1, 1);
    if (isPack(role) && page.alive.filter(wolves).length >= 2)
      of(player).add('wolfVotesWolf', wolves(chosen) && chosen !== player ? 1 : 0, 1);
  }
}

function countErrors(page: DayPage, course: GameCourse, of: TallyOf): void {
  if (page.voted)
    for (const player of page.alive) {
      const own = page.votes.filter((vote) => vote.player === player);
      of(player).add('noVote', own.length === 0 ? 1 : 0, 1);
      for (const vote of own) of(player).add('selfVote', vote.target === player ? 1 : 0, 1);
    }
  for (const player of nightOf(page)) countNight(page, course, player, of(player));
}

function countNight(page: DayPage, course: GameCourse, player: PlayerId, own: BehaviourTally): void {
  const role = course.roles[player - 1];
  const act = role === undefined ? null : factsOf(role).nightAct;
  const isNight = page.day === 0 || page.attack;
  const acted = (acts: readonly { player: PlayerId }[], asked: string) =>
    acts.some((one) => one.player === player) && !isMissed(page, asked, player);
  if (act === 'attackVote' && page.attack) {
    own.add('noAttackVote', acted(page.attackVotes, 'attackVote') ? 0 : 1, 1);
    for (const vote of page.attackVotes.filter((one) => one.player === player))
      own.add('attackVoteOnWolf', isWolf(course, vote.target) ? 1 : 0, 1);
  }
  if (act === 'divine' && isNight) own.add('noDivination', acted(page.divinations, 'divine') ? 0 : 1, 1);
  if (act === 'guard' && page.attack) own.add('noGuard', acted(page.guards, 'guard') ? 0 : 1, 1);
}

const SILENCE = /^(?:over|skip|\[pass\])?$/i;

/** Whether a text says nothing. */
export function isSilence(text: string): boolean {
  return text === 'Over' || text === 'Skip' || SILENCE.test(text.trim());
}

function countTalk({ talks, alive }: DayPage, of: TallyOf): void {
  if (talks.length === 0) return;
  const last = new Map<PlayerId, string>();
  for (const { player, text } of talks) {
    if (!alive.includes(player) || isSilence(text)) continue;
    of(player).add('talksADay', 1, 0);
    of(player).add('repeated', last.get(player) === text ? 1 : 0, 1);
    last.set(player, text);
  }
  for (const player of alive) {
    of(player).add('silentDay', last.has(player) ? 0 : 1, 1);
    of(player).add('talksADay', 0, 1);
  }
}

function countCourse({ days, alive, roles }: GameCourse, of: TallyOf): void {
  roles.forEach((_, index) => {
    const player = index + 1;
    const lived = days.filter((page) => page.alive.includes(player));
    of(player).add('survived', alive.has(player) ? 1 : 0, 1);
    of(player).add('daysSurvived', lived.length / days.length, 1);
    const executions = lived.filter(({ voted }) => voted);
    of(player).add(
      'executionHazard',
      executions.some(({ executed }) => executed === player) ? 1 : 0,
      executions.length,
    );
  });
}
