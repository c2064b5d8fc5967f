import { createHash } from 'node:crypto';
import { findBot, isSlowBot, SLOW_BOTS } from '@mura/bots';
import {
  accept,
  countPlayers,
  findPreset,
  noSuch,
  PRESETS,
  type Result,
  type Rules,
  refuse,
} from '@mura/engine';
import { canonicalJson } from '@mura/records';
import { isAlias, LineCounter, parseDocument, visit } from 'yaml';
import { LONGEST_SEED } from '../run.ts';
import {
  CONTEST_DOORS,
  CONTEST_WORDS,
  type ContestDoor,
  type ContestPlan,
  type ContestTeam,
  MATCH_KINDS,
  type MatchKind,
  type StopRule,
} from './contest.ts';
import { type PlanPlace, PlanReader } from './plan-reader.ts';

/** Characters of a plan file. */
const LONGEST_FILE = 256 * 1024;
const LONGEST_NAME = 80;
const LONGEST_TEAM = 40;
const LONGEST_COMMAND = 2000;
const MOST_PRESETS = 20;
const MOST_TEAMS = 100;
const MOST_OF_A_TEAM = 1_000_000;
const LONGEST_SET = 10_000;
/** Seats of all games; a schedule is kept in memory. */
const MOST_SEATS = 10_000_000;

/** Why a village cannot be played through a door; empty: it can. What wires can say is known elsewhere. */
export type WhyNotAtDoor = (door: ContestDoor, rules: Rules) => readonly string[];

/** The plan in a file, or all that is wrong with it, each with its line and what is allowed there. */
export function parsePlan(text: string, whyNot: WhyNotAtDoor): Result<ContestPlan, readonly string[]> {
  if (text.length > LONGEST_FILE)
    return refuse([`The plan has more than ${LONGEST_FILE} characters, the most that is read`]);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  if (document.errors.length > 0)
    return refuse(document.errors.map(({ pos, message }) => `line ${lineAt(pos[0])}: ${message}`));
  const reader = new PlanReader(lineAt);
  visit(document, {
    Alias: (_, node) => {
      if (isAlias(node)) reader.complain(lineAt(node.range?.[0] ?? 0), 'write it out; aliases are not read');
    },
  });
  const plan =
    reader.errors.length === 0 ? readPlan(reader, reader.placeOf(document.contents), whyNot) : null;
  return plan === null || reader.errors.length > 0 ? refuse(reader.errors) : accept(plan);
}

/** Depends on what the plan says, not on how it is written. */
export function planHash(plan: ContestPlan): string {
  return createHash('sha256').update(canonicalJson(plan)).digest('hex');
}

const KEYS = ['name', 'preset', 'seed', 'kinds', 'games', 'stop', 'sets', 'words', 'teams'];

function readPlan(reader: PlanReader, place: PlanPlace, whyNot: WhyNotAtDoor): ContestPlan {
  const fields = reader.fields(place, 'the plan', KEYS);
  const name = reader.text(fields.get('name'), 'name', LONGEST_NAME);
  const presets = reader.list(fields.get('preset'), 'preset', MOST_PRESETS);
  const teams = reader.list(fields.get('teams'), 'teams', MOST_TEAMS);
  const stop = fields.has('stop') ? readStop(reader, fields.get('stop')) : null;
  if (stop !== null && fields.has('games'))
    reader.complain(fields.get('games').line, 'give games or stop, not both: stop has a most');
  const plan = {
    name,
    presets: presets.map((item) => readPreset(reader, item)),
    seed: reader.text(fields.get('seed'), 'seed', LONGEST_SEED),
    kinds: fields.has('kinds') ? readKinds(reader, fields.get('kinds')) : (['cross'] as const),
    games: stop?.most ?? reader.whole(fields.get('games'), 'games', 1, MOST_OF_A_TEAM),
    stop,
    ...(fields.has('words') ? { words: reader.choice(fields.get('words'), 'words', CONTEST_WORDS) } : {}),
    set: fields.has('sets') ? reader.whole(fields.get('sets'), 'sets', 1, LONGEST_SET) : 1,
    teams: teams.map((item) => readTeam(reader, item)),
  };
  checkDifferent(reader, presets, 'preset', plan.presets);
  const names = plan.teams.map(({ name }) => name);
  checkDifferent(reader, teams, 'team', names);
  for (const [index, team] of plan.teams.entries())
    if ('door' in team) checkDoor(reader, teams[index]!, team.door, plan.presets, whyNot);
  if (reader.errors.length === 0) checkTogether(reader, place, plan);
  return plan;
}

function readPreset(reader: PlanReader, place: PlanPlace): string {
  const name = reader.text(place, 'preset', LONGEST_NAME);
  if (name !== '' && !PRESETS.has(name)) reader.complain(place.line, noSuch('preset', name, PRESETS.keys()));
  return name;
}

