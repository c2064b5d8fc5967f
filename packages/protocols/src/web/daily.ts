import { ROLES, shape } from '@mura/engine';
import { share } from './words.ts';

const { about, flag, list, object, orNull, otherwise, text, whole, word } = shape;

const summary = {
  role: about(word(ROLES), 'What everybody was dealt that day.'),
  tries: about(whole(), 'That have ended.'),
  wins: whole(),
  rate: share,
  outcomes: list(object({ won: flag, days: about(whole(), 'The day of the end.'), tries: whole() })),
};

export const dailyBody = object({
  language: about(
    otherwise(word(['ja', 'en']), 'ja'),
    'That of the talk and the names; the deal is the same.',
  ),
});

export const dailyAnswer = object({
  day: about(text(), 'By universal time, e.g. 2026-11-16.'),
  until: about(whole(), 'When the next one comes, in milliseconds.'),
  players: whole(),
  you: about(
    orNull(word(['guest', 'account', 'bot'])),
    'As whom you are known; null: you have not said who you are.',
  ),
  mine: about(
    orNull(object({ village: text(), state: word(['open', 'ended']) })),
    'Your try; null: you have not begun.',
  ),
  result: about(
    orNull(object({ role: word(ROLES), won: flag, days: whole() })),
    'Of your try, once it has ended.',
  ),
  others: about(orNull(object(summary)), 'How everybody did so far; told when your own try has ended.'),
  nights: about(
    list(object({ day: text(), won: about(orNull(flag), 'null: it did not come to an end.') })),
    'Your tries of the last thirty days.',
  ),
  yesterday: object({
    day: text(),
    ...summary,
    replays: about(
      list(object({ village: text(), won: flag, days: whole() })),
      'Tries of yesterday, which everybody may look at.',
    ),
  }),
});
export type DailyAnswer = shape.ValueOf<typeof dailyAnswer>;
