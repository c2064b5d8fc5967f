import { type Event, givenTo, type PlayerId } from '@mura/engine';
import { isKnown, writeEntry } from '@mura/records';
import type { RecordKind } from './record-file.ts';
import { readLines } from './record-text.ts';

interface KnownPart extends Pick<RecordKind, 'knownBy'> {
  readonly withheld: Exclude<RecordKind['withheld'], 'nothing'>;
  readonly header: string;
  readonly lines: readonly string[];
}

/** In the order of the record, numbered anew: where something is missing is not to be seen. */
export function knownLines({ header, lines, knownBy, withheld }: KnownPart): string[] {
  const stamped = readLines(header, lines).flatMap(({ at, event }) =>
    isKnown(event) ? [{ at, event }] : [],
  );
  const events = stamped.map(({ event }) => event);
  const given = new Set(knownBy.flatMap((viewer) => givenTo(viewer, events).map(({ event }) => event)));
  const shownAs = (event: Event) => {
    if (given.has(event)) return event;
    if (withheld !== 'all') return isOf(withheld, event) ? null : event;
    return event.type === 'sealed' ? unsealed(given) : null;
  };
  const known = stamped.flatMap(({ at, event }) => {
    const shown = shownAs(event);
    return shown === null ? [] : [{ at, event: shown }];
  });
  return known.map(({ at, event }, seq) => writeEntry({ seq, at, event }));
}

/** Whether it is what one of these, or who watched, has said in private, or thought; moves of the game are everybody's. */
function isOf(players: readonly PlayerId[], event: Event): boolean {
  switch (event.type) {
    case 'talked':
    case 'translated':
    case 'noted':
    case 'marked':
    case 'starred':
      return event.audience !== 'public' && players.includes(event.player);
    case 'watcherTalked':
      return true;
    default:
      return false;
  }
}

/** Who plays whom and who is what is no secret any more once it was revealed; the source of chance stays one. */
function unsealed(given: ReadonlySet<Event>): Event | null {
  for (const event of given) {
    if (event.type !== 'rolesRevealed') continue;
    const { players, roles } = event;
    return { type: 'sealed', audience: 'master', seed: null, players, deal: roles };
  }
  return null;
}
