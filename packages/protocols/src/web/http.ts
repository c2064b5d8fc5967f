import { ASSISTANCE, ROLES, shape, TEAMS } from '@mura/engine';
import { DOORS, PROGRAM_DOORS } from '../doors.ts';
import { RIGHTS, STANDINGS } from './people.ts';
import { word as chosenWord, idOf, trimmed, visibleName } from './words.ts';

const {
  about,
  anything,
  either,
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

export const guestBody = object({ nickname: visibleName(24) });

export const guestAnswer = object({
  id: text(),
  nickname: text(),
  token: about(text(), 'For programs: Authorization: Bearer <token>. Browsers have it as a cookie.'),
});

export const meAnswer = object({
  id: text(),
  nickname: text(),
  kind: word(['guest', 'account', 'bot']),
  right: about(word(RIGHTS), 'What you may do on this server.'),
});

/** How people are to speak in a village, from the mildest to anything. */
export const MANNERS = ['polite', 'ordinary', 'unrestricted'] as const;

/** A word that a village does not want to hear. */
const unwanted = visibleName(40);

const json = mapOf(anything);

export const villageBody = object({
  name: visibleName(60),
  preset: chosenWord,
  rules: about(
    optional(json),
    'What differs from the preset, member by member, e.g. { "roles": { "fox": 1 } }.',
  ),
  cast: optional(chosenWord),
  language: optional(word(['ja', 'en', 'aiwolf'])),
  names: about(
    otherwise(word(['hidden', 'shown']), 'hidden'),
    'Whether others see who sits where before the end.',
  ),
  watch: otherwise(word(['everybody', 'nobody']), 'everybody'),
  listed: about(
    otherwise(flag, true),
    'Whether the lobby shows it; else only whoever knows its address finds it.',
  ),
  rated: about(otherwise(flag, true), 'Whether it counts for the ratings of accounts.'),
  series: about(optional(idOf('series')), 'A series of yours, to which it belongs.'),
  opensAt: about(
    optional(whole()),
    'When it opens by itself, in milliseconds; bots take the seats that are open then.',
  ),
  delay: about(otherwise(whole(0, 86_400), 0), 'Seconds by which those who watch are behind.'),
  pace: about(otherwise(whole(0, 60_000), 0), 'Milliseconds a bot waits before it answers.'),
  answerSeconds: about(
    otherwise(whole(1, 86_400), 120),
    'How long people may think where the form asks one after another; programs among themselves have its own limit.',
  ),
  programSeconds: about(
    optional(whole(1, 3600)),
    'How long programs that come through a door may think there; as the form says by default.',
  ),
  assistance: about(
    otherwise(word(ASSISTANCE), 'logic'),
    'What pages show to help all who play here: nothing, facts, also claims, also what can be true.',
  ),
  manner: about(
    otherwise(word(MANNERS), 'ordinary'),
    'How people are to speak; what is worse may be reported.',
  ),
  filter: about(otherwise(list(unwanted, { most: 200 }), []), 'Words with which a post is refused.'),
  consent: about(
    optional(
      object({
        text: trimmed(5000),
        purpose: about(visibleName(60), 'In a word or two, as it stands in the record, e.g. research.'),
        licence: about(otherwise(orNull(visibleName(60)), null), 'E.g. CC-BY-4.0.'),
      }),
    ),
    'What whoever takes a seat must agree to.',
  ),
  bots: about(
    optional(either(chosenWord, list(orNull(chosenWord), { most: 20 }))),
    'A bot for all seats, or one for each: its name, @ and a level, : and a character; e.g. talker@gentle:kiku.',
  ),
});
export type VillageBody = shape.ValueOf<typeof villageBody>;

export const seatBody = object({
  player: about(optional(player), 'The seat; any open one by default.'),
  wish: optional(word(ROLES)),
  agree: about(
    optional(text({ most: 80 })),
    'The id of the consent of the village, once you have read it and agree.',
  ),
  language: about(
    optional(word(['ja', 'en'])),
    'What you read: talk in another language is translated for the whole village; that of the village by default.',
  ),
});

export const readyBody = object({ ready: flag });

export const botsBody = object({
  bot: chosenWord,
  player: about(optional(player), 'The seat; all open ones by default.'),
});

export const standInBody = object({
  bot: about(orNull(chosenWord), 'Who plays on; null: you are back on your own seat.'),
  player: about(optional(player), 'The seat, for whoever made the village; your own by default.'),
});

export const programBody = object({
  door: word(PROGRAM_DOORS),
  player: about(optional(player), 'The seat; any open one by default.'),
  anyone: about(
    otherwise(flag, true),
    'Whether any program of this door may come; else only one that gives the key of the seat.',
  ),
});

export const leaveQuery = loose({ player: optional(written(whole(1, 20))) });

export const listQuery = loose({
  state: optional(word(['waiting', 'open', 'ended'])),
  before: about(optional(written(whole(0))), 'The `created` of the last village you have.'),
  limit: otherwise(written(whole(1, 100)), 50),
});

export const liveQuery = loose({
  after: about(otherwise(written(whole(-1)), -1), 'Your last number; -1: you have none.'),
});

const program = object({
  door: text(),
  state: word(['waiting', 'connected']),
  anyone: flag,
  key: about(optional(text()), 'Leads a program to this seat; only the maker is told.'),
});

const seat = object({
  player,
  character: text(),
  state: word(['open', 'taken']),
  mine: flag,
  kind: about(
    optional(word(['person', 'bot', 'client'])),
    'Where names are shown, or to the maker before the start.',
  ),
  name: optional(text()),
  standIn: about(optional(flag), 'On your own seat: a bot plays on until you do something again.'),
  program: about(optional(program), 'A seat for a program; told like `kind`.'),
});

export const villageSummary = object({
  id: text(),
  name: text(),
  state: about(
    word(['waiting', 'open', 'ended', 'broken']),
    '`ended` as soon as the result is known, also while the epilogue goes on.',
  ),
  result: about(
    orNull(object({ winner: about(orNull(word(TEAMS)), 'null: nobody.') })),
    'Once it is known; where nobody may watch, to those who play.',
  ),
  epilogueUntil: about(
    orNull(whole()),
    'When the talk after the end is over at the latest, in milliseconds; null: there is none.',
  ),
  preset: text(),
  language: text(),
  manner: word(MANNERS),
  players: whole(),
  roles: about(mapOf(whole()), 'How many of each role are dealt.'),
  taken: about(whole(), 'Seats that are not open; those kept for a program among them.'),
  offers: about(mapOf(whole()), 'By door: seats that any program of it may take.'),
  created: whole(),
});

export const villageList = object({ villages: list(villageSummary) });

export const villageAnswer = object({
  ...villageSummary.fields,
  seats: list(seat),
  rules: json,
  names: word(['hidden', 'shown']),
  watch: word(['everybody', 'nobody']),
  listed: flag,
  rated: flag,
  series: about(orNull(text()), 'The series to which it belongs.'),
  opensAt: about(orNull(whole()), 'When it opens by itself; null: whoever made it opens it.'),
  delay: whole(),
  assistance: word(ASSISTANCE),
  ready: about(flag, 'You have said that you are ready.'),
  waitingFor: about(
    whole(),
    'How many people on its seats have not said that they are ready; where names are hidden, others than the maker are told when all seats are taken.',
  ),
  mine: about(flag, 'You made it.'),
  cast: text(),
  filter: about(list(text()), 'Words with which a post is refused.'),
  consent: about(
    orNull(object({ id: text(), text: text(), purpose: text(), licence: orNull(text()) })),
    'What whoever takes a seat agrees to; null: nothing is asked.',
  ),
  standing: about(word(STANDINGS), 'What you may do here: a muted person writes nothing.'),
  rematch: about(
    orNull(text()),
    'The id of the village in which those who played here play again; null: nobody has made it.',
  ),
});

export const presetsAnswer = object({
  presets: list(object({ name: text(), players: whole(), byClock: flag })),
});

export const botsAnswer = object({ bots: list(text()), default: text() });

export const castsAnswer = object({
  casts: list(object({ id: text(), names: mapOf(text()), characters: whole() })),
});

const address = about(text(), 'With the name of the host by which you reached the server.');

export const doorsAnswer = object({
  doors: list(
    object({
      door: word(DOORS),
      address: about(address, 'Where a client of this door begins, e.g. tcp://example.org:10000.'),
      token: about(word(['needed', 'optional']), 'Whether somebody without a token is let in.'),
      how: about(text(), 'What the token is and where it goes, in a sentence.'),
      host: about(optional(text()), 'Of a door that has a port of its own.'),
      port: optional(whole()),
      sockets: about(
        optional(mapOf(address)),
        'WebSockets of this door by what they are for; {id} is the id of a village.',
      ),
    }),
  ),
});
export type DoorsAnswer = shape.ValueOf<typeof doorsAnswer>;

export const errorAnswer = object({
  code: text(),
  message: text(),
  allowed: optional(text()),
});

export const healthAnswer = object({ ok: word([true]) });
