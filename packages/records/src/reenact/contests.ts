import {
  type AIWolfSettings,
  accept,
  aiwolfRules,
  findPreset,
  noSuch,
  PRESETS,
  type Result,
  type RoleCounts,
  type Rules,
  refuse,
} from '@mura/engine';

/** A contest of the past on a server of the AIWolf platform: its settings as far as they are known, and from where. */
export interface PastContest {
  readonly name: string;
  /** What differs from the defaults of the platform. */
  readonly settings: Partial<AIWolfSettings>;
  /** The executed had a last night. */
  readonly lastNight?: NonNullable<Rules['vote']['lastNight']>;
  /** How we know: from logs, if nothing else is said. */
  readonly known: string;
  /** What our rules cannot play as its server did. */
  readonly otherwise: string | null;
}

const CONTESTS: readonly PastContest[] = [
  {
    name: 'gat2016',
    settings: { talkOnFirstDay: true, maxTalkTurn: 10, maxWhisperTurn: 10, maxRevote: 0, maxAttackRevote: 0 },
    known:
      'ten turns a day in 348 of 375 days, and never more; 89 ties broken by chance in the first round; talk on day 0',
    lastNight: 'guards',
    otherwise:
      'the pack whispers after each turn of talk, also a lone werewolf, and a phase may end within a turn',
  },
  {
    name: 'gat2017',
    settings: { maxWhisperTurn: 10 },
    known:
      '61 phases of whispers ended in their tenth turn though somebody had more to say, and none was longer',
    lastNight: 'acts',
    otherwise: null,
  },
  {
    name: 'cedec2017',
    settings: {},
    known: '275 phases of talk ended in their twentieth turn',
    otherwise: null,
  },
  {
    name: 'cedec2018',
    settings: {},
    known: 'nothing in the logs is at odds with the defaults',
    otherwise: null,
  },
  {
    name: 'anac2019',
    settings: {},
    known: 'nothing in the logs is at odds with the defaults',
    otherwise: null,
  },
  {
    name: 'anac2020',
    settings: {},
    known: 'nothing in the logs is at odds with the defaults',
    otherwise: null,
  },
  {
    name: 'nl2024',
    settings: { talkOnFirstDay: true, maxTalk: 5, maxRevote: 0, validateUtterance: false, timeLimit: 60_000 },
    known:
      'the rules of the natural-language contest of 2024; its logs have at most five talks of a player a day',
    otherwise: null,
  },
];

/** The rules of a contest or of a preset; or a sentence that says what there is. */
export function findRules(name: string, roles: RoleCounts): Result<Rules, string> {
  const contest = CONTESTS.find((each) => each.name === name);
  if (contest !== undefined) return accept(contestRules(contest, roles));
  const preset = findPreset(name);
  const contests = CONTESTS.map((each) => each.name);
  return preset.ok ? preset : refuse(noSuch('preset', name, [...PRESETS.keys(), ...contests]));
}

function contestRules({ settings, lastNight }: PastContest, roles: RoleCounts): Rules {
  const rules = aiwolfRules(roles, settings);
  return lastNight === undefined ? rules : { ...rules, vote: { ...rules.vote, lastNight } };
}
