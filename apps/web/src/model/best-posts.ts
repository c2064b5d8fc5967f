import type { Talked } from '@mura/engine';
import { aiwolf } from '@mura/language';
import type { VillageModel } from './village-model.ts';

/** A post that others took up. */
export interface BestPost {
  readonly talked: Talked;
  readonly starred: boolean;
  /** How often others answered it or agreed with it. */
  readonly mentions: number;
}

const MOST = 3;

/** What the viewer starred, then what was taken up most. */
export function bestPosts({ view }: VillageModel): BestPost[] {
  const talks = view.shared.pages
    .flatMap((page) => page.talks)
    .filter(({ text }) => text !== 'Over' && text !== 'Skip');
  const stars = new Map(view.own.stars.map(({ number, starred }) => [number, starred]));
  return talks
    .map((talked) => ({
      talked,
      starred: stars.get(talked.number ?? -1) ?? false,
      mentions: mentionsOf(talked, talks),
    }))
    .filter(({ starred, mentions }) => starred || mentions > 0)
    .toSorted((one, other) => Number(other.starred) - Number(one.starred) || other.mentions - one.mentions)
    .slice(0, MOST);
}

function mentionsOf({ number, day, idx, player }: Talked, talks: readonly Talked[]): number {
  return talks.filter(
    (other) => other.player !== player && (other.replyTo === number || agreesWith(other.text, day, idx)),
  ).length;
}

function agreesWith(text: string, day: number, idx: number | null): boolean {
  if (!text.startsWith('AGREE')) return false;
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  if (!parsed.ok || parsed.value.tree.kind !== 'opinion') return false;
  const { talk } = parsed.value.tree;
  return talk.day === day && talk.id === idx;
}
