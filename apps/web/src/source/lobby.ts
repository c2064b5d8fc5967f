import type { RoleCounts, Team } from '@mura/engine';

/** How people are to speak, from the mildest to anything. */
export const MANNERS = ['polite', 'ordinary', 'unrestricted'] as const;
export type VillageManner = (typeof MANNERS)[number];

/** Villages of a server, as its lobby lists them. */
export interface LobbyVillage {
  readonly id: string;
  readonly name: string;
  readonly state: 'waiting' | 'open' | 'ended' | 'broken';
  readonly preset: string;
  readonly language: string;
  readonly manner: VillageManner;
  readonly players: number;
  readonly roles: RoleCounts;
  readonly taken: number;
  readonly created: number;
  /** As soon as it is known; `null`: it is not, or not to this reader. */
  readonly result: { readonly winner: Team | null } | null;
}

/** The villages in a state; `null`: no server answers, and one plays alone. */
export async function listVillages(
  state: 'waiting' | 'open' | 'ended',
  limit: number,
): Promise<LobbyVillage[] | null> {
  try {
    const answer = await fetch(`/api/v1/villages?state=${state}&limit=${limit}`, {
      headers: { accept: 'application/json' },
    });
    if (!answer.ok) return null;
    const { villages } = (await answer.json()) as { villages?: unknown };
    return Array.isArray(villages) ? villages.filter(isSummary) : null;
  } catch {
    return null;
  }
}

function isSummary(value: unknown): value is LobbyVillage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, preset } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof name === 'string' && typeof preset === 'string';
}
