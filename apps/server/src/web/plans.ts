import { findBot } from '@mura/bots';
import {
  accept,
  type Cast,
  type CastLanguage,
  type Character,
  castFor,
  checkRules,
  countPlayers,
  findCast,
  findPreset,
  isSimplest,
  LATER_ROLES,
  type Result,
  type Role,
  type RoleCounts,
  type Rules,
  refuse,
  type SetupError,
  shape,
} from '@mura/engine';
import { web } from '@mura/protocols';
import { offerAgain } from '../doors/lobby/offers.ts';
import { findSeat, mayBeBots, type Plan, type SeatPlan, withBotOn, withSeat } from '../host/plan.ts';
import { AGENTS, castOf, setupOf } from '../host/setup.ts';
import { agrees, consentId } from '../people/consent.ts';
import type { Person } from '../people/person.ts';

type PlanResult = Result<Plan, web.WebError>;

/** A village as somebody wants it; or what is wrong with it. */
export function planOf(
  body: web.VillageBody,
  maker: Pick<Person, 'id'>,
  /** Who can be put on a seat. */
  bots: readonly string[],
  /** A cast that somebody has brought. */
  brought: Cast | null = null,
): PlanResult {
  const preset = findPreset(body.preset);
  if (!preset.ok) return refuse(web.webError('unknownPreset', preset.error));
  const cast = body.cast ?? (preset.value.grammar === 'aiwolf' ? AGENTS : 'mura');
  if (cast !== AGENTS && brought === null && findCast(cast) === undefined)
    return refuse(web.webError('unknownCast'));
  const timed =
    typeof body.bots === 'string' && findBot(body.bots).ok
      ? preset.value
      : withTimeToThink(preset.value, body.answerSeconds);
  const read = body.rules === undefined ? accept(timed) : changedRules(timed, body.rules);
  if (!read.ok) return read;
  const rules = read.value;
  const { name, names, watch, assistance, delay, pace, manner, filter, consent } = body;
  const plan: Plan = {
    name,
    preset: body.preset,
    rules,
    cast,
    language: body.language ?? (rules.grammar === 'aiwolf' ? 'aiwolf' : 'ja'),
    maker: maker.id,
    names,
    watch,
    assistance,
    delay,
    pace,
    ...programLimit(body.programSeconds, preset.value),
    manner,
    filter,
    ...(consent === undefined ? {} : { consent }),
    ...(body.listed ? {} : { listed: false as const }),
    ...(body.rated ? {} : { rated: false as const }),
    ...(body.series === undefined ? {} : { series: body.series }),
    ...(body.opensAt === undefined ? {} : { opensAt: body.opensAt }),
    seats: [],
  };
  const played = withCharacters(plan, brought);
  return played.ok ? withBots(withSeats(played.value), body.bots, bots) : played;
}

/** The same village once more: bots keep their seats, programs may come again, and people sit down where they like. */
export function rematchPlan(plan: Plan, maker: Pick<Person, 'id'>, openDoors: readonly string[]): Plan {
  const seats = plan.seats.map((seat): SeatPlan => {
    if (seat.type === 'client') return offerAgain(seat, openDoors.includes(seat.door));
    return seat.type === 'bot' ? seat : { type: 'open' };
  });
  const { daily: _, opensAt: __, ...again } = plan;
  return { ...again, maker: maker.id, seats };
}

/** The characters of a cast that may be gone tomorrow stay with the village. */
function withCharacters(plan: Plan, brought: Cast | null): PlanResult {
  if (brought === null) return accept(plan);
  const players = countPlayers(plan.rules);
  if (players > brought.characters.length)
    return refuse(web.webError('castTooSmall', `at most ${brought.characters.length} players`));
  return accept({ ...plan, characters: castFor(brought, players, plan.language === 'en' ? 'en' : 'ja') });
}

/** The limits of contests are those of programs. */
function withTimeToThink(rules: Rules, seconds: number): Rules {
  const { absence } = rules;
  return absence.answerLimit === null
    ? rules
    : { ...rules, absence: { ...absence, answerLimit: seconds * 1000 } };
}

/** Programs have the limit of the form, whatever people have. */
function programLimit(seconds: number | undefined, { absence }: Rules): Pick<Plan, 'programLimit'> {
  const limit = seconds === undefined ? absence.answerLimit : seconds * 1000;
  return limit === null ? {} : { programLimit: limit };
}

function withSeats(plan: Plan): Plan {
  return { ...plan, seats: Array.from({ length: countPlayers(plan.rules) }, () => ({ type: 'open' })) };
}

function withBots(plan: Plan, bots: web.VillageBody['bots'], known: readonly string[]): PlanResult {
  if (bots === undefined) return checkPlan(plan);
  const names = typeof bots === 'string' ? plan.seats.map(() => bots) : bots;
  for (const name of names) {
    const wrong = name === null ? null : unknownBot(name, known);
    if (wrong !== null) return refuse(wrong);
  }
  const seats = plan.seats.map((seat, index): SeatPlan => {
    const bot = names[index] ?? null;
    return bot === null ? seat : { type: 'bot', bot };
  });
  return checkPlan(withBotsOwnNames({ ...plan, seats }));
}

/** A bot that somebody has chosen brings its own name and face; whoever had it in the cast takes one that is free. */
function withBotsOwnNames(plan: Plan): Plan {
  if (plan.cast === AGENTS) return plan;
  const language = plan.language === 'en' ? 'en' : 'ja';
  const chosen = plan.seats.map((seat) => (seat.type === 'bot' ? characterOf(seat.bot, language) : null));
  if (chosen.every((one) => one === null)) return plan;
  const cast = castOf(plan);
  const taken = new Set(chosen.map((one) => one?.name));
  const free = cast.filter(({ name }, index) => chosen[index] !== null && !taken.has(name));
  const characters = cast.map(
    (one, index) => chosen[index] ?? (taken.has(one.name) ? (free.shift() ?? one) : one),
  );
  return { ...plan, characters };
}

