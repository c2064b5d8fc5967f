import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CASTS, castFor } from '@mura/engine';
import { licos } from '@mura/protocols';
import { figureOf, portrait } from '@mura/words/faces';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../testing/database.ts';
import { buildVillage, TestClient } from '../../../testing/licos/client.ts';
import { type LicosDoorAlone, openLicosDoor } from './alone.ts';
import { pictureAt, picturePaths } from './pictures.ts';
import { COUNTING_SOCKET } from './shell-scripts.ts';

let folder: string;
let door: LicosDoorAlone;

async function open(client: string | null, tls = false): Promise<LicosDoorAlone> {
  return openLicosDoor({ port: 0, address: '127.0.0.1', record: folder, client, tls });
}

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => door.close());

/** The data that a page gives to its client. */
function facts(html: string): Record<string, string> {
  const found = [...html.matchAll(/data-([a-z-]+)="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name, value]) => [name, value!.replaceAll('&quot;', '"')]));
}

describe('the pages of the door', () => {
  test('know whoever came just before it was closed when it is open again', async () => {
    door = await open(null);
    const lobby = await fetch(`${door.url}/licos/lobby`);
    const cookie = lobby.headers.get('set-cookie')!.split(';')[0]!;
    const tokens = facts(await lobby.text());
    await door.close();
    door = await open(null);
    const again = facts(await (await fetch(`${door.url}/licos/lobby`, { headers: { cookie } })).text());
    expect(again['human-player-token']).toBe(tokens['human-player-token']);
  });

  test('shells give the original client its address and tokens, and load it from the folder', async () => {
    const client = join(folder, 'client');
    mkdirSync(client);
    for (const name of [
      'lobby.js',
      'village.js',
      'react.production.min.js',
      'react-dom.min.js',
      'evil" onload.js',
    ])
      writeFileSync(join(client, name), '// theirs');
    door = await open(client);
    const lobby = await fetch(`${door.url}/licos/lobby`);
    const data = facts(await lobby.text());
    expect(data.url).toBe(`${door.url.replace('http', 'ws')}/licos/lobbyMessage`);
    const tokens = [data['human-player-token'], data['robot-player-token'], data['onymous-audience-token']];
    expect(new Set(tokens).size).toBe(3);
    expect(JSON.parse(data.scripts!)).toEqual(
      ['react.production.min.js', 'react-dom.min.js', 'lobby.js'].map((name) => `/licos/client/${name}`),
    );
    expect(await (await fetch(`${door.url}/licos/client/lobby.js`)).text()).toBe('// theirs');
    const cookie = lobby.headers.get('set-cookie')!.split(';')[0]!;
    const again = facts(await (await fetch(`${door.url}/lobby`, { headers: { cookie } })).text());
    expect(again['human-player-token']).toBe(data['human-player-token']);
    const village = facts(await (await fetch(`${door.url}/village`, { headers: { cookie } })).text());
    expect(village.url).toBe(`${door.url.replace('http', 'ws')}/licos/villageMessage?ready=always`);
    const page = await (await fetch(`${door.url}/licos/village`, { headers: { cookie } })).text();
    // Its sockets must be ours before the client is there.
    const scripts = [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source]) => source);
    expect(scripts).toEqual(['/licos/socket.js', '/licos/start.js']);
    expect(await (await fetch(`${door.url}/licos/socket.js`)).text()).toBe(COUNTING_SOCKET);
  });

  test('without the client they say what to do', async () => {
    door = await open(null);
    expect(await (await fetch(`${door.url}/licos/lobby`)).text()).toContain('place its build in a folder');
    expect((await fetch(`${door.url}/licos/client/lobby.js`)).status).toBe(404);
  });

  test('[R003-LPROT-03] schemas and contexts are served', async () => {
    door = await open(null);
    for (const [name, document] of Object.entries(licos.schemaDocuments())) {
      const served = await fetch(`${door.url}/licos/schema/${name}`);
      expect(await served.json()).toEqual(JSON.parse(JSON.stringify(document)));
    }
    for (const name of licos.CONTEXT_NAMES) {
      const served = await fetch(`${door.url}/licos/context/0.3/${name}.jsonld`);
      expect(served.headers.get('content-type')).toContain('application/ld+json');
      expect(await served.json()).toEqual(licos.contextDocument(name));
    }
  });

  test('[R003-LPLAY-18] a figure has the face that it has on our page, also where its letter is that of another', async () => {
    door = await open(null);
    for (const { letter, en, ja } of licos.FIGURES) {
      const drawn = portrait(figureOf(ja).looks, 'neutral');
      expect(figureOf(en)).toBe(figureOf(ja));
      for (const size of ['50x50', '120x120'])
        expect(pictureAt(`character_icons/${size}/${letter}_${size}.png`)).toContain(drawn);
    }
    const tokens = (await (await fetch(`${door.url}/licos/tokens`)).json()) as { human: string };
    const lobby = await new TestClient(`${door.url.replace('http', 'ws')}/licos/lobbyMessage`).open();
    lobby.send(buildVillage(tokens.human));
    const { village } = (await lobby.type('waitingPage')) as { village: { id: number } };
    const icon = 'character_icons/50x50/a_50x50.png';
    const served = await fetch(`${door.url}/licos/image/0.3/village/${village.id}/${icon}`);
    expect(served.headers.get('content-type')).toContain('image/svg+xml');
    expect(await served.text()).toContain(portrait(figureOf('Adil').looks, 'neutral'));
    for (const nowhere of [0, 7, 'x', village.id + 1])
      expect((await fetch(`${door.url}/licos/image/0.3/village/${nowhere}/${icon}`)).status).toBe(404);
    const cast = castFor(CASTS[0]!, 5, 'ja');
    const pictures = licos
      .facesOf(cast)
      .map(({ letter }) => pictureAt(`character_icons/50x50/${letter}_50x50.png`, cast));
    for (const [index, picture] of pictures.entries())
      expect(picture).toContain(portrait(figureOf(cast[index]!.name).looks, 'neutral'));
    lobby.close();
  });

  test('[R003-LPLAY-18] every figure and role has its own picture', async () => {
    door = await open(null);
    const pictures = picturePaths().map((path) => pictureAt(path));
    expect(pictures.every((picture) => picture?.startsWith('<svg'))).toBe(true);
    const small = picturePaths().filter((path) => !path.includes('120x120'));
    expect(new Set(small.map((path) => pictureAt(path))).size).toBe(small.length);
    const [path] = picturePaths();
    const served = await fetch(`${door.url}/licos/image/0.3/${path}`);
    expect(served.headers.get('content-type')).toContain('image/svg+xml');
    expect((await fetch(`${door.url}/licos/image/0.3/../../secret`)).status).toBe(404);
    expect(pictureAt('role_icons/50x50withTI/constructor_50x50.png')).toBe(null);
  });

  test('[R003-LPROT-01] browsers and robots connect over secure WebSocket, with the same messages', async () => {
    door = await open(null, true);
    const url = `${door.url.replace('https', 'wss')}/licos/lobbyMessage`;
    const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    try {
      const tokens = (await (await fetch(`${door.url}/licos/tokens`)).json()) as {
        human: string;
        robot: string;
      };
      for (const token of [tokens.human, tokens.robot]) {
        const client = await new TestClient(url).open();
        client.send(buildVillage(token));
        expect(await client.type('waitingPage')).toMatchObject({ players: [{ isMe: true, token }] });
        client.close();
      }
    } finally {
      if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
    }
  });
});
