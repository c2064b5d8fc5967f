import type { PlayerId } from '@mura/engine';
import type { TalkNumber } from '../../aiwolf/ast.ts';
import { printAgent } from '../../aiwolf/printer.ts';
import { toRole } from '../../aiwolf/words.ts';
import type { SlotWords, Speech } from './speech.ts';
import type { Member, SaidReason, SayContext, Slots } from './spoken.ts';

/** Slots that hold a player. */
const PLAYER_SLOTS = [
  'target',
  'other',
  'claimant',
  'rival',
  'rivaltarget',
  'mate',
  'victim',
  'asker',
] as const;

/** Stand around a name, so that the last touch knows where it begins and ends. */
export const NAME_START = '\u{1}';
export const NAME_END = '\u{2}';

/** A phrasing with all its slots filled; null where one is empty. */
export function fill(template: string, slots: Slots, context: SayContext, speech: Speech): string | null {
  const anchored = withAnchors(template, slots, context, speech);
  if (anchored === null) return null;
  let isWhole = true;
  const text = anchored.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const word = wordIn(slot, template, slots, context, speech);
    if (word === undefined) isWhole = false;
    return word ?? '';
  });
  return isWhole ? text : null;
}

function wordIn(
  slot: string,
  template: string,
  slots: Slots,
  context: SayContext,
  speech: Speech,
): string | undefined {
  const lower = slot.charAt(0).toLowerCase() + slot.slice(1);
  const word = lowerWordIn(lower, template, slots, context, speech);
  return slot === lower || word === undefined ? word : word.charAt(0).toUpperCase() + word.slice(1);
}

function lowerWordIn(
  slot: string,
  template: string,
  slots: Slots,
  context: SayContext,
  speech: Speech,
): string | undefined {
  if (slot === 'me') return speech.firstPerson(context.persona);
  if (slot === 'self') return memberOf(context.speaker, context)?.name;
  if (slot === 'reason') return slots.reason && reasonIn(slots.reason, template, slots, context, speech);
  const player = playerIn(slot, slots);
  if (player !== undefined) return nameFor(player, context, speech);
  return wordFor(slot, slots, speech.words(context.persona));
}

function wordFor(
  slot: string,
  slots: Slots,
  { roles, species, winners, timeLeft }: SlotWords,
): string | undefined {
  switch (slot) {
    case 'role':
      return slots.role && roles[toRole(slots.role)];
    case 'result':
      return slots.species && species[slots.species];
    case 'rivalresult':
      return slots.rivalspecies && species[slots.rivalspecies];
    case 'winner':
      return slots.winner && winners[slots.winner];
    case 'left':
      return slots.left === undefined ? undefined : timeLeft(slots.left);
    case 'day':
    case 'count':
    case 'alive':
    case 'votes':
      return slots[slot]?.toString();
    default:
      return undefined;
  }
}

function playerIn(slot: string, slots: Slots): PlayerId | undefined {
  const numbered = /^p(\d+)$/.exec(slot);
  if (numbered) return Number(numbered[1]);
  const name = PLAYER_SLOTS.find((each) => each === slot);
  return name === undefined ? undefined : slots[name];
}

/** The name as the persona says it; whoever is not in the cast goes by the number. */
function nameFor(player: PlayerId, context: SayContext, speech: Speech): string {
  const member = memberOf(player, context) ?? stranger(player);
  return `${NAME_START}${speech.address(member, context.persona)}${NAME_END}`;
}

function memberOf(player: PlayerId, { cast }: SayContext): Member | undefined {
  return cast.find((member) => member.player === player);
}

function stranger(player: PlayerId): Member {
  return { player, name: printAgent(player, 'java'), sex: 'male', age: 30 };
}

/** Null: what the reason speaks of is not known. */
function reasonIn(
  reason: SaidReason,
  template: string,
  slots: Slots,
  context: SayContext,
  speech: Speech,
): string | undefined {
  if ('kind' in reason) {
    return (
      fill(speech.reasonClause(reason, context.speaker, context.persona), {}, context, speech) ?? undefined
    );
  }
  const { id, facts } = reason;
  const isOwn = facts.target === context.speaker;
  const isTarget = facts.target !== undefined && facts.target === slots.target;
  const about = isOwn ? 'speaker' : isTarget && namesTarget(template) ? 'named' : 'unnamed';
  return fill(speech.recordClause(id, about, context.persona), facts, context, speech) ?? undefined;
}

/** Whether a phrasing makes clear whom its reason is about: it names them before, or nobody else. */
function namesTarget(template: string): boolean {
  const [before] = template.split(/\{reason\}/i, 1);
  const whole = template.includes('{other}') ? before : template;
  return whole?.includes('{target}') === true;
}

/** `>>{talkno}` as the door writes references; null where the post is not known. */
function withAnchors(template: string, slots: Slots, context: SayContext, speech: Speech): string | null {
  if (!template.includes('{talkno}')) return template;
  const talk = slots.talk ?? context.answers?.talk;
  if (talk === undefined) return null;
  const atStart = anchorTo(talk, context, speech, 'start');
  const within = anchorTo(talk, context, speech, 'within');
  return atStart === null || within === null
    ? null
    : template.replace(/^>>\{talkno\}/, atStart).replaceAll('>>{talkno}', within);
}

/** A name in front of a post is a mention; inside of it, it is only a name. Null: nobody knows whose post it is. */
export function anchorTo(
  talk: TalkNumber,
  context: SayContext,
  speech: Speech,
  place: 'start' | 'within',
): string | null {
  const { mention = 'number', answers } = context;
  if (mention === 'number') return `>>${talk.id}`;
  if (answers?.talk.id !== talk.id || answers.talk.day !== talk.day) return null;
  if (mention === 'agent') return `>>${printAgent(answers.by, 'java')}`;
  return place === 'start'
    ? `@${memberOf(answers.by, context)?.name ?? printAgent(answers.by, 'java')}`
    : nameFor(answers.by, context, speech);
}
