import { z } from 'zod';
import { REQUESTS, type RequestName, ROLE_NAMES } from './packet.ts';

/** What is wrong with a message, and where: `talk_history[0].text`. */
export interface Finding {
  readonly path: string;
  readonly message: string;
}

export interface Verdict {
  readonly ok: boolean;
  /** The request, where it can be told. */
  readonly kind: string | null;
  readonly errors: readonly Finding[];
}

const count = z.int().min(0);
const name = z.string().min(1);
const role = z.enum(ROLE_NAMES);

const vote = z.strictObject({ day: count, agent: name, target: name });
const judge = z.strictObject({
  day: count,
  agent: name,
  target: name,
  result: z.enum(['HUMAN', 'WEREWOLF']),
});

const line = z
  .strictObject({
    idx: count,
    day: count,
    turn: count,
    agent: name,
    text: z.string(),
    skip: z.boolean(),
    over: z.boolean(),
    time: count.optional(),
  })
  .superRefine(({ text, skip, over }, context) => {
    if (skip !== (text === 'Skip' || text === 'ForceSkip'))
      wrong(context, ['skip'], 'must be true for Skip, and only then');
    if (over !== (text === 'Over')) wrong(context, ['over'], 'must be true for Over, and only then');
  });

/** The next generation of servers writes `null` where there is no list. */
const history = z.array(line).nullable();

const info = z
  .strictObject({
    game_id: name,
    day: count,
    agent: name,
    profile: z.string().optional(),
    medium_result: judge.optional(),
    divine_result: judge.optional(),
    executed_agent: name.optional(),
    attacked_agent: name.optional(),
    vote_list: z.array(vote).optional(),
    attack_vote_list: z.array(vote).optional(),
    remain_count: count.optional(),
    remain_length: z.int().optional(),
    remain_skip: count.optional(),
    status_map: z.record(name, z.enum(['ALIVE', 'DEAD'])),
    role_map: z.record(name, role),
  })
  .superRefine((given, context) => {
    const isPlayer = (player: string) => Object.hasOwn(given.status_map, player);
    for (const key of ['agent', 'executed_agent', 'attacked_agent'] as const) {
      const player = given[key];
      if (player !== undefined && !isPlayer(player))
        wrong(context, [key], 'must be one of the names in status_map');
    }
    for (const player of Object.keys(given.role_map)) {
      if (!isPlayer(player)) wrong(context, ['role_map', player], 'must be one of the names in status_map');
    }
    const own = given.role_map[given.agent];
    if (own === undefined) wrong(context, ['role_map'], "must have the agent's own role");
    if (given.divine_result !== undefined && own !== 'SEER')
      wrong(context, ['divine_result'], 'is for the SEER');
    if (given.medium_result !== undefined && own !== 'MEDIUM')
      wrong(context, ['medium_result'], 'is for the MEDIUM');
    if (given.attack_vote_list !== undefined && own !== 'WEREWOLF')
      wrong(context, ['attack_vote_list'], 'is for a WEREWOLF');
  });

const length = z.strictObject({
  count_in_word: z.boolean().optional(),
  count_spaces: z.boolean().optional(),
  per_talk: count.optional(),
  mention_length: count.optional(),
  per_agent: count.optional(),
  base_length: count.optional(),
});

const talk = z.strictObject({
  max_count: z.strictObject({ per_agent: count, per_day: count }),
  max_length: length,
  max_skip: count,
  duration: count.optional(),
});

const setting = z.strictObject({
  agent_count: z.int().min(1),
  max_day: count.optional(),
  role_num_map: z.partialRecord(role, count),
  vote_visibility: z.boolean(),
  talk,
  whisper: talk,
  vote: z.strictObject({ max_count: count, allow_self_vote: z.boolean() }),
  attack_vote: z.strictObject({
    max_count: count,
    allow_self_vote: z.boolean(),
    allow_no_target: z.boolean(),
  }),
  timeout: z.strictObject({ action: count, response: count }),
});

