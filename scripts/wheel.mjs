// The Python client as a wheel, which pip installs without building anything. Equal sources give equal bytes.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { isStarted, root } from './files.mjs';

const CLIENT = join(root, 'clients/python');

/** @typedef {{ name: string, bytes: Buffer }} Packed */

/**
 * The wheel, with its name.
 * @returns {Packed}
 */
export function clientWheel() {
  const version = /__version__ = "([^"]+)"/.exec(read('mura_client/version.py'))?.[1];
  const info = `mura_client-${version}.dist-info`;
  const modules = readdirSync(join(CLIENT, 'mura_client'))
    .filter((name) => /\.py$|^py\.typed$/.test(name))
    .sort();
  const files = [
    ...modules.map((name) => fileOf(`mura_client/${name}`, read(`mura_client/${name}`))),
    fileOf(`${info}/LICENSE`, read('LICENSE')),
    fileOf(`${info}/METADATA`, metadata(version)),
    fileOf(
      `${info}/WHEEL`,
      'Wheel-Version: 1.0\nGenerator: mura\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
    ),
  ];
  const record = files.map(({ name, bytes }) => `${name},sha256=${hashOf(bytes)},${bytes.length}\n`).join('');
  const listed = fileOf(`${info}/RECORD`, `${record}${info}/RECORD,,\n`);
  return { name: `mura_client-${version}-py3-none-any.whl`, bytes: zip([...files, listed]) };
}

/**
 * What pip wants to know, as pyproject.toml has it.
 * @param {string | undefined} version
 */
function metadata(version) {
  const project = read('pyproject.toml');
  const fact = (/** @type {string} */ name) => new RegExp(`^${name} = "(.*)"$`, 'm').exec(project)?.[1];
  return `Metadata-Version: 2.1
Name: ${fact('name')}
Version: ${version}
Summary: ${fact('description')}
License: MIT
Requires-Python: ${fact('requires-python')}
Description-Content-Type: text/markdown

${read('README.md')}`;
}

/** @param {string} path */
function read(path) {
  return readFileSync(join(CLIENT, path), 'utf8');
}

/**
 * @param {string} name
 * @param {string} text
 * @returns {Packed}
 */
function fileOf(name, text) {
  return { name, bytes: Buffer.from(text) };
}

/** @param {Buffer} bytes */
function hashOf(bytes) {
  return createHash('sha256').update(bytes).digest('base64url');
}

/** The first day that a zip file can name, so that the day of packing changes nothing. */
const DATE = 0x0021;

/**
 * A zip file: each file with its head, then the list of all.
 * @param {readonly Packed[]} files
 */
function zip(files) {
  /** @type {Buffer[]} */
  const bodies = [];
  /** @type {Buffer[]} */
  const list = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes, { level: 9 });
    const facts = factsOf(name, bytes, packed.length);
    const body = Buffer.concat([numbers([4, 0x04034b50], [2, 20]), facts, Buffer.from(name), packed]);
    const readable = 0o100644 << 16;
    const rest = numbers([2, 0], [2, 0], [2, 0], [4, readable >>> 0], [4, offset]);
    list.push(
      Buffer.concat([numbers([4, 0x02014b50], [2, (3 << 8) | 20], [2, 20]), facts, rest, Buffer.from(name)]),
    );
    bodies.push(body);
    offset += body.length;
  }
  const listed = Buffer.concat(list);
  const count = files.length;
  const end = numbers(
    ...[
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, count],
      [2, count],
      [4, listed.length],
      [4, offset],
      [2, 0],
    ],
  );
  return Buffer.concat([...bodies, listed, end]);
}

/**
 * What stands of a file in its head and in the list alike.
 * @param {string} name
 * @param {Buffer} bytes
 * @param {number} packed
 */
function factsOf(name, bytes, packed) {
  const size = Buffer.byteLength(name);
  return numbers(
    ...[
      [2, 0],
      [2, 8],
      [2, 0],
      [2, DATE],
      [4, crc(bytes)],
      [4, packed],
      [4, bytes.length],
      [2, size],
      [2, 0],
    ],
  );
}

/**
 * Numbers as a zip file has them: the size in bytes, and the value.
 * @param {number[][]} values
 */
function numbers(...values) {
  return Buffer.concat(
    values.map(([size = 0, value = 0]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntLE(value, 0, size);
      return bytes;
    }),
  );
}

/**
 * The check sum of a zip file; Node has it from version 22.2 on.
 * @param {Buffer} bytes
 */
function crc(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return (sum ^ 0xffffffff) >>> 0;
}

if (isStarted(import.meta.url)) {
  const { name, bytes } = clientWheel();
  const folder = join(CLIENT, 'dist');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), bytes);
  console.log(join(folder, name));
}
