import type { PlayerId, Talked } from '@mura/engine';
import { isKnown, type VillageRecord } from '@mura/records';
import { type Claim, parseClaims } from '@mura/worlds';
import { WrongInput } from '../ending.ts';
import { toText } from '../game-file.ts';
import { readBytes } from '../input.ts';

/** Claims that people found in natural talk, from a file that stands beside the record. */
export async function readBeside(path: string | undefined, record: VillageRecord): Promise<readonly Claim[]> {
  if (path === undefined) return [];
  const text = toText(path, await readBytes(path));
  const claims = parseClaims(text, { players: record.header.cast.length, dayOf: daysOf(record) });
  if (claims.ok) return claims.value;
  const { line, message } = claims.error;
  throw new WrongInput(`${path}, line ${line}: ${message}.`);
}

/** The day of an utterance that everybody heard. */
function daysOf({ entries }: VillageRecord): (seq: number, player: PlayerId) => number | null {
  const talks = new Map<number, Talked>();
  for (const { seq, event } of entries)
    if (isKnown(event) && event.type === 'talked' && event.channel === 'talk') talks.set(seq, event);
  return (seq, player) => {
    const talk = talks.get(seq);
    return talk?.player === player ? talk.day : null;
  };
}
