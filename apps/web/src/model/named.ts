import type { PlayerId, Vote } from '@mura/engine';
import { aiwolf } from '@mura/language';
import { meantBy } from './meant.ts';
import { allNames } from './names.ts';
import type { VillageModel } from './village-model.ts';
import { tally, type VoteTally } from './votes.ts';

/** Whom players want executed today, by what they said last: `VOTE Agent[03]`, `▼牡丹`, in words, or announced. */
export function namedToday(model: VillageModel): VoteTally[] {
  const { pages, cast, day } = model.view.shared;
  const page = pages.at(-1);
  if (page === undefined) return [];
  const names = allNames(cast);
  const wishes = new Map<PlayerId, PlayerId>();
  const read = new Set<PlayerId>();
  for (const talk of page.talks) {
    const { player } = talk;
    const meant = meantBy(model, talk);
    const target = wishIn(meant?.text ?? talk.text, player, names);
    if (target === null || target > cast.length || target === player) continue;
    wishes.set(player, target);
    if (meant?.how === 'read') read.add(player);
    else read.delete(player);
  }
  for (const { player, about, target } of page.announced) {
    if (about !== 'vote') continue;
    wishes.set(player, target);
    read.delete(player);
  }
  const votes: Vote[] = [...wishes].map(([player, target]) => ({ player, target }));
  return day === page.day ? tally(votes, read) : [];
}

function wishIn(text: string, speaker: PlayerId, names: readonly (readonly string[])[]): PlayerId | null {
  const marked = names.findIndex((all) => all.some((name) => text.includes(`▼${name}`)));
  if (marked >= 0) return marked + 1;
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  return parsed.ok ? voteIn(parsed.value.tree, speaker) : null;
}

/** Whom a speaker says they vote for, or asks everybody to; a reason before it, or more beside it, changes nothing. */
function voteIn(tree: aiwolf.Sentence, speaker: PlayerId): PlayerId | null {
  if (tree.kind !== 'ask' && tree.subject !== null && tree.subject !== speaker) return null;
  switch (tree.kind) {
    case 'act':
      return tree.verb === 'VOTE' && tree.target !== 'ANY' ? tree.target : null;
    case 'because':
      return lastVoteIn(tree.operands.slice(1), speaker);
    case 'logic':
      return tree.operator === 'AND' ? lastVoteIn(tree.operands, speaker) : null;
    case 'ask':
      return tree.operator === 'REQUEST' && tree.target === 'ANY' ? lastVoteIn(tree.operands, speaker) : null;
    default:
      return null;
  }
}

function lastVoteIn(operands: readonly aiwolf.Sentence[], speaker: PlayerId): PlayerId | null {
  return operands.map((operand) => voteIn(operand, speaker)).findLast((target) => target !== null) ?? null;
}
