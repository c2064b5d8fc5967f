import { decide, findPreset, open, plainSetup, requests, type Step, seeded } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { glosses } from '../../testing/aiwolf/glosses.ts';
import { bare, treeOf } from '../../testing/aiwolf/trees.ts';
import { printAIWolf } from './index.ts';

const chance = seeded('control');

function opened(): Step {
  const rules = findPreset('aiwolf-5');
  if (!rules.ok) throw new Error(rules.error);
  const step = open(plainSetup('aiwolf-5', rules.value, 'control'), chance);
  if (!step.ok) throw new Error('the village did not open');
  return step.value;
}

/** Everybody whose turn it is says these words of the protocol, one after another. */
function say(start: Step, ...texts: string[]): Step {
  return texts.reduce((step, text) => {
    const [asked] = requests(step.village);
    if (asked === undefined) throw new Error('nobody is asked');
    const said = printAIWolf(treeOf(text), 'java');
    const next = decide(
      step.village,
      { type: 'talk', channel: 'talk', player: asked.player, text: said },
      chance,
    );
    if (!next.ok) throw new Error(String(next.error));
    return next.value;
  }, start);
}

/** The village on the first day with talk. */
function talking(): Step {
  let step = opened();
  for (let asked = requests(step.village)[0]; asked?.act !== 'talk'; asked = requests(step.village)[0]) {
    if (asked === undefined) throw new Error('nobody is asked');
    const next = decide(
      step.village,
      { type: 'noAnswer', player: asked.player, act: asked.act, reason: 'late' },
      chance,
    );
    if (!next.ok) throw new Error(String(next.error));
    step = next.value;
  }
  return step;
}

function isTalkOpen({ village }: Step): boolean {
  return requests(village).some(({ act }) => act === 'talk');
}

describe('control of talk', () => {
  test('[R004-PSENT-14] OVER: when all say it, the talk of the day ends', () => {
    expect(bare(treeOf('OVER'))).toEqual({ kind: 'control', verb: 'OVER', subject: null });
    expect(isTalkOpen(say(talking(), 'OVER', 'OVER', 'OVER', 'OVER'))).toBe(true);
    expect(isTalkOpen(say(talking(), 'OVER', 'OVER', 'OVER', 'OVER', 'OVER'))).toBe(false);
    expect(glosses('OVER')).toEqual(['I have nothing more to say.', 'もう話すことはありません。']);
  });

  test('[R004-PSENT-15] SKIP: one of them keeps the day open', () => {
    expect(bare(treeOf('SKIP'))).toEqual({ kind: 'control', verb: 'SKIP', subject: null });
    expect(isTalkOpen(say(talking(), 'OVER', 'SKIP', 'OVER', 'OVER', 'OVER'))).toBe(true);
    const next = say(
      talking(),
      'OVER',
      'SKIP',
      'OVER',
      'OVER',
      'OVER',
      'OVER',
      'OVER',
      'OVER',
      'OVER',
      'OVER',
    );
    expect(isTalkOpen(next)).toBe(false);
    expect(glosses('SKIP')).toEqual(['I have nothing to say now.', '今は話すことはありません。']);
  });
});
