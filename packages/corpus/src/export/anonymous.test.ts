import { type Event, findPreset, plainSetup } from '@mura/engine';
import { headerOf, readRecord, type VillageRecord, writeRecord } from '@mura/records';
import { describe, expect, test } from 'vitest';
import { plainTalk } from '../../../engine/testing/talked.ts';
import { printTag } from '../tags/scheme.ts';
import { studied } from '../villages/of-record.ts';
import { bratOf, conllOf } from './annotated-text.ts';
import { anonymised } from './anonymous.ts';

const NAMES = ['カタリナ', 'オットー', 'ヤコブ', 'リーザ', 'アルビン'];

function said(player: number, text: string, number: number): Event {
  return plainTalk(player, text, 1, number);
}

function record(): VillageRecord {
  const rules = findPreset('aiwolf-5');
  if (!rules.ok) return expect.fail(rules.error);
  const cast = NAMES.map((name) => ({ name, profile: 'secret' }));
  const setup = { ...plainSetup('aiwolf-5', rules.value, null), cast, language: 'ja' };
  const { preset, language } = setup;
  const deal = ['villager', 'werewolf', 'seer', 'villager', 'possessed'] as const;
  const events: Event[] = [
    { type: 'opened', audience: 'public', preset, rules: rules.value, cast, language },
    { type: 'sealed', audience: 'master', seed: null, players: ['tanaka', 'b', 'c', 'd', 'e'], deal },
    said(1, '吊りはオットーがいい。tanaka より', 0),
    said(3, '私もオットーを吊りたい。', 1),
  ];
  const source = { format: 'x', unknown: [], notes: { 'line.1': 'カタリナ' } };
  return {
    header: headerOf(setup, { village: 'secret-village', source }),
    entries: events.map((event, seq) => ({ seq, at: null, event })),
  };
}

const salted = (salt: string) => (what: string) =>
  [...`${salt}${what}`]
    .reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 0xffffffff, 7)
    .toString(16)
    .padEnd(16, '0');

describe('an anonymous record', () => {
  const hidden = anonymised(record(), salted('x'));
  const text = writeRecord(hidden);

  test('names nobody: no character, no person, no village, also not in what was said', () => {
    for (const name of [...NAMES, 'tanaka', 'secret']) expect(text).not.toContain(name);
    expect(readRecord(text).ok).toBe(true);
  });

  test('is understood as the original is', () => {
    const tags = studied(hidden).utterances.map((one) => one.tags.map(printTag));
    const accused = hidden.header.cast[1]!.name;
    expect(tags).toEqual([[`vote-${accused}`], [`vote-${accused}`]]);
  });

  test('has the same pseudonyms for the same salt, and others for another', () => {
    expect(writeRecord(anonymised(record(), salted('x')))).toBe(text);
    expect(writeRecord(anonymised(record(), salted('y')))).not.toBe(text);
  });
});

describe('talk with its tags for other tools', () => {
  const village = studied(record());

  test('for brat has spans over what was said, with characters counted as brat does, and relations', () => {
    const { text, annotations } = bratOf(village);
    const [first, note, second, , relation] = annotations.trim().split('\n');
    const [, start, end] = /vote (\d+) (\d+)/.exec(first!)!;
    expect([...text].slice(Number(start), Number(end)).join('')).toBe('吊りはオットーがいい。tanaka より');
    expect(note).toBe('#1\tAnnotatorNotes T1\tvote-オットー');
    expect(second).toMatch(/^T2\tvote /);
    expect(relation).toBe('R1\tattune Arg1:T2 Arg2:T1\t'.trimEnd());
  });

  test('in columns has a token a line and the tags of the post', () => {
    const [head, , , token, next] = conllOf(village).split('\n');
    expect(head).toBe(`# village = ${village.id}`);
    expect(token).toBe('1\t吊\tB-vote-オットー');
    expect(next).toMatch(/^2\t.*\tI-vote-オットー$/);
    const untagged = { ...village, utterances: village.utterances.map((one) => ({ ...one, tags: [] })) };
    expect(conllOf(untagged)).toContain('\tO\n');
  });
});
