// A small agent of the natural-language contest: nlp.mjs HOST PORT NAME [MANNER]. Manners: well, hang, crash, flood, cheat.
import WebSocket from 'ws';

const [host, port, name, manner = 'well'] = process.argv.slice(2);
const socket = new WebSocket(`ws://${host}:${port}/ws`);
let others = [];

socket.on('message', (bytes) => answer(JSON.parse(String(bytes))));
socket.on('error', () => process.exit(1));
socket.on('close', () => process.exit(0));

function answer({ request, info }) {
  if (info?.status_map) {
    const alive = Object.entries(info.status_map).filter(([, status]) => status === 'ALIVE');
    others = alive.map(([agent]) => agent).filter((agent) => agent !== info.agent);
  }
  switch (request) {
    case 'NAME':
      return socket.send(name);
    case 'TALK':
    case 'WHISPER':
      return act('Over');
    case 'VOTE':
    case 'DIVINE':
    case 'GUARD':
    case 'ATTACK':
      return act(others[0] ?? '');
  }
}

function act(text) {
  if (manner === 'hang') return;
  if (manner === 'crash') process.exit(3);
  if (manner === 'cheat') return socket.send('Agent[99]');
  if (manner === 'flood')
    for (let line = 0; line < 5000; line++) socket.send(`flood ${line} ${'x'.repeat(200)}`);
  socket.send(text);
}
