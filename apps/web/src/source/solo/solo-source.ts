import { accept, type Result, refuse } from '@mura/engine';
import { kept } from '../../shell/keeping.ts';
import { Newsroom } from '../newsroom.ts';
import { sendRecord } from '../sent.ts';
import type { RefusalCode, SeatAction, VillageSource } from '../source.ts';
import type { FromWorker, SoloWish, ToWorker } from './messages.ts';

/** A worker, as far as the page needs it. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  // biome-ignore lint/suspicious/noExplicitAny: a worker of the browser takes more than it is given here
  onmessage: ((event: any) => void) | null;
  terminate(): void;
}

/** A village in a worker of this browser: it works without a server. */
export function soloSource(wish: SoloWish, worker: WorkerLike): VillageSource {
  const room = new Newsroom();
  const replies = new Map<number, (result: Result<null, RefusalCode>) => void>();
  const records = new Map<number, (text: string | null) => void>();
  let next = 0;
  worker.onmessage = ({ data }: { data: FromWorker }) => {
    switch (data.type) {
      case 'done':
        replies.get(data.id)?.(accept(null));
        replies.delete(data.id);
        return;
      case 'refused':
        replies.get(data.id)?.(refuse(data.code));
        replies.delete(data.id);
        return;
      case 'recorded':
        records.get(data.id)?.(data.text);
        records.delete(data.id);
        return;
      default:
        room.tell(data);
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
      new Promise((resolve) => {
        const id = next++;
        replies.set(id, resolve);
        worker.postMessage({ type: 'act', id, action });
      }),
    staysOpen: true,
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
