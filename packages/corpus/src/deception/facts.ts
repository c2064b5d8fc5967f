import type { Event, PlayerId, Role } from '@mura/engine';
import { aiwolf, natural } from '@mura/language';
import { isKnown, type RoleSaid, rolesSaidIn, type VillageRecord } from '@mura/records';
import { discussionOf } from '../tables/count-village.ts';
import type { CorpusUtterance, CorpusVillage } from '../villages/village.ts';
import { type DeceptionLabel, placeOf } from './label.ts';

/** A result that a player truly had. */
interface TrueResult {
  readonly seq: number;
  readonly verb: 'DIVINED' | 'IDENTIFIED' | 'GUARDED';
  readonly target: PlayerId;
  readonly species: aiwolf.SpeciesWord | null;
}

/** What the players truly were and learned, and where the record says so. */
interface TrueFacts {
  readonly roles: readonly (RoleSaid | null)[];
  readonly results: ReadonlyMap<PlayerId, readonly TrueResult[]>;
  /** What the source of the record does not tell, e.g. `divined`: who may have had a result is not said to lie. */
  readonly untold: readonly string[];
}

/** Every claim and report of a village that its record proves wrong, or kept back; of nobody whose role is not known. */
export function falseFacts(record: VillageRecord, village: CorpusVillage): DeceptionLabel[] {
  const truth = truthOf(record);
  const said = discussionOf(village);
  const wrong = said.flatMap((utterance) => labelsOf(utterance, truth));
  return [...wrong, ...omissions(said, truth)];
}

