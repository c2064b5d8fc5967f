import { CHANNELS, type Channel, type Result, refuse } from '@mura/engine';
import type { LogError } from '../aiwolf/log-error.ts';
import type { VillageRecord } from '../record.ts';
import type { StoryPlayer, StoryStep } from './foreign-game.ts';
import { recordOfStory } from './record-of-story.ts';

interface UtteranceLine {
  readonly speaker: string;
  readonly text: string;
  /** `2`, `2日目`, `2d`. */
  readonly day: string;
  readonly channel: Channel | null;
}

/** What was said in a game, one JSON object a line: `speaker`, `text`, `day` or `phase`, `channel` or `kind`. */
export function isUtteranceLog(text: string): boolean {
  const first = text.slice(0, text.indexOf('\n') < 0 ? text.length : text.indexOf('\n'));
  return lineIn(first) !== null;
}

export function readUtteranceLog(
  text: string,
  licence: string | null = null,
): Result<VillageRecord, LogError> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const said = lines.map(lineIn);
  const odd = said.indexOf(null);
  if (odd >= 0)
    return refuse({
      file: null,
      line: odd + 1,
      reason: 'there must be a JSON object with speaker, text and day',
      found: '',
      allowed: 'an utterance',
    });
  const players = new Set<string>();
  const steps: StoryStep[] = [];
  let today = Number.NaN;
  for (const [index, one] of said.entries()) {
    if (one === null) continue;
    const day = Number(/\d+/.exec(one.day)?.[0] ?? 0);
    if (day !== today) steps.push({ type: 'day', day, stage: 'game' });
    today = day;
    if (one.channel === null) {
      steps.push({ type: 'kept', line: lines[index]! });
      continue;
    }
    players.add(one.speaker);
    steps.push({ type: 'said', channel: one.channel, player: one.speaker, text: one.text, at: null });
  }
  return recordOfStory(
    {
      format: 'utterances',
      village: null,
      language: /[\u3041-\u30fa]/.test(text) ? 'ja' : 'en',
      players: [...players].map((name): StoryPlayer => ({ name, role: null })),
      steps,
      unknown: ['at', 'players', 'dead', 'votes', 'divined', 'identified', 'guarded', 'attacked', 'outcome'],
    },
    licence,
  );
}

/** What people have annotated is no log: it would come in without its annotations. */
const ANNOTATED: readonly string[] = ['tags', 'protocol', 'roster', 'agents'];

function lineIn(line: string): UtteranceLine | null {
  try {
    const value = JSON.parse(line) as Readonly<Record<string, unknown>>;
    if (typeof value !== 'object' || value === null || ANNOTATED.some((name) => name in value)) return null;
    const { speaker, text } = value;
    const day = value.day ?? value.phase;
    const kind = value.channel ?? value.kind ?? 'talk';
    if (typeof speaker !== 'string' || typeof text !== 'string' || day === undefined) return null;
    return { speaker, text, day: String(day), channel: CHANNELS.find((one) => one === kind) ?? null };
  } catch {
    return null;
  }
}
