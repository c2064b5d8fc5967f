import { MARKS } from '@mura/engine';
import { object, optional } from '../shape/nested.ts';
import { named } from '../shape/shape.ts';
import { anything, oneOf, text, whole, yesOrNo } from '../shape/simple.ts';
import { DIRECTIONS, LONGEST_CHAT, WIRE_CHANNELS } from '../words/wire.ts';
import { language, token, villageId } from './common.ts';

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
  id: whole(0, 15),
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
    totalNumberOfAgents: whole(1, 16),
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
    phase: oneOf(OLD_PHASES),
    date: whole(-1),
    phaseTimeLimit: whole(-1),
    phaseStartTime: optional(time),
    serverTimestamp: time,
    clientTimestamp: time,
    directionality: oneOf(DIRECTIONS),
    intensionalDisclosureRange: oneOf(WIRE_CHANNELS),
    extensionalDisclosureRange: named('disclosure', { schema: { type: 'array' }, check: isList }),
    myAgent: object({ ...AGENT, role }),
  } as const;
}

function isList(value: unknown) {
  return Array.isArray(value) ? null : [{ path: '', message: 'must be a list' }];
}

export const OLD_MESSAGES = {
  boardMessage: object({ ...head('boardMessage'), agent, role, prediction: oneOf([...MARKS, '△']) }),
  playerMessage: object({
    ...head('playerMessage'),
    agent,
    isMine: yesOrNo,
    text: object({ '@value': text({ least: 1, most: LONGEST_CHAT }), '@language': language }),
    characterLimit: whole(1),
    isOver: yesOrNo,
  }),
} as const;

export function oldContexts(kind: 'board' | 'chat'): readonly [string, string] {
  return [`${CONTEXT}base.jsonld`, `${CONTEXT}${kind}.jsonld`];
}

export function oldContext(name: 'village' | 'agent' | 'role'): string {
  return `${CONTEXT}${name}.jsonld`;
}
