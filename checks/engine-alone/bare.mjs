// Plays a village where there is nothing but the language itself: no Node, no browser, modules by their addresses only.
// node --experimental-vm-modules bare.mjs ADDRESS: tells what playing with the engine at this address gives.
import { readFileSync } from 'node:fs';
import { createContext, SourceTextModule } from 'node:vm';

const context = createContext({ __proto__: null });
/** @type {Map<string, SourceTextModule>} */
const loaded = new Map();

/** @param {string} address */
function load(address) {
  const known = loaded.get(address);
  if (known) return known;
  const code = readFileSync(new URL(address), 'utf8');
  const module = new SourceTextModule(code, { context, identifier: address });
  loaded.set(address, module);
  return module;
}

/** @param {string} address */
async function evaluated(address) {
  const module = load(address);
  // A name such as `node:module` or `@mura/engine` is no address, and fails here.
  await module.link((specifier, { identifier }) => {
    if (!/^\.\.?\//.test(specifier)) throw new Error(`${specifier} is no address`);
    return load(new URL(specifier, identifier).href);
  });
  await module.evaluate();
  return /** @type {any} */ (module.namespace);
}

const engine = await evaluated(process.argv[2] ?? '');
const { playAlone } = await evaluated(new URL('play.js', import.meta.url).href);
console.log(playAlone(engine));
