import { playLoad } from '@mura/server';

/**
 * People who talk in many villages at once, in a process of their own, for `mura bench wire`.
 *
 *     node web-clients.js <url> <villages> <seconds to warm up> <seconds to measure>
 */
const [url = '', villages, warmUp, measured] = process.argv.slice(2);

const result = await playLoad({
  url,
  villages: Number(villages),
  every: 5000,
  warmUp: 1000 * Number(warmUp),
  measured: 1000 * Number(measured),
  onMeasure: (state) => process.send?.({ state }),
});
process.send?.({ state: 'done', result }, () => process.exit());
