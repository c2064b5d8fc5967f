import { accept, type Result, refuse } from '@mura/engine';
import { web } from '@mura/protocols';
import { type PictureType, pictureType } from './picture.ts';

/** Bytes of all pictures of a cast. */
const LARGEST_PACK = 6_000_000;

export interface CastFace {
  readonly character: string;
  readonly face: string;
  readonly type: PictureType;
  readonly bytes: Uint8Array;
}

/** A cast that may be kept. */
export interface ReadPack extends Pick<web.CastPack, 'names' | 'licence'> {
  readonly characters: readonly Omit<web.CastPack['characters'][number], 'faces'>[];
  readonly faces: readonly CastFace[];
}

/** A cast as somebody sends it, with its pictures; or what is wrong with it. */
export function readPack(body: Uint8Array): Result<ReadPack, web.WebError> {
  const pack = web.decodeBody(web.castPack, new TextDecoder().decode(body));
  if (!pack.ok) return pack;
  const faces = facesOf(pack.value);
  if (!faces.ok) return faces;
  const { names, licence } = pack.value;
  const characters = pack.value.characters.map(({ faces: _, ...character }) => character);
  return accept({ names, licence, characters, faces: faces.value });
}

/** The pictures of a pack, each what its own bytes say. */
function facesOf({ characters }: web.CastPack): Result<CastFace[], web.WebError> {
  const faces: CastFace[] = [];
  let size = 0;
  for (const character of characters) {
    for (const [face, text] of Object.entries(character.faces)) {
      const bytes = Buffer.from(text, 'base64');
      const type = pictureType(bytes);
      if (type === null) return refuse(web.webError('wrongPicture', `${character.id}.${face} is none`));
      size += bytes.length;
      faces.push({ character: character.id, face, type, bytes });
    }
  }
  return size > LARGEST_PACK ? refuse(web.webError('tooLarge')) : accept(faces);
}
