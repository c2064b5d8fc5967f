// Mixed load on one server of several processes: people at sockets, programs at the AIWolf door, contests, and processes
// that are killed. It tells at the end what was lost, and draws memory, latency and lag.
//   node scripts/soak.mjs --minutes 30 [--processes 2] [--people 20] [--kill-every 120] [--out docs/pictures]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import WebSocket from 'ws';
import { root } from './files.mjs';
import { plot } from './plot.mjs';

const { values: given } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    processes: { type: 'string', default: '2' },
    people: { type: 'string', default: '20' },
    'kill-every': { type: 'string', default: '120' },
    out: { type: 'string' },
  },
});
const minutes = Number(given.minutes);
const MANY = 1_000_000_000;
/** Everybody here comes from one address. */
const LIMITS = {
  ...{
    requestsPerMinute: MANY,
    guestsPerHour: MANY,
    accountsPerHour: MANY,
    villagesPerHour: MANY,
    seatsPerHour: MANY,
  },
  ...{ villagesPerPerson: MANY, keptPerPerson: MANY, keptPerAddress: MANY, keptPerVillage: MANY },
};
const RULES = { absence: { answerLimit: null } };

const minute = () => (performance.now() - began) / 60_000;
const isOver = () => minute() >= minutes;
const counted = {
  villages: 0,
  programGames: 0,
  contests: 0,
  kills: 0,
  acts: 0,
  lost: 0,
  repeated: 0,
  refused: 0,
  faults: [],
};
/** Milliseconds until an act was acknowledged, since the last sample. */
let latencies = [];

const data = mkdtempSync(join(tmpdir(), 'mura-soak-'));
const server = await start();
const began = performance.now();
const samples = [];
const kills = [];
try {
  await Promise.all([
    ...Array.from({ length: Number(given.people) / 2 }, (_, index) => again(() => table(`t${index}`))),
    ...Array.from({ length: 5 }, (_, index) => again(() => agent(`agent${index}`))),
    again(programs),
    again(contest),
    again(kill),
    again(sample),
  ]);
} finally {
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
  rmSync(data, { recursive: true, force: true });
}
report();

