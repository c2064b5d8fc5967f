/** How much of real talk the language of 2013 can say (its paper, section 5), and whether two converters agree. */
export {
  type ConversionComparison,
  type ConversionDifference,
  type ConvertedBy,
  compareConversions,
} from './compare.ts';
export {
  type Conversion,
  type ConvertedStretch,
  convert,
  convertGiven,
  FATES,
  type Fate,
  fateOf,
  protocolOf,
  type ToConvert,
} from './convert.ts';
export {
  type Coverage,
  coverageOf,
  type FateCounts,
  PAPER_COVERAGE,
  shareOf,
  sumOfCoverages,
} from './tally.ts';
