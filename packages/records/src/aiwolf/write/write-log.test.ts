import { aiwolfRoles, aiwolfRules, type Event, ROLES, type Role, type Setup } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../checks/runs.ts';
import { playRandomly, playSetup } from '../../../testing/play.ts';
import { readNlpLog } from '../../nlp/read-log.ts';
import { writeNlpLog } from '../../nlp/write-log.ts';
import { eventsOf, headerOf, type VillageRecord } from '../../record.ts';
import { factsOf } from '../../reenact/facts.ts';
import { readAIWolfLog } from '../read/read-log.ts';
import { writeAIWolfLog } from './write-log.ts';

function written(record: VillageRecord, format: 'aiwolf' | 'nlp' = 'aiwolf'): string {
  const log = format === 'nlp' ? writeNlpLog(record) : writeAIWolfLog(record);
  return log.ok ? log.value : expect.unreachable(log.error.reason);
}

/** Everything a log can say of a game, but not when somebody failed. */
function facts(record: VillageRecord): unknown {
  return factsOf(eventsOf(record)).filter(({ kind }) => kind !== 'failed');
}

const PRESETS = ['aiwolf-3', 'aiwolf-5', 'aiwolf-9', 'aiwolf-15', 'nl2017', 'nlp-5', 'nlp-9', 'nlp-13'];

describe('a game played here, written as a log and read again, says the same', () => {
  test.each(PRESETS)('%s', (preset) => {
    for (let seed = 0; seed < runs(3, 60); seed++) {
      const record = playRandomly(preset, `log ${seed}`);
      const log = written(record);
      const read = readAIWolfLog(log);
      if (!read.ok) return expect.unreachable(`line ${read.error.line}: ${read.error.reason}`);
      expect(facts(read.value)).toEqual(facts(record));
      expect(written(read.value)).toBe(log);
    }
  });

  test.each(['nlp-5', 'nlp-9', 'nlp-13'])('%s in the form of the natural-language server', (preset) => {
    for (let seed = 0; seed < runs(3, 60); seed++) {
      const record = playRandomly(preset, `log ${seed}`);
      const log = written(record, 'nlp');
      const read = readNlpLog(log);
      if (!read.ok) return expect.unreachable(`line ${read.error.line}: ${read.error.reason}`);
      expect(facts(read.value)).toEqual(facts(record));
      expect(written(read.value, 'nlp')).toBe(log);
    }
  });
});

/** The kinds of lines of each day, in order and once each. */
function outline(log: string): string[] {
  const kinds: string[] = [];
  for (const line of log.split('\n').slice(0, -1)) {
    const kind = line.split(',').slice(0, 2).join(' ');
    if (kinds.at(-1) !== kind) kinds.push(kind);
  }
  return kinds;
}

describe('in a log in the form of the Java server', () => {
  const setup = (changes: Parameters<typeof aiwolfRules>[1], players = 15): Setup => {
    const rules = aiwolfRules(aiwolfRoles(players), changes);
    const cast = Array.from({ length: players }, (_, index) => ({ name: `Agent[${index + 1}]` }));
    const names = cast.map((_, index) => `team ${index + 1}`);
    return {
      preset: 'custom',
      rules,
      cast,
      language: 'aiwolf',
      wishes: cast.map(() => null),
      players: names,
      seed: null,
    };
  };

  test('everybody’s status begins each day and ends the game, and the last line is the result', () => {
    const log = written(playSetup(setup({}), 'status'));
    const lines = log.split('\n').slice(0, -1);
    const days = new Set(lines.map((line) => line.split(',')[0]));
    for (const day of days) {
      const block = lines.filter((line) => line.startsWith(`${day},`)).slice(0, 15);
      expect(block.map((line) => line.split(',').slice(1, 3).join())).toEqual(
        block.map((_, index) => `status,${index + 1}`),
      );
    }
    expect(lines[0]).toMatch(/^0,status,1,[A-Z]+,ALIVE,team 1$/);
    expect(lines.at(-1)).toMatch(/^\d+,result,\d+,\d+,(VILLAGER|WEREWOLF)$/);
    expect(log.endsWith('\n')).toBe(true);
  });

  test('a day has its parts in their order, with talk on day 0 only where it is played', () => {
    const order = ['status', 'talk', 'vote', 'execute', 'divine', 'whisper', 'guard', 'attackVote', 'attack'];
    const days = outline(written(playSetup(setup({}), 'order')));
    expect(days.slice(0, 2)).toEqual(['0 status', '0 whisper']);
    const first = days.filter((kind) => kind.startsWith('1 ')).map((kind) => kind.slice(2));
    expect(first).toEqual(order.filter((kind) => first.includes(kind)));
    const talking = outline(written(playSetup(setup({ talkOnFirstDay: true }), 'order')));
    expect(talking.slice(0, 3)).toEqual(['0 status', '0 whisper', '0 talk']);
  });

  test('rounds of votes follow each other, voters ascending, however the answers came', () => {
    const record = playSetup(setup({ maxRevote: 3 }), 'rounds');
    const votes = written(record)
      .split('\n')
      .filter((line) => line.startsWith('1,vote,'))
      .map((line) => Number(line.split(',')[2]));
    const rounds = eventsOf(record).filter(
      (event) => event.type === 'votesCounted' && event.day === 1,
    ).length;
    const steps = votes.filter((voter, index) => index > 0 && voter <= (votes[index - 1] ?? 0)).length;
    expect(votes.length).toBe(15 * rounds);
    expect(steps).toBe(rounds - 1);
  });
});

