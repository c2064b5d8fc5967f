import { isPack, type Role, type Team, teamOf } from '@mura/engine';
import type { VillageRecord } from '@mura/records';
import { deceptionsIn } from '../deception/deceptions.ts';
import type { DeceptionBasis, DeceptionKind, DeceptionLabel } from '../deception/label.ts';
import { type TellRow, tellRows } from '../features/detect.ts';
import { playerFeatures } from '../features/players.ts';
import { type Obedience, obedienceIn } from '../obedience/obedience.ts';
import { countVillage, type TopicReading, type VillageCounts } from '../tables/count-village.ts';
import { DISCUSSION, type TagScheme } from '../tags/scheme.ts';
import type { AboutVillage, CorpusVillage } from '../villages/village.ts';

/** As tables of lies group players: the possessed are neither werewolves nor of the village. */
export const LIAR_GROUPS = ['werewolf', 'possessed', 'village'] as const;
export type LiarGroup = (typeof LIAR_GROUPS)[number];

/** How many of a group have at least one such label. */
export interface LiarCount {
  readonly basis: DeceptionBasis;
  readonly kind: DeceptionKind;
  readonly group: LiarGroup;
  readonly players: number;
}

/** What a report needs of one village; everything else is forgotten, so that memory holds one game. */
export interface VillageSummary {
  readonly about: AboutVillage;
  readonly source: string;
  readonly language: string;
  readonly consent: string | null;
  readonly licence: string | null;
  readonly counts: VillageCounts;
  readonly obedience: Obedience;
  readonly liars: readonly LiarCount[];
  readonly groups: Readonly<Record<LiarGroup, number>>;
  readonly tells: readonly TellRow[];
  /** Public utterances of which something was understood, of all. */
  readonly understood: { readonly count: number; readonly of: number };
}

export interface SummaryOptions {
  readonly scheme?: TagScheme;
  readonly reading?: TopicReading;
}

export function summaryOf(
  record: VillageRecord,
  village: CorpusVillage,
  { scheme = DISCUSSION, reading = 'literal' }: SummaryOptions = {},
): VillageSummary {
  const { utterances, ...about } = village;
  const { header } = record;
  const talk = utterances.filter(({ channel, stage }) => channel === 'talk' && stage === 'game');
  const topics = scheme.topics.map(({ name }) => name);
  return {
    about,
    source: header.source?.format ?? 'mura',
    language: header.language,
    consent: header.consent,
    licence: header.licence,
    counts: countVillage(village, topics, reading),
    obedience: obedienceIn(record, village),
    liars: liarsIn(deceptionsIn(record, village)),
    groups: groupsOf(village),
    tells: tellRows(playerFeatures(village)),
    understood: {
      count: talk.filter(({ sentences, tags }) => sentences.length > 0 || tags.length > 0).length,
      of: talk.length,
    },
  };
}

function groupOf(role: Role): LiarGroup | null {
  if (teamOf(role) === 'werewolf') return isPack(role) ? 'werewolf' : 'possessed';
  return teamOf(role) === ('village' satisfies Team) ? 'village' : null;
}

function groupsOf({ players }: CorpusVillage): Record<LiarGroup, number> {
  const groups = players.map(({ role }) => (role === null ? null : groupOf(role)));
  const count = (group: LiarGroup) => groups.filter((one) => one === group).length;
  return { werewolf: count('werewolf'), possessed: count('possessed'), village: count('village') };
}

function liarsIn(labels: readonly DeceptionLabel[]): LiarCount[] {
  const players = new Map<string, Set<number>>();
  for (const { basis, kind, role, player } of labels) {
    const group = role === null ? null : groupOf(role);
    if (group === null) continue;
    const key = `${basis}/${kind}/${group}`;
    players.set(key, (players.get(key) ?? new Set()).add(player));
  }
  return [...players].map(([key, set]) => {
    const [basis, kind, group] = key.split('/') as [DeceptionBasis, DeceptionKind, LiarGroup];
    return { basis, kind, group, players: set.size };
  });
}
