import { type Action, type Event, maySee, PRESETS, type Role, type Rules } from '@mura/engine';
import { expect, test } from 'vitest';
import { dealing } from '../../../engine/testing/laws/deals.ts';
import { act, begin } from '../../../engine/testing/laws/game.ts';
import { type Captured, capturedGame } from '../../testing/licos/golden.ts';
import { LoneSeat } from '../../testing/licos/lone-seat.ts';
import { licosSetup } from '../../testing/licos/villages.ts';
import { decodeMessage, type PlayerMessage } from './decode/decode.ts';
import type { VillageMessage } from './encode/seat-encoder.ts';
import type { SystemMessage } from './schema/village.ts';
import { validate } from './validate.ts';
import { readTime } from './words/time.ts';

const DEAL: Role[] = ['seer', 'villager', 'villager', 'villager', 'werewolf'];
const LINES = capturedGame().filter(({ endpoint }) => endpoint === 'villageMessage');
const TOKEN = '11111111-aaaa-4bbb-8ccc-000000000001';

/** The recorded game once more, in a village of ours: whatever the client did, and what makes the same things happen. */
class CapturedGame {
  readonly setup = licosSetup('licos-5', PRESETS.get('licos-5') as Rules, 'captured');
  readonly game = begin(
    this.setup,
    dealing(this.setup, DEAL, () => 0),
  );
  readonly seat = new LoneSeat({
    player: 1,
    token: TOKEN,
    identity: { number: 7, name: 'Harbor village' },
  });
  readonly sent: VillageMessage[] = [];

  constructor(at: number) {
    this.tell(this.game.record, at);
  }

  tell(events: readonly Event[], at: number): void {
    for (const event of events) {
      if (maySee(1, event.audience)) this.sent.push(...this.seat.hear(event, at));
    }
  }

  act(action: Action, at: number): void {
    const decided = act(this.game, action);
    if (!decided.ok) throw new Error(`refused as ${decided.error}: ${JSON.stringify(action)}`);
    this.tell(decided.value.events, at);
  }

  /** The client's message has the right form, means something, and is taken. */
  receive({ message }: Captured, at: number): void {
    const { ok, recognised } = validate(message);
    expect(ok).toBe(true);
    if (recognised === null || message.type !== undefined) return;
    const { player, seat } = { player: 1, seat: this.seat.encoder };
    const actions = decodeMessage(recognised.kind, message as unknown as PlayerMessage, {
      player,
      role: seat.view.own.role,
      token: TOKEN,
      village: 7,
      language: 'ja',
      moment: seat.moment,
      findTalk: (time) => seat.findTalk(time),
      findTalkById: (id) => seat.findTalkById(id),
    });
    if (!actions.ok) throw new Error(`${recognised.kind}: ${actions.error.content.en}`);
    for (const action of actions.value) this.act(action, at);
  }

  /** What the server did, done by those who sat at the other seats. */
  follow({ message }: Captured, at: number): void {
    const kind = String(message['@id']).split('/').at(-1);
    if (kind === 'systemMessage') this.#bringAbout(`${message.phase} ${message.day}`, at);
    const { isMine, intensionalDisclosureRange, text, character } = message as never as {
      isMine: boolean;
      intensionalDisclosureRange: string;
      text: { '@value': string };
      character: { id: number };
    };
    if (kind !== 'chatMessage' || isMine || intensionalDisclosureRange !== 'public') return;
    this.act({ type: 'talk', player: character.id, channel: 'talk', text: text['@value'] }, at);
  }

  #bringAbout(phase: string, at: number): void {
    for (const action of CAUSES[phase] ?? []) this.act(action, at);
  }
}

/** What those at the other seats, and the clock, did before a phase of the recorded game. */
const CAUSES: Readonly<Record<string, readonly Action[]>> = {
  'noon 1': [{ type: 'timeUp', day: 1, phase: 'discussion' }],
  'night 1': [
    { type: 'vote', player: 3, target: 2 },
    { type: 'vote', player: 4, target: 2 },
    { type: 'vote', player: 5, target: 2 },
    { type: 'timeUp', day: 1, phase: 'vote' },
  ],
  'morning 2': [{ type: 'attackVote', player: 5, target: 3 }],
  'noon 2': [{ type: 'timeUp', day: 2, phase: 'discussion' }],
  'result -1': [
    { type: 'vote', player: 5, target: 4 },
    { type: 'timeUp', day: 2, phase: 'vote' },
  ],
};

function reenacted(): CapturedGame {
  const game = new CapturedGame(timeOf(LINES[1]!));
  for (const line of LINES) {
    if (line.direction === 'client to server') game.receive(line, Date.parse(line.at));
    else game.follow(line, timeOf(line));
  }
  return game;
}

function timeOf({ message, at }: Captured): number {
  return readTime(message.serverTimestamp) ?? Date.parse(at);
}

function isSystem(message: Record<string, unknown>): boolean {
  return String(message['@id']).endsWith('/systemMessage');
}

/** What the client shows of a system message. */
function shown(message: unknown) {
  const { phase, day, character = [], role = [] } = message as SystemMessage;
  return {
    phase,
    day,
    characters: character.map(
      ({ id, name, image, isMine, status, isAChoice, update, result, role: held }) => ({
        id,
        name,
        image,
        isMine,
        status,
        isAChoice,
        result,
        role: held?.name.en,
        // Our village keeps an execution secret in every field until the morning.
        update: phase === 'night' ? undefined : update && { phase: update.phase, day: update.day },
      }),
    ),
    roles: role.map(({ name, isMine, numberOfPlayers, board, character: holders }) => ({
      name,
      isMine,
      numberOfPlayers,
      holders: holders?.map(({ id }) => id),
      board: board?.map(({ character: { id }, polarity }) => `${id} ${polarity}`).sort(),
    })),
  };
}

test('every message of the real client is taken in the same game, and it is told the same', () => {
  const { sent, game } = reenacted();
  expect(game.village.outcome?.winner).toBe('werewolf');
  const recorded = LINES.filter(({ message }) => isSystem(message)).map(({ message }) => shown(message));
  expect(recorded).toHaveLength(6);
  expect(sent.filter(isSystem).map(shown)).toEqual(recorded);
});

test('its own words come back to it with number and counter', () => {
  const mine = (messages: readonly Record<string, unknown>[]) =>
    messages
      .filter(({ isMine, directionality }) => isMine === true && directionality === 'server to client')
      .map(({ phase, day, intensionalDisclosureRange, counter, text }) => ({
        phase,
        day,
        intensionalDisclosureRange,
        counter,
        text: (text as { '@value': string })['@value'],
      }));
  const recorded = mine(LINES.map(({ message }) => message));
  expect(recorded).toHaveLength(3);
  expect(mine(reenacted().sent)).toEqual(recorded);
});

test('[R003-LPLAY-15] its marks are kept with both clocks, and by our time of receipt', () => {
  const { game } = reenacted();
  const marks = game.plays.filter(({ action }) => action.type === 'mark');
  expect(
    marks.map(({ action }) => action.type === 'mark' && `${action.target} ${action.role} ${action.mark}`),
  ).toEqual(['2 villager Δ', '2 werewolf Δ', '2 werewolf O', '3 villager Δ', '3 villager O', '3 villager X']);
  const clocks = marks.map(({ action }) => action.clientAt);
  expect(clocks.every((clock) => clock !== undefined && clock > Date.parse('2026-11-15T20:33:54Z'))).toBe(
    true,
  );
});
