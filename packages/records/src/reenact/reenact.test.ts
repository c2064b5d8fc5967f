import { aiwolfRules, findPreset } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { goldenLog, goldenLogs } from '../../testing/logs.ts';
import { playRandomly } from '../../testing/play.ts';
import { readAny } from '../aiwolf/read/read-any.ts';
import { writeAIWolfLog } from '../aiwolf/write/write-log.ts';
import { writeNlpLog } from '../nlp/write-log.ts';
import { eventsOf, type VillageRecord } from '../record.ts';
import type { LogDifference } from './difference.ts';
import { reenact } from './reenact.ts';

function read(text: string): VillageRecord {
  const result = readAny(text);
  return result.ok ? result.value : expect.unreachable(`line ${result.error.line}: ${result.error.reason}`);
}

function differences(text: string): readonly LogDifference[] {
  return reenact(read(text)).differences;
}

describe('games of real servers come out as they are in the log', () => {
  const logs = goldenLogs('aiwolf-java', 'aiwolf-protocol', 'nlp-contest', 'nlp-edge');
  test.each(logs)('$name', ({ name, text }) => {
    const { ok, differences, notCompared } = reenact(read(text));
    expect(differences).toEqual([]);
    expect(ok).toBe(true);
    expect(notCompared).toEqual(
      name.includes('freeform') || name.includes('gat2016') ? ['talk', 'whisper'] : [],
    );
  });

  test.each(['aiwolf-java/5-players-016.log', 'nlp-edge/T4c.log'])('also cut after any line: %s', (name) => {
    const lines = goldenLog(name).split('\n');
    for (let length = 5; length < lines.length; length++) {
      expect([length, differences(`${lines.slice(0, length).join('\n')}\n`)]).toEqual([length, []]);
    }
  });
});

describe('games of our own come out as they are in the record', () => {
  test.each(['aiwolf-3', 'aiwolf-5', 'aiwolf-9', 'aiwolf-15', 'nl2017'])('%s', (preset) => {
    for (let seed = 0; seed < runs(2, 60); seed++) {
      const record = playRandomly(preset, `again ${seed}`);
      expect(reenact(record)).toEqual({ ok: true, preset, differences: [], notCompared: [] });
    }
  });

  test.each(['aiwolf-5', 'aiwolf-15', 'nl2017', 'nlp-5', 'nlp-9', 'nlp-13'])('%s, from its log', (preset) => {
    for (let seed = 0; seed < runs(2, 60); seed++) {
      const record = playRandomly(preset, `log ${seed}`);
      const log = preset.startsWith('nlp') ? writeNlpLog(record) : writeAIWolfLog(record);
      if (!log.ok) return expect.unreachable(log.error.reason);
      expect([seed, differences(log.value)]).toEqual([seed, []]);
    }
  });
});

describe('a log that does not follow the rules is told by day, with what it says and what the rules gave', () => {
  const LOG = goldenLog('aiwolf-java/5-players-016.log');
  const changed = (from: string, to: string) => {
    expect(LOG).toContain(from);
    return differences(LOG.replace(from, to));
  };

  test('another judgement', () => {
    expect(changed('0,divine,1,2,HUMAN', '0,divine,1,2,WEREWOLF')).toEqual([
      { day: 0, what: 'divination', logged: '1 sees 2 is werewolf', given: '1 sees 2 is human' },
    ]);
  });

  test('another winner', () => {
    const [humans, werewolves, winner] = LOG.trimEnd().split('\n').at(-1)!.split(',').slice(2);
    const other = winner === 'VILLAGER' ? 'WEREWOLF' : 'VILLAGER';
    const [difference] = changed(
      `result,${humans},${werewolves},${winner}`,
      `result,${humans},${werewolves},${other}`,
    );
    expect(difference).toMatchObject({ what: 'end' });
    expect(difference?.logged).not.toBe(difference?.given);
  });

  test('another execution than that of the votes', () => {
    expect(changed('1,execute,3,WEREWOLF', '1,execute,2,VILLAGER')).toEqual([
      { day: 1, what: 'execution', logged: '2', given: '3' },
      {
        day: 2,
        what: 'line',
        logged: '2,status,2,VILLAGER,ALIVE,Java3',
        given: '2,status,2,VILLAGER,DEAD,Java3',
      },
      { day: 2, what: 'line', logged: '2,result,4,0,VILLAGER', given: '2,result,3,0,VILLAGER' },
      { day: 2, what: 'dead', logged: '3', given: 'nobody' },
    ]);
  });

  test('another vote, a death without a cause, and a role that nobody has', () => {
    const execution = { day: 1, what: 'execution', logged: '3', given: '5' };
    expect(changed('1,vote,2,3', '1,vote,2,5')).toContainEqual(execution);
    expect(changed('2,status,5,VILLAGER,ALIVE', '2,status,5,VILLAGER,DEAD')).toEqual([
      { day: 2, what: 'line', logged: '2,result,4,0,VILLAGER', given: '2,result,3,0,VILLAGER' },
      { day: 2, what: 'dead', logged: '5', given: 'nobody' },
    ]);
    expect(changed('1,execute,3,WEREWOLF', '1,execute,3,SEER')).toEqual([
      { day: 1, what: 'line', logged: '1,execute,3,SEER', given: '1,execute,3,WEREWOLF' },
    ]);
  });

  test('words out of order, another text index, and a Skip too many', () => {
    expect(changed('1,talk,1,0,1,', '1,talk,7,0,1,')[0]).toMatchObject({ day: 1, what: 'talk' });
    expect(changed('1,talk,10,2,5,Skip', '1,talk,10,2,4,Skip')[0]).toMatchObject({ day: 1, what: 'talk' });
  });

  test('a choice the rules do not allow', () => {
    const log = goldenLog('nlp-edge/T2.log').replace('0,divine,3,1,HUMAN', '0,divine,3,3,HUMAN');
    expect(differences(log)).toEqual([
      {
        day: 0,
        what: 'refused',
        logged: '3 divines 3',
        given: 'The rules do not allow oneself as the target.',
      },
      { day: 0, what: 'divination', logged: '3 sees 3 is human', given: null },
    ]);
  });

  test('a log without roles, and rules for another village', () => {
    const sample = reenact(read(goldenLog('sample/nl-contest-2017.log')));
    expect(sample).toMatchObject({
      ok: false,
      differences: [{ what: 'village', given: 'the log does not say who has which role' }],
    });
    expect(reenact(read(LOG), { preset: 'aiwolf-15' }).differences[0]).toMatchObject({ what: 'village' });
    expect(reenact(read(LOG), { preset: 'nonsense' }).differences[0]?.given).toMatch(
      /^There is no preset 'nonsense'/,
    );
  });
});