async function start() {
  const config = join(data, 'config.json');
  mkdirSync(data, { recursive: true });
  writeFileSync(config, JSON.stringify({ limits: LIMITS }));
  const words = [
    '--port',
    '0',
    '--metrics-port',
    '0',
    '--processes',
    given.processes,
    '--config',
    config,
    '--json',
  ];
  const child = spawn(
    process.execPath,
    [join(root, 'apps/cli/bin/mura.mjs'), 'serve', '--data', data, ...words],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = await once(child.stdout, 'data');
  return { child, ...JSON.parse(String(line)) };
}

/** Does something one time after the other; what fails is told and tried again. */
async function again(work) {
  while (!isOver()) {
    try {
      await work();
    } catch (error) {
      if (!isOver() && !isPassing(error)) counted.faults.push(`${minute().toFixed(1)} min: ${error.message}`);
      await pause(500);
    }
  }
}

/** A process was just killed: whoever asked it asks again. */
function isPassing(error) {
  return /fetch failed|ECONNRE|socket hang up|" *503|tryAgain/.test(`${error.message} ${error.cause ?? ''}`);
}

async function ask(token, method, path, body) {
  const answer = await fetch(`${server.url}/api/v1${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${method} ${path}: "${answer.status} ${text.slice(0, 200)}`);
  return answer.headers.get('content-type')?.includes('application/json') ? JSON.parse(text) : text;
}

/** Two people and three bots play a village; afterwards its record has what they heard. */
async function table(name) {
  const people = [];
  for (const who of ['a', 'b']) people.push(await ask(null, 'POST', '/guest', { nickname: `${name}${who}` }));
  const [{ token }] = people;
  const { id } = await ask(token, 'POST', '/villages', {
    name,
    preset: 'nlp-5',
    language: 'en',
    rules: RULES,
  });
  for (const person of people) await ask(person.token, 'POST', `/villages/${id}/seat`, {});
  await ask(token, 'POST', `/villages/${id}/bots`, { bot: 'honest' });
  await ask(token, 'POST', `/villages/${id}/start`, {});
  const said = await Promise.all(people.map((person, index) => play(id, person.token, `${name}${index}`)));
  if (isOver()) return;
  await untilEnded(id);
  const record = await ask(token, 'GET', `/villages/${id}/record`);
  for (const text of said.flat()) {
    const times = record.split(`"text":"${text}"`).length - 1;
    if (times === 0) counted.lost++;
    if (times > 1) counted.repeated++;
  }
  counted.villages++;
}

async function untilEnded(id) {
  while (!isOver() && (await ask(null, 'GET', `/villages/${id}`)).state !== 'ended') await pause(200);
}

/** Plays a seat to the end, whatever happens to the connection; gives what was said and acknowledged. */
function play(village, token, name) {
  return new Promise((resolve) => {
    const waiting = new Map();
    const answered = new Set();
    const said = [];
    let [heard, number] = [0, 0];
    const act = (socket, action) => {
      const id = `${name}-${number++}`;
      waiting.set(id, { action, at: performance.now() });
      socket.send(JSON.stringify({ type: 'act', id, action }));
    };
    const settle = (message) => {
      const sent = waiting.get(message.id);
      if (message.type === 'refused' && message.code === 'tryAgain') return;
      if (sent === undefined || !waiting.delete(message.id)) return;
      latencies.push(performance.now() - sent.at);
      counted.acts++;
      if (message.type === 'refused') counted.refused++;
      else if (sent.action.type === 'talk') said.push(sent.action.text);
    };
    const answer = async (socket, { act: kind, day, round, turn, legal }) => {
      const key = `${kind}/${day}/${round}/${turn}`;
      if (answered.has(key)) return;
      answered.add(key);
      await pause(200 + Math.random() * 800);
      const text = turn < 3 ? `${name} says ${number} in ${village}` : 'Over';
      act(
        socket.current,
        legal.targets ? { type: kind, target: legal.targets[0] } : { type: 'talk', channel: kind, text },
      );
    };
    const live = { current: null };
    const come = () => {
      if (isOver()) return resolve(said.filter((text) => text !== 'Over'));
      const socket = new WebSocket(
        `${server.url.replace('http', 'ws')}/api/v1/villages/${village}/live?after=${heard - 1}`,
        { headers: { authorization: `Bearer ${token}` } },
      );
      live.current = { send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text) };
      socket.on('open', () => {
        for (const [id, { action }] of waiting)
          live.current.send(JSON.stringify({ type: 'act', id, action }));
      });
      let isDone = false;
      const end = setInterval(() => isOver() && socket.terminate(), 500);
      socket.on('close', () => clearInterval(end));
      socket.on('message', (bytes) => {
        const message = JSON.parse(String(bytes));
        if (message.type === 'event') {
          if (message.number === heard) heard++;
          else counted.faults.push(`${name}: event ${message.number} after ${heard - 1}`);
          isDone ||= message.event.type === 'rolesRevealed';
          if (isDone) socket.terminate();
        } else if (message.type === 'asked') void answer(live, message.question);
        else if (message.type === 'done' || message.type === 'refused') settle(message);
      });
      socket.on('error', () => {});
      socket.on('close', () =>
        isDone ? resolve(said.filter((text) => text !== 'Over')) : setTimeout(come, 200),
      );
    };
    come();
  });
}

/** A program at the AIWolf door, until its wire breaks. */
async function agent(name) {
  const { port } = new URL(server.doors.aiwolf);
  const socket = connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
  socket.on('error', () => {});
  let [rest, alive, talks] = ['', [], 0];
  socket.on('data', (bytes) => {
    const lines = (rest + bytes).split('\n');
    rest = lines.pop();
    for (const line of lines) {
      const { request, gameInfo } = JSON.parse(line);
      if (gameInfo)
        alive = Object.keys(gameInfo.statusMap).filter(
          (key) => gameInfo.statusMap[key] === 'ALIVE' && !(key in gameInfo.roleMap),
        );
      if (request === 'DAILY_INITIALIZE') talks = 0;
      const answers = {
        ...{
          NAME: `${name}\tsecret-${name}`,
          ROLE: 'none',
          TALK: talks < 2 ? 'VOTE Agent[01]' : 'Over',
          WHISPER: 'Over',
        },
        ...Object.fromEntries(
          ['VOTE', 'DIVINE', 'GUARD', 'ATTACK'].map((kind) => [
            kind,
            JSON.stringify({ agentIdx: Number(alive[0] ?? 1) }),
          ]),
        ),
      };
      if (request === 'TALK') talks++;
      if (answers[request] !== undefined && socket.writable) socket.write(`${answers[request]}\n`);
    }
  });
  const timer = setInterval(() => isOver() && socket.destroy(), 500);
  await once(socket, 'close');
  clearInterval(timer);
  await pause(200);
}

