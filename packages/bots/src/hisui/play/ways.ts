import { type LegalTalk, type PlayerId, type Role, SKIP } from '@mura/engine';
import type { aiwolf } from '@mura/language';
import type { Random } from '../../bot.ts';
import { agree, comingOut, estimate, firstThatFits, requestVote, vote } from '../../talk/say.ts';
import { turnSpeaksFor } from '../habits/turns.ts';
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
 * Others count what each seat does as what, turn by turn. So it takes any of the ways there are, in every role; rather those
 * that its seat has taken as whom it wants to be taken for: its werewolves wear what its villagers wore.
 */
export function waySpoken(mind: Mind, legal: LegalTalk, random: Random): string {
  const ways = waysOf(mind, legal);
  const sharpness = mind.isEvil ? SHARPNESS_OF_EVIL : SHARPNESS;
  const weights = ways.map(({ kind }) => Math.exp(sharpness * coverOf(mind, kind)));
  return drawnBy(ways, weights, random).text;
}

/** How strongly the best cover is preferred: a village that always took it would leave its werewolves none. */
const SHARPNESS = 2;
const SHARPNESS_OF_EVIL = 6;

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

function once(sentence: aiwolf.Sentence): () => aiwolf.Sentence | null {
  const left = [sentence];
  return () => left.shift() ?? null;
}
