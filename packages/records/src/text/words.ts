import type { Act, Ending, Role, Species, Stage, Substituted, Team } from '@mura/engine';

/** All that is said when a record is told, in one language. */
export interface Words {
  readonly roles: Readonly<Record<Role, string>>;
  readonly teams: Readonly<Record<Team, string>>;
  readonly species: Readonly<Record<Species, string>>;
  /** Headings of the parts of a day. */
  readonly phases: Readonly<Record<Stage, string>>;
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
  youAre(name: string, role: string): string;
  roleOf(name: string, role: string): string;
  fellows(names: string): string;
  /** Marks what only the pack hears. */
  readonly whispered: string;
  /** Marks what nobody has heard yet. */
  readonly sealed: string;
  readonly dusk: string;
  votes(count: number): string;
  readonly noVotes: string;
  readonly yesterdaysVotes: string;
  votesFor(name: string, target: string): string;
  attackVotesFor(name: string, target: string): string;
  tied(names: string, chosen: string): string;
  executed(name: string): string;
  divines(name: string, target: string, species: string): string;
  identifies(name: string, target: string, species: string): string;
  guards(name: string, target: string): string;
  packChooses(target: string): string;
  readonly packChoosesNobody: string;
  attackKills(target: string): string;
  attackIsGuarded(target: string): string;
  attackFailsOnFox(target: string): string;
  attackIsVain(target: string): string;
  cursed(name: string): string;
  found(names: string): string;
  readonly foundNobody: string;
  failed(name: string): string;
  readonly end: string;
  wins(team: string, ending: string): string;
  nobodyWins(ending: string): string;
  readonly alive: string;
  executedOn(day: number): string;
  foundOn(day: number): string;
  failedOn(day: number): string;
}
