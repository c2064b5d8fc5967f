import { BOTS, type Bot, hisui } from '@mura/bots';
import { type Entry, type Event, findPreset, plainSetup, type Talk } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { playVillage } from './play.ts';

/** The same programs play by turns and by the clock. */

const BY_TURNS = ['aiwolf-5', 'nlp-5', 'nl2017'];
const BY_CLOCK = ['licos-5', 'licos-15', 'licos-15c', 'bbs-9', 'bbs-15', 'cgi', 'card', 'nlp-5-freeform'];

interface Played {
  readonly events: readonly Event[];
  /** What the bots wanted to say to the village. */
  readonly said: readonly Talk[];
}

/** A whisper may come too late for its phase; the village talks until all are over. */
function isHeard({ channel, text }: Pick<Talk, 'channel' | 'text'>): boolean {
  return channel === 'talk' && text !== 'Skip' && text !== 'Over';
}

function wordsOf({ player, text }: Pick<Talk, 'player' | 'text'>): string {
  return `${player} ${text}`;
}

function playWith(bot: Bot, preset: string, seed: string): Played {
  const found = findPreset(preset);
  if (!found.ok) throw new Error(found.error);
  const events: Event[] = [];
  const said: Talk[] = [];
  const listened: Bot = {
    ...bot,
    act(memory, question, random) {
      const action = bot.act(memory, question, random);
      if (action.type === 'talk' && isHeard(action)) said.push(action);
      return action;
    },
  };
  const append = (entries: readonly Entry[]) => {
    for (const { event } of entries) events.push(event);
  };
  const setup = plainSetup(preset, found.value, seed);
  const village = playVillage(
    setup,
    seed,
    setup.cast.map(() => listened),
    append,
  );
  if (!village.ok) throw new Error('The setup is wrong');
  return { events, said };
}

describe.each([...BOTS])('%s', (_, bot) => {
  test.each([...BY_TURNS, ...BY_CLOCK])(
    '[R001-METR-15] plays %s to its end, and all it says is heard',
    (preset) => {
      // Who thinks long plays each form once.
      for (const seed of bot === hisui ? ['one'] : ['one', 'two', 'three']) {
        const { events, said } = playWith(bot, preset, `${preset}/${seed}`);
        expect(events.filter(({ type }) => type === 'ended')).toHaveLength(1);
        const heard = events.flatMap((event) =>
          event.type === 'talked' && isHeard(event) ? [wordsOf(event)] : [],
        );
        expect(heard.length).toBeGreaterThan(0);
        expect(heard.toSorted()).toEqual(said.map(wordsOf).toSorted());
      }
    },
  );
});
