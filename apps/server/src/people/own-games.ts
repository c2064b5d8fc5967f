import type { Aim, OwnGame } from '@mura/corpus';
import { isSlow, type PlayerId, ROLES, type Role, teamOf, wilson } from '@mura/engine';
import type { web } from '@mura/protocols';
import type { Kysely, Selectable } from 'kysely';
import { findSeat, type Plan } from '../host/plan.ts';
import { shownState } from '../host/result.ts';
import { castOf } from '../host/setup.ts';
import type { Database } from '../store/postgres/schema.ts';
import type { TaskThread } from '../thread/thread.ts';

type OwnGameRow = Pick<
  Selectable<Database['villages']>,
  'id' | 'state' | 'plan' | 'created' | 'header' | 'result' | 'rematch'
>;

/** A village somebody played in, with what they look back on. */
interface OwnVillageGame {
  readonly row: OwnGameRow;
  readonly player: PlayerId;
  readonly game: OwnGame;
}

/** Games that are looked back on, newest first. */
const MOST_GAMES = 500;
/** Records that are read for one answer: reading talk takes a while. */
const MOST_READ = 20;
const MOST_SHOWN = 5;
const MOST_RECENT = 20;

/**
 * The games somebody has played here. Of each is kept what it was for them, without anybody's words: those are read
 * where they can be taken back.
 */
export class OwnGames {
  readonly #database: Kysely<Database>;
  readonly #thread: TaskThread;
  readonly #now: () => number;

  constructor(database: Kysely<Database>, thread: TaskThread, now: () => number) {
    this.#database = database;
    this.#thread = thread;
    this.#now = now;
  }

  async of(person: string): Promise<web.OwnGamesAnswer> {
    const rows = await this.#endedOf(person);
    const kept = await this.#kept(person);
    const unread = rows.filter(({ id }) => !kept.has(id));
    for (const row of unread.slice(0, MOST_READ)) {
      const game = await this.#lookBack(row, person);
      if (game !== null) kept.set(row.id, game);
    }
    const played = rows.flatMap((row): OwnVillageGame[] => {
      const [player, game] = [findSeat(row.plan, person), kept.get(row.id)];
      return player === null || game === undefined ? [] : [{ row, player, game }];
    });
    const pending = Math.max(0, unread.length - MOST_READ);
    return {
      ...tallyOf(played),
      byRole: byRole(played),
      deceivers: await this.#deceivers(played),
      found: foundIn(played).slice(0, MOST_SHOWN),
      spotting: spottingIn(played),
      best: await this.#best(played),
      recent: played.slice(0, MOST_RECENT).map(shownGame),
      running: await this.#runningOf(person),
      pending,
    };
  }

