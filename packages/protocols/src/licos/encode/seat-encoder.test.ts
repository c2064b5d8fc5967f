import type { Action, Event, PlayerId, Role } from '@mura/engine';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { runs } from '../../../../../checks/runs.ts';
import { dealing, dealOf } from '../../../../engine/testing/laws/deals.ts';
import { actionsOf, type LawGame, repeat } from '../../../../engine/testing/laws/game.ts';
import { anyPlan, play } from '../../../../engine/testing/laws/games.ts';
import { expand } from '../../../testing/licos/expand.ts';
import { anyLicosSetup, messagesTo, TOKEN } from '../../../testing/licos/villages.ts';
import type { ChatMessage, SystemMessage } from '../schema/village.ts';
import { validate } from '../validate.ts';
import type { VillageMessage } from './seat-encoder.ts';

/** Many games, and the machine may be slow. */
vi.setConfig({ testTimeout: 900_000 });

const GAMES = fc
  .sample(anyPlan(anyLicosSetup()), { seed: 7, numRuns: runs(14, 200) })
  .map((plan) => play(plan));

function playersOf({ setup }: LawGame): number[] {
  return setup.cast.map((_, index) => index + 1);
}

function kindOf(message: VillageMessage): string {
  return message['@id'].split('/').at(-1)!;
}

function systemsIn(messages: readonly VillageMessage[]): SystemMessage[] {
  return messages.filter((message) => kindOf(message) === 'systemMessage') as unknown as SystemMessage[];
}

/** What the real client would miss. */
function faultsOf({ character = [], role = [], phase }: SystemMessage, player: PlayerId, players: number) {
  const mine = character.filter(({ isMine }) => isMine);
  const choices = character.filter(({ isAChoice }) => isAChoice);
  const isSaid = character.every(({ isAChoice }) => isAChoice !== undefined);
  return [
    character.length !== players && 'characters are missing',
    role.length !== 8 && 'roles are missing',
    (mine.length !== 1 || mine[0]?.id !== player) && 'they do not know themselves',
    role.filter(({ isMine }) => isMine).length !== 1 && 'they do not know their role',
    phase !== 'result' && !isSaid && 'it is not said whom they may choose',
    choices.some(({ status }) => status !== 'alive') && 'they may choose the dead',
    phase === 'morning' && choices.length > 0 && 'they may choose in the morning',
  ].filter((fault) => fault !== false);
}

function chatsIn(messages: readonly VillageMessage[]): ChatMessage[] {
  return messages.filter((message) => kindOf(message) === 'chatMessage') as unknown as ChatMessage[];
}

