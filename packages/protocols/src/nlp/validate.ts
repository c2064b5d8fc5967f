import { shape } from '@mura/engine';
import { REQUESTS, type RequestName, ROLE_NAMES } from './packet.ts';

/** What is wrong with a message, and where: `talk_history[0].text`. */
export interface PacketFault {
  readonly path: string;
  readonly message: string;
}

export interface PacketVerdict {
  readonly ok: boolean;
  /** The request, where it can be told. */
  readonly kind: string | null;
  readonly errors: readonly PacketFault[];
}

const { count, flag, list, mapOf, object, optional, orNull, refined, text, whole, word } = shape;

const name = text({ least: 1 });
const role = word(ROLE_NAMES);

const vote = object({ day: count, agent: name, target: name });
const judge = object({ day: count, agent: name, target: name, result: word(['HUMAN', 'WEREWOLF']) });

const line = refined(
  object({
    idx: count,
    day: count,
    turn: count,
    agent: name,
    text: text(),
    skip: flag,
    over: flag,
    time: optional(count),
  }),
  ({ text, skip, over }) => {
    const isSkip = text === 'Skip' || text === 'ForceSkip';
    return [
      ...(skip === isSkip ? [] : [{ path: 'skip', problem: 'must be true for Skip, and only then' }]),
      ...(over === (text === 'Over')
        ? []
        : [{ path: 'over', problem: 'must be true for Over, and only then' }]),
    ];
  },
);

/** The next generation of servers writes `null` where there is no list. */
const history = orNull(list(line));

const INFO = object({
  game_id: name,
  day: count,
  agent: name,
  profile: optional(text()),
  medium_result: optional(judge),
  divine_result: optional(judge),
  executed_agent: optional(name),
  attacked_agent: optional(name),
  vote_list: optional(list(vote)),
  attack_vote_list: optional(list(vote)),
  remain_count: optional(count),
  remain_length: optional(whole()),
  remain_skip: optional(count),
  status_map: mapOf(word(['ALIVE', 'DEAD']), name),
  role_map: mapOf(role, name),
});

const info = refined(INFO, (given) => [...strangersIn(given), ...wrongRoleIn(given)]);

type InfoShape = shape.ValueOf<typeof INFO>;

function strangersIn(given: InfoShape): shape.ShapeContradiction[] {
  const isStranger = (player: string) => !Object.hasOwn(given.status_map, player);
  const named = (['agent', 'executed_agent', 'attacked_agent'] as const).filter((key) => {
    const player = given[key];
    return player !== undefined && isStranger(player);
  });
  const mapped = Object.keys(given.role_map).filter(isStranger);
  return [...named, ...mapped.map((player) => `role_map.${player}`)].map((path) => ({
    path,
    problem: 'must be one of the names in status_map',
  }));
}

/** What only one role is told. */
const FOR_ROLE = { divine_result: 'SEER', medium_result: 'MEDIUM', attack_vote_list: 'WEREWOLF' } as const;

function wrongRoleIn(given: InfoShape): shape.ShapeContradiction[] {
  const own = given.role_map[given.agent];
  const told = Object.entries(FOR_ROLE).filter(
    ([key, role]) => given[key as keyof typeof FOR_ROLE] !== undefined && own !== role,
  );
  return [
    ...(own === undefined ? [{ path: 'role_map', problem: "must have the agent's own role" }] : []),
    ...told.map(([path, role]) => ({ path, problem: `is for ${role === 'WEREWOLF' ? 'a' : 'the'} ${role}` })),
  ];
}

const length = object({
  count_in_word: optional(flag),
  count_spaces: optional(flag),
  per_talk: optional(count),
  mention_length: optional(count),
  per_agent: optional(count),
  base_length: optional(count),
});

const talk = object({
  max_count: object({ per_agent: count, per_day: count }),
  max_length: length,
  max_skip: count,
  duration: optional(count),
});

const setting = object({
  agent_count: whole(1),
  max_day: optional(count),
  role_num_map: mapOf(count, role),
  vote_visibility: flag,
  talk,
  whisper: talk,
  vote: object({ max_count: count, allow_self_vote: flag }),
  attack_vote: object({ max_count: count, allow_self_vote: flag, allow_no_target: flag }),
  timeout: object({ action: count, response: count }),
});

/** What each request brings besides its name. */
const KEYS: Readonly<Record<RequestName, shape.Fields>> = {
  NAME: {},
  INITIALIZE: { info, setting },
  DAILY_INITIALIZE: { info, setting },
  TALK: { info, talk_history: history },
  WHISPER: { info, whisper_history: history },
  DAILY_FINISH: { info, talk_history: history, whisper_history: optional(history) },
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

const FORMS = new Map<RequestName, shape.Form>();

/** What a packet of a request is; made when it is first needed. */
export function packetForm(request: RequestName): shape.Form {
  const form = FORMS.get(request) ?? object({ request: word([request]), ...KEYS[request] });
  FORMS.set(request, form);
  return form;
}

/** Whether a line is a message of a server of the contest. */
export function validatePacket(text: string): PacketVerdict {
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
  const faults = shape.faultsIn(packetForm(request), message);
  const errors = faults.length === 0 ? placed(request, message as PacketWithInfo) : faults.map(toFinding);
  return { ok: errors.length === 0, kind: request, errors };
}

function isRequest(request: unknown): request is RequestName {
  return (REQUESTS as readonly unknown[]).includes(request);
}

function refused(kind: string | null, errors: readonly PacketFault[]): PacketVerdict {
  return { ok: false, kind, errors };
}

interface PacketWithInfo {
  readonly info?: {
    readonly agent: string;
    readonly profile?: string;
    readonly remain_count?: number;
  } & Readonly<Record<string, unknown>>;
  readonly whisper_history?: unknown;
}

/** Keys that belong to some requests, or to some roles. */
function placed(request: RequestName, { info: given, whisper_history }: PacketWithInfo): PacketFault[] {
  if (given === undefined) return [];
  const errors: PacketFault[] = [];
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

function toFinding(fault: shape.Fault): PacketFault {
  const { path, of, isMissing } = fault;
  if (isMissing) return { path, message: 'is missing' };
  return { path, message: of === 'unknown' ? 'is not a key here' : shape.demandOf(fault) };
}
