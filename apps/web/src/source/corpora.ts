import type { CorpusReport, DeceptionKind, SituationTerm } from '@mura/corpus';
import type { Team } from '@mura/engine';
import type { web } from '@mura/protocols';
import { ask, askText, type Done, type ServerAnswer } from './server.ts';

export type ShownCorpus = web.CorpusAnswer;
export type ShownMember = ShownCorpus['villages'][number];
export type GatheredVillages = web.Gathered;

export interface GatherWish {
  readonly preset?: string;
  readonly players?: number;
  readonly winner?: Team;
  readonly suddenDeath?: boolean;
  readonly draw?: { readonly each: number; readonly seed: string };
}

export interface Scenes extends web.FoundAnswer {
  readonly situation: readonly SituationTerm[];
}

export type TagTask = web.TaskAnswer;
export type TaskPost = TagTask['posts'][number];
export type OwnTags = TagTask['tags'][number];
export type ShownAgreement = web.AgreementAnswer;
export type ShownDispute = ShownAgreement['disputes'][number];
export type Take = NonNullable<ShownDispute['take']>;
export type ShownLie = web.LiesAnswer['labels'][number];
export type Decision = NonNullable<ShownLie['decision']>;

export interface ShownLies extends web.LiesAnswer {
  readonly decisions: Readonly<Record<Decision, number>>;
}

export const TAKES = ['left', 'right', 'both', 'none'] as const satisfies readonly Take[];
export const DECISIONS = ['confirm', 'correct', 'reject'] as const satisfies readonly Decision[];

const at = (id: string, rest = '') => `/corpora/${encodeURIComponent(id)}${rest}`;

export function listCorpora(): ServerAnswer<{ readonly corpora: readonly web.CorpusSummary[] }> {
  return ask('GET', '/corpora');
}

export function makeCorpus(name: string): ServerAnswer<ShownCorpus> {
  return ask('POST', '/corpora', { name });
}

export function findCorpus(id: string): ServerAnswer<ShownCorpus> {
  return ask('GET', at(id));
}

export function removeCorpus(id: string): ServerAnswer<Done> {
  return ask('DELETE', at(id));
}

export function gatherVillages(id: string, wish: GatherWish): ServerAnswer<GatheredVillages> {
  return ask('POST', at(id, '/villages'), wish);
}

export function dropVillage(id: string, village: string): ServerAnswer<Done> {
  return ask('DELETE', at(id, `/villages/${village}`));
}

export function bringFile(id: string, name: string, text: string): ServerAnswer<GatheredVillages> {
  return ask('POST', at(id, '/files'), { name, text, mayUse: true });
}

export function corpusRecord(id: string, village: string): ServerAnswer<string> {
  return askText(at(id, `/villages/${encodeURIComponent(village)}`));
}

export function findScenes(id: string, q: string, after: number): ServerAnswer<Scenes> {
  return ask('GET', at(id, `/find?q=${encodeURIComponent(q)}&after=${after}`));
}

export function drawTask(id: string, days: number, seed: string): ServerAnswer<Done> {
  return ask('POST', at(id, '/task'), { days, seed });
}

export function becomeAnnotator(id: string, key: string): ServerAnswer<Done> {
  return ask('POST', at(id, '/annotators'), { key });
}

export function findTask(id: string): ServerAnswer<TagTask> {
  return ask('GET', at(id, '/task'));
}

export function giveTags(id: string, { village, id: post, tags, unsure }: OwnTags): ServerAnswer<Done> {
  return ask('POST', at(id, '/tags'), { village, post, tags, unsure });
}

export function handIn(id: string): ServerAnswer<Done> {
  return ask('POST', at(id, '/handin'));
}

export function findAgreement(id: string): ServerAnswer<ShownAgreement> {
  return ask('GET', at(id, '/agreement'));
}

export function giveRuling(
  id: string,
  ruling: { readonly village: string; readonly post: string; readonly take: Take },
): ServerAnswer<Done> {
  return ask('POST', at(id, '/rulings'), ruling);
}

export function findLies(id: string, after: number, open: boolean): ServerAnswer<ShownLies> {
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
): ServerAnswer<Done> {
  return ask('POST', at(id, '/reviews'), review);
}

export function findReport(id: string): ServerAnswer<CorpusReport> {
  return ask('GET', at(id, '/report'));
}
