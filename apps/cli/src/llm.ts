import type { LlmUsage, Model, Models } from '@mura/server';
import { WrongInput } from './ending.ts';
import { counted } from './print.ts';

/** What the environment says of language models. */
export async function llmSettings(env: NodeJS.ProcessEnv): Promise<readonly Model['settings'][]> {
  const { llmSettingsFrom } = await import('@mura/server');
  const read = llmSettingsFrom(env);
  if (!read.ok) throw new WrongInput(`The language model cannot be asked: ${read.error}.`);
  return read.value;
}

/** The language models that the environment names. */
export async function modelsFrom(env: NodeJS.ProcessEnv): Promise<Models> {
  const { openModels } = await import('@mura/server');
  return openModels(await llmSettings(env), () => Date.now());
}

/** For whoever cannot do without: the model with which a bot plays. */
export async function mustHaveModel(env: NodeJS.ProcessEnv, bot: string): Promise<Model> {
  const models = await modelsFrom(env);
  const model = models.get(bot);
  if (model !== undefined) return model;
  const { variablesOf } = await import('@mura/server');
  const others = models.size === 0 ? '' : ` (there is ${[...models.keys()].join(', ')})`;
  throw new WrongInput(`The bot ${bot} plays through a language model${others}: set ${variablesOf(bot)}.`);
}

/** E.g. `llm: 40 questions, 38 answers (mean 812 ms), 2 given by a stand-in, 51200 + 3100 tokens, cost 0.009.` */
export function usageText(
  bot: string,
  { questions, answers, replaced, tokens, cost, meanMilliseconds }: LlmUsage,
): string {
  const mean = meanMilliseconds === null ? '' : ` (mean ${Math.round(meanMilliseconds)} ms)`;
  const paid = cost === null ? '' : `, cost ${Number(cost.toPrecision(3))}`;
  return `The language model of ${bot}: ${counted(questions, 'question')}, ${counted(answers, 'answer')}${mean}, ${replaced} given by a stand-in, ${tokens.input} + ${tokens.output} tokens${paid}.`;
}
