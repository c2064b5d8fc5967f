import { Ajv } from 'ajv';
import { schemaDocuments } from '../../src/licos/schema/documents.ts';

const ajv = new Ajv({ strict: false });
const CHECKS = Object.values(schemaDocuments()).map((document) => ajv.compile(document));

/** Whether any of the published schemas takes a message, by a validator that is not ours. */
export function isPublished(message: unknown): boolean {
  return CHECKS.some((check) => check(message));
}
