import type { Event, PlayerId, Role } from '@mura/engine';
import { aiwolf, natural } from '@mura/language';
import { isKnown, type VillageRecord } from '@mura/records';
import type { CorpusUtterance, CorpusVillage } from '../villages/village.ts';

/** A public statement that the record proves wrong: its speaker could not but know. */
export interface FactLabel {
  /** The utterance, by its id in the village. */
  readonly id: string;
  readonly player: PlayerId;
  /** What they truly were. */
  readonly role: Role;
  readonly kind: 'falseClaim' | 'falseResult';
  /** The sentence, in the protocol. */
  readonly stated: string;
  /** What was so: their role, the true result, or `nothing` where there was no result at all. */
  readonly held: string;
  readonly basis: 'fact';
  /** The events that prove it, by their numbers in the record. */
  readonly evidence: readonly number[];
  /** How sure it is that this was said; 1 in the protocol. */
  readonly confidence: number;
}

/** A result that a player truly had. */
interface TrueResult {
  readonly seq: number;
  readonly verb: 'DIVINED' | 'IDENTIFIED' | 'GUARDED';
  readonly target: PlayerId;
  readonly species: aiwolf.SpeciesWord | null;
}

/** What the players truly were and learned, and where the record says so. */
interface Truth {
  readonly roles: readonly Role[];
  readonly sealedAt: number;
  readonly results: ReadonlyMap<PlayerId, readonly TrueResult[]>;
}

/** Every claim and report of a village that its record proves wrong; nothing where the roles are not known. */
export function falseFacts(record: VillageRecord, { utterances }: CorpusVillage): FactLabel[] {
  const truth = truthOf(record);
  if (truth === null) return [];
  return utterances
    .filter(({ channel, stage }) => channel === 'talk' && stage === 'game')
    .flatMap((utterance) => labelsOf(utterance, truth));
}

function truthOf(record: VillageRecord): Truth | null {
  let roles: readonly Role[] | null = null;
  let sealedAt = 0;
  const results = new Map<PlayerId, TrueResult[]>();
  for (const { event, seq } of record.entries) {
    if (!isKnown(event)) continue;
    if (event.type === 'sealed' || (event.type === 'rolesRevealed' && roles === null)) {
      roles = event.type === 'sealed' ? event.deal : event.roles;
      sealedAt = seq;
    }
    const result = resultIn(event, seq);
    if (result !== null) results.set(result.by, [...(results.get(result.by) ?? []), result]);
  }
  return roles === null ? null : { roles, sealedAt, results };
}

function resultIn(event: Event, seq: number): (TrueResult & { readonly by: PlayerId }) | null {
  switch (event.type) {
    case 'divined':
    case 'identified': {
      const verb = event.type === 'divined' ? 'DIVINED' : 'IDENTIFIED';
      return {
        seq,
        by: event.player,
        verb,
        target: event.target,
        species: aiwolf.toSpeciesWord(event.result),
      };
    }
    case 'guarded':
      return { seq, by: event.player, verb: 'GUARDED', target: event.target, species: null };
    default:
      return null;
  }
}

function labelsOf(utterance: CorpusUtterance, truth: Truth): FactLabel[] {
  const { id, player, sentences } = utterance;
  const role = player === null ? undefined : truth.roles[player - 1];
  if (player === null || role === undefined) return [];
  return sentences.flatMap(({ sentence, confidence }) =>
    natural.assertionsIn(sentence, player).flatMap((stated) => {
      const proof = proofAgainst(stated, player, role, truth);
      if (proof === null) return [];
      const printed = aiwolf.printAIWolf(stated, 'java');
      return [{ id, player, role, ...proof, stated: printed, basis: 'fact' as const, confidence }];
    }),
  );
}

function proofAgainst(
  stated: aiwolf.ContentSentence,
  player: PlayerId,
  role: Role,
  { sealedAt, results }: Truth,
): Pick<FactLabel, 'kind' | 'held' | 'evidence'> | null {
  if (stated.kind === 'role') {
    const isOwnClaim = stated.verb === 'COMINGOUT' && stated.target === player && stated.role !== 'ANY';
    if (!isOwnClaim || stated.role === aiwolf.toRoleWord(role)) return null;
    return { kind: 'falseClaim', held: aiwolf.toRoleWord(role), evidence: [sealedAt] };
  }
  const verb = stated.kind === 'result' ? stated.verb : stated.kind === 'act' ? stated.verb : null;
  if (verb !== 'DIVINED' && verb !== 'IDENTIFIED' && verb !== 'GUARDED') return null;
  const species = stated.kind === 'result' ? stated.species : null;
  if (!('target' in stated) || stated.target === 'ANY' || species === 'ANY') return null;
  const own = (results.get(player) ?? []).filter((one) => one.verb === verb && one.target === stated.target);
  if (own.some((one) => one.species === species)) return null;
  const held = own[0]?.species ?? 'nothing';
  return { kind: 'falseResult', held, evidence: own.length > 0 ? own.map(({ seq }) => seq) : [sealedAt] };
}
