// Mixed load on one server of several processes: people at sockets, programs at the AIWolf door, contests, and processes
// that are killed. It tells at the end what was lost, and draws memory, latency and lag.
//   node scripts/soak.mjs --minutes 30 [--processes 2] [--people 20] [--kill-every 120] [--out docs/pictures]
import { parseArgs } from 'node:util';
import { startLoaded } from './soak/loaded-server.mjs';
import { agent, contest, programs, table } from './soak/players.mjs';
import { drawPlots, summaryOf } from './soak/report.mjs';
import { SoakRun } from './soak/run.mjs';
import { kill, sample } from './soak/samples.mjs';

const { values: given } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    processes: { type: 'string', default: '2' },
    people: { type: 'string', default: '20' },
    'kill-every': { type: 'string', default: '120' },
    out: { type: 'string' },
  },
});

/** Players of the village of programs. */
const AGENTS = 5;

const server = await startLoaded(Number(given.processes));
const run = new SoakRun(server, Number(given.minutes));
/** @type {import('./soak/samples.mjs').Sample[]} */
const samples = [];
try {
  await Promise.all([
    ...times(Number(given.people) / 2, (index) => run.again(() => table(run, `t${index}`))),
    ...times(AGENTS, (index) => run.again(() => agent(run, `agent${index}`))),
    run.again(() => programs(run)),
    run.again(() => contest(run)),
    run.again(() => kill(run, Number(given['kill-every']))),
    run.again(async () => samples.push(await sample(run))),
  ]);
} finally {
  await server.stop();
}
if (given.out !== undefined) drawPlots(run, samples, given.out);
console.log(JSON.stringify(summaryOf(run, samples), null, 2));
process.exit(run.counted.lost + run.counted.repeated + run.faults.length === 0 ? 0 : 1);

/**
 * @param {number} count
 * @param {(index: number) => Promise<void>} work
 */
function times(count, work) {
  return Array.from({ length: count }, (_, index) => work(index));
}
