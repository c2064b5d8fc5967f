import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  accept,
  type CastLanguage,
  type Result,
  type Rules,
  refuse,
  type SymbolTreatment,
} from '@mura/engine';
import { nlp } from '@mura/protocols';
import { readRecord, writeNlpLog } from '@mura/records';
import { type DoorAlone, hostAlone } from '../alone.ts';
import { diaryFiles } from '../diary-files.ts';
import type { GameResult } from '../game-result.ts';
import { drawsOf, type Series } from '../series.ts';
import { ownCharacters } from './characters.ts';
import { NlpDoor } from './door.ts';
import { gameFileName } from './file-name.ts';
import type { NlpGuest } from './guest.ts';
import { openMatching } from './matching.ts';
import { Realtime, type RealtimeOptions } from './realtime.ts';
import { tokenCheck } from './token.ts';

export interface NlpDoorAloneOptions extends Series {
  readonly port: number;
  readonly address: string;
  readonly preset: string;
  readonly rules: Rules;
  readonly timeout: nlp.Timeouts;
  readonly generation: nlp.Wire['generation'];
  /** In a village by the clock: whether agents are asked all the same. */
  readonly talk: nlp.Wire['talk'];
  readonly matching: nlp.Matching;
  /** None: those of Mura; `null`: `Agent[01]` … */
  readonly characters: readonly nlp.ProfiledCharacter[] | null;
  readonly language: CastLanguage;
  readonly symbols: SymbolTreatment | null;
  /** How many agents play a game; our bots take the other seats. */
  readonly agents: number;
  readonly bots: readonly string[];
  /** The secret of the tokens; `null`: nobody needs one. */
  readonly secret: string | null;
  readonly realtime: Pick<RealtimeOptions, 'folder' | 'filename' | 'delay'> | null;
  readonly showRoles: boolean;
  readonly gameLog: nlp.LogPlace | null;
  /** Where the records go, one file a game. */
  readonly record: string;
  readonly diary: string | null;
  onGame?(result: GameResult): void;
}

/** A door that can be told to begin no more games. */
export interface NlpDoorAlone extends DoorAlone {
  drain(): void;
}

/** Opens the door of the natural-language contest without a server: agents that connect play, records are written. */
export async function openNlpDoor(options: NlpDoorAloneOptions): Promise<Result<NlpDoorAlone, string>> {
  const reasons = nlp.whyNotPlayed(options.rules);
  if (reasons.length > 0)
    return refuse(`${options.preset} cannot be played at this door: ${reasons.join('; ')}`);
  const { rules, agents, seed } = options;
  const matching = openMatching<NlpGuest>(options.matching, rules, agents, drawsOf(seed, 'schedule'));
  if (!matching.ok) return matching;
  const alone = await hostAlone(options.record);
  const { host } = alone;
  const diary = diaryFiles(options.diary);
  const { characters, language, realtime, secret, gameLog } = options;
  const door = new NlpDoor({
    ...options,
    host,
    matching: matching.value,
    characters: characters?.length === 0 ? ownCharacters(language) : characters,
    now: Date.now,
    diary: diary.write,
    checkToken: secret === null ? null : tokenCheck(secret),
    realtime: realtime === null ? null : new Realtime({ ...realtime, host, now: Date.now }),
    onGame: async (result) => {
      if (gameLog !== null) writeGameLog(await alone.recordOf(result.village), gameLog, result);
      options.onGame?.(result);
    },
  });
  const close = async () => {
    await door.close();
    await alone.stop();
    await diary.close();
  };
  try {
    return accept({ port: await door.listen(), done: door.done, drain: () => door.drain(), close });
  } catch (error) {
    await alone.stop();
    throw error;
  }
}

/** The log of a game as the contest server writes it. */
function writeGameLog(
  text: string,
  { folder, filename }: nlp.LogPlace,
  { village, players, seconds }: GameResult,
): void {
  const record = readRecord(text);
  if (!record.ok) throw new Error(`The record of game ${village} cannot be read.`);
  const log = writeNlpLog(record.value.record);
  if (!log.ok) return;
  mkdirSync(folder, { recursive: true });
  const began = Date.now() - seconds * 1000;
  const teams = players.map(({ name }) => nlp.teamOf(name));
  writeFileSync(join(folder, `${gameFileName(filename, { id: village, began, teams })}.log`), log.value);
}
