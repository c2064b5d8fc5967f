import { type Event, findPreset, only, plainSetup, type Role, type Talked } from '@mura/engine';
import { headerOf, type VillageRecord } from '@mura/records';
import { describe, expect, test } from 'vitest';
import { plainTalk } from '../../../engine/testing/talked.ts';
import { studied } from '../villages/of-record.ts';
import { findMoments, type SituationMoment } from './find.ts';
import { parseSituation, printSituation, SITUATION_KEYS } from './situation.ts';

const DEAL: readonly Role[] = ['villager', 'seer', 'possessed', 'werewolf', 'villager'];

let seq = 0;
function said(day: number, player: number, text: string): Talked {
  return plainTalk(player, text, day, seq++);
}

function record(isDealKnown = true): VillageRecord {
  const rules = findPreset('aiwolf-5');
  if (!rules.ok) return expect.fail(rules.error);
  const setup = plainSetup('aiwolf-5', rules.value, null);
  const { preset, cast, language } = setup;
  const opened = { type: 'opened', audience: 'public', preset, rules: rules.value, cast, language } as const;
  const sealed = {
    type: 'sealed',
    audience: 'master',
    seed: null,
    players: cast.map(() => 'x'),
    deal: DEAL,
  } as const;
  const dawn = (day: number, dead: number[]) =>
    ({
      type: 'dawnBroke',
      audience: 'public',
      day,
      dead,
      votes: null,
      counts: null,
      executed: null,
    }) as const;
  const events: Event[] = [
    opened,
    ...(isDealKnown ? [sealed] : []),
    { type: 'dayBegan', audience: 'public', day: 0 },
    dawn(1, []),
    said(1, 2, 'COMINGOUT Agent[02] SEER'),
    said(1, 3, 'COMINGOUT Agent[03] SEER'),
    said(1, 3, 'DIVINED Agent[02] WEREWOLF'),
    said(1, 4, 'VOTE Agent[02]'),
    { type: 'executed', audience: 'public', day: 1, player: 2 },
    { type: 'attacked', audience: 'master', day: 1, target: 1, died: true, savedBy: null },
    dawn(2, [1]),
    said(2, 4, 'COMINGOUT Agent[04] SEER'),
    said(2, 5, 'VOTE Agent[04]'),
    { type: 'divined', audience: only(2), day: 0, player: 2, target: 1, result: 'human' },
    { type: 'ended', audience: 'public', day: 2, winner: 'werewolf', why: 'parity' },
    said(2, 4, 'COMINGOUT Agent[04] WEREWOLF'),
  ];
  return {
    header: headerOf(setup, { village: 'v' }),
    entries: events.map((event, index) => ({ seq: index, at: null, event })),
  };
}

function found(query: string, game = record()): SituationMoment[] {
  const situation = parseSituation(query);
  if (!situation.ok) return expect.fail(situation.error);
  return findMoments(game, studied(game), situation.value);
}

/** Text of what was said there, or the type of the event. */
function at(query: string, game = record()): string[] {
  return found(query, game).map(({ seq: number }) => {
    const { event } = game.entries[number]!;
    return event.type === 'talked' ? (event as Talked).text : event.type;
  });
}

describe('a situation', () => {
  test('is found at the moment from which it holds, once for each stretch', () => {
    expect(at('claims.seer=2')).toEqual(['COMINGOUT Agent[03] SEER']);
    expect(at('claims.seer>=2 dead.seer=1')).toEqual(['executed']);
    expect(at('day=2 claims.seer=3')).toEqual(['COMINGOUT Agent[04] SEER']);
    expect(at('alive<=3')).toEqual(['dawnBroke']);
    expect(at('executed.seer=1 attacked.villager=1')).toEqual(['attacked']);
    expect(at('blacks=1')).toEqual(['DIVINED Agent[02] WEREWOLF']);
  });

  test('asks who truly came out as what: a werewolf or the possessed as seer', () => {
    expect(at('claim.werewolf=seer')).toEqual(['COMINGOUT Agent[04] SEER']);
    expect(at('claim.possessed=seer')).toEqual(['COMINGOUT Agent[03] SEER']);
    expect(at('claim.villager=seer')).toEqual([]);
  });

  test('of utterances gives each of them, with what was said', () => {
    expect(found('text~vote day=1')).toEqual(
      [
        { village: 'v', seq: 7, day: 1, utterance: '1/talk/3', speaker: 'Agent[04]', text: 'VOTE Agent[02]' },
      ].map((moment) => ({ ...moment, utterance: expect.any(String) })),
    );
    expect(at('speaker=werewolf')).toEqual(['VOTE Agent[02]', 'COMINGOUT Agent[04] SEER']);
    expect(at('lie=falseClaim')).toEqual(['COMINGOUT Agent[03] SEER', 'COMINGOUT Agent[04] SEER']);
    expect(at('tag=vote speaker!=werewolf')).toEqual(['VOTE Agent[04]']);
    expect(at('relation=none')).toEqual(['VOTE Agent[02]', 'VOTE Agent[04]']);
  });

  test('of the whole village holds or does not', () => {
    expect(at('winner=werewolf players=5 preset=aiwolf-5 claims.seer=2')).toHaveLength(1);
    expect(at('winner=village claims.seer=2')).toEqual([]);
  });

  test('is not found by what the source does not say', () => {
    const unknown = record(false);
    expect(at('dead.seer=0', unknown)).toEqual([]);
    expect(at('claim.werewolf=seer', unknown)).toEqual([]);
    expect(at('claims.seer=2', unknown)).toEqual(['COMINGOUT Agent[03] SEER']);
  });

  test('is written as it is read; what is wrong is refused with what is allowed', () => {
    const query = 'day>=3 claims.seer=2 text~"I am"';
    const read = parseSituation(query);
    expect(read.ok && printSituation(read.value)).toBe(query);
    const refusals = [
      '',
      'day',
      'day=x',
      'month=3',
      'claims.king=1',
      'claim.werewolf=king',
      'winner=me',
      'text<3',
    ];
    for (const wrong of refusals) expect(parseSituation(wrong).ok).toBe(false);
    expect(parseSituation('month=3')).toMatchObject({
      error: `there is no 'month'; keys: ${SITUATION_KEYS.map(({ key }) => key).join(', ')}`,
    });
    expect(parseSituation('day=1 '.repeat(21)).ok).toBe(false);
  });
});
