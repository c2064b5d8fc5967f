import { findBot } from '@mura/bots';
import { accept, type Event, type Result, refuse, type Team } from '@mura/engine';
import { web } from '@mura/protocols';
import {
  describeRecordError,
  headerOf,
  isKnown,
  readRecord,
  type VillageRecord,
  writeRecord,
} from '@mura/records';

/** A record that was sent, as far as it can be looked at: it is whole, but nobody saw it being played. */
export interface SoloRecord {
  readonly village: string;
  readonly players: number;
  readonly language: string;
  readonly winner: Team | null;
  /** Written anew, with the licence. */
  readonly text: string;
}

const LONGEST = 3_000_000;
const MOST_LINES = 20_000;

/** A record as somebody sends it; or what is wrong with it. */
export function readSentRecord(body: Uint8Array): Result<SoloRecord, web.WebError> {
  const sent = web.decodeBody(web.sentRecordBody, new TextDecoder().decode(body));
  return sent.ok ? readSoloRecord(sent.value.record) : sent;
}

/** Takes the whole record of an ended village of one person and bots, and nothing else. */
function readSoloRecord(text: string): Result<SoloRecord, web.WebError> {
  if (text.length > LONGEST) return refuse(web.webError('tooLarge'));
  const read = readRecord(text, { limits: { lines: MOST_LINES } });
  if (!read.ok) return wrong(describeRecordError(read.error));
  const { header, entries } = read.value.record;
  const events = entries.map(({ event }) => event).filter(isKnown);
  if (events.length < entries.length) return wrong('an event that is not known');
  if (header.source !== null || !header.village.startsWith('solo-')) return wrong('it was not played alone');
  if (events[0]?.type !== 'opened') return wrong('it has no beginning');
  if (!isOfOnePerson(events, header.cast.length)) return wrong('all but one must be bots');
  const ended = events.find((event) => event.type === 'ended');
  if (ended === undefined) return wrong('it has not ended');
  const { village, cast, language } = header;
  return accept({
    village,
    players: cast.length,
    language,
    winner: ended.winner,
    text: writeRecord(withLicence(read.value.record)),
  });
}

function wrong(what: string): Result<never, web.WebError> {
  return refuse(web.webError('wrongRecord', what));
}

/** Nobody sends what others have said. */
function isOfOnePerson(events: readonly Event[], players: number): boolean {
  const sealed = events.find((event) => event.type === 'sealed');
  if (sealed === undefined || sealed.players.length !== players) return false;
  return sealed.players.filter((name) => !findBot(name.replace(/ \d{1,2}$/, '')).ok).length === 1;
}

function withLicence({ header, entries }: VillageRecord): VillageRecord {
  const { village, software, consent } = header;
  return { header: headerOf(header, { village, software, consent, licence: web.SENT_LICENCE }), entries };
}
