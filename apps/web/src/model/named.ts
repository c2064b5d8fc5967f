import type { PlayerId, Vote } from '@mura/engine';
import { aiwolf } from '@mura/language';
import type { VillageModel } from './village-model.ts';
import { type Tally, tally } from './votes.ts';

/** Whom players want executed today, by what they said last: `VOTE Agent[03]`, `▼牡丹`, or announced. */
export function namedToday(model: VillageModel): Tally[] {
  const { pages, cast, day } = model.view.shared;
  const page = pages.at(-1);
  if (page === undefined) return [];
  const wishes = new Map<PlayerId, PlayerId>();
  for (const { player, text } of page.talks) {
    const target = wishIn(
      text,
      cast.map(({ name }) => name),
    );
    if (target !== null && target <= cast.length && target !== player) wishes.set(player, target);
  }
  for (const { player, about, target } of page.announced) if (about === 'vote') wishes.set(player, target);
  const votes: Vote[] = [...wishes].map(([player, target]) => ({ player, target }));
  return day === page.day ? tally(votes) : [];
}

function wishIn(text: string, names: readonly string[]): PlayerId | null {
  const marked = names.findIndex((name) => text.includes(`▼${name}`));
  if (marked >= 0) return marked + 1;
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  if (!parsed.ok) return null;
  const { tree } = parsed.value;
  const isVote =
    tree.kind === 'act' && tree.verb === 'VOTE' && tree.target !== 'ANY' && tree.subject === null;
  return isVote ? (tree.target as PlayerId) : null;
}
