import { randomInt } from 'node:crypto';
import type { PlayerId, Role } from '@mura/engine';
import { aiwolf, usualSymbols } from '@mura/protocols';
import { castOf } from '../../host/setup.ts';
import { Agent } from '../aiwolf/agent.ts';
import type { Connection } from '../aiwolf/connection.ts';
import type { Introduction } from '../aiwolf/name.ts';
import { WireSeat } from '../aiwolf/wire-seat.ts';
import { type Farewell, type Guest, parseKey, type Sitting, type Table } from './guest.ts';

const LONGEST_WISH = 5000;

/** An agent of the AIWolf platform in villages of the lobby. Without a key it plays one game after another. */
export class AIWolfGuest implements Guest {
  readonly door = 'aiwolf';
  readonly name: string;
  readonly key: string | null;
  readonly token: string | null;
  readonly address: string;
  who: readonly string[] = [];
  readonly #agent: Agent;

  constructor(introduction: Introduction, connection: Connection) {
    const { name, key } = parseKey(introduction.name);
    this.name = name;
    this.key = key;
    this.token = introduction.token;
    this.address = connection.address;
    this.#agent = new Agent({ name, token: introduction.token }, connection);
  }

  get staysOn(): boolean {
    return this.key === null;
  }

  get isThere(): boolean {
    return this.#agent.isThere;
  }

  wait(gone: () => void): void {
    this.#agent.events = { gone, back() {}, unasked() {} };
  }

  askWish(): Promise<Role | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), LONGEST_WISH);
      this.#agent.ask(aiwolf.writeBare('ROLE'), 'words', (line) => {
        clearTimeout(timer);
        resolve(aiwolf.parseRoleWord(line ?? ''));
      });
    });
  }

  sit(table: Table, player: PlayerId, { isBack, end }: { isBack: boolean; end(): void }): Sitting {
    const { plan, act, limit, diary } = table;
    const agent = this.#agent;
    agent.player = player;
    const seat = new WireSeat({
      agent,
      randomSeed: BigInt(randomInt(2 ** 47)),
      tongue: { grammar: plan.rules.grammar, cast: castOf(plan), symbols: usualSymbols(plan.preset) },
      diary,
      isBack,
      ...(limit === null ? {} : { limit }),
      act,
      end,
      lost() {},
    });
    const begin = () => {
      agent.events = seat;
      if (!agent.isThere) seat.gone();
    };
    return { seat, begin, back: () => seat.back() };
  }

  /** The wire has no word for a reason. */
  dismiss(_: Farewell): void {
    this.wait(() => {});
    this.#agent.dismiss();
  }
}
