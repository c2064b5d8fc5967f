import type { PlayerId } from '@mura/engine';
import { type CallName, type CallNames, callNamesOf } from './call-names.ts';
import { scriptAt } from './script.ts';
import type { Called } from './utterance.ts';

/** A player is named in a folded text. */
export interface Mention {
  readonly start: number;
  /** After the honorific, if there is one. */
  readonly end: number;
  readonly player: PlayerId;
  /** Called with `@` or `>>`. */
  readonly marked: boolean;
  readonly honorific: boolean;
  readonly kind: CallName['kind'] | 'number' | 'mistyped';
}

/** What a language knows about its words where names are looked for. */
export interface NameHints {
  /** A word in katakana that is no name, e.g. `ライン`. */
  readonly isWord?: (word: string) => boolean;
  /** Whether a name of one character may be followed or preceded by this text, e.g. `妙吊り`. */
  readonly mayFollowLetter?: (text: string, index: number) => boolean;
  readonly mayPrecedeLetter?: (text: string, index: number) => boolean;
}

/** What follows a name. */
export const HONORIFIC =
  /^ {0,2}(?:さん|サン|くん|クン|君|ちゃん|チャン|様|さま|サマ|氏|殿|どの|どん|はん|嬢ちゃん|坊ちゃん|先生|先輩|にいちゃん|ねえちゃん|兄ちゃん|姉ちゃん|おじちゃん|おばちゃん|じいちゃん|ばあちゃん|じいさん|ばあさん|爺さん|婆さん|じい|ばあ|姉さん|兄さん|姉|兄|爺|婆|嬢|坊|っち|たん|の(?:おっさん|おっちゃん|やつ|ヤツ|野郎|ダンナ|姐御|旦那|姐さん|姉さん|兄さん|兄貴|じいさん|爺さん|ばあさん|婆さん|おじさん|おばさん|親分|姉御))(?!達|たち|子|の家)/;
const TITLE = /(?<![a-z])(?:mr|mrs|ms|miss|dr|sir|madam|lady|lord)\.? $/;
const NUMBER = /^agent ?\[?0?(\d{1,2})\]?/;

/** All players named in a folded text, from left to right. */
export function findMentions(text: string, cast: readonly Called[], hints: NameHints = {}): Mention[] {
  const names = callNamesOf(cast);
  const mentions: Mention[] = [];
  let index = 0;
  while (index < text.length) {
    const last = mentions.at(-1);
    const isPassed = last?.end !== index && isInsideWord(text, index);
    const mention = isPassed ? null : mentionAt(text, index, names, hints, last);
    if (mention !== null) mentions.push(mention);
    index = mention === null ? index + 1 : mention.end;
  }
  return mentions;
}

/** No name begins inside a word of small Latin letters. */
function isInsideWord(text: string, index: number): boolean {
  return isSmallLatin(text.charCodeAt(index)) && isSmallLatin(text.charCodeAt(index - 1));
}

