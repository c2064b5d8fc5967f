import { connect } from 'node:net';
import { instantAnswers } from './instant-agent.ts';

/**
 * Clients that answer at once, in a process of their own, for `mura bench wire`: five short talks a day, any living
 * target. They look at a packet no more than they must.
 *
 *     node aiwolf-clients.js <port> <clients>
 */
const TALKS = [
  'ESTIMATE Agent[01] WEREWOLF',
  'ESTIMATE Agent[02] WEREWOLF',
  'VOTE Agent[01]',
  'VOTE Agent[02]',
  'VOTE Agent[03]',
];

const [port = 0, clients = 0] = process.argv.slice(2).map(Number);
function play(client: number): void {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.setEncoding('latin1');
  socket.on('error', () => {});
  let rest = '';
  let targets: string[] = [];
  const answerTo = instantAnswers({
    name: `client ${client}`,
    talks: TALKS,
    choose: (_, drawn) => `{"agentIdx":${targets[(client + drawn) % targets.length]}}`,
  });
  socket.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });

  function take(line: string): void {
    const request = REQUEST.exec(line)?.[1] ?? '';
    if (request === 'DAILY_INITIALIZE') targets = livingOthers(line);
    const answer = answerTo(request, line);
    if (answer !== null) socket.write(`${answer}\n`);
  }
}

const REQUEST = /"request":"(\w+)"/;

/** Who is alive and neither oneself nor known to be of one's own kind. */
function livingOthers(line: string): string[] {
  const { gameInfo } = JSON.parse(line) as {
    gameInfo: { statusMap: Record<string, string>; roleMap: Record<string, string> };
  };
  return Object.entries(gameInfo.statusMap)
    .filter(([player, status]) => status === 'ALIVE' && !(player in gameInfo.roleMap))
    .map(([player]) => player);
}

for (let client = 0; client < clients; client++) play(client);
// Whoever measures may be killed.
process.on('disconnect', () => process.exit());
