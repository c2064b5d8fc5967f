import type { Character, Role, Rules } from '@mura/engine';
import * as licos from '@mura/protocols/licos';
import type { Header } from '../record.ts';

/** The first line of a log: what no message of LiCOS says, and a reader needs. */
export interface LogHead {
  readonly type: typeof licos.LOG_TYPE;
  readonly protocol: '0.3';
  /** Our id of the village, and the number by which its messages call it. */
  readonly village: string;
  readonly number: number;
  readonly preset: string;
  readonly rules: Rules;
  readonly cast: readonly Character[];
  readonly language: string;
  /** Who is what, by player; `null` where it is not known of all. */
  readonly deal: readonly Role[] | null;
  readonly players: readonly string[] | null;
  readonly seed: string | null;
  readonly consent: string | null;
  readonly licence: string | null;
  readonly software: string;
  /** Whether the times are real; some sources have none. */
  readonly timed: boolean;
  /** What of the record this log does not say: the type of an event (`tieBroken`), or a fact (`talked.expression`). */
  readonly unsaid: readonly string[];
}

export function isLogHead(line: unknown): line is LogHead {
  return typeof line === 'object' && line !== null && (line as { type?: unknown }).type === licos.LOG_TYPE;
}

export function aboutOf(
  header: Header,
): Pick<LogHead, 'village' | 'preset' | 'rules' | 'cast' | 'language' | 'consent' | 'licence' | 'software'> {
  const { village, preset, rules, cast, language, consent, licence, software } = header;
  return { village, preset, rules, cast, language, consent, licence, software };
}

/** What a log that was written here does not say of its village. */
export function unsaidIn(log: string): readonly string[] {
  const head: unknown = JSON.parse(log.slice(0, log.indexOf('\n')));
  return isLogHead(head) ? head.unsaid : [];
}
