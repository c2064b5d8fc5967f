// Sets the version of everything: npm run version -- 1.0.0
// All packages have one version, that of the project; whoever else knows it stands in `PLACES`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStarted, root, workspaces } from './files.mjs';
import { manifestOf } from './packages.mjs';

/** https://semver.org, without what follows a `+`, which npm ignores. */
const SEMANTIC = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/;

const DEPENDENCIES = /** @type {const} */ ([
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
]);

/** @typedef {{ file: string, version: RegExp }} Place a file that names the version, and where: the second group */

/** @type {Place[]} */
const PLACES = [
  { file: 'packages/records/src/record.ts', version: /(SOFTWARE = 'mura )([^']+)(')/ },
  { file: 'clients/python/mura_client/version.py', version: /(__version__ = ")([^"]+)(")/ },
  { file: 'clients/python/README.md', version: /(mura_client-)([^-]+)(-py3)/ },
  { file: 'docs/an-afternoon.md', version: /(mura_client-)([^-]+)(-py3)/ },
  { file: 'docs/ja/an-afternoon.md', version: /(mura_client-)([^-]+)(-py3)/ },
  { file: 'CITATION.cff', version: /^(version: )(\S+)()$/m },
];

/** The version of the project. */
export function projectVersion() {
  return manifestOf('.').version;
}

/**
 * Who disagrees with the version of the project, each as a sentence.
 * @param {string} wanted
 */
export function disagreements(wanted = projectVersion()) {
  const names = workspaces().map((folder) => manifestOf(folder).name);
  const packages = workspaces().flatMap((folder) => {
    const manifest = manifestOf(folder);
    const own = manifest.version === wanted ? [] : [`${folder} has version ${manifest.version}`];
    const asked = DEPENDENCIES.flatMap((kind) =>
      Object.entries(manifest[kind] ?? {})
        .filter(([name, version]) => names.includes(name) && version !== wanted)
        .map(([name, version]) => `${folder} asks for ${name} ${version}`),
    );
    return [...own, ...asked];
  });
  const places = PLACES.filter(({ file, version }) => version.exec(read(file))?.[2] !== wanted).map(
    ({ file }) => `${file} names another version`,
  );
  return [...packages, ...places, ...inLockFile(wanted)];
}

/** @param {string} wanted */
function inLockFile(wanted) {
  /** @type {{ packages: Record<string, { version?: string }> }} */
  const { packages } = JSON.parse(read('package-lock.json'));
  return ['', ...workspaces()]
    .filter((folder) => packages[folder]?.version !== wanted)
    .map((folder) => `package-lock.json has ${folder || 'the project'} with ${packages[folder]?.version}`);
}

/** @param {string} wanted */
function setVersion(wanted) {
  const names = workspaces().map((folder) => manifestOf(folder).name);
  for (const folder of ['.', ...workspaces()])
    change(`${folder}/package.json`, (text) => toJson(withVersion(JSON.parse(text), names, wanted)));
  change('package-lock.json', (text) => {
    const lock = JSON.parse(text);
    lock.version = wanted;
    for (const folder of ['', ...workspaces()]) withVersion(lock.packages[folder], names, wanted);
    return toJson(lock);
  });
  for (const { file, version } of PLACES) change(file, (text) => text.replace(version, `$1${wanted}$3`));
}

/**
 * A package with another version, and with that of the packages beside it.
 * @param {import('./packages.mjs').Manifest} manifest
 * @param {string[]} names
 * @param {string} wanted
 */
function withVersion(manifest, names, wanted) {
  manifest.version = wanted;
  for (const kind of DEPENDENCIES) {
    const asked = manifest[kind];
    for (const name of Object.keys(asked ?? {})) if (asked && names.includes(name)) asked[name] = wanted;
  }
  return manifest;
}

/** @param {unknown} value */
function toJson(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** @param {string} file */
function read(file) {
  return readFileSync(join(root, file), 'utf8');
}

/**
 * @param {string} file
 * @param {(text: string) => string} how
 */
function change(file, how) {
  writeFileSync(join(root, file), how(read(file)));
}

if (isStarted(import.meta.url)) {
  const [wanted] = process.argv.slice(2);
  if (wanted === undefined) console.log(projectVersion());
  else if (SEMANTIC.test(wanted)) setVersion(wanted);
  else {
    console.error(`${wanted} is no version: three numbers as 1.0.0, perhaps with a mark as 1.0.0-beta.1`);
    process.exitCode = 1;
  }
  for (const disagreement of disagreements()) {
    console.error(disagreement);
    process.exitCode = 1;
  }
}
