import { ROLES, shape } from '@mura/engine';
import { LANGUAGES } from '@mura/words';
import { idOf, visibleName } from './words.ts';

const {
  about,
  anything,
  flag,
  list,
  loose,
  mapOf,
  numberFrom,
  object,
  optional,
  orNull,
  otherwise,
  player,
  text,
  whole,
  word,
} = shape;

export const CONTEST_STATES = ['open', 'running', 'ended'] as const;
export type ContestState = (typeof CONTEST_STATES)[number];

/** Copies of one team, different teams, or different teams with a person. */
export const CONTEST_KINDS = ['self', 'cross', 'human'] as const;

const name = visibleName(40);

export const contestBody = object({
  name,
  preset: about(text({ most: 40 }), 'A form of the game that needs no clock.'),
  kinds: about(
    list(word(CONTEST_KINDS), { least: 1, most: 3, items: 'once' }),
    'Each kind is counted apart.',
  ),
  games: about(whole(1, 1000), 'Of each team, in each kind of match.'),
  sets: about(
    otherwise(whole(1, 1000), 1),
    'Games in a row in which the same teams keep their seats and may learn; 1: every game stands alone.',
  ),
  public: about(otherwise(flag, true), 'Whether everybody sees the table and the replays.'),
});

export const contestId = loose({ id: idOf('contest') });

export const teamBody = object({
  name,
  bot: about(optional(text({ most: 40 })), 'A built-in player.'),
  door: about(optional(word(['aiwolf', 'nlp'])), 'The door through which the program of the team comes.'),
});

export const teamTestBody = object({ team: name });

const judgeKey = about(text({ most: 20 }), 'Which the organiser has given out.');

export const judgeKeyBody = object({ key: judgeKey });
export const judgedTeams = object({ teams: list(text()) });
export type JudgedTeams = shape.ValueOf<typeof judgedTeams>;

export const judgeBody = object({
  key: judgeKey,
  name,
  kind: word(['organiser', 'invited', 'llm']),
  memberOf: about(otherwise(list(name, { most: 50 }), []), 'Teams you belong to.'),
  conflicts: about(otherwise(list(name, { most: 50 }), []), 'Teams you are too close to.'),
});

const sheetNumber = whole(1, 1000);

export const scoreBody = object({
  sheet: about(sheetNumber, 'By its number on your desk.'),
  player,
  criterion: word(['A', 'B', 'C', 'D', 'E']),
  grade: whole(1, 5),
});

export const pickBody = object({
  sheet: about(sheetNumber, 'Where whoever you find best played.'),
  player,
  comment: otherwise(text({ most: 1000 }), ''),
});

export const highlightBody = object({
  game: whole(1),
  player,
});

export const sheetParams = loose({ id: idOf('contest'), sheet: shape.written(sheetNumber) });
export const contestReportQuery = loose({ lang: otherwise(word(LANGUAGES), 'ja') });

const summary = {
  id: text(),
  name: text(),
  state: word(CONTEST_STATES),
  preset: text(),
  kinds: list(word(CONTEST_KINDS)),
  games: whole(),
  public: flag,
  teams: whole(),
  played: whole(),
  planned: about(whole(), 'Games in all; 0 before it starts.'),
};

export const contestList = object({ contests: list(object(summary)) });
/** A contest as lists have it. */
export type ContestSummary = shape.ValueOf<typeof contestList>['contests'][number];

const rate = object({
  wins: whole(),
  games: whole(),
  low: about(orNull(anything as shape.Shape<number>), 'Of the 95 % interval, a share.'),
  high: orNull(anything as shape.Shape<number>),
});

const standing = object({
  team: text(),
  rank: about(list(whole()), 'The first and the last rank that the tests leave open.'),
  total: rate,
  byRole: mapOf(rate, word(ROLES)),
  rating: about(
    object({ mean: numberFrom(), error: numberFrom() }),
    'Strength by the method of Weng and Lin, free of what a side wins by itself.',
  ),
  against: about(
    list(object({ ...rate.fields, team: text(), apart: flag })),
    'Games with another team on the other side; `apart`: they differ, after correction for all pairs.',
  ),
});

export const contestAnswer = object({
  ...summary,
  teams: list(
    object({
      name: text(),
      bot: orNull(text()),
      door: orNull(text()),
      mine: flag,
      key: about(orNull(text()), 'With which the program of your team comes, after # behind its name.'),
      test: about(
        orNull(object({ over: flag, faults: whole() })),
        'The last test game of your team: whether it is over, and how many answers did not come or were wrong.',
      ),
      faults: about(whole(), 'Answers in games of the contest that did not come or could not be used.'),
      median: about(
        orNull(numberFrom()),
        'Milliseconds of an answer, of a program: half of its games have less in the mean.',
      ),
    }),
  ),
  sets: about(
    list(object({ games: whole(), played: whole(), aborted: whole() })),
    'How far each set has come, where games are played in sets; `aborted`: those of the played ones that nobody won.',
  ),
  sheets: about(
    list(
      object({ kind: word(CONTEST_KINDS), games: whole(), roles: list(word(ROLES)), rows: list(standing) }),
    ),
    'The live table, of each kind of match.',
  ),
  replays: list(
    object({
      game: whole(),
      kind: word(CONTEST_KINDS),
      village: orNull(text()),
      winner: orNull(text()),
      seats: list(orNull(text())),
      votes: about(orNull(player), 'Whose play you find most interesting.'),
    }),
  ),
  mine: flag,
  judge: about(flag, 'You have a desk.'),
  judgeKey: about(orNull(text()), 'For judges; only the organiser is told.'),
});
export type ContestAnswer = shape.ValueOf<typeof contestAnswer>;

export const contestTestAnswer = object({ test: about(shape.integer(), 'Its number; tests are below 0.') });

const given = object({ sheet: whole(), player, criterion: text(), grade: whole() });

export const deskAnswer = object({
  sheets: list(object({ number: whole(), kind: word(CONTEST_KINDS), players: list(player) })),
  scores: list(given),
  pick: orNull(object({ comment: text() })),
});
export type DeskAnswer = shape.ValueOf<typeof deskAnswer>;

export const sheetAnswer = object({
  number: whole(),
  kind: word(CONTEST_KINDS),
  players: list(player),
  names: list(text()),
  lines: about(list(anything), 'What everybody at the table heard and saw.'),
});
export type SheetAnswer = shape.ValueOf<typeof sheetAnswer>;
