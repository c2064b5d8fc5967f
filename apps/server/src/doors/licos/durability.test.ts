import { rmSync } from 'node:fs';
import { licos } from '@mura/protocols';
import { expect, test } from 'vitest';
import { runs } from '../../../../../checks/runs.ts';
import { ChildServer } from '../../../testing/child.ts';
import { temporaryFolder } from '../../../testing/database.ts';
import { kindOf, LicosPlayer, TestClient } from '../../../testing/licos/client.ts';
import { foundVillage } from '../../../testing/licos/founding.ts';
import { OriginalClient, shownOf } from '../../../testing/licos/original-client.ts';
import { until } from '../../../testing/player.ts';

const KILLS = runs(2, 30);
/** Each kill takes a start of the server; the machine may be slow. */
const LIMIT = 120_000 + KILLS * 60_000;

function line(server: ChildServer, path: string, headers: Record<string, string>): Promise<TestClient> {
  return new TestClient(`${server.url.replace('http', 'ws')}/licos/${path}`, headers).open();
}

type Message = Record<string, unknown>;

/** What was said in public; the narrator is told apart. */
function talksIn(messages: readonly Message[]): Message[] {
  return messages.filter(
    (message) =>
      kindOf(message) === 'chatMessage' &&
      message.intensionalDisclosureRange === 'public' &&
      message.phase !== 'flavor text',
  );
}

function systemsIn(messages: readonly Message[]): Message[] {
  return messages.filter((message) => kindOf(message) === 'systemMessage');
}

/** More or less of the time that it takes to keep an utterance and to tell it. */
async function moments(count: number): Promise<void> {
  const since = performance.now();
  await until('the moment has come', () => performance.now() >= since + (count % 8) * 4);
}

/** The village wants a second between two posts, and a server may be there again sooner. */
async function pauseSince(spoke: number): Promise<void> {
  await until('they may speak again', () => performance.now() >= spoke + 1100);
}

function textOf({ text }: Message): string {
  return (text as { '@value': string })['@value'];
}

test(
  `a village of LiCOS on a server that is killed ${KILLS} times: nothing acknowledged is lost, nothing comes twice`,
  async () => {
    const data = temporaryFolder();
    const server = new ChildServer(['--data', data, '--aiwolf-port', 'off']);
    const seen: Message[] = [];
    const acknowledged: string[] = [];
    const kills: number[] = [];
    let spoke = Number.NEGATIVE_INFINITY;
    const page = new OriginalClient(
      () => `${server.url.replace('http', 'ws')}/licos/villageMessage?ready=always`,
    );
    try {
      await server.start();
      const [seat, counting] = await foundVillage(server.url, ['Tamaki', 'Counting']);
      if (seat === undefined || counting === undefined) throw new Error('two were to be seated');
      const player = new LicosPlayer(seat.token);
      let client = await line(server, 'villageMessage?page=one', seat.headers);
      client.send(seat.ready);
      page.connect(counting.ready);
      player.see(await client.phase('morning', 1));
      await until('the page has begun', () => systemsIn(page.received).length > 0);
      const counted = new LicosPlayer(counting.token).see(systemsIn(page.received)[0]!);
      // A role that they cannot know of another.
      const role = player.role.name.en === 'Seer' ? 'Hunter' : 'Seer';
      const other = player.rows.find(({ isMine }) => !isMine)!;
      for (let kill = 0; kill < KILLS; kill++) {
        client.send(player.mark(other, role, kill % 2 === 0 ? 'O' : 'X'));
        await pauseSince(spoke);
        client.send(player.chat(`before kill ${kill}`));
        spoke = performance.now();
        const echo = await client.wait(
          (message) => message.isMine === true && textOf(message) === `before kill ${kill}`,
        );
        acknowledged.push(textOf(echo));
        // What the page says in the moment of the kill may be lost, kept and not told, or told.
        page.send(counted.chat(`in the moment of kill ${kill}`));
        await moments(kill);
        kills.push(Date.now());
        await server.kill();
        await client.closing();
        seen.push(...client.received);
        await server.start();
        // The same page, whose line broke: it says nothing, and hears what comes; or it speaks at once.
        client = await line(server, 'villageMessage?page=one', seat.headers);
        if (kill % 2 === 0) await client.phase('morning', 1);
        await until('the page is here again', () => page.isOpen);
      }
      await pauseSince(spoke);
      client.send(player.chat('after all kills'));
      await client.wait((message) => message.isMine === true && textOf(message) === 'after all kills');
      seen.push(...client.received);
      acknowledged.push('after all kills');

      const ids = talksIn(seen).map(({ id }) => id as number);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual([...ids].sort((one, next) => one - next));
      expect(seen.filter(({ phase }) => phase === 'flavor text')).toHaveLength(1);
      expect(seen.filter((message) => kindOf(message) === 'errorMessage')).toEqual([]);

      // A page that is loaded anew hears all, its marks among it.
      const anew = await line(server, 'villageMessage?page=two', seat.headers);
      anew.send(seat.ready);
      await anew.wait((message) => message.isMine === true && textOf(message) === 'after all kills');
      const all = talksIn(anew.received).map(({ id }) => id as number);
      // The first is the narrator's.
      expect(all).toEqual(all.map((_, index) => index + 2));
      const missed = talksIn(anew.received).filter(({ id }) => !ids.includes(id as number));
      const idOf = (text: string) =>
        talksIn(anew.received).find((talk) => textOf(talk) === text)?.id as number;
      for (const { serverTimestamp, id } of missed) {
        const at = licos.readTime(String(serverTimestamp))!;
        // Only what was being written down when the server died may be missing, or what came after the last look.
        const isUnderWay = kills.some(
          (killed, kill) =>
            at <= killed && at > killed - 5000 && (id as number) > idOf(`before kill ${kill}`),
        );
        expect(isUnderWay || (id as number) > Math.max(...ids)).toBe(true);
      }
      const own = talksIn(anew.received).filter(({ isMine }) => isMine === true);
      expect(own.map(textOf)).toEqual(acknowledged);
      const marks = JSON.stringify(await anew.phase('morning', 1));
      expect(marks).toContain(`"polarity":"${KILLS % 2 === 0 ? 'X' : 'O'}"`);
      anew.close();

      // A page that says how much it has heard misses nothing at all.
      await until('the page has heard it', () =>
        page.received.some(
          (message) => kindOf(message) === 'chatMessage' && textOf(message) === 'after all kills',
        ),
      );
      const shown = shownOf(page.received);
      page.leave();
      const again = await line(server, 'villageMessage?ready=always', {});
      again.send(counting.ready);
      await until('all is heard again', () => shownOf(again.received).includes(shown.at(-1)!));
      expect(shown).toEqual(shownOf(again.received).slice(0, shown.length));
      again.close();
    } finally {
      page.leave();
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    }
  },
  LIMIT,
);
