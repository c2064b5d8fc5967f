import { type Event, givenTo, type Viewer } from '@mura/engine';
import { isKnown, writeEntry } from '@mura/records';
import { readLines } from './record-text.ts';

interface KnownPart {
  readonly header: string;
  readonly lines: readonly string[];
  /** Whose knowledge it is, together. */
  readonly knownBy: readonly Viewer[];
}

/** In the order of the record, numbered anew: where something is missing is not to be seen. */
export function knownLines({ header, lines, knownBy }: KnownPart): string[] {
  const stamped = readLines(header, lines).flatMap(({ at, event }) =>
    isKnown(event) ? [{ at, event }] : [],
  );
  const events = stamped.map(({ event }) => event);
  const given = new Set(knownBy.flatMap((viewer) => givenTo(viewer, events).map(({ event }) => event)));
  const known = stamped.flatMap(({ at, event }) => {
    const shown = event.type === 'sealed' ? unsealed(given) : given.has(event) ? event : null;
    return shown === null ? [] : [{ at, event: shown }];
  });
  return known.map(({ at, event }, seq) => writeEntry({ seq, at, event }));
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
