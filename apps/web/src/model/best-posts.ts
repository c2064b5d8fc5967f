import type { PlayerId, Starred, Talked } from '@mura/engine';
import { aiwolf } from '@mura/language';
import type { SeatAction } from '../source/source.ts';
import { opensBoards } from './dated-marks.ts';
import type { VillageModel } from './village-model.ts';

/** A post that others took up, or voted for. */
export interface BestPost {
  readonly talked: Talked;
  /** The viewer's own choice. */
  readonly starred: boolean;
  /** Who voted for it after the end; none where stars stay one's own. */
  readonly voters: readonly PlayerId[];
  /** How often others answered it or agreed with it. */
  readonly mentions: number;
}

const MOST = 5;

/** What has most votes, then what the viewer starred, then what was taken up most. */
export function bestPosts(model: VillageModel): BestPost[] {
  const talks = model.view.shared.pages
    .flatMap((page) => page.talks)
    .filter(({ text }) => text !== 'Over' && text !== 'Skip');
  const votes = votesForPosts(model);
  const starred = starredNumbers(model);
  return talks
    .map((talked) => ({
      talked,
      starred: talked.number !== null && starred.has(talked.number),
      voters: [...votes].flatMap(([player, number]) => (number === talked.number ? [player] : [])),
      mentions: mentionsOf(talked, talks),
    }))
    .filter((post) => post.starred || post.voters.length > 0 || post.mentions > 0)
    .toSorted(byWorth)
    .slice(0, MOST);
}

function byWorth(one: BestPost, other: BestPost): number {
  return (
    other.voters.length - one.voters.length ||
    Number(other.starred) - Number(one.starred) ||
    other.mentions - one.mentions
  );
}

/** Whose vote for the best post stands where: everybody has one, and the last counts. */
export function votesForPosts(model: VillageModel): Map<PlayerId, number> {
  const votes = new Map<PlayerId, number>();
  for (const { player, number, starred } of starsAfterTheEnd(model)) {
    if (starred) votes.set(player, number);
    else if (votes.get(player) === number) votes.delete(player);
  }
  return votes;
}

/** What a star at a post does: before the end it is a bookmark, after it a vote that takes the older one away. */
export function starActions(model: VillageModel, number: number): SeatAction[] {
  const star = (of: number, starred: boolean): SeatAction => ({
    type: 'star',
    channel: 'talk',
    number: of,
    starred,
  });
  const isStarred = starredNumbers(model).has(number);
  const mine = model.player === null ? undefined : votesForPosts(model).get(model.player);
  const isVote = opensBoards(model);
  if (!isVote || mine === undefined || mine === number)
    return [star(number, isVote ? mine !== number : !isStarred)];
  return [star(mine, false), star(number, true)];
}

/** The posts that are the viewer's: their bookmarks while the village goes on, their vote where stars are votes. */
export function starredNumbers(model: VillageModel): ReadonlySet<number> {
  if (opensBoards(model) && model.player !== null) {
    const mine = votesForPosts(model).get(model.player);
    return new Set(mine === undefined ? [] : [mine]);
  }
  const stars = new Map(model.view.own.stars.map(({ number, starred }) => [number, starred]));
  return new Set([...stars].flatMap(([number, starred]) => (starred ? [number] : [])));
}

/** Stars that were given when everybody could see them; what the end has opened of others is older. */
function starsAfterTheEnd({ events, givenAt, player: me }: VillageModel): Starred[] {
  const opening = events.findIndex((event) => event.type === 'channelsOpened' && event.boards === true);
  if (opening < 0) return [];
  const openedAt = givenAt[opening] ?? 0;
  return events.flatMap((event, index) => {
    if (index < opening || event.type !== 'starred') return [];
    return event.player === me || (givenAt[index] ?? 0) > openedAt ? [event] : [];
  });
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
