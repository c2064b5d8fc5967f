export type { LogError } from './aiwolf/log-error.ts';
export { detectFormat, type Format } from './aiwolf/read/detect.ts';
export { readAny } from './aiwolf/read/read-any.ts';
export { type LogOptions, readAIWolfLog } from './aiwolf/read/read-log.ts';
export { writeAIWolfLog } from './aiwolf/write/write-log.ts';
export { canonicalJson, hashOfRules } from './canonical.ts';
export { parseMapping, readMappedTable, type TableMapping } from './foreign/mapped-table.ts';
export { type GamePart, type PartForm, partOf, readParts } from './foreign/parts.ts';
export { gamesInText, logOf } from './games-in-text.ts';
export { type KeptShare, type KeptWords, keptWords } from './kept-word/kept-word.ts';
export {
  mayBePlayedBy,
  oddsWith,
  type RuleSet,
  ruleSetBy,
  ruleSetOf,
  ruleSetOfContest,
} from './known-rules/contest.ts';
export type { ShownRule } from './known-rules/known-rules.ts';
export { unsaidIn } from './licos/head-line.ts';
export { isContradicted, type SaidAndBelieved, saidAndBelieved } from './licos/pairing/said-and-believed.ts';
export { type Stance, stanceOf } from './licos/pairing/stance.ts';
export { readLicosLog } from './licos/read/read-log.ts';
export type { LicosLogOptions } from './licos/write/log-writer.ts';
export { villageNumber } from './licos/write/log-writer.ts';
export { writeLicosLog, writeOldLicosLog } from './licos/write/write-log.ts';
export { readNlpLog } from './nlp/read-log.ts';
export { writeNlpLog } from './nlp/write-log.ts';
export { decodeForeign } from './read/encoding.ts';
export { describeRecordError, type RecordError } from './read/error.ts';
export { LIMITS, type RecordLimits } from './read/parse.ts';
export { type ReadOptions, type ReadRecord, readRecord } from './read/read.ts';
export { type ReadEntries, type ReaderOptions, RecordReader } from './read/reader.ts';
export { decodeUtf8 } from './read/utf8.ts';
export * from './record.ts';
export type { LogDifference } from './reenact/difference.ts';
export { type Reenactment, type ReenactOptions, reenact } from './reenact/reenact.ts';
export { cellsOf, pad } from './text/cells.ts';
export { type TellOptions, tell } from './text/tell.ts';
export { writeEntry, writeHeader, writeRecord } from './write/write.ts';
