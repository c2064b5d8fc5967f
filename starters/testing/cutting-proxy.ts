import { type AddressInfo, connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** A way to a port of this machine that breaks once: when the server has said a certain word. */
export async function cuttingProxy(to: number, word: string): Promise<{ port: number; hasCut(): boolean }> {
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    const end = () => {
      near.destroy();
      far.destroy();
    };
    let heard = '';
    far.on('data', (bytes) => {
      heard = (heard + bytes.toString('latin1')).slice(-100_000);
      if (!isCut && heard.includes(word)) {
        isCut = true;
        end();
      } else near.write(bytes);
    });
    near.on('data', (bytes) => far.write(bytes));
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, hasCut: () => isCut };
}
