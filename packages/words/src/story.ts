import type {
  Act,
  Channel,
  Choice,
  Death,
  Ending,
  PhaseEnded,
  PhaseName,
  Role,
  Species,
  Substituted,
  Team,
} from '@mura/engine';

/** All that is said when a record is told, in one language. */
export interface StoryTexts {
  readonly roles: Readonly<Record<Role, string>>;
  readonly teams: Readonly<Record<Team, string>>;
  readonly species: Readonly<Record<Species, string>>;
  /** Headings of the parts of a day, and of the phases by the clock. */
  readonly phases: Readonly<Record<PhaseName, string>>;
  /** Why a phase by the clock is over. */
  readonly phaseEnds: Readonly<Record<NonNullable<PhaseEnded['why']> | 'unknown', string>>;
  readonly acts: Readonly<Record<Act, string>>;
  /** Why something else is used than what a player sent. */
  readonly reasons: Readonly<Record<Substituted['reason'], string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  title(village: string, preset: string, players: number): string;
  readonly seenByMaster: string;
  readonly seenByObserver: string;
  seenBy(name: string): string;
  /** Between names in a list. */
  readonly comma: string;
  readonly nothing: string;
  readonly deal: string;
  day(day: number): string;
  /** Of a vote that is held again. */
  round(phase: string, round: number): string;
  /** A phase by the clock with its limit, and the limit itself. */
  lasts(phase: string, limit: string): string;
  hours(count: number): string;
  minutes(count: number): string;
  seconds(count: number): string;
  youAre(name: string, role: string): string;
  roleOf(name: string, role: string): string;
  fellows(names: string): string;
  /** Marks what is not said to everybody; nothing before talk. */
  readonly channels: Readonly<Record<Channel, string>>;
  /** Marks what nobody has heard yet. */
  readonly sealed: string;
  readonly dusk: string;
  votes(count: number): string;
  readonly noVotes: string;
  readonly yesterdaysVotes: string;
  votesFor(name: string, target: string): string;
  pollsFor(name: string, target: string): string;
  readonly poll: string;
  attackVotesFor(name: string, target: string): string;
  tied(names: string, chosen: string): string;
  executed(name: string): string;
  /** Told on the morning after. */
  executedYesterday(name: string): string;
  divines(name: string, target: string, species: string): string;
  identifies(name: string, target: string, species: string): string;
  /** Where the mediums learn of all who died. */
  identifiesDead(name: string, target: string, species: string): string;
  guards(name: string, target: string): string;
  packChooses(target: string): string;
  readonly packChoosesNobody: string;
  attackKills(target: string): string;
  attackIsGuarded(target: string): string;
  attackFailsOn(target: string, role: Role): string;
  attackIsVain(target: string): string;
  cursed(name: string): string;
  avenges(name: string, other: string): string;
  follows(name: string, other: string): string;
  found(names: string): string;
  readonly foundNobody: string;
  failed(name: string): string;
  /** Has nothing more to say in this phase. */
  readonly saysOver: string;
  /** What somebody says he is going to do. */
  meansToVote(name: string, target: string): string;
  meansToDivine(name: string, target: string): string;
  /** A choice that takes effect later. */
  readonly chooses: Readonly<Record<Choice['type'], (name: string, target: string) => string>>;
  warned(name: string): string;
  diesSuddenly(name: string): string;
  was(name: string, role: string): string;
  marks(name: string, target: string, role: string, mark: string): string;
  stars(name: string, number: number): string;
  takesStar(name: string, number: number): string;
  notes(name: string, text: string): string;
  readonly channelsOpened: string;
  /** Marks what is said among those who watch, and who says it without a name. */
  readonly watching: string;
  readonly somebody: string;
  /** How words were meant, and that nothing was. */
  meant(name: string, text: string): string;
  meantNothing(name: string): string;
  /** Took back their consent after the game. */
  withdrew(name: string): string;
  readonly end: string;
  wins(team: string, ending: string): string;
  nobodyWins(ending: string): string;
  readonly alive: string;
  executedOn(day: number): string;
  foundOn(day: number): string;
  diedSuddenlyOn(day: number): string;
  failedOn(day: number): string;
  /** Where it is told at the end who died of what. */
  readonly diedOf: Readonly<Record<Death['cause'], (day: number) => string>>;
  /** What to try after a village of `mura play`. */
  afterPlay(seed: string): string;
}
