// Writes docs/REQUIREMENTS.md: which test proves which requirement. A test proves what its name carries,
// as in `[R000-PLAT-05] wolves whisper at night`, and what a `describe` around it carries; one name may carry several.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesBelow, isStarted, root } from './files.mjs';
import { testsIn } from './tests.mjs';

/** @typedef {{ id: string, statement: string }} Requirement */
/** @typedef {{ name: string, title: string, seed: string, requirements: Requirement[] }} Group */
/** @typedef {{ file: string, name: string, ids: string[] }} Proof */

export const PAGE = 'docs/REQUIREMENTS.md';

/** @type {{ seeds: Record<string, string>, groups: Group[] }} */
const { seeds, groups } = JSON.parse(read('docs/requirements.json'));

/** @type {Record<string, string>} why a requirement is not proven by a test */
const notes = existsSync(join(root, 'docs/requirements-notes.json'))
  ? JSON.parse(read('docs/requirements-notes.json'))
  : {};

const requirements = groups.flatMap((group) => group.requirements);

const ID = /\bR\d+-[A-Z]+-\d+\b/g;

/**
 * The tests of one file whose names, or those of a `describe` around them, carry IDs. What may not run proves nothing.
 * @param {string} file
 * @param {string} text
 * @returns {Proof[]}
 */
export function proofsIn(file, text) {
  if (text.search(ID) === -1) return []; // most files, and to parse them all takes seconds
  return testsIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
    .filter(({ alwaysRuns }) => alwaysRuns)
    .map(({ name }) => ({ file, name, ids: [...new Set(name.match(ID))] }))
    .filter(({ ids }) => ids.length > 0);
}

/** All proofs of the project. */
export function findProofs() {
  return filesBelow('.')
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => proofsIn(file, read(file)));
}

/**
 * IDs in tests or notes that no requirement has.
 * @param {Proof[]} proofs
 */
export function findUnknown(proofs) {
  const known = new Set(requirements.map(({ id }) => id));
  const inTests = proofs.flatMap(({ file, ids }) => ids.map((id) => ({ id, file })));
  const inNotes = Object.keys(notes).map((id) => ({ id, file: 'docs/requirements-notes.json' }));
  return [...inTests, ...inNotes]
    .filter(({ id }) => !known.has(id))
    .map(({ id, file }) => `${id} in ${file}`);
}

/**
 * The page, as markdown.
 * @param {Proof[]} proofs
 */
export function render(proofs) {
  const unproven = requirements.filter(({ id }) => !proofs.some(({ ids }) => ids.includes(id)));
  return [
    '# Requirements and the tests that prove them',
    'Written by `npm run requirements`; do not edit. The statements are in `requirements.json`.',
    `**${requirements.length - unproven.length} of ${requirements.length} proven**, ${unproven.length} not yet.`,
    table(
      ['Seed', 'What', 'Proven', 'All'],
      Object.keys(seeds).map((seed) => seedRow(seed, unproven)),
    ),
    ...groups.flatMap((group) => [
      `## ${group.name}: ${group.title} (seed ${group.seed})`,
      table(
        ['ID', 'Requirement', 'Tests'],
        group.requirements.map((requirement) => row(requirement, proofs)),
      ),
    ]),
    '## Not yet proven',
    unproven.map(({ id }) => id).join(', ') || 'None.',
  ]
    .join('\n\n')
    .concat('\n');
}

/**
 * @param {string} seed
 * @param {Requirement[]} unproven
 */
function seedRow(seed, unproven) {
  /** @param {Requirement} requirement */
  const isOfSeed = ({ id }) => id.startsWith(`R${seed}-`);
  const all = requirements.filter(isOfSeed).length;
  return [seed, seeds[seed] ?? '', `${all - unproven.filter(isOfSeed).length}`, `${all}`];
}

/**
 * @param {Requirement} requirement
 * @param {Proof[]} proofs
 */
function row({ id, statement }, proofs) {
  const tests = proofs.filter(({ ids }) => ids.includes(id)).map(({ file, name }) => `\`${file}\`: ${name}`);
  const note = notes[id] ? [`*${notes[id]}*`] : [];
  return [id, statement, [...tests, ...note].join('<br>') || '-'];
}

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  return [head, head.map(() => '---'), ...rows]
    .map(
      (cells) => `| ${cells.map((cell) => cell.replace(/\s+/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`,
    )
    .join('\n');
}

/** @param {string} path */
function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

if (isStarted(import.meta.url)) {
  const proofs = findProofs();
  writeFileSync(join(root, PAGE), render(proofs));
  for (const unknown of findUnknown(proofs)) console.log(`No such requirement: ${unknown}`);
  console.log(`${PAGE} written`);
}
