import { connect } from 'node:net';

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
for (let client = 0; client < clients; client++) play(client);

function play(client: number): void {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.setEncoding('latin1');
  socket.on('error', () => {});
  let rest = '';
  let said = 0;
  let drawn = client;
  let targets: string[] = [];
  socket.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });

  function take(line: string): void {
    const request = /"request":"(\w+)"/.exec(line)?.[1] ?? '';
    if (request === 'DAILY_INITIALIZE') {
      said = 0;
      targets = livingOthers(line);
      return;
    }
    const answer = answerTo(request);
    if (answer !== null) socket.write(`${answer}\n`);
  }

  function answerTo(request: string): string | null {
    switch (request) {
      case 'NAME':
        return `client ${client}`;
      case 'ROLE':
        return 'none';
      case 'TALK':
        return TALKS[said++] ?? 'Over';
      case 'WHISPER':
        return 'Over';
      case 'VOTE':
      case 'DIVINE':
      case 'GUARD':
      case 'ATTACK':
        return `{"agentIdx":${targets[drawn++ % targets.length]}}`;
      default:
        return null;
    }
  }
}

/** Who is alive and neither oneself nor known to be of one's own kind. */
function livingOthers(line: string): string[] {
  const { gameInfo } = JSON.parse(line) as {
    gameInfo: { statusMap: Record<string, string>; roleMap: Record<string, string> };
  };
  return Object.entries(gameInfo.statusMap)
    .filter(([player, status]) => status === 'ALIVE' && !(player in gameInfo.roleMap))
    .map(([player]) => player);
}
