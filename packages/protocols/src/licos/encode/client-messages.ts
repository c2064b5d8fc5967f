import type { Mark, PlayerId, Role } from '@mura/engine';
import type { Scroll } from '../decode/scroll.ts';
import { contextUrl, villageIri } from '../words/iri.ts';
import { toWireRole } from '../words/roles.ts';
import { type ChatLanguage, LONGEST_CHAT } from '../words/wire.ts';
import { type HeadFacts, headOf, type WireTime } from './head.ts';
import { characterReference, myCharacterReference, roleReference } from './references.ts';
import type { LicosVillage } from './scene.ts';

/** What clients send, as robots write it and as logs keep it. */
export interface SentFacts extends Omit<HeadFacts, 'direction'> {
  readonly player: PlayerId;
  readonly myRole: Role;
}

function sentHead(
  kind: Parameters<typeof headOf>[0],
  scene: LicosVillage,
  moment: WireTime,
  facts: SentFacts,
) {
  return {
    ...headOf(kind, scene, moment, { ...facts, direction: 'client to server' }),
    myCharacter: myCharacterReference(scene, facts.player, facts.myRole),
  };
}

export function sentChatOf(
  scene: LicosVillage,
  moment: WireTime,
  facts: SentFacts & { readonly text: string; readonly language: ChatLanguage; readonly isOver: boolean },
) {
  const { player, text, language, isOver } = facts;
  return {
    ...sentHead('chat', scene, moment, facts),
    character: characterReference(scene, player),
    isMine: true,
    text: { '@value': text, '@language': language },
    maxLengthOfUnicodeCodePoints: LONGEST_CHAT,
    isOver,
    isFromServer: false,
  };
}

export function boardMessageOf(
  scene: LicosVillage,
  moment: WireTime,
  facts: SentFacts & { readonly target: PlayerId; readonly role: Role; readonly mark: Mark },
) {
  return {
    ...sentHead('board', scene, moment, facts),
    character: characterReference(scene, facts.target),
    role: roleReference(scene, toWireRole(facts.role)),
    prediction: facts.mark,
  };
}

export function voteMessageOf(
  scene: LicosVillage,
  moment: WireTime,
  facts: SentFacts & { readonly target: PlayerId },
) {
  return { ...sentHead('vote', scene, moment, facts), character: characterReference(scene, facts.target) };
}

export function starMessageOf(
  scene: LicosVillage,
  moment: WireTime,
  facts: SentFacts & { readonly starredAt: string; readonly isMarked: boolean },
) {
  return {
    ...sentHead('star', scene, moment, facts),
    star: {
      '@context': contextUrl('star'),
      '@id': villageIri(scene.number, 'star'),
      token: facts.token,
      serverTimestamp: facts.starredAt,
      clientTimestamp: facts.starredAt,
      isMarked: facts.isMarked,
    },
  };
}

export function scrollMessageOf(
  scene: LicosVillage,
  moment: WireTime,
  facts: SentFacts & { readonly scroll: Scroll },
) {
  return { ...sentHead('scroll', scene, moment, facts), ...facts.scroll };
}
