import { shape } from '@mura/engine';
import { contextUrl, type MessageKind, messageContexts } from '../words/iri.ts';
import {
  DIRECTIONS,
  LONGEST_CHAT,
  OLD_POST_MORTEM,
  PHASES,
  POST_MORTEM,
  WIRE_CHANNELS,
} from '../words/wire.ts';
import { timestamp, token, villageId } from './common.ts';
import { object } from './object.ts';
import {
  avatar,
  character,
  characterRow,
  chatLanguage,
  day,
  disclosed,
  myCharacter,
  phase,
  prediction,
  role,
  roleRow,
  village,
  voteOf,
  votesFor,
} from './village-parts.ts';

const { adapted, converted, flag, list, named, optional, text, integer, word } = shape;

/** The messages of a village, LiCOS 0.3. Each carries the integer head of the game, so each line of a log stands alone. */

/** Base and the one of the kind, in this order. */
function contexts(kind: MessageKind): shape.Shape<readonly [string, string]> {
  const [base, own] = messageContexts(kind);
  return converted(
    list(text()),
    (value) =>
      value.length === 2 && value[0] === base && value[1] === own ? ([base, own] as const) : undefined,
    `the list of ${base} and ${own}`,
    { const: [base, own] },
  );
}

function head(kind: MessageKind) {
  return {
    '@context': contexts(kind),
    '@id': text({
      pattern: new RegExp(String.raw`^https:\/\/licos\.online\/state\/0\.3\/village#[0-9]+/${kind}Message$`),
    }),
    village,
    token,
    phase,
    day,
    phaseTimeLimit: integer(-1),
    phaseStartTime: timestamp,
    serverTimestamp: timestamp,
    clientTimestamp: timestamp,
    directionality: word(DIRECTIONS),
    intensionalDisclosureRange: word(WIRE_CHANNELS),
    extensionalDisclosureRange: list(disclosed),
    avatar: optional(avatar),
  } as const;
}

/** A message in which the real client may say `post mortem`. */
function message<const Body extends shape.Fields>(kind: MessageKind, body: Body) {
  const fields = { ...head(kind), ...body };
  return adapted(object(fields), withoutOldLabel, {
    shown: object({ ...fields, phase: saidPhase }),
    published: OLD_LABEL_ONLY,
  });
}

/** When the real client uses its word of 0.2: after the result, which is day -1, and nobody else does. */
const OLD_LABEL = { phase: OLD_POST_MORTEM, day: -1, directionality: 'client to server' } as const;

export function hasOldLabel(value: object): boolean {
  const said = value as Partial<Record<string, unknown>>;
  return Object.entries(OLD_LABEL).every(([key, only]) => said[key] === only);
}

const saidPhase = named('saidPhase', word([...PHASES, OLD_POST_MORTEM]));

function withoutOldLabel(value: unknown): unknown {
  return shape.isObject(value) && hasOldLabel(value) ? { ...value, phase: POST_MORTEM } : value;
}

const OLD_LABEL_ONLY = {
  if: { properties: { phase: { const: OLD_LABEL.phase } }, required: ['phase'] },
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  then: {
    properties: { day: { const: OLD_LABEL.day }, directionality: { const: OLD_LABEL.directionality } },
  },
};

export const chatMessage = named(
  'chatMessage',
  message('chat', {
    myCharacter: optional(myCharacter),
    character: optional(character),
    isMine: flag,
    id: optional(integer(1)),
    counter: optional(integer(0)),
    maxNumberOfChatMessages: optional(integer(1)),
    interval: optional(integer(1)),
    text: object({ '@value': text({ least: 1, most: LONGEST_CHAT }), '@language': chatLanguage }),
    maxLengthOfUnicodeCodePoints: integer(),
    isOver: flag,
    isFromServer: flag,
  }),
);

const boardMessage = message('board', { myCharacter: optional(myCharacter), character, role, prediction });

const voteMessage = message('vote', { myCharacter: optional(myCharacter), character });

const scrollMessage = message('scroll', {
  myCharacter: optional(myCharacter),
  nodeId: text(),
  scrollTop: integer(),
  scrollHeight: integer(),
  offsetHeight: integer(),
});

const starMessage = message('star', {
  myCharacter,
  star: object({
    '@context': word([contextUrl('star')]),
    '@id': text({ pattern: /^https:\/\/licos\.online\/state\/0\.3\/village#[1-9][0-9]*\/star$/ }),
    token,
    serverTimestamp: timestamp,
    clientTimestamp: timestamp,
    isMarked: flag,
  }),
});

const errorMessage = message('error', {
  myCharacter: optional(myCharacter),
  content: object({ en: text(), ja: optional(text()) }),
  severity: word(['error', 'warning']),
  source: text(),
  isFromServer: flag,
});

const flavorTextMessage = message('flavorText', {
  myCharacter: optional(myCharacter),
  flavorText: list(chatMessage),
});

const systemMessage = message('system', {
  myCharacter: optional(myCharacter),
  votingResultsSummary: optional(list(votesFor)),
  votingResultsDetails: optional(list(voteOf)),
  character: optional(list(characterRow)),
  role: optional(list(roleRow)),
});

const receipt = { token, villageId } as const;

export const VILLAGE_MESSAGES = {
  boardMessage,
  chatMessage,
  errorMessage,
  flavorTextMessage,
  scrollMessage,
  starMessage,
  systemMessage,
  voteMessage,
  receivedChatMessage: object({
    type: word(['receivedChatMessage']),
    ...receipt,
    serverTimestamp: timestamp,
    clientTimestamp: timestamp,
  }),
  receivedFlavorTextMessage: object({ type: word(['receivedFlavorTextMessage']), ...receipt, phase, day }),
  receivedSystemMessage: object({ type: word(['receivedSystemMessage']), ...receipt, phase, day }),
  nextGameInvitation: object({ type: word(['nextGameInvitation']), villageId }),
  nextGameInvitationIsClosed: object({ type: word(['nextGameInvitationIsClosed']) }),
} as const;

export type ChatMessage = shape.ValueOf<typeof chatMessage>;
export type BoardMessage = shape.ValueOf<typeof boardMessage>;
export type VoteMessage = shape.ValueOf<typeof voteMessage>;
export type ScrollMessage = shape.ValueOf<typeof scrollMessage>;
export type StarMessage = shape.ValueOf<typeof starMessage>;
export type SystemMessage = shape.ValueOf<typeof systemMessage>;
