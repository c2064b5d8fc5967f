import { readFileSync } from 'node:fs';
import {
  type Action,
  Conductor,
  type Event,
  hashText,
  mix,
  PRESETS,
  plainSetup,
  type Question,
  type Refusal,
  type Rules,
  scale,
  seeded,
} from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../checks/runs.ts';
import type { Bot, Random } from './index.ts';
import { BOTS } from './index.ts';

interface Played {
  readonly record: Event[];
  readonly refusals: { readonly refusal: Refusal; readonly action: Action }[];
  readonly answers: number;
}

/** A village in which one bot sits on every seat, played to its end or to its first refusal. */
function playAlone(bot: Bot, preset: string, rules: Rules, seed: string): Played {
  let now = 0;
  const played = { record: [] as Event[], refusals: [] as Played['refusals'], answers: 0 };
  const setup = plainSetup(preset, rules, seed);
  const questions: Question[] = [];
  const memories = setup.cast.map((_, index) => bot.begin({ player: index + 1 }));
  const seats = memories.map((memory) => ({
    hear: (event: Event) => bot.hear(memory, event),
    ask: (question: Question) => questions.push(question),
  }));
  const append = (entries: readonly { readonly event: Event }[]) => {
    played.record.push(...entries.map(({ event }) => event));
  };
  const opened = Conductor.open(setup, { chance: seeded(seed), seats, now: () => now, append });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const random = randomOf(seed);
  /** Where nobody is asked, time passes at once until something is due. */
  const nextQuestion = (): Question | undefined => {
    for (
      let due = opened.value.nextLimit();
      questions.length === 0 && due !== null;
      due = opened.value.nextLimit()
    ) {
      now = Math.max(now, due);
      opened.value.tick(now);
    }
    return questions.shift();
  };
  for (let question = nextQuestion(); question !== undefined; question = nextQuestion()) {
    if (!opened.value.asks(question.request)) continue;
    const action = bot.act(memories[question.request.player - 1], question, random);
    opened.value.answer(action, (result) => {
      if (!result.ok) played.refusals.push({ refusal: result.error, action });
    });
    played.answers++;
  }
  return played;
}

/** The last that happens: the roles are revealed, and by rule channels are opened and everybody talks for a while. */
function lastEventOf({ clock, end }: Rules): Event['type'] {
  if (clock !== null && clock.epilogue !== null) return 'phaseEnded';
  return end.opensChannels ? 'channelsOpened' : 'rolesRevealed';
}

function randomOf(seed: string): Random {
  let state = hashText(seed);
  return (among) => {
    state = mix(state, 1);
    return scale(state, among);
  };
}

describe.each([...BOTS])('%s', (_, bot) => {
  test.each([...PRESETS])('is never refused, and plays %s to its end', (preset, rules) => {
    for (let game = 0; game < runs(5, 100); game++) {
      const { record, refusals, answers } = playAlone(bot, preset, rules, `${preset}/${game}`);
      expect(refusals).toEqual([]);
      expect(answers).toBeGreaterThan(rules.roles.werewolf);
      expect(record.at(-1)?.type).toBe(lastEventOf(rules));
      expect(record.some(({ type }) => type === 'ended')).toBe(true);
    }
  });

  test('plays the same game from the same seed, and another one from another', () => {
    for (const [preset, rules] of PRESETS) {
      const once = JSON.stringify(playAlone(bot, preset, rules, 'seed').record);
      expect(JSON.stringify(playAlone(bot, preset, rules, 'seed').record)).toBe(once);
      expect(JSON.stringify(playAlone(bot, preset, rules, 'another').record)).not.toBe(once);
    }
  });

  test('is listed by its own name', () => {
    expect(BOTS.get(bot.name)).toBe(bot);
  });
});

test('the smallest complete bot, which newcomers copy, has fewer than fifty lines', () => {
  const source = readFileSync(new URL('./random.ts', import.meta.url), 'utf8');
  expect(source).toContain("name: 'random'");
  expect(source.trimEnd().split('\n').length).toBeLessThan(50);
});
