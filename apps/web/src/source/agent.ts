import { accept, type Result, refuse, type Substituted } from '@mura/engine';
import type { web } from '@mura/protocols';
import type { Trouble } from './server.ts';

/** A program's own guest, apart from whoever looks at the page. */
export interface Agent {
  readonly nickname: string;
  readonly token: string;
}

/** An answer of a program that was not taken as it was sent, and what the village did instead. */
export interface DiaryLine {
  readonly day: number;
  readonly act: string;
  readonly reason: string;
  readonly sent: string | null;
}

type Answer<Value> = Promise<Result<Value, Trouble>>;

/** A token for a program. The reader's own cookie is left out, so that he stays who he is. */
export function newAgent(nickname: string): Answer<Agent> {
  return ask('/guest', { nickname }, null);
}

/** A small village in which all but one seat are bots, and the one is the program's; it has begun. */
export async function testVillage({ token }: Agent, name: string): Answer<{ readonly id: string }> {
  const bots = [null, 'honest', 'honest', 'honest', 'honest'];
  const made = await ask<{ id: string }>(
    '/villages',
    { name, preset: 'aiwolf-5', bots, names: 'shown' },
    token,
  );
  if (!made.ok) return made;
  const { id } = made.value;
  const seated = await ask(`/villages/${id}/seat`, { player: 1 }, token);
  if (!seated.ok) return seated;
  const begun = await ask(`/villages/${id}/start`, {}, token);
  return begun.ok ? accept({ id }) : begun;
}

/** A program takes a seat of a village that waits; it is ready, and comes when the village begins. */
export async function seatAgent(
  { token }: Agent,
  id: string,
  seat: { readonly player: number; readonly agree?: string },
): Answer<null> {
  const seated = await ask(`/villages/${id}/seat`, seat, token);
  if (!seated.ok) return seated;
  const ready = await ask(`/villages/${id}/ready`, { ready: true }, token);
  return ready.ok ? accept(null) : ready;
}

async function ask<Value>(path: string, body: unknown, token: string | null): Answer<Value> {
  try {
    const answer = await fetch(`/api/v1${path}`, {
      method: 'POST',
      credentials: 'omit',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const told = await answer.json();
    return answer.ok ? accept(told as Value) : refuse(told as Trouble);
  } catch {
    return refuse({ code: 'unreachable' });
  }
}

/** So long nothing more comes, then all has been told. */
const QUIET = 600;

/** The diary of a program: what its seat was told of answers that were late, wrong or missing. */
export function readDiary({ token }: Agent, village: string): Promise<DiaryLine[]> {
  return new Promise((resolve) => {
    const lines: DiaryLine[] = [];
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

function lineOf({ day, act, reason, sent }: Substituted): DiaryLine {
  return { day, act, reason, sent };
}
