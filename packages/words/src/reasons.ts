import {
  type Character,
  type DawnBroke,
  mayDieOtherwise,
  type PlayerId,
  type Role,
  type RoleTold,
  type Species,
  seatsThat,
  type Team,
} from '@mura/engine';
import type { Claim, Contradiction, Fact, Knowledge, Reason } from '@mura/worlds';

/** Whom a sentence is about: `null` is whoever is spoken to. */
export type NameOrYou = string | null;

export type NameOf = (player: PlayerId) => string;

/** The sentences of explanations in one language. */
export interface ReasonTexts {
  readonly species: Readonly<Record<Species, string>>;
  /** Between two facts of one night. */
  readonly comma: string;
  /** What somebody is or cannot be: `a seer`, `human`. */
  what(what: Role | Species): string;
  told(who: NameOrYou, role: Role, fellows: readonly string[]): string;
  divined(who: NameOrYou, target: string, result: Species): string;
  identified(who: NameOrYou, target: string, result: Species): string;
  guarded(who: NameOrYou, target: string): string;
  foundDead(day: number, dead: readonly string[]): string;
  attacked(day: number, victim: string): string;
  nobodyDied(day: number): string;
  executed(who: string): string;
  /** What was known of the night, after what it brought. */
  hadDivined(who: NameOrYou, target: string): string;
  hadGuarded(who: NameOrYou, target: string): string;
  hadChosen(targets: readonly string[]): string;
  wentOn(day: number, living: number): string;
  nightPlayed(day: number): string;
  ended(winner: Team | null, why: string): string;
  shown(who: string, role: Role): string;
  revealed(): string;
  failed(day: number, who: string): string;
  cursed(who: string): string;
  survived(who: string, role: Role): string;
  /** Of others whose role one was told. */
  knows(others: readonly { readonly who: string; readonly role: Role }[]): string;
  claimed(who: string, claim: Claim, target: string): string;
  certain(who: string, what: string): string;
  impossible(who: string, what: string): string;
  /** About a claimant, whose name stands before it. */
  contradiction(contradiction: Contradiction, nameOf: NameOf): string;
  because(conclusion: string, reasons: readonly string[]): string;
}

type ToldStory = NonNullable<Knowledge['story']>;
type NightTerm = Extract<Fact['terms'][number], { type: 'night' }>;

/** A reason as a sentence: `Agent[02] cannot be a werewolf: Agent[02] was attacked in the night of day 1`. */
export function tellReason(
  knowledge: Knowledge,
  { verdict, facts }: Reason,
  player: PlayerId,
  what: Role | Species,
  words: ReasonTexts,
): string {
  const who = nameOf(knowledge.story?.cast ?? [], player);
  const conclusion = verdict === 'certain' ? words.certain : words.impossible;
  const reasons = facts.map((fact) => tellFact(knowledge, fact, words));
  return words.because(conclusion(who, words.what(what)), reasons);
}

function nameOf(cast: readonly Character[], player: PlayerId): string {
  return cast[player - 1]?.name ?? String(player);
}

/** One fact as a clause, told to the viewpoint that knows it. */
export function tellFact({ question, story }: Knowledge, fact: Fact, words: ReasonTexts): string {
  if (story === null) return '';
  const name = (player: PlayerId) => nameOf(story.cast, player);
  const who = (player: PlayerId): NameOrYou => (player === question.as ? null : name(player));
  const { event, claim } = fact;
  if (claim !== null)
    return words.claimed(name(claim.player), claim, 'target' in claim ? name(claim.target) : '');
  switch (event.type) {
    case 'roleTold':
      return tellRole(words, event, name, who);
    case 'divined':
      return playedOr(fact, words, () => words.divined(who(event.player), name(event.target), event.result));
    case 'identified':
      return words.identified(who(event.player), name(event.target), event.result);
    case 'guarded':
      return playedOr(fact, words, () => words.guarded(who(event.player), name(event.target)));
    case 'dawnBroke':
      return tellDawn(story, words, fact, event, who);
    case 'dayBegan':
      return words.wentOn(event.day, story.cast.length - goneIn(fact));
    case 'ended':
      return words.ended(event.winner, event.why);
    case 'roleShown':
      return words.shown(name(event.player), event.role);
    case 'failed':
      return words.failed(event.day, name(event.player));
    case 'cursed':
      return words.cursed(name(event.player));
    case 'attacked':
      return event.target === null || event.savedBy === null || event.savedBy === 'guard'
        ? words.revealed()
        : words.survived(name(event.target), event.savedBy);
    case 'sealed':
    case 'rolesRevealed':
      return words.revealed();
    default:
      return 'day' in event ? words.nightPlayed(event.day) : event.type;
  }
}

/** What is done at night may tell only that there was a night. */
function playedOr(fact: Fact, words: ReasonTexts, tell: () => string): string {
  const isOnlyPlayed = fact.terms.every(({ type }) => type === 'living');
  return isOnlyPlayed && 'day' in fact.event ? words.nightPlayed(fact.event.day) : tell();
}

function goneIn({ terms }: Fact): number {
  const living = terms.find((term) => term.type === 'living');
  return living?.type === 'living' ? living.gone : 0;
}

function tellDawn(
  story: ToldStory,
  words: ReasonTexts,
  { terms }: Fact,
  { day, dead, executed }: DawnBroke,
  who: (player: PlayerId) => NameOrYou,
): string {
  const name = (player: PlayerId) => nameOf(story.cast, player);
  const night = terms.find((term) => term.type === 'night');
  const known = night?.type === 'night' ? knownOf(night, words, name, who) : [];
  const told = executed === null ? [] : [words.executed(name(executed))];
  return [...told, foundAt(story, words, day - 1, dead.map(name)), ...known].join(words.comma);
}

/** Without foxes the dead of a night were attacked. */
function foundAt({ rules }: ToldStory, words: ReasonTexts, day: number, dead: readonly string[]): string {
  const [victim, ...others] = dead;
  if (victim === undefined) return words.nobodyDied(day);
  return seatsThat(rules.roles, mayDieOtherwise) === 0 && others.length === 0
    ? words.attacked(day, victim)
    : words.foundDead(day, dead);
}

function tellRole(
  words: ReasonTexts,
  { player, role, fellows, known = [] }: RoleTold,
  name: (player: PlayerId) => string,
  who: (player: PlayerId) => NameOrYou,
): string {
  const told = words.told(who(player), role, fellows.map(name));
  if (known.length === 0) return told;
  const others = known.map((other) => ({ who: name(other.player), role: other.role }));
  return `${told}${words.comma}${words.knows(others)}`;
}

function knownOf(
  { divined, guarded, targets }: NightTerm,
  words: ReasonTexts,
  name: (player: PlayerId) => string,
  who: (player: PlayerId) => NameOrYou,
): string[] {
  const chosen = targets?.filter((target) => target !== null);
  return [
    ...divined.flatMap(({ player, target }) =>
      target === null ? [] : [words.hadDivined(who(player), name(target))],
    ),
    ...guarded.flatMap(({ player, target }) =>
      target === null ? [] : [words.hadGuarded(who(player), name(target))],
    ),
    ...(chosen === undefined ? [] : [words.hadChosen(chosen.map(name))]),
  ];
}

/** A contradiction as a sentence about the claimant, whose name stands before it. */
export function tellContradiction(
  contradiction: Contradiction,
  names: readonly string[],
  words: ReasonTexts,
): string {
  return words.contradiction(contradiction, (player) => names[player - 1] ?? `${player}`);
}