/** `null`: a bot that is nobody by itself. */
function characterOf(bot: string, language: CastLanguage): Character | null {
  const found = findBot(bot);
  const id = found.ok ? found.value.character?.id : undefined;
  const named = findCast('mura')?.characters.find((one) => one.id === id);
  return named === undefined ? null : { name: named.names[language], profile: named.profiles[language] };
}

function checkPlan(plan: Plan): PlanResult {
  const checked = setupOf(plan, '');
  return checked.ok ? accept(plan) : refuse(wrongSetup(checked.error));
}

/** The rules of a preset with some members changed; what is not an object replaces what was there. */
function withChanges<Value>(before: Value, changes: unknown): Value {
  if (!shape.isObject(before) || !shape.isObject(changes)) return changes as Value;
  const after: Record<string, unknown> = { ...before };
  for (const [name, change] of Object.entries(changes)) {
    after[name] = Object.hasOwn(before, name) ? withChanges(before[name], change) : change;
  }
  return after as Value;
}

/** Nobody looks into rules from outside before they are checked. */
/** A role that came later stands in rules only where it is dealt: 0 of it is none. */
function withoutEmptyRoles(rules: Rules): Rules {
  const isEmpty = (role: string, count: unknown) =>
    count === 0 && LATER_ROLES.some((later) => later === role);
  const { roles } = rules;
  if (typeof roles !== 'object' || roles === null) return rules;
  const left = Object.entries(roles).filter(([role, count]) => !isEmpty(role, count));
  return { ...rules, roles: Object.fromEntries(left) as unknown as RoleCounts };
}

function changedRules(before: Rules, changes: unknown): Result<Rules, web.WebError> {
  const checked = checkRules(withoutEmptyRoles(withChanges<Rules>(before, changes)));
  if (!checked.ok) return refuse(wrongSetup(checked.error));
  const isWished = shape.isObject(changes) && Object.hasOwn(changes, 'revealOnDeath');
  return accept(isWished ? checked.value : hidingTheDead(checked.value));
}

/** A form of villagers and werewolves shows the roles of the dead; with other roles in it they stay hidden. */
function hidingTheDead(rules: Rules): Rules {
  return { ...rules, revealOnDeath: rules.revealOnDeath && isSimplest(rules.roles) };
}

function wrongSetup(errors: readonly SetupError[]): web.WebError {
  const named = errors.slice(0, 5).map(({ path, message }) => `${path} ${message}`);
  return web.webError('wrongSetup', named.join('; '));
}

/** `known`: who can be wished for by name alone, those who think elsewhere too. */
export function unknownBot(wish: string, known: readonly string[]): web.WebError | null {
  if (known.includes(wish)) return null;
  const found = findBot(wish, known);
  return found.ok ? null : web.webError('unknownBot', found.error);
}

interface SeatRequest {
  readonly player?: number | undefined;
  readonly wish?: Role | undefined;
  /** The consent they agree to. */
  readonly agree?: string | undefined;
  readonly language?: CastLanguage | undefined;
}

export function takeSeat(
  plan: Plan,
  person: Pick<Person, 'id' | 'nickname'>,
  { player, wish, agree, language }: SeatRequest,
  now: number,
): PlanResult {
  if (findSeat(plan, person.id) !== null) return refuse(web.webError('alreadySeated'));
  const place = player ?? plan.seats.findIndex(({ type }) => type === 'open') + 1;
  if (place === 0) return refuse(web.webError('villageFull'));
  if (plan.seats[place - 1]?.type !== 'open') return refuse(web.webError('seatTaken'));
  if (!agrees(plan, agree)) return refuse(web.webError('needsConsent'));
  const { id, nickname: name } = person;
  const reads = language === undefined ? {} : { language };
  const seat = { type: 'person', person: id, name, wish: wish ?? null, ...reads } as const;
  const { consent } = plan;
  if (consent === undefined) return accept(withSeat(plan, place, seat));
  return accept(withSeat(plan, place, { ...seat, agreed: { consent: consentId(consent), at: now } }));
}

/** One's own seat; the maker may free any. */
export function leaveSeat(plan: Plan, person: Pick<Person, 'id'>, player: number | undefined): PlanResult {
  const own = findSeat(plan, person.id);
  const place = player ?? own;
  if (place === null || plan.seats[place - 1] === undefined) return refuse(web.webError('notSeated'));
  if (place !== own && plan.maker !== person.id) return refuse(web.webError('notYours'));
  return accept(withSeat(plan, place, { type: 'open' }));
}

/** Whoever has a seat says whether it may begin. */
export function sayReady(plan: Plan, person: Person, ready: boolean): PlanResult {
  const place = findSeat(plan, person.id);
  const seat = place === null ? undefined : plan.seats[place - 1];
  if (place === null || seat?.type !== 'person') return refuse(web.webError('notSeated'));
  return accept(withSeat(plan, place, { ...seat, ready }));
}

export function seatBots(
  plan: Plan,
  person: Person,
  { bot, player }: { readonly bot: string; readonly player?: number | undefined },
  known: readonly string[],
): PlanResult {
  if (plan.maker !== person.id) return refuse(web.webError('notYours'));
  const wrong = unknownBot(bot, known);
  if (wrong !== null) return refuse(wrong);
  if (!plan.seats.some(mayBeBots(player)))
    return refuse(web.webError(player === undefined ? 'villageFull' : 'seatTaken'));
  return checkPlan(withBotsOwnNames(withBotOn(plan, bot, player)));
}
