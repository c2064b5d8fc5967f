import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { AiwolfConnection } from './connection.ts';
import type { WireText } from './line-splitter.ts';

/** Both ends of a wire, ended after the test. */
async function wire(): Promise<{ readonly server: Socket; readonly client: Socket }> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  const client = connect(port, '127.0.0.1');
  const [server] = (await once(listener, 'connection')) as [Socket];
  onTestFinished(() => {
    client.destroy();
    server.destroy();
    listener.close();
  });
  return { server, client };
}

test('lines that come together answer nothing that follows from the first of them', async () => {
  const { server, client } = await wire();
  const unasked: WireText[] = [];
  const connection = new AiwolfConnection(server, { gone() {}, unasked: (line) => unasked.push(line) });
  const answers: [question: string, line: WireText][] = [];
  const answered = new Promise<void>((resolve) => {
    connection.ask('talk', 'words', (line) => {
      answers.push(['talk', line]);
      // Whoever speaks last is asked for a vote at once.
      connection.ask('vote', 'choice', (vote) => {
        answers.push(['vote', vote]);
        resolve();
      });
    });
  });
  const packets: string[] = [];
  client.setEncoding('utf8').on('data', (text: string) => {
    packets.push(...text.trim().split('\n'));
    if (packets.length === 1) client.write('Over\nOver\n');
    if (packets.length === 2) client.write('{"agentIdx":3}\n');
  });
  await answered;
  expect(packets).toEqual(['talk', 'vote']);
  expect(answers).toEqual([
    ['talk', 'Over'],
    ['vote', '{"agentIdx":3}'],
  ]);
  expect(unasked).toEqual(['Over']);
});
