import { BOTS } from '@mura/bots';
import {
  accept,
  countPlayers,
  findCast,
  findPreset,
  invariant,
  type Result,
  type Role,
  type Rules,
  refuse,
} from '@mura/engine';
import { web } from '@mura/protocols';
import { describeRecordError, FORMAT, hashOfRules, MINOR, RecordReader, SOFTWARE } from '@mura/records';
import { findSeat, type Plan, type SeatPlan, withSeat } from '../host/plan.ts';
import { AGENTS, castOf, setupOf } from '../host/setup.ts';
import type { Person } from './person.ts';

type PlanResult = Result<Plan, web.WebError>;

/** A village as somebody wants it; or what is wrong with it. */
export function planOf(body: web.VillageBody, maker: Person): PlanResult {
  const preset = findPreset(body.preset);
  if (!preset.ok) return refuse(web.webError('unknownPreset', preset.error));
  const cast = body.cast ?? (preset.value.grammar === 'aiwolf' ? AGENTS : 'mura');
  if (cast !== AGENTS && findCast(cast) === undefined) return refuse(web.webError('unknownCast'));
  const timed =
    typeof body.bots === 'string' ? preset.value : withTimeToThink(preset.value, body.answerSeconds);
  const rules = body.rules === undefined ? timed : withChanges(timed, body.rules);
  const { name, names, watch, assistance, delay, pace } = body;
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
    seats: [],
  };
  const checked = body.rules === undefined ? accept(plan) : checkShape(plan);
  return checked.ok ? withBots(withSeats(checked.value), body.bots) : checked;
}

/** The limits of contests are those of programs. */
function withTimeToThink(rules: Rules, seconds: number): Rules {
  const { absence } = rules;
  return absence.answerLimit === null
    ? rules
    : { ...rules, absence: { ...absence, answerLimit: seconds * 1000 } };
}

function withSeats(plan: Plan): Plan {
  return { ...plan, seats: Array.from({ length: countPlayers(plan.rules) }, () => ({ type: 'open' })) };
}

function withBots(plan: Plan, bots: web.VillageBody['bots']): PlanResult {
  if (bots === undefined) return checkPlan(plan);
  const names = typeof bots === 'string' ? plan.seats.map(() => bots) : bots;
  const unknown = names.find((name) => name !== null && !BOTS.has(name));
  if (unknown !== undefined) return refuse(unknownBot());
  const seats = plan.seats.map((seat, index): SeatPlan => {
    const bot = names[index] ?? null;
    return bot === null ? seat : { type: 'bot', bot };
  });
  return checkPlan({ ...plan, seats });
}

function checkPlan(plan: Plan): PlanResult {
  const checked = setupOf(plan, '');
  if (checked.ok) return accept(plan);
  const errors = checked.error.slice(0, 5).map(({ path, message }) => `${path} ${message}`);
  return refuse(web.webError('wrongSetup', errors.join('; ')));
}

/** The rules of a preset with some members changed; what is not an object replaces what was there. */
function withChanges<Value>(before: Value, changes: unknown): Value {
  if (!isObject(before) || !isObject(changes)) return changes as Value;
  const after: Record<string, unknown> = { ...before };
  for (const [name, change] of Object.entries(changes)) {
    after[name] = Object.hasOwn(before, name) ? withChanges(before[name], change) : change;
  }
  return after as Value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Rules from outside have the form that records demand of them. */
function checkShape(plan: Plan): PlanResult {
  const { preset, rules, language } = plan;
  const reader = new RecordReader();
  const counts = Object.values(isObject(rules.roles) ? rules.roles : {});
  if (
    !counts.every(
      (count) => typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= 20,
    )
  ) {
    return refuse(web.webError('wrongSetup', 'rules.roles must be whole numbers from 0 to 20'));
  }
  if (countPlayers(rules) > 20)
    return refuse(web.webError('wrongSetup', 'rules.roles make more than 20 players'));
  const header = {
    ...{
      mura: FORMAT,
      minor: MINOR,
      village: 'new',
      preset,
      rules,
      rulesHash: hashOfRules(rules),
      cast: castOf(plan),
    },
    ...{ language, consent: null, licence: null, software: SOFTWARE, source: null },
  };
  const { damage } = reader.push(`${JSON.stringify(header)}\n`);
  if (damage !== null) return refuse(web.webError('wrongSetup', describeRecordError(damage)));
  invariant(reader.header !== null, 'a header without damage was read');
  return accept({ ...plan, rules: reader.header.rules as Rules });
}

function unknownBot(): web.WebError {
  return web.webError('unknownBot', `one of ${[...BOTS.keys()].join(', ')}`);
}

export function takeSeat(
  plan: Plan,
  person: Person,
  player: number | undefined,
  wish: Role | undefined,
): PlanResult {
  if (findSeat(plan, person.id) !== null) return refuse(web.webError('alreadySeated'));
  const place = player ?? plan.seats.findIndex(({ type }) => type === 'open') + 1;
  if (place === 0) return refuse(web.webError('villageFull'));
  if (plan.seats[place - 1]?.type !== 'open') return refuse(web.webError('seatTaken'));
  const { id, nickname: name } = person;
  return accept(withSeat(plan, place, { type: 'person', person: id, name, wish: wish ?? null }));
}

/** One's own seat; the maker may free any. */
export function leaveSeat(plan: Plan, person: Person, player: number | undefined): PlanResult {
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

export function seatBots(plan: Plan, person: Person, bot: string, player: number | undefined): PlanResult {
  if (plan.maker !== person.id) return refuse(web.webError('notYours'));
  if (!BOTS.has(bot)) return refuse(unknownBot());
  const isMeant = (index: number) => player === undefined || player === index + 1;
  const open = plan.seats.filter((seat, index) => seat.type === 'open' && isMeant(index));
  if (open.length === 0) return refuse(web.webError(player === undefined ? 'villageFull' : 'seatTaken'));
  const seats = plan.seats.map(
    (seat, index): SeatPlan => (seat.type === 'open' && isMeant(index) ? { type: 'bot', bot } : seat),
  );
  return accept({ ...plan, seats });
}
