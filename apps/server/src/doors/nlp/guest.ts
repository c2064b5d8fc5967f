import { familyOf, type PlayerId } from '@mura/engine';
import { nlp } from '@mura/protocols';
import type { Plan } from '../../host/plan.ts';
import { castOf } from '../../host/setup.ts';
import { isBotToken } from '../../people/bot-tokens.ts';
import {
  type Farewell,
  type Guest,
  type HostedVillage,
  parseKey,
  type Sitting,
  type WireOptions,
} from '../lobby/guest.ts';
import type { Playing } from '../playing.ts';
import type { AgentSocket } from './socket.ts';
import { ulidOfVillage } from './ulid.ts';
import { NlpSeat } from './wire-seat.ts';

const LONGEST_RESPONSE = 120_000;

/** What an agent is told where the village has no limit for an answer. */
const NO_LIMIT = 60_000;

/** An agent of the natural-language contest; it plays one game. */
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

  get team(): string {
    return nlp.teamOf(this.name);
  }

  /** Nothing of what was sent is still on its way. */
  get closed(): Promise<void> {
    return this.#socket.closed;
  }

  get isThere(): boolean {
    return !this.#socket.isGone;
  }

  wait(gone: () => void): void {
    this.#socket.listen({ text: () => this.#socket.takeUnasked(), gone });
  }

  /** The wire has no request for it. */
  async askWish(): Promise<null> {
    return null;
  }

  sit(table: HostedVillage, player: PlayerId, { isBack, end }: { isBack: boolean; end(): void }): Sitting {
    const { plan, playing, act, lost, faults, symbols } = table;
    const socket = this.#socket;
    const told = table.wire.nlp ?? wireOf(table);
    const { generation, timeout, talk } = told;
    const { writer, lines } = isBack ? newPackets() : packetsOf(playing);
    const seat = new NlpSeat({
      player,
      name: this.#given,
      socket,
      wire: {
        timeOf: table.now,
        ...{ gameId: told.gameId, generation, timeout, talk, lines },
      },
      writer,
      tongue: { cast: castOf(plan), grammar: plan.rules.grammar, symbols },
      faults,
      isBack,
      act,
      isAsked: playing.isAsked,
      end,
      lost,
    });
    return { seat, listen: () => socket.listen(seat), gone: () => seat.gone(), back: () => seat.back() };
  }

  dismiss(why: Farewell): void {
    this.#socket.listen({ text() {}, gone() {} });
    if (why === 'done') this.#socket.close('done');
    else if (why === 'server stops') this.#socket.close('stopped');
    else if (why === 'the game cannot be played') this.#socket.close('broken');
    else this.#socket.close('refused', why);
  }
}

/** What the seats of a village that hear it from its beginning share. */
interface Packets {
  readonly writer: nlp.PacketWriter;
  readonly lines: nlp.Wire['lines'];
}

const SHARED = new WeakMap<Playing, Packets>();

function packetsOf(playing: Playing): Packets {
  const known = SHARED.get(playing) ?? newPackets();
  SHARED.set(playing, known);
  return known;
}

function newPackets(): Packets {
  return { writer: new nlp.PacketWriter(), lines: new Map() };
}

/** A village of the lobby, as agents are told of it. */
function wireOf({ village, plan, playing, limit }: HostedVillage): NonNullable<WireOptions['nlp']> {
  let id: string | null = null;
  return {
    // An agent sits down before the village opens, and is told of it afterwards.
    gameId: () => {
      id ??= ulidOfVillage(village, playing.openedAt);
      return id;
    },
    generation: 's25',
    timeout: { action: limit ?? NO_LIMIT, response: LONGEST_RESPONSE },
    talk: speaksFreely(plan) ? 'freely' : 'asked',
  };
}

/** The contest's own form by the clock is a group chat; in other forms by the clock agents are asked. */
function speaksFreely({ preset, rules }: Plan): boolean {
  return familyOf(preset) === 'nlp' && nlp.hasGroupChat(rules);
}
