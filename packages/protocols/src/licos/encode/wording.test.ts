import { givenTo, open, PRESETS, seeded, type Talked, type Translated } from '@mura/engine';
import { expect, test } from 'vitest';
import { LoneSeat } from '../../../testing/licos/lone-seat.ts';
import { licosSetup, TOKEN } from '../../../testing/licos/villages.ts';
import type { ChatMessage } from '../schema/village.ts';
import { validate } from '../validate.ts';

function opened(reader: 'person' | 'program', language: string): LoneSeat {
  const setup = { ...licosSetup('licos-5', PRESETS.get('licos-5')!, 'words'), language };
  const step = open(setup, seeded('words'));
  if (!step.ok) return expect.fail(JSON.stringify(step.error));
  const encoder = new LoneSeat({
    player: 1,
    token: TOKEN,
    identity: { number: 12, name: 'Harbor' },
    reader,
  });
  for (const { event } of givenTo(1, step.value.events)) encoder.hear(event, 1000);
  return encoder;
}

function said(text: string): Talked {
  return {
    ...{ type: 'talked', audience: 'public', number: 0, idx: null, day: 1, turn: null, channel: 'talk' },
    ...{ player: 2, text, to: null, replyTo: null, expression: null, language: null },
  } as Talked;
}

function heard(text: string, reader: 'person' | 'program', language: string): string[] {
  const messages = opened(reader, language).hear(said(text), 2000) as unknown as ChatMessage[];
  for (const message of messages) expect(validate(message)).toMatchObject({ ok: true });
  return messages.map((message) => message.text['@value']);
}

test('a person reads in words what is said in the AIWolf protocol, with the names of the figures', () => {
  expect(heard('ESTIMATE Agent[03] WEREWOLF', 'person', 'ja')).toEqual(['チャチャさんが人狼だと思います。']);
  expect(heard('COMINGOUT Agent[02] SEER', 'person', 'ja')).toEqual(['私が占い師だと宣言します。']);
  expect(heard('ESTIMATE Agent[01] WEREWOLF', 'person', 'en')).toEqual([
    'I think that アーディル is a werewolf.',
  ]);
});

test('an utterance is named by the number under which it is shown', () => {
  const encoder = opened('person', 'en');
  const texts = ['ESTIMATE Agent[03] WEREWOLF', 'AGREE TALK day1 ID:0', 'DISAGREE TALK day1 ID:7'];
  const shown = texts.flatMap((text, idx) => encoder.hear({ ...said(text), idx }, 2000 + idx));
  // The narrator spoke first.
  expect(shown).toMatchObject([
    { id: 2 },
    { id: 3, text: { '@value': 'I agree with talk 2 of day 1.' } },
    { id: 4, text: { '@value': 'I disagree with talk 7 of day 1.' } },
  ]);
});

test('a program reads it as it was said', () => {
  expect(heard('ESTIMATE Agent[03] WEREWOLF', 'program', 'ja')).toEqual(['ESTIMATE Agent[03] WEREWOLF']);
});

test('what people say stays as it is', () => {
  for (const text of ['スーザン怪しくない？', 'Skip', 'I VOTE for tea', '>>ボーリャ agreed'])
    expect(heard(text, 'person', 'ja')).toEqual([text]);
});

test('what is read in words is marked with the language of the words; the rest as it was said', () => {
  const tagOf = (talked: Partial<Talked>, reader: 'person' | 'program', language: string) => {
    const [message] = opened(reader, language).hear({ ...said(''), ...talked }, 2000);
    return (message as unknown as ChatMessage).text['@language'];
  };
  const formal = { text: 'ESTIMATE Agent[03] WEREWOLF', language: 'aiwolf' };
  expect(tagOf(formal, 'person', 'ja')).toBe('ja');
  expect(tagOf(formal, 'person', 'en')).toBe('en');
  // LiCOS has no word for the language of programs: it is marked as everything is here.
  expect(tagOf(formal, 'program', 'ja')).toBe('ja');
  expect(tagOf({ text: 'Bonjour', language: 'fr' }, 'person', 'ja')).toBe('fr');
  expect(tagOf({ text: '안녕', language: 'ko' }, 'person', 'ja')).toBe('ja');
});

test('what is said in another language is told again in the village’s, as a part of the same message', () => {
  const encoder = opened('person', 'ja');
  const [original] = encoder.hear(said('I am the seer.'), 2000) as unknown as ChatMessage[];
  const told = (language: string, number = 0): Translated => ({
    ...{ type: 'translated', audience: 'public', day: 1, channel: 'talk', number, player: 2 },
    ...{ language, text: '私が占い師です。', losses: [] },
  });
  expect(encoder.hear(told('aiwolf'), 2000)).toEqual([]);
  expect(encoder.hear(told('ja', 7), 2000)).toEqual([]);
  const [translated, ...more] = encoder.hear(told('ja'), 2000) as unknown as ChatMessage[];
  expect(more).toEqual([]);
  expect(translated?.text).toEqual({ '@value': '（訳）私が占い師です。', '@language': 'ja' });
  expect([translated?.id, translated?.counter]).toEqual([original?.id, original?.counter]);
  expect(validate(translated)).toMatchObject({ ok: true });
  const program = opened('program', 'ja');
  program.hear(said('I am the seer.'), 2000);
  expect(program.hear(told('ja'), 2000)).toEqual([]);
});
