import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  accept,
  agentCast,
  type CastLanguage,
  countPlayers,
  type Result,
  type Rules,
  refuse,
  type SymbolTreatment,
} from '@mura/engine';
import { nlp } from '@mura/protocols';
import { readRecord, writeNlpLog } from '@mura/records';
import { type AloneOptions, type DoorAlone, hostAlone, openSeries } from '../alone.ts';
import { drawsOf, drawsOfGame } from '../series/draws.ts';
import type { GameResult } from '../series/game-result.ts';
import { chosenBy, type Matchmaking, mixedMatch, selfMatch } from '../series/matchmaking.ts';
import { scheduled } from '../series/scheduled.ts';
import { Series, type SeriesNumbers, type SeriesVillage } from '../series/series.ts';
import { drawCharacters, ownCharacters } from './characters.ts';
import { gameFileName } from './file-name.ts';
import { Realtime, type RealtimeOptions } from './realtime.ts';
import { ulid } from './ulid.ts';

export interface NlpDoorOptions extends AloneOptions, SeriesNumbers {
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
  /** Viewers without a token see roles while a game is played. */
  readonly showRoles: boolean;
  readonly gameLog: nlp.LogPlace | null;
  onGame?(result: GameResult): void;
}

/** Opens the door of the natural-language contest without a server: agents that connect are matched, each plays one game. */
export async function openNlpDoor(options: NlpDoorOptions): Promise<Result<DoorAlone, string>> {
  const reasons = nlp.whyNotPlayed(options.rules);
  if (reasons.length > 0)
    return refuse(`${options.preset} cannot be played at this door: ${reasons.join('; ')}`);
  const matchmaking = matchmakingOf(options);
  if (!matchmaking.ok) return matchmaking;
  const { port, address, secret, showRoles, gameLog, timeout } = options;
  const alone = hostAlone(options);
  const { host, clock } = alone;
  const characters = options.characters?.length === 0 ? ownCharacters(options.language) : options.characters;
  const now = () => clock.now();
  const realtime = options.realtime === null ? null : new Realtime({ ...options.realtime, host, now });
  const series = new Series({
    ...alone,
    ...options,
    clock,
    matchmaking: matchmaking.value,
    takesBack: false,
    villageOf: (number) => villageOf({ ...options, characters }, number, now()),
    onBegun: async ({ id, characters = [] }, guests) =>
      realtime?.follow(
        { id, cast: characters },
        guests.map(({ name }) => nlp.teamOf(name)),
      ),
    onGame: async (result) => {
      if (gameLog !== null) writeGameLog(await alone.recordOf(result.village), gameLog, result);
      options.onGame?.(result);
    },
  });
  const own = {
    ...{ secret, takesAccounts: false, introduction: timeout.response },
    viewer: { realtime, showRoles },
  };
  return accept(await openSeries(alone, series, { port, address }, { nlp: own }));
}

/** As a configuration says, with so many agents a game. */
function matchmakingOf({ matching, rules, agents, seed }: NlpDoorOptions): Result<Matchmaking, string> {
  if (matching.mode === 'self') return accept(chosenBy(selfMatch(agents)));
  if (matching.mode === 'mixed') return accept(chosenBy(mixedMatch(agents)));
  if (agents < countPlayers(rules)) return refuse('A schedule needs agents on all seats');
  return scheduled(matching, rules, drawsOf(seed, 'schedule'));
}

function villageOf(options: NlpDoorOptions, number: number, now: number): SeriesVillage {
  const { rules, seed, language, generation, timeout, talk } = options;
  const id = ulid(now);
  const players = countPlayers(rules);
  const characters: readonly nlp.ProfiledCharacter[] =
    options.characters === null
      ? agentCast(players)
      : drawCharacters(options.characters, players, drawsOfGame(seed, number, 'characters'));
  return { id, language, characters, wire: { nlp: { gameId: () => id, generation, timeout, talk } } };
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
