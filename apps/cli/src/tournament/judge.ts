import { JudgedFolder, judgingQuestion, modelJudge, modelScores, type UnjudgedLog } from '@mura/arena';
import { LLM_BOT } from '@mura/bots';
import type { Model } from '@mura/server';
import { type Language, loadTexts } from '@mura/words';
import { Command } from 'commander';
import { WrongInput } from '../ending.ts';
import { mustHaveModel, usageText } from '../llm.ts';
import { jsonOption, wholeNumber } from '../options.ts';
import { counted, ProgressLine, print, printJson, warn } from '../print.ts';
import { reportLanguageOption } from './report.ts';

interface Options {
  readonly bot: string;
  readonly games: number;
  readonly lang: Language;
  readonly timeout: number;
  readonly json?: true;
}

/** `mura tournament judge`: a language model grades the logs of a contest. */
export function tournamentJudgeCommand(): Command {
  return new Command('judge')
    .description('let a language model grade logs of a contest; its grades stay apart from those of people')
    .argument('<directory>', 'where a contest was run')
    .option('--bot <name>', 'the bot whose language model judges: llm, or llm:NAME of several', LLM_BOT)
    .option('--games <number>', 'logs of each kind of match', wholeNumber(1, 10_000), 24)
    .option('--timeout <ms>', 'limit of an answer of the model', wholeNumber(1, 86_400_000), 120_000)
    .addOption(reportLanguageOption('the language in which the criteria are told'))
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
The model is that of the bot: MURA_LLM_URL, MURA_LLM_MODEL and MURA_LLM_KEY name that of llm. It reads what judges read at
their desk: no teams, no roles, no outcome. Grades go into judging.json at once; stopped, it goes on where it was.

Examples:
  $ mura tournament judge contest --games 5 --lang ja
  $ MURA_LLM_URL=http://127.0.0.1:11434/v1 MURA_LLM_MODEL=small mura tournament judge contest`;

async function run(directory: string, options: Options): Promise<void> {
  const model = await mustHaveModel(process.env, options.bot);
  const judge = modelJudge(model.settings.model);
  const folder = JudgedFolder.open(directory, judge);
  if (!folder.ok) throw new WrongInput(`${folder.error}.`);
  const progress = new ProgressLine();
  let judged = 0;
  let failed = 0;
  for (const log of folder.value.unjudged(options.games)) {
    progress.show(`${counted(judged, 'log')} graded, ${failed} not; reading game ${log.sheet.game}`);
    const scores = await ask(model, log, folder.value, options);
    progress.end();
    if (scores.ok) {
      folder.value.keep(scores.value);
      judged++;
    } else {
      failed++;
      warn(`Game ${log.sheet.game} is not graded: ${scores.error}.`);
    }
  }
  if (model.usage.questions > 0) warn(usageText(options.bot, model.usage));
  if (options.json) printJson({ judge: judge.name, judged, failed });
  else print(`${counted(judged, 'log')} graded by ${judge.name}, ${failed} not`);
  if (judged === 0 && failed > 0) process.exitCode = 1;
}

/** Tokens of an answer: five small numbers for each player, and what a model thinks before them. */
const LONGEST_ANSWER = 4000;

async function ask(
  model: Model,
  { sheet, script }: UnjudgedLog,
  { teams, judge }: JudgedFolder,
  { lang, timeout }: Options,
) {
  const { system, user } = judgingQuestion(script, sheet, await loadTexts('criteria', lang));
  const messages = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ] as const;
  const options = { limit: timeout, longest: LONGEST_ANSWER, json: true, temperature: 0 };
  const answer = await model.ask(messages, options);
  if (!answer.ok) return { ok: false, error: answer.error.message } as const;
  return modelScores(answer.value.text, sheet, judge, { teams });
}
