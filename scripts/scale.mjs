// How a server grows. Two parts:
//   node scripts/scale.mjs measure --processes 2 [--villages 60] [--seconds 30]   processor time of a post, by process and in PostgreSQL
//   node scripts/scale.mjs simulate [--villages 10000] [--machines 4] [--processes 4] [--by-village]   the plan of docs/SCALE.md, played through
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isStarted } from './files.mjs';
import { startLoaded } from './soak/loaded-server.mjs';

/**
 * Milliseconds of processor time that a post costs (docs/SCALE.md): in the process that owns its village, to be handed
 * there by another one, in each other process in which somebody follows the village, and in the database. `own` and the
 * sum for two processes are measured; how the rest is divided between the way there and the following is assumed.
 */
const COSTS = { own: 2.5, handedOn: 3, followed: 3, database: 3.5 };

/** Ticks of the clock in which Linux counts processor time. */
const TICKS = 100;

/**
 * People post in many villages at once; what each part of the server has used for it.
 * @param {{ processes: number, villages: number, seconds: number }} load
 */
async function measure({ processes, villages, seconds }) {
  const { playLoad } = await import('@mura/server');
  const server = await startLoaded(processes);
  try {
    const { url, pid, data } = server;
    const pids = server.processes ?? [pid];
    const postmaster = Number(readFileSync(join(data, 'database/postmaster.pid'), 'utf8').split('\n')[0]);
    const used = () => [...pids.map(secondsOf), familySeconds(postmaster)];
    /** @type {[before: number[], after: number[]]} */
    let [before, after] = [[], []];
    const result = await playLoad({
      ...{ url, villages, every: 5000, warmUp: 10_000, measured: seconds * 1000 },
      onMeasure: (state) => {
        if (state === 'begins') before = used();
        else after = used();
      },
    });
    const spent = after.map((all, index) => ((all - (before[index] ?? 0)) * 1000) / result.measuredPosts);
    const { lost, repeated, refused, broken, fanOut } = result;
    const part = (/** @type {number} */ share) => Math.round(fanOut[Math.floor(share * fanOut.length)] ?? 0);
    const ofProcesses = spent.slice(0, -1);
    return {
      ...{ processes, villages, posts: result.measuredPosts, lost, repeated, refused, broken },
      millisecondsOfAPost: { processes: ofProcesses, sum: sum(ofProcesses), database: spent.at(-1) },
      fanOut: { half: part(0.5), most: part(0.99) },
      load: loadavg()[0],
    };
  } finally {
    await server.stop();
  }
}

/** Processor time of a process so far. @param {number} pid */
function secondsOf(pid) {
  const [user = 0, system = 0] = timesOf(pid);
  return (user + system) / TICKS;
}

/** Of a process and its children, those that have ended and those that live. @param {number} parent */
function familySeconds(parent) {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const children = pids.filter((pid) => parentOf(pid) === parent);
  return sum(timesOf(parent)) / TICKS + sum(children.map(secondsOf));
}

/** Its own, by user and system, and those of its children that have ended. @param {number} pid */
function timesOf(pid) {
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) | /);
  return fields.slice(11, 15).map(Number);
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}

/**
 * Posts arrive by chance, each at some process, which hands it to the process that owns the village where that is
 * another; that one writes it, and everybody in the village is told, also in other processes. Each process is one queue,
 * the database one with as many servers as it has cores. `byVillage`: a proxy leads all of a village to one process.
 * @param {{ villages: number, machines: number, processes: number, byVillage: boolean }} plan
 */
function simulate({ villages, machines, processes, byVillage }) {
  const { players, every, databaseCores, seconds } = { players: 5, every: 60, databaseCores: 8, seconds: 60 };
  const random = randomOf(7);
  const servers = machines * processes;
  const rate = (villages * players) / every;
  /** Seconds at which each is free again, and milliseconds in which it was not. */
  const [free, busy] = [new Float64Array(servers), new Float64Array(servers)];
  const cores = new Float64Array(databaseCores);
  let databaseBusy = 0;
  /** @type {number[]} */
  const times = [];
  /**
   * How long a task takes that comes now: its queue, and itself.
   * @param {number} server
   * @param {number} at
   * @param {number} cost
   */
  const work = (server, at, cost) => {
    const done = Math.max(at, free[server] ?? 0) + cost / 1000;
    free[server] = done;
    busy[server] = (busy[server] ?? 0) + cost;
    return done - at;
  };
  for (let at = 0; at < seconds; at += -Math.log(1 - random()) / rate) {
    const owner = Math.floor(random() * servers);
    const place = () => (byVillage ? owner : Math.floor(random() * servers));
    const people = Array.from({ length: players }, place);
    const [poster = owner] = people;
    const way = poster === owner ? 0 : work(poster, at, COSTS.handedOn);
    const own = work(owner, at, COSTS.own);
    const core = cores.indexOf(Math.min(...cores));
    const written = Math.max(at, cores[core] ?? 0) + COSTS.database / 1000;
    cores[core] = written;
    databaseBusy += COSTS.database;
    const followers = [...new Set(people.filter((one) => one !== owner))];
    const told = followers.map((one) => work(one, at, COSTS.followed));
    times.push((way + own + (written - at) + Math.max(0, ...told)) * 1000);
  }
  times.sort((one, other) => one - other);
  const share = (/** @type {number} */ milliseconds) => Number((milliseconds / 1000 / seconds).toFixed(2));
  const within = (/** @type {number} */ part) => Math.round(times[Math.floor(times.length * part)] ?? 0);
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

/** The same numbers every time. @param {number} seed */
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
  const { villages, processes, machines, seconds } = values;
  const result =
    positionals[0] === 'measure'
      ? await measure({
          ...{ processes: Number(processes), villages: Number(villages ?? 60), seconds: Number(seconds) },
        })
      : simulate({
          ...{ villages: Number(villages ?? 10_000), machines: Number(machines) },
          ...{ processes: Number(processes), byVillage: values['by-village'] },
        });
  console.log(JSON.stringify(result, null, 2));
}