/** A village of five programs. */
async function programs() {
  const { token } = await ask(null, 'POST', '/guest', { nickname: 'programs' });
  const { id } = await ask(token, 'POST', '/villages', {
    name: 'programs',
    preset: 'aiwolf-5',
    language: 'en',
    rules: RULES,
  });
  for (let seat = 0; seat < 5; seat++)
    await ask(token, 'POST', `/villages/${id}/programs`, { door: 'aiwolf', anyone: true });
  const isThere = ({ program }) => program?.state === 'connected';
  while (!isOver() && !(await ask(token, 'GET', `/villages/${id}`)).seats.every(isThere)) await pause(300);
  if (isOver()) return;
  await ask(token, 'POST', `/villages/${id}/start`, {});
  await untilEnded(id);
  if (!isOver()) counted.programGames++;
}

/** A contest of bots on the page. */
async function contest() {
  const { token } = await ask(null, 'POST', '/account', {
    name: `soak ${Date.now()}`,
    password: 'correct horse battery',
  });
  const { id } = await ask(token, 'POST', '/contests', {
    name: 'soak',
    preset: 'aiwolf-5',
    kinds: ['cross'],
    games: 10,
  });
  for (let team = 1; team <= 5; team++)
    await ask(token, 'POST', `/contests/${id}/teams`, { name: `team ${team}`, bot: 'honest' });
  await ask(token, 'POST', `/contests/${id}/start`, {});
  while (!isOver() && (await ask(token, 'GET', `/contests/${id}`)).state !== 'ended') await pause(1000);
  if (!isOver()) counted.contests++;
}

/** One of the processes is killed, each in its turn. */
async function kill() {
  await pause(Number(given['kill-every']) * 1000);
  if (isOver()) return;
  const { pid } = server;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  // The first child may be the database of our own, which is no child for long.
  const processes = children.filter((one) =>
    readFileSync(`/proc/${one}/cmdline`, 'utf8').includes('mura.mjs'),
  );
  const victim = Number(processes[counted.kills % processes.length]);
  process.kill(victim, 'SIGKILL');
  counted.kills++;
  kills.push(minute());
}

async function sample() {
  await pause(10_000);
  const text = await (await fetch(server.metrics)).text();
  const of = (name) =>
    Object.fromEntries(
      [...text.matchAll(new RegExp(`^${name}\\{process="(\\d+)"\\} (\\S+)`, 'gm'))].map(([, key, value]) => [
        key,
        Number(value),
      ]),
    );
  const sorted = latencies.sort((one, other) => one - other);
  latencies = [];
  const part = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  samples.push({
    ...{
      minute: minute(),
      memory: of('process_resident_memory_bytes'),
      lag: of('nodejs_eventloop_lag_p99_seconds'),
    },
    ...{ villages: of('mura_villages'), sockets: of('mura_sockets'), cpu: of('process_cpu_seconds_total') },
    ...{ half: part(0.5), most: part(0.99), load: loadavg()[0] },
  });
}

function report() {
  const numbers = [...Array(Number(given.processes)).keys()].map((index) => String(index + 1));
  const byProcess = (field, scale) =>
    numbers.map((number) => ({
      name: `process ${number}`,
      points: samples.flatMap((one) =>
        one[field][number] === undefined ? [] : [[one.minute, one[field][number] * scale]],
      ),
    }));
  const latency = ['half', 'most'].map((field) => ({
    name: field === 'half' ? 'half within' : '99 % within',
    points: samples.map((one) => [one.minute, one[field]]),
  }));
  if (given.out !== undefined) {
    mkdirSync(given.out, { recursive: true });
    const draw = (file, title, unit, lines) =>
      writeFileSync(join(given.out, file), plot({ title, unit, lines, marks: kills }));
    draw('soak-memory.svg', 'Memory of the processes', 'MB', byProcess('memory', 1e-6));
    draw('soak-latency.svg', 'Until an act is durable and acknowledged', 'ms', latency);
    draw('soak-lag.svg', 'Lag of the event loop, 99 %', 'ms', byProcess('lag', 1000));
  }
  const { faults, ...sums } = counted;
  const loads = samples.map(({ load }) => load);
  console.log(
    JSON.stringify(
      {
        minutes,
        ...sums,
        faults: faults.length,
        firstFaults: faults.slice(0, 5),
        load: [Math.min(...loads), Math.max(...loads)],
        first: samples[0],
        last: samples.at(-1),
      },
      null,
      2,
    ),
  );
  process.exit(sums.lost + sums.repeated + faults.length === 0 ? 0 : 1);
}
