import { ROLES, shape, TEAMS } from '@mura/engine';
import { word as chosenWord, idOf, visibleName } from './words.ts';

const {
  about,
  anything,
  flag,
  list,
  loose,
  mapOf,
  object,
  optional,
  orNull,
  otherwise,
  player,
  text,
  whole,
  word,
  written,
} = shape;

const share = anything as shape.Shape<number>;

/** The same seed draws the same again. */
const seed = visibleName(60);

export const corpusBody = object({ name: visibleName(60) });

export const corpusId = loose({ id: idOf('corpus') });
export const corpusVillageParams = loose({ id: idOf('corpus'), village: idOf('village') });

export const gatherBody = object({
  villages: about(optional(list(idOf('village'), { least: 1, most: 100 })), 'These villages.'),
  preset: about(optional(chosenWord), 'Else all ended villages of this form …'),
  players: about(optional(whole(3, 20)), '… of so many players …'),
  language: about(optional(chosenWord), '… in this language …'),
  winner: about(optional(word(TEAMS)), '… won by this side …'),
  suddenDeath: about(optional(flag), '… with or without a sudden death …'),
  draw: about(
    optional(object({ each: whole(1, 50), seed })),
    '… drawn by a seed: so many won by the village, and as many by the werewolves.',
  ),
});
export type GatherBody = shape.ValueOf<typeof gatherBody>;

export const corpusFileBody = object({
  name: visibleName(120),
  text: about(text({ most: 4_000_000 }), 'A record, or a log of a form that Mura reads.'),
  mayUse: about(word([true]), 'You say that those who wrote it let you study it.'),
});

const LEFT_REASONS = ['unknown', 'notEnded', 'noConsent', 'twice', 'full', 'tooLarge', 'unreadable'] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

export const gatheredAnswer = object({
  added: whole(),
  left: about(
    list(object({ village: text(), why: word(LEFT_REASONS), detail: optional(text()) })),
    'What was not taken, and why.',
  ),
});

export type Gathered = shape.ValueOf<typeof gatheredAnswer>;

const corpusSummary = {
  id: text(),
  name: text(),
  villages: whole(),
  utterances: whole(),
  mine: flag,
  annotator: about(orNull(whole()), 'Which of the two annotators you are.'),
};

export const corpusList = object({ corpora: list(object(corpusSummary)) });
/** A corpus as lists have it. */
export type CorpusSummary = shape.ValueOf<typeof corpusList>['corpora'][number];

const corpusVillage = object({
  id: text(),
  source: about(word(['here', 'file']), 'A village of this server, or a file that was brought.'),
  name: text(),
  preset: text(),
  players: whole(),
  language: text(),
  winner: orNull(word(TEAMS)),
  suddenDeath: flag,
  utterances: whole(),
  understood: about(whole(), 'Utterances of the discussion of which something was understood.'),
  consent: orNull(text()),
  licence: orNull(text()),
  passedOn: about(flag, 'Whether exports have it: files, villages of programs, and those with a licence.'),
});
/** A village in a corpus, as the page is told of it. */
export type CorpusMember = shape.ValueOf<typeof corpusVillage>;

export const corpusAnswer = object({
  ...corpusSummary,
  villages: list(corpusVillage),
  key: about(orNull(text()), 'For annotators; only whoever made the corpus is told.'),
  annotators: about(
    list(object({ place: whole(), handedIn: flag, decided: whole() })),
    'Never with their tags.',
  ),
  task: orNull(object({ seed: text(), days: whole(), posts: whole() })),
});
export type CorpusAnswer = shape.ValueOf<typeof corpusAnswer>;

export const taskBody = object({
  days: whole(1, 50),
  seed,
});

export const annotatorBody = object({
  key: about(text({ most: 20 }), 'Which whoever made the corpus has given out.'),
});

const tags = list(text({ most: 200 }), { most: 40 });
const postId = text({ least: 1, most: 200 });

export const tagsBody = object({
  village: idOf('village'),
  post: postId,
  tags: about(tags, 'E.g. `vote-牡丹`, `inspect-not-文`; an empty list is a decision, too.'),
  unsure: otherwise(flag, false),
});

/** With them a page says what a sentence of the protocol says: it has only numbers. */
const names = about(mapOf(list(text())), 'Who plays, by village.');

const toTag = object({
  village: text(),
  id: text(),
  place: about(whole(), 'Where the replay opens at it.'),
  day: anything as shape.Shape<number | string>,
  speaker: text(),
  text: text(),
});

