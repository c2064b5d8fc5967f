import { createHash } from 'node:crypto';
import type { Consent, Plan } from '../host/plan.ts';

/** By what is agreed to, so that nobody agrees to a text they were not shown. */
export function consentId({ text, purpose, licence }: Consent): string {
  return createHash('sha256')
    .update(JSON.stringify([text, purpose, licence]))
    .digest('hex')
    .slice(0, 32);
}

/** As somebody is shown it. */
export function shownConsent({ consent }: Plan): (Consent & { readonly id: string }) | null {
  return consent === undefined ? null : { id: consentId(consent), ...consent };
}

/** Whether somebody has agreed to what this village asks. */
export function agrees({ consent }: Plan, agree: string | undefined): boolean {
  return consent === undefined || agree === consentId(consent);
}
