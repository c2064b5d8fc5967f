// Checks who imports whom: a later line of the table imports earlier ones, never back.
// With --draw it also renews the picture of it in the docs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { filesBelow, root, workspaces } from './files.mjs';
import { drawImports, PICTURE } from './import-picture.mjs';

const FOR_ALL = ['engine', 'language', 'worlds', 'words', 'protocols', 'records', 'bots'];

/** @type {Record<string, string[]>} */
const MAY_IMPORT = {
  'packages/engine': [],
  'packages/language': ['engine'],
  'packages/worlds': ['engine', 'language'],
  'packages/words': ['engine', 'language', 'worlds'],
  'packages/protocols': ['engine', 'language', 'words'],
  'packages/records': ['engine', 'language', 'words', 'protocols'],
  'packages/bots': ['engine', 'language', 'worlds'],
  'packages/arena': ['engine', 'language', 'worlds', 'words', 'bots', 'records'],
  'packages/corpus': ['engine', 'language', 'worlds', 'words', 'records'],
  'apps/server': [...FOR_ALL, 'arena', 'corpus'],
  'apps/web': [...FOR_ALL, 'arena', 'corpus'],
  'apps/cli': [...FOR_ALL, 'arena', 'corpus', 'server', 'web'],
};

/** They run unchanged in Node, in a worker and in the browser, so they know nothing of Node. */
const PURE = [...FOR_ALL, 'corpus'];

/** Published as it is built, with all that it imports inside: whoever installs it needs none of that again. */
const BUILT = 'apps/web';

/** What of the arena the page may take: it runs in a browser, with all that it imports. */
const IN_BROWSER = '^packages/arena/src/what-if/index\\.ts$';

const BETWEEN_WORKSPACES = Object.entries(MAY_IMPORT).map(([workspace, others]) => ({
  name: `${workspace} imports ${others.join(', ') || 'no other workspace'}`,
  from: { path: `^${workspace}/` },
  to: {
    path: '^(packages|apps)/',
    pathNot: [workspace, ...others.map(toFolder)].map((folder) => `^${folder}/`),
  },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const EVERYWHERE = [
  {
    name: 'engine imports nothing from outside',
    from: { path: '^packages/engine/' },
    to: { pathNot: '^packages/engine/' },
  },
  {
    name: 'pure packages import nothing of Node',
    from: { path: `^packages/(${PURE.join('|')})/` },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'the page takes of the arena only what runs in a browser',
    from: { path: '^apps/web/' },
    to: { path: '^packages/arena/', pathNot: IN_BROWSER },
  },
  {
    name: 'what runs in a browser reaches nothing of Node',
    from: { path: IN_BROWSER },
    to: { path: '^packages/arena/src/(hand|files|simulate|measure|worker)\\.ts$', reachable: true },
  },
  {
    name: 'other workspaces are imported by name, not by path',
    from: { path: '^((?:packages|apps)/[^/]+)/' },
    to: { path: '^(packages|apps)/', pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  { name: 'imports exist', from: {}, to: { couldNotResolve: true } },
  {
    name: 'libraries stand in the package.json of their importer',
    from: { pathNot: `^${BUILT}/` },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-dev', 'npm-unknown'] },
  },
  {
    name: 'libraries stand in the package.json of the page',
    from: { path: `^${BUILT}/` },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
];

const sources = workspaces()
  .flatMap((workspace) => filesBelow(`${workspace}/src`))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
const { modules, violations } = await look();
const picture = drawImports(new Map(workspaces().map((workspace) => [workspace, importedBy(workspace)])));
if (process.argv.includes('--draw')) writeFileSync(join(root, PICTURE), picture);
const complaints = [
  ...workspaces()
    .filter(isUnknown)
    .map((workspace) => `${workspace} has no line in scripts/imports.mjs`),
  ...violations.map(({ rule, from, to }) => `${from} -> ${to}: ${rule.name}`),
  ...inCircles().map((path) => `${path}: no imports in a circle`),
  ...workspaces().flatMap(undeclared),
  ...sources.filter(isUnseen).map((path) => `${path}: the check did not see it, or not all of its imports`),
  ...(read(PICTURE) === picture ? [] : [`${PICTURE} is old: npm run imports`]),
];
for (const complaint of complaints) console.log(complaint);
console.log(`${sources.length} source files, ${complaints.length} complaints`);
process.exitCode = complaints.length > 0 ? 1 : 0;

async function look() {
  const { output } = await cruise(
    sources,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: [...BETWEEN_WORKSPACES, ...EVERYWHERE] },
      tsPreCompilationDeps: true, // imports of types are imports
      skipAnalysisNotInRules: true,
      doNotFollow: { path: ['node_modules'] },
    },
    { conditionNames: ['source', 'import', 'default'], exportsFields: ['exports'] },
  );
  if (typeof output === 'string') throw new Error(output);
  return { modules: output.modules, violations: output.summary.violations };
}

/** The files of all circles, and those between two; to let the tool look for them takes a third of its time. */
function inCircles() {
  const imports = modules.map(({ source, dependencies }) => ({
    source,
    dependencies: dependencies.map(({ resolved }) => resolved),
  }));
  const left = new Set(imports.map(({ source }) => source));
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    const open = imports.filter(({ source }) => left.has(source));
    const imported = new Set(open.flatMap(({ dependencies }) => dependencies));
    for (const { source, dependencies } of open)
      if (!imported.has(source) || !dependencies.some((other) => left.has(other))) left.delete(source);
  }
  return [...left].sort();
}

/** @param {string} workspace */
function isUnknown(workspace) {
  return !(workspace in MAY_IMPORT);
}

/**
 * The tool is silent about what it cannot read, so we compare what it saw with what is written.
 * @param {string} path
 */
function isUnseen(path) {
  const seen = modules.find(({ source }) => source === path)?.dependencies.map(({ module }) => module);
  const written = [
    ...read(path).matchAll(/^(?:import|(?:import|export)\b[^;'=]*? from) '(?:node:)?([^']+)'/gm),
  ];
  return !seen || written.some(([, name = '']) => !seen.includes(name));
}

/**
 * Without a reference the compiler would find what an earlier build left, and nothing in a fresh clone.
 * @param {string} workspace
 */
function undeclared(workspace) {
  const { references = [] } = JSON.parse(read(`${workspace}/tsconfig.json`));
  const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${workspace}/package.json`));
  const declared = workspace === BUILT ? devDependencies : dependencies;
  return importedBy(workspace).flatMap((other) => [
    ...(references.some((/** @type {{ path: string }} */ { path }) => posix.join(workspace, path) === other)
      ? []
      : [`${workspace}/tsconfig.json: add a reference to ${other}`]),
    ...(JSON.parse(read(`${other}/package.json`)).name in declared
      ? []
      : [`${workspace}/package.json: add ${other} to the dependencies`]),
  ]);
}

/** @param {string} workspace */
function importedBy(workspace) {
  const imported = modules
    .filter(({ source }) => source.startsWith(`${workspace}/`))
    .flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved));
  return workspaces().filter(
    (other) => other !== workspace && imported.some((path) => path.startsWith(`${other}/`)),
  );
}

/** @param {string} path */
function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

/** @param {string} name */
function toFolder(name) {
  const folder = Object.keys(MAY_IMPORT).find((workspace) => workspace.endsWith(`/${name}`));
  if (!folder) throw new Error(`no workspace is called ${name}`);
  return folder;
}