function readKinds(reader: PlanReader, place: PlanPlace): MatchKind[] {
  const kinds = reader.list(place, 'kinds', MATCH_KINDS.length);
  const read = kinds.map((kind) => reader.choice(kind, 'kinds', MATCH_KINDS));
  checkDifferent(reader, kinds, 'kind', read);
  return read;
}

function readStop(reader: PlanReader, place: PlanPlace): StopRule {
  const fields = reader.fields(place, 'stop', ['sprt', 'interval', 'most']);
  return {
    sprt: fields.has('sprt') ? readSprt(reader, fields.get('sprt')) : null,
    interval: fields.has('interval') ? reader.share(fields.get('interval'), 'interval', 0.001, 0.5) : null,
    most: reader.whole(fields.get('most'), 'most', 1, MOST_OF_A_TEAM),
  };
}

const ERROR_RATE = 0.05;

function readSprt(reader: PlanReader, place: PlanPlace): StopRule['sprt'] {
  const fields = reader.fields(place, 'sprt', ['difference', 'alpha', 'beta']);
  const rate = (name: string) =>
    fields.has(name) ? reader.share(fields.get(name), name, 0.0001, 0.5) : ERROR_RATE;
  return {
    difference: reader.share(fields.get('difference'), 'difference', 0.001, 0.5),
    alpha: rate('alpha'),
    beta: rate('beta'),
  };
}

const A_TEAM = 'a team has a bot, or a door with a command or a token';

function readTeam(reader: PlanReader, place: PlanPlace): ContestTeam {
  const fields = reader.fields(place, 'a team', ['name', 'bot', 'door', 'command', 'token']);
  const name = reader.text(fields.get('name'), 'name', LONGEST_TEAM);
  const ways = ['bot', 'command', 'token'].filter((way) => fields.has(way));
  if (ways.length !== 1 || fields.has('door') === fields.has('bot')) {
    reader.complain(place.line, A_TEAM);
    return { name, bot: '' };
  }
  if (fields.has('bot')) return { name, bot: readBot(reader, fields.get('bot')) };
  const door = reader.choice(fields.get('door'), 'door', CONTEST_DOORS);
  return fields.has('command')
    ? { name, door, command: reader.text(fields.get('command'), 'command', LONGEST_COMMAND) }
    : { name, door, token: readVariable(reader, fields.get('token')) };
}

function readBot(reader: PlanReader, place: PlanPlace): string {
  const bot = reader.text(place, 'bot', LONGEST_NAME);
  const found = bot === '' || isSlowBot(bot) ? null : findBot(bot, SLOW_BOTS);
  if (found?.ok === false) reader.complain(place.line, found.error);
  return bot;
}

/** The token itself does not stand in a plan, which is published. */
function readVariable(reader: PlanReader, place: PlanPlace): string {
  const token = reader.text(place, 'token', LONGEST_NAME);
  if (!/^[A-Z_][A-Z0-9_]*$/.test(token))
    reader.complain(place.line, 'token must name an environment variable, such as C_TOKEN, that holds it');
  return token;
}

function checkDifferent(
  reader: PlanReader,
  places: readonly PlanPlace[],
  word: string,
  all: readonly string[],
): void {
  const again = all.findIndex((one, index) => one !== '' && all.indexOf(one) < index);
  if (again >= 0) reader.complain(places[again]!.line, `the ${word} '${all[again]}' stands there twice`);
}

function checkDoor(
  reader: PlanReader,
  { line }: PlanPlace,
  door: ContestDoor,
  presets: readonly string[],
  whyNot: WhyNotAtDoor,
): void {
  for (const preset of presets) {
    const rules = PRESETS.get(preset);
    const [reason] = rules === undefined ? [] : whyNot(door, rules);
    if (reason !== undefined)
      reader.complain(line, `${preset} cannot be played at the door ${door}: ${reason}`);
  }
}

function checkTogether(reader: PlanReader, { line }: PlanPlace, plan: ContestPlan): void {
  const { kinds, presets, teams } = plan;
  if (kinds.includes('cross') && teams.length < 2)
    reader.complain(
      line,
      'cross-play needs at least 2 teams; with one team, kinds must be [self] or [human]',
    );
  const seats = presets.reduce((sum, preset) => sum + seatsOf(plan, preset), 0);
  if (seats > MOST_SEATS)
    reader.complain(
      line,
      `the plan has ${seats} seats in all its games; at most ${MOST_SEATS} can be planned`,
    );
}

function seatsOf({ kinds, games, teams }: ContestPlan, preset: string): number {
  const rules = findPreset(preset);
  const seats = rules.ok ? countPlayers(rules.value) : 0;
  const ofKind = (kind: MatchKind) =>
    kind === 'self' ? teams.length * seats : Math.max(teams.length, seats);
  return kinds.reduce((sum, kind) => sum + games * ofKind(kind), 0);
}
