import type { SymbolTreatment } from '@mura/engine';
import { defaultSymbols } from '@mura/protocols';
import { Option } from 'commander';

/** What becomes of free talk with symbols, by the rule of the contest of 2017. */
export function symbolsOption(): Option {
  return new Option(
    '--symbols <treatment>',
    'what becomes of free talk with symbols; warn in nl2017, else nothing',
  ).choices(['refuse', 'strip', 'warn'] satisfies SymbolTreatment[]);
}

export function symbolsIn(preset: string, given: SymbolTreatment | undefined): SymbolTreatment | null {
  return given ?? defaultSymbols(preset);
}