describe('what a client of a village is sent', () => {
  test('[R003-LPROT-03] every message has the right form', () => {
    let messages = 0;
    for (const game of GAMES) {
      for (const viewer of [1, game.setup.cast.length, 'observer'] as const) {
        for (const message of messagesTo(viewer, game.record)) {
          const { ok, faults } = validate(message);
          if (!ok) expect.fail(JSON.stringify({ faults, message }));
          messages++;
        }
      }
    }
    expect(messages).toBeGreaterThan(2000);
  });

  test('[R003-LPROT-02] messages expand to the same IRI as their @id', async () => {
    const message = messagesTo(1, GAMES[0]!.record);
    for (const one of message.slice(0, 40)) expect((await expand(one))[0]?.['@id']).toBe(one['@id']);
  });

  test('the narrator comes first, then the first morning, and the result last but for talk', () => {
    for (const game of GAMES) {
      const kinds = messagesTo(1, game.record).map(
        (message) => `${kindOf(message)} ${message.phase} ${message.day}`,
      );
      expect(kinds.slice(0, 2)).toEqual(['flavorTextMessage flavor text 0', 'systemMessage morning 1']);
      const result = kinds.indexOf('systemMessage result -1');
      expect(result).toBeGreaterThan(1);
      expect(kinds[result - 1]).toMatch(/^flavorTextMessage/);
      expect(kinds.slice(result + 1).every((kind) => kind === 'chatMessage result -1')).toBe(true);
    }
  });

  test('a village that an execution decides is told of no night that never was', () => {
    const decided = GAMES.filter(({ record }) => {
      const last = record.findLast((event) => event.type === 'executed')?.day ?? 0;
      const isNight = (event: Event) => event.type === 'phaseBegan' && event.phase === 'night';
      return last > 0 && !record.some((event) => isNight(event) && 'day' in event && event.day === last);
    });
    expect(decided.length).toBeGreaterThan(0);
    for (const game of decided) {
      const narrated = messagesTo(1, game.record).filter(
        (message) => kindOf(message) === 'flavorTextMessage',
      );
      const texts = narrated.map(({ flavorText }) => (flavorText as ChatMessage[])[0]!.text['@value']);
      expect(texts.at(-2)).toMatch(/^[^夜昨]+が処刑された。$/);
      for (const text of texts.slice(1, -2)) expect(text).toMatch(/昨日.*(夜の間に|死体で)/);
    }
  });

  test('every system message has all characters and roles, exactly one of each mine, and every choice is said', () => {
    for (const game of GAMES) {
      for (const player of new Set([...playersOf(game).slice(0, 3), game.setup.cast.length])) {
        const systems = systemsIn(messagesTo(player, game.record));
        expect(systems.length).toBeGreaterThan(1);
        expect(systems.flatMap((system) => faultsOf(system, player, game.setup.cast.length))).toEqual([]);
      }
    }
  });

  test('phase and day of a chat are those of the last system message', () => {
    for (const game of GAMES) {
      let last = '';
      for (const message of messagesTo(1, game.record)) {
        if (kindOf(message) === 'systemMessage') last = `${message.phase} ${message.day}`;
        if (kindOf(message) === 'chatMessage') expect(`${message.phase} ${message.day}`).toBe(last);
      }
    }
  });

  test('[R003-LPROT-11] a chat is mine for its speaker alone, and comes back to them', () => {
    for (const game of GAMES) {
      for (const player of playersOf(game)) {
        for (const { isMine, character } of chatsIn(messagesTo(player, game.record))) {
          expect(isMine).toBe(character?.id === player);
        }
      }
      const said = game.record.filter((event) => event.type === 'talked' && event.player === 1).length;
      const over = game.record.filter((event) => event.type === 'saidOver' && event.player === 1).length;
      const mine = chatsIn(messagesTo(1, game.record)).filter(({ isMine }) => isMine);
      expect(
        new Set(mine.map(({ intensionalDisclosureRange, id }) => `${intensionalDisclosureRange}/${id}`)).size,
      ).toBe(said + over);
    }
  });

  test('public messages have the same numbers for everybody, without gaps, those of the narrator among them', () => {
    for (const game of GAMES) {
      const numbers = playersOf(game).map((player) =>
        messagesTo(player, game.record)
          .flatMap((message) => (message.flavorText as VillageMessage[] | undefined) ?? [message])
          .filter(
            (message) => kindOf(message) === 'chatMessage' && message.intensionalDisclosureRange === 'public',
          )
          .map(({ id }) => id),
      );
      const [first = []] = numbers;
      expect([...new Set(first)]).toEqual([...new Set(first)].map((_, index) => index + 1));
      for (const other of numbers) expect(other).toEqual(first);
    }
  });

  test('the narrator is nobody of the village, with a name and a picture of their own', () => {
    for (const game of GAMES) {
      const messages = messagesTo(1, game.record);
      const lines = messages.flatMap(({ flavorText = [] }) => flavorText as ChatMessage[]);
      const images = systemsIn(messages).flatMap(({ character = [] }) => character.map(({ image }) => image));
      expect(lines.length).toBeGreaterThan(1);
      for (const { character } of lines) {
        expect(character).toMatchObject({ id: 0, name: { en: 'Presenter', ja: '語り手' } });
        expect(images).not.toContain(character?.image);
      }
    }
  });

  test('the counter of a speaker begins again with each phase', () => {
    for (const game of GAMES) {
      const counters = new Map<string, number>();
      for (const message of messagesTo(1, game.record)) {
        if (kindOf(message) === 'systemMessage' && message.phase !== 'result') counters.clear();
        if (kindOf(message) !== 'chatMessage' || message.isOver === true) continue;
        const { character, counter, intensionalDisclosureRange: channel } = message as unknown as ChatMessage;
        if (character === undefined) continue;
        const key = `${channel} ${character.id}`;
        const before = counters.get(key) ?? 0;
        expect([before, before + 1]).toContain(counter);
        counters.set(key, counter!);
        if (channel === 'public' && message.phase === 'morning') expect(counter).toBeLessThanOrEqual(10);
      }
    }
  });

  test('[R003-LPROT-06] nothing on the wire says who else may see it', () => {
    for (const game of GAMES.slice(0, 10)) {
      for (const message of messagesTo(2, game.record))
        expect(message.extensionalDisclosureRange).toEqual([]);
    }
  });

  test("no token but one's own is ever sent", () => {
    for (const game of GAMES.slice(0, 10)) {
      const before = messagesTo(1, game.record).filter(({ phase }) => phase !== 'result');
      const tokens = JSON.stringify(before).match(/"token":"[^"]+"/g) ?? [];
      expect(new Set(tokens)).toEqual(new Set([`"token":"${TOKEN}"`]));
    }
  });
});

