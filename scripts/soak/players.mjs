// Who loads the server: people at tables, programs at the AIWolf door, contests of bots.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SoakPerson } from './person.mjs';
import { RULES } from './run.mjs';

/** @typedef {import('./run.mjs').SoakRun} SoakRun */

/**
 * Two people and three bots play a village; afterwards its record has what they said.
 * @param {SoakRun} run
 * @param {string} name
 */
export async function table(run, name) {
  const people = [];
  for (const who of ['a', 'b'])
    people.push(await run.ask(null, 'POST', '/guest', { nickname: `${name}${who}` }));
  const [{ token }] = people;
  const wish = { name, preset: 'nlp-5', language: 'en', rules: RULES };
  const { id } = await run.ask(token, 'POST', '/villages', wish);
  for (const person of people) await run.ask(person.token, 'POST', `/villages/${id}/seat`, {});
  await run.ask(token, 'POST', `/villages/${id}/bots`, { bot: 'honest' });
  await run.ask(token, 'POST', `/villages/${id}/start`, {});
  const seated = people.map(
    (person, index) => new SoakPerson(run, { village: id, token: person.token, name: `${name}${index}` }),
  );
  const said = await Promise.all(seated.map((person) => person.play()));
  if (run.isOver()) return;
  await run.untilEnded(id);
  const record = await run.ask(token, 'GET', `/villages/${id}/record`);
  for (const text of said.flat()) {
    const times = record.split(`"text":"${text}"`).length - 1;
    if (times === 0) run.counted.lost++;
    if (times > 1) run.counted.repeated++;
  }
  run.counted.villages++;
}

/**
 * A program at the AIWolf door, until its wire breaks.
 * @param {SoakRun} run
 * @param {string} name
 */
export async function agent(run, name) {
  const { port } = new URL(run.server.doors.aiwolf);
  const socket = connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
  socket.on('error', () => {});
  const answer = answering(name);
  let rest = '';
  socket.on('data', (bytes) => {
    const lines = (rest + bytes).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const text = answer(JSON.parse(line));
      if (text !== undefined && socket.writable) socket.write(`${text}\n`);
    }
  });
  const timer = setInterval(() => run.isOver() && socket.destroy(), 500);
  await once(socket, 'close');
  clearInterval(timer);
  await pause(200);
}

/** @typedef {{ request: string, gameInfo?: { statusMap: Record<string, string>, roleMap: Record<string, string> } }} Packet */

/**
 * What an agent says to each packet: it votes for the first that is alive and not of its own.
 * @param {string} name
 * @returns {(packet: Packet) => string | undefined}
 */
function answering(name) {
  /** @type {string[]} */
  let alive = [];
  let talks = 0;
  return ({ request, gameInfo }) => {
    if (gameInfo)
      alive = Object.keys(gameInfo.statusMap).filter(
        (key) => gameInfo.statusMap[key] === 'ALIVE' && !(key in gameInfo.roleMap),
      );
    if (request === 'DAILY_INITIALIZE') talks = 0;
    if (request === 'NAME') return `${name}\tsecret-${name}`;
    if (request === 'ROLE') return 'none';
    if (request === 'WHISPER') return 'Over';
    if (request === 'TALK') return talks++ < 2 ? 'VOTE Agent[01]' : 'Over';
    if (/^(VOTE|DIVINE|GUARD|ATTACK)$/.test(request))
      return JSON.stringify({ agentIdx: Number(alive[0] ?? 1) });
    return undefined;
  };
}

/** A village of five programs. @param {SoakRun} run */
export async function programs(run) {
  const { token } = await run.ask(null, 'POST', '/guest', { nickname: 'programs' });
  const wish = { name: 'programs', preset: 'aiwolf-5', language: 'en', rules: RULES };
  const { id } = await run.ask(token, 'POST', '/villages', wish);
  for (let seat = 0; seat < 5; seat++)
    await run.ask(token, 'POST', `/villages/${id}/programs`, { door: 'aiwolf', anyone: true });
  /** @param {{ program?: { state: string } }} seat */
  const isThere = ({ program }) => program?.state === 'connected';
  while (!run.isOver() && !(await run.ask(token, 'GET', `/villages/${id}`)).seats.every(isThere))
    await pause(300);
  if (run.isOver()) return;
  await run.ask(token, 'POST', `/villages/${id}/start`, {});
  await run.untilEnded(id);
  if (!run.isOver()) run.counted.programGames++;
}

/** A contest of bots on the page. @param {SoakRun} run */
export async function contest(run) {
  const account = { name: `soak ${Date.now()}`, password: 'correct horse battery' };
  const { token } = await run.ask(null, 'POST', '/account', account);
  const wish = { name: 'soak', preset: 'aiwolf-5', kinds: ['cross'], games: 10 };
  const { id } = await run.ask(token, 'POST', '/contests', wish);
  for (let team = 1; team <= 5; team++)
    await run.ask(token, 'POST', `/contests/${id}/teams`, { name: `team ${team}`, bot: 'honest' });
  await run.ask(token, 'POST', `/contests/${id}/start`, {});
  while (!run.isOver() && (await run.ask(token, 'GET', `/contests/${id}`)).state !== 'ended')
    await pause(1000);
  if (!run.isOver()) run.counted.contests++;
}
