import { type LegalTalk, OVER, type PlayerId, type Role, type Rules, SKIP } from '@mura/engine';
import type { aiwolf } from '@mura/language';
import type { Random } from '../../bot.ts';
import { agree, comingOut, estimate, firstThatFits, requestVote, vote } from '../../talk/say.ts';
import { coarseOf, countOf, turnSpeaksFor } from '../habits/turns.ts';
import type { Mind } from '../mind.ts';
import type { UtteranceKind } from '../observe/kinds.ts';
import { drawnBy } from './draw.ts';
import { bestVote } from './vote.ts';

/** A way to spend a turn of talk without news, and what kind of utterance it counts as. */
interface TurnWay {
  readonly kind: UtteranceKind;
  readonly text: string;
}

/**
 * Others count what each seat does as what, turn by turn. So it takes any of the ways there are, in every role. Its hidden
 * villagers prefer those that its werewolves have not taken, all of them alike: so there is always one that its seat has
 * often taken as a villager and never as a werewolf, and its werewolves take that one.
 */
export function waySpoken(mind: Mind, legal: LegalTalk, random: Random): string {
  const ways = waysOf(mind, legal);
  const isHidden = !mind.isEvil && !mind.facts.story.isOut;
  const weights = isHidden
    ? ways.map((way) => freshness(mind, ways, way))
    : ways.map((way) => fitness(mind, way));
  return drawnBy(ways, weights, random).text;
}

/** What is counted for a way that no werewolf has taken. */
const NEVER = 0.1;

/** How well a way serves its werewolves: taken by its villagers, and not yet by them. Ways that count as the same share it. */
function freshness({ past, facts, turns }: Mind, ways: readonly TurnWay[], { kind }: TurnWay): number {
  const isAlike = (other: UtteranceKind) => coarseOf(other) === coarseOf(kind);
  const times = (role: Role) => countOf(past.turns, { day: facts.day, turn: turns - 1 }, role, isAlike).found;
  const alike = ways.filter((way) => isAlike(way.kind)).length;
  return (times('villager') + 1) / (times('werewolf') + NEVER) ** 2 / alike;
}

/** How strongly the best cover is preferred. */
const SHARPNESS = 2;
const SHARPNESS_OF_EVIL = 6;

function fitness(mind: Mind, { kind }: TurnWay): number {
  return Math.exp((mind.isEvil ? SHARPNESS_OF_EVIL : SHARPNESS) * coverOf(mind, kind));
}

/** The first turns of a day, by which seats are known best. */
const FIRST_TURNS = [0, 1];

/** By how much it can look like a villager in its first turns if it hides, to somebody who has counted its seat. */
export function bestCover({ past, facts }: Mind): number {
  const kinds = HIDDEN_KINDS.filter((kind) => kind !== 'over' || canGoOn(facts.rules));
  return FIRST_TURNS.reduce((sum, turn) => {
    const looks = kinds.map((kind) =>
      turnSpeaksFor(past.turns, { day: 1, turn }, kind, 'villager', ['werewolf']),
    );
    return sum + Math.max(...looks);
  }, 0);
}

const HIDDEN_KINDS: readonly UtteranceKind[] = [
  'skip',
  'over',
  'claimVillager',
  'vote',
  'estimateWerewolf',
  'estimateOther',
  'requestVote',
];

/** Whether who says Over is asked again. */
function canGoOn(rules: Rules | null): boolean {
  return rules?.talk?.mode === 'turns' && rules.talk.overLasts === 'turn';
}

/** By how much a way speaks for what it wants to be taken for, to somebody who has counted its seat; as a logarithm. */
function coverOf(mind: Mind, kind: UtteranceKind): number {
  const { past, facts, turns } = mind;
  const [shown, ...feared] = rolesBetween(mind);
  return turnSpeaksFor(past.turns, { day: facts.day, turn: turns - 1 }, kind, shown, feared);
}

/** What it wants to be taken for, and what it does not. */
function rolesBetween({ facts: { role, story } }: Mind): [Role, ...Role[]] {
  const shown = story.isOut && story.role !== null ? story.role : 'villager';
  if (role === 'werewolf' || role === 'possessed') return [shown, role];
  return shown === 'seer' ? [shown, 'werewolf', 'possessed'] : [shown, 'werewolf'];
}

function waysOf(mind: Mind, legal: LegalTalk): TurnWay[] {
  const ways: TurnWay[] = [{ kind: 'skip', text: SKIP }];
  const isFirst = mind.facts.day === 1 && mind.turns <= FIRST_TURNS.length;
  if (isFirst && canGoOn(mind.facts.rules)) ways.push({ kind: 'over', text: OVER });
  const add = (kind: UtteranceKind, sentence: aiwolf.Sentence) => {
    const text = firstThatFits(legal, once(sentence));
    const isSaid = text === null || (mind.said.includes(text) && kind !== 'vote');
    if (!isSaid) ways.push({ kind, text });
  };
  if (!mind.facts.story.isOut) add('claimVillager', comingOut(mind.facts.me, 'villager'));
  const target = bestVote(mind, mind.others);
  const trusted = leastSuspected(mind);
  if (trusted !== null && trusted !== target) add('estimateOther', estimate(trusted, 'villager'));
  if (target === null) return ways;
  add('vote', vote(target));
  add('estimateWerewolf', estimate(target, 'werewolf'));
  add('requestVote', requestVote(target));
  const talk = mind.facts.names.firstTalk[target]!;
  if (talk >= 0) add('agree', agree(mind.facts.day, talk));
  return ways;
}

/** The same wish in other words each time. */
export function wishes(target: PlayerId): aiwolf.Sentence[] {
  return [vote(target), estimate(target, 'werewolf'), requestVote(target)];
}

function leastSuspected({ face, belief, others }: Mind): PlayerId | null {
  const pack = belief.place('werewolf');
  return others.reduce<PlayerId | null>(
    (least, player) =>
      least === null || face.share(player, pack) < face.share(least, pack) ? player : least,
    null,
  );
}

export function once(sentence: aiwolf.Sentence): () => aiwolf.Sentence | null {
  const left = [sentence];
  return () => left.shift() ?? null;
}
