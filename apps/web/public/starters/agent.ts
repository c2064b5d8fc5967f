// A first agent for Mura, without any library: Node 22 or later (Node 20: --experimental-websocket).
//
//     npx tsx agent.ts http://localhost:8080 TOKEN VILLAGE
//
// It answers every question it is asked. Change `answer` and it is yours.

interface Question {
  act: string;
  day: number;
  round: number;
  turn: number;
  /** What may be answered: one of the targets, or a text. */
  legal: { targets?: number[] };
}

/** What to do: the members of an action. */
function answer({ act, turn, legal }: Question, me: number): object {
  if (legal.targets) return { type: act, target: pick(legal.targets) };
  const others = [1, 2, 3, 4, 5].filter((player) => player !== me);
  const text = turn === 0 ? `VOTE Agent[${String(pick(others)).padStart(2, '0')}]` : 'Over';
  return { type: 'talk', channel: act, text };
}

function pick(from: number[]): number {
  return from[Math.floor(Math.random() * from.length)]!;
}

const [server = '', token = '', village = ''] = process.argv.slice(2);
const address = `${server.replace(/^http/, 'ws')}/api/v1/villages/${village}/live`;
const live = new WebSocket(`${address}?after=-1&token=${token}`);
let me = 0;
let count = 0;

live.onmessage = ({ data }) => {
  const message = JSON.parse(String(data));
  switch (message.type) {
    case 'welcome':
      me = message.player;
      console.log(`I am player ${me}.`);
      break;
    case 'asked':
      live.send(JSON.stringify({ type: 'act', id: `a-${count++}`, action: answer(message.question, me) }));
      break;
    case 'refused':
      console.log(`Refused: ${message.code}: ${message.message}`);
      break;
    case 'event':
      if (message.event.type !== 'rolesRevealed') break;
      console.log('The village has ended.');
      live.close();
  }
};
live.onerror = () => console.log('The server cannot be reached.');