/** Kept to oneself, or told to the pack or the dead only. */
function isHidden(action: Action, viewer: PlayerId, pack: readonly PlayerId[]): boolean {
  if (!('player' in action) || action.player === viewer) return action.type === 'watcherTalk';
  if (action.type === 'mark' || action.type === 'star' || action.type === 'note') return true;
  if (action.type !== 'talk' && action.type !== 'correct') return false;
  return action.channel === 'soliloquy' || (action.channel === 'whisper' && !pack.includes(viewer));
}

/** Two others change roles that do nothing at night; so nothing changes that this player could know. */
function otherDeal(deal: readonly Role[], viewer: PlayerId): Role[] {
  const idle = (role: Role) => deal.findIndex((one, index) => one === role && index + 1 !== viewer);
  const swapped = [...deal];
  const [one, other] = [idle('villager'), idle('possessed')];
  if (one >= 0 && other >= 0) [swapped[one], swapped[other]] = ['possessed', 'villager'];
  return swapped;
}

describe('what a player cannot know does not change one byte of what their client is sent', () => {
  test('hidden words, marks and roles of others leave no trace before the result', () => {
    let dropped = 0;
    let otherDeals = 0;
    for (const game of GAMES) {
      const deal = dealOf(game.record);
      const pack = deal.flatMap((role, index) => (role === 'werewolf' ? [index + 1] : []));
      for (const viewer of playersOf(game).slice(0, 3)) {
        const kept = actionsOf(game).filter((action) => !isHidden(action, viewer, pack));
        dropped += actionsOf(game).length - kept.length;
        const swapped = otherDeal(deal, viewer);
        if (swapped.join() !== deal.join()) otherDeals++;
        const twin = repeat(game.setup, kept, dealing(game.setup, swapped, game.chance));
        const sent = messagesTo(viewer, beforeEnd(game.record)).map((message) => JSON.stringify(message));
        const other = messagesTo(viewer, beforeEnd(twin.record)).map((message) => JSON.stringify(message));
        expect(other).toEqual(sent);
      }
    }
    expect(dropped).toBeGreaterThan(300);
    expect(otherDeals).toBeGreaterThan(8);
  });
});

function beforeEnd(record: readonly Event[]): Event[] {
  return record.slice(
    0,
    record.findIndex(({ type }) => type === 'ended'),
  );
}
