import {
  type Character,
  type Event,
  findPreset,
  invariant,
  type Role,
  type Rules,
  toGiven,
} from '@mura/engine';
import type { Page } from 'playwright-core';
import { type Options, scriptVillage, type TestSite, toTalk } from './pages.ts';

export function rulesOf(preset: string): Rules {
  const found = findPreset(preset);
  invariant(found.ok, `${preset} exists`);
  return found.value;
}

export interface ScriptedVillage {
  readonly preset: string;
  readonly names: readonly string[];
  readonly role: Role;
  readonly fellows?: readonly number[];
  /** How one is to talk; as the preset has it. */
  readonly grammar?: Rules['grammar'];
}

/** The news of a village on its first day of talk, as player 1 is told them. */
function villageNews(
  { preset, names, role, fellows = [], ...told }: ScriptedVillage,
  more: readonly Event[] = [],
): unknown[] {
  const cast: Character[] = names.map((name) => ({ name }));
  const rules = { ...rulesOf(preset), ...told };
  const phase =
    rules.clock?.phases.find(({ parts, on }) => parts.includes('talk') && on !== 'firstDay')?.name ??
    'discussion';
  const asked = names.map((_, index) => index + 1);
  const events: Event[] = [
    { type: 'opened', audience: 'public', preset, rules, cast, language: 'ja' },
    { type: 'roleTold', audience: [1], player: 1, role, fellows },
    { type: 'dayBegan', audience: 'public', day: 0 },
    { type: 'dawnBroke', audience: 'public', day: 1, dead: [], votes: null, counts: null, executed: null },
    { type: 'dayBegan', audience: 'public', day: 1 },
    { type: 'phaseBegan', audience: 'public', day: 1, phase, round: 0, asked, seconds: 3600 },
    ...more,
  ];
  const now = Date.now();
  return [
    { type: 'welcome', player: 1, now },
    ...events.map((event, number) => ({ type: 'event', number, at: now, event: toGiven(event) })),
  ];
}

export function talked(
  player: number,
  number: number,
  text: string,
  more: Partial<Extract<Event, { type: 'talked' }>> = {},
): Event {
  const said = { day: 1, turn: null, idx: number, to: null, replyTo: null, expression: null, language: null };
  return { type: 'talked', audience: 'public', channel: 'talk', player, number, text, ...said, ...more };
}

/** The screen of such a village, in a browser. */
export async function openScripted(
  site: TestSite,
  told: ScriptedVillage,
  more: readonly Event[] = [],
  options: Options = {},
): Promise<Page> {
  const page = await site.open(options);
  await scriptVillage(page, villageNews(told, more));
  await page.goto(`${site.url}/solo`);
  await toTalk(page);
  return page;
}

export const FIVE: ScriptedVillage = {
  preset: 'licos-5',
  names: ['千代', '源太', '綾', '栄作', '花'],
  role: 'seer',
};
