export { CONTEXT_NAMES, type ContextDocument, contextDocument, findContext } from './context/contexts.ts';
export { type Complaint, complaint, malformed, refusalComplaint } from './decode/complaint.ts';
export { decodeMessage, type PlayerMessage, type Sender } from './decode/decode.ts';
export { SeatEncoder, type SeatOptions, type VillageMessage } from './encode/seat-encoder.ts';
export { schemaDocuments } from './schema/documents.ts';
export type { Fault } from './shape/shape.ts';
export { type Protocol, type Recognised, type Verdict, validate } from './validate.ts';
