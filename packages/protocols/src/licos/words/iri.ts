import type { WireRole } from './roles.ts';

/** Where things of a village are named: `https://licos.online/state/0.3/village#12/…`. */
export const STATE = 'https://licos.online/state/0.3/village';
export const VOCABULARY = 'https://werewolf.world/resource/0.3/';

export type ContextName =
  | 'avatar'
  | 'base'
  | 'board'
  | 'boardResult'
  | 'character'
  | 'chat'
  | 'chatSettings'
  | 'error'
  | 'flavorText'
  | 'role'
  | 'scroll'
  | 'star'
  | 'village'
  | 'vote'
  | 'votingResult';

export function contextUrl(name: ContextName): string {
  return `https://werewolf.world/village/context/0.3/${name}.jsonld`;
}

export const MESSAGE_KINDS = [
  'board',
  'chat',
  'error',
  'flavorText',
  'scroll',
  'star',
  'system',
  'vote',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The second context of a message; the first is always `base`. */
export function messageContexts(kind: MessageKind): readonly [string, string] {
  return [contextUrl('base'), contextUrl(kind === 'system' ? 'votingResult' : kind)];
}

export function villageIri(village: number, path: string): string {
  return `${STATE}#${village}/${path}`;
}

export function figureImage(letter: string): string {
  return `https://werewolf.world/image/0.3/character_icons/50x50/${letter}_50x50.png`;
}

export function roleImage(role: WireRole): string {
  return `https://werewolf.world/image/0.3/role_icons/50x50withTI/${role}_50x50.png`;
}

/** Of somebody without a picture of their own. */
export const NO_FACE = 'anonymous';
