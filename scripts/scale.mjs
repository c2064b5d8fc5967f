// How a server grows. Two parts:
//   node scripts/scale.mjs measure --processes 2 [--villages 60] [--seconds 30]   processor time of a post, by process and in PostgreSQL
//   node scripts/scale.mjs simulate [--villages 10000] [--machines 4] [--processes 4]   the plan of docs/SCALE.md, played through
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isStarted, root } from './files.mjs';

/** Milliseconds of processor time that a post costs, as measured (docs/SCALE.md). */
export const COSTS = { own: 1.0, elsewhere: 1.9, database: 0.9 };

/** Ticks of the clock in which Linux counts processor time. */
const TICKS = 100;

/** People post in many villages at once; what each part of the server has used for it. */
async function measure({ processes, villages, seconds }) {
  const { playLoad } = await import('@mura/server');
  const data = mkdtempSync(join(tmpdir(), 'mura-scale-'));
  const config = join(data, 'config.json');
  writeFileSync(config, JSON.stringify({ limits: WIDE }));
  const words = [
    '--port',
    '0',
    '--processes',
    String(processes),
    '--data',
    data,
    '--config',
    config,
    '--json',
  ];
  const child = spawn(process.execPath, [join(root, 'apps/cli/bin/mura.mjs'), 'serve', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = await once(child.stdout, 'data');
    const { url, pid, processes: pids = [pid] } = JSON.parse(String(line));
    const postmaster = Number(readFileSync(join(data, 'database/postmaster.pid'), 'utf8').split('\n')[0]);
    const used = () => [...pids.map(secondsOf), familySeconds(postmaster)];
    let [before, after] = [[], []];
    const result = await playLoad({
      ...{ url, villages, every: 5000, warmUp: 10_000, measured: seconds * 1000 },
      onMeasure: (state) => {
        if (state === 'begins') before = used();
        else after = used();
      },
    });
    const spent = after.map((all, index) => ((all - before[index]) * 1000) / result.measuredPosts);
    const { lost, repeated, refused, broken, fanOut } = result;
    const part = (share) => Math.round(fanOut[Math.floor(share * fanOut.length)] ?? 0);
    return {
      ...{ processes, villages, posts: result.measuredPosts, lost, repeated, refused, broken },
      millisecondsOfAPost: {
        processes: spent.slice(0, -1),
        sum: sum(spent.slice(0, -1)),
        database: spent.at(-1),
      },
      fanOut: { half: part(0.5), most: part(0.99) },
      load: loadavg()[0],
    };
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(data, { recursive: true, force: true });
  }
}

const MANY = 1_000_000_000;
const WIDE = {
  ...{
    requestsPerMinute: MANY,
    guestsPerHour: MANY,
    villagesPerHour: MANY,
    seatsPerHour: MANY,
    villagesPerPerson: MANY,
  },
  ...{
    socketsPerAddress: MANY,
    keptPerPerson: MANY,
    keptPerAddress: MANY,
    keptPerVillage: MANY,
    messagesPerSecond: MANY,
  },
};

/** Processor time of a process so far. */
function secondsOf(pid) {
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) | /);
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** And of its children that live. */
function familySeconds(parent) {
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === parent);
  return secondsOf(parent) + sum(children.map(secondsOf));
}

function parentOf(pid) {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}

function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}

/**
 * Posts arrive by chance, each at some process; it works on it, hands it to the process that owns the village where that
 * is another, which works on it and writes it; then everybody in the village is told. Each process is one queue, the
 * database one with as many servers as it has cores.
 */
export function simulate({
  villages,
  machines,
  processes,
  every = 60,
  databaseCores = 8,
  seconds = 60,
  costs = COSTS,
}) {
  const random = randomOf(7);
  const players = 5;
  const servers = machines * processes;
  const rate = (villages * players) / every;
  const free = Array(servers).fill(0);
  const busy = Array(servers).fill(0);
  const database = Array(databaseCores).fill(0);
  let databaseBusy = 0;
  const times = [];
  const work = (queue, index, at, cost) => {
    const end = Math.max(at, queue[index]) + cost / 1000;
    queue[index] = end;
    return end;
  };
  for (let at = 0; at < seconds; at += -Math.log(1 - random()) / rate) {
    const [door, owner] = [Math.floor(random() * servers), Math.floor(random() * servers)];
    const isElsewhere = door !== owner;
    const whole = isElsewhere ? costs.elsewhere : costs.own;
    let now = at;
    if (isElsewhere) {
      now = work(free, door, now, whole - costs.own);
      busy[door] += whole - costs.own;
    }
    now = work(free, owner, now, costs.own / 2);
    const core = database.indexOf(Math.min(...database));
    now = work(database, core, now, costs.database);
    databaseBusy += costs.database;
    now = work(free, owner, now, costs.own / 2);
    busy[owner] += costs.own;
    times.push((now - at) * 1000);
  }
  times.sort((one, other) => one - other);
  const share = (milliseconds) => Number((milliseconds / 1000 / seconds).toFixed(3));
  return {
    ...{
      villages,
      machines,
      processes,
      databaseCores,
      sockets: villages * players,
      postsPerSecond: Math.round(rate),
    },
    busiestProcess: share(Math.max(...busy)),
    database: share(databaseBusy / databaseCores),
    milliseconds: {
      half: Number(times[Math.floor(times.length / 2)].toFixed(1)),
      most: Number(times[Math.floor(times.length * 0.99)].toFixed(1)),
    },
    memoryOfAProcess: `${Math.round(150 + (villages / servers) * 0.6)} MB`,
  };
}

/** The same numbers every time. */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

if (isStarted(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      villages: { type: 'string' },
      processes: { type: 'string', default: '2' },
      machines: { type: 'string', default: '4' },
      seconds: { type: 'string', default: '30' },
    },
  });
  const number = (name, otherwise) => Number(values[name] ?? otherwise);
  if (positionals[0] === 'measure')
    console.log(
      JSON.stringify(
        await measure({
          processes: number('processes'),
          villages: number('villages', 60),
          seconds: number('seconds'),
        }),
        null,
        2,
      ),
    );
  else
    console.log(
      JSON.stringify(
        simulate({
          villages: number('villages', 10_000),
          machines: number('machines'),
          processes: number('processes'),
        }),
        null,
        2,
      ),
    );
}
