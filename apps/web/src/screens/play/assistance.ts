/** What Mura shows to help: nothing, the facts of the village, also who claims what, also what can be true. */
export const ASSISTANCE = ['none', 'facts', 'claims', 'logic'] as const;
export type Assistance = (typeof ASSISTANCE)[number];

export const PANELS = ['claims', 'votes', 'logic', 'notes'] as const;
export type Panel = (typeof PANELS)[number];

const NEEDED: Readonly<Record<Panel, Assistance>> = {
  notes: 'none',
  votes: 'facts',
  claims: 'claims',
  logic: 'logic',
};

/** The panels that a level of assistance gives. */
export function panelsFor(level: Assistance): Panel[] {
  return PANELS.filter((panel) => ASSISTANCE.indexOf(level) >= ASSISTANCE.indexOf(NEEDED[panel]));
}
