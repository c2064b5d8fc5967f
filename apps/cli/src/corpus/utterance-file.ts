import { DISCUSSION, parseScheme, type TagScheme } from '@mura/corpus';
import { WrongInput } from '../ending.ts';
import { findPlace } from '../games.ts';
import { firstLine, readBytes } from '../input.ts';
import { type Rosters, toRosters } from '../natural/item.ts';

/** The players of villages, by the keys by which utterances name them. */
export async function rostersIn(path: string | undefined): Promise<Rosters> {
  return path === undefined ? new Map() : toRosters((await readBytes(path)).toString('utf8'), path);
}

/** Which opinions are tagged; the paper's by default. */
export async function schemeIn(path: string | undefined): Promise<TagScheme> {
  if (path === undefined) return DISCUSSION;
  const scheme = parseScheme((await readBytes(path)).toString('utf8'));
  if (!scheme.ok) throw new WrongInput(`The scheme ${path} cannot be used: ${scheme.error}.`);
  return scheme.value;
}

/** Whether a file holds utterances, one JSON object a line, and not a game. */
export async function hasUtterances(place: string): Promise<boolean> {
  const { file, line } = findPlace(place);
  if (line !== null || file === '-') return false;
  try {
    return isUtteranceLine((await firstLine(file, {})).line);
  } catch (error) {
    if (error instanceof WrongInput) return false;
    throw error;
  }
}

export function isUtteranceLine(line: Uint8Array): boolean {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(line));
    return (
      typeof value === 'object' && value !== null && 'text' in value && !('mura' in value || 'log' in value)
    );
  } catch {
    return false;
  }
}
