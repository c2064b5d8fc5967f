// @ts-nocheck: samples of numbers by name, which types would only repeat.
// How a server grows. Two parts:
//   node scripts/scale.mjs measure --processes 2 [--villages 60] [--seconds 30]   processor time of a post, by process and in PostgreSQL
//   node scripts/scale.mjs simulate [--villages 10000] [--machines 4] [--processes 4] [--by-village]   the plan of docs/SCALE.md, played through
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isStarted, root } from './files.mjs';

/**
 * Milliseconds of processor time that a post costs (docs/SCALE.md): in the process that owns its village, to be handed
 * there by another one, in each other process in which somebody follows the village, and in the database. `own` and the
 * sum for two processes are measured; how the rest is divided between the way there and the following is assumed.
 */
const COSTS = { own: 2.5, handedOn: 3, followed: 3, database: 3.5 };

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
  const [user, system] = timesOf(pid);
  return (user + system) / TICKS;
}

/** Of a process and its children, those that have ended and those that live. */
function familySeconds(parent) {
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === parent);
  return sum(timesOf(parent)) / TICKS + sum(children.map(secondsOf));
}

/** Its own, by user and system, and those of its children that have ended. */
function timesOf(pid) {
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) | /);
  return fields.slice(11, 15).map(Number);
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
 * Posts arrive by chance, each at some process, which hands it to the process that owns the village where that is
 * another; that one writes it, and everybody in the village is told, also in other processes. Each process is one queue,
 * the database one with as many servers as it has cores. `byVillage`: a proxy leads all of a village to one process.
 */
function simulate({ villages, machines, processes, byVillage }) {
  const [players, every, databaseCores, seconds] = [5, 60, 8, 60];
  const random = randomOf(7);
  const servers = machines * processes;
  const rate = (villages * players) / every;
  const [free, busy] = [Array(servers).fill(0), Array(servers).fill(0)];
  const cores = Array(databaseCores).fill(0);
  let databaseBusy = 0;
  const times = [];
  /** How long a task takes that comes now: its queue, and itself. */
  const work = (server, at, cost) => {
    free[server] = Math.max(at, free[server]) + cost / 1000;
    busy[server] += cost;
    return free[server] - at;
  };
  for (let at = 0; at < seconds; at += -Math.log(1 - random()) / rate) {
    const owner = Math.floor(random() * servers);
    const place = () => (byVillage ? owner : Math.floor(random() * servers));
    const people = Array.from({ length: players }, place);
    const way = people[0] === owner ? 0 : work(people[0], at, COSTS.handedOn);
    const own = work(owner, at, COSTS.own);
    const core = cores.indexOf(Math.min(...cores));
    cores[core] = Math.max(at, cores[core]) + COSTS.database / 1000;
    databaseBusy += COSTS.database;
    const followers = [...new Set(people.filter((one) => one !== owner))];
    const told = followers.map((one) => work(one, at, COSTS.followed));
    times.push((way + own + (cores[core] - at) + Math.max(0, ...told)) * 1000);
  }
  times.sort((one, other) => one - other);
  const share = (milliseconds) => Number((milliseconds / 1000 / seconds).toFixed(2));
  const within = (part) => Math.round(times[Math.floor(times.length * part)]);
  return {
    ...{
      villages,
      machines,
      processes,
      byVillage,
      sockets: villages * players,
      postsPerSecond: Math.round(rate),
    },
    ...{
      busiestProcess: share(Math.max(...busy)),
      databaseCores,
      database: share(databaseBusy / databaseCores),
    },
    milliseconds: { half: within(0.5), most: within(0.99) },
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
      'by-village': { type: 'boolean', default: false },
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
          byVillage: values['by-village'],
        }),
        null,
        2,
      ),
    );
}
