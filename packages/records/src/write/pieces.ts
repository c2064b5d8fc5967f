/** So many texts of one kind are kept; what goes beyond is made anew each time. */
const KEPT = 8192;

/**
 * Texts that return in every game, made once and in one piece: a line of few pieces is put together twice as fast as one
 * of many.
 */
export function pieces(make: (number: number) => readonly (string | number)[]): (number: number) => string {
  const kept: (string | undefined)[] = new Array(KEPT);
  return (number) => {
    const known = kept[number];
    if (known !== undefined) return known;
    const text = make(number).join('');
    if (number >= 0 && number < KEPT) kept[number] = text;
    return text;
  };
}

/** The same for three small numbers, e.g. day, turn and player. */
export function pieces3(
  make: (one: number, two: number, three: number) => readonly (string | number)[],
): (one: number, two: number, three: number) => string {
  const kept = pieces((key) => make(key >> 10, (key >> 5) & 31, key & 31));
  return (one, two, three) =>
    one < 8 && two < 32 && three < 32
      ? kept((one << 10) | (two << 5) | three)
      : make(one, two, three).join('');
}
