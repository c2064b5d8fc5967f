import { familyOf, type PlayerId } from '@mura/engine';
import { nlp, usualSymbols } from '@mura/protocols';
import type { Plan } from '../../host/plan.ts';
import { castOf } from '../../host/setup.ts';
import { isBotToken } from '../../people/bot-tokens.ts';
import { type AgentSocket, MOST_UNASKED } from '../nlp/socket.ts';
import { ulidOfVillage } from '../nlp/ulid.ts';
import { WireSeat } from '../nlp/wire-seat.ts';
import { type Farewell, type Guest, parseKey, type Sitting, type Table } from './guest.ts';

const LONGEST_RESPONSE = 120_000;

/** What an agent is told where the village has no limit for an answer. */
const NO_LIMIT = 60_000;

/** An agent of the natural-language contest in villages of the lobby; it plays one game. */
export class NlpGuest implements Guest {
  readonly door = 'nlp';
  readonly name: string;
  readonly key: string | null;
  readonly token: string | null;
  readonly address: string;
  who: readonly string[] = [];
  readonly staysOn = false;
  readonly #socket: AgentSocket;
  /** With which it shows that it is alive. */
  readonly #given: string;

  /** The key of a seat may come as the token, since agents have a setting for that. */
  constructor(given: string, token: string | null, socket: AgentSocket, address: string) {
    const { name, key } = parseKey(given);
    this.name = name;
    this.key = key ?? parseKey(`#${token ?? ''}`).key;
    this.token = token !== null && isBotToken(token) ? token : null;
    this.address = address;
    this.#socket = socket;
    this.#given = given;
  }

  get isThere(): boolean {
    return !this.#socket.isGone;
  }

  wait(gone: () => void): void {
    let unasked = 0;
    const text = () => {
      if (++unasked > MOST_UNASKED) this.#socket.close('flood');
    };
    this.#socket.listen({ text, gone });
  }

  /** The wire has no request for it. */
  async askWish(): Promise<null> {
    return null;
  }

  sit(table: Table, player: PlayerId, { isBack, end }: { isBack: boolean; end(): void }): Sitting {
    const { plan, playing, act, limit, diary, now, village } = table;
    const socket = this.#socket;
    let gameId: string | null = null;
    const seat = new WireSeat({
      player,
      name: this.#given,
      socket,
      wire: {
        // It sits down before the village opens, and is told of it afterwards.
        get gameId() {
          gameId ??= ulidOfVillage(village, playing.openedAt);
          return gameId;
        },
        generation: 's25',
        timeout: { action: limit ?? NO_LIMIT, response: LONGEST_RESPONSE },
        talk: speaksFreely(plan) ? 'freely' : 'asked',
        lines: new Map(),
        timeOf: now,
      },
      writer: new nlp.PacketWriter(),
      tongue: { cast: castOf(plan), grammar: plan.rules.grammar, symbols: usualSymbols(plan.preset) },
      diary,
      isBack,
      act,
      isAsked: playing.isAsked,
      end,
      lost() {},
    });
    const begin = () => {
      socket.listen(seat);
      if (socket.isGone) seat.gone();
    };
    return { seat, begin, back: () => seat.back() };
  }

  dismiss(why: Farewell): void {
    this.#socket.listen({ text() {}, gone() {} });
    if (why === 'done') this.#socket.close('done');
    else if (why === 'server stops') this.#socket.close('stopped');
    else this.#socket.close('refused', why);
  }
}

/** The contest's own form by the clock is a group chat; in other forms by the clock agents are asked. */
function speaksFreely({ preset, rules }: Plan): boolean {
  return familyOf(preset) === 'nlp' && nlp.hasGroupChat(rules);
}
