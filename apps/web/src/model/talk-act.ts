import { agentName, type PlayerId, type Role, type RoleCounts, roleThat } from '@mura/engine';
import { aiwolf } from '@mura/language';

/** What somebody does by saying something. */
export type TalkAct =
  | 'claim'
  | 'result'
  | 'vote'
  | 'suspect'
  | 'trust'
  | 'ask'
  | 'wish'
  | 'opinion'
  | 'guard'
  | 'attack'
  | 'other';

/** What a sentence of the protocol is about. */
export interface ActOfTalk {
  readonly act: TalkAct;
  /** Whose seal stands before it. */
  readonly role: Role | null;
  readonly target: PlayerId | null;
  readonly species: 'HUMAN' | 'WEREWOLF' | null;
}

const OTHER: ActOfTalk = { act: 'other', role: null, target: null, species: null };

export function actIn(text: string): ActOfTalk {
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  return parsed.ok ? actOf(parsed.value.tree) : OTHER;
}

function actOf(tree: aiwolf.Sentence): ActOfTalk {
  switch (tree.kind) {
    case 'role':
      return ofRole(tree);
    case 'result':
      return {
        act: 'result',
        role: roleThat(tree.verb === 'DIVINED' ? 'divined' : 'identified'),
        target: known(tree.target),
        species: tree.species === 'ANY' ? null : tree.species,
      };
    case 'act':
      return ofDeed(tree);
    case 'opinion':
      return { ...OTHER, act: 'opinion' };
    case 'ask':
      return ofAsking(tree);
    case 'because':
      return actOf(tree.operands[1] ?? tree.operands[0]!);
    case 'day':
    case 'logic':
      return ofOperands(tree);
    default:
      return OTHER;
  }
}

/** Beside what somebody denies the seal would say that it is so. */
function ofOperands(tree: Extract<aiwolf.Sentence, { kind: 'day' | 'logic' }>): ActOfTalk {
  const [first] = tree.operands;
  if (first === undefined) return OTHER;
  const isDenied = tree.kind === 'logic' && tree.operator === 'NOT';
  return isDenied ? { ...actOf(first), role: null } : actOf(first);
}

function ofRole({ verb, role, target }: aiwolf.RoleSentence): ActOfTalk {
  const seal = role === 'ANY' ? null : aiwolf.toRole(role);
  if (verb === 'COMINGOUT') return { ...OTHER, act: 'claim', role: seal, target: known(target) };
  const isWolf = role === 'WEREWOLF';
  return {
    act: isWolf ? 'suspect' : 'trust',
    role: seal,
    target: known(target),
    species: isWolf ? role : null,
  };
}

function ofDeed({ verb, target }: aiwolf.ActSentence): ActOfTalk {
  const on = { ...OTHER, target: known(target) };
  if (verb === 'VOTE' || verb === 'VOTED') return { ...on, act: 'vote' };
  if (verb === 'ATTACK' || verb === 'ATTACKED') return { ...on, act: 'attack' };
  return verb === 'GUARD' || verb === 'GUARDED' ? { ...on, act: 'guard', role: roleThat('guarded') } : on;
}

function ofAsking({ operator, operands, target }: Extract<aiwolf.Sentence, { kind: 'ask' }>): ActOfTalk {
  const inner = operands[0] === undefined ? OTHER : actOf(operands[0]);
  const whom = inner.target ?? known(target);
  return { ...inner, act: operator === 'INQUIRE' ? 'ask' : 'wish', target: whom };
}

function known(agent: aiwolf.Agent): PlayerId | null {
  return agent === 'ANY' ? null : agent;
}

/** What the same words may have meant instead. */
export function otherReadings(text: string, speaker: PlayerId, roles: RoleCounts): string[] {
  const { act, target, role, species } = actIn(text);
  const others = target === null ? [] : readingsOf(act, { target, role, species }, speaker, roles);
  return others.filter((other) => other !== text).slice(0, 4);
}

function readingsOf(
  act: TalkAct,
  { target, role, species }: Pick<ActOfTalk, 'role' | 'species'> & { readonly target: PlayerId },
  speaker: PlayerId,
  roles: RoleCounts,
): string[] {
  const whom = agentName(target);
  const thinks = (['WEREWOLF', 'POSSESSED', 'VILLAGER'] as const)
    .filter((word) => roles[aiwolf.toRole(word)] > 0)
    .map((word) => `ESTIMATE ${whom} ${word}`);
  const denies = `NOT (ESTIMATE ${whom} WEREWOLF)`;
  switch (act) {
    case 'suspect':
    case 'trust':
      return [...thinks, denies, `VOTE ${whom}`];
    case 'vote':
    case 'wish':
      return [`VOTE ${whom}`, `REQUEST ANY (VOTE ${whom})`, `NOT (VOTE ${whom})`, thinks[0]!];
    case 'result': {
      const verb = role === roleThat('identified') ? 'IDENTIFIED' : 'DIVINED';
      const flipped = species === 'HUMAN' ? 'WEREWOLF' : 'HUMAN';
      return [`${verb} ${whom} ${flipped}`, thinks[0]!, denies];
    }
    case 'claim':
      return Object.entries(roles)
        .filter(([one, many]) => many > 0 && one !== role)
        .flatMap(([one]) => aiwolf.findRoleWord(one as Role) ?? [])
        .map((word) => `COMINGOUT ${agentName(speaker)} ${word}`);
    default:
      return [];
  }
}

/** The same of somebody else. */
export function ofAnother(text: string, before: PlayerId, now: PlayerId): string {
  return text.replaceAll(agentName(before), agentName(now));
}
