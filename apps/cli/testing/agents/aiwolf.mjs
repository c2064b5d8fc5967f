// A small agent of the AIWolf platform: aiwolf.mjs HOST PORT NAME [MANNER]. Manners: well, hang, crash, flood, cheat.
import { connect } from 'node:net';

const [host, port, name, manner = 'well'] = process.argv.slice(2);
const socket = connect(Number(port), host);
let rest = '';
let me = 0;
let others = [];

socket.on('data', (bytes) => {
  const lines = (rest + bytes).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) answer(line);
});
socket.on('error', () => process.exit(1));
socket.on('close', () => process.exit(0));

function answer(line) {
  const packet = JSON.parse(line);
  const info = packet.gameInfo;
  if (info) {
    me = info.agent;
    const alive = Object.entries(info.statusMap).filter(([, status]) => status === 'ALIVE');
    others = alive.map(([agent]) => Number(agent)).filter((agent) => agent !== me);
  }
  switch (packet.request) {
    case 'NAME':
      return say(name);
    case 'ROLE':
      return say('none');
    case 'TALK':
    case 'WHISPER':
      return act('Over');
    case 'VOTE':
    case 'DIVINE':
    case 'GUARD':
    case 'ATTACK':
      return act(JSON.stringify({ agentIdx: others[0] }));
  }
}

function act(text) {
  if (manner === 'hang') return;
  if (manner === 'crash') process.exit(3);
  if (manner === 'cheat') return say('{"agentIdx":99}');
  if (manner === 'flood')
    for (let line = 0; line < 5000; line++) socket.write(`flood ${line} ${'x'.repeat(200)}\n`);
  say(text);
}

function say(text) {
  socket.write(`${text}\n`);
}
