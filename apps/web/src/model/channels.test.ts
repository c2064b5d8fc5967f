import { type Event, PRESETS, plainSetup, type Role, toGiven } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { openChannels } from './channels.ts';
import { take } from './take.ts';
import { newVillage } from './village-model.ts';

type Told = Extract<Event, { type: 'roleTold' }>;

/** Where player 2 may write in the first night of a village with whispers. */
function atNight(role: Role, told: Partial<Told>) {
  const rules = PRESETS.get('cgi-20')!;
  const { cast } = plainSetup('cgi-20', rules, 'seed');
  const night = rules.clock!.phases.find(({ parts }) => parts.includes('whisper'))!;
  const events: Event[] = [
    { type: 'opened', audience: 'public', preset: 'cgi-20', rules, cast, language: 'ja' },
    { type: 'roleTold', audience: [2], player: 2, role, fellows: [], ...told },
    {
      ...{ type: 'phaseBegan', audience: 'public', day: 1, round: 0, asked: [2], seconds: 60 },
      phase: night.name,
    } as Event,
  ];
  const model = newVillage();
  take(model, { type: 'welcome', player: 2, now: 0 }, 0);
  for (const [number, event] of events.entries())
    take(model, { type: 'event', number, at: number, event: toGiven(event) }, 0);
  return openChannels(model);
}

describe('the page offers the whisper', () => {
  test('to the pack and to who whispers with it, also where nobody shares their role', () => {
    expect(atNight('werewolf', { fellows: [3] })).toContain('whisper');
    expect(atNight('greatWolf', { known: [{ player: 3, role: 'werewolf' }] })).toContain('whisper');
    expect(atNight('whisperer', { known: [{ player: 3, role: 'werewolf' }] })).toContain('whisper');
  });

  test('to nobody who is alone, and to nobody who only knows the pack', () => {
    expect(atNight('werewolf', {})).not.toContain('whisper');
    expect(atNight('fanatic', { known: [{ player: 3, role: 'werewolf' }] })).not.toContain('whisper');
    expect(atNight('freemason', { fellows: [3] })).not.toContain('whisper');
  });
});
