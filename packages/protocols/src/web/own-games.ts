import { ROLES, shape, TEAMS } from '@mura/engine';
import { share } from './words.ts';

const { about, flag, list, numberFrom, object, optional, orNull, text, whole, word } = shape;

const tally = { games: whole(), wins: whole(), rate: share };

const place = { village: text(), villageName: text(), day: whole() };

/** Somebody else, as the village of that game has told at its end. */
const other = {
  name: text(),
  character: about(text(), 'Whom they played, in the newest of these games.'),
  kind: word(['person', 'bot', 'client']),
  role: word(ROLES),
  games: about(whole(), 'In how many games.'),
};

/** Something that was said, and what reads it where it was said in the protocol. */
const quoted = {
  text: text(),
  player: about(whole(), 'Who said it, by number.'),
  cast: about(list(text()), 'What the players of that village were called.'),
};

/** How often one aimed at a werewolf, and hit one. */
const aim = {
  aimed: whole(),
  hit: whole(),
  rate: share,
  blind: about(orNull(numberFrom(0, 1)), 'The share that chance alone would hit.'),
};

export const ownGamesAnswer = object({
  ...tally,
  byRole: list(object({ role: word(ROLES), ...tally })),
  deceivers: about(
    list(object({ ...other, ...place, ...quoted })),
    'Who played against the village and lied about a role or a result, and you never found out; with the newest lie.',
  ),
  found: about(
    list(object({ ...other, ...place, by: word(['mark', 'vote', 'divined']) })),
    'Who played against the village, and you suspected rightly; with the newest time.',
  ),
  spotting: about(
    object({
      votes: object(aim),
      marks: object(aim),
      course: about(
        list(object({ ...aim, games: about(whole(), 'In how many games.') })),
        'Votes in the course of time, oldest first, a few games together.',
      ),
      byRole: about(
        list(object({ role: word(ROLES), ...aim, games: about(whole(), 'In how many games.') })),
        'Votes by the role that you played.',
      ),
    }),
    'How well you spotted werewolves when you played for the village: by your votes, and by your board at the end.',
  ),
  best: about(
    list(object({ ...place, role: word(ROLES), stars: whole(), ...quoted })),
    'Posts of yours that others have starred.',
  ),
  recent: list(
    object({
      id: text(),
      name: text(),
      created: whole(),
      players: whole(),
      days: whole(),
      role: word(ROLES),
      winner: orNull(word(TEAMS)),
      won: flag,
      rematch: orNull(text()),
      daily: about(optional(text()), 'The day whose village it was, e.g. 2026-11-16.'),
    }),
  ),
  running: about(
    list(
      object({
        id: text(),
        name: text(),
        state: word(['waiting', 'open']),
        slow: about(flag, 'Its phases are long: there is a file for calendars.'),
      }),
    ),
    'Villages in which you have a seat and which have not ended.',
  ),
  pending: about(whole(), 'Games that have not been looked at yet: ask again.'),
});
export type OwnGamesAnswer = shape.ValueOf<typeof ownGamesAnswer>;
