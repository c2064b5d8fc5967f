import { PRESETS } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { readNlpConfig } from './read.ts';
import { parseDuration } from './schema.ts';

/** The shape of the files that the contest server ships, with characters of our own. */
const FILE = `
server:
  web_socket: { host: 0.0.0.0, port: 9000 }
  authentication: { enable: true }
  timeout: { action: 30s, response: 1m30s, acceptable: 500ms }
  max_continue_error_ratio: 0.4
game:
  agent_count: 5
  max_day: -1
  vote_visibility: false
  talk:
    max_count: { per_agent: 3, per_day: 10 }
    max_length:
      count_in_word: false
      count_spaces: true
      per_talk: 100
      mention_length: 20
      per_agent: 300
      base_length: -1
    max_skip: 1
  whisper:
    max_count: { per_agent: 0, per_day: 0 }
  vote: { max_count: 2, allow_self_vote: false }
  attack_vote: { max_count: 3, allow_self_vote: false, allow_no_target: true }
logic:
  day_phases:
    - name: morning
      actions: ["whisper"]
      only_day: 0
    - name: talk
      actions: ["talk"]
  night_phases:
    - { name: a, actions: ["whisper"], only_day: 0 }
    - { name: b, actions: ["execution"], except_day: 0 }
    - { name: c, actions: ["divine"] }
    - { name: d, actions: ["whisper"], except_day: 0 }
    - { name: e, actions: ["guard", "attack"], except_day: 0 }
  roles:
    5: { WEREWOLF: 1, POSSESSED: 1, SEER: 1, VILLAGER: 2 }
matching: { self_match: false, is_optimize: false, team_count: 7, game_count: 21, output_path: ./m.json, infinite_loop: true }
custom_profile:
  enable: true
  profile_encoding: { age: 年齢, job: 仕事 }
  profiles:
    - { name: 一郎, age: 30, hobby: 釣り, avatar_url: "https://example.org/1.png", voice_id: 3 }
    - { name: 二郎, age: 20, job: 漁師 }
    - { name: 三郎 }
    - { name: 四郎 }
    - { name: 五郎 }
game_logger: { enable: true, output_dir: ./log/game, filename: "{game_id}" }
realtime_broadcaster: { enable: false, delay: 5s }
`;

function read(yaml: string) {
  const config = readNlpConfig(yaml);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return config.value;
}

function errorsOf(yaml: string) {
  const config = readNlpConfig(yaml);
  return config.ok ? [] : config.error;
}

