import { type Event, replay, viewFor } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { goldenLog } from '../../../testing/logs.ts';
import { eventsOf, type VillageRecord } from '../../record.ts';
import { writeAIWolfLog } from '../write/write-log.ts';
import { readAIWolfLog } from './read-log.ts';

const ROLES = ['SEER', 'VILLAGER', 'WEREWOLF', 'POSSESSED', 'MEDIUM'];

/** Everybody's status on a day. */
function status(day: number, dead: readonly number[] = [], roles = ROLES): string[] {
  return roles.map((role, index) => {
    const state = dead.includes(index + 1) ? 'DEAD' : 'ALIVE';
    return `${day},status,${index + 1},${role},${state},name, of ${index + 1}`;
  });
}

const GAME = [
  ...status(0),
  '0,divine,1,3,WEREWOLF',
  ...status(1),
  '1,talk,0,0,2,Skip',
  '1,talk,1,0,1,a text, with, commas, "and" quotes',
  '1,talk,2,0,3,Over',
  '1,talk,3,0,5,Over',
  '1,talk,4,0,4,Over',
  '1,talk,5,1,1,Over',
  '1,talk,6,1,2,Over',
  '1,talk,7,1,3,Over',
  '1,talk,8,1,4,Over',
  '1,talk,9,1,5,Over',
  '1,vote,1,2',
  '1,vote,2,1',
  '1,vote,3,4',
  '1,vote,4,3',
  '1,vote,5,4',
  '1,vote,1,4',
  '1,vote,2,4',
  '1,vote,3,4',
  '1,vote,4,3',
  '1,vote,5,4',
  '1,execute,4,POSSESSED',
  '1,divine,1,2,HUMAN',
  '1,attackVote,3,1',
  '1,attack,1,true',
  ...status(2, [1, 4]),
];

function read(lines: readonly string[]): VillageRecord {
  const result = readAIWolfLog(lines.map((line) => `${line}\n`).join(''));
  return result.ok ? result.value : expect.unreachable(`line ${result.error.line}: ${result.error.reason}`);
}

function refusal(lines: readonly string[]): string {
  const result = readAIWolfLog(lines.join('\n'), { file: 'game.log' });
  return result.ok ? expect.unreachable('it was read') : `${result.error.line}: ${result.error.reason}`;
}

/** Events in few words. */
function brief(event: Event): string {
  const { type, audience } = event;
  const who = typeof audience === 'string' ? audience : `[${audience}]`;
  const phase = event.type === 'phaseBegan' ? ` ${event.phase} ${event.round} asks ${event.asked}` : '';
  const order = event.type === 'turnBegan' ? ` ${event.turn}: ${event.order}` : '';
  const act = 'player' in event && 'target' in event ? ` ${event.player} ${event.target}` : '';
  return `${type} ${who}${phase}${order}${act}`;
}

