import { expect } from 'vitest';
import { type LlmSettings, llmSettingsFrom } from '../../src/llm/settings.ts';

/** Settings of the one model `small` at this address; with more variables, or of a bot of another name. */
export function settingsFor(url: string, more: Record<string, string> = {}): LlmSettings {
  const read = llmSettingsFrom({ MURA_LLM_URL: url, MURA_LLM_MODEL: 'small', ...more });
  return (read.ok && read.value[0]) || expect.fail('the settings of this test are right');
}
