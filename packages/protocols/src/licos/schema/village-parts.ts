import { MARKS, shape } from '@mura/engine';
import { contextUrl, roleImage, STATE } from '../words/iri.ts';
import { ROLE_NAMES, WIRE_ROLES } from '../words/roles.ts';
import { CHAT_LANGUAGES, LAST_DAY, PHASES, PLAYER_TYPES, POLARITIES, STATUSES } from '../words/wire.ts';
import { avatarName, iconUrl, language, token, villageId, villageName } from './common.ts';
import { object } from './object.ts';

const { anything, flag, list, named, optional, text, integer, word } = shape;

/** What the messages of a village are made of. */

const PLACE = String.raw`https:\/\/licos\.online\/state\/0\.3\/village#`;
const ROLE_IDS = 'hunter|madman|mason|master|medium|seer|villager|werehamster|werewolf';
const SEAT = '([1-9]|1[0-5])';

/** An IRI of a thing in a village. */
function iri(path: string) {
  return text({ pattern: new RegExp(`^${PLACE}[1-9][0-9]*/${path}$`) });
}

export const phase = named('phase', word(PHASES));
export const day = named('day', integer(-1, LAST_DAY));
export const chatLanguage = named('chatLanguage', word(CHAT_LANGUAGES));
const status = named('status', word(STATUSES));
export const prediction = named('prediction', word(MARKS));
const polarity = named('polarity', word(POLARITIES));

const name = text({ least: 1, most: 15 });
const characterName = named(
  'characterName',
  object({
    en: name,
    fr: optional(name),
    it: optional(name),
    ja: optional(name),
    vi: optional(name),
    'zh-CN': optional(name),
    'zh-TW': optional(name),
  }),
);

const roleName = named(
  'roleName',
  object({
    en: word(WIRE_ROLES.map((role) => ROLE_NAMES[role].en)),
    ja: optional(word(WIRE_ROLES.map((role) => ROLE_NAMES[role].ja))),
  }),
);

const characterIri = named(
  'characterIri',
  iri(
    `(myCharacter|character|((role#(${ROLE_IDS})(/board#${SEAT})?|extensionalDisclosureRange|votingResultsSummary#${SEAT}|votingResultsDetails#${SEAT}-${SEAT})/)?character#${SEAT})`,
  ),
);

const roleIri = named(
  'roleIri',
  text({
    pattern: new RegExp(
      `${PLACE}[1-9][0-9]*/(((extensionalDisclosureRange/)?character#${SEAT}/)?role|role#(${ROLE_IDS}))`,
    ),
  }),
);

const ROLE = {
  '@context': word([contextUrl('role')]),
  '@id': roleIri,
  name: roleName,
  image: named('roleImage', word(WIRE_ROLES.map(roleImage))),
} as const;

const CHARACTER = {
  '@context': word([contextUrl('character')]),
  '@id': characterIri,
  id: integer(-1, 15),
  name: characterName,
  image: iconUrl,
} as const;

export const role = named('roleReference', object(ROLE));
export const character = named('characterReference', object(CHARACTER));
export const myCharacter = named('myCharacter', object({ ...CHARACTER, role }));

/** Somebody to whom a message was shown; only logs say it. */
export const disclosed = named(
  'disclosed',
  object({ ...CHARACTER, role, status, playerType: word(PLAYER_TYPES) }),
);

export const avatar = named(
  'avatarReference',
  object({
    '@context': word([contextUrl('avatar')]),
    '@id': iri(`(character#${SEAT}/)?avatar`),
    token,
    name: avatarName,
    image: iconUrl,
  }),
);

export const village = named(
  'village',
  object({
    '@context': word([contextUrl('village')]),
    '@id': word([STATE]),
    id: villageId,
    name: villageName,
    totalNumberOfPlayers: integer(4, 15),
    language,
    chatSettings: object({
      '@context': word([contextUrl('chatSettings')]),
      '@id': iri('chatSettings'),
      maxNumberOfChatMessages: integer(1),
      maxLengthOfUnicodeCodePoints: integer(),
    }),
  }),
);

const candidate = named(
  'candidate',
  object({ '@id': anything, id: anything, name: anything, image: anything }),
);

export const votesFor = object({
  '@id': iri(`votingResultsSummary#${SEAT}`),
  characterToPutToDeath: optional(candidate),
  characterToLynch: anything,
  numberOfVotes: integer(0, 15),
  rankOfVotes: integer(1, 15),
});

export const voteOf = object({
  '@id': iri(`votingDetailsSummary#${SEAT}-${SEAT}`),
  sourceCharacter: candidate,
  targetCharacter: candidate,
});

export const characterRow = object({
  ...CHARACTER,
  isMine: flag,
  status,
  update: optional(object({ '@id': iri('character#[1-9][0-9]*/update'), phase, day })),
  isAChoice: optional(flag),
  result: optional(word(['win', 'lose'])),
  avatar: optional(avatar),
  role: optional(role),
});

const boardCell = object({
  '@context': word([contextUrl('boardResult')]),
  '@id': iri(`role#(${ROLE_IDS})/board#${SEAT}`),
  character,
  polarity,
  phase,
  day,
});

export const roleRow = object({
  ...ROLE,
  isMine: flag,
  numberOfPlayers: integer(0, 7),
  character: optional(list(character)),
  board: optional(list(boardCell)),
});
