// Plays the sample games anew that the page ships with: `wanted.json` says which, the rest is written here.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './files.mjs';

const FOLDER = join(root, 'apps/web/src/samples');
const MURA = join(root, 'apps/cli/bin/mura.mjs');

/** @typedef {{ id: string, preset: string, bots: string, words: string | null, seed: string }} Wanted */

/**
 * @param {Wanted} wanted
 * @returns {string} the record
 */
function play({ preset, bots, words, seed }) {
  const folder = mkdtempSync(join(tmpdir(), 'mura-samples-'));
  const said = words === null ? [] : ['--words', words];
  const args = ['simulate', '--preset', preset, '--bots', bots, '--seed', seed, '--games', '1', ...said];
  const { status, stderr } = spawnSync(
    process.execPath,
    [MURA, ...args, '--record', folder, '--file-per-game'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  const [file] = readdirSync(folder).filter((name) => name.endsWith('.mura.jsonl'));
  const record = readFileSync(join(folder, file ?? ''), 'utf8');
  rmSync(folder, { recursive: true });
  return record;
}

/**
 * What a list tells of a record.
 * @param {Wanted} wanted
 * @param {string} record
 */
function entryOf({ id, preset, words }, record) {
  const events = record
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const ended = events.find(({ type }) => type === 'ended');
  const { players } = events.find(({ type }) => type === 'rolesRevealed');
  return { id, preset, language: words, players: players.length, days: ended.day, winner: ended.winner };
}

const wanted = /** @type {Wanted[]} */ (JSON.parse(readFileSync(join(FOLDER, 'wanted.json'), 'utf8')));
const list = wanted.map((one) => {
  const record = play(one);
  writeFileSync(join(FOLDER, `${one.id}.mura.jsonl`), record);
  console.log(`${one.id}: ${Math.round(record.length / 1000)} kB`);
  return entryOf(one, record);
});
writeFileSync(join(FOLDER, 'list.json'), `${JSON.stringify(list, null, 2)}\n`);
