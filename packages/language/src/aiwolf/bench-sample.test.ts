import { expect, test } from 'vitest';
import { readText } from '../../testing/aiwolf/golden.ts';
import { benchSample, parseAIWolf, parseAndPrint } from './index.ts';

const SAMPLE = benchSample({
  realTalk: readText('real-talk.txt'),
  realContent: readText('real-content.txt'),
});

function isContent(text: string): boolean {
  return text !== 'Skip' && text !== 'Over';
}

function meanLength(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
}

test('the sample is like real talk: three of four are Skip or Over', () => {
  expect(SAMPLE.realTalk.length).toBeGreaterThan(5_000);
  const share = SAMPLE.realTalk.filter(isContent).length / SAMPLE.realTalk.length;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.3);
});

test('the sample of content has no Skip, no Over, nothing twice, and fifty characters a line', () => {
  expect(SAMPLE.contentOnly.length).toBeGreaterThan(1_000);
  expect(SAMPLE.contentOnly.every(isContent)).toBe(true);
  expect(new Set(SAMPLE.contentOnly).size).toBe(SAMPLE.contentOnly.length);
  expect(meanLength(SAMPLE.contentOnly)).toBeGreaterThan(45);
});

test('every utterance of the sample is understood leniently', () => {
  const all = [...SAMPLE.realTalk, ...SAMPLE.contentOnly];
  expect(all.filter((text) => !parseAIWolf(text, { dialect: 'lenient' }).ok)).toEqual([]);
});

test('all of it is parsed and printed', () => {
  expect(parseAndPrint(['Skip', 'VOTE Agent[01]', 'hello'], 'java')).toBe(
    'Skip'.length + 'VOTE Agent[01]'.length,
  );
});