function truthOf(record: VillageRecord): TrueFacts {
  const results = new Map<PlayerId, TrueResult[]>();
  for (const { event, seq } of record.entries) {
    if (!isKnown(event)) continue;
    const result = resultIn(event, seq);
    if (result !== null) results.set(result.by, [...(results.get(result.by) ?? []), result]);
  }
  return { roles: rolesSaidIn(record), results, untold: record.header.source?.unknown ?? [] };
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

function labelsOf(utterance: CorpusUtterance, truth: TrueFacts): DeceptionLabel[] {
  const { player, sentences } = utterance;
  const told = player === null ? null : (truth.roles[player - 1] ?? null);
  if (player === null || told === null) return [];
  return sentences.flatMap(({ sentence, confidence }) =>
    natural.assertionsIn(sentence, player).flatMap((stated) => {
      const proof = proofAgainst(stated, player, told, truth);
      if (proof === null) return [];
      const printed = aiwolf.printAIWolf(stated, 'java');
      return [
        {
          ...placeOf(utterance),
          player,
          role: told.role,
          ...proof,
          stated: printed,
          basis: 'fact' as const,
          source: 'record' as const,
          confidence,
        },
      ];
    }),
  );
}

function proofAgainst(
  stated: aiwolf.ContentSentence,
  player: PlayerId,
  { role, seq }: RoleSaid,
  { results, untold }: TrueFacts,
): Pick<DeceptionLabel, 'kind' | 'about' | 'held' | 'evidence'> | null {
  if (stated.kind === 'role') {
    if (!isOwnClaim(stated, player) || stated.role === aiwolf.findRoleWord(role)) return null;
    return {
      kind: 'falseClaim',
      about: player,
      held: aiwolf.findRoleWord(role) ?? role.toUpperCase(),
      evidence: [seq],
    };
  }
  const report = reportIn(stated);
  if (report === null) return null;
  const own = (results.get(player) ?? []).filter(
    (one) => one.verb === report.verb && one.target === report.target,
  );
  if (own.some((one) => one.species === report.species)) return null;
  if (own.length === 0 && LEARNS[role] === report.verb && untold.includes(EVENT_OF[report.verb])) return null;
  const held = own[0]?.species ?? 'nothing';
  const evidence = own.length > 0 ? own.map((one) => one.seq) : [seq];
  return { kind: 'falseResult', about: report.target, held, evidence };
}

function isOwnClaim(stated: aiwolf.ContentSentence, player: PlayerId): boolean {
  return (
    stated.kind === 'role' && stated.verb === 'COMINGOUT' && stated.target === player && stated.role !== 'ANY'
  );
}

/** A reported result; `null`: the sentence is none, or leaves open of whom or what. */
function reportIn(
  stated: aiwolf.ContentSentence,
): { verb: TrueResult['verb']; target: PlayerId; species: aiwolf.SpeciesWord | null } | null {
  const verb = stated.kind === 'result' || stated.kind === 'act' ? stated.verb : null;
  if (verb !== 'DIVINED' && verb !== 'IDENTIFIED' && verb !== 'GUARDED') return null;
  const species = stated.kind === 'result' ? stated.species : null;
  if (!('target' in stated) || stated.target === 'ANY' || species === 'ANY') return null;
  return { verb, target: stated.target, species };
}

const LEARNS: Readonly<Partial<Record<Role, TrueResult['verb']>>> = {
  seer: 'DIVINED',
  medium: 'IDENTIFIED',
  bodyguard: 'GUARDED',
};

const EVENT_OF = { DIVINED: 'divined', IDENTIFIED: 'identified', GUARDED: 'guarded' } as const;

/**
 * The last word of a day on which somebody had a result, had come out, spoke, and did not tell it. Only who has come out as
 * what they are owes their results; others may have reasons to hide. Whom a bodyguard guards is better not told.
 */
function omissions(said: readonly CorpusUtterance[], { roles, results }: TrueFacts): DeceptionLabel[] {
  return roles.flatMap((told, index) => {
    const player = index + 1;
    const verb = told === null ? undefined : LEARNS[told.role];
    if (told === null || verb === undefined || verb === 'GUARDED') return [];
    const own = said.filter((one) => one.player === player && one.seq !== null);
    return (results.get(player) ?? [])
      .filter((result) => result.verb === verb)
      .flatMap((result) => omissionOf(own, result, player, told.role));
  });
}

function omissionOf(
  own: readonly CorpusUtterance[],
  result: TrueResult,
  player: PlayerId,
  role: Role,
): DeceptionLabel[] {
  const after = own.filter(({ seq }) => seq! > result.seq);
  const dayOfIt = after.filter(({ day }) => day === after[0]?.day);
  const last = dayOfIt.at(-1);
  if (last === undefined) return [];
  const before = own.filter(({ seq }) => seq! <= last.seq!);
  if (!before.some((one) => hasClaimed(one, player, role))) return [];
  if (after.some((one) => tells(one, player, result))) return [];
  const stated = `nothing of ${aiwolf.printAgent(result.target, 'java')}`;
  return [
    {
      ...placeOf(last),
      player,
      role,
      kind: 'omission',
      about: result.target,
      stated,
      held: result.species ?? 'nothing',
      basis: 'fact',
      source: 'record',
      evidence: [result.seq],
      // In free talk a report may have been told in words that were not understood.
      confidence: dayOfIt.every(isFormal) ? 1 : FREE_OMISSION,
    },
  ];
}

const FREE_OMISSION = 0.4;

function isFormal({ sentences }: CorpusUtterance): boolean {
  return sentences.length > 0 && sentences.every(({ rule }) => rule === 'protocol');
}

function hasClaimed({ sentences }: CorpusUtterance, player: PlayerId, role: Role): boolean {
  return assertedIn(sentences, player).some(
    (stated) =>
      stated.kind === 'role' && isOwnClaim(stated, player) && stated.role === aiwolf.findRoleWord(role),
  );
}

function tells({ sentences }: CorpusUtterance, player: PlayerId, result: TrueResult): boolean {
  return assertedIn(sentences, player).some((stated) => {
    const report = reportIn(stated);
    return report?.verb === result.verb && report.target === result.target;
  });
}

function assertedIn(sentences: CorpusUtterance['sentences'], player: PlayerId): aiwolf.ContentSentence[] {
  return sentences.flatMap(({ sentence }) => natural.assertionsIn(sentence, player));
}