describe('a configuration file of the contest server', () => {
  test('an empty file is the village of five', () => {
    const { rules, matching, timeout } = read('');
    expect(rules).toEqual(PRESETS.get('nlp-5'));
    expect(matching.mode).toBe('self');
    expect(timeout).toEqual({ action: 60_000, response: 120_000 });
  });

  test.each([9, 13])('so is one of %i players, but for its numbers', (players) => {
    const yaml = `game: { agent_count: ${players}, talk: { max_count: { per_day: 52 } }, whisper: { max_count: { per_agent: 4, per_day: 12 } } }`;
    const { talk, whisper, ...rules } = read(yaml).rules;
    const preset = PRESETS.get(`nlp-${players}`);
    expect({ ...rules, talk: { ...talk, indexed: 0 }, whisper: { ...whisper, indexed: 0 } }).toEqual({
      ...preset,
      talk: { ...preset?.talk, indexed: 0 },
      whisper: { ...preset?.whisper, indexed: 0 },
    });
  });

  test('every key means something', () => {
    const config = read(FILE);
    const { rules } = config;
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 9000,
      authentication: true,
      timeout: { action: 30_000, response: 90_000 },
      matching: { mode: 'mixed', teams: 7, games: 21, path: './m.json', endless: true, abortedWeight: 0 },
      gameLog: { folder: './log/game', filename: '{game_id}' },
      realtime: null,
      unknown: [],
      notes: [],
    });
    expect(rules).toMatchObject({
      firstDay: ['morningWhisper', 'talk', 'dusk', 'duskWhisper', 'divine'],
      laterDays: ['talk', 'dusk', 'vote', 'divine', 'whisper', 'guard', 'attack'],
      vote: { rounds: 2, selfVote: false, told: 'never' },
      attack: { rounds: 3, selfVote: false, undecided: 'nobody', votesTold: 'never' },
      absence: { answerLimit: 30_500, abortedBy: 2 },
    });
    expect(rules.talk).toMatchObject({
      turns: 10,
      perPlayer: 3,
      skips: 1,
      length: { countIn: 'charactersAndSpaces', perTalk: 100, perPlayer: 300, base: null, mention: 20 },
    });
  });

  test('where votes are not visible, the pack is not told of its own either', () => {
    const { rules: hidden } = read('game: { vote_visibility: false }');
    expect([hidden.vote.told, hidden.attack.votesTold]).toEqual(['never', 'never']);
    const { rules: shown } = read('game: { vote_visibility: true }');
    expect([shown.vote.told, shown.attack.votesTold]).toEqual(['nextMorning', 'lastRound']);
  });

  test('characters have the lines of their profile that are encoded', () => {
    expect(read(FILE).characters?.slice(0, 3)).toEqual([
      { name: '一郎', profile: '年齢: 30', avatar: 'https://example.org/1.png' },
      { name: '二郎', profile: '年齢: 20\n仕事: 漁師' },
      { name: '三郎', profile: '' },
    ]);
    expect(read('custom_profile: { enable: false }').characters).toBeNull();
  });

  test('a duration of talk makes it a group chat', () => {
    const { rules } = read('game: { talk: { duration: 10m }, whisper: { duration: 10m } }');
    expect(rules).toEqual(PRESETS.get('nlp-5-freeform'));
    const short = read('game: { talk: { duration: 30s } }').rules;
    expect(short.clock?.phases[0]?.spans[0]?.seconds).toBe(30);
  });

  test('unknown keys are named and change nothing', () => {
    const yaml =
      'server: { tls: true }\nfuture: { a: 1 }\nlogic: { day_phases: [{ actions: [talk], weekday: 1 }] }';
    expect(read(yaml).unknown.toSorted()).toEqual(['future', 'logic.day_phases[0].weekday', 'server.tls']);
  });

  test('what is asked for and not done is said', () => {
    const { notes } = read(
      'tts_broadcaster: { enable: true, host: x }\ncustom_profile: { dynamic_profile: { enable: true, model: y } }',
    );
    expect(notes).toHaveLength(2);
  });

  test.each([
    ['game: { talk: { max_count: { per_agent: many } } }', 'game.talk.max_count.per_agent', '0 to 1000'],
    ['game: { agent_count: 2 }', 'game.agent_count', '3 to 20'],
    ['game: { agent_count: 7 }', 'logic.roles.7', 'how many players'],
    ['server: { timeout: { action: 60 } }', 'server.timeout.action', '1m30s'],
    ['server: { timeout: { action: 60 seconds } }', 'server.timeout.action', '1m30s'],
    ['server: { max_continue_error_ratio: 2 }', 'server.max_continue_error_ratio', '0 to 1'],
    ['game: { vote: { allow_self_vote: 1 } }', 'game.vote.allow_self_vote', 'true or false'],
    ['game: { max_day: 0 }', 'game.max_day', '1 to 99'],
    [
      'game: { talk: { max_length: { count_in_word: true, count_spaces: true } } }',
      'game.talk.max_length.count_spaces',
      'not both',
    ],
    ['logic: { roles: { 5: { WEREWOLF: 1, HUNTER: 4 } } }', 'logic.roles.5.HUNTER', 'BODYGUARD'],
    ['logic: { roles: { 5: { WEREWOLF: 6 } } }', 'logic.roles.5', 'agent_count'],
    ['logic: { roles: { 5: { WEREWOLF: 3 } } }', 'logic.roles', 'fewer than the others'],
    [
      'logic: { day_phases: [{ actions: [talk], only_day: 2 }] }',
      'logic.day_phases[0].only_day',
      'must be 0',
    ],
    ['logic: { night_phases: [{ actions: [attack, divine] }] }', 'logic.night_phases[0].actions', 'order'],
    ['logic: { day_phases: [{ actions: [dance] }] }', 'logic.day_phases[0].actions[0]', 'talk, whisper'],
    ['custom_profile: { profiles: [{ name: a }] }', 'custom_profile.profiles', '1 characters for 5'],
    ['[1, 2', '', 'not YAML'],
  ])('%s is refused with where and what is allowed', (yaml, path, message) => {
    const errors = errorsOf(yaml);
    expect(errors[0]?.path).toBe(path);
    expect(errors[0]?.message).toContain(message);
  });

  test('durations are those of Go', () => {
    expect(['60s', '1m30s', '500ms', '1.5h', '0'].map(parseDuration)).toEqual([
      60_000, 90_000, 500, 5_400_000, 0,
    ]);
    expect(['', '60', 's', '1d', '-5s', '1 m'].map(parseDuration)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
