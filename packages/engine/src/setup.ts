import { LONGEST_TEXT } from './action.ts';
import { checkClock } from './clock/check.ts';
import { isCount } from './count.ts';
import { type Character, MAX_PLAYERS, MIN_PLAYERS } from './player.ts';
import { accept, type Result, refuse } from './result.ts';
import { isRole, ROLES, type Role } from './roles/index.ts';
import { isInOrder, PARTS, type Part, type Rules, type TalkRules } from './rules.ts';
import { WORDS } from './words.ts';

/** How a village is to be; it may be wrong. Only `open` makes a village of it. */
export interface Setup {
  /** The name of the preset, or `custom`. */
  readonly preset: string;
  readonly rules: Rules;
  readonly cast: readonly Character[];
  readonly language: string;
  /** The role each player asks for; those who come first in the shuffle are granted it while there are seats. */
  readonly wishes: readonly (Role | null)[];
  /** Who plays whom: names of people or programs, known to the master until the end. */
  readonly players: readonly string[];
  /** The seed of chance, for the master; `null` where chance has none. */
  readonly seed: string | null;
}

/** Where a setup is wrong, and what is allowed there. */
export interface SetupError {
  /** E.g. `rules.roles.werewolf`. */
  readonly path: string;
  readonly message: string;
}

/** All that is wrong with a setup. */
export function checkSetup(setup: Setup): Result<Setup, SetupError[]> {
  const errors = [
    ...checkRules(setup.rules),
    ...checkSeats(setup),
    ...checkCast(setup.cast),
    ...checkWishes(setup),
  ];
  return errors.length === 0 ? accept(setup) : refuse(errors);
}

const NO_ERRORS: readonly SetupError[] = [];

/** Many villages are opened with the same rules and cast: each is checked once. */
const rulesErrors = new WeakMap<Rules, readonly SetupError[]>();
const castErrors = new WeakMap<readonly Character[], readonly SetupError[]>();

function checkRules(rules: Rules): readonly SetupError[] {
  const known = rulesErrors.get(rules);
  if (known !== undefined) return known;
  const errors = [
    ...checkRoles(rules),
    ...checkParts('rules.firstDay', rules.firstDay),
    ...checkParts('rules.laterDays', rules.laterDays),
    ...checkNumbers(rules),
    ...checkWords(rules),
    ...checkClock(rules).map(([place, message]) => error(`rules.${place}`, message)),
  ];
  rulesErrors.set(rules, errors);
  return errors;
}

export function countPlayers(rules: Rules): number {
  return ROLES.reduce((sum, role) => sum + rules.roles[role], 0);
}

function checkRoles(rules: Rules): SetupError[] {
  const odd = ROLES.filter((role) => !isCount(rules.roles[role], 0, MAX_PLAYERS));
  if (odd.length > 0) {
    return odd.map((role) => error(`rules.roles.${role}`, `must be a whole number from 0 to ${MAX_PLAYERS}`));
  }
  const players = countPlayers(rules);
  const { werewolf } = rules.roles;
  const errors: SetupError[] = [];
  if (players < MIN_PLAYERS || players > MAX_PLAYERS) {
    errors.push(
      error('rules.roles', `make ${players} players; a village has ${MIN_PLAYERS} to ${MAX_PLAYERS}`),
    );
  }
  if (werewolf === 0) errors.push(error('rules.roles.werewolf', 'must be at least 1'));
  else if (werewolf * 2 >= players) {
    errors.push(
      error(
        'rules.roles.werewolf',
        `must be fewer than the others: ${werewolf} of ${players} end the game at once`,
      ),
    );
  }
  return errors;
}

function checkSeats({ rules, cast, wishes, players }: Setup): SetupError[] {
  const seats = countPlayers(rules);
  const errors: SetupError[] = [];
  if (!Number.isInteger(seats)) return errors;
  if (cast.length !== seats) errors.push(error('cast', `has ${cast.length} characters for ${seats} players`));
  if (players.length !== seats)
    errors.push(error('players', `has ${players.length} names for ${seats} players`));
  if (wishes.length !== seats)
    errors.push(error('wishes', `has ${wishes.length} entries for ${seats} players`));
  return errors;
}

