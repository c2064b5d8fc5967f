import { accept, type Event, fromGiven, type Result, refuse } from '@mura/engine';
import { headerOf, type VillageRecord } from '@mura/records';
import { liveSource } from './live.ts';
import type { Trouble } from './server.ts';
import type { News } from './source.ts';

/** So long nothing more comes after the end, then all has been told; and so long one waits at all. */
const QUIET = 700;
const LONGEST = 20_000;

/** What everybody may know of a village that has ended, as a record: for those who did not play in it. */
export async function publicRecord(id: string): Promise<Result<VillageRecord, Trouble>> {
  const given = await gather(id);
  const opened = given.find(({ event }) => event.type === 'opened')?.event;
  if (opened?.type !== 'opened') return refuse({ code: 'unreachable' });
  if (!given.some(({ event }) => event.type === 'ended')) return refuse({ code: 'notEnded' });
  const { preset, rules, cast, language } = opened;
  const entries = given.map(({ at, event }, seq) => ({
    seq,
    at,
    event: fromGiven(event, null, rules) as Event,
  }));
  return accept({ header: headerOf({ preset, rules, cast, language }, { village: id }), entries });
}

function gather(id: string): Promise<Extract<News, { type: 'event' }>[]> {
  return new Promise((resolve) => {
    const source = liveSource(id);
    const given: Extract<News, { type: 'event' }>[] = [];
    const end = () => {
      source.close();
      resolve(given);
    };
    const longest = setTimeout(end, LONGEST);
    let quiet: ReturnType<typeof setTimeout> | undefined;
    source.listen((news) => {
      if (news.type === 'event') given.push(news);
      clearTimeout(quiet);
      quiet = setTimeout(() => {
        clearTimeout(longest);
        end();
      }, QUIET);
    });
  });
}
