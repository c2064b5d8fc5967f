import { z } from 'zod';
import { ROLE_NAMES } from '../packet.ts';
import { isRoleName } from '../words.ts';
import { parseDuration } from './duration.ts';

/** The keys of the contest server's configuration, with the defaults of the village of five that it ships. */

const DAY = 86_400_000;

const flag = (value: boolean) => z.boolean('must be true or false').default(value);
const text = (value: string) => z.string('must be a text').nullable().default(value);

function whole(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.number(message).int(message).min(least, message).max(most, message);
}

function duration(value: string, least = 0) {
  const message = `must be a duration such as 500ms, 60s or 1m30s, from ${least} ms to 24h`;
  return z
    .string(message)
    .default(value)
    .transform((written, context) => {
      const milliseconds = parseDuration(written);
      if (milliseconds !== null && milliseconds >= least && milliseconds <= DAY) return milliseconds;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}

const LONGEST = 10_000;
const length = (value: number) => whole(-1, LONGEST).default(value);

function talk(perAgent: number, perDay: number) {
  return z
    .strictObject({
      max_count: z
        .strictObject({
          per_agent: whole(0, 1000).default(perAgent),
          per_day: whole(0, 1000).default(perDay),
        })
        .prefault({}),
      max_length: z
        .strictObject({
          count_in_word: flag(false),
          count_spaces: flag(false),
          per_talk: length(-1),
          mention_length: length(50),
          per_agent: length(-1),
          base_length: length(50),
        })
        .prefault({}),
      max_skip: whole(0, 1000).default(0),
      duration: duration('0').optional(),
    })
    .prefault({})
    .superRefine(({ max_length }, context) => {
      if (!max_length.count_in_word || !max_length.count_spaces) return;
      const message = 'must be false where count_in_word is true: words or characters are counted, not both';
      context.addIssue({ code: 'custom', path: ['max_length', 'count_spaces'], message });
    });
}

const ACTIONS = ['talk', 'whisper', 'execution', 'divine', 'guard', 'attack'] as const;

/** Mura knows the day of the greetings, and all later ones. */
const onlyDay0 = z.literal(0, 'must be 0: day 0 is told from later days, and those are all alike');

const phase = z.strictObject({
  name: text('').optional(),
  actions: z.array(z.enum(ACTIONS, `must be one of ${ACTIONS.join(', ')}`)),
  only_day: onlyDay0.nullish(),
  except_day: onlyDay0.nullish(),
});

const DAY_PHASES = [{ actions: ['whisper' as const], only_day: 0 as const }, { actions: ['talk' as const] }];
const NIGHT_PHASES = [
  { actions: ['whisper' as const], only_day: 0 as const },
  { actions: ['execution' as const], except_day: 0 as const },
  { actions: ['divine' as const] },
  { actions: ['whisper' as const], except_day: 0 as const },
  { actions: ['guard' as const], except_day: 0 as const },
  { actions: ['attack' as const], except_day: 0 as const },
];

const roleCounts = z.record(z.string(), whole(0, 20)).superRefine((counts, context) => {
  for (const role of Object.keys(counts).filter((name) => !isRoleName(name))) {
    context.addIssue({ code: 'custom', path: [role], message: `must be one of ${ROLE_NAMES.join(', ')}` });
  }
});

const profile = z.looseObject({
  name: z.string('must be a name').min(1, 'must be a name').max(40, 'must have at most 40 characters'),
  avatar_url: z.string('must be a text').optional(),
  voice_id: z.number('must be a number').optional(),
});

function logger(folder: string) {
  return z
    .strictObject({
      enable: flag(false),
      output_dir: text(folder),
      filename: text('{timestamp}_{teams}'),
      delay: duration('0').optional(),
    })
    .prefault({});
}

/** Parts of that server which Mura has in other ways, or not. */
const elsewhere = z.looseObject({ enable: flag(false) }).prefault({});

const server = z
  .strictObject({
    web_socket: z
      .strictObject({ host: text('127.0.0.1'), port: whole(0, 65_535).default(8080) })
      .prefault({}),
    authentication: z.strictObject({ enable: flag(false) }).prefault({}),
    timeout: z
      .strictObject({
        action: duration('60s', 1),
        response: duration('120s', 1),
        acceptable: duration('5s'),
      })
      .prefault({}),
    max_continue_error_ratio: z
      .number('must be a number from 0 to 1')
      .min(0, 'must be a number from 0 to 1')
      .max(1, 'must be a number from 0 to 1')
      .default(0.2),
  })
  .prefault({});

const game = z
  .strictObject({
    agent_count: whole(3, 20).default(5),
    max_day: z
      .union([z.literal(-1), whole(1, 99)], 'must be -1 (no last day) or a whole number from 1 to 99')
      .default(-1),
    vote_visibility: flag(true),
    talk: talk(4, 20),
    whisper: talk(0, 0),
    vote: z.strictObject({ max_count: whole(0, 100).default(1), allow_self_vote: flag(true) }).prefault({}),
    attack_vote: z
      .strictObject({
        max_count: whole(1, 100).default(1),
        allow_self_vote: flag(true),
        allow_no_target: flag(false),
      })
      .prefault({}),
  })
  .prefault({});

const logic = z
  .strictObject({
    day_phases: z.array(phase).default(DAY_PHASES),
    night_phases: z.array(phase).default(NIGHT_PHASES),
    roles: z.record(z.string(), roleCounts).prefault({}),
  })
  .prefault({});

const matching = z
  .strictObject({
    self_match: flag(true),
    is_optimize: flag(false),
    team_count: whole(1, 1000).default(5),
    game_count: whole(1, 100_000).default(5),
    output_path: z.string('must be the path of a file').min(1).default('./log/match_optimizer.json'),
    infinite_loop: flag(false),
  })
  .prefault({});

const customProfile = z
  .strictObject({
    enable: flag(true),
    profile_encoding: z
      .record(z.string(), z.string('must be a label'))
      .default({ age: '年齢', gender: '性別', personality: '性格' }),
    profiles: z.array(profile).default([]),
    dynamic_profile: elsewhere,
  })
  .prefault({});

export const configSchema = z.strictObject({
  server,
  game,
  logic,
  matching,
  custom_profile: customProfile,
  json_logger: logger('./log/json'),
  game_logger: logger('./log/game'),
  realtime_broadcaster: logger('./log/realtime'),
  tts_broadcaster: elsewhere,
  team_health: z.looseObject({ abort_weight_factor: z.number().min(0).max(1).default(0) }).prefault({}),
  slack_notifier: elsewhere,
});

export type ConfigFile = z.output<typeof configSchema>;
