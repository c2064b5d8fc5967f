export { asMeant, counts as meaningCounts } from './claims/as-meant.ts';
export type { Claim } from './claims/claim.ts';
export { claimsIn } from './claims/claims-in.ts';
export type { Contradiction } from './claims/contradictions.ts';
export { type ClaimHearing, hear, NOTHING_HEARD } from './claims/hearing.ts';
export { type ClaimError, parseClaims } from './claims/parse-claims.ts';
export { type ClaimTable, claimTable } from './claims/table.ts';
export { type Curve, curveOf, type NumberedEvent } from './curve/curve.ts';
export { type CurveTexts, curveSvg } from './curve/svg.ts';
export type { Fact } from './facts/fact.ts';
export { type Case, caseName, casesOf, type IfFake, type Implied, ifFake } from './follow/cases.ts';
export { type Follower, type FollowOptions, follow } from './follow/follower.ts';
export { type Gap, type Knowledge, type Worlds, worldsOf } from './follow/knowledge.ts';
export {
  eventsOfPuzzle,
  type Proof,
  type ProofStep,
  type Puzzle,
  prove,
  puzzleEvents,
} from './puzzle/puzzle.ts';
export { tableOfBoard, tableOfWorlds } from './shorthand/from-worlds.ts';
export { lettersOf } from './shorthand/letters.ts';
export { parseShorthand, type ShorthandError } from './shorthand/parse.ts';
export { printShorthand } from './shorthand/print.ts';
export type { ShorthandTable } from './shorthand/table.ts';
export { hypothesesOf } from './shorthand/to-hypotheses.ts';
export { type Simulation, simulateWolfWins } from './theory/simulate.ts';
export {
  type First,
  type Fraction,
  guide,
  type PlainVillage,
  printFraction,
  toNumber,
  wolfWins,
} from './theory/wolf-wins.ts';
export { parseHypothesis } from './viewpoint/parse-hypothesis.ts';
export type { Assumption, Hypothesis, Viewpoint, WorldsQuestion } from './viewpoint/viewpoint.ts';
export { contradictionIn, type Reason, why } from './why/why.ts';
