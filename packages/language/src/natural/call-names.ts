import type { PlayerId } from '@mura/engine';
import { fold } from './fold.ts';
import { type Script, scriptAt } from './script.ts';
import type { Called } from './utterance.ts';

/** One way to call somebody. */
export interface CallName {
  readonly text: string;
  readonly player: PlayerId;
  /**
   * `letter`: one character, as the BBS writes (`旅`); `short`: a part of a name that only one player has;
   * `respelled`: a name of katakana in hiragana.
   */
  readonly kind: 'name' | 'letter' | 'short' | 'respelled';
}

/** How the players of one cast can be called, by first character, the longest first. */
export interface CallNames {
  readonly byFirst: ReadonlyMap<string, readonly CallName[]>;
  /** The full names in katakana, against which a mistyped one is held. */
  readonly katakana: readonly CallName[];
  /** Who is meant by `Agent[01]`. */
  readonly numbers: ReadonlyMap<number, PlayerId>;
}

const known = new WeakMap<readonly Called[], CallNames>();

export function callNamesOf(cast: readonly Called[]): CallNames {
  const found = known.get(cast);
  if (found !== undefined) return found;
  const made = makeCallNames(cast);
  known.set(cast, made);
  return made;
}

function makeCallNames(cast: readonly Called[]): CallNames {
  const full = cast.flatMap(({ player, name, aliases }) =>
    [name, ...aliases].map((text) => callName(fold(text).text.trim(), player)),
  );
  const taken = new Set(full.map(({ text }) => text));
  const others = [...shortNames(cast), ...inHiragana(full)];
  const all = [...full, ...others.filter(({ text }) => !taken.has(text))];
  return {
    byFirst: byFirstCharacter(all.filter(({ text }) => text !== '' && !AGENT_NUMBER.test(text))),
    katakana: full.filter(({ text }) => text.length >= 3 && isAll(text, 'katakana')),
    numbers: numbersOf(cast),
  };
}

function callName(text: string, player: PlayerId): CallName {
  return { text, player, kind: text.length === 1 ? 'letter' : 'name' };
}

const AGENT_NUMBER = /^agent ?\[?0?(\d{1,2})\]?$/;

function numbersOf(cast: readonly Called[]): Map<number, PlayerId> {
  const named = cast.flatMap(({ player, name }) => {
    const number = AGENT_NUMBER.exec(fold(name).text)?.[1];
    return number === undefined ? [] : [[Number(number), player] as const];
  });
  return new Map(named.length > 0 ? named : cast.map(({ player }) => [player, player]));
}

function byFirstCharacter(names: readonly CallName[]): Map<string, CallName[]> {
  const table = new Map<string, CallName[]>();
  for (const name of names) {
    const first = name.text[0] as string;
    table.set(first, [...(table.get(first) ?? []), name]);
  }
  for (const list of table.values()) list.sort((one, other) => other.text.length - one.text.length);
  return table;
}

const KATAKANA_TO_HIRAGANA = 0x60;

/** `シュンイチ` as a child writes it: `しゅんいち`. */
function inHiragana(names: readonly CallName[]): CallName[] {
  return names
    .filter(({ text }) => text.length >= 3 && isAll(text, 'katakana'))
    .map((name) => ({
      ...name,
      text: name.text.replace(/[ァ-ヶ]/g, asHiragana),
      kind: 'respelled' as const,
    }));
}

function asHiragana(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) - KATAKANA_TO_HIRAGANA);
}

/** Parts of names by which people call each other, if only one player of the cast can be meant. */
function shortNames(cast: readonly Called[]): CallName[] {
  const owners = new Map<string, PlayerId | null>();
  for (const { player, name } of cast) {
    for (const part of partsOf(fold(name).text)) {
      const owner = owners.get(part);
      owners.set(part, owner === undefined || owner === player ? player : null);
    }
  }
  return [...owners].flatMap(([text, player]) =>
    player === null
      ? []
      : [{ text, player, kind: text.length === 1 ? ('letter' as const) : ('short' as const) }],
  );
}

/** `CV:若本規夫`: also by what stands on either side of the mark, and by the parts of that. */
function partsOf(name: string): string[] {
  const pieces = name.split(/[:・]/).filter((piece) => piece.length > 1);
  if (pieces.length < 2 && !name.includes(':')) return partsOfPiece(name);
  return pieces
    .filter((piece) => scriptAt(piece, 0) !== 'latin' || piece.length >= SHORTEST_PART)
    .flatMap((piece) => [piece, ...partsOfPiece(piece)]);
}

function partsOfPiece(name: string): string[] {
  if (isAll(name, 'katakana')) return katakanaParts(name);
  const script = scriptAt(name, 0);
  if (script === 'latin') return latinParts(name);
  return script === 'kanji' || script === 'katakana' || script === 'hiragana' ? familyAndGiven(name) : [];
}

/** `オットー`: オト, オットー without its end; `カタリナ`: リナ, カタ. */
function katakanaParts(name: string): string[] {
  const plain = name.replace(/[ーッ]/g, '');
  const parts = new Set<string>(plain.length >= 2 ? [plain] : []);
  for (const base of [name, plain]) {
    for (let length = 2; length < base.length; length++) {
      parts.add(base.slice(0, length));
      parts.add(base.slice(base.length - length));
    }
  }
  parts.delete(name);
  return [...parts].filter((part) => !/^[ーッャュョァィゥェォン]/.test(part));
}

const SHORTEST_PART = 3;
const NO_NAMES = new Set(['the', 'old', 'von', 'van', 'der', 'mrs', 'miss', 'lady', 'lord', 'sir', 'young']);

/** `Captain Holt`: Captain, Holt. */
function latinParts(name: string): string[] {
  const words = name.split(/[ .]+/);
  if (words.length < 2) return [];
  return words.filter(
    (word) => word.length >= SHORTEST_PART && /^[a-z\u00df-\u024f'-]+$/.test(word) && !NO_NAMES.has(word),
  );
}

/** `谷本道哉`: 谷本, 道哉; `千川ちひろ`: 千川, ちひろ; `渋谷凛`: 渋谷, 凛; `不知火祈`: 不知火. */
function familyAndGiven(name: string): string[] {
  const cuts = new Set<number>();
  for (let index = 1; index < name.length; index++) {
    if (scriptAt(name, index) !== scriptAt(name, index - 1)) cuts.add(index);
  }
  if (isAll(name, 'kanji') && name.length >= 3) cuts.add(2);
  const parts = [...cuts].flatMap((cut) => [name.slice(0, cut), name.slice(cut)]);
  const long = isAll(name, 'kanji') && name.length >= 4 ? [name.slice(0, 3)] : [];
  return [...parts, ...long].filter((part) => part !== '');
}

function isAll(text: string, script: Script): boolean {
  for (let index = 0; index < text.length; index++) {
    if (scriptAt(text, index) !== script) return false;
  }
  return text !== '';
}
