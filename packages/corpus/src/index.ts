export { type BeliefLabel, insincereStances } from './deception/beliefs.ts';
export { type FactLabel, falseFacts } from './deception/facts.ts';
export { EXPORTED, type ExportedTable, type Row, rowsOf } from './export/rows.ts';
export { EXPORT_FORMATS, type ExportFormat, headOf, writeRow } from './export/write.ts';
export { type PlayerFeatures, playerFeatures } from './features/players.ts';
export { discussionFigures, type Figure } from './figures/discussion.ts';
export { mannerOf, sumOfManners, type TalkManner } from './manner/manner.ts';
export { RELATIONS, type Relation, relate } from './relations/relate.ts';
export { type Opinion, REACH, type Related, relationsOf } from './relations/relations.ts';
export { SIDES, type Side, sideOf } from './tables/by-side.ts';
export { type CompositionWins, winsByComposition } from './tables/compositions.ts';
export { type ShareTest, testShare } from './tables/counts.ts';
export {
  type BySide,
  type DiscussionTables,
  discussionOf,
  discussionTables,
  type Extent,
  type RelationCounts,
  type TopicReading,
} from './tables/discussion.ts';
export {
  type Agreement,
  agreementOf,
  percentAgreed,
  REFERENCE_AGREEMENTS,
  type TwoTaggings,
} from './tags/agreement.ts';
export { DISCUSSION, parseTag, printTag, type Tag, type TagScheme, type Topic } from './tags/scheme.ts';
export { tagsOfReading } from './tags/tag-reading.ts';
export { about } from './villages/about.ts';
export { draw } from './villages/draw.ts';
export { type StudyOptions, studied } from './villages/of-record.ts';
export {
  drawBalanced,
  drawDays,
  isSelected,
  PAPER_SELECTION,
  type Selection,
} from './villages/select.ts';
export type {
  AboutVillage,
  CorpusPlayer,
  CorpusUtterance,
  CorpusVillage,
  Stage,
} from './villages/village.ts';
