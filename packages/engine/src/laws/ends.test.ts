import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { anyPlan, type GamePlan, play, samplePlans } from '../../testing/laws/games.ts';
import { clockSetup } from '../../testing/laws/setups.ts';
import { ABSENCES, ACTS, CHANNELS, ENDINGS, type Event, PARTS, requests, TEAMS } from '../index.ts';

// The long runs of a law take minutes.
vi.setConfig({ testTimeout: 900_000 });

test('every game ends, within its last day, and somebody is asked until then', () => {
  fc.assert(
    fc.property(anyPlan(), (plan) => {
      const { record, village } = play(plan, (game) => {
        if (game.village.outcome !== null) throw new Error('Somebody is asked after the end');
      });
      expect(village.outcome).not.toBeNull();
      expect(requests(village)).toEqual([]);
      const ended = record.filter((event) => event.type === 'ended');
      expect(ended).toHaveLength(1);
      const { opensChannels, opensBoards } = plan.setup.rules.end;
      expect(record.at(-1)?.type).toBe(opensChannels || opensBoards ? 'channelsOpened' : 'rolesRevealed');
      expect(ended[0]?.day).toBeLessThanOrEqual(plan.setup.rules.end.lastDay + 1);
    }),
    { numRuns: runs(40, 5000) },
  );
});

test('every game by the clock ends, within its last day, and something can happen until then', () => {
  fc.assert(
    fc.property(anyPlan(clockSetup()), (plan) => {
      const { record, village } = play(plan);
      expect(requests(village)).toEqual([]);
      const ended = record.filter((event) => event.type === 'ended');
      expect(ended).toHaveLength(1);
      expect(record.filter(({ type }) => type === 'rolesRevealed')).toHaveLength(1);
      expect(ended[0]?.day).toBeLessThanOrEqual(plan.setup.rules.end.lastDay + 1);
    }),
    { numRuns: runs(40, 5000) },
  );
});

/** What of a game shows that a rule has been used, in a word. */
function rulesIn(record: readonly Event[]): string[] {
  return record.flatMap((event) => {
    switch (event.type) {
      case 'ended':
        return [event.type, `ended by ${event.why}`, `won by ${event.winner}`];
      case 'substituted':
        return [event.type, `instead of ${event.act}`, `because of ${event.reason}`];
      case 'attacked':
        return [event.type, event.died ? 'died' : `saved by ${event.savedBy}`];
      case 'phaseBegan':
        return [event.type, `phase ${event.phase}`, `round ${event.round}`];
      case 'phaseEnded':
        return [event.type, `ended because of ${event.why}`];
      case 'talked':
        return [event.type, `said on ${event.channel}`];
      default:
        return [event.type];
    }
  });
}

/** Every rule that a village by turns can use. */
const RULES_OF_TURNS: readonly string[] = [
  ...PARTS.filter((part) => part !== 'dusk').map((part) => `phase ${part}`),
  'phase attackWhisper',
  ...ACTS.map((act) => `instead of ${act}`),
  ...[...ABSENCES, 'grammar', 'symbols', 'skips', 'quota', 'length'].map((reason) => `because of ${reason}`),
  ...ENDINGS.map((why) => `ended by ${why}`),
  ...[...TEAMS, null].map((winner) => `won by ${winner}`),
  ...['guard', 'fox', null].map((saviour) => `saved by ${saviour}`),
  ...['died', 'cursed', 'failed', 'talkSealed', 'tieBroken', 'identified', 'round 2'],
];

/** Every rule that only a village by the clock can use. */
const RULES_OF_CLOCK: readonly string[] = [
  ...['prologue', 'discussion', 'day', 'poll', 'vote', 'night', 'epilogue'].map((phase) => `phase ${phase}`),
  ...['limit', 'over', 'answered'].map((why) => `ended because of ${why}`),
  ...CHANNELS.map((channel) => `said on ${channel}`),
  ...['skips', 'length', 'late'].map((reason) => `because of ${reason}`),
  ...['noWerewolf', 'parity', 'lastDay'].map((why) => `ended by ${why}`),
  ...['saidOver', 'announced', 'chose', 'polled', 'pollCounted', 'warned', 'diedSuddenly', 'roleShown'],
  ...['marked', 'starred', 'noted', 'channelsOpened', 'cursed', 'identified', 'executed', 'attacked'],
];

function rareRules(plans: readonly GamePlan[], rules: readonly string[]): string[] {
  const used = new Map<string, number>();
  for (const plan of plans) {
    for (const rule of new Set(rulesIn(play(plan).record))) used.set(rule, (used.get(rule) ?? 0) + 1);
  }
  return rules.filter((rule) => (used.get(rule) ?? 0) < 3);
}

test('the random games of these laws use every rule', () => {
  expect(rareRules(samplePlans(300), RULES_OF_TURNS)).toEqual([]);
  expect(rareRules(samplePlans(250, clockSetup()), RULES_OF_CLOCK)).toEqual([]);
});
