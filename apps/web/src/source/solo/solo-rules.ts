import { findPreset, invariant, type RoleCounts, type Rules, type Span, type TalkRules } from '@mura/engine';

/** The sizes of a village with bots, and whose composition each has. */
export const SOLO_SIZES = [5, 9, 13, 15] as const;
export type SoloSize = (typeof SOLO_SIZES)[number];

const COMPOSITIONS: Readonly<Record<SoloSize, string>> = {
  5: 'aiwolf-5',
  9: 'bbs-9',
  13: 'licos-13',
  15: 'licos-15',
};

/** How one plays: at a table where everybody speaks freely, or in turns as the contests do. */
export const SOLO_FORMS = ['table', 'turns'] as const;
export type SoloForm = (typeof SOLO_FORMS)[number];

export function soloRoles(size: SoloSize): RoleCounts {
  return rulesOf(COMPOSITIONS[size]).roles;
}

function rulesOf(preset: string): Rules {
  const found = findPreset(preset);
  invariant(found.ok, `the preset ${preset} exists`);
  return found.value;
}

/** `pace`: how slowly the bots think, which is also how long a silence lasts before they go on. */
export function soloRules(size: SoloSize, form: SoloForm, pace = 1): Rules {
  return form === 'turns' ? turnRules(size) : tableRules(size, Math.max(1, Math.round(SILENCE * pace)));
}

/** After the end nothing is hidden any more: nobody but bots has anything to hide. */
const OPENS_ALL = { opensChannels: true, opensCauses: true, opensBoards: true } as const;

/** The contest's form; nobody is late, since a person sits at the table. */
function turnRules(size: SoloSize): Rules {
  const rules = rulesOf('aiwolf-15');
  return {
    ...rules,
    roles: soloRoles(size),
    grammar: 'free',
    absence: { ...rules.absence, answerLimit: null },
    end: { ...rules.end, ...OPENS_ALL },
  };
}

const MOST_PLAYERS = 20;
/** Seconds. */
const SILENCE = 5;
const DISCUSSION: readonly Span[] = [
  { day: null, upTo: 6, seconds: 240 },
  { day: null, upTo: 10, seconds: 360 },
  { day: null, upTo: MOST_PLAYERS, seconds: 480 },
];

/**
 * Short days by the clock: the talk ends when all have said their last word, vote and night when all have chosen. Who
 * was executed and how each voted is told at once, and the first night lets the seer look and the pack meet.
 */
function tableRules(size: SoloSize, askAgain: number): Rules {
  const licos = rulesOf('licos-15');
  const { clock } = licos;
  invariant(clock !== null, 'licos goes by the clock');
  const night = ['divine', 'whisper', 'guard', 'attack'] as const;
  return {
    ...licos,
    roles: soloRoles(size),
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
      ...clock,
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

function always(seconds: number): readonly Span[] {
  return [{ day: null, upTo: MOST_PLAYERS, seconds }];
}

/** A person who types fast is not held up. */
function withoutPause(talk: TalkRules): TalkRules {
  if (talk.mode !== 'clock') return talk;
  const { pause: _, ...rest } = talk;
  return rest;
}
