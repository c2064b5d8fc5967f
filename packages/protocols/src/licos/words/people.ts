import { hashText, mix, type PlayerId } from '@mura/engine';

/** Who plays, as the result shows them. */
export interface LicosPerson {
  readonly token: string;
  /** 5 to 15 characters of ASCII, the first a letter. */
  readonly name: string;
  readonly letter: string;
}

/** A name that stands for a player in one village and tells nothing about them elsewhere. */
export function pseudonym(village: string, player: PlayerId | string): string {
  const key = hashText(`licos/${village}/${player}`);
  const bits = [0, 1, 2, 3].map((part) => mix(key, mix(part, hashText(`${player}/${village}`))));
  const hex = bits.map((part) => part.toString(16).padStart(8, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const AVATAR_NAME = /^[A-Za-z]([!-~]| [!-~]){4,14}$/;

/** LiCOS takes few names; who has another is shown by one that it takes. */
export function toAvatarName(name: string, otherwise: string): string {
  return name.length <= 15 && AVATAR_NAME.test(name) ? name : otherwise;
}
