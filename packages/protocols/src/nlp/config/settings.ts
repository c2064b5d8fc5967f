import { accept, type Character, countPlayers, type Result, type Rules, refuse } from '@mura/engine';
import type { Timeouts } from '../setting.ts';
import type { ConfigError } from './error.ts';
import type { ConfigFile } from './schema.ts';

/** What a door is to do, as a configuration says it. */
export interface NlpConfig {
  readonly host: string;
  readonly port: number;
  readonly rules: Rules;
  readonly timeout: Timeouts;
  /** Agents and viewers show a token. */
  readonly authentication: boolean;
  readonly matching: Matching;
  /** The characters to draw from; none: those of Mura. `null`: agents go by `Agent[01]` … */
  readonly characters: readonly ProfiledCharacter[] | null;
  readonly gameLog: LogPlace | null;
  readonly realtime: FeedPlace | null;
  /** Keys that Mura does not know: they change nothing. */
  readonly unknown: readonly string[];
  /** What is asked for and not done, in one sentence each. */
  readonly notes: readonly string[];
}

export interface Matching {
  /** Who plays with whom: one team with itself, different teams, or teams by a schedule of roles. */
  readonly mode: 'self' | 'mixed' | 'scheduled';
  readonly teams: number;
  readonly games: number;
  /** The file of the schedule. */
  readonly path: string;
  readonly endless: boolean;
  /** What is left of the weight of a match that was aborted. */
  readonly abortedWeight: number;
}

export interface ProfiledCharacter extends Character {
  readonly avatar?: string;
}

export interface LogPlace {
  readonly folder: string;
  /** With `{game_id}`, `{timestamp}` and `{teams}`. */
  readonly filename: string;
}

/** Where the feed for viewers is written. */
export interface FeedPlace extends LogPlace {
  /** Milliseconds by which viewers are behind. */
  readonly delay: number;
}

export function settingsOf(
  config: ConfigFile,
  rules: Rules,
  unknown: readonly string[],
): Result<NlpConfig, ConfigError[]> {
  const { server, matching, custom_profile: profiles } = config;
  const characters = profiles.enable ? profiles.profiles.map((one) => characterOf(one, profiles)) : null;
  const error = characters === null ? null : castError(characters, countPlayers(rules));
  if (error !== null) return refuse([error]);
  const { action, response } = server.timeout;
  return accept({
    host: server.web_socket.host ?? '127.0.0.1',
    port: server.web_socket.port,
    rules,
    timeout: { action, response },
    authentication: server.authentication.enable,
    matching: {
      mode: matching.is_optimize ? 'scheduled' : matching.self_match ? 'self' : 'mixed',
      teams: matching.team_count,
      games: matching.game_count,
      path: matching.output_path,
      endless: matching.infinite_loop,
      abortedWeight: config.team_health.abort_weight_factor,
    },
    characters,
    gameLog: placeOf(config.game_logger),
    realtime: feedOf(config.realtime_broadcaster),
    unknown,
    notes: notesOf(config),
  });
}

function placeOf({ enable, output_dir, filename }: ConfigFile['game_logger']): LogPlace | null {
  return enable ? { folder: output_dir ?? '.', filename: filename ?? '{game_id}' } : null;
}

function feedOf(keys: ConfigFile['realtime_broadcaster']): FeedPlace | null {
  const place = placeOf(keys);
  return place === null ? null : { ...place, delay: keys.delay ?? 0 };
}

type ProfileKeys = ConfigFile['custom_profile'];

/** One line `label: value` for each encoded key that the profile has. */
function characterOf(profile: ProfileKeys['profiles'][number], keys: ProfileKeys): ProfiledCharacter {
  const said: Readonly<Record<string, unknown>> = profile;
  const lines = Object.entries(keys.profile_encoding).flatMap(([key, label]) =>
    said[key] === undefined ? [] : [`${label}: ${String(said[key])}`],
  );
  const character = { name: profile.name, profile: lines.join('\n') };
  return profile.avatar_url === undefined ? character : { ...character, avatar: profile.avatar_url };
}

function castError(characters: readonly Character[], players: number): ConfigError | null {
  const path = 'custom_profile.profiles';
  if (characters.length === 0) return null;
  if (characters.length < players)
    return { path, message: `has ${characters.length} characters for ${players} players` };
  const isDouble = new Set(characters.map(({ name }) => name)).size < characters.length;
  return isDouble ? { path, message: 'names a character twice' } : null;
}

function notesOf({
  json_logger,
  tts_broadcaster,
  slack_notifier,
  custom_profile,
  game,
}: ConfigFile): string[] {
  const notes: string[] = [];
  if (json_logger.enable) notes.push('json_logger: the record of each game is written instead.');
  if (tts_broadcaster.enable) notes.push('tts_broadcaster: there is no speech.');
  if (slack_notifier.enable) notes.push('slack_notifier: nothing is sent.');
  if (custom_profile.dynamic_profile.enable)
    notes.push('custom_profile.dynamic_profile: the profiles of the file are used.');
  if ((game.whisper.duration ?? 0) > 0) notes.push('game.whisper.duration: whispers go by turns.');
  return notes;
}
