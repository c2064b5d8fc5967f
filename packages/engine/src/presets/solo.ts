import { invariant } from '../result.ts';
import type { RoleCounts, Rules, Span, TalkRules } from '../rules.ts';
import { aiwolfRoles, aiwolfRules } from './aiwolf.ts';
import { always } from './clock.ts';
import { findLicos } from './licos.ts';

/** Villages of one person and bots: no preset by name, since the page lets one choose size and pace. */

/** After the end nothing is hidden any more: nobody but bots has anything to hide. */
const OPENS_ALL = { opensChannels: true, opensCauses: true, opensBoards: true } as const;

/** In turns as the contests play; nobody is late, since a person sits at the table. */
export function soloTurns(roles: RoleCounts): Rules {
  const rules = aiwolfRules(aiwolfRoles(15));
  return {
    ...rules,
    roles,
    grammar: 'free',
    absence: { ...rules.absence, answerLimit: null },
    end: { ...rules.end, ...OPENS_ALL },
  };
}

const DISCUSSION: readonly Span[] = [
  { day: null, upTo: 6, seconds: 240 },
  { day: null, upTo: 10, seconds: 360 },
  ...always(480),
];

/**
 * Short days by the clock: the talk ends when all have said their last word, vote and night when all have chosen. Who
 * was executed and how each voted is told at once, and the first night lets the seer look and the pack meet.
 * `askAgain`: seconds of silence after which the bots go on.
 */
export function soloTable(roles: RoleCounts, askAgain: number): Rules {
  const licos = findLicos(15)?.rules;
  invariant(licos !== undefined && licos.clock !== null, 'licos goes by the clock');
  const night = ['divine', 'whisper', 'guard', 'attack'] as const;
  return {
    ...licos,
    roles,
    roleWishes: true,
    firstDay: ['dusk', 'divine', 'whisper'],
    laterDays: ['talk', 'dusk', 'vote', ...night],
    talk: withoutPause(licos.talk),
    whisper: withoutPause(licos.whisper),
    vote: { ...licos.vote, told: 'eachRound', executionTold: 'atOnce', missing: 'none' },
    medium: { deaths: 'executed' },
    attack: { ...licos.attack, choiceTold: true, votesTold: 'lastRound' },
    end: { ...licos.end, lastDay: 30, ...OPENS_ALL },
    clock: {
      ...licos.clock,
      phases: [
        { name: 'discussion', on: 'laterDays', parts: ['talk'], spans: DISCUSSION, ends: 'whenAllOver' },
        { name: 'vote', on: 'laterDays', parts: ['vote'], spans: always(60), ends: 'whenAllAnswered' },
        { name: 'night', on: 'everyDay', parts: night, spans: always(75), ends: 'whenAllAnswered' },
      ],
      answers: 'changeable',
      epilogue: 3600,
      askAgain,
    },
  };
}

/** A person who types fast is not held up. */
function withoutPause(talk: TalkRules): TalkRules {
  if (talk.mode !== 'clock') return talk;
  const { pause: _, ...rest } = talk;
  return rest;
}
