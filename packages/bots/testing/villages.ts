import {
  type Action,
  Conductor,
  type Event,
  Feed,
  hashText,
  mix,
  type Question,
  type Refusal,
  type Setup,
  scale,
  seeded,
  type Team,
  teamOf,
} from '@mura/engine';
import type { Bot, Random } from '../src/index.ts';

export interface BotVillageRun {
  readonly record: Event[];
  readonly refusals: { readonly refusal: Refusal; readonly action: Action }[];
  readonly answers: number;
  readonly winner: Team | null;
}

/** A village with these bots on its seats, played to its end or to its first refusal. */
export function playOut(setup: Setup, seed: string, bots: readonly Bot[]): BotVillageRun {
  const record: Event[] = [];
  const refusals: BotVillageRun['refusals'] = [];
  const questions: Question[] = [];
  const memories = bots.map((bot, index) => bot.begin({ player: index + 1 }));
  const randoms = bots.map((_, index) => randomOf(`${seed}/bot/${index + 1}`));
  const seats = bots.map((bot, index) => ({
    hear: (event: Event) => bot.hear(memories[index], event),
    ask: (question: Question) => questions.push(question),
  }));
  const append = (entries: readonly { readonly event: Event }[]) => {
    for (const { event } of entries) record.push(event);
  };
  let now = 0;
  const opened = Conductor.open(setup, {
    feed: Feed.of(seats),
    chance: seeded(seed),
    now: () => now,
    append,
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const conductor = opened.value;
  let answers = 0;
  /** Where nobody is asked, time passes at once until something is due. */
  const nextQuestion = (): Question | undefined => {
    for (
      let due = conductor.nextLimit();
      questions.length === 0 && due !== null;
      due = conductor.nextLimit()
    ) {
      now = due;
      conductor.tick(now);
    }
    return questions.shift();
  };
  for (let question = nextQuestion(); question !== undefined; question = nextQuestion()) {
    if (!conductor.asks(question.request)) continue;
    answers++;
    const seat = question.request.player - 1;
    const action = bots[seat]!.act(memories[seat], question, randoms[seat]!);
    conductor.answer(action, (result) => {
      if (!result.ok) refusals.push({ refusal: result.error, action });
    });
  }
  return { record, refusals, answers, winner: conductor.village.outcome?.winner ?? null };
}

/** A stream of chance from a seed. */
export function randomOf(seed: string): Random {
  const key = hashText(seed);
  let drawn = 0;
  return (among) => scale(mix(key, drawn++), among);
}

interface TwoMinds {
  readonly village: unknown;
  readonly werewolves: unknown;
  isWerewolf: boolean;
}

/** Plays as one bot where it is dealt the village, and as another where it is dealt the werewolves. */
export function byTeam(village: Bot, werewolves: Bot): Bot<TwoMinds> {
  return {
    name: `${village.name} against ${werewolves.name}`,
    about: 'two bots in one, for the sake of a comparison',
    begin: (seat) => ({
      village: village.begin(seat),
      werewolves: werewolves.begin(seat),
      isWerewolf: false,
    }),
    hear(minds, event) {
      if (event.type === 'roleTold') minds.isWerewolf = teamOf(event.role) === 'werewolf';
      village.hear(minds.village, event);
      werewolves.hear(minds.werewolves, event);
    },
    act: (minds, question, random) =>
      minds.isWerewolf
        ? werewolves.act(minds.werewolves, question, random)
        : village.act(minds.village, question, random),
  };
}
