import { MARKS, shape } from '@mura/engine';
import { DIRECTIONS, LONGEST_CHAT, WIRE_CHANNELS } from '../words/wire.ts';
import { language, token, villageId } from './common.ts';
import { object } from './object.ts';

const { anything, flag, list, named, optional, text, integer, word } = shape;

/**
 * Version 0.2, that of the paper: a board message and a chat message, as its two listings have them. They deviate from
 * the 0.2 of the protocol site, so this takes both: `village.chatSettings` may be missing, `phaseStartTime` may have no
 * milliseconds, agents are numbered from 0, an `@id` may name the kind only, and the name of a village may differ from
 * message to message (its number is the key).
 */

const OLD_PHASES = ['flavor text', 'morning', 'day', 'night', 'result', 'post mortem'] as const;

const CONTEXT = 'https://werewolf.world/context/0.2/';

const time = named(
  'time',
  text({
    pattern: /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{3})?(\+[0-9]{2}:[0-9]{2}|Z)$/,
  }),
);

const names = object({ en: text({ least: 1, most: 40 }), ja: text({ least: 1, most: 40 }) });

const role = named('role', object({ '@context': anything, '@id': anything, name: names, image: text() }));

const AGENT = {
  '@context': anything,
  '@id': anything,
  id: integer(0, 15),
  name: names,
  image: text(),
} as const;
const agent = named('agent', object(AGENT));

const village = named(
  'village',
  object({
    '@context': anything,
    '@id': anything,
    id: villageId,
    name: text({ least: 1, most: 40 }),
    totalNumberOfAgents: integer(1, 16),
    lang: language,
    chatSettings: optional(anything),
  }),
);

function head(kind: string) {
  return {
    '@context': anything,
    '@id': text({
      pattern: new RegExp(
        String.raw`^(https:\/\/werewolf\.world\/resource\/0\.2|https:\/\/licos\.online\/state\/0\.2\/village#[0-9]+)\/${kind}$`,
      ),
    }),
    village,
    token,
    phase: word(OLD_PHASES),
    date: integer(-1),
    phaseTimeLimit: integer(-1),
    phaseStartTime: optional(time),
    serverTimestamp: time,
    clientTimestamp: time,
    directionality: word(DIRECTIONS),
    intensionalDisclosureRange: word(WIRE_CHANNELS),
    extensionalDisclosureRange: named('disclosure', list(anything)),
    myAgent: object({ ...AGENT, role }),
  } as const;
}

export const OLD_MESSAGES = {
  boardMessage: object({ ...head('boardMessage'), agent, role, prediction: word([...MARKS, '△']) }),
  playerMessage: object({
    ...head('playerMessage'),
    agent,
    isMine: flag,
    text: object({ '@value': text({ least: 1, most: LONGEST_CHAT }), '@language': language }),
    characterLimit: integer(1),
    isOver: flag,
  }),
} as const;

export function oldContexts(kind: 'board' | 'chat'): readonly [string, string] {
  return [`${CONTEXT}base.jsonld`, `${CONTEXT}${kind}.jsonld`];
}

export function oldContext(name: 'village' | 'agent' | 'role'): string {
  return `${CONTEXT}${name}.jsonld`;
}