function isSmallLatin(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

function mentionAt(
  text: string,
  index: number,
  names: CallNames,
  hints: NameHints,
  last: Mention | undefined,
): Mention | null {
  const marks = marksAt(text, index);
  const start = index + marks;
  const glued = marks > 0 || last?.end === index;
  const found = text.charCodeAt(start) === 0x61 ? numberAt(text, start, names) : null;
  const name = found ?? nameAt(text, start, names, hints, glued) ?? mistypedAt(text, start, names, hints);
  if (name === null) return null;
  const honorific = HONORIFIC.exec(text.slice(name.end, name.end + 9))?.[0] ?? '';
  if (name.needsHonorific && honorific === '') return null;
  return {
    start: marks > 0 ? index : start - titleBefore(text, start),
    end: name.end + honorific.length,
    player: name.player,
    marked: marks > 0,
    honorific: honorific !== '',
    kind: name.kind,
  };
}

/** How many characters of `@` or `>>` stand here. */
function marksAt(text: string, index: number): number {
  if (text[index] === '@') return 1;
  if (text[index] === '>' && text[index + 1] === '>') return 2;
  return text[index] === '》' ? 1 : 0;
}

function titleBefore(text: string, start: number): number {
  return text[start - 1] === ' '
    ? (TITLE.exec(text.slice(Math.max(0, start - 8), start))?.[0].length ?? 0)
    : 0;
}

interface FoundMention {
  readonly end: number;
  readonly player: PlayerId;
  readonly kind: Mention['kind'];
  readonly needsHonorific?: boolean;
}

function numberAt(text: string, start: number, { numbers }: CallNames): FoundMention | null {
  if (scriptAt(text, start - 1) === 'latin') return null;
  const match = NUMBER.exec(text.slice(start, start + 10));
  const player = match === null ? undefined : numbers.get(Number(match[1]));
  return match === null || player === undefined
    ? null
    : { end: start + match[0].length, player, kind: 'number' };
}

function nameAt(
  text: string,
  start: number,
  { byFirst }: CallNames,
  hints: NameHints,
  glued: boolean,
): FoundMention | null {
  for (const name of byFirst.get(text[start] as string) ?? []) {
    if (!text.startsWith(name.text, start)) continue;
    const end = start + name.text.length;
    if (standsAlone(text, start, end, name, byFirst, hints, glued))
      return { end, player: name.player, kind: name.kind };
  }
  return null;
}

function standsAlone(
  text: string,
  start: number,
  end: number,
  name: CallName,
  byFirst: CallNames['byFirst'],
  hints: NameHints,
  glued: boolean,
): boolean {
  if (name.kind === 'letter') return letterStandsAlone(text, start, end, byFirst, hints, glued);
  const script = scriptAt(text, start);
  if (script === 'latin') return latinStandsAlone(text, start, end, glued);
  if (script === 'katakana') return katakanaStandsAlone(text, start, end, name, byFirst, hints, glued);
  const isCommon = name.text.length === 2 || name.kind === 'respelled';
  if (script === 'hiragana' && isCommon) return hiraganaStandsAlone(text, start, end);
  return true;
}

function latinStandsAlone(text: string, start: number, end: number, glued: boolean): boolean {
  const before = scriptAt(text, start - 1);
  const after = scriptAt(text, end);
  const begins = glued || (before !== 'latin' && before !== 'digit');
  return begins && (text[start - 1] === '@' || (after !== 'latin' && after !== 'digit'));
}

/** A name in katakana is a whole run of katakana, or followed by another name or a known word. */
function katakanaStandsAlone(
  text: string,
  start: number,
  end: number,
  name: CallName,
  byFirst: CallNames['byFirst'],
  hints: NameHints,
  glued: boolean,
): boolean {
  if (!glued && scriptAt(text, start - 1) === 'katakana') return false;
  const rest = katakanaRun(text, end);
  if (name.kind === 'short') return rest === '' && hints.isWord?.(name.text) !== true;
  if (rest === '' || isMarked(text, start)) return true;
  return hints.isWord?.(rest) === true || beginsWithName(rest, byFirst);
}

function isMarked(text: string, start: number): boolean {
  return text[start - 1] === '@' || text[start - 1] === '>' || text[start - 1] === '》';
}

function beginsWithName(rest: string, byFirst: CallNames['byFirst']): boolean {
  return (byFirst.get(rest[0] as string) ?? []).some(
    ({ text, kind }) => kind === 'name' && rest.startsWith(text),
  );
}

const LONGEST_RUN = 24;

function katakanaRun(text: string, start: number): string {
  let end = start;
  while (end - start < LONGEST_RUN && scriptAt(text, end) === 'katakana') end++;
  return text.slice(start, end);
}

/** What is said of somebody in the game, by its first words: `そら吊り`, `そらに投票`, `そらが怪しい`. */
const OF_PLAYER =
  /^(?:[をはがも]?(?:吊|占|処刑|追放|怪し|疑|黒|白|真|偽|人?狼|人間|村人)|[にへ](?:投票|入れ|票|一票|1票|黒|白))/;
const PARTICLE_AFTER = /^(?:[はがをもの]|[、,。!?]|$)/;
const PARTICLES_BEFORE = 'はがもとをのや';

/** Two letters of hiragana are a name before an honorific, as the first word, or where something is said of a player. */
function hiraganaStandsAlone(text: string, start: number, end: number): boolean {
  const before = scriptAt(text, start - 1);
  const after = text.slice(end, end + 9);
  const isWord = before !== 'hiragana' && HONORIFIC.test(after);
  if (isWord || (before === 'other' && PARTICLE_AFTER.test(after))) return true;
  const isAfterWord =
    before === 'other' || before === 'kanji' || PARTICLES_BEFORE.includes(text[start - 1] ?? ' ');
  return isAfterWord && OF_PLAYER.test(after);
}

/** `旅` in `▼旅`, `旅修`, `旅は`, but not in `旅行`. */
function letterStandsAlone(
  text: string,
  start: number,
  end: number,
  byFirst: CallNames['byFirst'],
  hints: NameHints,
  glued: boolean,
): boolean {
  const isLetter = (index: number) =>
    byFirst.get(text[index] ?? '')?.some(({ kind }) => kind === 'letter') === true;
  const before = scriptAt(text, start - 1);
  const after = scriptAt(text, end);
  const begins =
    glued ||
    before === 'other' ||
    before === 'digit' ||
    isLetter(start - 1) ||
    (hints.mayPrecedeLetter?.(text, start) ?? true);
  const ends =
    after === 'other' ||
    after === 'digit' ||
    isLetter(end) ||
    HONORIFIC.test(text.slice(end, end + 9)) ||
    (hints.mayFollowLetter?.(text, end) ?? true);
  return begins && ends;
}

const AFTER_MISTYPED = /^(?:さん|ちゃん|くん|君|様|は|が|を|に|の|も)/;

/** A run of katakana with one wrong letter, e.g. `リョョさん`. */
function mistypedAt(
  text: string,
  start: number,
  { katakana }: CallNames,
  hints: NameHints,
): FoundMention | null {
  if (scriptAt(text, start) !== 'katakana' || scriptAt(text, start - 1) === 'katakana') return null;
  const run = katakanaRun(text, start);
  const end = start + run.length;
  if (run.length < 3 || hints.isWord?.(run) === true || !AFTER_MISTYPED.test(text.slice(end, end + 3)))
    return null;
  const near = katakana.filter(({ text: name }) => differsInOne(name, run));
  const player = near[0]?.player;
  return player === undefined || near.length > 1
    ? null
    : { end, player, kind: 'mistyped', needsHonorific: run.length < 4 };
}

function differsInOne(name: string, run: string): boolean {
  if (name.length !== run.length || name[0] !== run[0]) return false;
  let differences = 0;
  for (let index = 0; index < name.length; index++) {
    if (name[index] !== run[index]) differences++;
  }
  return differences === 1;
}
