import { accept, type Result, refuse } from '@mura/engine';
import { kept } from '../../shell/keeping.ts';
import { NewsFeed } from '../news-feed.ts';
import { sendRecord } from '../sent.ts';
import type { OpenQuestion, SeatAction, SourceRefusal, VillageSource } from '../source.ts';
import type { FromWorker, SoloWish, ToWorker } from './messages.ts';

/** A worker, as far as the page needs it. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  // biome-ignore lint/suspicious/noExplicitAny: a worker of the browser takes more than it is given here
  onmessage: ((event: any) => void) | null;
  terminate(): void;
}

interface OpenAction {
  /** What the viewer was asked when they acted. */
  readonly question: OpenQuestion | null;
  readonly settle: (result: Result<null, SourceRefusal>) => void;
}

/** A village in a worker of this browser: it works without a server. */
export function soloSource(wish: SoloWish, worker: WorkerLike): VillageSource {
  const room = new NewsFeed();
  const waiting = new Map<number, OpenAction>();
  const answer = (id: number, result: Result<null, SourceRefusal>) => {
    const { question, settle } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (result.ok) room.answered(question ?? null);
    settle?.(result);
  };
  const records = new Map<number, (text: string | null) => void>();
  let next = 0;
  worker.onmessage = ({ data }: { data: FromWorker }) => {
    switch (data.type) {
      case 'welcome':
        room.welcome(data.player, data.now);
        return;
      case 'event':
        room.hear(data.number, data.at, data.event);
        return;
      case 'connection':
        room.tell(data);
        return;
      case 'asked':
        room.ask(data.question);
        return;
      case 'done':
        answer(data.id, accept(null));
        return;
      case 'refused':
        answer(data.id, refuse(data.code));
        return;
      case 'recorded':
        records.get(data.id)?.(data.text);
        records.delete(data.id);
        return;
    }
  };
  worker.postMessage({ type: 'begin', wish });
  const record = () =>
    new Promise<string | null>((resolve) => {
      const id = next++;
      records.set(id, resolve);
      worker.postMessage({ type: 'record', id });
    });
  return {
    listen: (listener) => room.listen(listener),
    act: (action: SeatAction) =>
      new Promise((settle) => {
        const id = next++;
        waiting.set(id, { question: room.findQuestion(action), settle });
        worker.postMessage({ type: 'act', id, action });
      }),
    staysOpen: true,
    typing: () => worker.postMessage({ type: 'typing' }),
    hurry: () => worker.postMessage({ type: 'hurry' }),
    record,
    send: async () => {
      const text = await record();
      return text === null
        ? refuse({ code: 'notEnded' })
        : sendRecord(text, kept('nickname') || wish.nickname);
    },
    close: () => worker.terminate(),
  };
}
