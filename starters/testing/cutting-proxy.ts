import { type AddressInfo, connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A way to a port of this machine that breaks once: when the server says a certain word. What it said before arrives,
 * however much of it came together with the word.
 */
export async function cuttingProxy(to: number, word: string): Promise<{ port: number; hasCut(): boolean }> {
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    let heard = '';
    far.on('data', (bytes) => {
      const passed = heard.length;
      heard += bytes.toString('latin1');
      const at = isCut ? -1 : heard.indexOf(word);
      heard = heard.slice(-word.length);
      if (at < 0) {
        near.write(bytes);
        return;
      }
      isCut = true;
      near.end(bytes.subarray(0, Math.max(0, at - passed)));
      far.destroy();
    });
    near.on('data', (bytes) => far.write(bytes));
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, hasCut: () => isCut };
}
