import type { Vote } from '@mura/engine';
import type { PlayedVillageModel } from '../../model/play.svelte.ts';
import type { NewsOfVillage } from '../../model/screen-line.ts';
import { tally } from '../../model/votes.ts';
import { inProse, t } from '../../words/speech.svelte.ts';

/** What the narrator says of something that happened. */
export function tellNews(news: NewsOfVillage, play: PlayedVillageModel): string[] {
  const nameOf = (player: number) => play.names[player - 1] ?? '';
  switch (news.type) {
    case 'began':
      return [t('news.began', { count: inProse(play.seats.length) }), t('news.beganNight')];
    case 'found':
      return found(news.dead.map(nameOf), play);
    case 'executed':
      return [t('news.executed', { name: nameOf(news.player) }), t('news.lamps')];
    case 'suddenly':
      return [t('news.suddenly', { name: nameOf(news.player) })];
    case 'failed':
      return [t('news.failed', { name: nameOf(news.player) })];
    case 'warned':
      return [t('news.warned')];
    case 'shown':
      return [t('news.shown', { name: nameOf(news.player), role: t(`role.${news.role}`) })];
    case 'judged':
      return [judged(news, play)];
    case 'guarded':
      return isMine(news, play)
        ? [t('news.guarded', { name: nameOf(news.target) })]
        : [t('news.by.guarded', { by: nameOf(news.by), name: nameOf(news.target) })];
    case 'attackChosen':
      return [
        t(play.model.player === null ? 'news.by.attackChosen' : 'news.attackChosen', {
          name: nameOf(news.target),
        }),
      ];
    case 'announced':
      return [t(`news.announced.${news.about}`, { name: nameOf(news.player), target: nameOf(news.target) })];
    case 'polled':
      return polled(news.votes, nameOf);
    case 'unheard':
      return [t('news.unheard')];
    case 'over':
      return [];
    case 'ended':
      return [news.winner === null ? t('news.endedNobody') : t(`news.ended.${news.winner}`)];
  }
}

/** A straw poll is told by name. */
function polled(votes: readonly Vote[], nameOf: (player: number) => string): string[] {
  const lines = tally(votes).map(({ target, voters }) =>
    t('news.polledFor', { name: nameOf(target), names: voters.map(nameOf).join(t('list.comma')) }),
  );
  return [t('news.polled'), ...lines];
}

/** Whoever reads a record sees what others learned. */
function isMine({ by }: { readonly by: number }, play: PlayedVillageModel): boolean {
  return by === play.model.player;
}

function judged(news: Extract<NewsOfVillage, { type: 'judged' }>, play: PlayedVillageModel): string {
  const told = { name: play.names[news.target - 1] ?? '', result: t(`species.${news.result}`) };
  if (isMine(news, play)) return t(`news.${news.judged}`, told);
  return t(`news.by.${news.judged}`, { ...told, by: play.names[news.by - 1] ?? '' });
}

function found(dead: readonly string[], play: PlayedVillageModel): string[] {
  if (play.day <= 1 && dead.length === 0) return [t('news.firstMorning')];
  if (dead.length === 0) return [t('news.quietNight')];
  return [t('news.found', { names: dead.join(t('list.comma')) })];
}