function checkCast(cast: readonly Character[]): readonly SetupError[] {
  const known = castErrors.get(cast);
  if (known !== undefined) return known;
  const errors: SetupError[] = [];
  if (new Set(cast.map(({ name }) => name)).size < cast.length)
    errors.push(error('cast', 'names a character twice'));
  cast.forEach(({ name }, index) => {
    if (name.length > 40 || !isOneVisibleLine(name)) {
      errors.push(
        error(`cast[${index}].name`, 'must be a visible name of at most 40 characters on one line'),
      );
    }
  });
  castErrors.set(cast, errors);
  return errors;
}

function checkWishes({ wishes }: Setup): readonly SetupError[] {
  if (wishes.every((wish) => wish === null)) return NO_ERRORS;
  return wishes.flatMap((wish, index) =>
    wish === null || isRole(wish)
      ? []
      : [error(`wishes[${index}]`, `must be one of ${ROLES.join(', ')}, or null`)],
  );
}

/** What can stand as a name in a list: something to see, and no control characters. */
export function isOneVisibleLine(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.trim() !== '' && !/[\u0000-\u001f\u007f]/.test(text);
}

function checkParts(path: string, parts: readonly Part[]): SetupError[] {
  const errors = isInOrder(parts) ? [] : [error(path, `must be some of ${PARTS.join(', ')}, in this order`)];
  if (!parts.includes('dusk')) errors.push(error(path, 'must have a dusk'));
  return errors;
}

interface Limit {
  readonly path: string;
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
  /** `null` is allowed too. */
  readonly orNone: boolean;
}

function checkNumbers(rules: Rules): SetupError[] {
  const { talk, whisper, vote, attack, end, absence } = rules;
  const limits = [
    ...talkLimits('rules.talk', talk),
    ...talkLimits('rules.whisper', whisper),
    limit('rules.vote.rounds', vote.rounds, 0, 100),
    limit('rules.attack.rounds', attack.rounds, 1, 100),
    limit('rules.end.lastDay', end.lastDay, 1, 1000),
    limitOrNone('rules.absence.answerLimit', absence.answerLimit, 1, 86_400_000),
    limitOrNone('rules.absence.abortedBy', absence.abortedBy, 1, MAX_PLAYERS),
  ];
  return limits.filter(isBroken).map(({ path, least, most, orNone }) => {
    const number = `must be a whole number from ${least} to ${most}`;
    return error(path, orNone ? `${number}, or null` : number);
  });
}

function talkLimits(path: string, talk: TalkRules): Limit[] {
  const { perPlayer, skips, length } = talk;
  return [
    ...(talk.mode === 'turns'
      ? [limit(`${path}.turns`, talk.turns, 0, 1000), limit(`${path}.perPlayer`, talk.perPlayer, 0, 1000)]
      : [limitOrNone(`${path}.perPlayer`, perPlayer, 0, 1000)]),
    limit(`${path}.skips`, skips, 0, 1000),
    limitOrNone(`${path}.length.perTalk`, length.perTalk, 0, LONGEST_TEXT),
    limitOrNone(`${path}.length.perPlayer`, length.perPlayer, 0, LONGEST_TEXT),
    limitOrNone(`${path}.length.base`, length.base, 0, LONGEST_TEXT),
    limitOrNone(`${path}.length.mention`, length.mention, 0, LONGEST_TEXT),
  ];
}

function limit(path: string, value: number, least: number, most: number): Limit {
  return { path, value, least, most, orNone: false };
}

function limitOrNone(path: string, value: number | null, least: number, most: number): Limit {
  return { path, value, least, most, orNone: true };
}

function isBroken({ value, least, most, orNone }: Limit): boolean {
  return value === null ? !orNone : !isCount(value, least, most);
}

function checkWords(rules: Rules): SetupError[] {
  return WORDS.filter(({ read, allowed }) => !allowed.includes(read(rules))).map(({ path, allowed }) =>
    error(path, `must be one of ${allowed.join(', ')}`),
  );
}

function error(path: string, message: string): SetupError {
  return { path, message };
}
