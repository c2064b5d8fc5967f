import { shape } from '@mura/engine';
import { idOf, trimmed, visibleName } from './words.ts';

const {
  about,
  anything,
  flag,
  list,
  loose,
  object,
  optional,
  orNull,
  otherwise,
  player,
  refined,
  text,
  whole,
  word,
  written,
} = shape;

/** What an account may do on a server: play, run villages and contests, or run the server. */
export const RIGHTS = ['player', 'organiser', 'admin'] as const;
export type Right = (typeof RIGHTS)[number];

/** What a bot token may be used for. */
export const SCOPES = ['play', 'watch', 'make'] as const;
export type TokenScope = (typeof SCOPES)[number];

const password = text({ least: 10, most: 200 });

export const accountBody = object({ name: visibleName(24), password });

/** A password that was set by older rules still opens. */
export const signInBody = object({ name: visibleName(24), password: text({ most: 200 }) });

export const passwordBody = object({ old: text({ most: 200 }), new: password });

export const rightBody = object({ name: visibleName(24), right: word(RIGHTS) });

export const claimBody = object({
  token: about(text({ most: 200 }), 'The token in the file first-admin-token of the data folder.'),
});

/** To delete oneself one says so, so that no stray request does it. */
export const deleteBody = object({ delete: word(['everything of mine']) });

export const deletedAnswer = object({
  blanked: about(whole(), 'Villages in which your texts and your name are gone.'),
  waiting: about(whole(), 'Villages that still run; they follow as soon as they end.'),
});

export const botTokenBody = object({
  name: visibleName(24),
  scopes: otherwise(list(word(SCOPES), { least: 1, most: SCOPES.length }), ['play', 'watch']),
  perMinute: about(otherwise(whole(1, 6000), 600), 'Requests and messages in a minute.'),
});

const botToken = object({
  id: text(),
  name: text(),
  scopes: list(word(SCOPES)),
  perMinute: whole(),
  created: whole(),
});

export const botTokenList = object({ tokens: list(botToken) });

export const botTokenAnswer = object({
  ...botToken.fields,
  token: about(text(), 'Shown this once; only its fingerprint is kept.'),
});

export const botTokenId = loose({ id: idOf('token') });

export const doneAnswer = object({ done: word([true]) });

/** What somebody may do in one village. */
export const STANDINGS = ['free', 'muted', 'banned'] as const;
export type Standing = (typeof STANDINGS)[number];

export const moderationBody = refined(
  object({
    player: optional(player),
    person: about(optional(text({ most: 60 })), 'For admins, of somebody who watches: as in a report.'),
    address: about(
      otherwise(flag, false),
      'Of a program: also whoever comes from the same address; who sits already stays.',
    ),
    standing: word(STANDINGS),
    reason: otherwise(text({ most: 500 }), ''),
  }),
  ({ player, person }) =>
    (player === undefined) !== (person === undefined)
      ? []
      : [{ path: '', problem: 'must name a player or a person' }],
);

export const standingsAnswer = object({
  standings: list(
    object({
      player: orNull(player),
      person: optional(text()),
      standing: word(STANDINGS),
      reason: text(),
    }),
  ),
});

export const barBody = object({
  person: text({ least: 1, most: 60 }),
  barred: flag,
  reason: otherwise(text({ most: 500 }), ''),
});

export const reportBody = object({
  number: about(optional(whole(0)), 'Of the event it is about: your own running number.'),
  reason: trimmed(1000),
});

export const reportQuery = loose({
  village: optional(text({ most: 12 })),
  state: otherwise(word(['open', 'closed']), 'open'),
  before: optional(written(whole(1))),
  limit: otherwise(written(whole(1, 100)), 50),
});

export const reportList = object({
  reports: list(
    object({
      id: whole(),
      village: text(),
      at: whole(),
      reason: text(),
      number: about(
        orNull(whole()),
        'Of the event it is about: your own running number; null: you were given no such event.',
      ),
      seq: about(
        optional(orNull(whole())),
        'The line of the record it is about; told when the village has ended.',
      ),
      player: orNull(player),
      event: about(optional(anything), 'What stands there now.'),
      person: about(optional(text()), 'For admins: whose it is.'),
      state: word(['open', 'closed']),
    }),
  ),
});

export const reportId = loose({ id: written(whole(1)) });

export const recordQuery = loose({
  anonymous: about(
    otherwise(word(['true', 'false']), 'false'),
    'Without the names of people and programs, for a corpus.',
  ),
});

export const withdrawBody = object({
  token: about(
    optional(text({ least: 1, most: 200 })),
    'The secret that an agent of yours gave behind its name at the AIWolf door; you need not say who you are.',
  ),
});

export const withdrawnAnswer = object({
  state: word(['done', 'whenItEnds']),
});
