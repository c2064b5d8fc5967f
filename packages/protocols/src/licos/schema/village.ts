import { type Fields, list, merged, object, optional } from '../shape/nested.ts';
import { fault, named, type Shape, shown, type ValueOf } from '../shape/shape.ts';
import { exactly, oneOf, text, whole, yesOrNo } from '../shape/simple.ts';
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

/** The messages of a village, LiCOS 0.3. Each carries the whole head of the game, so each line of a log stands alone. */

/** Base and the one of the kind, in this order. */
function contexts(kind: MessageKind): Shape<readonly [string, string]> {
  const [base, own] = messageContexts(kind);
  return {
    schema: { const: [base, own] },
    check: (value) =>
      Array.isArray(value) && value.length === 2 && value[0] === base && value[1] === own
        ? null
        : fault(`must be the list of ${base} and ${own}, found ${shown(value)}`),
  };
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
    phaseTimeLimit: whole(-1),
    phaseStartTime: timestamp,
    serverTimestamp: timestamp,
    clientTimestamp: timestamp,
    directionality: oneOf(DIRECTIONS),
    intensionalDisclosureRange: oneOf(WIRE_CHANNELS),
    extensionalDisclosureRange: list(disclosed),
    avatar: optional(avatar),
  } as const;
}

function message<const Body extends Fields>(kind: MessageKind, body: Body) {
  return withOldLabel(object(merged(head(kind), body)));
}

/** When the real client uses its word of 0.2: after the result, which is day -1, and nobody else does. */
const OLD_LABEL = { phase: OLD_POST_MORTEM, day: -1, directionality: 'client to server' } as const;

export function hasOldLabel(value: object): boolean {
  const said = value as Partial<Record<string, unknown>>;
  return Object.entries(OLD_LABEL).every(([key, only]) => said[key] === only);
}

const saidPhase = named('saidPhase', oneOf([...PHASES, OLD_POST_MORTEM]));

/** The same message, in which the real client may say `post mortem`. */
function withOldLabel<Value>({ schema, check }: Shape<Value>): Shape<Value> {
  const { phase: old, day, directionality } = OLD_LABEL;
  return {
    schema: {
      ...schema,
      properties: { ...(schema.properties as object), phase: saidPhase },
      if: { properties: { phase: { const: old } }, required: ['phase'] },
      // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
      then: { properties: { day: { const: day }, directionality: { const: directionality } } },
    },
    check: (value) =>
      check(
        typeof value === 'object' && value !== null && hasOldLabel(value)
          ? { ...value, phase: POST_MORTEM }
          : value,
      ),
  };
}

export const chatMessage = named(
  'chatMessage',
  message('chat', {
    myCharacter: optional(myCharacter),
    character: optional(character),
    isMine: yesOrNo,
    id: optional(whole(1)),
    counter: optional(whole(0)),
    maxNumberOfChatMessages: optional(whole(1)),
    interval: optional(whole(1)),
    text: object({ '@value': text({ least: 1, most: LONGEST_CHAT }), '@language': chatLanguage }),
    maxLengthOfUnicodeCodePoints: whole(),
    isOver: yesOrNo,
    isFromServer: yesOrNo,
  }),
);

const boardMessage = message('board', { myCharacter: optional(myCharacter), character, role, prediction });

const voteMessage = message('vote', { myCharacter: optional(myCharacter), character });

const scrollMessage = message('scroll', {
  myCharacter: optional(myCharacter),
  nodeId: text(),
  scrollTop: whole(),
  scrollHeight: whole(),
  offsetHeight: whole(),
});

const starMessage = message('star', {
  myCharacter,
  star: object({
    '@context': exactly(contextUrl('star')),
    '@id': text({ pattern: /^https:\/\/licos\.online\/state\/0\.3\/village#[1-9][0-9]*\/star$/ }),
    token,
    serverTimestamp: timestamp,
    clientTimestamp: timestamp,
    isMarked: yesOrNo,
  }),
});

const errorMessage = message('error', {
  myCharacter: optional(myCharacter),
  content: object({ en: text(), ja: optional(text()) }),
  severity: oneOf(['error', 'warning']),
  source: text(),
  isFromServer: yesOrNo,
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
    type: exactly('receivedChatMessage'),
    ...receipt,
    serverTimestamp: timestamp,
    clientTimestamp: timestamp,
  }),
  receivedFlavorTextMessage: object({ type: exactly('receivedFlavorTextMessage'), ...receipt, phase, day }),
  receivedSystemMessage: object({ type: exactly('receivedSystemMessage'), ...receipt, phase, day }),
  nextGameInvitation: object({ type: exactly('nextGameInvitation'), villageId }),
  nextGameInvitationIsClosed: object({ type: exactly('nextGameInvitationIsClosed') }),
} as const;

export type ChatMessage = ValueOf<typeof chatMessage>;
export type BoardMessage = ValueOf<typeof boardMessage>;
export type VoteMessage = ValueOf<typeof voteMessage>;
export type ScrollMessage = ValueOf<typeof scrollMessage>;
export type StarMessage = ValueOf<typeof starMessage>;
export type SystemMessage = ValueOf<typeof systemMessage>;
