import { picturePaths } from './pictures.ts';

/** Scripts of our pages around the original client. */

/**
 * Messages name pictures by their original address; the page gets ours instead, and no sound. They are few and small,
 * and kept, so that they are there when the server is not. A page of a village says which one it is, since the same
 * letter is another face there.
 */
export const PICTURE_WORKER = `const THEIRS = 'https://werewolf.world/';
const PICTURES = ${JSON.stringify(picturePaths().map((path) => `/licos/image/0.3/${path}`))};
const IMAGES = 'image/0.3/';
const FIGURES = IMAGES + 'character_icons/';
const kept = () => caches.open('licos-pictures');
const picture = async (address) => {
  try {
    const answer = await fetch(address);
    if (answer.ok) (await kept()).put(address, answer.clone());
    return answer;
  } catch (error) {
    return (await (await kept()).match(address)) ?? Promise.reject(error);
  }
};
const noted = (page) => '/licos/page/' + page;
const villages = new Map();
const villageOf = async (page) => {
  if (!villages.has(page)) villages.set(page, await (await (await kept()).match(noted(page)))?.text());
  return villages.get(page);
};
const ours = async (path, page) => {
  if (!path.startsWith('image/')) return new Response(null, { status: 404 });
  const village = path.startsWith(FIGURES) ? await villageOf(page) : undefined;
  return picture('/licos/' + (village ? path.replace(IMAGES, IMAGES + 'village/' + village + '/') : path));
};
self.addEventListener('message', (event) => {
  const { village } = event.data ?? {};
  if (!Number.isInteger(village)) return;
  villages.set(event.source.id, String(village));
  event.waitUntil(kept().then((pages) => pages.put(noted(event.source.id), new Response(String(village)))));
});
self.addEventListener('install', () => {
  kept().then((pictures) => pictures.addAll(PICTURES)).catch(() => {});
  self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { url } = event.request;
  if (url.startsWith(THEIRS)) event.respondWith(ours(url.slice(THEIRS.length), event.clientId));
});
`;

/**
 * The original client says \`ready\` once, and nothing when its line broke; a server that was killed, or another one,
 * could only guess what it has. So its sockets count the messages of the game, and say \`ready\` again, with the number.
 * A page whose seat another one has taken, or that was sent away, waits until somebody does something on it.
 */
export const COUNTING_SOCKET = `const GAME = /\\/(system|flavorText|chat)Message$/;
const SAID_BY_ITSELF = /^(ready|received)/;
const readOf = (text) => {
  try { return JSON.parse(text) ?? {}; } catch { return {}; }
};
let ready = null;
let heard = 0;
let isUnwanted = false;
window.WebSocket = class extends window.WebSocket {
  #isKnown = ready === null;
  constructor(...parts) {
    super(...parts);
    this.addEventListener('message', ({ data }) => {
      if (GAME.test(readOf(data)['@id'])) heard += 1;
    });
    this.addEventListener('close', ({ code, reason }) => {
      isUnwanted ||= code === 1008 || reason === 'replaced';
    });
    this.addEventListener('open', () => {
      if (!isUnwanted) this.#sayReady();
    });
  }
  #sayReady() {
    if (this.#isKnown) return;
    this.#isKnown = true;
    isUnwanted = false;
    super.send(JSON.stringify({ ...ready, heard }));
  }
  send(text) {
    const message = readOf(text);
    if (message.type === 'ready') {
      globalThis.navigator?.serviceWorker?.controller?.postMessage({ village: message.villageId });
      ready = message;
      heard = 0;
      this.#isKnown = true;
    } else if (!SAID_BY_ITSELF.test(message.type)) this.#sayReady();
    super.send(text);
  }
};
`;

/** Loads the client when the pictures are ready, one file after another; its last script carries what it needs to know. */
export const START = `const facts = document.getElementById('facts').dataset;
const load = (source, id) => new Promise((resolve, reject) => {
  const script = document.createElement('script');
  if (id) {
    script.id = id;
    for (const [name, value] of Object.entries(facts)) if (name !== 'scripts') script.dataset[name] = value;
  }
  script.src = source;
  script.onload = resolve;
  script.onerror = () => reject(new Error(source));
  document.body.append(script);
});
const pictures = async () => {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  await serviceWorker.register('/licos/pictures.js', { scope: '/' });
  const helping = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
  const patience = new Promise((resolve) => setTimeout(resolve, 2000));
  if (!serviceWorker.controller) await Promise.race([helping, patience]);
};
const start = async () => {
  await pictures().catch(() => {});
  const scripts = JSON.parse(facts.scripts);
  for (const script of scripts.slice(0, -1)) await load(script);
  await load(scripts.at(-1), 'script');
};
start();
`;
