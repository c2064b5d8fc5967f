import { type Character, MAX_PLAYERS, MIN_PLAYERS } from './player.ts';
import { accept, type Result, refuse } from './result.ts';
import { isRole, ROLES, type Role } from './roles/index.ts';
import { PARTS, type Part, type Rules } from './rules.ts';

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
    ...checkRoles(setup.rules),
    ...checkSeats(setup),
    ...checkParts('rules.firstDay', setup.rules.firstDay),
    ...checkParts('rules.laterDays', setup.rules.laterDays),
    ...checkNumbers(setup.rules),
  ];
  return errors.length === 0 ? accept(setup) : refuse(errors);
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
  if (cast.length !== seats) errors.push(error('cast', `has ${cast.length} characters for ${seats} players`));
  if (players.length !== seats)
    errors.push(error('players', `has ${players.length} names for ${seats} players`));
  if (wishes.length !== seats)
    errors.push(error('wishes', `has ${wishes.length} entries for ${seats} players`));
  if (new Set(cast.map(({ name }) => name)).size < cast.length)
    errors.push(error('cast', 'names a character twice'));
  cast.forEach(({ name }, index) => {
    if (name.trim() === '' || name.length > 40 || hasControl(name)) {
      errors.push(
        error(`cast[${index}].name`, 'must be a visible name of at most 40 characters on one line'),
      );
    }
  });
  wishes.forEach((wish, index) => {
    if (wish !== null && !isRole(wish))
      errors.push(error(`wishes[${index}]`, `must be one of ${ROLES.join(', ')}, or null`));
  });
  return errors;
}

function hasControl(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\u0000-\u001f\u007f]/.test(text);
}

function checkParts(path: string, parts: readonly Part[]): SetupError[] {
  const places = parts.map((part) => PARTS.indexOf(part));
  const inOrder = places.every((place, index) => place >= 0 && (index === 0 || place > places[index - 1]!));
  const errors = inOrder ? [] : [error(path, `must be some of ${PARTS.join(', ')}, in this order`)];
  if (!parts.includes('dusk')) errors.push(error(path, 'must have a dusk'));
  return errors;
}

function checkNumbers(rules: Rules): SetupError[] {
  const { talk, whisper, vote, attack, end, absence } = rules;
  const limits: [path: string, value: number | null, least: number, most: number][] = [
    ['rules.talk.turns', talk.turns, 0, 1000],
    ['rules.talk.perPlayer', talk.perPlayer, 0, 1000],
    ['rules.talk.skips', talk.skips, 0, 1000],
    ['rules.whisper.turns', whisper.turns, 0, 1000],
    ['rules.whisper.perPlayer', whisper.perPlayer, 0, 1000],
    ['rules.whisper.skips', whisper.skips, 0, 1000],
    ['rules.vote.rounds', vote.rounds, 0, 100],
    ['rules.attack.rounds', attack.rounds, 1, 100],
    ['rules.end.lastDay', end.lastDay, 1, 1000],
    ['rules.absence.answerLimit', absence.answerLimit, 1, 86_400_000],
    ['rules.absence.abortedBy', absence.abortedBy, 1, MAX_PLAYERS],
  ];
  return limits
    .filter(([, value, least, most]) => value !== null && !isCount(value, least, most))
    .map(([path, , least, most]) => error(path, `must be a whole number from ${least} to ${most}`));
}

function isCount(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function error(path: string, message: string): SetupError {
  return { path, message };
}