export const taskAnswer = object({
  topics: list(text()),
  handedIn: flag,
  names,
  posts: list(toTag),
  tags: about(
    list(object({ village: text(), id: text(), tags: list(text()), unsure: flag })),
    'Your own, and nobody else’s.',
  ),
});
export type TaskAnswer = shape.ValueOf<typeof taskAnswer>;

const agreement = object({
  topic: about(text(), '`all`, or a kind of tag, e.g. `vote-not`.'),
  one: whole(),
  other: whole(),
  agreed: whole(),
  percent: orNull(share),
  low: orNull(share),
  high: orNull(share),
  kappa: orNull(share),
  alpha: orNull(share),
});

const RULINGS = ['left', 'right', 'both', 'none', 'edit'] as const;

export const agreementAnswer = object({
  days: whole(),
  posts: whole(),
  rows: list(agreement),
  references: list(object({ of: text(), percent: share })),
  names,
  disputes: list(
    object({
      village: text(),
      id: text(),
      place: whole(),
      speaker: text(),
      text: text(),
      left: list(text()),
      right: list(text()),
      take: about(orNull(word(RULINGS)), 'How it was ruled.'),
      tags: about(orNull(list(text())), 'The tags that stand by the ruling.'),
    }),
  ),
});
export type AgreementAnswer = shape.ValueOf<typeof agreementAnswer>;

export const rulingBody = object({
  village: idOf('village'),
  post: postId,
  take: word(RULINGS),
  tags: about(optional(tags), 'With `edit`.'),
});

const LIE_KINDS = ['falseClaim', 'falseResult', 'falseSuspicion', 'falseTrust', 'omission'] as const;
const LIE_BASES = ['fact', 'belief', 'guess'] as const;
const DECISIONS = ['confirm', 'correct', 'reject'] as const;

export const liesQuery = loose({
  after: otherwise(written(whole(0)), 0),
  open: about(optional(word(['true'])), 'Only those that nobody has reviewed.'),
});

export const liesAnswer = object({
  total: whole(),
  reviewed: whole(),
  decisions: mapOf(whole(), word(DECISIONS)),
  names,
  labels: list(
    object({
      village: text(),
      key: text(),
      id: text(),
      place: whole(),
      day: anything as shape.Shape<number | string>,
      player,
      speaker: text(),
      role: orNull(word(ROLES)),
      text: text(),
      kind: word(LIE_KINDS),
      basis: word(LIE_BASES),
      stated: text(),
      held: text(),
      about: orNull(text()),
      confidence: share,
      evidence: list(object({ place: whole(), type: text(), text: orNull(text()), target: orNull(text()) })),
      decision: orNull(word(DECISIONS)),
      note: orNull(text()),
    }),
  ),
});
export type LiesAnswer = shape.ValueOf<typeof liesAnswer>;

export const reviewBody = object({
  village: idOf('village'),
  label: text({ least: 1, most: 1000 }),
  decision: word(DECISIONS),
  kind: about(optional(word(LIE_KINDS)), 'With `correct`: what it should be called.'),
  held: about(optional(visibleName(400)), 'With `correct`: what was so.'),
  note: optional(visibleName(400)),
});

export const findQuery = loose({
  q: text({ most: 400 }),
  after: otherwise(written(whole(0)), 0),
});

export const foundAnswer = object({
  situation: about(list(anything), 'The query as it was understood.'),
  scenes: whole(),
  villages: whole(),
  of: about(whole(), 'Villages that were looked at.'),
  won: about(list(object({ team: word(TEAMS), villages: whole() })), 'Of the villages with such a scene.'),
  days: about(
    list(object({ day: whole(), scenes: whole() })),
    'Scenes by day, without a condition on the day.',
  ),
  names,
  hits: list(
    object({
      village: text(),
      name: text(),
      day: whole(),
      place: whole(),
      players: whole(),
      alive: whole(),
      speaker: orNull(text()),
      text: orNull(text()),
    }),
  ),
});
export type FoundAnswer = shape.ValueOf<typeof foundAnswer>;

const EXPORT_TABLES = ['utterances', 'games', 'players', 'votes', 'tags', 'lies', 'records'] as const;
export const corpusExportQuery = loose({
  table: otherwise(word(EXPORT_TABLES), 'utterances'),
  format: otherwise(word(['jsonl', 'csv']), 'jsonl'),
});