  /** Whose end has been told to those who played there. */
  async #endedOf(person: string): Promise<OwnGameRow[]> {
    const rows = await this.#database
      .selectFrom('seats')
      .innerJoin('villages', 'villages.id', 'seats.village')
      .select(['id', 'state', 'plan', 'created', 'header', 'result', 'rematch'])
      .where('seats.person', '=', person)
      .where('result', 'is not', null)
      .orderBy('created', 'desc')
      .limit(MOST_GAMES)
      .execute();
    const now = this.#now();
    return rows.filter((row) => shownState(row, { now, isSeated: true }) === 'ended');
  }

  /** Where somebody has a seat and the end has not been told. */
  async #runningOf(person: string): Promise<web.OwnGamesAnswer['running']> {
    const rows = await this.#database
      .selectFrom('seats')
      .innerJoin('villages', 'villages.id', 'seats.village')
      .select(['id', 'state', 'plan', 'result'])
      .where('seats.person', '=', person)
      .where('state', 'in', ['waiting', 'open'])
      .orderBy('created', 'desc')
      .limit(MOST_RECENT)
      .execute();
    const now = this.#now();
    return rows.flatMap(({ id, plan, ...row }) => {
      const state = shownState(row, { now, isSeated: true });
      if (state !== 'waiting' && state !== 'open') return [];
      return [{ id, name: plan.name, state, slow: isSlow(plan.rules) }];
    });
  }

  async #kept(person: string): Promise<Map<string, OwnGame>> {
    const rows = await this.#database
      .selectFrom('own_games')
      .select(['village', 'game'])
      .where('person', '=', person)
      .execute();
    return new Map(rows.map(({ village, game }) => [village, game]));
  }

  /** Kept once nothing more can happen there. */
  async #lookBack({ id, plan, state, header }: OwnGameRow, person: string): Promise<OwnGame | null> {
    const player = findSeat(plan, person);
    if (player === null) return null;
    const lines = await this.#database
      .selectFrom('events')
      .select('line')
      .where('village', '=', id)
      .orderBy('seq')
      .execute();
    const game = await this.#thread.run('ownGame', {
      header: header ?? '',
      lines: lines.map(({ line }) => line),
      player,
    });
    if (game !== null && state === 'ended')
      await this.#database
        .insertInto('own_games')
        .values({ person, village: id, game: JSON.stringify(game) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return game;
  }

  async #deceivers(played: readonly OwnVillageGame[]): Promise<web.OwnGamesAnswer['deceivers']> {
    const all = played.flatMap((one) =>
      one.game.deceivers.map((lie) => ({
        ...otherIn(one, lie),
        ...placeIn(one, lie.day),
        ...speakerIn(one, lie.player),
        seq: lie.seq,
      })),
    );
    const shown = grouped(all).slice(0, MOST_SHOWN);
    const texts = await this.#texts(shown.map(({ village, seq }) => ({ village, seq })));
    return shown.map(({ seq, ...one }) => ({ ...one, text: texts.get(keyOf(one.village, seq)) ?? '' }));
  }

  async #best(played: readonly OwnVillageGame[]): Promise<web.OwnGamesAnswer['best']> {
    const all = played.flatMap((one) =>
      one.game.best.map(({ seq, day, stars }) => ({
        ...placeIn(one, day),
        ...speakerIn(one, one.player),
        role: one.game.role,
        stars,
        seq,
      })),
    );
    const shown = all.sort((one, other) => other.stars - one.stars).slice(0, MOST_SHOWN);
    const texts = await this.#texts(shown);
    return shown.flatMap(({ seq, ...post }) => {
      const text = texts.get(keyOf(post.village, seq)) ?? '';
      return text === '' ? [] : [{ ...post, text }];
    });
  }

  /** What stands in these lines now; nothing where it was taken back. */
  async #texts(lines: readonly { village: string; seq: number }[]): Promise<Map<string, string>> {
    const texts = new Map<string, string>();
    for (const { village, seq } of lines) {
      const row = await this.#database
        .selectFrom('events')
        .select('line')
        .where('village', '=', village)
        .where('seq', '=', seq)
        .executeTakeFirst();
      const { text = '' }: { text?: string } = row === undefined ? {} : JSON.parse(row.line);
      texts.set(keyOf(village, seq), text);
    }
    return texts;
  }
}

function keyOf(village: string, seq: number): string {
  return `${village}/${seq}`;
}

function hasWon({ role, winner }: OwnGame): boolean {
  return teamOf(role) === winner;
}

function tallyOf(played: readonly OwnVillageGame[]) {
  const games = played.length;
  const wins = played.filter(({ game }) => hasWon(game)).length;
  return { games, wins, rate: wilson(wins, games) };
}

function byRole(played: readonly OwnVillageGame[]): web.OwnGamesAnswer['byRole'] {
  const tallies = ROLES.map((role) => ({
    role,
    ...tallyOf(played.filter(({ game }) => game.role === role)),
  }));
  return tallies.filter(({ games }) => games > 0);
}

function placeIn({ row: { id, plan } }: OwnVillageGame, day: number) {
  return { village: id, villageName: plan.name, day };
}

function speakerIn({ row: { plan } }: OwnVillageGame, player: PlayerId) {
  return { player, cast: castOf(plan).map(({ name }) => name) };
}

