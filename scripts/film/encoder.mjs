// Pictures as WebP, by the encoder that every Chromium has.

/** How much of what is seen is kept, from 0 to 1. */
const QUALITY = 0.6;

/** A page of its own that remembers the picture before. */
export class Encoder {
  /** @param {import('playwright-core').Page} page an empty page */
  constructor(page) {
    this.page = page;
  }

  /**
   * A whole picture.
   * @param {Buffer} png
   * @param {number} [quality]
   */
  async still(png, quality = QUALITY) {
    const { webp } = await this.#encode(png, quality, true);
    return webp;
  }

  /** What is different from the picture before, or null where nothing is. @param {Buffer} png */
  async changed(png) {
    const { rectangle, webp } = await this.#encode(png, QUALITY, false);
    return rectangle === null ? null : { ...rectangle, webp };
  }

  /**
   * @param {Buffer} png
   * @param {number} quality
   * @param {boolean} isWhole
   * @returns {Promise<{ rectangle: { x: number, y: number, width: number, height: number } | null, webp: Buffer }>}
   */
  async #encode(png, quality, isWhole) {
    const { rectangle, base64 } = await this.page.evaluate(encodeHere, {
      picture: png.toString('base64'),
      quality,
      isWhole,
    });
    return { rectangle, webp: Buffer.from(base64, 'base64') };
  }
}

/**
 * Runs in the page.
 * @param {{ picture: string, quality: number, isWhole: boolean }} what
 */
async function encodeHere({ picture, quality, isWhole }) {
  /** @type {any} what a browser has and Node does not */
  const browser = globalThis;
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await browser.createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = bitmap;
  const canvas = new browser.OffscreenCanvas(width, height);
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  drawing.drawImage(bitmap, 0, 0);
  const pixels = new Uint32Array(drawing.getImageData(0, 0, width, height).data.buffer);
  const before = isWhole ? undefined : browser.before;
  if (!isWhole) browser.before = pixels;
  const rectangle = before === undefined ? { x: 0, y: 0, width, height } : changedIn(before);
  if (rectangle === null) return { rectangle, base64: '' };
  const part = new browser.OffscreenCanvas(rectangle.width, rectangle.height);
  part.getContext('2d').drawImage(canvas, -rectangle.x, -rectangle.y);
  const blob = await part.convertToBlob({ type: 'image/webp', quality });
  const webp = new Uint8Array(await blob.arrayBuffer());
  let letters = '';
  for (const byte of webp) letters += String.fromCharCode(byte);
  return { rectangle, base64: btoa(letters) };

  /** The least rectangle around all that is different; it begins at even places. @param {Uint32Array} old */
  function changedIn(old) {
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let at = 0; at < pixels.length; at++) {
      if (pixels[at] === old[at]) continue;
      const x = at % width;
      const y = (at - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
    if (right < 0) return null;
    left -= left % 2;
    top -= top % 2;
    return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  }
}
