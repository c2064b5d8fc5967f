import { describe, expect, test } from 'vitest';
import { JUDGED as ENGLISH } from '../../testing/en/judged.ts';
import { CHATS as ENGLISH_CHATS, PLAIN_CHATS as PLAIN_ENGLISH_CHATS } from '../../testing/en/judged-chats.ts';
import { LATER_OPEN, LATER_SHUT } from '../../testing/en/judged-later.ts';
import {
  LIVELY_OPEN as LIVELY_ENGLISH,
  LIVELY_SHUT as SHUT_ENGLISH,
} from '../../testing/en/judged-lively.ts';
import { JUDGED as JAPANESE } from '../../testing/ja/judged.ts';
import {
  CHATS as JAPANESE_CHATS,
  PLAIN_CHATS as PLAIN_JAPANESE_CHATS,
} from '../../testing/ja/judged-chats.ts';
import {
  LIVELY_OPEN as LIVELY_JAPANESE,
  LIVELY_SHUT as SHUT_JAPANESE,
} from '../../testing/ja/judged-lively.ts';
import { judgedIn } from '../../testing/natural/judged.ts';
import { printAIWolf } from '../aiwolf/printer.ts';
import { read } from './read.ts';
import { compareSentences, compareTags, sharesOf } from './score.ts';

/** How well the reader does on sentences that were judged before it saw them. */
describe.each([
  {
    kind: 'Sentences of our own',
    tongue: 'ja',
    list: JAPANESE,
    least: { precision: 0.95, recall: 0.88, nothing: 0.97, agreement: 0.9 },
  },
  {
    kind: 'Sentences of our own',
    tongue: 'en',
    list: ENGLISH,
    least: { precision: 0.93, recall: 0.88, nothing: 0.97, agreement: 1 },
  },
  {
    kind: 'Chats',
    tongue: 'ja',
    list: JAPANESE_CHATS,
    least: { precision: 0.97, recall: 0.83, nothing: 0.98, agreement: 0.91 },
  },
  {
    kind: 'Chats',
    tongue: 'en',
    list: ENGLISH_CHATS,
    least: { precision: 0.94, recall: 0.87, nothing: 0.97, agreement: 1 },
  },
  {
    kind: 'Plain chats',
    tongue: 'ja',
    list: PLAIN_JAPANESE_CHATS,
    least: { precision: 1, recall: 0.94, nothing: 1, agreement: 0.9 },
  },
  {
    kind: 'Plain chats',
    tongue: 'en',
    list: PLAIN_ENGLISH_CHATS,
    least: { precision: 1, recall: 0.91, nothing: 1, agreement: 1 },
  },
  {
    kind: 'Lively talk',
    tongue: 'ja',
    list: LIVELY_JAPANESE,
    least: { precision: 0.83, recall: 0.76, nothing: 0.78, agreement: 0.87 },
  },
  {
    kind: 'Lively talk',
    tongue: 'en',
    list: LIVELY_ENGLISH,
    least: { precision: 0.95, recall: 0.91, nothing: 0.93, agreement: 1 },
  },
  {
    kind: 'Lively talk that was shut',
    tongue: 'ja',
    list: SHUT_JAPANESE,
    least: { precision: 0.89, recall: 0.76, nothing: 0.95, agreement: 0.88 },
  },
  {
    kind: 'Lively talk that was shut',
    tongue: 'en',
    list: SHUT_ENGLISH,
    least: { precision: 0.93, recall: 0.77, nothing: 0.96, agreement: 1 },
  },
  {
    kind: 'More lively talk',
    tongue: 'en',
    list: LATER_OPEN,
    least: { precision: 0.95, recall: 0.9, nothing: 1, agreement: 1 },
  },
  {
    kind: 'More lively talk that was shut',
    tongue: 'en',
    list: LATER_SHUT,
    least: { precision: 0.97, recall: 0.73, nothing: 1, agreement: 1 },
  },
] as const)('$kind in $tongue', ({ tongue, list, least }) => {
  const items = judgedIn(list).map(({ utterance, gold }) => {
    const { sentences, tags } = read(utterance, tongue);
    const said = sentences.map(({ sentence }) => printAIWolf(sentence, 'java'));
    const named = tags.map(({ kind, player }) => `${kind}-${utterance.cast[player - 1]?.name}`);
    return {
      gold,
      told: gold.protocol === undefined ? NOTHING : compareSentences(gold, said, utterance.speaker),
      tags: gold.tags === undefined ? NOTHING : compareTags(gold, named),
    };
  });
  const sum = (of: (item: (typeof items)[number]) => { readonly [K in Kind]: readonly string[] }) =>
    sharesOf({
      right: items.reduce((total, item) => total + of(item).right.length, 0),
      missed: items.reduce((total, item) => total + of(item).missed.length, 0),
      wrong: items.reduce((total, item) => total + of(item).wrong.length, 0),
    });

  test('are read as they are meant', () => {
    const { precision, recall } = sum(({ told }) => told);
    expect(precision).toBeGreaterThanOrEqual(least.precision);
    expect(recall).toBeGreaterThanOrEqual(least.recall);
  });

  test('are read as nothing where they say nothing', () => {
    const silent = items.filter(({ gold }) => gold.protocol?.length === 0);
    const quiet = silent.filter(({ told }) => told.wrong.length === 0);
    expect(quiet.length / silent.length).toBeGreaterThanOrEqual(least.nothing);
  });

  test('are tagged as they are meant', () => {
    expect(sum(({ tags }) => tags).agreement).toBeGreaterThanOrEqual(least.agreement);
  });
});

type Kind = 'right' | 'missed' | 'wrong';
const NOTHING = { right: [], missed: [], wrong: [] } as const;
