import { shape, TEAMS } from '@mura/engine';
import { villageSummary } from './http.ts';
import { idOf, share, visibleName } from './words.ts';

const { about, flag, list, loose, mapOf, numberFrom, object, text, whole, word } = shape;

export const ratingAnswer = object({
  sides: about(
    list(
      object({
        side: word(TEAMS),
        games: whole(),
        mu: about(numberFrom(), 'What is believed of your strength on this side; a beginner has 25.'),
        sigma: about(numberFrom(), 'How far off it may be: about two of them are the 95 % interval.'),
      }),
    ),
    'The sides on which you have played in rated villages.',
  ),
});
export type RatingAnswer = shape.ValueOf<typeof ratingAnswer>;

export const seriesBody = object({ name: visibleName(60) });

export const seriesId = loose({ id: idOf('series') });

const tally = {
  games: whole(),
  wins: whole(),
  rate: share,
};

export const seriesAnswer = object({
  id: text(),
  name: text(),
  mine: about(flag, 'You made it, and may add villages to it.'),
  villages: list(villageSummary),
  standings: about(
    list(
      object({
        name: text(),
        kind: word(['person', 'bot', 'client']),
        ...tally,
        bySide: mapOf(object({ games: whole(), wins: whole() })),
      }),
    ),
    'By wins, of the games whose result you may know.',
  ),
});
export type SeriesAnswer = shape.ValueOf<typeof seriesAnswer>;
export type SeriesStanding = SeriesAnswer['standings'][number];