interface CoPlayer {
  readonly name: string;
  readonly character: string;
  readonly kind: 'person' | 'bot' | 'client';
  readonly role: Role;
}

/** Somebody else of a game, as its end has told; without a name, where it was taken back. */
function otherIn(
  { row: { plan } }: OwnVillageGame,
  { player, role }: { player: PlayerId; role: Role },
): CoPlayer {
  const seat = plan.seats[player - 1];
  const kind = seat === undefined || seat.type === 'open' ? 'person' : seat.type;
  return { name: nameOn(plan, player), character: castOf(plan)[player - 1]?.name ?? '', kind, role };
}

function nameOn({ seats }: Plan, player: PlayerId): string {
  const seat = seats[player - 1];
  if (seat === undefined || seat.type === 'open') return '';
  return seat.type === 'bot' ? seat.bot : seat.name;
}

/** By name, as often as they come; what is told of them is the newest. */
function grouped<One extends CoPlayer>(all: readonly One[]): (One & { games: number })[] {
  const groups = new Map<string, One & { games: number }>();
  for (const one of all) {
    if (one.name === '') continue;
    const key = `${one.kind}/${one.name}`;
    const known = groups.get(key);
    groups.set(key, known === undefined ? { ...one, games: 1 } : { ...known, games: known.games + 1 });
  }
  return [...groups.values()].sort((one, other) => other.games - one.games);
}

function foundIn(played: readonly OwnVillageGame[]): web.OwnGamesAnswer['found'] {
  const all = played.flatMap((one) =>
    one.game.found.map((found) => ({
      ...otherIn(one, found),
      ...placeIn(one, found.day),
      by: found.by,
    })),
  );
  return grouped(all);
}

/** A change over time is told in a few steps, each with enough votes for a share. */
const MOST_STEPS = 6;
const LEAST_VOTES_OF_STEP = 5;

function spottingIn(played: readonly OwnVillageGame[]): web.OwnGamesAnswer['spotting'] {
  const games = played
    .flatMap(({ game: { role, spotting } }) => (spotting === null ? [] : [{ role, ...spotting }]))
    .reverse();
  const votes = games.map((game) => game.votes);
  const votesAs = (role: Role) => games.flatMap((game) => (game.role === role ? [game.votes] : []));
  return {
    votes: sumOf(votes),
    marks: sumOf(games.map(({ marks }) => marks)),
    course: stepsOf(votes).map((step) => ({ games: step.length, ...sumOf(step) })),
    byRole: ROLES.map((role) => ({ role, aims: votesAs(role) }))
      .filter(({ aims }) => aims.length > 0)
      .map(({ role, aims }) => ({ role, games: aims.length, ...sumOf(aims) })),
  };
}

/** Games one after another; those at the end that are too few for a step of their own belong to the last one. */
function stepsOf(games: readonly Aim[]): Aim[][] {
  const enough = Math.max(LEAST_VOTES_OF_STEP, Math.ceil(sumOf(games).aimed / MOST_STEPS));
  const steps: Aim[][] = [];
  let step: Aim[] = [];
  for (const game of games) {
    step.push(game);
    if (sumOf(step).aimed < enough) continue;
    steps.push(step);
    step = [];
  }
  steps.at(-1)?.push(...step);
  return steps;
}

function sumOf(aims: readonly Aim[]) {
  const sum = (of: (aim: Aim) => number) => aims.reduce((total, aim) => total + of(aim), 0);
  const [aimed, hit] = [sum((aim) => aim.aimed), sum((aim) => aim.hit)];
  return {
    aimed,
    hit,
    rate: wilson(hit, aimed),
    blind: aimed === 0 ? null : sum((aim) => aim.blind) / aimed,
  };
}

function shownGame({ row, game }: OwnVillageGame): web.OwnGamesAnswer['recent'][number] {
  const { id, plan, created, rematch } = row;
  const { role, winner, days } = game;
  const facts = { id, name: plan.name, created: Number(created), players: plan.seats.length, days };
  return { ...facts, role, winner, won: hasWon(game), rematch };
}
