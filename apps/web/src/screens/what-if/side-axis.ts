/** The axis on which shares from 0 to 1 are drawn. */
export const WIDTH = 300;
const MARGIN = 14;
export const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;
export const at = (share: number) => MARGIN + share * (WIDTH - 2 * MARGIN);
