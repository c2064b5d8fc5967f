import { findPreset, type Talked } from '@mura/engine';
import { expect, test } from 'vitest';
import { DaySheet } from './day-sheet.ts';

const preset = findPreset('aiwolf-5');
if (!preset.ok) throw new Error(preset.error);
const { talk: rules } = preset.value;

function said(number: number, text: string): Talked {
  return {
    ...{ type: 'talked', audience: 'public', channel: 'talk', day: 1, player: 2 },
    ...{ number, idx: number, turn: 0, text },
  } as Talked;
}

test('a translation is told in place of its original, and of no other', () => {
  const sheet = new DaySheet();
  sheet.add(said(4, 'おはよう'), rules);
  sheet.retell(3, 'VOTE Agent[01]');
  expect(sheet.all).not.toContain('VOTE');
  sheet.retell(4, 'Skip');
  expect(JSON.parse(`[${sheet.all}]`)).toEqual([{ agent: 2, day: 1, idx: 0, text: 'Skip', turn: 0 }]);
  sheet.add(said(5, 'ごめん'), rules);
  sheet.retell(4, 'Over');
  const textsFrom = (place: number) =>
    JSON.parse(`[${sheet.since(place)}]`).map(({ text }: { text: string }) => text);
  expect([textsFrom(0), textsFrom(1), textsFrom(2)]).toEqual([['Skip', 'ごめん'], ['ごめん'], []]);
});
