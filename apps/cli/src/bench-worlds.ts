import { type Benchmark, checkRun, measure, playGame, ready } from '@mura/arena';
import { type Event, invariant } from '@mura/engine';
import { eventsOf, readRecord } from '@mura/records';
import { type Follower, follow, type WorldsQuestion } from '@mura/worlds';

const PRESETS = ['aiwolf-15', 'bbs-15', 'aiwolf-5'];

/** Games of players who reason, and of such who talk at random; half of them are measured with an honest village. */
const BOTS = ['honest', 'honest', 'chatter'];

/** Events followed and worlds counted per second, one event for one viewpoint at a time: observer, pack and every player. */
export function benchWorlds(seconds: number, onBegin: (name: string) => void): Benchmark[] {
  return PRESETS.map((preset) => {
    const name = `worlds/${preset}`;
    onBegin(name);
    const next = steps(BOTS.map((bot, game) => playedBy(preset, bot, game + 1)));
    const speed = measure(seconds, () => {
      const { follower, event, seq } = next();
      follower.take(event, seq);
      follower.worlds();
    });
    return { name, unit: 'events', ...speed };
  });
}

function playedBy(preset: string, bot: string, game: number): readonly Event[] {
  const run = checkRun({ preset, seed: 'bench/worlds', bots: [bot] });
  invariant(run.ok, 'the presets and bots of the benchmark exist');
  const read = readRecord(playGame(ready(run.value), game).text);
  invariant(read.ok, 'a game that was played here can be read');
  return eventsOf(read.value.record);
}

interface FollowStep {
  readonly follower: Follower;
  readonly event: Event;
  readonly seq: number;
}

/** One event for one viewpoint after another, through all games over and over. */
function steps(games: readonly (readonly Event[])[]): () => FollowStep {
  const walk = walkThrough(games);
  return () => {
    const { value } = walk.next();
    invariant(value !== undefined, 'the walk goes on for ever');
    return value;
  };
}

function* walkThrough(games: readonly (readonly Event[])[]): Generator<FollowStep> {
  for (;;) {
    for (const events of games) {
      const followers = questionsOf(events).map((question) => follow(question, { complete: true }));
      for (const [seq, event] of events.entries())
        for (const follower of followers) yield { follower, event, seq };
    }
  }
}

function questionsOf([opened]: readonly Event[]): WorldsQuestion[] {
  const players = opened?.type === 'opened' ? opened.cast.map((_, index) => index + 1) : [];
  const viewpoints: WorldsQuestion['as'][] = ['observer', 'werewolves', ...players];
  return viewpoints.flatMap((as) =>
    (['none', 'village'] as const).map((assume) => ({ as, assume, hypotheses: [] })),
  );
}
