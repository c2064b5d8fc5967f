import type { Question } from '@mura/engine';
import { expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { chatter } from '../chatter.ts';
import { DelayedAnswers, TYPING_LASTS } from './delayed-answers.ts';

/** Time that passes as it is told. */
class WaitingTable {
  #now = 0;
  readonly #plans: { at: number; doIt: () => void }[] = [];
  until = 0;
  now = () => this.#now;
  typingUntil = () => this.until;
  at = (at: number, doIt: () => void) => void this.#plans.push({ at, doIt });

  goTo(time: number): void {
    for (;;) {
      const next = this.#plans.filter(({ at }) => at <= time).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#plans.splice(this.#plans.indexOf(next), 1);
      this.#now = Math.max(this.#now, next.at);
      next.doIt();
    }
    this.#now = time;
  }
}

const BOT = { ...(chatter as Bot), readyAt: () => 1000 };

function asked(act: 'talk' | 'vote', table: WaitingTable): number[] {
  const answers: number[] = [];
  const waiting = new DelayedAnswers(BOT, null, table);
  const question = { request: { act, player: 1, day: 1, round: 0, turn: 0 } } as unknown as Question;
  waiting.hold(question, () => answers.push(table.now()));
  return answers;
}

test('a bot speaks when it likes, and waits while somebody writes in public', () => {
  const table = new WaitingTable();
  const answers = asked('talk', table);
  table.until = 900 + TYPING_LASTS;
  table.goTo(20_000);
  expect(answers).toEqual([900 + TYPING_LASTS]);
});

test('it does not wait for ever for somebody who goes on writing', () => {
  const table = new WaitingTable();
  const answers = asked('talk', table);
  table.until = 1_000_000;
  table.goTo(60_000);
  expect(answers).toEqual([11_000]);
});

test('whoever writes does not keep it from voting', () => {
  const table = new WaitingTable();
  const answers = asked('vote', table);
  table.until = 1_000_000;
  table.goTo(60_000);
  expect(answers).toEqual([1000]);
});
