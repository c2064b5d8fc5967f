import type { PlayerId, Role } from '@mura/engine';
import { NARRATOR } from '../words/characters.ts';
import { contextUrl, figureImage, roleImage, villageIri } from '../words/iri.ts';
import type { LicosPerson } from '../words/people.ts';
import { ROLE_NAMES, toWireRole, type WireRole } from '../words/roles.ts';
import type { PlayerType, WireStatus } from '../words/wire.ts';
import type { LicosVillage } from './scene.ts';

/** Things of a village as messages refer to them. */

/** A character; `path` says as what: `role#seer/board#2/character#2`. */
export function characterReference(scene: LicosVillage, player: PlayerId, path = `character#${player}`) {
  const { name, letter } = scene.faces[player - 1]!;
  return {
    '@context': contextUrl('character'),
    '@id': villageIri(scene.number, path),
    id: player,
    name,
    image: figureImage(letter),
  };
}

/** Nobody of the village: players are numbered from 1 on. */
export function narratorReference(scene: LicosVillage) {
  const { en, ja, letter } = NARRATOR;
  return {
    '@context': contextUrl('character'),
    '@id': villageIri(scene.number, 'character'),
    id: 0,
    name: { en, ja },
    image: figureImage(letter),
  };
}

export function roleReference(scene: LicosVillage, role: WireRole, path = `role#${role}`) {
  return {
    '@context': contextUrl('role'),
    '@id': villageIri(scene.number, path),
    name: ROLE_NAMES[role],
    image: roleImage(role),
  };
}

/** The character of whoever sends, with their true role. */
export function myCharacterReference(scene: LicosVillage, player: PlayerId, role: Role) {
  return {
    ...characterReference(scene, player, 'myCharacter'),
    role: roleReference(scene, toWireRole(role), `character#${player}/role`),
  };
}

export function avatarReference(scene: LicosVillage, person: LicosPerson, path: string) {
  return {
    '@context': contextUrl('avatar'),
    '@id': villageIri(scene.number, path),
    token: person.token,
    name: person.name,
    image: figureImage(person.letter),
  };
}

/** Somebody to whom a message was shown, as logs say it. */
export function disclosedReference(
  scene: LicosVillage,
  player: PlayerId,
  { role, status, playerType }: { role: Role; status: WireStatus; playerType: PlayerType },
) {
  const path = `extensionalDisclosureRange/character#${player}`;
  return {
    ...characterReference(scene, player, path),
    role: roleReference(scene, toWireRole(role), `${path}/role`),
    status,
    playerType,
  };
}
