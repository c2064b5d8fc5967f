import { expect, test } from 'vitest';
import { setupOf, tableFor, talk } from '../../testing/index.ts';
import { givenTo, replay, seeded, type UtteranceTranslation } from '../index.ts';
import { Conductor } from './conductor.ts';
import type { Outside } from './outside.ts';

const ROLES = ['villager', 'villager', 'villager', 'seer', 'werewolf', 'werewolf'] as const;

/** Everything that is said, backwards. */
const backwards = ({ text }: { text: string }): UtteranceTranslation[] =>
  text === 'Over' ? [] : [{ language: 'backwards', text: [...text].reverse().join(''), losses: ['sense'] }];

function openWith(outside: Partial<Outside>, meant?: string) {
  const table = tableFor(ROLES.length, { chance: seeded('seed') });
  const opened = Conductor.open(setupOf([...ROLES]), { ...table.outside, ...outside });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const conductor = opened.value;
  let whispers = 0;
  const whisper = () => (++whispers % 2 === 1 ? `secret ${whispers}` : 'Over');
  for (let next = 0; next < table.asked.length; next++) {
    const { request, legal } = table.asked[next]!;
    const { player, act } = request;
    if ('targets' in legal) conductor.answer({ type: legal.act, player, target: legal.targets[0]! });
    else if (act === 'whisper')
      conductor.answer({ type: 'talk', player, channel: 'whisper', text: whisper() });
    else if (next % 3 !== 0) conductor.answer(talk(player, 'Over'));
    else conductor.answer(talk(player, `hello ${next}`, meant === undefined ? {} : { meant }));
  }
  return { table, events: table.kept.map(({ event }) => event) };
}

test('[S7] a translation follows its original in the same step, for those who heard it and nobody else', () => {
  const { table, events } = openWith({ translate: backwards });
  const channels = new Set<string>();
  for (const [index, event] of events.entries()) {
    const before = events[index - 1];
    if (event.type !== 'translated') continue;
    if (before?.type !== 'talked') throw new Error('a translation without its original');
    const { audience, day, channel, number, player, text } = before;
    channels.add(channel);
    expect(event).toEqual({
      ...{ type: 'translated', audience, day, channel, number, player, language: 'backwards' },
      ...{ text: [...text].reverse().join(''), losses: ['sense'] },
    });
    expect(table.kept[index]?.at).toBe(table.kept[index - 1]?.at);
  }
  expect([...channels].sort()).toEqual(['talk', 'whisper']);
  for (const [index, heard] of table.heard.entries()) expect(heard).toEqual(givenTo(index + 1, events));
});

test('[S7] where it is said who needs it, a translation is for those who heard the original and need it', () => {
  const needed = [1, 5];
  const { events } = openWith({
    translate: (talked) => backwards(talked).map((one) => ({ ...one, to: needed })),
  });
  const audiences = { talk: new Set<string>(), whisper: new Set<string>() };
  for (const event of events)
    if (event.type === 'translated' && (event.channel === 'talk' || event.channel === 'whisper'))
      audiences[event.channel].add(JSON.stringify(event.audience));
  expect(audiences).toEqual({ talk: new Set(['[1,5]']), whisper: new Set(['[5]']) });
  const { events: unheard } = openWith({
    translate: (talked) => backwards(talked).map((one) => ({ ...one, to: [] })),
  });
  expect(unheard.filter(({ type }) => type === 'translated')).toEqual([]);
});

test('[S7] the rules take no notice of translations', () => {
  const { events: plain } = openWith({});
  const { events } = openWith({ translate: backwards });
  expect(events.length).toBeGreaterThan(plain.length);
  expect(events.filter(({ type }) => type !== 'translated')).toEqual(plain);
  expect(replay(events)).toEqual(replay(plain));
});

test('[X8] [S8] how an utterance is meant goes with it, after its translations, which say what is meant', () => {
  const said: (string | undefined)[] = [];
  const { events } = openWith(
    {
      translate: (talked, meant) => {
        if (talked.text.startsWith('hello')) said.push(meant);
        return backwards(talked);
      },
    },
    'VOTE Agent[03]',
  );
  const meanings = events.flatMap((event, index) => (event.type === 'corrected' ? [{ event, index }] : []));
  expect(meanings.length).toBeGreaterThan(0);
  for (const { event, index } of meanings) {
    const original = events[index - 2];
    if (original?.type !== 'talked') throw new Error('a meaning without its original');
    const { audience, day, channel, number, player } = original;
    expect(event).toEqual({
      ...{ type: 'corrected', audience, day, channel, number, player, speaker: player },
      text: 'VOTE Agent[03]',
    });
    expect(events[index - 1]?.type).toBe('translated');
  }
  expect(new Set(said)).toEqual(new Set(['VOTE Agent[03]']));
  expect(said).toHaveLength(meanings.length);
});
