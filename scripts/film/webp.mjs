// Animated WebP from pictures of a browser: what has changed since the picture before is encoded by the browser itself
// and put into the container here. https://developers.google.com/speed/webp/docs/riff_container

/** @typedef {{ x: number, y: number, width: number, height: number, milliseconds: number, webp: Buffer }} Frame a rectangle, shown so long */

/**
 * @param {{ width: number, height: number }} size
 * @param {readonly Frame[]} frames
 */
export function animatedWebp({ width, height }, frames) {
  const head = Buffer.alloc(10);
  const IS_ANIMATED = 0b10;
  head.writeUInt8(IS_ANIMATED, 0);
  head.writeUIntLE(width - 1, 4, 3);
  head.writeUIntLE(height - 1, 7, 3);
  // Background colour, and as many rounds as somebody looks at it.
  const animation = Buffer.alloc(6);
  const chunks = [chunk('VP8X', head), chunk('ANIM', animation), ...frames.map(frameChunk)];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}

/** @param {Frame} frame */
function frameChunk({ x, y, width, height, milliseconds, webp }) {
  const head = Buffer.alloc(16);
  const DO_NOT_BLEND = 0b10;
  head.writeUIntLE(x / 2, 0, 3);
  head.writeUIntLE(y / 2, 3, 3);
  head.writeUIntLE(width - 1, 6, 3);
  head.writeUIntLE(height - 1, 9, 3);
  head.writeUIntLE(milliseconds, 12, 3);
  head.writeUInt8(DO_NOT_BLEND, 15);
  return chunk('ANMF', Buffer.concat([head, imageChunks(webp)]));
}

/** Of a still picture what is picture: without `RIFF`, its size, `WEBP`, and the head of the extended form. @param {Buffer} webp */
function imageChunks(webp) {
  const chunks = [];
  for (let at = 12; at < webp.length; ) {
    const name = webp.toString('latin1', at, at + 4);
    const end = at + 8 + evenly(webp.readUInt32LE(at + 4));
    if (/^(VP8 |VP8L|ALPH)$/.test(name)) chunks.push(webp.subarray(at, end));
    at = end;
  }
  return Buffer.concat(chunks);
}

/**
 * @param {string} name
 * @param {Buffer} content
 */
function chunk(name, content) {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(evenly(content.length) - content.length)]);
}

/** @param {number} length */
function evenly(length) {
  return length + (length % 2);
}
