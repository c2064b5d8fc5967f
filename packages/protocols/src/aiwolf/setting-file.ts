import { AIWOLF_DEFAULTS, type AIWolfSettings, accept, type Result, refuse } from '@mura/engine';

/** What a setting file of the Java server says, in its own names. */
export interface SettingFile {
  readonly settings: Partial<AIWolfSettings>;
  /** Keys that mean nothing to us. */
  readonly unknown: readonly string[];
  /** Keys that are not there: they have the usual values here, and 0 or false on the Java server. */
  readonly absent: readonly string[];
}

/** Names of flags have a prefix in the file that they lose on the wire. */
const KEYS = new Map<string, keyof AIWolfSettings>(
  (Object.keys(AIWOLF_DEFAULTS) as (keyof AIWolfSettings)[]).map((key) => [fileKey(key).toLowerCase(), key]),
);

/** Known, and of no effect: the platform does not use the one, and nobody may choose the other. */
const WITHOUT_EFFECT = ['isvotableinfirstday', 'randomseed'];

function fileKey(key: keyof AIWolfSettings): string {
  return typeof AIWOLF_DEFAULTS[key] === 'boolean' ? `is${key[0]!.toUpperCase()}${key.slice(1)}` : key;
}

/** `key = value` lines with `#` comments; or the line that is wrong, and what is allowed there. */
export function parseSettingFile(text: string): Result<SettingFile, string> {
  const settings = new Map<keyof AIWolfSettings, number | boolean>();
  const unknown: string[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const written = line.replace(/#.*/, '').trim();
    if (written === '') continue;
    const equals = written.indexOf('=');
    if (equals < 0) return refuse(`Line ${index + 1}: there must be a key, '=' and a value.`);
    const word = written.slice(0, equals).trim();
    const key = KEYS.get(word.toLowerCase());
    if (key === undefined) {
      if (!WITHOUT_EFFECT.includes(word.toLowerCase())) unknown.push(word);
      continue;
    }
    const value = parseValue(key, written.slice(equals + 1).trim());
    if (value === null) return refuse(`Line ${index + 1}: ${word} must be a whole number${fromWhere(key)}.`);
    settings.set(key, value);
  }
  const absent = [...KEYS.values()].filter((key) => !settings.has(key)).map(fileKey);
  return accept({ settings: Object.fromEntries(settings), unknown, absent });
}

/** A flag is true where its value begins with Y or T, in either case. */
function parseValue(key: keyof AIWolfSettings, value: string): number | boolean | null {
  if (typeof AIWOLF_DEFAULTS[key] === 'boolean') return /^[YyTt]/.test(value);
  const number = /^-?\d{1,9}$/.test(value) ? Number(value) : null;
  if (number === null) return null;
  if (key === 'timeLimit') return number === -1 || number > 0 ? number : null;
  return number >= 0 ? number : null;
}

function fromWhere(key: keyof AIWolfSettings): string {
  return key === 'timeLimit' ? ' from 1, or -1 for the usual limit' : ' from 0';
}