describe('the events of a log', () => {
  test('stand in the order of the day, each with the audience that the rules give it', () => {
    const events = eventsOf(read(GAME)).filter(
      ({ type }) => type !== 'roleTold' && type !== 'talked' && type !== 'voted',
    );
    expect(events.map(brief)).toEqual([
      'opened public',
      'sealed master',
      'dayBegan public',
      'duskFell public',
      'phaseBegan [1] divine 0 asks 1',
      'divined [1] 1 3',
      'dawnBroke public',
      'dayBegan public',
      'phaseBegan public talk 0 asks 1,2,3,4,5',
      'turnBegan master 0: 2,1,3,5,4',
      'turnBegan master 1: 1,2,3,4,5',
      'duskFell public',
      'phaseBegan public vote 0 asks 1,2,3,4,5',
      'votesCounted public',
      'phaseBegan public vote 1 asks 1,2,3,4,5',
      'votesCounted public',
      'executed public',
      'phaseBegan [1] divine 0 asks 1',
      'divined [1] 1 2',
      'phaseBegan [3] attack 0 asks 3',
      'attackVoted [3] 3 1',
      'attackVotesCounted [3]',
      'attackChosen [3]',
      'attacked master',
      'dawnBroke public',
      'identified [5] 5 4',
    ]);
  });

  test('say who is what, what was said, and who died', () => {
    const record = read(GAME);
    const events = eventsOf(record);
    expect(record.header).toMatchObject({
      preset: 'custom',
      language: 'en',
      cast: [{ name: 'Agent[01]' }, {}, {}, {}, {}],
    });
    expect(events[1]).toMatchObject({
      seed: null,
      players: ['name, of 1', 'name, of 2', 'name, of 3', 'name, of 4', 'name, of 5'],
      deal: ['seer', 'villager', 'werewolf', 'possessed', 'medium'],
    });
    const talks = events.filter((event) => event.type === 'talked');
    expect(talks[1]).toMatchObject({
      number: 1,
      idx: 1,
      turn: 0,
      player: 1,
      text: 'a text, with, commas, "and" quotes',
    });
    expect(viewFor('observer', events).shared.pages.map(({ executed, dead }) => [executed, dead])).toEqual([
      [null, []],
      [4, []],
      [null, [1]],
    ]);
    expect(replay(events).life.alive).toEqual([false, true, true, false, true]);
    expect(record.entries.every(({ at }) => at === null)).toBe(true);
    expect(record.header.source).toMatchObject({ format: 'aiwolf', notes: {} });
    expect(record.header.source?.unknown).toEqual(expect.arrayContaining(['at', 'seed']));
  });

  test('let a werewolf hear whispers, and nobody else', () => {
    const events = eventsOf(read(goldenLogLines('aiwolf-java/default-n7.log')));
    const pack = events.flatMap((event) =>
      event.type === 'roleTold' && event.role === 'werewolf' ? [event.player] : [],
    );
    const whispers = events.filter((event) => event.type === 'talked' && event.channel === 'whisper');
    expect(whispers.length).toBe(8);
    for (const { audience } of whispers) expect(audience).toEqual(pack);
    expect(events.find(({ type }) => type === 'phaseBegan')).toMatchObject({
      phase: 'duskWhisper',
      audience: pack,
    });
  });

  test('say that a guarded player lives, and that an idle pack chooses nobody', () => {
    const roles = ['BODYGUARD', 'VILLAGER', 'WEREWOLF', 'SEER', 'VILLAGER'];
    const days = (attack: string) => [
      ...status(0, [], roles),
      ...status(1, [], roles),
      '1,guard,1,2,VILLAGER',
      attack,
      ...status(2, [], roles),
    ];
    const attackOf = (line: string) => eventsOf(read(days(line))).find(({ type }) => type === 'attacked');
    expect(attackOf('1,attack,2,false')).toMatchObject({ target: 2, died: false, savedBy: 'guard' });
    expect(attackOf('1,attack,-1,false')).toMatchObject({ target: null, died: false, savedBy: null });
  });

  test('say that a fox that was divined and is dead was cursed', () => {
    const events = eventsOf(read(goldenLogLines('aiwolf-java/fox-freemason-n9.log')));
    const cursed = events.filter((event) => event.type === 'cursed');
    const foxes = events.flatMap((event) =>
      event.type === 'roleTold' && event.role === 'fox' ? [event.player] : [],
    );
    expect(cursed.map(({ player }) => player)).toEqual(foxes);
  });
});

function goldenLogLines(name: string): string[] {
  return goldenLog(name).split('\n').slice(0, -1);
}

describe('the servers of 2016', () => {
  test('wrote no turns: none are invented', () => {
    const record = read(goldenLogLines('aiwolf-protocol/gat2016-15p-000.log'));
    const events = eventsOf(record);
    expect(events.filter(({ type }) => type === 'turnBegan')).toEqual([]);
    expect(events.every((event) => event.type !== 'talked' || event.turn === null)).toBe(true);
    expect(record.header.source?.unknown).toContain('talk.turn');
    expect(record.header.source?.notes).toMatchObject({ turnColumn: false, talkForm: 'interleaved' });
  });
});

describe('in other dialects', () => {
  const roles = ['SEER', 'VILLAGER', 'WEREWOLF', 'IMMORALIST', 'FOX'];
  const log = [
    ...status(0, [], roles),
    '0,divine,1,5,HUMAN',
    '0,cursed,5,FOX',
    '0,suicide,4,IMMORALIST',
    ...status(1, [4, 5], roles),
    '1,talk,0,0,2,DECLARED Agent[05] FOX',
    'Lost Connection of Agent[02]',
    '1,talk,1,0,1,Over',
  ];

  test('lines of an unknown kind are kept where they were, and come back', () => {
    const record = read(log);
    const foreign = record.entries.filter(({ event }) => event.type === 'foreign').map(({ event }) => event);
    expect(foreign).toEqual([
      { type: 'foreign', audience: 'master', line: '0,cursed,5,FOX' },
      { type: 'foreign', audience: 'master', line: '0,suicide,4,IMMORALIST' },
      { type: 'foreign', audience: 'master', line: 'Lost Connection of Agent[02]' },
    ]);
    expect(writeAIWolfLog(record)).toEqual({ ok: true, value: log.map((line) => `${line}\n`).join('') });
  });

  test('a role that is not known here leaves the record without a deal, and its notes say who was what', () => {
    const record = read(log);
    const events = eventsOf(record);
    expect(events.some(({ type }) => type === 'sealed' || type === 'roleTold')).toBe(false);
    expect(record.header.source?.unknown).toContain('deal');
    expect(record.header.source?.notes).toMatchObject({ 'role.4': 'IMMORALIST', 'name.4': 'name, of 4' });
    expect(eventsOf(record).find(({ type }) => type === 'dawnBroke')).toMatchObject({ dead: [4, 5] });
    replay(events);
  });
});

