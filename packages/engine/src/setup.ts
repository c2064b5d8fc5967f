import { checkClock } from './clock/check.ts';
import { type Character, MAX_PLAYERS, MIN_PLAYERS } from './player.ts';
import { accept, type Result, refuse } from './result.ts';
import { isPack, isRole, ROLES, type Role } from './roles/index.ts';
import { type Part, RULES, type Rules, seatsThat } from './rules.ts';
import { demandOf, type Fault, faultsIn, isObject } from './shape/index.ts';

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
  const { errors, seats } = findErrors(setup.rules);
  const parts = [
    errors,
    checkSeats(setup, seats ?? countPlayers(setup.rules)),
    checkCast(setup.cast),
    checkWishes(setup),
  ];
  return parts.every(isEmpty) ? accept(setup) : refuse(parts.flat());
}

function isEmpty(errors: readonly SetupError[]): boolean {
  return errors.length === 0;
}

const NO_ERRORS: readonly SetupError[] = [];

interface RulesErrors {
  readonly errors: readonly SetupError[];
  /** How many players there are; `null` where the rules are wrong. */
  readonly seats: number | null;
  /** Rules that nobody knows: they change nothing, but rules from outside must not hold them. */
  readonly unknown: readonly SetupError[];
}

/** Many villages are opened with the same rules and cast: each is checked once. */
const rulesErrors = new WeakMap<object, RulesErrors>();
const castErrors = new WeakMap<readonly Character[], readonly SetupError[]>();

/** Rules from outside; or all that is wrong with them, each with its place and what is allowed there. */
export function checkRules(rules: unknown): Result<Rules, readonly SetupError[]> {
  if (!isObject(rules)) return refuse(faultsIn(RULES, rules).map(toError));
  const { errors, unknown } = findErrors(rules);
  return errors.length + unknown.length === 0
    ? accept(rules as unknown as Rules)
    : refuse([...unknown, ...errors]);
}

function findErrors(rules: object): RulesErrors {
  const known = rulesErrors.get(rules);
  if (known !== undefined) return known;
  const faults = faultsIn(RULES, rules, { most: MOST_NAMED });
  const errors = [
    ...faults.filter(({ of }) => of !== 'unknown').map(toError),
    ...(hasForm(faults) ? checkTogether(rules as Rules, faults) : []),
  ];
  const found = {
    errors,
    seats: errors.length === 0 ? countPlayers(rules as Rules) : null,
    unknown: faults.filter(({ of }) => of === 'unknown').map(toError),
  };
  rulesErrors.set(rules, found);
  return found;
}

/** More than there are rules. */
const MOST_NAMED = 200;

function toError(fault: Fault): SetupError {
  return error(fault.path === '' ? 'rules' : `rules.${fault.path}`, demandOf(fault));
}

/** Every rule stands in its place, whatever it says. */
function hasForm(faults: readonly Fault[]): boolean {
  return faults.every(({ of }) => of !== 'form');
}

/** Rules that are sound alone must also fit together. */
function checkTogether(rules: Rules, faults: readonly Fault[]): SetupError[] {
  const isCounted = faults.every(({ path }) => !path.startsWith('roles'));
  return [
    ...(isCounted ? checkRoles(rules) : []),
    ...checkDusk('rules.firstDay', rules.firstDay),
    ...checkDusk('rules.laterDays', rules.laterDays),
    ...checkClock(rules).map(([place, message]) => error(`rules.${place}`, message)),
  ];
}

export function countPlayers(rules: Rules): number {
  return seatsThat(rules.roles, () => true);
}

function checkRoles(rules: Rules): SetupError[] {
  const players = countPlayers(rules);
  const werewolf = seatsThat(rules.roles, isPack);
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

function checkSeats({ cast, wishes, players }: Setup, seats: number): SetupError[] {
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
  if (wishes.every(isWish)) return NO_ERRORS;
  return wishes.flatMap((wish, index) =>
    isWish(wish) ? [] : [error(`wishes[${index}]`, `must be one of ${ROLES.join(', ')}, or null`)],
  );
}

function isWish(wish: unknown): boolean {
  return wish === null || isRole(wish);
}

/** What can stand as a name in a list: something to see, and no control characters. */
export function isOneVisibleLine(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.trim() !== '' && !/[\u0000-\u001f\u007f]/.test(text);
}

function checkDusk(path: string, parts: readonly Part[]): SetupError[] {
  return parts.includes('dusk') ? [] : [error(path, 'must have a dusk')];
}

function error(path: string, message: string): SetupError {
  return { path, message };
}
