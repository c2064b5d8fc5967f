import {
  accept,
  agentCast,
  countPlayers,
  findPreset,
  invariant,
  type LengthRules,
  PARTS,
  type Part,
  type Result,
  type RoleCounts,
  type Rules,
  refuse,
  type Setup,
  type TurnTalk,
} from '@mura/engine';
import type { ConfigError } from './error.ts';
import type { ConfigFile } from './schema.ts';

type Phases = ConfigFile['logic']['day_phases'];
type TalkKeys = ConfigFile['game']['talk'];

/** The rules of a village in which every game of the contest server ends. */
const NO_LAST_DAY = 100;

/** The rules that a configuration means. */
export function rulesOf(config: ConfigFile): Result<Rules, ConfigError[]> {
  const roles = rolesOf(config);
  if (!roles.ok) return roles;
  const errors: ConfigError[] = [];
  const firstDay = partsOf(config, 0, errors);
  const laterDays = partsOf(config, 1, errors);
  if (errors.length > 0) return refuse(errors);
  const { game, server } = config;
  const isChat = (game.talk.duration ?? 0) > 0;
  const contest = findPreset(isChat ? 'nlp-5-freeform' : 'nlp-5');
  invariant(contest.ok, 'the contest is one of our presets');
  const rules = contest.value;
  const { timeout, max_continue_error_ratio: ratio } = server;
  return accept({
    ...rules,
    roles: roles.value,
    firstDay,
    laterDays,
    talk: rules.talk.mode === 'clock' ? { ...rules.talk, ...postsOf(game.talk) } : turnsOf(game.talk),
    whisper: turnsOf(game.whisper),
    vote: {
      ...rules.vote,
      rounds: game.vote.max_count,
      selfVote: game.vote.allow_self_vote,
      told: game.vote_visibility ? 'nextMorning' : 'never',
    },
    attack: {
      ...rules.attack,
      rounds: game.attack_vote.max_count,
      selfVote: game.attack_vote.allow_self_vote,
      undecided: game.attack_vote.allow_no_target ? 'nobody' : 'random',
      votesTold: game.vote_visibility ? rules.attack.votesTold : 'never',
    },
    end: { ...rules.end, lastDay: game.max_day < 0 ? NO_LAST_DAY : game.max_day },
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

function turnsOf(keys: TalkKeys): TurnTalk {
  const contest = findPreset('nlp-5');
  invariant(contest.ok && contest.value.talk.mode === 'turns', 'the contest goes by turns');
  return { ...contest.value.talk, turns: keys.max_count.per_day, ...postsOf(keys) };
}

function postsOf({ max_count, max_length, max_skip }: TalkKeys) {
  return { perPlayer: max_count.per_agent, skips: max_skip, length: lengthOf(max_length) };
}

function lengthOf(keys: TalkKeys['max_length']): LengthRules {
  const characters = keys.count_spaces ? 'charactersAndSpaces' : 'characters';
  const limit = (value: number) => (value < 0 ? null : value);
  return {
    countIn: keys.count_in_word ? 'words' : characters,
    perTalk: limit(keys.per_talk),
    perPlayer: limit(keys.per_agent),
    base: limit(keys.base_length),
    mention: limit(keys.mention_length),
  };
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
