import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  type Chance,
  type Character,
  type Draw,
  drawsOfShuffle,
  type PlayerId,
  type Role,
  scripted,
} from '@mura/engine';

/** A game as the server of the contest played it: what each agent was sent and answered, by player. */
export interface NlpRecording {
  readonly cast: readonly Character[];
  readonly roles: readonly Role[];
  readonly agents: readonly string[];
  readonly gameId: string;
  readonly sent: readonly (readonly RecordedPacket[])[];
  readonly answers: readonly (readonly string[])[];
  readonly chance: Chance;
}

export interface RecordedPacket {
  readonly request: string;
  readonly info?: Readonly<Record<string, unknown>>;
  readonly [key: string]: unknown;
}

const FOLDER = new URL('../../../../golden/wire/nlp/', import.meta.url);

export function readGolden(file: string): string {
  const bytes = readFileSync(new URL(file, FOLDER));
  return file.endsWith('.gz') ? gunzipSync(bytes).toString('utf8') : bytes.toString('utf8');
}

interface RecordedFrame {
  readonly agent: string;
  readonly packet?: RecordedPacket;
  readonly text?: string;
}

/** The frames that clients saw, by the names they gave. */
export function readFrames(name: string): NlpRecording {
  const frames = readGolden(`${name}.jsonl.gz`)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ name: agent, dir, packet, text }): RecordedFrame => {
      if (dir === 'recv') return { agent, packet };
      return dir === 'send' ? { agent, text } : { agent };
    });
  return recordingOf(frames, readGolden(`${name}.log`), 5);
}

/** The server's own JSON log, by names in the game. */
export function readJsonLog(name: string): NlpRecording {
  const { entries } = JSON.parse(readGolden(`${name}.json.gz`));
  const frames = entries.flatMap(({ agent, request, response }: Record<string, string>): RecordedFrame[] => {
    const packet = { agent: agent!, packet: JSON.parse(request!) };
    return response === undefined ? [packet] : [packet, { agent: agent!, text: response }];
  });
  return recordingOf(frames, readGolden(`${name}.log`), 6);
}

/** `agentColumn`: where the log names agents as the frames do. */
function recordingOf(frames: readonly RecordedFrame[], log: string, agentColumn: number): NlpRecording {
  const rows = log.split('\n').map((line) => line.split(','));
  const players = rows.filter(([day, type]) => day === '0' && type === 'status');
  const sent = players.map((row) =>
    frames.flatMap(({ agent, packet }) =>
      agent === row[agentColumn] && packet !== undefined ? [packet] : [],
    ),
  );
  const texts = players.map((row) =>
    frames.flatMap(({ agent, text }) => (agent === row[agentColumn] && text !== undefined ? [text] : [])),
  );
  const hasName = sent[0]?.[0]?.request === 'NAME';
  const profiles = sent.map(
    (packets) => packets.find(({ request }) => request === 'INITIALIZE')?.info?.profile as string | undefined,
  );
  return {
    cast: players.map((row, index) => ({ name: row[6] ?? '', profile: profiles[index] ?? '' })),
    roles: players.map((row) => row[3]?.toLowerCase() as Role),
    agents: players.map((row) => row[5] ?? ''),
    gameId: String(sent[0]?.at(-1)?.info?.game_id),
    sent: sent.map((packets) => packets.filter(({ request }) => request !== 'NAME')),
    answers: hasName ? texts.map((list) => list.slice(1)) : texts,
    chance: chanceOf(rows),
  };
}

/** What chance brought, as the server's log tells it. */
function chanceOf(rows: readonly (readonly string[])[]): Chance {
  return scripted((draw) => {
    if (draw.purpose === 'voteTie') return tie(rows, draw, 'vote', 'execute');
    if (draw.purpose === 'attackTie') return tie(rows, draw, 'attackVote', 'attack');
    const order = orderOf(rows, draw);
    const from = order.toSorted((one, other) => one - other);
    return drawsOfShuffle(from, order).get(draw.among);
  });
}

/** Who spoke in the first round of a phase, in order. Day 0 whispers before its talk and after it. */
function orderOf(rows: readonly (readonly string[])[], { purpose, day, round }: Draw): PlayerId[] {
  const ofDay = rows.filter((row) => row[0] === String(day));
  const type = purpose === 'talkOrder' ? 'talk' : 'whisper';
  const firstTalk = ofDay.findIndex((row) => row[1] === 'talk');
  const isMorning = Math.floor(round / 1000) === 1;
  return ofDay
    .filter(
      (row, place) =>
        row[1] === type && row[3] === '0' && (type === 'talk' || place < firstTalk === isMorning),
    )
    .map((row) => Number(row[4]));
}

/** The place of whoever was chosen among those tied. */
function tie(rows: readonly (readonly string[])[], { day }: Draw, vote: string, fate: string): number {
  const votes = rows.filter((row) => row[0] === String(day) && row[1] === vote);
  const chosen = rows.find((row) => row[0] === String(day) && row[1] === fate)?.[2];
  const isWolf = (player: string) =>
    rows.some((row) => row[1] === 'status' && row[2] === player && row[3] === 'WEREWOLF');
  const counts = new Map<string, number>();
  for (const row of votes) {
    const target = row[3]!;
    if (vote === 'vote' || !isWolf(target)) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  const tied = [...counts.keys()].filter((player) => counts.get(player) === most).map(Number);
  return tied.toSorted((one, other) => one - other).indexOf(Number(chosen));
}
