import { type LegalTalk, type PlayerId, SKIP } from '@mura/engine';
import type { aiwolf } from '@mura/language';
import type { Random } from '../../bot.ts';
import { agree, comingOut, estimate, firstThatFits, requestVote, vote } from '../../talk/say.ts';
import type { Mind } from '../mind.ts';
import { bestVote } from './vote.ts';

/** Others count what each seat does as what, turn by turn: so in every role it takes any of the ways there are. */
export function waySpoken(mind: Mind, legal: LegalTalk, random: Random): string {
  const ways = waysOf(mind, legal);
  return ways[random(ways.length)]!;
}

/** To spend a turn of talk without news. */
function waysOf(mind: Mind, legal: LegalTalk): string[] {
  const ways: string[] = [SKIP];
  const add = (sentence: aiwolf.Sentence) => {
    const text = firstThatFits(legal, once(sentence));
    const isSaid = text === null || (mind.said.includes(text) && !isVote(sentence));
    if (!isSaid) ways.push(text);
  };
  if (!mind.facts.story.isOut) add(comingOut(mind.facts.me, 'villager'));
  const target = bestVote(mind, mind.others);
  const trusted = leastSuspected(mind);
  if (trusted !== null && trusted !== target) add(estimate(trusted, 'villager'));
  if (target === null) return ways;
  add(vote(target));
  add(estimate(target, 'werewolf'));
  add(requestVote(target));
  const talk = mind.facts.names.firstTalk[target]!;
  if (talk >= 0) add(agree(mind.facts.day, talk));
  return ways;
}

function isVote(sentence: aiwolf.Sentence): boolean {
  return sentence.kind === 'act' && sentence.verb === 'VOTE';
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
