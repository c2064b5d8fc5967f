import {
  accept,
  isRole,
  type PlayerId,
  type Result,
  ROLES,
  refuse,
  SPECIES,
  type Species,
} from '@mura/engine';
import { type Claim, namesFellows } from './claim.ts';

/** Why a line of claims cannot be used. */
export interface ClaimError {
  /** From 1 on. */
  readonly line: number;
  readonly message: string;
}

/** What a line of claims may speak of. */
export interface ClaimScope {
  readonly players: number;
  /** The day on which a player said something in an event; `null` where they did not. */
  readonly dayOf: (seq: number, player: PlayerId) => number | null;
}

/**
 * Claims that people, or other programs, found in natural talk: one JSON object a line, a `Claim` without `day` (it is
 * that of the event `seq`). Empty lines are passed over; the first wrong line is told.
 */
export function parseClaims(text: string, scope: ClaimScope): Result<Claim[], ClaimError> {
  const claims: Claim[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const claim = parseLine(line, scope);
    if (!claim.ok) return refuse({ line: index + 1, message: claim.error });
    claims.push(claim.value);
  }
  return accept(claims.sort((one, other) => one.seq - other.seq));
}

type ClaimFields = Readonly<Record<string, unknown>>;

function parseLine(line: string, scope: ClaimScope): Result<Claim, string> {
  const fields = parseObject(line);
  if (fields === null) return refuse('it is not a JSON object');
  const { seq, player } = fields;
  if (!isPlayer(player, scope)) return refuse(notPlayer('player', scope));
  const day = typeof seq === 'number' ? scope.dayOf(seq, player) : null;
  if (typeof seq !== 'number' || day === null)
    return refuse('"seq" must be the number of an event in which the player talks');
  return parseContent(fields, { seq, day, player }, scope);
}

function parseObject(line: string): ClaimFields | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as ClaimFields)
      : null;
  } catch {
    return null;
  }
}

type ClaimHead = Pick<Claim, 'seq' | 'day' | 'player'>;

function parseContent(fields: ClaimFields, made: ClaimHead, scope: ClaimScope): Result<Claim, string> {
  const { type, role, target, by, result } = fields;
  switch (type) {
    case 'role':
    case 'denial':
      return isRole(role) ? accept({ type, ...made, role }) : refuse('"role" must be a role, e.g. "seer"');
    case 'fellow':
      if (!isPlayer(target, scope)) return refuse(notPlayer('target', scope));
      return isRole(role) && namesFellows(role)
        ? accept({ type, ...made, target, role })
        : refuse(`"role" must be "${ROLES.filter(namesFellows).join('" or "')}"`);
    case 'result':
      if (!isPlayer(target, scope)) return refuse(notPlayer('target', scope));
      if (by !== 'divined' && by !== 'identified') return refuse('"by" must be "divined" or "identified"');
      if (!isSpecies(result)) return refuse('"result" must be "human" or "werewolf"');
      return withAbout(fields, { type, ...made, by, target, result });
    case 'guard':
      if (!isPlayer(target, scope)) return refuse(notPlayer('target', scope));
      return withAbout(fields, { type, ...made, target });
    default:
      return refuse('"type" must be "role", "denial", "fellow", "result" or "guard"');
  }
}

function withAbout<Kind extends Claim>({ about }: ClaimFields, claim: Kind): Result<Kind, string> {
  if (about === undefined) return accept(claim);
  const isDay = typeof about === 'number' && Number.isInteger(about) && about >= 0;
  return isDay ? accept({ ...claim, about }) : refuse('"about" must be a day, from 0 on');
}

function isPlayer(value: unknown, { players }: ClaimScope): value is PlayerId {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= players;
}

function isSpecies(value: unknown): value is Species {
  return (SPECIES as readonly unknown[]).includes(value);
}

function notPlayer(field: string, { players }: ClaimScope): string {
  return `"${field}" must be a player, from 1 to ${players}`;
}