describe('the rules to play by', () => {
  const LOG = goldenLog('aiwolf-java/5-players-016.log');

  test('are those of the log, of a preset, or any that are given', () => {
    const record = read(LOG);
    expect(reenact(record)).toMatchObject({ ok: true, preset: 'aiwolf-5' });
    expect(reenact(record, { preset: 'aiwolf-5' })).toMatchObject({ ok: true, preset: 'aiwolf-5' });
    const rules = aiwolfRules(record.header.rules.roles, { maxSkip: 0 });
    const { ok, differences } = reenact(record, { rules });
    expect(ok).toBe(false);
    expect(differences[0]).toMatchObject({
      day: 1,
      what: 'talk',
      logged: "0 (turn 0): 4 'Skip'",
      given: "0 (turn 0): 4 'Over'",
    });
  });

  test('are known by the name of a contest', () => {
    const contest = (name: string, preset: string) =>
      reenact(read(goldenLog(`aiwolf-protocol/${name}.log`)), { preset });
    expect(contest('cedec2017-05p-0000', 'cedec2017')).toMatchObject({ ok: true, preset: 'cedec2017' });
    expect(contest('cedec2018-05p-000', 'cedec2018')).toMatchObject({ ok: true, preset: 'cedec2018' });
    expect(contest('anac2019-15p-000', 'anac2019')).toMatchObject({ ok: true, preset: 'anac2019' });
    expect(contest('anac2020-05p-000', 'anac2020')).toMatchObject({ ok: true, preset: 'anac2020' });
    expect(contest('gat2016-15p-000', 'gat2016')).toMatchObject({ ok: true, preset: 'gat2016' });
    expect(contest('gat2017-15p-000', 'gat2017')).toMatchObject({ ok: true, preset: 'gat2017' });
    expect(contest('gat2017-05p-000', 'gat2017')).toMatchObject({ ok: true, preset: 'gat2017' });
  });

  test('do not cut again what the server had cut, where a preset has limits of length', () => {
    const preset = findPreset('nlp-9');
    expect(preset.ok && preset.value.talk.length.base).toBe(50);
    expect(
      reenact(read(goldenLog('nlp-contest/jsai2026_truck9.log')), { preset: 'nlp-9' }).differences,
    ).toEqual([]);
  });

  test('give the executed a last night where they had one in the log', () => {
    const { vote } = read(goldenLog('aiwolf-protocol/gat2017-15p-000.log')).header.rules;
    expect(vote.lastNight).toBe('acts');
    expect(read(goldenLog('aiwolf-protocol/gat2016-15p-000.log')).header.rules.vote.lastNight).toBe('guards');
    expect(read(LOG).header.rules.vote.lastNight).toBeUndefined();
  });

  test('tell an empty text that was heard as Over from an Over', () => {
    const record = read(goldenLog('nlp-contest/jsai2026_truck5.log'));
    const overs = eventsOf(record).filter(
      (event) => event.type === 'talked' && event.day === 0 && event.text === 'Over',
    );
    expect(overs.length).toBe(4);
    expect(reenact(record).ok).toBe(true);
  });
});
