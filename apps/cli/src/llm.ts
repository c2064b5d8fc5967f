import type { LlmUsage, Model } from '@mura/server';
import { WrongInput } from './ending.ts';
import { counted } from './print.ts';

/** The language model that the environment names; `null`: none. */
export async function modelFrom(env: NodeJS.ProcessEnv): Promise<Model | null> {
  const { llmSettingsFrom, Model } = await import('@mura/server');
  const settings = llmSettingsFrom(env);
  if (!settings.ok) throw new WrongInput(`The language model cannot be asked: ${settings.error}.`);
  return settings.value === null ? null : new Model({ settings: settings.value, now: () => Date.now() });
}

/** For whoever cannot do without. */
export async function mustHaveModel(env: NodeJS.ProcessEnv): Promise<Model> {
  const model = await modelFrom(env);
  if (model !== null) return model;
  throw new WrongInput(
    'The bot llm plays through a language model: set MURA_LLM_URL (e.g. http://127.0.0.1:11434/v1), MURA_LLM_MODEL and, where the server wants one, MURA_LLM_KEY.',
  );
}

/** E.g. `The language model: 40 questions, 38 answers (mean 812 ms), 2 given by a stand-in, 51200 + 3100 tokens, cost 0.009.` */
export function usageText({
  questions,
  answers,
  replaced,
  tokens,
  cost,
  meanMilliseconds,
}: LlmUsage): string {
  const mean = meanMilliseconds === null ? '' : ` (mean ${Math.round(meanMilliseconds)} ms)`;
  const paid = cost === null ? '' : `, cost ${Number(cost.toPrecision(3))}`;
  return `The language model: ${counted(questions, 'question')}, ${counted(answers, 'answer')}${mean}, ${replaced} given by a stand-in, ${tokens.input} + ${tokens.output} tokens${paid}.`;
}
