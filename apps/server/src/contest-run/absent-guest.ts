import { OVER, type PlayerId, type Question } from '@mura/engine';
import { miss } from '../doors/answering.ts';
import type { Guest, HostedVillage, Sitting } from '../doors/lobby/guest.ts';

/** Somebody who did not come: they forfeit whatever they are asked. No wire leads to them, so the door does not matter. */
export class AbsentGuest implements Guest {
  readonly door = 'aiwolf';
  readonly name: string;
  readonly key = null;
  readonly token = null;
  readonly address = '127.0.0.1';
  who: readonly string[] = [];
  readonly staysOn = false;
  readonly isThere = false;

  constructor(name: string) {
    this.name = name;
  }

  wait(): void {}

  async askWish(): Promise<null> {
    return null;
  }

  sit(table: HostedVillage, _: PlayerId, { end }: { end(): void }): Sitting {
    return {
      seat: {
        hear: (event) => {
          if (event.type === 'rolesRevealed') end();
        },
        ask: (question) => forfeit(table, question),
      },
      listen() {},
      gone() {},
      back() {},
    };
  }

  dismiss(): void {}
}

/** By the clock nobody is to wait for what they might yet say. */
function forfeit(table: HostedVillage, question: Question): void {
  const { player, act } = question.request;
  const isTalk = act === 'talk' || act === 'whisper';
  if (isTalk && table.plan.rules.clock !== null)
    table.act({ action: { type: 'talk', player, channel: act, text: OVER }, to: question.request });
  else miss(table, question, 'gone');
}
