import { createHmac } from 'node:crypto';
import { DEFAULT_BOT } from '@mura/bots';
import {
  CASTS,
  type CastLanguage,
  type Character,
  countPlayers,
  findPreset,
  hashText,
  invariant,
  open,
  type PlayerId,
  type Role,
  type Rules,
  seeded,
  soloTurns,
} from '@mura/engine';
import type { Plan } from '../host/plan.ts';
import { setupOf } from '../host/setup.ts';

/** Nobody can tell the seed of a day before a try has ended: it follows from a secret of this installation. */
export function seedOfDay(secret: Uint8Array, day: string): string {
  return createHmac('sha256', secret).update(`daily ${day}`).digest('hex');
}

/** Milliseconds somebody may think; whoever stays away forfeits one answer after the other, and the try ends. */
const PATIENCE = 600_000;

/** Five people who speak in turns, in free words; after the end nothing is hidden. */
function dailyRules(): Rules {
  const five = findPreset('aiwolf-5');
  invariant(five.ok, 'the form of the contests exists');
  const rules = soloTurns(five.value.roles);
  return { ...rules, absence: { ...rules.absence, answerLimit: PATIENCE } };
}

/** Where the person sits, the same for everybody. */
export function seatOfDay(seed: string): PlayerId {
  return 1 + seeded(seed)({ purpose: 'deal', day: 0, round: 99, among: countPlayers(dailyRules()) });
}

export interface DailyWish {
  readonly day: string;
  readonly seed: string;
  readonly person: string;
  /** As whom they play, the same for everybody: others read the record when the day is over. */
  readonly name: string;
  readonly language: CastLanguage;
  /** Milliseconds a bot waits before it answers. */
  readonly pace: number;
}

/** The village of a day for one person: rules, deal, chance and faces are those of everybody. */
export function dailyPlan({ day, seed, person, name, language, pace }: DailyWish): Plan {
  const rules = dailyRules();
  const mine = seatOfDay(seed);
  const seats = Array.from({ length: countPlayers(rules) }, (_, index) =>
    index + 1 === mine
      ? ({ type: 'person', person, name, wish: null, language } as const)
      : ({ type: 'bot', bot: DEFAULT_BOT } as const),
  );
  return {
    ...{ name: day, preset: 'aiwolf-5', rules, cast: 'mura', language, maker: null, daily: day },
    ...{ names: 'hidden', watch: 'nobody', listed: false, delay: 0, pace, seats },
    characters: charactersOf(seed, seats.length, language),
  };
}

/** Other faces every day. */
function charactersOf(seed: string, count: number, language: CastLanguage): Character[] {
  const order = (id: string) => hashText(seed, `face ${id}`);
  return CASTS[0]!.characters
    .toSorted((one, other) => order(one.id) - order(other.id))
    .slice(0, count)
    .map(({ names, profiles }) => ({ name: names[language], profile: profiles[language] }));
}

/** What the person is dealt that day. */
export function roleOfDay(plan: Plan, seed: string): Role {
  const setup = setupOf(plan, seed);
  invariant(setup.ok, 'the village of a day can be opened');
  const opened = open(setup.value, seeded(seed));
  invariant(opened.ok, 'the village of a day opens');
  const deal = opened.value.events.flatMap((event) => (event.type === 'sealed' ? event.deal : []));
  return deal[plan.seats.findIndex(({ type }) => type === 'person')]!;
}
