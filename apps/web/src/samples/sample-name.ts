import { familyOf } from '@mura/engine';
import { r } from '../words/return.svelte.ts';
import { t } from '../words/speech.svelte.ts';
import { SAMPLES } from './samples.ts';

/** What a sample is called, never without saying that it is one; after its words have come. */
export function sampleName(id: string): string {
  const sample = SAMPLES.find((one) => one.id === id);
  const family = sample === undefined ? null : familyOf(sample.preset);
  return r('sample.name', { form: family === null ? id : t(`family.${family}`) });
}
