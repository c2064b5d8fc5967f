import type { web } from '@mura/protocols';
import { ask, type ServerAnswer } from './server.ts';

export type SideRating = web.RatingAnswer['sides'][number];
/** Villages that belong together. */
export type VillageSeries = web.SeriesAnswer;

export function ownRating(): ServerAnswer<web.RatingAnswer> {
  return ask('GET', '/me/rating');
}

export function findSeries(id: string): ServerAnswer<VillageSeries> {
  return ask('GET', `/series/${encodeURIComponent(id)}`);
}

export function makeSeries(name: string): ServerAnswer<VillageSeries> {
  return ask('POST', '/series', { name });
}
