import { coverage } from '@mura/language';
import { twoColumns } from './columns.ts';
import { WrongInput } from './ending.ts';
import { linesIn } from './input.ts';
import { print, printJson } from './print.ts';

/** Two files of conversions compared: agreement, and every difference. */
export async function tellComparison(files: readonly string[], asJson: boolean): Promise<void> {
  const [first, second, ...more] = files;
  if (first === undefined || second === undefined || more.length > 0)
    throw new WrongInput('--compare takes two files of conversions.');
  const compared = coverage.compareConversions(await conversionsIn(first), await conversionsIn(second));
  if (asJson) printJson(compared);
  else tellInWords(compared, first, second);
}

async function conversionsIn(file: string): Promise<coverage.ConvertedBy[]> {
  const all: coverage.ConvertedBy[] = [];
  for await (const line of linesIn(file)) all.push(conversionOf(line.toString('utf8'), file, all.length + 1));
  return all;
}

function conversionOf(line: string, file: string, number: number): coverage.ConvertedBy {
  const { id, original, converted } = objectIn(line);
  const isList = Array.isArray(converted) && converted.every((one) => typeof one === 'string');
  if (typeof id !== 'string' || !isList)
    throw new WrongInput(
      `${file}, line ${number}: there must be a JSON object with an 'id' and a list 'converted'.`,
    );
  return { id, converted, ...(typeof original === 'string' ? { original } : {}) };
}

function objectIn(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function tellInWords(compared: coverage.ConversionComparison, first: string, second: string): void {
  const { utterances, same, agreement, differences, onlyFirst, onlySecond } = compared;
  for (const { original, id, onlyFirst: one, onlySecond: other } of differences) {
    print(`${id}  ${original ?? ''}`.trimEnd());
    for (const line of twoColumns(orNothing(one), orNothing(other), WIDTH)) print(`  ${line}`);
  }
  print(
    `${utterances} utterances in both files, ${same} converted alike; agreement of sentences ${(100 * agreement).toFixed(1)} %.`,
  );
  if (onlyFirst.length > 0) print(`Only in ${first}: ${onlyFirst.length}.`);
  if (onlySecond.length > 0) print(`Only in ${second}: ${onlySecond.length}.`);
}

const WIDTH = 120;

function orNothing(texts: readonly string[]): readonly string[] {
  return texts.length === 0 ? ['–'] : texts;
}
