import type { shape } from '@mura/engine';
import * as licos from '@mura/protocols/licos';

/** Messages of LiCOS 0.2, the version of the paper, and how they are said in 0.3. */

const PHASES: Readonly<Record<string, string>> = { day: 'noon', 'post mortem': 'post-mortem discussion' };

/** A message of 0.2 in the words of 0.3, as far as a reader needs it; agents are numbered from `first`. */
export function fromOld(message: shape.JsonObject, first: 0 | 1): shape.JsonObject {
  const { agent, myAgent, date, phase, village, '@id': id, characterLimit, ...rest } = message;
  const { totalNumberOfAgents, lang, ...place } = village as shape.JsonObject;
  return {
    ...rest,
    '@id': String(id).replace('playerMessage', 'chatMessage'),
    phase: PHASES[String(phase)] ?? phase,
    day: date,
    village: { ...place, totalNumberOfPlayers: totalNumberOfAgents, language: lang },
    ...(characterLimit === undefined ? {} : { maxLengthOfUnicodeCodePoints: characterLimit }),
    ...(agent === undefined ? {} : { character: renumbered(agent, first) }),
    ...(myAgent === undefined ? {} : { myCharacter: renumbered(myAgent, first) }),
    ...(message.prediction === undefined ? {} : { prediction: licos.toMark(String(message.prediction)) }),
  };
}

function renumbered(agent: unknown, first: 0 | 1): shape.JsonObject {
  const { id, ...rest } = agent as shape.JsonObject;
  return { ...rest, id: Number(id) + 1 - first };
}

const OLD_PHASES: Readonly<Record<string, string>> = { noon: 'day', 'post-mortem discussion': 'post mortem' };

/** A board or chat message of a log of 0.3, as 0.2 says it; `null`: 0.2 of the paper has no such message. */
export function toOld(message: shape.JsonObject): shape.JsonObject | null {
  const kind = String(message['@id']).split('/').at(-1);
  if (kind !== 'boardMessage' && kind !== 'chatMessage') return null;
  const { village, character, myCharacter, phase, day } = message;
  if (character === undefined) return null;
  const name = kind === 'boardMessage' ? 'board' : 'chat';
  const { token, phaseTimeLimit, phaseStartTime, serverTimestamp, clientTimestamp } = message;
  const number = Number((village as shape.JsonObject).id);
  return {
    '@context': licos.oldContexts(name),
    '@id': `https://werewolf.world/resource/0.2/${kind === 'boardMessage' ? kind : 'playerMessage'}`,
    village: oldVillage(village as shape.JsonObject),
    token,
    phase: OLD_PHASES[String(phase)] ?? phase,
    date: day,
    phaseStartTime,
    serverTimestamp,
    clientTimestamp,
    directionality: 'client to server',
    phaseTimeLimit,
    intensionalDisclosureRange: message.intensionalDisclosureRange,
    extensionalDisclosureRange: (message.extensionalDisclosureRange as shape.JsonObject[]).map((one) =>
      oldAgent(one, number),
    ),
    myAgent: oldAgent((myCharacter ?? speakerOf(message)) as shape.JsonObject, number),
    agent: oldAgent(character as shape.JsonObject, number),
    ...(kind === 'boardMessage'
      ? { role: oldRole(message.role as shape.JsonObject, number), prediction: message.prediction }
      : {
          isOver: message.isOver,
          characterLimit: message.maxLengthOfUnicodeCodePoints,
          isMine: true,
          text: message.text,
        }),
  };
}

/** A log of 0.3 says who speaks in the list of those who heard it, with their role. */
function speakerOf({ character, extensionalDisclosureRange }: shape.JsonObject): unknown {
  const { id } = character as shape.JsonObject;
  return (extensionalDisclosureRange as shape.JsonObject[]).find((one) => one.id === id) ?? character;
}

function oldVillage({ id, name, totalNumberOfPlayers, language }: shape.JsonObject): shape.JsonObject {
  return {
    '@context': licos.oldContext('village'),
    '@id': 'https://licos.online/state/0.2/village',
    id,
    name,
    totalNumberOfAgents: totalNumberOfPlayers,
    lang: language,
  };
}

function oldAgent(
  { id, name, role, status, playerType }: shape.JsonObject,
  village: number,
): shape.JsonObject {
  const { en } = name as { en: string };
  return {
    '@context': licos.oldContext('agent'),
    '@id': `https://licos.online/state/0.2/village#${village}/agent#${Number(id) - 1}`,
    id: Number(id) - 1,
    name,
    image: oldImage(en),
    ...(role === undefined ? {} : { role: oldRole(role as shape.JsonObject, village) }),
    ...(status === undefined ? {} : { status, playerType }),
  };
}

function oldRole({ name }: shape.JsonObject, village: number): shape.JsonObject {
  const { en } = name as { en: string };
  return {
    '@context': licos.oldContext('role'),
    '@id': `https://licos.online/state/0.2/village#${village}/role#${en.toLowerCase()}`,
    name,
    image: oldImage(en),
  };
}

function oldImage(name: string): string {
  return `https://werewolf.world/image/0.2/${encodeURIComponent(name.toLowerCase())}.jpg`;
}
