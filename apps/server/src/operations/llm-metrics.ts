import { Counter, Histogram, type Registry } from 'prom-client';
import type { LlmMeter } from '../llm/model.ts';

/** What language models are asked and cost, in numbers for Prometheus. */
export function llmMetrics(registry: Registry): (bot: string) => LlmMeter {
  const registers = [registry];
  const questions = new Counter({
    name: 'mura_llm_questions_total',
    help: 'Questions to the language model, by what came of them',
    labelNames: ['bot', 'outcome'],
    registers,
  });
  const used = new Counter({
    name: 'mura_llm_tokens_total',
    help: 'Tokens of the language model, in and out; where the server does not count, a guess',
    labelNames: ['bot', 'direction'],
    registers,
  });
  const paid = new Counter({
    name: 'mura_llm_cost_total',
    help: 'What the language model has cost, in the unit of its prices',
    labelNames: ['bot'],
    registers,
  });
  const latency = new Histogram({
    name: 'mura_llm_answer_seconds',
    help: 'How long answers of the language model took',
    labelNames: ['bot'],
    buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 60],
    registers,
  });
  const standIns = new Counter({
    name: 'mura_llm_replaced_total',
    help: 'Answers that a bot gave in place of the language model',
    labelNames: ['bot'],
    registers,
  });
  return (bot) => ({
    asked(outcome, { input, output }, cost, seconds) {
      questions.inc({ bot, outcome });
      used.inc({ bot, direction: 'in' }, input);
      used.inc({ bot, direction: 'out' }, output);
      paid.inc({ bot }, cost);
      if (outcome === 'answered') latency.observe({ bot }, seconds);
    },
    replaced() {
      standIns.inc({ bot });
    },
  });
}
