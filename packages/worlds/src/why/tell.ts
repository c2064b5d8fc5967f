import {
  type Character,
  type DawnBroke,
  mayDieOtherwise,
  type PlayerId,
  type Role,
  type RoleTold,
  type Species,
  seatsThat,
} from '@mura/engine';
import type { Fact, NightFact } from '../facts/fact.ts';
import type { ToldFacts } from '../facts/told-facts.ts';
import type { Knowledge } from '../follow/knowledge.ts';
import { aRole, english } from './en.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import type { Reason } from './why.ts';
import type { Name, Words } from './words.ts';

export type WhyLanguage = 'ja' | 'en' | 'ko';

const WORDS: Readonly<Record<WhyLanguage, Words>> = { ja: japanese, en: english, ko: korean };

/** A reason as a sentence: `Agent[02] cannot be a werewolf: Agent[02] was attacked in the night of day 1`. */
export function tellReason(
  knowledge: Knowledge,
  { verdict, facts }: Reason,
  player: PlayerId,
  what: Role | Species,
  language: WhyLanguage,
): string {
  const words = WORDS[language];
  const who = nameOf(knowledge.story?.cast ?? [], player);
  const conclusion = verdict === 'certain' ? words.certain : words.impossible;
  const reasons = facts.map((fact) => tellFact(knowledge, fact, language));
  return words.because(conclusion(who, whatWord(words, what, language)), reasons);
}

function whatWord(words: Words, what: Role | Species, language: WhyLanguage): string {
  if (language === 'en') return aRole(what);
  return what === 'human' ? words.species.human : words.roles[what];
}

function nameOf(cast: readonly Character[], player: PlayerId): string {
  return cast[player - 1]?.name ?? String(player);
}

/** One fact as a clause, told to the viewpoint that knows it. */
export function tellFact({ question, story }: Knowledge, fact: Fact, language: WhyLanguage): string {
  if (story === null) return '';
  const words = WORDS[language];
  const name = (player: PlayerId) => nameOf(story.cast, player);
  const who = (player: PlayerId): Name => (player === question.as ? null : name(player));
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
function playedOr(fact: Fact, words: Words, tell: () => string): string {
  const isOnlyPlayed = fact.terms.every(({ type }) => type === 'living');
  return isOnlyPlayed && 'day' in fact.event ? words.nightPlayed(fact.event.day) : tell();
}

function goneIn({ terms }: Fact): number {
  const living = terms.find((term) => term.type === 'living');
  return living?.type === 'living' ? living.gone : 0;
}

function tellDawn(
  story: ToldFacts,
  words: Words,
  { terms }: Fact,
  { day, dead, executed }: DawnBroke,
  who: (player: PlayerId) => Name,
): string {
  const name = (player: PlayerId) => nameOf(story.cast, player);
  const night = terms.find((term) => term.type === 'night');
  const known = night?.type === 'night' ? knownOf(night, words, name, who) : [];
  const told = executed === null ? [] : [words.executed(name(executed))];
  return [...told, foundAt(story, words, day - 1, dead.map(name)), ...known].join(language(words));
}

function language(words: Words): string {
  return words === japanese ? '、' : ', ';
}

/** Without foxes the dead of a night were attacked. */
function foundAt({ rules }: ToldFacts, words: Words, day: number, dead: readonly string[]): string {
  const [victim, ...others] = dead;
  if (victim === undefined) return words.nobodyDied(day);
  return seatsThat(rules.roles, mayDieOtherwise) === 0 && others.length === 0
    ? words.attacked(day, victim)
    : words.foundDead(day, dead);
}

function tellRole(
  words: Words,
  { player, role, fellows, known = [] }: RoleTold,
  name: (player: PlayerId) => string,
  who: (player: PlayerId) => Name,
): string {
  const told = words.told(who(player), role, fellows.map(name));
  if (known.length === 0) return told;
  const others = known.map((other) => ({ who: name(other.player), role: other.role }));
  return `${told}${language(words)}${words.knows(others)}`;
}

function knownOf(
  { divined, guarded, targets }: NightFact,
  words: Words,
  name: (player: PlayerId) => string,
  who: (player: PlayerId) => Name,
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
