import { describe, expect, test } from 'vitest';
import {
  Conductor,
  type Entry,
  Feed,
  findPreset,
  type NoAnswer,
  type Outside,
  type PlayerAction,
  plainSetup,
  type Question,
  type Reply,
  type Seat,
  seeded,
} from '../index.ts';

type AnswerScript = (question: Question) => PlayerAction | NoAnswer;

interface ScriptedGameOptions {
  readonly atOnce: boolean;
  /** What is appended becomes durable only when the test says so. */
  readonly slow?: boolean;
  readonly answer?: AnswerScript;
}

/** A game of answers from a script that says something else each time, and sometimes nothing that could be used. */
class ScriptedGame {
  readonly kept: Entry[] = [];
  readonly conductor: Conductor;
  /** Of those who are asked and answer later. */
  readonly #asked: Question[] = [];
  readonly #answer: AnswerScript;
  readonly #waiting: (() => void)[] = [];
  #now = 0;

  constructor(preset: string, { atOnce, slow = false, answer = script() }: ScriptedGameOptions) {
    this.#answer = answer;
    const rules = findPreset(preset);
    if (!rules.ok) throw new Error(rules.error);
    const setup = plainSetup(preset, rules.value, 'seed');
    const seat: Seat = atOnce
      ? { hear() {}, ask: notAsked, answerAtOnce: this.#answer }
      : { hear() {}, ask: (question) => void this.#asked.push(question) };
    const outside: Outside = {
      feed: Feed.of(setup.cast.map(() => seat)),
      chance: seeded('seed'),
      now: () => this.#now,
      append: (entries) => {
        this.kept.push(...entries);
        return slow ? new Promise((resolve) => this.#waiting.push(resolve)) : undefined;
      },
    };
    const opened = Conductor.open(setup, outside);
    if (!opened.ok) throw new Error('The setup is wrong');
    this.conductor = opened.value;
  }

  playToEnd(): void {
    do {
      this.conductor.letAnswer();
      while (this.#asked.length > 0) this.#answerLater(this.#asked.shift()!);
    } while (this.#passTime());
  }

  #answerLater(question: Question): void {
    if (!this.conductor.asks(question.request)) return;
    const { player, act } = question.request;
    const action = this.#answer(question);
    let isUsed = false;
    const note: Reply = ({ ok }) => {
      isUsed = ok;
    };
    if (action.player === player) this.conductor.answer(action, note);
    if (!isUsed) this.conductor.miss(player, act, 'illegal');
  }

  #passTime(): boolean {
    const due = this.conductor.nextLimit();
    if (due === null) return false;
    this.#now = Math.max(this.#now, due);
    this.conductor.tick(this.#now);
    return true;
  }

  /** Whatever waits is durable now. */
  async settle(): Promise<void> {
    for (const resolve of this.#waiting.splice(0)) resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
}

function notAsked(): void {
  throw new Error('Whoever answers at once is not asked');
}

function script(): AnswerScript {
  let asked = 0;
  return ({ request: { player, act }, legal }) => {
    asked++;
    if (asked % 11 === 0) return { type: 'noAnswer', player: player + 1, act, reason: 'garbage' };
    if ('targets' in legal) {
      const target = asked % 7 === 0 ? 99 : legal.targets[asked % legal.targets.length]!;
      return { type: legal.act, player, target };
    }
    const text = asked % 7 === 0 ? 'two\nlines' : asked % 3 === 0 ? 'Over' : `talk ${asked}`;
    return { type: 'talk', player, channel: legal.act, text };
  };
}

describe('those who answer at once', () => {
  test.each(['aiwolf-5', 'aiwolf-15', 'nlp-5', 'bbs-10', 'licos-10'])(
    'play the same %s as if they were asked and answered later',
    (preset) => {
      const [atOnce, later] = [true, false].map((atOnce) => new ScriptedGame(preset, { atOnce }));
      atOnce!.playToEnd();
      later!.playToEnd();
      expect(atOnce!.conductor.village.outcome).not.toBeNull();
      expect(atOnce!.kept.some(({ event }) => event.type === 'substituted')).toBe(true);
      expect(atOnce!.kept).toEqual(later!.kept);
    },
  );

  test('forfeit what they are asked when they do something else', () => {
    const note: AnswerScript = ({ request: { player } }) => ({ type: 'note', player, text: 'hm' });
    const game = new ScriptedGame('aiwolf-5', { atOnce: true, answer: note });
    game.playToEnd();
    expect(game.conductor.village.outcome).not.toBeNull();
    expect(game.kept.some(({ event }) => event.type === 'noted')).toBe(false);
  });

  test('wait until what they did is durable', async () => {
    const slow = new ScriptedGame('aiwolf-5', { atOnce: true, slow: true });
    const fast = new ScriptedGame('aiwolf-5', { atOnce: true });
    fast.playToEnd();
    for (let kept = -1; kept < slow.kept.length; await slow.settle()) {
      kept = slow.kept.length;
      expect(slow.conductor.feed.length).toBeLessThanOrEqual(kept);
      await slow.settle();
      const before = slow.kept.length;
      slow.conductor.letAnswer();
      slow.conductor.letAnswer();
      expect(slow.conductor.feed.length).toBe(before);
    }
    expect(slow.kept).toEqual(fast.kept);
  });
});
