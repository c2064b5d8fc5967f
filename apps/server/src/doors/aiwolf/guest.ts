import { randomInt } from 'node:crypto';
import type { PlayerId, Role } from '@mura/engine';
import { aiwolf } from '@mura/protocols';
import { castOf } from '../../host/setup.ts';
import { type Farewell, type Guest, type HostedVillage, parseKey, type Sitting } from '../lobby/guest.ts';
import { AiwolfAgent } from './agent.ts';
import type { AiwolfConnection } from './connection.ts';
import type { Introduction } from './name.ts';
import { AiwolfSeat } from './wire-seat.ts';

const LONGEST_WISH = 5000;

/** An agent of the AIWolf platform; it plays one game after another. */
export class AIWolfGuest implements Guest {
  readonly door = 'aiwolf';
  readonly name: string;
  readonly key: string | null;
  readonly token: string | null;
  readonly address: string;
  who: readonly string[] = [];
  readonly staysOn = true;
  readonly #agent: AiwolfAgent;

  constructor(introduction: Introduction, connection: AiwolfConnection) {
    const { name, key } = parseKey(introduction.name);
    this.name = name;
    this.key = key;
    this.token = introduction.token;
    this.address = connection.address;
    this.#agent = new AiwolfAgent(name, connection);
  }

  get isThere(): boolean {
    return this.#agent.isThere;
  }

  wait(gone: () => void): void {
    this.#agent.events = { gone, unasked() {} };
  }

  askWish(limit = LONGEST_WISH): Promise<Role | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), limit);
      this.#agent.ask(aiwolf.writeBare('ROLE'), 'words', (line) => {
        clearTimeout(timer);
        resolve(aiwolf.parseRoleWord(line ?? ''));
      });
    });
  }

  sit(table: HostedVillage, player: PlayerId, { isBack, end }: { isBack: boolean; end(): void }): Sitting {
    const { plan, act, limit, faults, symbols, wire, lost } = table;
    const agent = this.#agent;
    agent.player = player;
    const seat = new AiwolfSeat({
      agent,
      randomSeed: wire.toldNumber?.(player) ?? BigInt(randomInt(2 ** 47)),
      tongue: { grammar: plan.rules.grammar, cast: castOf(plan), symbols },
      faults,
      isBack,
      ...(limit === null ? {} : { limit }),
      act,
      end,
      lost,
    });
    const listen = () => {
      agent.events = seat;
    };
    return { seat, listen, gone: () => seat.gone(), back: () => seat.back() };
  }

  /** The wire has no word for a reason. */
  dismiss(_: Farewell): void {
    this.wait(() => {});
    this.#agent.dismiss();
  }
}