/** A record of a few events. */
function recordOf(events: readonly Event[], roles: readonly Role[]): VillageRecord {
  const counts = Object.fromEntries(
    ROLES.map((role) => [role, roles.filter((other) => other === role).length]),
  );
  const rules = aiwolfRules(counts as Record<Role, number>);
  const cast = roles.map((_, index) => ({ name: `P${index + 1}` }));
  const opening: Event[] = [
    { type: 'opened', audience: 'public', preset: 'custom', rules, cast, language: 'en' },
    {
      type: 'sealed',
      audience: 'master',
      seed: null,
      players: cast.map(({ name }) => `of ${name}`),
      deal: roles,
    },
    { type: 'dayBegan', audience: 'public', day: 0 },
  ];
  const header = headerOf({ preset: 'custom', rules, cast, language: 'en' }, { village: 'test' });
  return { header, entries: [...opening, ...events].map((event, seq) => ({ seq, at: 0, event })) };
}

describe('in a log that is written,', () => {
  const roles: Role[] = ['werewolf', 'fox', 'villager', 'seer'];
  const dawn: Event = {
    type: 'dawnBroke',
    audience: 'public',
    day: 1,
    dead: [3],
    votes: null,
    counts: null,
    executed: null,
  };

  test('a victory of the fox is that of OTHERS', () => {
    const ended: Event = { type: 'ended', audience: 'public', day: 1, winner: 'fox', why: 'parity' };
    expect(
      written(recordOf([dawn, ended], roles))
        .split('\n')
        .slice(4),
    ).toEqual([
      '1,status,1,WEREWOLF,ALIVE,of P1',
      '1,status,2,FOX,ALIVE,of P2',
      '1,status,3,VILLAGER,DEAD,of P3',
      '1,status,4,SEER,ALIVE,of P4',
      '1,result,2,1,OTHERS',
      '',
    ]);
  });

  test('nobody’s victory is NONE, and the natural-language server shows who failed', () => {
    const failed: Event = { type: 'failed', audience: 'public', day: 0, player: 4 };
    const ended: Event = { type: 'ended', audience: 'public', day: 1, winner: null, why: 'aborted' };
    const record = recordOf([failed, dawn, ended], roles);
    expect(written(record, 'nlp').split('\n').slice(4)).toEqual([
      '1,status,1,WEREWOLF,ALIVE,of P1,P1',
      '1,status,2,FOX,ALIVE,of P2,P2',
      '1,status,3,VILLAGER,DEAD,of P3,P3',
      '1,status,4,SEER,,of P4,P4',
      '1,result,2,1,NONE',
    ]);
  });

  test('an attack on nobody is false here and true there', () => {
    const none: Event = {
      type: 'attacked',
      audience: 'master',
      day: 0,
      target: null,
      died: false,
      savedBy: null,
    };
    const record = recordOf([none], roles);
    expect(written(record).split('\n')[4]).toBe('0,attack,-1,false');
    expect(written(record, 'nlp').split('\n')[4]).toBe('0,attack,-1,true');
  });

  test('what has several lines elsewhere is one line here', () => {
    const manner = { to: null, replyTo: null, expression: null, language: null };
    const talked: Event = {
      type: 'talked',
      audience: 'public',
      number: 0,
      day: 0,
      idx: 0,
      turn: null,
      channel: 'talk',
      player: 2,
      text: 'one\r\n0,result,9,9,VILLAGER\nthree',
      ...manner,
    };
    const [, , , , first, second] = written(
      recordOf([talked, { ...talked, idx: 1, text: 'x' }], roles),
    ).split('\n');
    expect([first, second]).toEqual(['0,talk,0,0,2,one 0,result,9,9,VILLAGER three', '0,talk,1,1,2,x']);
  });

  test('a record that does not say who is what is refused', () => {
    const record = recordOf([], roles);
    const entries = record.entries.filter(({ event }) => event.type !== 'sealed');
    expect(writeAIWolfLog({ ...record, entries })).toEqual({
      ok: false,
      error: { reason: 'The record does not say who has which role, and a game log does.' },
    });
  });
});
