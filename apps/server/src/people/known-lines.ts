import { type Event, givenTo, type PlayerId, type Viewer } from '@mura/engine';
import { isKnown, writeEntry } from '@mura/records';
import { readLines } from './record-text.ts';

/** How much of a record somebody is given. */
export interface RecordKind {
  /** Without the names of those who played. */
  readonly isAnonymous: boolean;
  /** Whoever asks for it: what these know, it has in any case. */
  readonly knownBy: readonly Viewer[];
  /**
   * What else is not told: all that the end has not opened, while talk goes on; what these, and those who watched, have
   * said in private and thought; or nothing.
   */
  readonly withheld: 'all' | readonly PlayerId[] | 'nothing';
}

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
    case 'corrected':
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
