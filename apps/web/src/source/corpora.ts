import type { CorpusReport, DeceptionBasis, DeceptionKind, SituationTerm } from '@mura/corpus';
import type { Role, Team } from '@mura/engine';
import type { web } from '@mura/protocols';
import { type Answer, ask, askText } from './server.ts';

export interface CorpusSummary {
  readonly id: string;
  readonly name: string;
  readonly villages: number;
  readonly utterances: number;
  readonly mine: boolean;
  readonly annotator: number | null;
}

export type CorpusMember = Readonly<web.CorpusMember>;

export interface ShownCorpus extends Omit<CorpusSummary, 'villages'> {
  readonly villages: readonly CorpusMember[];
  readonly key: string | null;
  readonly annotators: readonly {
    readonly place: number;
    readonly handedIn: boolean;
    readonly decided: number;
  }[];
  readonly task: { readonly seed: string; readonly days: number; readonly posts: number } | null;
}

export type Gathered = Readonly<web.Gathered>;

export interface GatherWish {
  readonly preset?: string;
  readonly players?: number;
  readonly winner?: Team;
  readonly suddenDeath?: boolean;
  readonly draw?: { readonly each: number; readonly seed: string };
}

export interface Scenes {
  readonly situation: readonly SituationTerm[];
  readonly scenes: number;
  readonly villages: number;
  readonly of: number;
  readonly won: readonly { readonly team: Team; readonly villages: number }[];
  readonly days: readonly { readonly day: number; readonly scenes: number }[];
  readonly hits: readonly {
    readonly village: string;
    readonly name: string;
    readonly day: number;
    readonly place: number;
    readonly players: number;
    readonly alive: number;
    readonly speaker: string | null;
    readonly text: string | null;
  }[];
}

export interface TaskPost {
  readonly village: string;
  readonly id: string;
  readonly place: number;
  readonly day: number | string;
  readonly speaker: string;
  readonly text: string;
}

export interface OwnTags {
  readonly village: string;
  readonly id: string;
  readonly tags: readonly string[];
  readonly unsure: boolean;
}

export interface TagTask {
  readonly topics: readonly string[];
  readonly handedIn: boolean;
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly posts: readonly TaskPost[];
  readonly tags: readonly OwnTags[];
}

export const TAKES = ['left', 'right', 'both', 'none'] as const;
export type Take = (typeof TAKES)[number] | 'edit';

export interface ShownDispute {
  readonly village: string;
  readonly id: string;
  readonly place: number;
  readonly speaker: string;
  readonly text: string;
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly take: Take | null;
  readonly tags: readonly string[] | null;
}

export interface ShownAgreement {
  readonly days: number;
  readonly posts: number;
  readonly rows: readonly {
    readonly topic: string;
    readonly one: number;
    readonly other: number;
    readonly agreed: number;
    readonly percent: number | null;
    readonly low: number | null;
    readonly high: number | null;
    readonly kappa: number | null;
    readonly alpha: number | null;
  }[];
  readonly references: readonly { readonly of: string; readonly percent: number }[];
  readonly disputes: readonly ShownDispute[];
}

export const DECISIONS = ['confirm', 'correct', 'reject'] as const;
export type Decision = (typeof DECISIONS)[number];

export interface ShownLie {
  readonly village: string;
  readonly key: string;
  readonly id: string;
  readonly place: number;
  readonly day: number | string;
  readonly player: number;
  readonly speaker: string;
  readonly role: Role | null;
  readonly text: string;
  readonly kind: DeceptionKind;
  readonly basis: DeceptionBasis;
  readonly stated: string;
  readonly held: string;
  readonly about: string | null;
  readonly confidence: number;
  readonly evidence: readonly {
    readonly place: number;
    readonly type: string;
    readonly text: string | null;
    readonly target: string | null;
  }[];
  readonly decision: Decision | null;
  readonly note: string | null;
}

export interface ShownLies {
  readonly total: number;
  readonly reviewed: number;
  readonly decisions: Readonly<Record<Decision, number>>;
  readonly labels: readonly ShownLie[];
}

type Done = { readonly done: true };

const at = (id: string, rest = '') => `/corpora/${encodeURIComponent(id)}${rest}`;

export function listCorpora(): Answer<{ readonly corpora: readonly CorpusSummary[] }> {
  return ask('GET', '/corpora');
}

export function makeCorpus(name: string): Answer<ShownCorpus> {
  return ask('POST', '/corpora', { name });
}

export function findCorpus(id: string): Answer<ShownCorpus> {
  return ask('GET', at(id));
}

export function removeCorpus(id: string): Answer<Done> {
  return ask('DELETE', at(id));
}

export function gatherVillages(id: string, wish: GatherWish): Answer<Gathered> {
  return ask('POST', at(id, '/villages'), wish);
}

export function dropVillage(id: string, village: string): Answer<Done> {
  return ask('DELETE', at(id, `/villages/${village}`));
}

export function bringFile(id: string, name: string, text: string): Answer<Gathered> {
  return ask('POST', at(id, '/files'), { name, text, mayUse: true });
}

export function corpusRecord(id: string, village: string): Answer<string> {
  return askText(at(id, `/villages/${encodeURIComponent(village)}`));
}

export function findScenes(id: string, q: string, after: number): Answer<Scenes> {
  return ask('GET', at(id, `/find?q=${encodeURIComponent(q)}&after=${after}`));
}

export function drawTask(id: string, days: number, seed: string): Answer<Done> {
  return ask('POST', at(id, '/task'), { days, seed });
}

export function becomeAnnotator(id: string, key: string): Answer<Done> {
  return ask('POST', at(id, '/annotators'), { key });
}

export function findTask(id: string): Answer<TagTask> {
  return ask('GET', at(id, '/task'));
}

export function giveTags(id: string, { village, id: post, tags, unsure }: OwnTags): Answer<Done> {
  return ask('POST', at(id, '/tags'), { village, post, tags, unsure });
}

export function handIn(id: string): Answer<Done> {
  return ask('POST', at(id, '/handin'));
}

export function findAgreement(id: string): Answer<ShownAgreement> {
  return ask('GET', at(id, '/agreement'));
}

export function giveRuling(
  id: string,
  ruling: { readonly village: string; readonly post: string; readonly take: Take },
): Answer<Done> {
  return ask('POST', at(id, '/rulings'), ruling);
}

export function findLies(id: string, after: number, open: boolean): Answer<ShownLies> {
  return ask('GET', at(id, `/lies?after=${after}${open ? '&open=true' : ''}`));
}

export function giveReview(
  id: string,
  review: {
    readonly village: string;
    readonly label: string;
    readonly decision: Decision;
    readonly kind?: DeceptionKind;
    readonly note?: string;
  },
): Answer<Done> {
  return ask('POST', at(id, '/reviews'), review);
}

export function findReport(id: string): Answer<CorpusReport> {
  return ask('GET', at(id, '/report'));
}
