import { type HabitCounts, newCounts } from './counts.ts';

/** Counts as text: numbers in base 36, a run of zeros as `-` and its length. */
export interface PackedCounts {
  readonly spoken: string;
  readonly chosen: string;
  readonly offered: string;
}

export function packCounts({ spoken, chosen, offered }: HabitCounts): PackedCounts {
  return { spoken: pack(spoken), chosen: pack(chosen), offered: pack(offered) };
}

export function unpackCounts({ spoken, chosen, offered }: PackedCounts): HabitCounts {
  const counts = newCounts();
  unpack(spoken, counts.spoken);
  unpack(chosen, counts.chosen);
  unpack(offered, counts.offered);
  return counts;
}

function pack(values: Float64Array): string {
  const words: string[] = [];
  let zeros = 0;
  const endRun = () => {
    if (zeros > 0) words.push(`-${zeros.toString(36)}`);
    zeros = 0;
  };
  for (const value of values) {
    const whole = Math.round(value);
    if (whole === 0) {
      zeros++;
      continue;
    }
    endRun();
    words.push(whole.toString(36));
  }
  endRun();
  return words.join(' ');
}

function unpack(text: string, into: Float64Array): void {
  let at = 0;
  for (const word of text.split(' ')) {
    if (word.startsWith('-')) at += Number.parseInt(word.slice(1), 36);
    else into[at++] = Number.parseInt(word, 36);
  }
}
