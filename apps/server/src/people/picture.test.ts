import { expect, test } from 'vitest';
import { jpeg, png, webp } from '../../testing/pictures.ts';
import { pictureType } from './picture.ts';

test('a picture is what its bytes say', () => {
  expect(pictureType(png())).toBe('image/png');
  expect(pictureType(jpeg())).toBe('image/jpeg');
  expect(pictureType(webp())).toBe('image/webp');
});

test('what is none is refused: SVG, pages, pieces, and pictures that unfold too far', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>';
  expect(pictureType(Buffer.from(svg))).toBeNull();
  expect(pictureType(Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(40)}`))).toBeNull();
  expect(pictureType(png().subarray(0, 20))).toBeNull();
  expect(pictureType(Buffer.alloc(0))).toBeNull();
  expect(pictureType(Buffer.alloc(100))).toBeNull();
  expect(pictureType(png(60_000, 8))).toBeNull();
  expect(pictureType(jpeg(8, 60_000))).toBeNull();
  expect(pictureType(webp(16_000, 8))).toBeNull();
  expect(pictureType(png(0, 8))).toBeNull();
  expect(pictureType(Buffer.concat([png(), Buffer.alloc(300_000)]))).toBeNull();
});

test('a file that leads in circles comes to an end', () => {
  const bytes = jpeg();
  bytes.writeUInt16BE(0, 4);
  expect(pictureType(bytes)).toBeNull();
});
