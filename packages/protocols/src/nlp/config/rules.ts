import {
  accept,
  agentCast,
  countPlayers,
  findPreset,
  PARTS,
  type Part,
  type Result,
  type RoleCounts,
  type Rules,
  refuse,
  type Setup,
} from '@mura/engine';
import type { LengthSetting, TalkSetting } from '../packet.ts';
import { rulesOfSetting, type ToldSetting } from '../setting.ts';
import type { ConfigError } from './error.ts';
import type { ConfigFile } from './schema.ts';

type Phases = ConfigFile['logic']['day_phases'];
type TalkKeys = ConfigFile['game']['talk'];

/** The rules that a configuration means. */
export function rulesOf(config: ConfigFile): Result<Rules, ConfigError[]> {
  const roles = rolesOf(config);
  if (!roles.ok) return roles;
  const errors: ConfigError[] = [];
  const firstDay = partsOf(config, 0, errors);
  const laterDays = partsOf(config, 1, errors);
  if (errors.length > 0) return refuse(errors);
  const { game, server } = config;
  const rules = rulesOfSetting(settingIn(config));
  const { timeout, max_continue_error_ratio: ratio } = server;
  return accept({
    ...rules,
    roles: roles.value,
    firstDay,
    laterDays,
    attack: { ...rules.attack, votesTold: game.vote_visibility ? rules.attack.votesTold : 'never' },
    absence: {
      ...rules.absence,
      answerLimit: timeout.action + timeout.acceptable,
      abortedBy: Math.max(1, Math.floor(game.agent_count * ratio)),
    },
    clock: clockOf(rules, game.talk),
  });
}

function clockOf({ clock }: Rules, { duration }: TalkKeys): Rules['clock'] {
  if (clock === null || duration === undefined) return clock;
  const seconds = Math.max(1, Math.round(duration / 1000));
  const phases = clock.phases.map((phase) => ({
    ...phase,
    spans: phase.spans.map((span) => ({ ...span, seconds })),
  }));
  return { ...clock, phases };
}

/** As agents are told it: what has no limit is missing, and not -1. */
function settingIn({ game }: ConfigFile): ToldSetting {
  const { max_day, talk, whisper, ...rest } = game;
  return {
    ...rest,
    ...(max_day < 0 ? {} : { max_day }),
    talk: talkIn(talk),
    whisper: talkIn(whisper),
  };
}

function talkIn({ duration, max_length, ...rest }: TalkKeys): TalkSetting {
  return { ...rest, max_length: limitsIn(max_length), ...(duration > 0 ? { duration } : {}) };
}

function limitsIn(keys: TalkKeys['max_length']): LengthSetting {
  const given = Object.entries(keys).filter(([, value]) => typeof value === 'boolean' || value >= 0);
  return Object.fromEntries(given);
}

/** Seats without a role are villagers'. */
function rolesOf({ logic, game }: ConfigFile): Result<RoleCounts, ConfigError[]> {
  const { agent_count: players } = game;
  const given = logic.roles[String(players)];
  const path = `logic.roles.${players}`;
  const preset = findPreset(`nlp-${players}`);
  if (given === undefined && preset.ok) return accept(preset.value.roles);
  if (given === undefined) return refuse([{ path, message: 'must say how many players have each role' }]);
  const roles = {
    villager: given.VILLAGER ?? 0,
    seer: given.SEER ?? 0,
    medium: given.MEDIUM ?? 0,
    bodyguard: given.BODYGUARD ?? 0,
    freemason: 0,
    werewolf: given.WEREWOLF ?? 0,
    possessed: given.POSSESSED ?? 0,
    fox: 0,
  };
  const seats = Object.values(roles).reduce((sum, count) => sum + count, 0);
  if (seats > players)
    return refuse([{ path, message: `makes ${seats} players; game.agent_count is ${players}` }]);
  return accept({ ...roles, villager: roles.villager + players - seats });
}

/** The parts of a day in the order of the file, which must be ours. */
function partsOf({ logic }: ConfigFile, day: 0 | 1, errors: ConfigError[]): Part[] {
  const parts: Part[] = [];
  const add = (part: Part, path: string) => {
    const last = parts.at(-1);
    if (last === undefined || PARTS.indexOf(part) > PARTS.indexOf(last)) parts.push(part);
    else errors.push({ path, message: IN_ORDER });
  };
  eachAction(logic.day_phases, day, (action, place) => {
    const path = `logic.day_phases[${place}].actions`;
    if (action === 'whisper') add('morningWhisper', path);
    else if (action === 'talk') add('talk', path);
    else errors.push({ path, message: 'must be some of whisper, talk, in this order' });
  });
  parts.push('dusk');
  let isLate = false;
  eachAction(logic.night_phases, day, (action, place) => {
    const path = `logic.night_phases[${place}].actions`;
    if (action === 'talk') errors.push({ path, message: IN_ORDER });
    else if (action === 'whisper') add(isLate ? 'whisper' : 'duskWhisper', path);
    else add(action === 'execution' ? 'vote' : action, path);
    isLate ||= action === 'execution' || action === 'divine';
  });
  return parts;
}

const IN_ORDER =
  'must come in this order: by day whisper, talk; by night whisper, execution, divine, whisper, guard, attack';

type ConfigAction = Phases[number]['actions'][number];

function eachAction(phases: Phases, day: 0 | 1, call: (action: ConfigAction, place: number) => void): void {
  phases.forEach(({ actions, only_day, except_day }, place) => {
    const isToday = (only_day == null || day === 0) && (except_day == null || day !== 0);
    if (isToday) for (const action of actions) call(action, place);
  });
}

/** A village of these rules, to see whether they are right. */
export function probeSetup(rules: Rules): Setup {
  const cast = agentCast(countPlayers(rules));
  const players = cast.map(({ name }) => name);
  return { preset: 'custom', rules, cast, language: 'ja', wishes: cast.map(() => null), players, seed: null };
}
