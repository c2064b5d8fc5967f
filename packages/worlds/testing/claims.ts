import { agentCast, type Event, findPreset, type PlayerId, type Role, type RoleCounts } from '@mura/engine';
import { plainTalk } from '../../engine/testing/talked.ts';
import type { Claim } from '../src/claims/claim.ts';
import { claimsIn } from '../src/claims/claims-in.ts';
import { type ClaimHearing, hear, NOTHING_HEARD } from '../src/claims/hearing.ts';
import { type ClaimTable, claimTable } from '../src/claims/table.ts';

/** What happens, in the words of tests: `[1, 'COMINGOUT Agent[01] SEER']` is said by player 1. */
export type Happening = Event | readonly [player: PlayerId, text: string];

export function opened(preset: string, roles: Partial<RoleCounts> = {}): Event {
  const rules = findPreset(preset);
  if (!rules.ok) throw new Error(rules.error);
  const counts = { ...rules.value.roles, ...roles };
  const players = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const village = { preset, language: 'aiwolf', cast: agentCast(players) };
  return { type: 'opened', audience: 'public', ...village, rules: { ...rules.value, roles: counts } };
}

export function said(player: PlayerId, text: string, day = 1): Event {
  return plainTalk(player, text, day);
}

export function dayBegan(day: number): Event {
  return { type: 'dayBegan', audience: 'public', day };
}

export function executed(player: PlayerId, day: number): Event {
  return { type: 'executed', audience: 'public', day, player };
}

export function dawn(day: number, ...dead: PlayerId[]): Event {
  return { type: 'dawnBroke', audience: 'public', day, dead, votes: null, counts: null, executed: null };
}

export function shown(player: PlayerId, role: Role): Event {
  return { type: 'roleShown', audience: 'public', player, role };
}

/** All events of a village, the talk on the day that began last. */
export function eventsOf(...happenings: readonly Happening[]): Event[] {
  let day = 0;
  return happenings.map((happening) => {
    if (!('type' in happening)) return said(happening[0], happening[1], day);
    if (happening.type === 'dayBegan') day = happening.day;
    return happening;
  });
}

export function hearAll(events: readonly Event[]): ClaimHearing {
  return events.reduce((hearing, event, seq) => hear(hearing, event, seq), NOTHING_HEARD);
}

export function tableOf(...happenings: readonly Happening[]): ClaimTable {
  return claimTable(hearAll(eventsOf(...happenings)));
}

/** What one utterance claims on day 2 in a village of 15, without the event it stands in. */
export function claimed(player: PlayerId, text: string): Omit<Claim, 'seq' | 'day' | 'player'>[] {
  return claimsIn(said(player, text, 2), 7, agentCast(15)).map((claim) => {
    const { seq, day, player: by, ...content } = claim;
    if (seq !== 7 || day !== 2 || by !== player) throw new Error(`${text} claims for somebody else`);
    return content;
  });
}
