export {
  type AnnotationAgreement,
  adjudicated,
  agreementOfSets,
  disputesOf,
  type Ruling,
  type TagDispute,
} from './annotation/adjudication.ts';
export { type AgreementRow, agreementRows } from './annotation/agreement-rows.ts';
export {
  type AnnotationSet,
  type AnnotationTask,
  drawTask,
  type PostToTag,
  parseAnnotation,
  postsToTag,
  printAnnotation,
  type TagAnnotation,
} from './annotation/annotation.ts';
export {
  countDeceptions,
  type DeceptionCount,
  deceptionsIn,
  type LieTimeline,
  lieTimelines,
} from './deception/deceptions.ts';
export { falseFacts } from './deception/facts.ts';
export {
  DECEPTION_BASES,
  DECEPTION_KINDS,
  type DeceptionBasis,
  type DeceptionKind,
  type DeceptionLabel,
  type DeceptionSource,
  keyOfLabel,
} from './deception/label.ts';
export {
  type DeceptionReview,
  parseReview,
  REVIEW_DECISIONS,
  type ReviewDecision,
  type ReviewedLabel,
  standingLabels,
  withReviews,
} from './deception/review.ts';
export { type BratDocument, bratConfiguration, bratOf, conllOf } from './export/annotated-text.ts';
export { anonymised, type Pseudonym } from './export/anonymous.ts';
export {
  COLUMNS,
  EXPORTED,
  type ExportedTable,
  type ExportRow,
  headOf,
  rowsOf,
  writeRow,
} from './export/rows.ts';
export {
  TELLS,
  type Tell,
  type TellReport,
  type TellRow,
  tellRows,
  tellWerewolves,
} from './features/detect.ts';
export { type PlayerFeatures, playerFeatures } from './features/players.ts';
export { type DiscussionFigure, discussionFigures, type FigureRow } from './figures/discussion.ts';
export { drawFigure, titleOf } from './figures/draw.ts';
export { type Layers, type LieEvidence, type LieMark, layersOf, type TaggedPost } from './layers/layers.ts';
export { mannerOf, sumOfManners, type TalkManner } from './manner/manner.ts';
export { type Obedience, obedienceIn } from './obedience/obedience.ts';
export {
  type Deceiver,
  type FoundBy,
  type FoundOut,
  type OwnGame,
  ownGame,
  type StarredPost,
} from './own-game/own-game.ts';
export type { Aim, Spotting } from './own-game/spotting.ts';
export {
  type Opinion,
  REACH,
  RELATIONS,
  type Related,
  type Relation,
  relate,
  relationsOf,
} from './relations/relate.ts';
export {
  type CorpusReport,
  type CorpusReportOptions,
  corpusReport,
  type ExtentRow,
  type LiarRow,
  type SideRow,
  type SourceRow,
} from './report/report.ts';
export {
  LIAR_GROUPS,
  type LiarCount,
  type LiarGroup,
  type SummaryOptions,
  summaryOf,
  type VillageSummary,
} from './report/summary.ts';
export { findMoments, type SituationMoment } from './situations/find.ts';
export {
  COMPARISONS,
  type Comparator,
  parseSituation,
  printSituation,
  SITUATION_KEYS,
  type Situation,
  type SituationKey,
  type SituationTerm,
} from './situations/situation.ts';
export {
  type Portion,
  type SharedPart,
  type ShareTest,
  shareOfGames,
  shareOfUtterances,
  testShare,
} from './statistics/interval.ts';
export { type CompositionWins, winsByComposition } from './tables/compositions.ts';
export {
  type BySide,
  countVillage,
  discussionOf,
  type RelationCounts,
  type TopicReading,
  type VillageCounts,
} from './tables/count-village.ts';
export {
  type CorpusExtent,
  type DiscussionTables,
  discussionTables,
  tablesOfCounts,
} from './tables/discussion.ts';
export {
  type Agreement,
  agreementOf,
  percentAgreed,
  REFERENCE_AGREEMENTS,
  type TwoTaggings,
} from './tags/agreement.ts';
export { OpenIssue } from './tags/open-issue.ts';
export {
  DISCUSSION,
  parseScheme,
  parseTag,
  printTag,
  type Tag,
  type TagScheme,
  type TagTopic,
} from './tags/scheme.ts';
export { tagsOfReading } from './tags/tag-reading.ts';
export { about, type StudyOptions, studied } from './villages/of-record.ts';
export {
  draw,
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
  GameStage,
} from './villages/village.ts';
export { type CorpusSide, SIDES, sideOf } from './villages/village.ts';