/** What each request brings besides its name. */
const KEYS: Readonly<Record<RequestName, z.ZodRawShape>> = {
  NAME: {},
  INITIALIZE: { info, setting },
  DAILY_INITIALIZE: { info, setting },
  TALK: { info, talk_history: history },
  WHISPER: { info, whisper_history: history },
  DAILY_FINISH: { info, talk_history: history, whisper_history: history.optional() },
  VOTE: { info },
  DIVINE: { info },
  GUARD: { info },
  ATTACK: { info, whisper_history: history },
  FINISH: { info },
  TALK_PHASE_START: { info },
  TALK_PHASE_END: { info },
  TALK_BROADCAST: { info, new_talk: line },
  WHISPER_PHASE_START: { info },
  WHISPER_PHASE_END: { info },
  WHISPER_BROADCAST: { info, new_whisper: line },
};

const SCHEMAS = new Map<RequestName, z.ZodType>();

/** Made when it is first needed. */
function schemaOf(request: RequestName): z.ZodType {
  const schema = SCHEMAS.get(request) ?? z.strictObject({ request: z.literal(request), ...KEYS[request] });
  SCHEMAS.set(request, schema);
  return schema;
}

/** Whether a line is a message of a server of the contest. */
export function validatePacket(text: string): Verdict {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch (error) {
    return refused(null, [{ path: '', message: `is not JSON: ${(error as Error).message}` }]);
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    return refused(null, [{ path: '', message: 'must be a JSON object' }]);
  const { request } = message as { request?: unknown };
  if (!isRequest(request)) {
    const kind = typeof request === 'string' ? request : null;
    return refused(kind, [{ path: 'request', message: `must be one of ${REQUESTS.join(', ')}` }]);
  }
  const checked = schemaOf(request).safeParse(message);
  const errors = checked.success
    ? placed(request, message as Placed)
    : checked.error.issues.flatMap((issue) => findingsOf(issue, message));
  return { ok: errors.length === 0, kind: request, errors };
}

function isRequest(request: unknown): request is RequestName {
  return (REQUESTS as readonly unknown[]).includes(request);
}

function refused(kind: string | null, errors: readonly Finding[]): Verdict {
  return { ok: false, kind, errors };
}

interface Placed {
  readonly info?: {
    readonly agent: string;
    readonly profile?: string;
    readonly remain_count?: number;
  } & Readonly<Record<string, unknown>>;
  readonly whisper_history?: unknown;
}

/** Keys that belong to some requests, or to some roles. */
function placed(request: RequestName, { info: given, whisper_history }: Placed): Finding[] {
  if (given === undefined) return [];
  const errors: Finding[] = [];
  const isTalk = /^(TALK|WHISPER)/.test(request);
  if (given.profile !== undefined && request !== 'INITIALIZE')
    errors.push({ path: 'info.profile', message: 'is for INITIALIZE' });
  if (isTalk && !request.endsWith('_END') && given.remain_count === undefined)
    errors.push({ path: 'info.remain_count', message: 'is missing' });
  for (const key of ['remain_count', 'remain_length', 'remain_skip']) {
    if (!isTalk && given[key] !== undefined)
      errors.push({ path: `info.${key}`, message: 'is for phases of talk and whispers' });
  }
  const isWolf = (given.role_map as Record<string, string>)[given.agent] === 'WEREWOLF';
  if (request === 'DAILY_FINISH' && isWolf !== (whisper_history !== undefined))
    errors.push({ path: 'whisper_history', message: 'is for a WEREWOLF, and must be there then' });
  return errors;
}

function wrong(context: z.core.$RefinementCtx, path: string[], message: string): void {
  context.addIssue({ code: 'custom', path, message });
}

function findingsOf(issue: z.core.$ZodIssue, message: object): Finding[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: pathOf([...path, key]), message: 'is not a key here' }));
  const given = path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key],
    message,
  );
  return [{ path: pathOf(path), message: given === undefined ? 'is missing' : plain(issue.message) }];
}

function plain(message: string): string {
  return message.replace(/^Invalid (input|option): expected/, 'must be').replace(/, received .*$/, '');
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((written, key) => {
    if (typeof key === 'number') return `${written}[${key}]`;
    return written === '' ? String(key) : `${written}.${String(key)}`;
  }, '');
}
