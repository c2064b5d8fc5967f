// Keeps the page in the browser, so that a village with bots can be played without a connection.
// FILES and VERSION are written by the build.
/* global FILES, VERSION */
const CACHE = `mura-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld());
});

async function forgetOld() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What a server says is never kept.
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? pageFor(request) : fileFor(request));
});

/** The page itself is asked for anew; without a connection the kept one is shown, whatever its path. */
async function pageFor(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

/** Files have their version in their name: a kept one is never old. Fonts are kept when they are first shown. */
async function fileFor(request) {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok && request.url.includes('/assets/')) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/** A notice says that something is to be done, and where; the server tells nothing more. */
self.addEventListener('push', (event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: url, icon: '/icon-192.png', data: url }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAt(event.notification.data));
});

/** A window that shows the village already comes to the front. */
async function openAt(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const shown = windows.find(({ url }) => new URL(url).pathname === path);
  await (shown === undefined ? self.clients.openWindow(path) : shown.focus());
}
