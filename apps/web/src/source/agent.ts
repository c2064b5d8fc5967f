import { accept, refuse, type Substituted } from '@mura/engine';
import type { web } from '@mura/protocols';
import { listBots } from './bots.ts';
import type { ServerAnswer, ServerVillage, Trouble } from './server.ts';

/** A program's own guest, apart from whoever looks at the page. */
export interface TestProgram {
  readonly nickname: string;
  readonly token: string;
}

/** An answer of a program that was not taken as it was sent, and what the village did instead. */
export interface ProgramFault {
  readonly day: number;
  readonly act: string;
  readonly reason: string;
  readonly sent: string | null;
  /** In words, where the server tells it. */
  readonly why: string | null;
}

/** The seat of the program in a test village. */
export const TEST_SEAT = 1;

/** A token for a program. The reader's own cookie is left out, so that they stay who they are. */
export function newAgent(nickname: string): ServerAnswer<TestProgram> {
  return ask('POST', '/guest', null, { nickname });
}

/** A small village in which all but one seat are bots, and the one is the program's. */
async function smallVillage({ token }: TestProgram, name: string): ServerAnswer<{ readonly id: string }> {
  const { default: bot } = await listBots();
  const bots = [null, bot, bot, bot, bot];
  return ask('POST', '/villages', token, { name, preset: 'aiwolf-5', bots, names: 'shown' });
}

interface TestVillage {
  readonly id: string;
  /** Leads a program to its seat; `null`: it comes with the token. */
  readonly key: string | null;
}

/** A test village for a program of the browser protocol; it has begun. */
export async function testVillage(agent: TestProgram, name: string): ServerAnswer<TestVillage> {
  const made = await smallVillage(agent, name);
  if (!made.ok) return made;
  const { id } = made.value;
  const seated = await ask('POST', `/villages/${id}/seat`, agent.token, { player: TEST_SEAT });
  if (!seated.ok) return seated;
  const begun = await beginTest(agent, id);
  return begun.ok ? accept({ id, key: null }) : begun;
}

/** A test village whose seat is kept for a program of another door; it begins when that has come. */
export async function testVillageFor(
  agent: TestProgram,
  name: string,
  door: 'aiwolf' | 'nlp',
): ServerAnswer<TestVillage> {
  const made = await smallVillage(agent, name);
  if (!made.ok) return made;
  const { id } = made.value;
  const offer = { door, player: TEST_SEAT, anyone: false };
  const offered = await ask<ServerVillage>('POST', `/villages/${id}/programs`, agent.token, offer);
  if (!offered.ok) return offered;
  return accept({ id, key: offered.value.seats[TEST_SEAT - 1]?.program?.key ?? null });
}

/** The village as whoever made it for their program sees it. */
export function testState({ token }: Pick<TestProgram, 'token'>, id: string): ServerAnswer<ServerVillage> {
  return ask('GET', `/villages/${id}`, token);
}

export function beginTest({ token }: Pick<TestProgram, 'token'>, id: string): ServerAnswer<ServerVillage> {
  return ask('POST', `/villages/${id}/start`, token, {});
}

/** A program takes a seat of a village that waits; it is ready, and comes when the village begins. */
export async function seatAgent(
  { token }: TestProgram,
  id: string,
  seat: { readonly player: number; readonly agree?: string },
): ServerAnswer<null> {
  const seated = await ask('POST', `/villages/${id}/seat`, token, seat);
  if (!seated.ok) return seated;
  const ready = await ask('POST', `/villages/${id}/ready`, token, { ready: true });
  return ready.ok ? accept(null) : ready;
}

async function ask<Value>(
  method: 'GET' | 'POST',
  path: string,
  token: string | null,
  body?: unknown,
): ServerAnswer<Value> {
  try {
    const answer = await fetch(`/api/v1${path}`, {
      method,
      credentials: 'omit',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const told = await answer.json();
    return answer.ok ? accept(told as Value) : refuse(told as Trouble);
  } catch {
    return refuse({ code: 'unreachable' });
  }
}

/** The fault log of a program that came through another door, for whoever made the village; `null`: it is not told yet. */
export async function readProgramFaults(
  { token }: Pick<TestProgram, 'token'>,
  village: string,
): Promise<ProgramFault[] | null> {
  const told = await ask<web.FaultsAnswer>('GET', `/villages/${village}/diary`, token);
  if (!told.ok) return null;
  return told.value.entries.map(({ day = 0, request = '', reason, sent, why }) => {
    return { day, act: request, reason, sent, why };
  });
}

/** So long nothing more comes, then all has been told. */
const QUIET = 600;

/** The fault log of a program: what its seat was told of answers that were late, wrong or missing. */
export function readFaults({ token }: Pick<TestProgram, 'token'>, village: string): Promise<ProgramFault[]> {
  return new Promise((resolve) => {
    const lines: ProgramFault[] = [];
    const socket = new WebSocket(
      `${location.origin.replace(/^http/, 'ws')}/api/v1/villages/${village}/live?after=-1&token=${token}`,
    );
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => socket.close(), QUIET);
    };
    socket.onopen = wait;
    socket.onmessage = ({ data }) => {
      wait();
      const message = JSON.parse(data) as web.ServerMessage;
      if (message.type === 'event' && message.event.type === 'substituted')
        lines.push(lineOf(message.event as unknown as Substituted));
    };
    socket.onclose = () => {
      clearTimeout(timer);
      resolve(lines);
    };
  });
}

function lineOf({ day, act, reason, sent }: Substituted): ProgramFault {
  return { day, act, reason, sent, why: null };
}
