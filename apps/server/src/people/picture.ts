/** Pictures that browsers draw and that cannot carry a program; SVG can. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

const LARGEST = 300_000;
/** A small file may unfold to a huge picture. */
const WIDEST = 2048;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a file really is, by its own bytes; `null`: not a picture we take. */
export function pictureType(bytes: Buffer): PictureType | null {
  if (bytes.length > LARGEST) return null;
  const size = sizeOf(bytes);
  if (size === null || size.width > WIDEST || size.height > WIDEST) return null;
  return size.width > 0 && size.height > 0 ? size.type : null;
}

interface Size {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
}

function sizeOf(bytes: Buffer): Size | null {
  if (bytes.length < 32) return null;
  if (bytes.subarray(0, 8).equals(PNG)) return pngSize(bytes);
  if (bytes.readUInt16BE(0) === 0xffd8) return jpegSize(bytes);
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return webpSize(bytes);
  return null;
}

function pngSize(bytes: Buffer): Size | null {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Walks from one segment to the next until the one that holds the size. */
function jpegSize(bytes: Buffer): Size | null {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame)
      return { type: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return null;
}

/** Three forms: simple, lossless, extended. */
function webpSize(bytes: Buffer): Size | null {
  const type = 'image/webp';
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { type, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}