describe('the rules of a log', () => {
  test('are those of the preset where it shows nothing else', () => {
    expect(read(goldenLogLines('aiwolf-java/5-players-001.log')).header.preset).toBe('aiwolf-5');
    expect(read(goldenLogLines('aiwolf-java/default-n7.log')).header.preset).toBe('aiwolf-7');
  });

  test('show where they made a difference', () => {
    const rules = (name: string) => read(goldenLogLines(name)).header.rules;
    const inVain = [...status(0), ...status(1), '1,vote,1,2', '1,vote,2,1', ...status(2)];
    expect(read(inVain).header.rules.vote.undecided).toBe('nobody');
    expect(rules('aiwolf-java/enableNoAttack-n15.log').attack).toMatchObject({
      undecided: 'nobody',
      humansCountOnce: false,
    });
    expect(rules('aiwolf-java/whisperBeforeRevote-n15.log').attack.whisperBeforeRevote).toBe(true);
    expect(rules('aiwolf-protocol/gat2016-15p-000.log').firstDay).toContain('talk');
  });
});

describe('a wrong log is refused with the line, what was found and what is allowed', () => {
  const first = status(0);
  test.each<[what: string, lines: string[], message: string]>([
    ['no log', ['hello'], "1: the line is 'hello', allowed: a record `day,kind,…`"],
    ['nothing', [], "1: the log is '', allowed: a status line of day 0"],
    ['no status', ['1,vote,1,2'], "1: the first line is 'vote', allowed: a status line of day 0"],
    ['a day from nowhere', [...first, '2,divine,1,2,HUMAN'], "6: the day is '2', allowed: 0"],
    ['a day left out', [...first, '2,status,1,SEER,ALIVE,x'], "6: the day is '2', allowed: 1"],
    [
      'a day that is no number',
      [...first, 'x,vote,1,2'],
      "6: the day is 'x', allowed: a whole number from 0 on",
    ],
    [
      'a leading zero',
      [...first, '0,divine,01,2,HUMAN'],
      "6: the seer of a divine is '01', allowed: a player 1..20",
    ],
    [
      'an unknown player',
      [...first, '0,divine,1,6,HUMAN'],
      "6: a player of the divine is '6', allowed: a player 1..5",
    ],
    [
      'a huge number',
      [...first, '0,talk,99999999999,0,1,x'],
      "6: the index of a talk is '99999999999', allowed: a whole number from 0 on",
    ],
    [
      'a line cut off',
      [...first, '0,divine,1,2'],
      "6: a divine of 4 columns is '0,divine,1,2', allowed: 5 columns",
    ],
    [
      'a word cut off',
      [...first, '0,divine,1,2,HUM'],
      "6: the result of a divine is 'HUM', allowed: HUMAN, WEREWOLF",
    ],
    [
      'another name',
      [...first, '1,status,1,SEER,ALIVE,x'],
      "6: the name of a status is 'x', allowed: name, of 1, as before",
    ],
    [
      'a risen player',
      [...GAME, '2,talk,0,0,2,x', ...status(3)],
      `${GAME.length + 2}: the state of a status is 'ALIVE', allowed: DEAD, as before`,
    ],
    [
      'a status missing',
      [...first, '1,status,1,SEER,ALIVE,name, of 1', '1,talk,0,0,1,x'],
      "7: the line is 'talk', allowed: the status of player 2",
    ],
    [
      'a winner nobody knows',
      [...first, ...status(1), '1,result,3,0,NOBODY'],
      "11: the winner of a result is 'NOBODY', allowed: VILLAGER, WEREWOLF, OTHERS, NONE",
    ],
    [
      'more after the end',
      [...first, ...status(1), '1,result,4,1,NONE', '1,vote,1,2'],
      "12: the line after the result is 'vote', allowed: nothing",
    ],
    [
      'no werewolf',
      first.slice(0, 2).concat('0,status,3,MEDIUM,ALIVE,x'),
      "3: the village is 'rules.roles.werewolf: must be at least 1', allowed: a village that can be played",
    ],
  ])('%s', (_what, lines, message) => {
    expect(refusal(lines)).toBe(message);
  });

  test('where it is of a hostile size', () => {
    expect(refusal([...first, `0,talk,0,0,1,${'x'.repeat(200_000)}`])).toMatch(/^6: the line is '0,talk/);
    expect(refusal(Array<string>(500_000).fill('0,vote,1,2'))).toMatch(/^400000: the log is '500000 lines'/);
  });
});
