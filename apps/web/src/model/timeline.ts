import type { Event, Judged, Substituted } from '@mura/engine';
import { hourOf } from './phase.ts';
import {
  type HourLine,
  type NewsLine,
  type NewsOfVillage,
  type PostLine,
  type ScreenLine,
  toPost,
} from './screen-line.ts';
import { secondsLeft, type VillageModel } from './village-model.ts';

/** The lines that an event adds to the talk, after it was folded into the view. */
export function linesFor(model: VillageModel, event: Event, key: number, at: number): ScreenLine[] {
  const day = 'day' in event ? event.day : model.view.shared.day;
  const news = (told: NewsOfVillage, isPrivate = false): NewsLine => ({
    type: 'news',
    key,
    day,
    news: told,
    isPrivate,
  });
  const hour = (of: HourLine['hour'], ofDay = day): HourLine => ({ type: 'hour', key, day: ofDay, hour: of });
  switch (event.type) {
    case 'talked':
      return [toPost(event, key, at, secondsLeft(model.times, at), isOpened(model, event.channel))];
    case 'watcherTalked':
      return [watcherPost(event, key, at)];
    case 'dayBegan':
      return event.day === 0 ? [news({ type: 'began' })] : [];
    case 'dawnBroke':
      return [hour('morning'), news({ type: 'found', dead: event.dead })];
    case 'duskFell':
      return event.day === 0 || isByClock(model) ? [] : [hour('dusk')];
    case 'phaseBegan':
      return phaseLines(event, hour);
    case 'executed':
      return isByClock(model)
        ? [news({ type: 'executed', player: event.player })]
        : [news({ type: 'executed', player: event.player }), hour('night')];
    case 'diedSuddenly':
      return [news({ type: 'suddenly', player: event.player })];
    case 'failed':
      return [news({ type: 'failed', player: event.player })];
    case 'roleShown':
      return [news({ type: 'shown', player: event.player, role: event.role })];
    case 'divined':
    case 'identified':
      return [news(judged(event), true)];
    case 'guarded':
      return [news({ type: 'guarded', target: event.target, by: event.player }, true)];
    case 'attackChosen':
      return event.target === null ? [] : [news({ type: 'attackChosen', target: event.target }, true)];
    case 'announced':
      return [news({ type: 'announced', player: event.player, about: event.about, target: event.target })];
    case 'pollCounted':
      return event.votes.length === 0 ? [] : [news({ type: 'polled', votes: event.votes })];
    case 'warned':
      return [news({ type: 'warned', player: event.player }, true)];
    case 'substituted':
      return unheard(event, news);
    case 'ended':
      return [hour('after'), news({ type: 'ended', winner: event.winner })];
    default:
      return [];
  }
}

function isByClock({ view }: VillageModel): boolean {
  return view.shared.rules?.clock != null;
}

/** After the end what was said in secret follows; it stands where it was said, not among the last words. */
function isOpened({ view }: VillageModel, channel: PostLine['channel']): boolean {
  return view.shared.outcome !== null && channel !== 'talk';
}

function phaseLines(
  { phase, day, round }: Extract<Event, { type: 'phaseBegan' }>,
  hour: (of: HourLine['hour']) => HourLine,
): ScreenLine[] {
  if (round > 0) return [];
  if (phase === 'vote') return [hour('dusk')];
  return phase === 'night' || (day === 0 && hourOf(phase) === 'night') ? [hour('night')] : [];
}

function judged({ type, player, target, result }: Judged): NewsOfVillage {
  return { type: 'judged', judged: type, target, result, by: player };
}

/** Only what somebody really sent and nobody heard so is news to them. */
function unheard(
  { reason, sent }: Substituted,
  news: (told: NewsOfVillage, isPrivate: boolean) => NewsLine,
): ScreenLine[] {
  return sent === null || reason === 'skips' ? [] : [news({ type: 'unheard', reason }, true)];
}

function watcherPost(event: Extract<Event, { type: 'watcherTalked' }>, key: number, at: number): PostLine {
  const { day, name, text, language } = event;
  const unsaid = { number: null, idx: null, to: null, replyTo: null, expression: null, left: null };
  return {
    type: 'post',
    key,
    day,
    channel: 'watchers',
    player: null,
    name,
    text,
    language,
    at,
    opened: false,
    ...unsaid,
  };
}
