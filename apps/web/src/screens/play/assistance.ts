import { ASSISTANCE, type Assistance } from '@mura/engine';

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
