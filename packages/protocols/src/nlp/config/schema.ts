import { shape } from '@mura/engine';
import { ROLE_NAMES } from '../packet.ts';

/** The keys of the contest server's configuration, with the defaults of the village of five that it ships. */

const DAY = 86_400_000;

const { list, loose, mapOf, numberFrom, object, optional, orNull, otherwise, refined, whole, word } = shape;

const flag = (value: boolean) => otherwise(shape.flag, value);
const text = (value: string) => otherwise(orNull(shape.text()), value);

function duration(value: string, least = 0) {
  const allowed = `a duration such as 500ms, 60s or 1m30s, from ${least} ms to 24h`;
  const toMilliseconds = (written: string) => {
    const milliseconds = parseDuration(written);
    const isSound = milliseconds !== null && milliseconds >= least && milliseconds <= DAY;
    return isSound ? milliseconds : undefined;
  };
  return otherwise(shape.converted(shape.text({ allowed }), toMilliseconds, allowed), value);
}

/** Keys that may all be left out, and the part with them. */
function part<const Of extends shape.Fields>(fields: Of) {
  return otherwise(object(fields), {});
}

const LONGEST = 10_000;
const length = (value: number) => otherwise(whole(-1, LONGEST), value);
const upTo = (most: number, value: number, least = 0) => otherwise(whole(least, most), value);

function talk(perAgent: number, perDay: number) {
  const keys = object({
    max_count: part({ per_agent: upTo(1000, perAgent), per_day: upTo(1000, perDay) }),
    max_length: part({
      count_in_word: flag(false),
      count_spaces: flag(false),
      per_talk: length(-1),
      mention_length: length(50),
      per_agent: length(-1),
      base_length: length(50),
    }),
    max_skip: upTo(1000, 0),
    duration: duration('0'),
  });
  const problem = 'must be false where count_in_word is true: words or characters are counted, not both';
  const counted = refined(keys, ({ max_length: { count_in_word, count_spaces } }) =>
    count_in_word && count_spaces ? [{ path: 'max_length.count_spaces', problem }] : [],
  );
  return otherwise(counted, {});
}

const ACTIONS = ['talk', 'whisper', 'execution', 'divine', 'guard', 'attack'] as const;

/** Mura knows the day of the greetings, and all later ones. */
const onlyDay0 = optional(orNull(whole(0, 0, '0: day 0 is told from later days, and those are all alike')));

const phase = object({
  name: text(''),
  actions: list(word(ACTIONS)),
  only_day: onlyDay0,
  except_day: onlyDay0,
});

const DAY_PHASES = [{ actions: ['whisper'], only_day: 0 }, { actions: ['talk'] }];
const NIGHT_PHASES = [
  { actions: ['whisper'], only_day: 0 },
  { actions: ['execution'], except_day: 0 },
  { actions: ['divine'] },
  { actions: ['whisper'], except_day: 0 },
  { actions: ['guard'], except_day: 0 },
  { actions: ['attack'], except_day: 0 },
];

const profile = loose(
  {
    name: shape.text({ least: 1, most: 40, allowed: 'a name of at most 40 characters' }),
    avatar_url: optional(shape.text()),
    voice_id: optional(numberFrom()),
  },
  'kept',
);

function logger(folder: string) {
  return part({
    enable: flag(false),
    output_dir: text(folder),
    filename: text('{timestamp}_{teams}'),
    delay: duration('0'),
  });
}

/** Parts of that server which Mura has in other ways, or not. */
const elsewhere = otherwise(loose({ enable: flag(false) }, 'kept'), {});

const server = part({
  web_socket: part({ host: text('127.0.0.1'), port: upTo(65_535, 8080) }),
  authentication: part({ enable: flag(false) }),
  timeout: part({
    action: duration('60s', 1),
    response: duration('120s', 1),
    acceptable: duration('5s'),
  }),
  max_continue_error_ratio: otherwise(numberFrom(0, 1), 0.2),
});

const LAST_DAYS = '-1 (no last day) or a whole number from 1 to 99';
const lastDay = shape.converted(
  whole(undefined, undefined, LAST_DAYS),
  (day) => (day === -1 || (day >= 1 && day <= 99) ? day : undefined),
  LAST_DAYS,
);

const game = part({
  agent_count: upTo(20, 5, 3),
  max_day: otherwise(lastDay, -1),
  vote_visibility: flag(true),
  talk: talk(4, 20),
  whisper: talk(0, 0),
  vote: part({ max_count: upTo(100, 1), allow_self_vote: flag(true) }),
  attack_vote: part({
    max_count: upTo(100, 1, 1),
    allow_self_vote: flag(true),
    allow_no_target: flag(false),
  }),
});

const logic = part({
  day_phases: otherwise(list(phase), DAY_PHASES),
  night_phases: otherwise(list(phase), NIGHT_PHASES),
  roles: otherwise(mapOf(mapOf(whole(0, 20), word(ROLE_NAMES))), {}),
});

const matching = part({
  self_match: flag(true),
  is_optimize: flag(false),
  team_count: upTo(1000, 5, 1),
  game_count: upTo(100_000, 5, 1),
  output_path: otherwise(
    shape.text({ least: 1, allowed: 'the path of a file' }),
    './log/match_optimizer.json',
  ),
  infinite_loop: flag(false),
});

const customProfile = part({
  enable: flag(true),
  profile_encoding: otherwise(mapOf(shape.text({ allowed: 'a label' })), {
    age: '年齢',
    gender: '性別',
    personality: '性格',
  }),
  profiles: otherwise(list(profile), []),
  dynamic_profile: elsewhere,
});

export const CONFIG = object({
  server,
  game,
  logic,
  matching,
  custom_profile: customProfile,
  json_logger: logger('./log/json'),
  game_logger: logger('./log/game'),
  realtime_broadcaster: logger('./log/realtime'),
  tts_broadcaster: elsewhere,
  team_health: otherwise(loose({ abort_weight_factor: otherwise(numberFrom(0, 1), 0) }, 'kept'), {}),
  slack_notifier: elsewhere,
});

export type ConfigFile = shape.ValueOf<typeof CONFIG>;

/** Milliseconds of a duration as Go writes it (`60s`, `1m30s`, `500ms`); `null`: it is none. */
export function parseDuration(text: string): number | null {
  if (text === '0') return 0;
  if (!/^(?:\d+(?:\.\d+)?(?:ms|[hms]))+$/.test(text)) return null;
  let total = 0;
  for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|[hms])/g)) {
    total += Number(amount) * MILLISECONDS[unit as keyof typeof MILLISECONDS];
  }
  return Math.round(total);
}

const MILLISECONDS = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };
