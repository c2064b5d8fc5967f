import {
  agentName,
  type Channel,
  type PlayerId,
  type Role,
  type RoleCounts,
  roleThat,
  type Species,
  seatsOf,
} from '@mura/engine';
import { aiwolf } from '@mura/language';

/** The sentences that can be built with a few buttons, where they make sense, and whose they are. */
export const FORMS = [
  { name: 'comingOut', on: 'both', of: null },
  { name: 'divined', on: 'both', of: roleThat('divined') },
  { name: 'identified', on: 'talk', of: roleThat('identified') },
  { name: 'guarded', on: 'talk', of: roleThat('guarded') },
  { name: 'estimate', on: 'both', of: null },
  { name: 'vote', on: 'both', of: null },
  { name: 'request', on: 'both', of: null },
  { name: 'ask', on: 'talk', of: null },
  { name: 'inquire', on: 'talk', of: null },
  { name: 'agree', on: 'talk', of: null },
  { name: 'disagree', on: 'talk', of: null },
  { name: 'attack', on: 'whisper', of: null },
] as const;
export type FormName = (typeof FORMS)[number]['name'];

/** The forms for a channel of a village: nobody has results of a role that it does not have. */
export function formsFor(channel: Channel, roles: RoleCounts): FormName[] {
  return FORMS.filter(
    ({ on, of }) => (on === 'both' || on === channel) && (of === null || seatsOf(roles, of) > 0),
  ).map(({ name }) => name);
}

export interface Needs {
  readonly target: boolean;
  readonly role: boolean;
  readonly species: boolean;
  /** The post that it is about. */
  readonly post: boolean;
}

export function needsOf(form: FormName): Needs {
  return {
    target: form !== 'comingOut' && form !== 'agree' && form !== 'disagree',
    role: form === 'comingOut' || form === 'estimate',
    species: form === 'divined' || form === 'identified',
    post: form === 'agree' || form === 'disagree',
  };
}

export interface Filled {
  readonly me: PlayerId;
  readonly target: PlayerId | null;
  readonly role: Role | null;
  readonly species: Species;
  /** By its day and its number in the day. */
  readonly post?: { readonly day: number; readonly idx: number } | null;
}

/** The sentence of the protocol; `null` while something is missing. */
export function buildSentence(form: FormName, { me, target, role, species, post }: Filled): string | null {
  if (needsOf(form).target && target === null) return null;
  if (needsOf(form).role && role === null) return null;
  if (needsOf(form).post && (post === null || post === undefined)) return null;
  const whom = agentName(target ?? me);
  const what = role === null ? '' : (aiwolf.findRoleWord(role) ?? null);
  if (what === null) return null;
  switch (form) {
    case 'comingOut':
      return `COMINGOUT ${agentName(me)} ${what}`;
    case 'divined':
      return `DIVINED ${whom} ${species.toUpperCase()}`;
    case 'identified':
      return `IDENTIFIED ${whom} ${species.toUpperCase()}`;
    case 'guarded':
      return `GUARDED ${whom}`;
    case 'estimate':
      return `ESTIMATE ${whom} ${what}`;
    case 'vote':
      return `VOTE ${whom}`;
    case 'request':
      return `REQUEST ANY (VOTE ${whom})`;
    case 'ask':
      return `REQUEST ${whom} (COMINGOUT ${whom} ANY)`;
    case 'inquire':
      return `INQUIRE ${whom} (ESTIMATE ANY WEREWOLF)`;
    case 'agree':
      return `AGREE TALK day${post?.day} ID:${post?.idx}`;
    case 'disagree':
      return `DISAGREE TALK day${post?.day} ID:${post?.idx}`;
    case 'attack':
      return `ATTACK ${whom}`;
  }
}
