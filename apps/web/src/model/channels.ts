import { type Channel, type ClockPhase, factsOf, partsOf, phasesOn, type Rules } from '@mura/engine';
import { knownWho } from './known-people.ts';
import { livingOf, seatsOf } from './seats.ts';
import type { VillageModel } from './village-model.ts';

/** Where the viewer may write now, the most public first. The village itself decides; this only shows the forms. */
export function openChannels(model: VillageModel): Channel[] {
  const { view, player } = model;
  const { rules, outcome } = view.shared;
  if (player === null || rules === null) return [];
  if (outcome !== null) return rules.clock?.epilogue != null ? ['talk'] : [];
  if (!isAlive(model)) return rules.clock?.grave == null ? [] : ['grave'];
  const soliloquy: Channel[] = rules.clock?.soliloquy == null ? [] : ['soliloquy'];
  return [...spokenChannels(model, rules), ...soliloquy];
}

/** Whether whoever watches may talk with the others who do. */
export function mayTalkWatching({ view, player }: VillageModel): boolean {
  return player === null && view.shared.rules?.clock?.watchers !== undefined;
}

function isAlive(model: VillageModel): boolean {
  const seats = seatsOf(model);
  return seats[model.player! - 1]?.fate === null;
}

function spokenChannels(model: VillageModel, rules: Rules): Channel[] {
  const asked = model.questions.flatMap(({ act }) => (act === 'talk' || act === 'whisper' ? [act] : []));
  const phase = clockPhase(model, rules);
  if (phase === null) return asked;
  const today = partsOf(rules, model.view.shared.day);
  const holds = (part: 'talk' | 'whisper') => phase.parts.includes(part) && today.includes(part);
  const hasSaidOver = model.over.includes(model.player!);
  return [
    ...(holds('talk') && !hasSaidOver ? (['talk'] as const) : []),
    ...(holds('whisper') && isOfTheCompany(model) ? (['whisper'] as const) : []),
    ...(holds('talk') && rules.clock?.act != null ? (['act'] as const) : []),
  ];
}

/** The phase by the clock that is open; `null` where the village asks for everything. */
function clockPhase({ times }: VillageModel, rules: Rules): ClockPhase | null {
  if (times.endsAt === null) return null;
  return phasesOn(rules, times.day).find(({ name }) => name === times.phase) ?? null;
}

/** Nobody whispers alone. */
function isOfTheCompany(model: VillageModel): boolean {
  const { own } = model.view;
  if (own.role === null || !factsOf(own.role).whispers) return false;
  const company = knownWho(own, ({ whispers }) => whispers);
  return livingOf(seatsOf(model)).some(({ player }) => company.includes(player));
}

/** Whether one can say that one has nothing more to say. */
export function maySayOver(model: VillageModel): boolean {
  const { rules, outcome } = model.view.shared;
  if (rules === null || outcome !== null || model.player === null || !isAlive(model)) return false;
  const phase = clockPhase(model, rules);
  return phase?.ends === 'whenAllOver' && !model.over.includes(model.player);
}

/** Whether one has said so, and waits for the others. */
export function hasSaidOver({ player, over }: VillageModel): boolean {
  return player !== null && over.includes(player);
}
